# De instellingen, op het beginscherm en in het menu van een spel.

play-settings = Instellingen
play-setting-language = Taal
play-setting-theme = Thema
play-theme-auto = Zoals het toestel
play-theme-light = Dag
play-theme-dark = Lantaarn
play-setting-moves = Animaties
play-setting-moves-more = Dobbelstenen rollen, getallen verschijnen streek voor streek.
play-setting-sounds = Geluiden
play-setting-sounds-more = Je hoort de dobbelstenen, het potlood, een gevaar en het podium.
play-setting-vibration = Trillen
play-setting-vibration-more = De telefoon trilt als de dobbelstenen vallen.
play-setting-inks = Inkt vanzelf
play-setting-inks-more = Een beurt die af is, wordt na een moment geïnkt.
