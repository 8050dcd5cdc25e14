rules-of = Regels van { $game }
rules-part = { $number }. { $title }

## Bovenaan de pagina

rules-players = Spelers
rules-against = Wie tegen wie
rules-alone = Ieder speelt alleen, tegen alle anderen.
rules-deal = Eén spel
rules-cards = Kaarten
rules-library = Alle kaarten van dit spel bekijken
rules-play = Nu spelen
rules-print = Afdrukken
rules-minute = Het spel in een minuut
rules-contents = Op deze pagina

## Delen

rules-goal = Doel
rules-setup = Begin
rules-playing = Spelen
rules-scoring = Punten en einde
rules-options = Opties
rules-options-say = Een tafel kan worden geopend met een andere lezing van enkele clausules. Wat geldt als er niets anders is gezegd, is aangegeven.
rules-default = gewoon
rules-words = Woorden van spelers
rules-clauses = Alle clausules
rules-clauses-say = Een clausule is een genummerde regel. Als de tafel een zet weigert, staat de clausule erbij.
rules-clause = Clausule { $clause }

## Figuren

rules-higher = hoger dan
rules-equal = gelijk aan
rules-player = Speler
rules-columns = Kolommen
rules-base = Schuld
rules-factor = Verdubbeld
rules-settled = Afrekening
rules-at_once = Direct betaald
rules-score = Score
rules-points = Punten
rules-bonus = Bonus
rules-dich = Dịch
rules-counts = Telt
