chan-rules-minute = Gyűjts össze tíz párt. Két egyforma lap párja a *Chắn*; két azonos értékű, de különböző színű lap a *Cạ*. A tízből legalább hatnak Chắnnak kell lennie. A körödben elviheted azt a lapot, amelyet az előző játékos hagyott, vagy ha nem kell, felcsapsz egyet a talonból, és azt viheted el. Lapot csak úgy vihetsz el, hogy nyíltan leteszel vele egy párt, és utána dobsz egy lapot. Ha tíz párod huszadik lapja bárkinek az ajtajánál felbukkan, kiáltsd: *Ù*! Nyertél, és mindenki más fizet neked. Minél ritkább a kéz, annál többet.
chan-rules-deal = Amíg valakinek tíz párja nem lesz, vagy a talon el nem fogy, és senki sem fizet.
chan-rules-cards = A 120 Tổ Tôm lapból 100: 24 színes lap és a Chi chi, mindegyikből négy.

## 1. Goal

chan-rules-goal = Legyen elsőként tíz párod, köztük legalább hat egyforma (CH-20). Ez húsz lap: tizenkilenc nálad van, a kezedben vagy nyíltan letéve, a huszadik pedig a nyerő lap.
chan-rules-goal-paid = A másik három játékos mindegyike kifizeti neked a kezed pontszámát (CH-26). Ha senki sem nyer, mielőtt elfogy a talon, senki sem fizet.

## 2. Setup

chan-rules-h-cards = A lapok
chan-rules-cards-faces = Minden lapból négy van. Három színben 2-től 9-ig mennek az értékek: *Vạn* (miriádok), *Sách* (füzérek) és *Văn* (érmék). Nincs színe és nincs értéke: [cc]. A pakli többi lapja a dobozban marad: az 1-esek, [tt] és [oc].
chan-rules-f-suits = A játék lapjai
chan-rules-suit-m = Vạn, miriádok
chan-rules-suit-s = Sách, füzérek
chan-rules-suit-c = Văn, érmék
chan-rules-suit-cc = Chi chi, az öreg halász
chan-rules-red = Öt lap piros: [8m], [9m], [8s], [9s] és [cc]. A többi mind fekete. A piros és a fekete csak néhány bónusznál számít.
chan-rules-f-red = A piros lapok
chan-rules-h-pairs = Párok
chan-rules-pairs = A *Chắn* két egyforma lap párja. A *Cạ* egy érték két színének párja. A *Chíu* négy egyforma lap nyíltan letéve, és két Chắnnak számít. [cc] lehet Chắnban, de Cạ párban soha.
chan-rules-f-pairs = Párok
chan-rules-odd = Így nézz át egy kezet: előbb tedd párba az egyforma lapokat. Amelyik lap kimarad, az *páratlan*. Egy érték két páratlan lapja Cạ párt alkot. Amely értékben egy vagy három páratlan lap van, az *pár nélküli*, és az egyetlen [cc] is az. Ha egy érték sincs pár nélkül, a kéz teljes.
chan-rules-h-dealing = Osztás
chan-rules-dealing = Sorsolás dönti el, ki az osztó. Az osztó 20 lapot kap, a többiek 19-et. 23 lap a *talon*. Minden játékos előtt van egy hely, az *ajtó*: ott fekszenek azok a lapok, amelyeket ez a játékos eldob vagy felcsap.

## 3. Playing

