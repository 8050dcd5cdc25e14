chuo_pai-rules-minute = Mindenkinek 28 lapja van. Egy körben a hívó egy vagy több lapot tesz le, a többiek pedig egyszer-egyszer ütnek vagy passzolnak. *Ha tudsz ütni, ütnöd kell.* Csak a legmagasabb lerakás ér pontot: lapjai a gazdája halmába kerülnek, a kör többi lapja pedig elvész. Aki passzol, megtartja minden lapját. Ha már legfeljebb egy játékosnak van lapja, a leosztás véget ér, és a legnagyobb halom nyer. Ott hívj tehát, ahol senki sem üthet, és vedd rá a többieket, hogy jó lapokat költsenek olyan körökre, amelyeket elveszítenek.
chuo_pai-rules-deal = Mindenkinek 28 lap, amíg már legfeljebb egy játékosnak van lapja.
chuo_pai-rules-cards = A 92 szecsuani lapból 84: a 21 dominókép mindegyikéből négy.

## 1. Goal

chuo_pai-rules-goal = A végén tiéd legyen a legnagyobb halom. Minden megnyert kör a *nyerő lerakásod* lapjait teszi a halmodba, és ott minden lap egy pont (CP-13, CP-16).
chuo_pai-rules-goal-not = Nem az a cél, hogy megszabadulj a lapjaidtól. A megütött lap mindenkinek elveszett. Ami a végén a kezedben marad, semmit sem ér.

## 2. Setup

chuo_pai-rules-h-cards = A lapok
chuo_pai-rules-cards-faces = A lapot két pontszámával írjuk le, elöl a nagyobbal: ezen a lapon hat és három pont van: [63]. Minden képből négy van. A kék virágok egyes lapokon csak díszek. Négy [lu] és négy [gw] a paklihoz tartozik, de ehhez a játékhoz nem.
chuo_pai-rules-families = Minden kép a négy *család* egyikéhez tartozik. Különböző családok lapjai sosem ütik egymást: [65] üthető ezekkel: [64], [61] vagy [51], de ezzel nem: [66]. Amely lapok közt egyenlőségjel áll, azok rangja egyforma.
chuo_pai-rules-f-families = A családok, mindegyik a legmagasabbtól lefelé
chuo_pai-rules-family-long = hosszú
chuo_pai-rules-family-yao = yao
chuo_pai-rules-family-black = fekete
chuo_pai-rules-family-red = piros
chuo_pai-rules-h-dealing = Osztás
chuo_pai-rules-dealing = Mind a három játékos 28 lapot kap. Nem marad ki egy sem.
chuo_pai-rules-leader = Sorsolás dönti el, ki hív az első körben. A játék az óramutató járása szerint halad.
chuo_pai-rules-h-bonus = A nyitóbónusz
chuo_pai-rules-bonus = Az első hívás előtt az asztal minden kézben megkeresi ezt a két lapot: [21] és [42]. Ha egy kézben *mindkettőből* van legalább egy, a két fajta minden lapja a gazdája halmába kerül. Ez 2–8 pont ingyen. Ha egy kézben csak az egyik fajta van meg, ott marad. Ez magától történik, mindenkinél, akinek mindkét fajta megvan, és nem változtat azon, hogy ki hív.
chuo_pai-rules-f-bonus = Mit hoz a bónusz
chuo_pai-rules-n-bonus-four = négy pont, és 24 lap marad a kézben
chuo_pai-rules-n-bonus-none = semmi: a kézben maradnak
chuo_pai-rules-n-bonus-eight = nyolc pont, és 20 lap marad a kézben

## 3. Playing

