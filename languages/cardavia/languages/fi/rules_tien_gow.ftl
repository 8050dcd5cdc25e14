tien_gow-rules-minute = Kaikilla on kahdeksan laattaa. Avaaja panee niistä näkyviin yhdestä neljään. Muut panevat yhtä monta: näkyviin, jos lyövät, nurin, jos luovuttavat. Korkeimmat laatat voittavat tikin, ja jokainen niistä on voittajalle yksi *pylväs*. *Viimeisen* tikin voittaja voittaa jaon. Silloin pelaajat, joilla on vähän pylväitä, maksavat voittajalle; jolla niitä on enemmän kuin neljä, saa maksun. Kerää siis muutama pylväs, ja säästä jotain vahvaa loppuun.
tien_gow-rules-deal = Kullakin kahdeksan laattaa, pelataan viimeiseen asti. Voittaja on seuraavan jaon pankki.
tien_gow-rules-cards = Kaikki 32 kiinalaista dominoa: 11 siviililaattaa, kaksi kutakin, ja 10 sotilaslaattaa, yksi kutakin.

## 1. Goal

tien_gow-rules-goal = Voita viimeinen tikki. Sen voittaja voittaa jaon ja selvittää tilit jokaisen muun kanssa tämän pylväiden mukaan (TG-15).
tien_gow-rules-goal-wishes = Haluat siis kolmea asiaa: vahvoja laattoja loppuun, avausvuoron silloin, kun loppu tulee, ja pylväitä. Ilman pylvästä maksat 5, yhdellä maksat 3, neljällä et mitään.

## 2. Setup

tien_gow-rules-h-tiles = Laatat
tien_gow-rules-tiles = Laatta merkitään sen puoliskojen silmäluvuilla, suurempi ensin: laatassa [63] on kuusi ja kolme. Maita on kaksi, *siviilit* ja *sotilaat*. Ne eivät koskaan lyö toisiaan.
tien_gow-rules-civil = Kutakin *siviililaattaa* on kaksi. Niiden järjestyksen määrää perinne, eivät silmät.
tien_gow-rules-f-civil = Siviililaatat korkeimmasta matalimpaan
tien_gow-rules-military = Kutakin *sotilaslaattaa* on yksi. Silmien summa on sen arvo ja määrää järjestyksen. Kaksi samanarvoista laattaa ovat yhtä korkeita.
tien_gow-rules-f-military = Sotilaslaatat korkeimmasta matalimpaan
tien_gow-rules-military-six = [42] on ainoa kuutonen ja [21] ainoa kolmonen.
tien_gow-rules-names = Katso kahdesti laattoja [61] ja [51]. Ne näyttävät seiskalta ja kuutoselta, mutta molemmat ovat siviilejä, ja matalia.
tien_gow-rules-h-dealing = Jakaminen
tien_gow-rules-dealing = Kukin neljästä pelaajasta saa kahdeksan laattaa. Yhtään ei jää yli.
tien_gow-rules-banker = Yksi pelaaja arvotaan *pankiksi*. Jos pöytä pelaa lisää jakoja, pankki on edellisen jaon voittaja. Pankki avaa ensimmäisen tikin. Kaikki, minkä pankki maksaa tai saa, on kaksinkertaista (TG-13, TG-16).

## 3. Playing

