chuo_pai-rules-minute = Ieder heeft 28 kaarten. In een ronde speelt wie opent één of meer kaarten, en elk van de anderen slaat of past, één keer. *Kun je slaan, dan moet het.* Alleen wat het hoogst is, telt: die kaarten gaan naar de stapel van hun eigenaar, en alle andere kaarten van de ronde zijn weg. Wie past, houdt al zijn kaarten. Als nog hoogstens één speler kaarten heeft, is het spel afgelopen, en wint de grootste stapel. Kom dus uit waar niemand je kan slaan, en laat de anderen goede kaarten verspelen in rondes die ze verliezen.
chuo_pai-rules-deal = Ieder 28 kaarten, tot nog hoogstens één speler kaarten heeft.
chuo_pai-rules-cards = 84 van de 92 Sichuankaarten: vier van elk van de 21 dominoworpen.

## 1. Doel

chuo_pai-rules-goal = Heb aan het einde de grootste stapel. Elke ronde die je wint, brengt de kaarten *waarmee je wint* naar je stapel, en elke kaart daar is één punt (CP-13, CP-16).
chuo_pai-rules-goal-not = Je kaarten kwijtraken is niet het doel. Een kaart die geslagen is, is voor iedereen verloren. Een kaart die je aan het einde nog in je hand hebt, is niets waard.

## 2. Begin

chuo_pai-rules-h-cards = De kaarten
chuo_pai-rules-cards-faces = Een kaart wordt geschreven als de twee aantallen ogen, het grootste eerst: [63] heeft zes en drie. Er zijn er vier van elke soort. Blauwe bloemen op sommige kaarten zijn alleen versiering. Vier [lu] en vier [gw] horen bij het spel kaarten, maar spelen hier niet mee.
chuo_pai-rules-families = Elke soort hoort bij een van vier *families*. Kaarten van verschillende families slaan elkaar nooit: [65] wordt geslagen door [64], [61] of [51], maar niet door [66]. Kaarten met een isgelijkteken ertussen hebben dezelfde rang.
chuo_pai-rules-f-families = De families, elk van hoog naar laag
chuo_pai-rules-family-long = lang
chuo_pai-rules-family-yao = yao
chuo_pai-rules-family-black = zwart
chuo_pai-rules-family-red = rood
chuo_pai-rules-h-dealing = Delen
chuo_pai-rules-dealing = Elk van de drie spelers krijgt 28 kaarten. Er blijft geen kaart over.
chuo_pai-rules-leader = Eén speler, door het lot gekozen, opent de eerste ronde. Er wordt met de klok mee gespeeld.
chuo_pai-rules-h-bonus = De openingsbonus
chuo_pai-rules-bonus = Voor de eerste uitkomst zoekt de tafel [21] en [42] in elke hand. Uit een hand met ten minste één van *elk* gaan alle kaarten van beide soorten naar de stapel van de eigenaar. Dat zijn twee tot acht punten voor niets. Een hand met maar één van de twee soorten houdt ze. Dit gaat vanzelf, bij elke speler die beide soorten heeft, en verandert niet wie uitkomt.
chuo_pai-rules-f-bonus = Wat de bonus oplevert
chuo_pai-rules-n-bonus-four = vier punten, en 24 kaarten blijven in de hand
chuo_pai-rules-n-bonus-none = niets: ze blijven in de hand
chuo_pai-rules-n-bonus-eight = acht punten, en 20 kaarten blijven in de hand

## 3. Spelen

