# The coach on the page: what the dice of a finished game could have brought, and what to try again.

coach-title = The coach
coach-corner = What the dice could bring
coach-looking = The coach is looking at your dice …

# $count is a number of stars
coach-best = Somebody who had known every roll beforehand could have made { $count ->
    [one] { $count } star
   *[other] { $count } stars
}: that is the best sheet found.
coach-best-is-yours = Nobody could find a better sheet with these dice than yours, not even knowing every roll beforehand.
coach-bound = More than { $count } is not possible with these dice.
coach-proven = More is not possible with these dice.
coach-alone = That sheet is played alone, so its dangers stay with it, as in a solo game.
coach-look = Look at it with the coach

coach-best-name = Best found
coach-back = To the replay
coach-whose = Whose game?
coach-nothing = The coach looks at finished games. Open a record first.
