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

## Pelaaminen

choose =
    { $count ->
        [one] Ainoa siirtosi
       *[other] Siirtosi: { $count } vaihtoehtoa
    }
choose-window =
    { $count ->
        [one] Vaaditko? { $count } vastaus
       *[other] Vaaditko? { $count } vastausta
    }
choose-none = Ei sinun siirtosi
choose-filter = ”{ $filter }”: { $count } / { $all }
time_left = { $seconds } s jäljellä
reserve = reservi { $seconds } s
come_back = b pelaa taas itse · q lopeta
forced = Vain yksi siirto: { $move }.
sent = Pelataan { $move } …
late = Vaatimukset ratkaistiin ennen vastaustasi; sitä ei lasketa.
refused = Ei käy ({ $clause }): { $text }
lost = Yhteys katkesi ({ $reason }). Yritetään uudelleen; mitään ei jää väliin.
resumed = Yhteys on palannut.
gone = Palvelimeen ei enää saatu yhteyttä: { $reason }
keys = ↑↓ valitse · Enter pelaa · numero: siirry · kirjain tai /: suodata · ? ohje · q lopeta
keys-wait = Enter: nopeammin · ? ohje · q lopeta
keys-help = Esc takaisin
keys-over = n seuraava jako · Esc katso pöytää · q lopeta
help =
    Valitse siirto nuolilla tai hiirellä; Enter pelaa sen.
    Numero vie sen numeron siirtoon.
    Kirjain (tai / ja mitä vain) suodattaa: ”/66 63” jättää siirrot, joissa on molemmat kortit.
    Askelpalautin ja Esc poistavat suodatuksen. Tab ja sivunäppäimet vierittävät.
    Enter myös lyhentää taukoa siirron jälkeen. q lähtee pöydästä.
    Jos aikasi loppuu, tekoäly pelaa puolestasi; b palauttaa sinut peliin.
help-cards = Tämän pakan kortit:
quit = Näkemiin.
see_again = Jaon näkee uudelleen näin: { $command }

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

## Riveittäin

plain-moves =
    { $seat }, { $count ->
        [one] { $count } siirto:
       *[other] { $count } siirtoa:
    }
plain-claims = Korttia voi vaatia: vastaus, tai tyhjä rivi jos et vaadi.
plain-ask = Numero tai siirto (? ohje):
plain-time = Aikaa: { $move } s tähän siirtoon ja { $reserve } s reservissä.
plain-away = Tyhjä rivi: pelaa taas itse (q lopettaa).
plain-help = Kirjoita siirron numero tai teksti, kuten 1 tai { $example }. Tyhjä rivi luettelee siirrot; q lopettaa.
plain-unknown = Tämä ei ole mikään siirroista: { $text }
plain-several = Tämä voi olla moni siirto: { $moves }
plain-next = Seuraava jako? (k/e):
plain-input_ended = Syöte päättyi.
yes = k

## Uusinta

replay-step = Vaihe { $step } / { $steps }
replay-keys = ← → vaihe · sivunäppäimet 10 vaihetta · Home End · ↑ ↓ vieritä · q lopeta
replay-empty = Ei mitään näytettävää.
