## Pöydän yläpuolella

bar-games = Kaikki pelit
bar-table = Pöytä
bar-connecting = Yhdistetään …
bar-watching = Sinä katsot.
bar-keys = Näppäimet
source-fair = Reilu jako
source-seeded = Jaettu siemenluvusta
source-given = Annetut kortit
source-check = Tarkista tämä jako

## Paikat

side-ai = Tekoäly
side-columns =
    { $count ->
        [one] { $count } pylväs
       *[other] { $count } pylvästä
    }
side-turn = vuorossa
    .you = sinun vuorosi
clock = Aika: { $time }
clock-reserve = Reservi: { $time }
card-unknown = Kortti

## Pöydän keskusta

middle = Pöydän keskusta
front-high = Korkein
front-led = Avaus
front-laid = Pantu
front-stock = Pakka: { $count }
front-out = Poissa: { $count }

## Siirrot

do = Pelaa: { $cards }
do-lead = Avaa: { $cards }
do-beat = Lyö: { $cards }
do-pass = Passaa
do-discard = Heitä pois: { $cards }
do-discard-down = Pane nurin: { $cards }
do-win = Ù! Voita
do-chiu = Chíu
do-decline = En vaadi
do-chan = Ota: Chắn
do-ca = Ota: Cạ, kädestä { $cards }

## Oma käsi ja siirrot

own-hand =
    { $count ->
        [one] Kätesi: { $count } kortti
       *[other] Kätesi: { $count } korttia
    }
own-out = ei nyt pelattavissa
own-side = Kätesi ja siirtosi
own-moves = Siirtosi
ask =
    { $count ->
        [one] Ainoa siirtosi
       *[other] Siirtosi: { $count } vaihtoehtoa
    }
ask-claim = Vaaditko korttia { $card }?
ask-claim-none = Sinulla ei ole vaatimusta korttiin { $card }.
ask-take = Otatko kortin { $card }?
claim-time = Avoinna vielä { $seconds } s; vastaamatta jättäminen ei ole vaatimus.
claim-wait = Ei kiirettä.
choose-cards = Valitse kortteja.
choose-more =
    { $count ->
        [one] { $count } siirto useammalla kortilla.
       *[other] { $count } siirtoa useammalla kortilla.
    }
choose-all =
    { $count ->
        [one] { $count } siirto
       *[other] Kaikki { $count } siirtoa
    }
choose-rest = … ja { $count } muuta: valitse kortteja.
choose-why = Miksei { $cards }?
choose-back = Pane takaisin
choose-forced = Se pelataan puolestasi.
others-move = Muut ovat vuorossa.
others-faster = Nopeammin
late-answer = Vaatimukset ratkaistiin ennen vastaustasi. Sitä ei lasketa.
close-message = Sulje tämä viesti
rule = Sääntö { $clause }

## Ilmoitukset

lost-connection = Yhteys katkesi. Yritetään uudelleen; mitään ei jää väliin.
away = Tekoäly pelaa puolestasi.
away-back = Pelaa taas itse
paused-notice = Pöytä on tauolla. Aika ei kulu.

## Muiden odottaminen

wait-for =
    { $count ->
        [one] Odotetaan { $count } pelaajaa
       *[other] Odotetaan { $count } pelaajaa
    }
wait-shuffle = Sekoitetaan
wait-links = Lähetä kullekin ystävällesi linkki. Linkin avaaja istuu pöytään.
wait-watch = Katsojille
wait-copy = Kopioi
wait-copied = Kopioitu
wait-share = Jaa
join-sitting = Istutaan pöytään …
join-refused = Tätä paikkaa ei voi ottaa
join-watch = Katso pöytää

## Loppu

end-next = Seuraava jako
end-join = Seuraavaan jakoon
end-watch = Katso seuraavaa jakoa
end-replay = Uusinta

## Tapahtumat ja pelaajan nimi

log = Tapahtumat
name = Nimesi tässä pöydässä
name-set = Aseta

## Näppäimet

key-title = Näppäimet
key-note = Näppäimet toimivat, kun kohdistus on kädessä tai siirroissasi.
key-close = Sulje
key-arrows = Kortista korttiin; ensimmäinen ja viimeinen kortti
key-space = Valitse kortti tai pane se takaisin
key-enter = Pelaa valittu
key-escape = Pane kaikki kortit takaisin
key-down = Siirtoihin ja takaisin käteen
key-digit = Tee siirto, jolla on tämä numero
key-no = Passaa; älä vaadi mitään
key-why = Miksei näitä kortteja?
key-faster = Nopeammin
key-log = Tapahtumiin
key-help = Nämä näppäimet
