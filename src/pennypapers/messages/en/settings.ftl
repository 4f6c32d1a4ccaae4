# The settings, which home and the menu of a game show.

play-settings = Settings
play-setting-language = Language
play-setting-theme = Theme
play-theme-auto = As the device
play-theme-light = Day
play-theme-dark = Lantern
play-setting-moves = Animations
play-setting-moves-more = Dice tumble, numbers are written stroke by stroke.
play-setting-sounds = Sounds
play-setting-sounds-more = Dice, pencil, a danger and the podium can be heard.
play-setting-vibration = Vibration
play-setting-vibration-more = The phone hums when the dice fall.
play-setting-inks = Ink by itself
play-setting-inks-more = A finished turn is inked after a moment.
