# Challenges, and games with the same dice side by side. Refusals stand here that only commands say.

compare-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
compare-alike = Tout le monde a écrit la même chose.
compare-parted = Les chemins se séparent au tour { $turn }, sur { $roll }.

## Games that are compared

refused-compare-adventure = Cette partie est d’une autre aventure que la première.
refused-compare-layout = Cette partie se joue sur un autre plan que la première.
refused-compare-options = Cette partie a d’autres règles maison que la première.
refused-compare-roll = Ce sont d’autres dés : le tour { $turn } a { $roll } ici et { $others } avant.

## Challenges

refused-challenge-seed = La graine d’un défi a { $count } octets.
refused-challenge-version = Ce défi est de la version { $found }, que ce programme ne sait pas lire.
refused-challenge-seal = Le sceau ne correspond pas : quelque chose a été changé dans ce défi.
refused-run-table = Un défi se joue en solo.
refused-run-other = Ce n’est pas la partie du défi : autre aventure, autre plan ou autres règles maison.
refused-run-roll = Ce ne sont pas les dés du défi : le tour { $turn } a { $roll } au lieu de { $due }.
refused-run-unfinished = Cette partie n’est pas encore terminée.

## Challenges in the terminal

challenge-made = { $path } est prêt. Son sceau commence par { $seal }.
challenge-how = Envoie le fichier à qui tu veux. Pour y jouer : { $command }
challenge-known = Qui a joué cette partie connaît ces dés.
challenge-alone = Un défi se joue seul : donne un seul nom.
challenge-kept-at = Un essai commencé se trouve dans { $path } : continue-le sans --out.
challenge-practice = Essai { $number } à ce défi : entraînement. C’est ton premier essai qui compte.
challenge-practice-runs = Entraînement, qui ne compte pas :
challenge-no-runs = Personne n’a encore terminé ce défi.
challenge-percentile = { $count } points sur 100

## Bots that are named

refused-bot-unknown = Aucun robot ne s’appelle { $name } ; il y a { $bots }.
refused-bot-count = Tu as nommé { $bots } robots pour { $players } joueurs ; nommes-en un seul, ou un par joueur.

## Challenges and dailies at a server, in the terminal

remote-address = { $text } n’est pas l’adresse d’un serveur ; elle ressemble à https://example.org.
remote-link = { $text } n’est pas le lien d’un défi ; il se termine par /c/ et un code.
remote-code = { $text } n’est pas le code d’un défi : un code a cinq lettres.
remote-which-server = Sur quel serveur est { $code } ? Indique --server URL, ou le lien entier.
remote-away = { $server } ne répond pas : { $why }
remote-stranger = { $server } ne répond pas comme un serveur de Penny Papers.
remote-needs = pour jouer sur un serveur, il faut plus que ce qui est installé : { $install }
remote-name = dis quel nom doit figurer dans les résultats : --players NAME
remote-option = { $option } sert aux défis sur un serveur : indique --server URL
remote-not-with = { $option } sert aux défis dans un fichier, sans --server
remote-made = Le défi est ici : { $link }
remote-how = Envoie le lien à qui tu veux. Il se joue sur la page, ou avec : { $command }
remote-place = Place { $place } sur { $total }, { $percent } points sur 100.
remote-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
remote-again = La connexion était perdue et elle est revenue. Encre encore une fois.
remote-out-of-time = Ton temps était écoulé : un robot a encré { $marks }.
remote-clock = Tu as { $seconds } secondes par tour. Ensuite, un robot écrit pour toi.
remote-closes = Ouvert jusqu’au { $when }.
remote-daily = Les dés du { $day } :
remote-not-played = pas encore joué
remote-no-daily = { $server } n’a pas de dés du jour pour cette aventure.
