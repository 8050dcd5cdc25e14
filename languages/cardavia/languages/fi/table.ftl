## Paikat

seat = Paikka { $seat }
    .you = Sinä
seat-inside = paikka { $seat }
    .you = sinä
seat-label = Paikka { $seat } ({ $who })
    .you = Paikka { $seat } (sinä)
seat-person = ihminen
seat-empty = vapaa
seat-away = poissa, tekoäly pelaa
seat-away-named = { $name }: poissa, tekoäly pelaa
door_of = ovi: { $seat }
    .you = oma ovesi
score = { $seat } { $points }
    .you = sinä { $points }

## Mitä tapahtuu

opened = { $game }: pöytä on avattu. Kortit: { $source }.
opened-fair = reilu jako
opened-seeded = siemenluvusta
opened-given = annetut
seat_taken = { $seat }: varattu.
    .you = Istut pöytään.
seat_taken-named = Paikka { $number }: pöytään istuu { $seat }.
    .you = Istut pöytään.
seat_taken-again = { $seat } on palannut.
    .you = Olet palannut.
seat_left = { $seat }: jäi vapaaksi.
    .you = Olet lähtenyt.
seat_left-named = { $seat } on lähtenyt.
    .you = Olet lähtenyt.
seat_left-time = { $seat }: aika loppui, tekoäly jatkaa.
    .you = Aikasi on lopussa: tekoäly pelaa puolestasi.
seat_left-absent = { $seat }: poissa, tekoäly jatkaa.
    .you = Olit poissa: tekoäly pelaa puolestasi.
paused = Pöytä on tauolla. { $reason }
paused-over = Peli jatkuu. { $reason }
restarted = Palvelin käynnistettiin uudelleen; avoimen päätöksen aika alkaa alusta.
entropy_due = Kaikki ovat sitoutuneet osaansa sekoituksesta ja paljastavat sen.
entropy_revealed = { $seat } paljastaa osansa sekoituksesta.
    .you = Paljastat osasi sekoituksesta.
begun = Kortit on jaettu.
moved-lead = { $seat } avaa: { $cards }.
    .you = Avaat: { $cards }.
moved-beat = { $seat } lyö: { $cards }.
    .you = Lyöt: { $cards }.
moved-pass = { $seat } passaa.
    .you = Passaat.
moved-discard = { $seat } heittää pois: { $cards }.
    .you = Heität pois: { $cards }.
moved-discard-down = { $seat } panee nurin: { $cards }.
    .you = Panet nurin: { $cards }.
moved-win = { $seat } voittaa!
    .you = Voitat!
moved-chiu = { $seat } vaatii Chíun.
    .you = Vaadit Chíun.
moved-decline = { $seat } ei vaadi mitään.
    .you = Et vaadi mitään.
moved-chan = { $seat } ottaa: Chắn.
    .you = Otat: Chắn.
moved-ca = { $seat } ottaa: Cạ, kädestä { $cards }.
    .you = Otat: Cạ, kädestä { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } vastaa: { $move }.
    .you = Vastauksesi: { $move }.
hidden =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
bonus = { $seat } saa pinoonsa aloitusbonuksen: { $cards }.
    .you = Saat pinoosi aloitusbonuksen: { $cards }.
reveal = { $card } käännetään esiin, { $door }.
shown = { $seat } näyttää: { $cards }.
    .you = Näytät: { $cards }.
uncovered = { $seat } oli pannut nurin: { $cards }.
    .you = Olit pannut nurin: { $cards }.
round_won = { $seat } voittaa ({ $round }): { $cards }.
    .you = Voitat ({ $round }): { $cards }.
round = kierros
trick = tikki
paid = { $payer } maksaa { $points } ({ $reason }). Saaja: { $payee }.
    .you = Maksat { $points } ({ $reason }). Saaja: { $payee }.