chuo_pai-rules-h-plays = Wat je kunt spelen
chuo_pai-rules-group = Een *groep* is één tot vier kaarten van dezelfde soort. [62] en [53] hebben dezelfde rang, maar samen zijn ze geen groep.
chuo_pai-rules-f-group = Groepen
chuo_pai-rules-combination = Een *combinatie* is één of meer *koppen* met één of meer van de *totalen* die erbij horen. Koppen zijn de vier hoogste lange kaarten. Totalen zijn kaarten van de zwarte en de rode familie, in elke menging. Een combinatie heeft maar één klasse. Ze mag zo veel koppen en totalen hebben als er zijn: 2 tot 12 kaarten.
chuo_pai-rules-classes = Combinaties zijn een eigen familie. Alleen de klasse bepaalt hun rang. Twee combinaties van één klasse met hetzelfde aantal kaarten zijn gelijk.
chuo_pai-rules-f-classes = Koppen en hun totalen, van hoog naar laag
chuo_pai-rules-n-nine = totalen van negen
chuo_pai-rules-n-eight = totalen van acht
chuo_pai-rules-n-seven = totalen van zeven
chuo_pai-rules-n-five = totalen van vijf
chuo_pai-rules-no_total = Alleen deze zwarte en rode kaarten zijn totalen. [44] heeft acht ogen, maar is geen acht; [61] heeft er zeven, maar is geen zeven.
chuo_pai-rules-f-no_group = Mag niet
chuo_pai-rules-n-no_group = twee soorten, en geen kop
chuo_pai-rules-n-two_classes = koppen van twee klassen
chuo_pai-rules-h-round = Een ronde
chuo_pai-rules-round-lead = Wie opent, komt uit met een groep of een combinatie. Passen kan dan niet.
chuo_pai-rules-round-follow = Elk van de anderen die nog kaarten heeft, speelt één keer, op zijn beurt: slaat wat tot dan toe het hoogst is, of past. Dan is de ronde afgelopen. Er is geen tweede rondgang.
chuo_pai-rules-round-won = Wat het hoogst is, wint. Die kaarten gaan naar de stapel van hun eigenaar. Alle andere kaarten van de ronde gaan uit het spel.
chuo_pai-rules-round-next = De winnaar opent de volgende ronde. Heeft de winnaar geen kaarten meer, dan komt de volgende speler uit die er nog heeft.
chuo_pai-rules-h-beating = Slaan
chuo_pai-rules-beat = Je slaat met kaarten van *dezelfde familie*, in *hetzelfde aantal*, die *echt hoger* zijn. Gelijk slaat niet. Groepen en combinaties ontmoeten elkaar nooit. Bij combinaties telt het aantal van alle kaarten, niet hoeveel er koppen zijn.
chuo_pai-rules-must = Kun je slaan, dan moet het, ook als dat een grotere groep breekt. Jij kiest waarmee.
chuo_pai-rules-pass = Kun je niet slaan, dan pas je en houd je je kaarten. Niemand legt ooit een kaart af.
chuo_pai-rules-tells = Passen zegt dus iets: deze speler kon dat niet slaan. Onthoud het.
chuo_pai-rules-f-eights = Voorbeeld: gelijke kaarten
chuo_pai-rules-e-eights-lead = een paar van de zwarte familie
chuo_pai-rules-e-eights-beat = bo heeft ook [62 62], die alleen gelijk zijn. Het paar negens is hoger, dus moet bo het spelen.
chuo_pai-rules-e-eights-pass = kan de negens niet slaan
chuo_pai-rules-e-eights = bo legt twee kaarten op de stapel en komt uit. De achten van ada zijn uit het spel.
chuo_pai-rules-f-choice = Voorbeeld: een keuze
chuo_pai-rules-e-choice-lead = een lange kaart
chuo_pai-rules-e-choice-beat = bo moet slaan, met [33] of met [11], en speelt de laagste
chuo_pai-rules-e-choice-high = nog hoger
chuo_pai-rules-f-combinations = Voorbeeld: combinaties
chuo_pai-rules-e-combinations-lead = Aarde-Acht: twee koppen en twee totalen
chuo_pai-rules-e-combinations-beat = Hemel-Negen: één kop en drie totalen. Vier kaarten, en de klasse is hoger.
chuo_pai-rules-e-combinations-pass = heeft [44 44 52 43]. Dat zijn vier kaarten, maar de klasse is lager.
chuo_pai-rules-e-combinations = [66 66 66 66] had de uitkomst niet geslagen: vier kaarten van één soort zijn een groep.

## 4. Punten en einde

chuo_pai-rules-end = Na elke ronde telt de tafel wie nog kaarten heeft. Is dat hoogstens één speler, dan is het spel afgelopen. Een speler die in een ronde nog niet heeft gespeeld, speelt eerst, ook als beide anderen geen kaarten meer hebben. De telling komt voordat bepaald wordt wie uitkomt.
chuo_pai-rules-points = Elke kaart in je stapel is één punt. De openingsbonus telt ook. Kaarten die in een hand over zijn, tellen niet.
chuo_pai-rules-winner = De grootste stapel wint. Zijn twee of drie grootste stapels gelijk, dan delen hun eigenaars de winst. Niets beslist daarna nog.
chuo_pai-rules-f-piles = Voorbeeld: drie stapels
chuo_pai-rules-piles-share = deelt de winst
chuo_pai-rules-f-last = Voorbeeld: de laatste kaarten
chuo_pai-rules-e-last-lead = de laatste kaart van ada
chuo_pai-rules-e-last-pass = heeft [22 22] en kan niet slaan. bo heeft geen kaarten en wordt niets gevraagd.
chuo_pai-rules-e-last = ada krijgt één punt. Alleen cy heeft nu kaarten, dus het spel is afgelopen, en de twee kaarten van cy tellen niet.
chuo_pai-rules-f-all = Voorbeeld: iedereen heeft één kaart
chuo_pai-rules-e-all = cy krijgt één punt. Niemand heeft nog kaarten, en het spel is afgelopen.

## Opties

chuo_pai-rules-o-combinations = Grootte van combinaties
chuo_pai-rules-o-combinations-free = Ten minste één kop en één totaal: 2 tot 12 kaarten.
chuo_pai-rules-o-combinations-equal = Evenveel totalen als koppen: 2, 4, 6 of 8 kaarten.
chuo_pai-rules-o-combinations-capped = Ten minste één kop en één totaal, ten hoogste vier kaarten.
chuo_pai-rules-o-note = Een optie geldt voor uitkomen en voor slaan. Verder verandert er niets.

## Woorden

chuo_pai-rules-w-yao = één: de familie van [51] en [61]
chuo_pai-rules-w-nine = Hemel-Negen
chuo_pai-rules-w-eight = Aarde-Acht
chuo_pai-rules-w-seven = Mens-Zeven
chuo_pai-rules-w-five = Harmonie-Vijf
chuo_pai-rules-w-nail = een spijker: zo ziet [21] eruit
