# Les réglages, à l’accueil et dans le menu d’une partie.

play-settings = Réglages
play-setting-language = Langue
play-setting-theme = Thème
play-theme-auto = Comme l’appareil
play-theme-light = Jour
play-theme-dark = Lanterne
play-setting-moves = Animations
play-setting-moves-more = Les dés roulent, les nombres s’écrivent trait par trait.
play-setting-sounds = Sons
play-setting-sounds-more = On entend les dés, le crayon, un danger et le podium.
play-setting-vibration = Vibrations
play-setting-vibration-more = Le téléphone vibre quand les dés tombent.
play-setting-inks = Encre automatique
play-setting-inks-more = Un tour fini passe à l’encre après un instant.