chuo_pai-rules-h-plays = Mit lehet lerakni
chuo_pai-rules-group = A *csoport* egy, két, három vagy négy azonos képű lap. [62] és [53] rangja egyforma, de együtt nem csoport.
chuo_pai-rules-f-group = Csoportok
chuo_pai-rules-combination = A *kombináció* egy vagy több *fejből* és egy vagy több hozzájuk tartozó *összegből* áll. Fej a négy legmagasabb hosszú lap. Összegek a fekete és a piros család lapjai, tetszés szerint keverve. Egy kombinációban csak egy osztály van. Annyi fej és összeg lehet benne, ahány csak van: 2–12 lap.
chuo_pai-rules-classes = A kombinációk külön családot alkotnak. Rangjukat csak az osztály adja. Két azonos osztályú kombináció ugyanannyi lappal egyenlő.
chuo_pai-rules-f-classes = A fejek és az összegeik, a legmagasabbtól lefelé
chuo_pai-rules-n-nine = kilences összegek
chuo_pai-rules-n-eight = nyolcas összegek
chuo_pai-rules-n-seven = hetes összegek
chuo_pai-rules-n-five = ötös összegek
chuo_pai-rules-no_total = Csak ezek a fekete és piros lapok összegek. Van nyolc pontja, de nem nyolcas: [44]; van hét pontja, de nem hetes: [61].
chuo_pai-rules-f-no_group = Nem szabályos
chuo_pai-rules-n-no_group = két kép, és nincs fej
chuo_pai-rules-n-two_classes = két osztály fejei
chuo_pai-rules-h-round = Egy kör
chuo_pai-rules-round-lead = A hívó egy csoportot vagy egy kombinációt rak le. A hívó nem passzolhat.
chuo_pai-rules-round-follow = A többiek közül mindenki, akinek még van lapja, sorban egyszer lép: üti az eddigi legmagasabbat, vagy passzol. Ezzel a kör véget ér. Második menet nincs.
chuo_pai-rules-round-won = A legmagasabb lerakás nyer. Lapjai a gazdája halmába kerülnek. A kör összes többi lapja kiesik a leosztásból.
chuo_pai-rules-round-next = A következő körben a nyertes hív. Ha a nyertesnek nem maradt lapja, a következő olyan játékos hív, akinek van.
chuo_pai-rules-h-beating = Az ütés
chuo_pai-rules-beat = Egy lerakás akkor üt egy másikat, ha *azonos családból* való, *ugyanannyi* lapból áll, és *magasabb* nála. Az egyenlő nem üt. Csoport és kombináció sosem találkozik. Kombinációknál az összes lap száma a mérvadó, nem az, hogy hány köztük a fej.
chuo_pai-rules-must = Ha tudsz ütni, ütnöd kell, akkor is, ha ezzel egy nagyobb csoportot bontasz meg. Te választod meg, mivel ütsz.
chuo_pai-rules-pass = Ha nem tudsz ütni, passzolsz, és megtartod a lapjaidat. Senki sem dob el lapot, soha.
chuo_pai-rules-tells = A passz tehát elárul valamit: ennek a játékosnak nem volt mivel ütnie. Jegyezd meg.
chuo_pai-rules-f-eights = Példa: egyenlő lapok
chuo_pai-rules-e-eights-lead = egy pár a fekete családból
chuo_pai-rules-e-eights-beat = van nála [62 62] is, de az csak egyenlő. A kilencesek párja magasabb, ezért bo kénytelen azt kijátszani.
chuo_pai-rules-e-eights-pass = nem tudja ütni a kilenceseket
chuo_pai-rules-e-eights = bo két lapot tesz a halmába, és ő hív. A hívott nyolcasok (ada) kiestek a leosztásból.
chuo_pai-rules-f-choice = Példa: választás
chuo_pai-rules-e-choice-lead = egy hosszú lap
chuo_pai-rules-e-choice-beat = bo köteles ütni; a két lehetőség [33] és [11], és az alacsonyabbat választja
chuo_pai-rules-e-choice-high = még magasabb
chuo_pai-rules-f-combinations = Példa: kombinációk
chuo_pai-rules-e-combinations-lead = Föld-nyolcas: két fej és két összeg
chuo_pai-rules-e-combinations-beat = Ég-kilences: egy fej és három összeg. Négy lap, és az osztálya magasabb.
chuo_pai-rules-e-combinations-pass = van nála [44 44 52 43]. Az is négy lap, de az osztálya alacsonyabb.
chuo_pai-rules-e-combinations = [66 66 66 66] nem ütötte volna a hívást: négy azonos képű lap csoport.

## 4. Scoring and end

chuo_pai-rules-end = Minden kör után az asztal megszámolja, kinek van még lapja. Ha legfeljebb egy játékosnak, a leosztás véget ér. Aki egy körben még nem lépett, az előbb lép, akkor is, ha a másik kettőnek már nincs lapja. A számolás megelőzi az új hívó keresését.
chuo_pai-rules-points = A halmodban minden lap egy pont. A nyitóbónusz is számít. Ami a kézben marad, semmit sem ér.
chuo_pai-rules-winner = A legnagyobb halom nyer. Ha két vagy három legnagyobb halom egyenlő, a gazdáik osztoznak a győzelmen. A holtversenyt semmi sem dönti el.
chuo_pai-rules-f-piles = Példa: három halom
chuo_pai-rules-piles-share = osztozik a győzelmen
chuo_pai-rules-f-last = Példa: az utolsó lapok
chuo_pai-rules-e-last-lead = az utolsó lap (ada)
chuo_pai-rules-e-last-pass = van nála [22 22], de nem tud ütni. bo már lap nélkül van, őt nem kérdezik.
chuo_pai-rules-e-last = ada egy pontot kap. Már csak egy játékosnak van lapja (cy), ezért a leosztás véget ér, és az a két lap semmit sem ér.
chuo_pai-rules-f-all = Példa: mindenkinek egy lapja van
chuo_pai-rules-e-all = cy egy pontot kap. Senkinek sincs lapja, és a leosztás véget ér.

## Options

chuo_pai-rules-o-combinations = A kombinációk mérete
chuo_pai-rules-o-combinations-free = Legalább egy fej és egy összeg: 2–12 lap.
chuo_pai-rules-o-combinations-equal = Ugyanannyi összeg, mint fej: 2, 4, 6 vagy 8 lap.
chuo_pai-rules-o-combinations-capped = Legalább egy fej és egy összeg, legfeljebb négy lap.
chuo_pai-rules-o-note = A változat a hívásra és az ütésre egyaránt vonatkozik. Semmi máson nem változtat.

## Words

chuo_pai-rules-w-yao = egy: az a család, amelyben [51] és [61] van
chuo_pai-rules-w-nine = Ég-kilences
chuo_pai-rules-w-eight = Föld-nyolcas
chuo_pai-rules-w-seven = Ember-hetes
chuo_pai-rules-w-five = Harmónia-ötös
chuo_pai-rules-w-nail = szög: ilyennek látszik [21]
