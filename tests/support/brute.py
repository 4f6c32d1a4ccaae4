"""A second, brute-force implementation of the rules, written from docs/rules.md without regard to speed.

It uses nothing that the package `rules` computes (adjacency, lines of sight, ways to make a number), so that tests can
compare two independent implementations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from pennypapers.rules import Discovery, HouseRules, Kind, Roll, Sheet, Space, Symbol
from pennypapers.rules.mark import Writing

BUILDINGS = (Symbol.HUT, Symbol.STATUE, Symbol.MINE)

# -- adjacency and dice ---------------------------------------------------------------------------------------


def adjacent(one: Space, other: Space) -> bool:
    """G7: whether two spaces are neighbours, corners included."""
    return one != other and abs(one.col - other.col) <= 1 and abs(one.row - other.row) <= 1


def off_the_sheet_beside(sheet: Sheet, space: Space) -> bool:
    """Whether one of the eight neighbours is not part of the layout."""
    return sum(adjacent(space, other) for other in sheet.layout.spaces) < 8


def connected(spaces: Sequence[Space]) -> bool:
    reached = {spaces[0]}
    for _ in spaces:
        reached |= {space for space in spaces if any(adjacent(space, known) for known in reached)}
    return len(reached) == len(set(spaces))


def makes(dice: Iterable[object], number: int) -> bool:
    """G4, G5: whether exactly these dice make this number."""
    faces = list(dice)
    if faces == ["P"]:
        return 1 <= number <= 15
    numbers = [face for face in faces if isinstance(face, int)]
    return bool(faces) and len(numbers) == len(faces) and sum(numbers) == number


def sets_of_dice(dice: Sequence[object]) -> Iterator[tuple[tuple[object, ...], tuple[object, ...]]]:
    """Every non-empty subset of the dice, with the dice that are left."""
    for chosen in product((False, True), repeat=len(dice)):
        yield (
            tuple(die for die, used in zip(dice, chosen, strict=True) if used),
            tuple(die for die, used in zip(dice, chosen, strict=True) if not used),
        )


def numbers_of(roll: Roll) -> set[int]:
    return {number for number in range(1, 16) for dice, _ in sets_of_dice(roll.faces) if makes(dice, number)}


def uses_fit(roll: Roll, uses: Sequence[Writing]) -> bool:
    """V2: whether each of these uses (a number, or any symbol for a building) can be given dice of its own."""
    return _uses_fit(roll.faces, uses)


def _uses_fit(dice: Sequence[object], uses: Sequence[Writing]) -> bool:
    if not uses:
        return True
    first, *others = uses
    for used, left in sets_of_dice(dice):
        serves = list(used) == ["D"] if isinstance(first, Symbol) else makes(used, first)
        if serves and _uses_fit(left, others):
            return True
    return False


# -- where to write -------------------------------------------------------------------------------------------


def eligible(sheet: Sheet, roll: Roll, house: HouseRules, value: Writing) -> set[Space]:
    """The spaces where this value may be written, assuming the dice make it: T2, T3, T5, O1; I2–I5; V3–V6, O2."""
    kinds, filled = sheet.layout.kinds, sheet.writing
    empty = {space for space, kind in kinds.items() if kind == "o" and space not in filled}
    numbers = {space for space, mark in filled.items() if isinstance(mark, int)}
    if sheet.layout.adventure == "temple":
        doors = {space for space, kind in kinds.items() if kind == "D" and space not in filled}
        if roll.dakota and (doors or house.no_door == "pass"):
            return doors
        return empty
    if sheet.layout.adventure == "island":
        sea = {space for space, kind in kinds.items() if kind == "~"}
        if value is Symbol.BOAT:
            return {space for space in sea - set(filled) if any(adjacent(space, other) for other in set(kinds) - sea)}
        boats = {space for space, mark in filled.items() if mark is Symbol.BOAT}
        if numbers:
            reach = {space for space in empty if any(adjacent(space, mark) for mark in numbers | boats)}
        else:
            reach = {
                space
                for space in empty
                if off_the_sheet_beside(sheet, space) or any(adjacent(space, other) for other in sea)
            }
        return reach or empty
    if not numbers:
        if isinstance(value, Symbol):
            return set()
        reach = {space for space in empty if off_the_sheet_beside(sheet, space)}
    else:
        grown = set(numbers)
        if house.valley_growth == "buildings_too":
            grown |= {space for space, mark in filled.items() if mark in BUILDINGS}
        reach = {space for space in empty if any(adjacent(space, mark) for mark in grown)}
    return reach or empty


def danger_spaces(sheet: Sheet, before: Iterable[Space]) -> set[Space]:
    """T6, I7, V10; T14, I19, V15: the spaces where a danger may be drawn."""
    empty = {space for space, kind in sheet.layout.kinds.items() if kind == "o" and space not in sheet.writing}
    near = {space for space in empty if any(adjacent(space, filled) for filled in before)}
    return near or empty


# -- what counts ----------------------------------------------------------------------------------------------


def longest_sequence(sheet: Sheet) -> int:
    """T9, by following every path; 0 if there is no sequence of at least two."""
    numbers = {space: mark for space, mark in sheet.writing.items() if isinstance(mark, int)}

    def walk(space: Space) -> int:
        steps = [near for near in numbers if adjacent(space, near) and numbers[near] == numbers[space] + 1]
        return 1 + max(map(walk, steps), default=0)

    longest = max(map(walk, numbers), default=0)
    return longest if longest >= 2 else 0


def grouped_values(sheet: Sheet) -> set[int]:
    """T10: the values that stand in three connected spaces."""
    return {
        value
        for value in range(1, 16)
        for three in combinations([space for space, mark in sheet.writing.items() if mark == value], 3)
        if connected(three)
    }


def crossed_out(sheet: Sheet, danger: Space) -> bool:
    """G9: whether a danger counts as crossed out, because it is or because it has a 9 beside it."""
    return any(mark == 9 and adjacent(danger, space) for space, mark in sheet.writing.items())


def numbers_beside(sheet: Sheet, space: Space) -> list[int]:
    return [mark for other, mark in sheet.writing.items() if isinstance(mark, int) and adjacent(space, other)]


def possible_treasures(sheet: Sheet) -> set[tuple[Space, int]]:
    """I9: every space and value with the four marks of a treasure in line with it."""
    found = set()
    for space, kind in sheet.layout.kinds.items():
        if kind == "~":
            continue
        row = [(other.col - space.col, mark) for other, mark in sheet.writing.items() if other.row == space.row]
        column = [(other.row - space.row, mark) for other, mark in sheet.writing.items() if other.col == space.col]
        found |= {(space, value) for value in range(1, 16) if _pair(row, value) and _pair(column, value)}
    return found


def _pair(line: list[tuple[int, Writing]], value: int) -> bool:
    """Whether a line has the number or a boat on each side, and not two boats."""
    before = [mark for distance, mark in line if distance < 0]
    after = [mark for distance, mark in line if distance > 0]
    return any(
        {one, other} <= {value, Symbol.BOAT} and not (one is Symbol.BOAT and other is Symbol.BOAT)
        for one in before
        for other in after
    )


def treasures_to_note(sheet: Sheet) -> set[tuple[Space, int]]:
    """I10: those possible treasures that the sheet still has room for."""
    if len(sheet.treasures) >= 5:
        return set()
    return {
        (space, value)
        for space, value in possible_treasures(sheet)
        if space not in sheet.treasures and value not in sheet.treasures.values()
    }


def possible_discoveries(sheet: Sheet) -> set[tuple[Kind, frozenset[Space]]]:
    """V9, by trying every combination of spaces."""
    taken = {space for discovery in sheet.discoveries for space in discovery.spaces}
    numbers = {space: mark for space, mark in sheet.writing.items() if isinstance(mark, int) and space not in taken}
    cities = {
        sheet.writing[space]
        for discovery in sheet.discoveries
        if discovery.kind is Kind.CITY
        for space in discovery.spaces
    }
    found = set()
    for five in combinations(numbers, 5):
        if len({numbers[space] for space in five}) == 5 and connected(five):
            found.add((Kind.FOREST, frozenset(five)))
    for four in combinations(numbers, 4):
        values = {numbers[space] for space in four}
        if len(values) == 1 and not values & cities and connected(four):
            found.add((Kind.CITY, frozenset(four)))
        if min(values) >= 10 and _is_pyramid(four):
            found.add((Kind.PYRAMID, frozenset(four)))
    for three in combinations(numbers, 3):
        if min(numbers[space] for space in three) >= 6 and connected(three):
            found.add((Kind.MOUNTAIN, frozenset(three)))
    return found


def _is_pyramid(four: Sequence[Space]) -> bool:
    """A T of four: the middle has exactly three spaces beside it along row and column, two of them opposite."""
    for middle in four:
        steps = {(space.col - middle.col, space.row - middle.row) for space in four if space != middle}
        if steps <= {(0, 1), (0, -1), (1, 0), (-1, 0)} and len(steps) == 3:
            return True
    return False


def as_pair(discovery: Discovery) -> tuple[Kind, frozenset[Space]]:
    return discovery.kind, frozenset(discovery.spaces)
