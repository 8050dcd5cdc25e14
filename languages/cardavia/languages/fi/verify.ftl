verify = Onko tämä jako aito?
verify-lead = Selaimesi laskee nämä tarkistukset itse jaon lokista. Se ei luota palvelimen sanaan.
verify-running = Tarkistetaan …
verify-insecure = Tämä selain ei voi tarkistaa täällä mitään: siihen tarvitaan HTTPS-sivu tai palvelin omalla koneellasi.
verify-closed = Tämän jaon loki ei ole vielä avoinna. Se avautuu, kun jako on päättynyt.
verify-rules = Tässä ei tarkisteta, oliko jokainen siirto sallittu ja jokainen maksu oikea: sivu ei tunne sääntöjä. Sen tekee ”cardavia verify” tallennetusta tiedostosta.
verify-keys = Julkiset avaimet, joihin luotat
verify-keys-hint = Avaimet, jotka tämä palvelin nyt julkaisee, ovat jo käytössä. Liitä tähän avaimia, jotka sinulla oli jo aiemmin, tai toisen palvelimen avaimia: kussakin 64 heksadesimaalinumeroa, tai palvelimen /keys-sivun teksti.

## Tulokset

verify-result-good = Kunnossa
verify-result-none = Ei tarkistettavaa
verify-result-open = Ei taattu
verify-result-fault = Vika
verify-verdict-good = Kaikki on aitoa.
verify-verdict-open = Mikään ei ole vialla, mutta kaikkea ei ole taattu. Katso alta.
verify-verdict-fault = Jokin on vialla. Katso alta.

## Tiedosto

verify-file = Tiedosto
verify-file-good =
    { $count ->
        [one] Se on kokonainen, ja siinä on { $count } jako.
       *[other] Se on kokonainen, ja siinä on { $count } jakoa.
    }
verify-file-cut = Se katkesi tietueeseen { $record }.
verify-file-damaged = Se on vioittunut tietueesta { $record }, tai se ei ole jakotiedosto.
verify-file-format = Se on uudempaa muotoa, jota tämä sivu ei osaa lukea.
verify-file-order = Tietue { $record } on väärässä paikassa.
verify-file-counted = Sen lopussa ilmoitetut tietueet eivät täsmää (tietue { $record }).
verify-file-proves = Tämä todistaa, ettei matkalla kadonnut mitään. Se ei todista, mitkä jaot tiedostoon pantiin.

## Loki

verify-log = Loki
verify-log-good =
    { $count ->
        [one] Siinä on { $count } merkintä, järjestyksessä.
       *[other] Siinä on { $count } merkintää, järjestyksessä.
    }
verify-log-number = Merkinnällä { $entry } on väärä numero.
verify-log-unreadable = Merkintää { $entry } ei voi lukea.
verify-log-opened = Merkintä { $entry }: loki alkaa pöydän avaamisesta, ja se on vain siinä.
verify-log-proves = Tämä todistaa, että kaikki merkinnät voi lukea eikä niiden välistä puutu yhtään. Se ei todista, että ne ovat samat kuin alun perin.

## Palvelimen salaisuus

verify-secret = Palvelimen salaisuus
verify-secret-good = Se on se, johon palvelin sitoutui, kun pöytä avattiin.
verify-secret-commitment = Se ei ole se, johon palvelin sitoutui.
verify-secret-published = Palvelin julkaisi toisen kuin se, jota se käytti.
verify-secret-proves = Tämä todistaa, ettei palvelin muuttanut osaansa sekoituksesta, kun pöytä oli jo avattu.

## Mitä pelaajat antoivat

verify-shares = Pelaajien osa
verify-shares-good =
    { $count ->
        [one] { $count } paikka antoi sekoitukseen tavuja, juuri ne, joihin se oli sitoutunut.
       *[other] { $count } paikkaa antoi sekoitukseen tavuja, kukin juuri ne, joihin se oli sitoutunut.
    }
verify-shares-none = Kukaan ei antanut tavuja sekoitukseen: jako riippuu vain palvelimen salaisuudesta.
verify-shares-broken = Paikka { $seat } antoi muita tavuja kuin ne, joihin se oli sitoutunut.
verify-shares-silent = Kortit jaettiin, ennen kuin paikka { $seat } oli antanut tavunsa.
verify-shares-proves = Jos yhdenkin pelaajan tavuja ei voinut arvata, kukaan ei voinut valita jakoa: ei palvelin eivätkä muut pelaajat. Jaon voi silti mitätöidä, mutta ei huomaamatta.