window_opened = Korttia voi vaatia.
window_closed = Vaatimukset on ratkaistu.
settled = Tulos: { $scores }.
ended-over = Jako on päättynyt.
ended-closed = Pöytä suljettiin. { $reason }
ended-void = Jako mitätöitiin. { $reason }
continued = Seuraava jako on toisessa pöydässä.
released = Koko loki on avoinna kaikille.

## Siirrot

verb-lead = avaa
verb-beat = lyö
verb-pass = passaa
verb-discard = heitä
verb-win = voita
verb-chiu = chíu
verb-decline = luovu
verb-chan = chắn
verb-ca = cạ
gloss-pass = jätä kortti
gloss-win = käsi valmis
gloss-chiu = pane kolme lisää
gloss-decline = älä vaadi mitään
gloss-chan = ota samanlaisella

## Miksi maksetaan

reason-supreme = Ylin
reason-quartet = nelikko
reason-final = lopputilitys
reason-catch = sieppaus
reason-score = pisteet

## Bonukset

bonus-xuong = Ù xuông (pelkkä voitto)
bonus-chi = Ù chì (oma ovi)
bonus-thien_u = Thiên ù (valmis jaossa)
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai (neljä jaossa)
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (ei punaisia)
bonus-tam_do = Tám đỏ (8 punaista)
bonus-kinh_tu_chi = Kính tứ chi (4 Chi chi)
bonus-thap_thanh = Thập thành (10 Chắn)

## Pöytä

hand = käsi
hand-yours =
    Kätesi: { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
hand-empty = Kätesi on tyhjä
high = ← korkein
banker = pankki
dealer = jakaja
dead = kuollut käsi
pile = pino
columns = pylväitä
immediate = maksut { $points }
down = nurin
played = pelattu
lies = pöydällä
led = avaus
out = Poissa jaosta: { $count }.
stock = Pakassa: { $count }.
public = { $card } on pöydällä, { $door }, { $source }.
public-1 = pois heitetty
public-2 = pakasta käännetty
public-3 = korvaava kortti
no_public = Avointa korttia ei ole.
door = ovi
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = voittokortti
shown-zone = näytetty
high_now = Korkein: { $cards }, { $seat }.
to_lead = Avausvuorossa: { $seat }.
    .you = Sinä avaat.
red = * merkitsee punaista korttia

## Paikat pöydällä

zone-pack = korttipakka
zone-hand = käsi
zone-trick = pöydällä
zone-pile = pino
zone-out = poissa
zone-down = nurin
zone-open = pelattu
zone-stock = pakka
zone-public = avoin kortti
zone-door = ovi
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = voittokortti
zone-shown = näytetty

## Tilanne

status-opened = Odotetaan, että kaikki paikat täyttyvät.
status-paused = Pöytä on tauolla.
status-turn = Vuorossa: { $seat }.
    .you = On sinun vuorosi.
status-window = Vaatimuksia ratkaistaan.
status-over = Jako on päättynyt.
status-closed = Pöytä suljettiin.
status-void = Jako mitätöitiin.
status-wait = Hetkinen.

## Tilitys

settlement = Tilitys
settlement-none = Tilitystä ei ole.
winner = { $seat } voitti.
    .you = Voitit!
winners = Voitto jaetaan: { $seats }.
draw = Tasapeli: kukaan ei voittanut.
stock_out = Pakka loppui.
piles = Pinoja verrataan: suurin voittaa.
immediates = Välittömät maksut:
immediates-none = Ei välittömiä maksuja.
finals = Lopputilitys viimeisen tikin voittajan kanssa:
line = { $payer } maksaa { $points }  ({ $sum }; { $reason }) → { $payee }
    .you = Maksat { $points }  ({ $sum }; { $reason }) → { $payee }
awards = Pisteiden summa: korkein bonus lasketaan kokonaan, muista niiden dịch.
awards-whole = Pisteiden summa: Thập thành tuo kaikki bonukset kokonaan.
sum = { $sum } = { $points }
each_pays = Kukin muista maksaa { $points }.
