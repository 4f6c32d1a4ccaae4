# Die Einstellungen, am Anfang und im Menü eines Spiels.

play-settings = Einstellungen
play-setting-language = Sprache
play-setting-theme = Farben
play-theme-auto = Wie das Gerät
play-theme-light = Tag
play-theme-dark = Laterne
play-setting-moves = Animationen
play-setting-moves-more = Würfel rollen, Zahlen entstehen Strich für Strich.
play-setting-sounds = Geräusche
play-setting-sounds-more = Würfel, Stift, eine Gefahr und das Siegerpodest sind zu hören.
play-setting-vibration = Vibration
play-setting-vibration-more = Das Telefon summt, wenn die Würfel fallen.
play-setting-inks = Von selbst eintragen
play-setting-inks-more = Eine fertige Runde wird nach einem Moment eingetragen.
