rules-of = Säännöt: { $game }
rules-part = { $number }. { $title }

## Sivun alku

rules-players = Pelaajia
rules-against = Kuka ketä vastaan
rules-alone = Jokainen pelaa yksin kaikkia muita vastaan.
rules-deal = Yksi jako
rules-cards = Kortit
rules-library = Katso pakan kaikki kortit
rules-play = Pelaa nyt
rules-print = Tulosta
rules-minute = Peli minuutissa
rules-contents = Tällä sivulla

## Osat

rules-goal = Tavoite
rules-setup = Valmistelu
rules-playing = Pelaaminen
rules-scoring = Pisteet ja loppu
rules-options = Valinnat
rules-options-say = Pöydän voi avata niin, että joitakin kohtia luetaan toisin. Merkittynä on se, mikä pätee, ellei muuta sanota.
rules-default = tavallinen
rules-words = Pelaajien sanoja
rules-clauses = Kaikki kohdat
rules-clauses-say = Kohta on numeroitu sääntö. Kun pöytä ei hyväksy siirtoa, se nimeää kohdan.
rules-clause = Kohta { $clause }

## Kuviot

rules-higher = korkeampi kuin
rules-equal = yhtä korkea kuin
rules-player = Pelaaja
rules-columns = Pylväitä
rules-base = Velka
rules-factor = Kerroin
rules-settled = Tilitys
rules-at_once = Heti maksettu
rules-score = Tulos
rules-points = Pisteet
rules-bonus = Bonus
rules-dich = Dịch
rules-counts = Lasketaan