chan-rules-h-opening = Kezdés
chan-rules-thien_u = Ha az osztó 20 lapja már nyer, az osztó azonnal nyerhet: *Thiên ù*.
chan-rules-opening = Különben az osztó eldob egy lapot, és a következő játékos jön.
chan-rules-dead = Annak az osztónak, akinek tíz Chắn van a kezében, nincs eldobható lapja. Ha egy ilyen osztó nem nyer azonnal, a keze *halott*: semmit sem visz, semmit sem igényel, és nem kérdezik meg. A körében csak felcsap egy lapot, és otthagyja. Az osztó utáni játékos ilyenkor felcsapással kezd.
chan-rules-h-turn = Egy játékos köre
chan-rules-turn-consider = Először azt a lapot nézed, amelyet az előző játékos hagyott: egy eldobott lapot, vagy egy felcsapottat, amelyet ő nem vitt el. Elviheted, vagy passzolhatsz.
chan-rules-turn-take = Ha elviszed, nyíltan párba teszed egy kézben lévő lapoddal, és az ajtódhoz dobsz egy lapot. A következő játékos jön.
chan-rules-turn-reveal = Ha passzolsz, felcsapsz egy lapot a talonból az ajtódnál. Azt elviheted, és utána dobsz. Ha újra passzolsz, a következő játékos jön, és ő viheti el. Amelyik lapra ketten passzoltak, az kiesett a játékból.
chan-rules-turn-never = A talonból felcsapott lap sosem kerül kézbe: nyíltan párba teszik, vagy az ajtónál marad. Csak azt teheted, ami szabályos, ezért büntetés nincs.
chan-rules-draw = Ha fel kellene csapni egy lapot, de a talon üres, a leosztás döntetlen. Senki sem fizet. A talon utolsó lapját ugyanúgy végigjátsszák, mint a többit.
chan-rules-h-claims = Igények
chan-rules-claims = Amikor egy lap az asztalra kerül, mások igényelhetik, mielőtt a soron lévő játékos dönt. Minden lapot egyszer lehet igényelni, amikor megjelenik; akkor már nem, amikor a következő játékos nézi.
chan-rules-claim-win = *Ù*, csak felcsapott lappal. Megkérdeznek mindenkit, akinek a kezét teljessé teszi: előbb azt, akinek az ajtajánál fekszik, aztán sorban a többit. Az első, aki elfogadja, nyer.
chan-rules-claim-chiu = *Chíu*: akinek a kezében három ugyanilyen lap van, nyíltan leteheti mind a négyet. Senki sem igényelheti azt a lapot, amelyet maga dobott el. Eldobott lappal csak így lehet nyerni: ha a Chíu teljessé teszi a kezet, az *Chíu ù* (CH-21). Sima Chíu csak akkor választható, ha utána van eldobható lap.
chan-rules-chiu = Sima Chíu után eldobsz egy lapot. Ha a te köröd volt, véget ér. Ha másé volt, a dobásod *pótló* lap: a soron lévő játékos ajtajához kerül, az elvitt lap helyére. Azt is lehet igényelni. Aztán az a játékos folytatja: elviheti a pótló lapot, vagy passzolhat rá. Aki már felcsapott egy lapot, nem csap fel másikat. A halott kéz otthagyja a pótló lapot.
chan-rules-asked = Csak azt kérdezik az igényéről, akinek van igénye. A soron lévő játékost mindig megkérdezik egy lapról, akkor is, ha csak passzolni tud.
chan-rules-hidden = Senki sem tudja meg, kit kérdeznek az igényéről, sem azt, hogy valaki semmit sem igényelt. Aki nem igényel, semmit sem veszít vele.
chan-rules-f-claim = Példa: igény más körében
chan-rules-e-claim-discard = bo van soron
chan-rules-e-claim-chiu = három ilyen lapja van, és mind a négyet nyíltan leteszi
chan-rules-e-claim-replacement = a pótló lap, ajtó: bo
chan-rules-e-claim-pass = elvihetné, de nem viszi
chan-rules-e-claim-reveal = egy lap a talonból, ajtó: bo
chan-rules-e-claim-pass-again = most cy viheti el
chan-rules-h-throw = Mit dobhatsz el
chan-rules-throw = Olyan lapot dobhatsz el, amelyből egy vagy három van a kezedben: egyforma pár nem bomlik fel. Nem dobhatod el azt, amit visszautasítottál (CH-16). Ha már vittél Cạ párt, nem dobhatod el egy érték két színét: ha az egyik elment, a másiknak maradnia kell. Az a Cạ, amelyet éppen elviszel, már számít.
chan-rules-h-take = Mit vihetsz el
chan-rules-take = Sosem viheted el azt a lapot, amelyet egyszer eldobtál, vagy a kezedből Cạ párba tettél. Utána kell lennie egy lapodnak, amely eldobható.
chan-rules-take-chan = *Chắnként*: van a kezedben egy vagy több ugyanilyen lap. Ha kettő van, a megmaradót azonnal el is dobhatod.
chan-rules-take-ca = *Cạ párként*, egy azonos értékű, más színű lappal a kezedből, ha mindez igaz:
chan-rules-ca-none = Abból a lapból, amelyet elviszel, egy sincs a kezedben.
chan-rules-ca-odd = A te lapod az egyetlen páratlan az értékében.
chan-rules-ca-refused = A kettő közül egyiket sem utasítottad vissza (CH-16).
chan-rules-ca-discarded = Egyetlen értéknek sem dobtad el két színét.
chan-rules-ca-last = A kezedben nem pontosan egy dolog van pár nélkül (egy érték vagy egyetlen Chi chi). Ha már csak egy lap hiányzik, a győzelemre kell várnod.
chan-rules-refuse = Ha egy lapot elvihetnél Chắnként, de a körödben passzolsz rá, akkor *visszautasítottad*. A leosztás végéig ezt a lapot nem dobhatod el, és nem teheted Cạ párba. Chắnként még elviheted, Chíuval igényelheted, és nyerhetsz vele. Ha egy igényről mondasz le, az nem visszautasítás.
chan-rules-take-win = Mindezek a korlátok az elvitelre és a dobásra vonatkoznak. Győzelmet vagy Chíut sosem zárnak ki: olyan lappal is nyerhetsz, amelyet eldobtál vagy visszautasítottál.
chan-rules-f-take = Példa: bo eldobta: [4m]. Ez a kéz: cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Páratlan
chan-rules-l-won = Nyerő lap
chan-rules-n-unmatched = három érték van pár nélkül: 2, 4 és 7
chan-rules-e-take = cy elviheti ezt: [4m], Cạ párként ezzel: [4c], mert ez az egyetlen páratlan négyes, és egynél több érték van pár nélkül. Aztán cy eldobja: [7c]. Most már csak a 2-es hiányzik. cy a következő felcsapott [2s], [2m] vagy [2c] lappal nyer, de ha bo dobja el: [2m], azt nem viheti el Cạ párként.