tien_gow-rules-h-groups = Millä voi avata
tien_gow-rules-groups = Avaat *ryhmällä*, jossa on yhdestä neljään laattaa. Lajeja on yhdeksän. Ryhmän lyö vain korkeampi saman lajin ryhmä.
tien_gow-rules-f-groups = Yhdeksän lajia, kustakin korkein ryhmä
tien_gow-rules-g-civil = yksi siviililaatta
tien_gow-rules-g-military = yksi sotilaslaatta
tien_gow-rules-g-civil-pair = siviilipari: kaksi samaa laattaa
tien_gow-rules-g-military-pair = sotilaspari: saman arvon molemmat laatat
tien_gow-rules-g-supreme = Ylin
tien_gow-rules-g-11 = seka, 1+1
tien_gow-rules-g-21 = seka, 2+1
tien_gow-rules-g-12 = seka, 1+2
tien_gow-rules-g-22 = seka, 2+2: nelikko
tien_gow-rules-n-civil = siviililaattojen järjestyksessä
tien_gow-rules-n-military = 9, 8, 7, 6, 5 ja 3
tien_gow-rules-n-military-pair = 9, 8, 7 ja 5
tien_gow-rules-n-supreme = lajinsa ainoa
tien_gow-rules-n-mixed = pään järjestyksessä
tien_gow-rules-mixed = *Sekaryhmässä* on yksi tai kaksi *päätä* ja niihin kuuluvan arvon toinen laatta tai molemmat. Vain neljä siviililaattaa on päitä, ja kullakin on oma arvonsa.
tien_gow-rules-f-heads = Päät ja niiden arvot korkeimmasta matalimpaan
tien_gow-rules-n-nine = ysin kanssa
tien_gow-rules-n-eight = kasin kanssa
tien_gow-rules-n-seven = seiskan kanssa
tien_gow-rules-n-five = vitosen kanssa
tien_gow-rules-nothing_else = Millään muulla ei voi avata. [55] ei ole pää, ja laatan [42] ainoa pari on [21]. Kätesi ryhmät saat hajottaa miten tahansa.
tien_gow-rules-h-trick = Tikki
tien_gow-rules-trick-lead = Avaaja panee ryhmän näkyviin.
tien_gow-rules-trick-follow = Muut panevat vuorollaan täsmälleen yhtä monta laattaa: näkyviin lyödäkseen tai nurin.
tien_gow-rules-trick-win = Korkein ryhmä voittaa tikin. Sen omistaja saa yhden pylvään ryhmän joka laatasta ja avaa seuraavan tikin. Kun kaikki laatat on pelattu, jako päättyy. Pylväitä on yhteensä kahdeksan.
tien_gow-rules-up = *Näkyviin* saat panna vain ryhmän, joka on avauksen lajia ja korkeampi kuin korkein tähän asti. Yhtä korkea ei lyö. 2+1 ei lyö ryhmää 1+2, vaikka kummassakin on kolme laattaa.
tien_gow-rules-down = *Nurin* saat panna mitkä laatat tahansa. Niiden ei tarvitse olla ryhmä. Kenenkään ei ole pakko lyödä: myös ryhmän, joka voisi voittaa, saa panna nurin.
tien_gow-rules-secret = Nurin pannut laatat pysyvät salassa. Vain niiden omistaja tietää ne, kunnes jako päättyy.
tien_gow-rules-supreme = Kun *Ylimmällä*, [42 21], avataan, sitä ei voi lyödä. Sillä voi vain avata. Jos panet sen toisen avaukseen, se menee nurin, kuten kaikki laatat, jotka eivät lyö. Yksittäin sen laatat ovat tavallinen kuutonen ja kolmonen.
tien_gow-rules-early_death = *Varhainen kuolema*: jos viimeisessä tikissä pannaan yksi laatta, pelaajan, jolla ei ole pylvästä, on pantava laattansa nurin, vaikka se voittaisi. Kahden tai useamman laatan viimeisen tikin voi voittaa kuka tahansa.
tien_gow-rules-f-equal = Esimerkki: yhtä korkea ei lyö
tien_gow-rules-e-equal-lead = ysi
tien_gow-rules-e-equal = toinen ysi: se voi mennä vain nurin
tien_gow-rules-f-trick = Esimerkki: kolmen laatan tikki
tien_gow-rules-e-lead = 2+1: kaksi päätä ja vitonen
tien_gow-rules-e-beat = myös 2+1, ja pää on korkeampi
tien_gow-rules-e-tian_jiu = kädessä on [66 63 54], mutta se on 1+2 eikä lyö tässä mitään
tien_gow-rules-e-any = saisi panna mitkä tahansa kolme laattaa
tien_gow-rules-e-trick = cy saa kolme pylvästä ja avaa. bo käytti kolme hyvää laattaa turhaan.

## 4. Scoring and end

