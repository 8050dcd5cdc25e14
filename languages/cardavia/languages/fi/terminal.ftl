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
