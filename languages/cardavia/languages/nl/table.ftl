## Plaatsen

seat = Plaats { $seat }
    .you = Jij
seat-inside = plaats { $seat }
    .you = jou
seat-label = Plaats { $seat } ({ $who })
    .you = Plaats { $seat } (jij)
seat-person = mens
seat-empty = nog niemand
seat-away = weg, een AI speelt
seat-away-named = { $name }: weg, een AI speelt
door_of = de deur van { $seat }
    .you = jouw deur
score = { $seat } { $points }
    .you = jij { $points }

## Wat er gebeurt

opened = Er is een tafel { $game } geopend. Kaarten: { $source }.
opened-fair = eerlijk verdeeld
opened-seeded = uit een startwaarde
opened-given = zoals gegeven
seat_taken = { $seat } is ingenomen.
    .you = Je gaat zitten.
seat_taken-named = { $seat } neemt plaats { $number } in.
    .you = Je gaat zitten.
seat_taken-again = { $seat } is terug.
    .you = Je bent terug.
seat_left = { $seat } is verlaten.
    .you = Je bent weggegaan.
seat_left-named = { $seat } is weggegaan.
    .you = Je bent weggegaan.
seat_left-time = { $seat } heeft geen tijd meer: een AI speelt verder.
    .you = Je tijd is om: een AI speelt voor je.
seat_left-absent = { $seat } is weg: een AI speelt verder.
    .you = Je was weg: een AI speelt voor je.
paused = De tafel is gepauzeerd. { $reason }
paused-over = De tafel gaat verder. { $reason }
restarted = De server is opnieuw gestart; de tijd voor wat open staat, begint opnieuw.
entropy_due = Allen hebben hun deel van het schudden vastgelegd, en onthullen het.
entropy_revealed = { $seat } onthult een deel van het schudden.
    .you = Je onthult jouw deel van het schudden.
begun = De kaarten zijn gedeeld.
moved-lead = { $seat } komt uit met { $cards }.
    .you = Je komt uit met { $cards }.
moved-beat = { $seat } slaat met { $cards }.
    .you = Je slaat met { $cards }.
moved-pass = { $seat } past.
    .you = Je past.
moved-discard = { $seat } legt { $cards } af.
    .you = Je legt { $cards } af.
moved-discard-down = { $seat } legt { $cards } gesloten.
    .you = Je legt { $cards } gesloten.
moved-win = { $seat } wint!
    .you = Je wint!
moved-chiu = { $seat } claimt Chíu.
    .you = Je claimt Chíu.
moved-decline = { $seat } claimt niets.
    .you = Je claimt niets.
moved-chan = { $seat } neemt als Chắn.
    .you = Je neemt als Chắn.
moved-ca = { $seat } neemt als Cạ met { $cards }.
    .you = Je neemt als Cạ met { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } antwoordt: { $move }.
    .you = Je antwoord: { $move }.
hidden =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
bonus = { $seat } legt { $cards } weg als openingsbonus.
    .you = Je legt { $cards } weg als openingsbonus.
reveal = { $card } wordt gedraaid bij { $door }.
shown = { $seat } toont { $cards }.
    .you = Je toont { $cards }.
uncovered = { $seat } had { $cards } gesloten gelegd.
    .you = Je had { $cards } gesloten gelegd.
round_won = { $seat } wint de { $round } met { $cards }.
    .you = Je wint de { $round } met { $cards }.
round = ronde
trick = slag
paid = { $payer } betaalt { $points } aan { $payee } ({ $reason }).
    .you = Je betaalt { $points } aan { $payee } ({ $reason }).
window_opened = De kaart kan worden geclaimd.
window_closed = De claims zijn afgehandeld.
settled = De eindstand: { $scores }.
ended-over = Het spel is afgelopen.
ended-closed = De tafel is gesloten. { $reason }
ended-void = Het spel is ongeldig verklaard. { $reason }
continued = Het volgende spel is aan een andere tafel.
released = Het hele logboek is open voor iedereen.

## Zetten

verb-lead = uitkomen
verb-beat = slaan
verb-pass = passen
verb-discard = afleggen
verb-win = winnen
verb-chiu = chíu
verb-decline = afslaan
verb-chan = chắn
verb-ca = cạ
gloss-pass = laten liggen
gloss-win = de hand afmaken
gloss-chiu = er drie bij leggen
gloss-decline = niets claimen
gloss-chan = nemen met een gelijke

## Waarom er wordt betaald

reason-supreme = de Hoogste
reason-quartet = een kwartet
reason-final = eindafrekening
reason-catch = de vangst
reason-score = de score

## Bonussen

bonus-xuong = Ù xuông (gewone winst)
bonus-chi = Ù chì (eigen deur)
bonus-thien_u = Thiên ù (compleet gedeeld)
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai (vier gedeeld)
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (geen rood)
bonus-tam_do = Tám đỏ (acht rode)
bonus-kinh_tu_chi = Kính tứ chi (vier Chi chi)
bonus-thap_thanh = Thập thành (tien Chắn)

## De tafel

hand = hand
hand-yours =
    Je hand: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
hand-empty = Je hand is leeg
high = ← hoogste
banker = bankhouder
dealer = gever
dead = dode hand
pile = stapel
columns = kolommen
immediate = betalingen { $points }
down = gesloten
played = gespeeld
lies = op tafel
led = uitgekomen
out = Uit het spel: { $count }.
stock = In de stok: { $count }.
public = { $card } ligt bij { $door }, { $source }.
public-1 = afgelegd
public-2 = gedraaid
public-3 = als vervanging
no_public = Er ligt geen open kaart.
door = deur
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = gewonnen met
shown-zone = getoond
high_now = Hoogste: { $cards } van { $seat }.
to_lead = { $seat } moet uitkomen.
    .you = Jij moet uitkomen.
red = * zijn rode kaarten

## Plekken

zone-pack = spel kaarten
zone-hand = hand
zone-trick = op tafel
zone-pile = stapel
zone-out = uit
zone-down = gesloten
zone-open = gespeeld
zone-stock = stok
zone-public = open kaart
zone-door = deur
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = gewonnen met
zone-shown = getoond

## Stand van zaken

status-opened = Wachten tot alle plaatsen bezet zijn.
status-paused = De tafel is gepauzeerd.
status-turn = Aan de beurt: { $seat }.
    .you = Jij bent aan de beurt.
status-window = De claims worden afgehandeld.
status-over = Het spel is afgelopen.
status-closed = De tafel is gesloten.
status-void = Het spel is ongeldig verklaard.
status-wait = Een ogenblik.

## Afrekening

settlement = Afrekening
settlement-none = Er is geen afrekening.
winner = { $seat } heeft gewonnen.
    .you = Je hebt gewonnen!
winners = { $seats } delen de winst.
draw = Gelijkspel: niemand wint.
stock_out = De stok is op.
piles = Stapels vergeleken: de grootste wint.
immediates = Directe betalingen:
immediates-none = Geen directe betalingen.
finals = Eindafrekening met de winnaar van de laatste slag:
line = { $payer } betaalt { $points } aan { $payee }  ({ $sum }; { $reason })
    .you = Je betaalt { $points } aan { $payee }  ({ $sum }; { $reason })
awards = De optelsom: de hoogste bonus telt helemaal, de andere met hun dịch.
awards-whole = De optelsom: met Thập thành tellen alle bonussen helemaal.
sum = { $sum } = { $points }
each_pays = Elk van de anderen betaalt { $points }.