tien_gow-rules-h-at_once = Heti maksettavat
tien_gow-rules-at_once = Joka voittaa tikin Ylimmällä, saa 2 pistettä jokaiselta muulta. Joka voittaa tikin nelikolla, saa jokaiselta 4. Jos korkeampi nelikko lyö nelikon, vain korkeammasta maksetaan.
tien_gow-rules-at_once-banker = Jos maksaja tai voittaja on pankki, maksu on kaksinkertainen.
tien_gow-rules-at_once-last = Nämä maksetaan viimeisestäkin tikistä. Tilityksen tuplaukset eivät koske niitä koskaan, paitsi pankin tuplaus.
tien_gow-rules-h-settlement = Tilitys
tien_gow-rules-settlement = Viimeisen tikin jälkeen sen voittaja selvittää tilit jokaisen muun kanssa. Näiden pylväät ratkaisevat, kuka maksaa.
tien_gow-rules-f-base = Mitä pelaaja on voittajalle velkaa
tien_gow-rules-n-minus = Miinus tarkoittaa, että voittaja maksaa pelaajalle. Voittajalla on aina ainakin kaksi pylvästä, joten kenelläkään muulla ei ole seitsemää.
tien_gow-rules-doubled = Maksu tuplataan kerran jokaisesta näistä, joka pitää paikkansa:
tien_gow-rules-double-banker = Toinen näistä kahdesta on pankki.
tien_gow-rules-double-last = Viimeinen tikki voitettiin nelikolla, Ylimmällä tai yksittäisellä laatalla [21].
tien_gow-rules-double-eight = Voittajalla on kaikki kahdeksan pylvästä.
tien_gow-rules-multiply = Tuplaukset kertautuvat: kolme niistä tekee kahdeksankertaisen. Ne koskevat myös sitä, minkä voittaja maksaa pelaajalle, jolla on enemmän kuin neljä pylvästä.
tien_gow-rules-score = Tuloksesi on kaikki, minkä sait, miinus kaikki, minkä maksoit. Neljän tuloksen summa on nolla. Jollakulla muulla voi olla enemmän pisteitä kuin jaon voittajalla; seuraava pankki on silti voittaja.
tien_gow-rules-f-plain = Esimerkki: dee voittaa viimeisen tikin, ada on pankki
tien_gow-rules-e-plain = bo on saanut viisi pylvästä, joten maksaja on dee ja saaja bo. ada on pankki ja maksaa kaksinkertaisesti.
tien_gow-rules-f-supreme = Esimerkki: ada voittaa viimeisen tikin Ylimmällä, bo on pankki
tien_gow-rules-e-supreme = Ylin tuplaa velan. bo maksaa pankkina vielä kerran kaksinkertaisesti, myös heti maksettavat.
tien_gow-rules-h-catch = Sieppaus
tien_gow-rules-catch = Jos viimeisessä tikissä pannaan yksi laatta, sen voi avata laatalla [21], jotta tilitys tuplattaisiin. Mutta jos tikin voittaa [42], avaaja *siepataan*: avaaja maksaa voittajalle sen, minkä kaikki kolme olisivat olleet velkaa. Kaksi muuta ei maksa mitään.
tien_gow-rules-catch-double = Kukin maksu tuplataan sen pelaajan mukaan, joka olisi ollut sen velkaa. Avaaja maksaa siis pankin osan kaksinkertaisena, mutta ei muita osia. Jos voittaja on pankki, ne kaikki tuplataan.
tien_gow-rules-catch-plus = Pelaaja, jolla on enemmän kuin neljä pylvästä, saa silti pisteitä voittajalta. Jos hän on avaaja, ne vähennetään siitä, minkä avaaja maksaa.
tien_gow-rules-catch-between = Sieppaus syntyy, vaikka jokin toinen laatta olisi välillä ollut korkein. Sitä ei synny, jos [42] pantiin nurin tai jos jokin toinen laatta voittaa.
tien_gow-rules-f-catch = Esimerkki: viimeinen tikki, jossa cy siepataan. bo on pankki
tien_gow-rules-e-catch-lead = kolmonen: se tuplaisi tilityksen
tien_gow-rules-e-catch-beat = vitonen on korkeampi
tien_gow-rules-e-catch-win = kuutonen on vielä korkeampi: sieppaus
tien_gow-rules-e-catch-down = bo on ilman pylvästä
tien_gow-rules-f-caught = Tämän tikin tilitys
tien_gow-rules-e-caught = cy maksaa muiden puolesta 3 (dee) ja 10 (bo, joka on pankki). Viidestä pylväästä cy saa 1, jonka maksaa ada: yhteensä cy maksaa 12.

## Options

tien_gow-rules-o-surplus = Mitä voittaja maksaa
tien_gow-rules-o-surplus-signed = Tuplaukset koskevat myös sitä, minkä voittaja maksaa.
tien_gow-rules-o-surplus-single = Mitä voittaja maksaa pelaajalle, jolla on enemmän kuin neljä pylvästä, ei koskaan tuplata. Se pätee sieppauksessakin.
tien_gow-rules-o-last_trick = Heti maksettavat viimeisestä tikistä
tien_gow-rules-o-last_trick-paid = Ylimmästä ja nelikosta maksetaan heti viimeisessäkin tikissä.
tien_gow-rules-o-last_trick-unpaid = Viimeisessä tikissä ei makseta mitään heti. Tilityksen tuplaus jää.

## Words

tien_gow-rules-w-game = taivas ja ysi: pelin ja sen korkeimman sekaryhmän nimi
tien_gow-rules-w-banker = pankki
tien_gow-rules-w-column = pylväs: pino voitettuja laattoja
tien_gow-rules-w-supreme = Ylin
