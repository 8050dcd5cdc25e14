rules-of = Szabályok: { $game }
rules-part = { $number }. { $title }

## Az oldal eleje

rules-players = Játékosok
rules-against = Ki ki ellen játszik
rules-alone = Mindenki egyedül játszik, a többiek ellen.
rules-deal = Egy leosztás
rules-cards = Lapok
rules-library = A pakli összes lapja
rules-play = Játék most
rules-print = Nyomtatás
rules-minute = A játék egy percben
rules-contents = Ezen az oldalon

## Részek

rules-goal = A cél
rules-setup = Előkészület
rules-playing = Játékmenet
rules-scoring = Pontozás és befejezés
rules-options = Változatok
rules-options-say = Egy asztal úgy is nyitható, hogy egyes pontokat másképp értelmez. Meg van jelölve, mi érvényes, ha mást nem mondanak.
rules-default = szokásos
rules-words = A játékosok szavai
rules-clauses = Minden pont
rules-clauses-say = A pont egy számozott szabály. Ha az asztal nem enged egy lépést, megnevezi a pontot.
rules-clause = { $clause } pont

## Ábrák

rules-higher = magasabb, mint
rules-equal = egyenlő vele:
rules-player = Játékos
rules-columns = Oszlopok
rules-base = Tartozás
rules-factor = Szorzó
rules-settled = Elszámolás
rules-at_once = Azonnal fizetve
rules-score = Pontszám
rules-points = Pont
rules-bonus = Bónusz
rules-dich = Dịch
rules-counts = Beszámít
