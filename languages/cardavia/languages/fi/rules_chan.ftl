chan-rules-minute = Kerää kymmenen paria. Kahden samanlaisen kortin pari on *Chắn*; kaksi saman arvon eri maiden korttia on *Cạ*. Kymmenestä ainakin kuuden on oltava Chắn. Vuorollasi saat ottaa kortin, jonka edellinen pelaaja jätti, tai muuten kääntää pakasta kortin ja ottaa sen. Kortin voi ottaa vain näyttämällä sen parina pöydällä, ja sitten heität kortin pois. Kun kymmenen parisi kahdeskymmenes kortti kääntyy esiin kenen tahansa ovella, huuda *Ù*: voitat, ja kaikki muut maksavat sinulle. Mitä harvinaisempi käsi, sitä enemmän he maksavat.
chan-rules-deal = Kunnes jollakulla on kymmenen paria, tai pakka on tyhjä eikä kukaan maksa.
chan-rules-cards = 100 Tổ Tômin 120 kortista: 24 maakorttia ja Chi chi, neljä kutakin.

## 1. Goal

chan-rules-goal = Kerää ensimmäisenä kymmenen paria, joista ainakin kuusi on samanlaisten korttien pareja (CH-20). Niissä on kaksikymmentä korttia: yhdeksäntoista on sinulla, kädessä tai näytettyinä pöydällä, ja kahdeskymmenes on voittokortti.
chan-rules-goal-paid = Kukin kolmesta muusta maksaa sinulle kätesi tuloksen (CH-26). Jos kukaan ei voita ennen kuin pakka on tyhjä, kukaan ei maksa.

## 2. Setup

chan-rules-h-cards = Kortit
chan-rules-cards-faces = Kutakin korttia on neljä. Kolmessa maassa on arvot 2–9: *Vạn* (myriadit), *Sách* (nyörit) ja *Văn* (kolikot). Kortilla [cc] ei ole maata eikä arvoa. Muut pakan kortit jäävät laatikkoon: ykköset, [tt] ja [oc].
chan-rules-f-suits = Pelin kortit
chan-rules-suit-m = Vạn, myriadit
chan-rules-suit-s = Sách, nyörit
chan-rules-suit-c = Văn, kolikot
chan-rules-suit-cc = Chi chi, vanha kalastaja
chan-rules-red = Viisi korttia on punaisia: [8m], [9m], [8s], [9s] ja [cc]. Kaikki muut ovat mustia. Väreillä on merkitystä vain joissakin bonuksissa.
chan-rules-f-red = Punaiset kortit
chan-rules-h-pairs = Parit
chan-rules-pairs = *Chắn* on kahden samanlaisen kortin pari. *Cạ* on yhden arvon ja kahden maan pari. *Chíu* on neljä samanlaista korttia näytettyinä pöydällä, ja se lasketaan kahdeksi Chắniksi. [cc] voi olla Chắnissa, mutta ei koskaan Cạ-parissa.
chan-rules-f-pairs = Parit
chan-rules-odd = Kun luet kättä, pane ensin samanlaiset kortit pareiksi. Kortti, joka jää yli, on *pariton*. Kaksi saman arvon paritonta korttia muodostaa Cạ-parin. Arvo, jossa on yksi tai kolme paritonta korttia, on *ilman paria*, ja samoin on yksinäinen [cc]. Kun mikään arvo ei ole ilman paria, käsi on valmis.
chan-rules-h-dealing = Jakaminen
chan-rules-dealing = Yksi pelaaja arvotaan jakajaksi. Jakaja saa 20 korttia, muut 19 kukin. 23 korttia on *pakka*. Jokaisen pelaajan edessä on paikka nimeltä *ovi*: siellä ovat kortit, jotka tämä pelaaja heittää pois tai kääntää esiin.

## 3. Playing

