## Yläpalkki ja ikkunoiden otsikot

nav = Sivut
nav-games = Cardavia: kaikki pelit
nav-library = Kirjasto
title-table = Pöytä
title-join = Pöytään istuminen
title-replay = Uusinta
page-close = Sulje

## Etusivu

home-title = Vanhat korttipelit yhden napsautuksen päässä
home-lead = Pelaa heti tekoälyä vastaan tai linkin avulla ystävien kanssa. Mitään ei tarvitse asentaa, eikä tiliä tarvita.
home-play = Pelaa tekoälyä vastaan
home-rules = Säännöt
home-rules-of = Säännöt: { $game }
home-players = { $count } pelaajaa
home-minutes = { $minutes } minuuttia

home-line-chuo_pai = Pelaa aina korkeampaa. Vain kierroksen voittava siirto tuo pisteitä.
home-line-tien_gow = Voita tikkejä. Vasta viimeinen ratkaisee, kenelle maksetaan.
home-line-chan = Kerää ensimmäisenä kymmenen paria, joista kuusi on samanlaisten korttien pareja.
home-kind-chuo_pai = kiipeily
home-kind-tien_gow = tikkipeli
home-kind-chan = paripeli
home-luck-chuo_pai = vähän tuuria
home-luck-tien_gow = paljon tuuria
home-luck-chan = paljon tuuria
home-like-chuo_pai = Hyvä ensimmäiseksi: sääntöjä on vähän. Jos voit lyödä, sinun on pakko; taito on siis siinä, millä avaat.
home-like-tien_gow = Nopea ja jännittävä. Voita tikki tai pari, ja säästä jotain vahvaa aivan loppuun.
home-like-chan = Monipuolisin kolmesta: nosta, heitä ja vaadi muiden heittämiä. Pöytä kertoo, mitä saat tehdä.

home-friends = Ystävien kanssa
home-people = Ihmisiä
home-listed = Kuka tahansa saa katsoa ja istua pöytään
home-friends-how = Pöydässä saat linkin joka ystävälle. Linkin avaaja istuu pöytään.
home-open = Avaa pöytä

home-link = Saitko linkin?
home-link-how = Avaa se tai liitä se tähän: voit istua pöytään, katsoa peliä tai katsoa jaon uusinnan.
home-link-field = Linkki
home-link-go = Mene
home-link-wrong = Tämä ei ole pöydän eikä jaon linkki.
home-file = Katso jaon uusinta tiedostosta

home-tables = Katsottavat pöydät
home-tables-none = Mikään pöytä ei nyt ole avoinna kaikille. Ystäviäsi voit katsoa linkillä, jonka he lähettävät.
home-status-opened = odottaa pelaajia
home-status-playing = peli käynnissä
home-status-over = päättynyt
home-status-closed = suljettu
home-status-void = mitätöity

home-library-line = Kolme korttiperinnettä: mistä ne ovat peräisin, ja mikä kunkin kortin nimi on.
home-programs = Ohjelmille ja päätteille: näin yhdistät
deck-place-sichuan = Sichuan, Kiina
deck-place-dominoes = Kiina
deck-place-to_tom = Vietnam
deck-size = { $count } korttia

## Missä ei ole mitään

unknown-title = Täällä ei ole mitään
unknown-line = Osoite ei vie minnekään. Ehkä siitä puuttuu osa.
unknown-games = Kaikki pelit

## Asetukset

settings = Asetukset
settings-reset = Palauta kaikki asetukset
settings-language = Kieli
settings-language-system = Kuten selain
settings-surroundings = Ympäristö
settings-surroundings-system = Kuten selain
settings-surroundings-dark = Tumma
settings-surroundings-light = Vaalea
settings-contrast = Kontrasti
settings-contrast-low = pehmeä
settings-contrast-high = vahva
settings-grain = Pinta
settings-grain-low = sileä
settings-grain-high = karhea
settings-warmth = Värilämpötila
settings-warmth-low = viileä
settings-warmth-high = lämmin
settings-cardSize = Korttien koko
settings-cardSize-low = pieni
settings-cardSize-high = suuri
settings-motion = Liike
settings-motion-system = Kuten selain
settings-motion-on = Päällä
settings-motion-off = Pois
settings-hand = Kätisyys
settings-hand-right = Oikea
settings-hand-left = Vasen
settings-forced = Kun vain yksi siirto on mahdollinen
settings-forced-ask = Kysy
settings-forced-play = Pelaa puolestani
settings-sound = Ääni
settings-sound-off = Pois
settings-sound-on = Päällä
settings-volume = Voimakkuus
settings-volume-low = hiljainen
settings-volume-high = kova

## Ongelmat

problem-lost = Palvelimeen ei saada yhteyttä. Yritä hetken päästä uudelleen.
problem-other = Jokin meni vikaan: { $what }
