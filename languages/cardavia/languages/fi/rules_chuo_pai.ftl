chuo_pai-rules-minute = Kaikilla on 28 korttia. Kierroksella avaaja pelaa yhden tai useamman kortin, ja kukin muista lyö tai passaa, kerran. *Jos voit lyödä, sinun on lyötävä.* Vain korkein siirto tuo pisteitä: sen kortit menevät omistajansa pinoon, ja kierroksen kaikki muut kortit ovat poissa. Passaava pitää kaikki korttinsa. Kun kortteja on enää enintään yhdellä pelaajalla, jako on päättynyt, ja suurin pino voittaa. Avaa siis siellä, missä kukaan ei voi lyödä sinua, ja saa muut tuhlaamaan hyviä kortteja kierroksiin, jotka he häviävät.
chuo_pai-rules-deal = Kullakin 28 korttia, kunnes kortteja on enää enintään yhdellä pelaajalla.
chuo_pai-rules-cards = 84 Sichuanin pakan 92 kortista: 21 dominokuviota, neljä kutakin.

## 1. Goal

chuo_pai-rules-goal = Hanki suurin pino. Jokainen voittamasi kierros tuo pinoosi *voittaneen siirtosi* kortit, ja jokainen kortti siellä on yksi piste (CP-13, CP-16).
chuo_pai-rules-goal-not = Korteista eroon pääseminen ei ole tavoite. Lyöty kortti on kaikilta poissa. Käteen lopussa jäävä kortti ei ole minkään arvoinen.

## 2. Setup

chuo_pai-rules-h-cards = Kortit
chuo_pai-rules-cards-faces = Kortti merkitään sen kahdella silmäluvulla, suurempi ensin: kortissa [63] on kuusi ja kolme. Kutakin kuviota on neljä. Joidenkin korttien siniset kukat ovat vain koristeita. Neljä korttia [lu] ja neljä korttia [gw] kuuluvat pakkaan mutta eivät tähän peliin.
chuo_pai-rules-families = Kukin kuvio kuuluu yhteen neljästä *perheestä*. Eri perheiden kortit eivät koskaan lyö toisiaan: kortin [65] lyö [64], [61] tai [51], mutta ei [66]. Kortit, joiden välissä on yhtäsuuruusmerkki, ovat yhtä korkeita.
chuo_pai-rules-f-families = Perheet, kukin korkeimmasta matalimpaan
chuo_pai-rules-family-long = pitkä
chuo_pai-rules-family-yao = yao
chuo_pai-rules-family-black = musta
chuo_pai-rules-family-red = punainen
chuo_pai-rules-h-dealing = Jakaminen
chuo_pai-rules-dealing = Kukin kolmesta pelaajasta saa 28 korttia. Yhtään ei jää yli.
chuo_pai-rules-leader = Arvottu pelaaja avaa ensimmäisen kierroksen. Peli kulkee myötäpäivään.
chuo_pai-rules-h-bonus = Aloitusbonus
chuo_pai-rules-bonus = Ennen ensimmäistä avausta pöytä etsii joka kädestä kortteja [21] ja [42]. Jos kädessä on ainakin yksi *kumpaakin*, kaikki sen kortit kumpaakin lajia menevät omistajansa pinoon. Siitä saa kahdesta kahdeksaan pistettä ilmaiseksi. Käsi, jossa on vain toista lajia, pitää ne. Tämä tapahtuu itsestään jokaiselle, jolla on molempia lajeja, eikä muuta sitä, kuka avaa.
chuo_pai-rules-f-bonus = Mitä bonus tuo
chuo_pai-rules-n-bonus-four = neljä pistettä, ja käteen jää 24 korttia
chuo_pai-rules-n-bonus-none = ei mitään: ne jäävät käteen
chuo_pai-rules-n-bonus-eight = kahdeksan pistettä, ja käteen jää 20 korttia

## 3. Playing