chan-rules-h-opening = Aloitus
chan-rules-thien_u = Jos jakajan 20 korttia jo voittavat, jakaja saa voittaa heti: *Thiên ù*.
chan-rules-opening = Muuten jakaja heittää pois yhden kortin, ja vuoro on seuraavalla pelaajalla.
chan-rules-dead = Jakajalla, jolla on kymmenen Chắn, ei ole korttia, jonka saisi heittää pois. Jos sellainen jakaja ei voita heti, käsi on *kuollut*: se ei ota eikä vaadi mitään, eikä siltä kysytä. Vuorollaan se vain kääntää kortin esiin ja jättää sen. Jakajan jälkeinen pelaaja aloittaa silloin kääntämällä kortin esiin.
chan-rules-h-turn = Vuoro
chan-rules-turn-consider = Katsot ensin korttia, jonka edellinen pelaaja jätti: pois heitettyä, tai pakasta käännettyä, jota tämä pelaaja ei ottanut. Saat ottaa sen tai passata.
chan-rules-turn-take = Jos otat sen, näytät sen pöydällä parina kätesi kortin kanssa ja heität ovellesi pois yhden kortin. Vuoro on seuraavalla pelaajalla.
chan-rules-turn-reveal = Jos passaat, käännät pakasta kortin esiin ovellesi. Saat ottaa sen ja heittää sitten kortin pois. Jos passaat taas, vuoro on seuraavalla pelaajalla, joka saa ottaa sen. Kortti, jonka kaksi pelaajaa on passannut, on poissa pelistä.
chan-rules-turn-never = Pakasta käännetty kortti ei koskaan mene käteen: se näytetään pöydällä parina tai jää ovelle. Voit tehdä vain sen, mikä on sallittua, joten rangaistuksia ei ole.
chan-rules-draw = Kun kortti pitäisi kääntää esiin ja pakka on tyhjä, jako on tasapeli. Kukaan ei maksa. Pakan viimeinen kortti pelataan kuten mikä tahansa muu.
chan-rules-h-claims = Vaatimukset
chan-rules-claims = Kun kortti tulee pöydälle, muut saavat vaatia sitä, ennen kuin vuorossa oleva päättää. Kutakin korttia voi vaatia kerran, kun se tulee esiin, eikä uudelleen silloin, kun seuraava pelaaja katsoo sitä.
chan-rules-claim-win = *Ù*, vain pakasta käännetyllä kortilla. Kaikilta, joiden käden se tekee valmiiksi, kysytään: ensin pelaajalta, jonka ovella se on, sitten vuorojärjestyksessä. Ensimmäinen, joka suostuu, voittaa.
chan-rules-claim-chiu = *Chíu*: pelaaja, jolla on kädessä kolme samaa korttia, saa näyttää kaikki neljä pöydällä. Kukaan ei vaadi korttia, jonka on itse heittänyt pois. Pois heitetyllä kortilla voi voittaa vain näin: jos Chíu tekee käden valmiiksi, se on *Chíu ù* (CH-21). Pelkkää Chíuta tarjotaan vain, jos sen jälkeen voi heittää kortin pois.
chan-rules-chiu = Pelkän Chíun jälkeen heität kortin pois. Jos oli sinun vuorosi, vuorosi päättyy. Jos oli toisen vuoro, pois heittämäsi on *korvaava kortti*: se tulee vuorossa olevan pelaajan ovelle ottamasi kortin tilalle. Sitäkin voi vaatia. Sitten tuo pelaaja jatkaa: hän saa ottaa korvaavan kortin tai passata sen. Pelaaja, joka oli jo kääntänyt kortin esiin, ei käännä toista. Kuollut käsi jättää korvaavan kortin.
chan-rules-asked = Vaatimusta kysytään vain pelaajilta, joilla on sellainen. Vuorossa olevalta kysytään kortista aina, vaikka hän voisi vain passata.
chan-rules-hidden = Kukaan ei saa tietää, keneltä vaatimusta kysytään, eikä sitä, että joku ei vaatinut mitään. Vaatimatta jättäminen ei maksa mitään.
chan-rules-f-claim = Esimerkki: vaatimus toisen vuorolla
chan-rules-e-claim-discard = bo on vuorossa
chan-rules-e-claim-chiu = kädessä on kolme samaa: näyttää kaikki neljä pöydällä
chan-rules-e-claim-replacement = korvaava kortti, ovella: bo
chan-rules-e-claim-pass = voisi ottaa sen, mutta ei ota
chan-rules-e-claim-reveal = kortti pakasta, ovella: bo
chan-rules-e-claim-pass-again = nyt cy saa ottaa sen
chan-rules-h-throw = Mitä saat heittää pois
chan-rules-throw = Saat heittää pois kortin, jota sinulla on yksi tai kolme: samanlaisten korttien paria ei rikota. Et saa heittää pois korttia, josta olet kieltäytynyt (CH-16). Kun olet ottanut Cạ-parin, et saa heittää pois saman arvon kahta maata: jos toinen on mennyt, toisen on jäätävä. Cạ-pari, jonka juuri otat, lasketaan jo.
chan-rules-h-take = Mitä saat ottaa
chan-rules-take = Et koskaan ota korttia, jonka olet kerran heittänyt pois tai pannut kädestäsi Cạ-pariin. Ottamisen jälkeen sinulla on oltava kortti, jonka saa heittää pois.
chan-rules-take-chan = *Chắnina*: sinulla on sama kortti, yksi tai useampi. Jos niitä on kädessä kaksi, jäljelle jäävän saa heittää heti pois.
chan-rules-take-ca = *Cạ-parina*, kädestäsi saman arvon ja toisen maan kortti, jos kaikki tämä pätee:
chan-rules-ca-none = Sinulla ei ole yhtään sitä korttia, jonka otat.
chan-rules-ca-odd = Korttisi on arvonsa ainoa pariton.
chan-rules-ca-refused = Et ole kieltäytynyt kummastakaan (CH-16).
chan-rules-ca-discarded = Et ole heittänyt pois minkään arvon kahta maata.
chan-rules-ca-last = Kädessäsi ei ole täsmälleen yksi asia ilman paria (arvo tai yksittäinen Chi chi). Kun tarvitset enää yhden kortin, sinun on odotettava voittoa.
chan-rules-refuse = Jos voisit ottaa kortin Chắnina ja passaat sen vuorollasi, olet *kieltäytynyt* siitä. Jaon loppuun asti et saa heittää tätä korttia pois etkä panna sitä Cạ-pariin. Saat silti ottaa sen Chắnina, vaatia sitä Chíuksi ja voittaa sillä. Vaatimuksesta luopuminen ei ole kieltäytymistä.
chan-rules-take-win = Kaikki nämä rajoitukset koskevat ottamista ja pois heittämistä. Ne eivät koskaan estä voittoa eivätkä Chíuta: saat voittaa kortilla, jonka olet heittänyt pois tai josta olet kieltäytynyt.
chan-rules-f-take = Esimerkki: bo on heittänyt pois kortin [4m]. Tämä on käsi, jota pelaa cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Pariton
chan-rules-l-won = Voittokortti
chan-rules-n-unmatched = kolme arvoa on ilman paria: 2, 4 ja 7
chan-rules-e-take = cy saa ottaa kortin [4m] Cạ-parina kortin [4c] kanssa: se on ainoa pariton nelonen, ja useampi kuin yksi arvo on ilman paria. Sitten cy heittää pois kortin [7c]. Nyt puuttuu enää kakkonen. cy voittaa, kun pakasta kääntyy seuraavan kerran [2s], [2m] tai [2c], mutta jos bo heittää pois kortin [2m], sitä ei voi ottaa Cạ-parina.