verify-own = Oma osasi
verify-own-good = Tavut, jotka selaimesi arpoi paikalle { $seat }, ovat sekoituksessa.
verify-own-other = Paikan { $seat } tavut eivät ole ne, jotka selaimesi arpoi.
verify-own-proves = Tämä todistaa, että jako riippuu myös sinun tavuistasi. Kukaan ei siis voinut valita sitä, vaikka kaikki muut olisivat toimineet yhdessä.

## Kortit

verify-deal = Kortit
verify-deal-good = Ne ovat täsmälleen ne, jotka seuraavat palvelimen salaisuudesta ja pelaajien osasta.
verify-deal-seeded = Ne seuraavat siemenluvusta, joka annettiin, kun pöytä avattiin. Sen antaja saattoi valita sen.
verify-deal-given = Ne ovat ne, jotka annettiin, kun pöytä avattiin. Joku valitsi ne.
verify-deal-other = Ne eivät ole ne, jotka seuraavat siemenluvusta.
verify-deal-none = Kortteja ei jaettu.
verify-deal-unknown = Tämä sivu ei tiedä, miten tämä peli jaetaan: { $game }.
verify-deal-proves = Tämä todistaa, että pakka sekoitettiin ja jaettiin niin kuin on kuvattu, ilman valintaa.

## Ketju

verify-chain = Tiivisteiden ketju
verify-chain-good =
    { $count ->
        [one] Sen kärki { $count } merkinnän jälkeen on laskettu.
       *[other] Sen kärjet kaikkien { $count } merkinnän jälkeen on laskettu.
    }
verify-chain-other = Kärki, jonka palvelin kertoo merkinnälle { $entry }, ei ole näiden merkintöjen kärki.
verify-chain-proves = Yksinään tämä ei todista mitään: se sitoo jokaisen merkinnän kaikkiin aiempiin. Seuraavat kaksi tarkistusta kertovat, ovatko nämä ne kärjet, jotka annettiin.

verify-kept = Mitä selaimesi näki
verify-kept-good =
    { $count ->
        [one] Kärki, jonka selaimesi sai, kun olit paikalla, on ketjussa, viimeksi merkinnässä { $entry }.
       *[other] Kaikki { $count } kärkeä, jotka selaimesi sai, kun olit paikalla, ovat ketjussa, viimeinen merkinnässä { $entry }.
    }
verify-kept-none = Selaimesi ei ole säilyttänyt tämän jaon kärkiä: et ollut silloin paikalla tällä selaimella.
verify-kept-missing = Lokia muutettiin merkinnän { $after } jälkeen: kärki, jonka selaimesi sai vaiheessasi { $revision }, ei ole ketjussa.
verify-kept-proves = Tämä todistaa, ettei siihen merkintään asti mitään ole muutettu, jätetty pois eikä lisätty sen jälkeen, kun näit sen. Sitä ei voi kukaan tehdä huomaamatta, ei edes palvelin.

## Allekirjoitus

verify-signature = Allekirjoitus
verify-signature-good =
    { $count ->
        [one] Avain { $key } allekirjoitti { $count } merkinnän.
       *[other] Avain { $key } allekirjoitti kaikki { $count } merkintää.
    }
verify-signature-tail = Avain { $key } allekirjoitti sen, mikä on ennen merkintää { $from }, mutta ei mitään siitä eteenpäin.
verify-signature-none = Kukaan ei ole allekirjoittanut tätä lokia.
verify-signature-unknown = Sen allekirjoitti avain { $key }, jota ei täällä tunneta. Liitä se alle, jos luotat siihen.
verify-signature-unable = Tämä selain ei osaa tarkistaa tällaisia allekirjoituksia. Uudempi osaa.
verify-signature-other = Avain { $key } ei allekirjoittanut näitä merkintöjä vaan muuta: jotakin merkinnöissä { $from }–{ $entry } on muutettu.
verify-signature-forged = Merkinnän { $entry } allekirjoitus ei ole avaimen { $key } tekemä.
verify-signature-proves = Tämä todistaa, että avaimen omistaja takaa lokin ja on siitä vastuussa. Avain, joka on peräisin samalta palvelimelta, todistaa siitä palvelimesta vähän: säilytä aiempia avaimia tai vertaa niitä muiden kanssa.