chuo_pai-rules-h-plays = Mitä voi pelata
chuo_pai-rules-group = *Ryhmässä* on yhdestä neljään saman kuvion korttia. [62] ja [53] ovat yhtä korkeita, mutta yhdessä ne eivät ole ryhmä.
chuo_pai-rules-f-group = Ryhmiä
chuo_pai-rules-combination = *Yhdistelmässä* on yksi tai useampi *pää* ja yksi tai useampi niihin kuuluva *summa*. Päitä ovat neljä korkeinta pitkää korttia. Summia ovat mustan ja punaisen perheen kortit, miten tahansa sekaisin. Yhdistelmässä on vain yhtä luokkaa. Siinä saa olla niin monta päätä ja summaa kuin niitä on: 2–12 korttia.
chuo_pai-rules-classes = Yhdistelmät ovat oma perheensä. Vain luokka määrää niiden järjestyksen. Kaksi saman luokan yhdistelmää, joissa on yhtä monta korttia, ovat yhtä korkeita.
chuo_pai-rules-f-classes = Päät ja niiden summat korkeimmasta matalimpaan
chuo_pai-rules-n-nine = summa yhdeksän
chuo_pai-rules-n-eight = summa kahdeksan
chuo_pai-rules-n-seven = summa seitsemän
chuo_pai-rules-n-five = summa viisi
chuo_pai-rules-no_total = Vain nämä mustat ja punaiset kortit ovat summia. Kortissa [44] on kahdeksan silmää, mutta se ei ole kasi; kortissa [61] on seitsemän, mutta se ei ole seiska.
chuo_pai-rules-f-no_group = Ei sallittu
chuo_pai-rules-n-no_group = kaksi kuviota, eikä päätä
chuo_pai-rules-n-two_classes = kahden luokan päitä
chuo_pai-rules-h-round = Kierros
chuo_pai-rules-round-lead = Avaaja pelaa ryhmän tai yhdistelmän. Avaaja ei voi passata.
chuo_pai-rules-round-follow = Kukin muista, jolla vielä on kortteja, toimii vuorollaan kerran: lyö tähän asti korkeimman tai passaa. Sitten kierros on ohi. Toista kertaa ei tule.
chuo_pai-rules-round-won = Korkein siirto voittaa. Sen kortit menevät omistajansa pinoon. Kierroksen kaikki muut kortit poistuvat jaosta.
chuo_pai-rules-round-next = Voittaja avaa seuraavan kierroksen. Jos voittajalla ei ole enää kortteja, avaa seuraava pelaaja, jolla niitä on.
chuo_pai-rules-h-beating = Lyöminen
chuo_pai-rules-beat = Siirto lyö toisen, jos se on *samaa perhettä*, siinä on *yhtä monta* korttia ja se on *korkeampi*. Yhtä korkea ei lyö. Ryhmät ja yhdistelmät eivät koskaan kohtaa. Yhdistelmissä ratkaisee kaikkien korttien määrä, ei se, montako niistä on päitä.
chuo_pai-rules-must = Jos voit lyödä, sinun on lyötävä, vaikka se hajottaisi suuremman ryhmän. Saat valita, millä lyöt.
chuo_pai-rules-pass = Jos et voi lyödä, passaat ja pidät korttisi. Kukaan ei koskaan heitä kortteja pois.
chuo_pai-rules-tells = Passaus siis kertoo jotakin: tällä pelaajalla ei ollut mitään, millä lyödä. Muista se.
chuo_pai-rules-f-eights = Esimerkki: yhtä korkeat kortit
chuo_pai-rules-e-eights-lead = mustan perheen pari
chuo_pai-rules-e-eights-beat = kädessä on myös [62 62], jotka ovat vain yhtä korkeita. Ysipari on korkeampi, joten bo joutuu pelaamaan sen.
chuo_pai-rules-e-eights-pass = ei voi lyödä ysejä
chuo_pai-rules-e-eights = bo saa pinoonsa kaksi korttia ja avaa. Avauksen kasit (ada) ovat poissa jaosta.
chuo_pai-rules-f-choice = Esimerkki: valinta
chuo_pai-rules-e-choice-lead = pitkä kortti
chuo_pai-rules-e-choice-beat = bo joutuu lyömään, kortilla [33] tai [11], ja pelaa matalamman
chuo_pai-rules-e-choice-high = vielä korkeampi
chuo_pai-rules-f-combinations = Esimerkki: yhdistelmiä
chuo_pai-rules-e-combinations-lead = Maa-kasi: kaksi päätä ja kaksi summaa
chuo_pai-rules-e-combinations-beat = Taivas-ysi: yksi pää ja kolme summaa. Neljä korttia, ja luokka on korkeampi.
chuo_pai-rules-e-combinations-pass = kädessä on [44 44 52 43]. Siinä on neljä korttia, mutta luokka on matalampi.
chuo_pai-rules-e-combinations = [66 66 66 66] ei olisi lyönyt avausta: neljä saman kuvion korttia on ryhmä.

## 4. Scoring and end

chuo_pai-rules-end = Joka kierroksen jälkeen pöytä laskee, kenellä vielä on kortteja. Jos enintään yhdellä, jako päättyy. Pelaaja, joka ei vielä ole toiminut kierroksella, toimii ensin, vaikka kummallakaan muulla ei olisi kortteja. Laskenta tehdään, ennen kuin uutta avaajaa haetaan.
chuo_pai-rules-points = Jokainen pinosi kortti on yksi piste. Myös aloitusbonus lasketaan. Käteen jääneistä korteista ei saa mitään.
chuo_pai-rules-winner = Suurin pino voittaa. Jos kaksi tai kolme suurinta pinoa on yhtä suuria, niiden omistajat jakavat voiton. Mikään ei ratkaise tasapeliä.
chuo_pai-rules-f-piles = Esimerkki: kolme pinoa
chuo_pai-rules-piles-share = jakaa voiton
chuo_pai-rules-f-last = Esimerkki: viimeiset kortit
chuo_pai-rules-e-last-lead = viimeinen kortti (ada)
chuo_pai-rules-e-last-pass = kädessä on [22 22], eikä voi lyödä. bo on ilman kortteja, eikä häneltä kysytä.
chuo_pai-rules-e-last = ada saa yhden pisteen. Kortteja on enää yhdellä (cy), joten jako on päättynyt, eikä niistä kahdesta kortista saa mitään.
chuo_pai-rules-f-all = Esimerkki: jokaisella on yksi kortti
chuo_pai-rules-e-all = cy saa yhden pisteen. Kenelläkään ei ole kortteja, ja jako on päättynyt.

## Options

chuo_pai-rules-o-combinations = Yhdistelmien koko
chuo_pai-rules-o-combinations-free = Ainakin yksi pää ja yksi summa: 2–12 korttia.
chuo_pai-rules-o-combinations-equal = Yhtä monta summaa kuin päätä: 2, 4, 6 tai 8 korttia.
chuo_pai-rules-o-combinations-capped = Ainakin yksi pää ja yksi summa, enintään neljä korttia.
chuo_pai-rules-o-note = Valinta koskee avaamista ja lyömistä. Se ei muuta mitään muuta.

## Words

chuo_pai-rules-w-yao = yksi: perhe, johon [51] ja [61] kuuluvat
chuo_pai-rules-w-nine = Taivas-ysi
chuo_pai-rules-w-eight = Maa-kasi
chuo_pai-rules-w-seven = Ihminen-seiska
chuo_pai-rules-w-five = Sopusointu-vitonen
chuo_pai-rules-w-nail = naula: siltä [21] näyttää