## 4. Scoring and end

chan-rules-h-winning = A nyerő kéz
chan-rules-laid = A nyílt párok úgy számítanak, ahogy letették őket. Egy Chíu két Chắnnak számít. Semmit sem rendeznek át.
chan-rules-concealed = A kézben, a nyerő lappal együtt, minden egyforma pár Chắn; egy lapból négy két Chắn. Amely értékben két páratlan lap van, egy Cạ párt ad. Ha egy értékben egy vagy három páratlan lap van, vagy egy [cc] kimarad, a kéz nem teljes.
chan-rules-on_cc = Ezzel csak pontosan hat Chắn és négy Cạ mellett nyersz: [cc].
chan-rules-wins = Egy teljes, tíz páros kéz nyer, ha a párok közül legalább hat Chắn.
chan-rules-where = Felcsapott lappal bármelyik ajtónál nyerhetsz. Eldobott vagy pótló lappal csak Chíu ù nyer. Ha egy győzelmet nem fogadsz el, később még nyerhetsz.
chan-rules-h-bonuses = Bónuszok
chan-rules-bonuses = A bónuszok (*cước*) mind a húsz lap szerint számítanak. Mindegyiknek van pontértéke, és egy kisebb, a *dịch*, arra az esetre, ha nagyobb bónusz mellett áll.
chan-rules-f-bonuses = Minden bónusz
chan-rules-b-xuong = győzelem, más bónusz nélkül
chan-rules-b-chi = a lap a saját ajtódnál fekszik: te csaptad fel, vagy pótló lap, és Chíu ù-val nyersz
chan-rules-b-thien_u = az osztó első 20 lapja nyer
chan-rules-b-tom = [3m 3c 7c], minden teljes készletért
chan-rules-b-bach_thu = pontosan hat Chắn, és a nyerő lap értékében nincs Cạ
chan-rules-b-leo = [8s 9m cc], minden teljes készletért
chan-rules-b-thien_khai = minden olyan lapért, amelyből mind a négyet megkaptad az osztásban
chan-rules-b-chiu_u = a nyerő lapból három van a kezedben; akkor is, ha a talonból jött
chan-rules-b-bon = minden olyan lapért, amelyből az osztásban pontosan kettőt kaptál, és most négy van nálad
chan-rules-b-bach_dinh = nincs piros lap
chan-rules-b-tam_do = pontosan nyolc piros lap
chan-rules-b-kinh_tu_chi = négy [cc], és nincs más piros lap
chan-rules-b-thap_thanh = tíz Chắn
chan-rules-f-sets = Hármas készletek
chan-rules-tom = A Tôm ez: [3m 3c 7c], ha az asztal mást nem mond. Egy változattal ez lesz: [3m 3s 7c].
chan-rules-twice = Több Tôm vagy Lèo készlet több bónusz. Egy lap egyfajta bónuszba csak egyszer számít, de több fajtába is beleszámíthat. Thiên ù esetén nincs nyerő lap, ezért mellette sosem jár Ù chì, Bạch thủ vagy Chíu ù.
chan-rules-h-score = A pontszám
chan-rules-score = A pontszám a legjobb bónuszod pontja, meg az összes többi dịch értéke. Thập thành mellett az összes bónusz pontja. Bónusz nélkül 2.
chan-rules-paid = A másik három játékos mindegyike kifizeti neked a pontszámot, így háromszor kapod meg. A döntetlen mindenkinek nulla.
chan-rules-f-six = Példa: ada a saját ajtajánál felcsapja: [5c]
chan-rules-f-six-score = A kéz pontszáma (ada)
chan-rules-e-six = Két Tôm készlet, de nem Bạch thủ: [5c] a saját értékében Cạ párt alkot. A legjobb bónusz 4, a többi 1-1. A másik három 6-6 pontot fizet, és ada 18-at kap.
chan-rules-f-ten = Példa: bo ezzel nyer: [2m], ajtó: cy
chan-rules-f-ten-score = A kéz pontszáma (bo)
chan-rules-e-ten = Tíz Chắn már Thập thành, ezért minden bónusz teljes pontértéke számít. A másik három 24-24 pontot fizet, és bo 72-t kap.

## Options

chan-rules-o-tom = A Tôm készlete
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], ahogy Vietnámban hagyomány

## Words

chan-rules-w-u = a nyertes kiáltása
chan-rules-w-chan = két egyforma lap párja
chan-rules-w-ca = egy érték két színének párja
chan-rules-w-chiu = négy egyforma lap, nyíltan letéve
chan-rules-w-cua = az ajtó: a hely minden játékos előtt
chan-rules-w-noc = a talon
chan-rules-w-cuoc = bónusz
chan-rules-w-dich = amennyit egy bónusz egy nagyobb mellett ér
