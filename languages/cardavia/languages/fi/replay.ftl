replay = Uusinta
replay-loading = Jakoa luetaan …
replay-other = Toinen jako
replay-unreadable = Tätä jakoa ei voi näyttää: sen loki on vioittunut. Alla lukee, mikä on vialla.

## Tiedosto

replay-file = Jaot tiedostosta
replay-choose = Avaa jakotiedosto
replay-choose-hint = Valitse se tai pudota se tähän. Tiedostojen pääte on .cardavia tai .jsonl. Tiedosto luetaan vain selaimessasi; sitä ei lähetetä minnekään.
replay-deals =
    { $count ->
        [one] { $count } jako tiedostossa { $file }
       *[other] { $count } jakoa tiedostossa { $file }
    }
replay-entries =
    { $count ->
        [one] { $count } merkintä
       *[other] { $count } merkintää
    }
replay-none = Tässä tiedostossa ei ole yhtään jakoa.
replay-damaged = Vioittunut jako
replay-status-over = päättynyt
replay-status-void = mitätöity
replay-status-closed = suljettu
replay-status-open = jatkuu

## Ohjaimet

replay-controls = Jaon selaaminen
replay-first = Alkuun (Home)
replay-back = Askel taaksepäin (←)
replay-play = Toista (välilyönti)
replay-pause = Tauko (välilyönti)
replay-forth = Askel eteenpäin (→)
replay-last = Loppuun (End)
replay-at = Vaihe { $step } / { $count }
replay-speed = Nopeus
replay-speed-slow = hidas
replay-speed-even = normaali
replay-speed-fast = nopea
replay-eyes = Näytä
replay-eyes-all = kaikki kädet
replay-happened = Tapahtumat
replay-part = Näet sen, minkä näit pelatessasi. Koko jako kaikkine käsineen ei ole vielä avoinna.

## Jakaminen

replay-share = Jaa tämä jako muille
replay-share-link = Jaa linkki tähän vaiheeseen
replay-copied = Linkki on kopioitu
replay-download = Tallenna tiedostoon
replay-verify = Onko jako aito?
replay-table = Pöytä
replay-address = Tämän vaiheen osoite