## 4. Scoring and end

chan-rules-h-winning = Käsi, joka voittaa
chan-rules-laid = Pöydällä näytetyt parit lasketaan niin kuin ne on pantu. Chíu lasketaan kahdeksi Chắniksi. Mitään ei järjestetä uudelleen.
chan-rules-concealed = Kädessä, voittokortti mukaan luettuna, kaikki samanlaisten korttien parit ovat Chắn; neljä samaa korttia on kaksi Chắn. Arvo, jossa on kaksi paritonta korttia, muodostaa yhden Cạ-parin. Jos jossakin arvossa on yksi tai kolme paritonta korttia, tai yksi [cc] jää yli, käsi ei ole valmis.
chan-rules-on_cc = Kortilla [cc] voitat vain, jos sinulla on täsmälleen kuusi Chắn ja neljä Cạ.
chan-rules-wins = Valmis kymmenen parin käsi voittaa, jos pareista ainakin kuusi on Chắn.
chan-rules-where = Saat voittaa pakasta käännetyllä kortilla millä ovella tahansa. Pois heitetyllä tai korvaavalla kortilla voittaa vain Chíu ù. Jos et suostu voittoon, saat voittaa myöhemmin.
chan-rules-h-bonuses = Bonukset
chan-rules-bonuses = Bonukset (*cước*) lasketaan kaikista kahdestakymmenestä kortista. Kullakin on pisteet ja pienempi *dịch* sitä varten, että se on suuremman bonuksen rinnalla.
chan-rules-f-bonuses = Kaikki bonukset
chan-rules-b-xuong = voitto ilman muuta bonusta
chan-rules-b-chi = kortti on omalla ovellasi: käänsit sen itse esiin, tai se on korvaava kortti ja sinulla on Chíu ù
chan-rules-b-thien_u = jakajan ensimmäiset 20 korttia voittavat
chan-rules-b-tom = [3m 3c 7c], jokaisesta täydestä sarjasta
chan-rules-b-bach_thu = täsmälleen kuusi Chắn, eikä voittokortin arvossa ole Cạ-paria
chan-rules-b-leo = [8s 9m cc], jokaisesta täydestä sarjasta
chan-rules-b-thien_khai = jokaisesta kortista, jonka kaikki neljä sait jaossa
chan-rules-b-chiu_u = kädessäsi on kolme samaa kuin voittokortti; myös jos se tuli pakasta
chan-rules-b-bon = jokaisesta kortista, jota sait jaossa täsmälleen kaksi ja jota sinulla nyt on neljä
chan-rules-b-bach_dinh = ei punaista korttia
chan-rules-b-tam_do = täsmälleen kahdeksan punaista korttia
chan-rules-b-kinh_tu_chi = neljä [cc], eikä muita punaisia kortteja
chan-rules-b-thap_thanh = kymmenen Chắn
chan-rules-f-sets = Kolmen kortin sarjat
chan-rules-tom = Tôm on [3m 3c 7c], ellei pöytä sano muuta. Valinnalla se on [3m 3s 7c].
chan-rules-twice = Useampi Tôm tai Lèo on useampi bonus. Kortti käy kerran kuhunkin bonuksen lajiin, mutta voi käydä useaan lajiin. Thiên ùssa ei ole voittokorttia, joten sen kanssa ei koskaan ole Ù chì, Bạch thủ eikä Chíu ù.
chan-rules-h-score = Tulos
chan-rules-score = Tulos on parhaan bonuksesi pisteet ja kaikkien muiden dịch. Jos mukana on Thập thành, se on kaikkien bonusten pisteet. Ilman mitään bonusta se on 2.
chan-rules-paid = Kukin kolmesta muusta maksaa sinulle tuloksen, joten saat sen kolmesti. Tasapeli on nolla kaikille.
chan-rules-f-six = Esimerkki: ada kääntää kortin [5c] esiin omalle ovelleen
chan-rules-f-six-score = Käden tulos (ada)
chan-rules-e-six = Kaksi Tôm-sarjaa, mutta ei Bạch thủ: [5c] muodostaa Cạ-parin omassa arvossaan. Paras bonus tuo 4, kukin muu 1. Kukin kolmesta muusta maksaa 6, ja ada saa 18.
chan-rules-f-ten = Esimerkki: bo voittaa kortilla [2m], ovella: cy
chan-rules-f-ten-score = Käden tulos (bo)
chan-rules-e-ten = Kymmenen Chắn on Thập thành, joten kaikista bonuksista saa täydet pisteet. Kukin kolmesta muusta maksaa 24, ja bo saa 72.

## Options

chan-rules-o-tom = Tôm-sarja
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], kuten Vietnamissa on perinteisesti

## Words

chan-rules-w-u = voittajan huuto
chan-rules-w-chan = kahden samanlaisen kortin pari
chan-rules-w-ca = yhden arvon ja kahden maan pari
chan-rules-w-chiu = neljä samanlaista korttia pöydällä
chan-rules-w-cua = ovi: paikka jokaisen pelaajan edessä
chan-rules-w-noc = pakka
chan-rules-w-cuoc = bonus
chan-rules-w-dich = minkä arvoinen bonus on suuremman rinnalla
