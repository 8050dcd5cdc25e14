## De kop en titels van vensters

nav = Pagina's
nav-games = Cardavia: alle spellen
nav-library = Bibliotheek
title-table = Tafel
title-join = Plaatsnemen
title-replay = Terugkijken
page-close = Sluiten

## Home

home-title = Oude kaartspellen, één klik ver
home-lead = Speel meteen tegen AI-spelers, of met vrienden via een link. Je hoeft niets te installeren en hebt geen account nodig.
home-play = Spelen tegen AI-spelers
home-rules = Regels
home-rules-of = Regels van { $game }
home-players = { $count } spelers
home-minutes = { $minutes } minuten

home-line-chuo_pai = Speel hoger en hoger. Alleen wat de ronde wint, telt.
home-line-tien_gow = Win slagen. Alleen de laatste beslist wie er wordt betaald.
home-line-chan = Maak als eerste tien paren, waarvan zes gelijke.
home-kind-chuo_pai = klimmen
home-kind-tien_gow = slagen
home-kind-chan = paren
home-luck-chuo_pai = wat geluk
home-luck-tien_gow = veel geluk
home-luck-chan = veel geluk
home-like-chuo_pai = Goed om mee te beginnen: weinig regels. Kun je slaan, dan moet het; de kunst is dus waarmee je uitkomt.
home-like-tien_gow = Snel en spannend. Win een slag of twee, en bewaar iets sterks voor het allerlaatst.
home-like-chan = Het rijkste van de drie: draai, leg af, en claim wat anderen afleggen. De tafel zegt je wat er mag.

home-friends = Met vrienden
home-people = Mensen
home-listed = Iedereen mag kijken en gaan zitten
home-friends-how = Aan de tafel krijg je een link voor elke vriend. Wie hem opent, gaat zitten.
home-open = Tafel openen

home-link = Heb je een link gekregen?
home-link-how = Open hem, of plak hem hier: om te gaan zitten, mee te kijken of een spel terug te kijken.
home-link-field = Link
home-link-go = Ga
home-link-wrong = Dit is geen link van een tafel of een spel.
home-file = Spel uit een bestand terugkijken

home-tables = Tafels om mee te kijken
home-tables-none = Nu is er geen tafel voor iedereen open. Gebruik de link van je vrienden om bij hen mee te kijken.
home-status-opened = wacht op spelers
home-status-playing = bezig
home-status-over = afgelopen
home-status-closed = gesloten
home-status-void = ongeldig

home-library-line = Drie tradities van kaarten: waar ze vandaan komen, en hoe elke kaart heet.
home-programs = Voor programma’s en terminals: zo maak je verbinding
deck-place-sichuan = Sichuan, China
deck-place-dominoes = China
deck-place-to_tom = Vietnam
deck-size = { $count } kaarten

## Waar niets is

unknown-title = Hier is niets
unknown-line = Dit adres leidt nergens heen. Misschien mist er een stuk.
unknown-games = Alle spellen

## Instellingen

settings = Instellingen
settings-reset = Alles terugzetten
settings-language = Taal
settings-language-system = Die van de browser
settings-surroundings = Omgeving
settings-surroundings-system = Zoals de browser
settings-surroundings-dark = Donker
settings-surroundings-light = Licht
settings-contrast = Contrast
settings-contrast-low = zacht
settings-contrast-high = sterk
settings-grain = Textuur
settings-grain-low = glad
settings-grain-high = ruw
settings-warmth = Kleurtemperatuur
settings-warmth-low = koel
settings-warmth-high = warm
settings-cardSize = Grootte van kaarten
settings-cardSize-low = klein
settings-cardSize-high = groot
settings-motion = Beweging
settings-motion-system = Zoals de browser
settings-motion-on = Aan
settings-motion-off = Uit
settings-hand = Hand
settings-hand-right = Rechts
settings-hand-left = Links
settings-forced = Als er maar één zet mogelijk is
settings-forced-ask = Vraag mij
settings-forced-play = Speel hem voor mij
settings-sound = Geluid
settings-sound-off = Uit
settings-sound-on = Aan
settings-volume = Volume
settings-volume-low = zacht
settings-volume-high = hard

## Problemen

problem-lost = De server is niet te bereiken. Probeer het straks weer.
problem-other = Er ging iets mis: { $what }
