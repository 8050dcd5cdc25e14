tien_gow-rules-minute = Mindenkinek nyolc köve van. A hívó közülük 1–4 követ tesz le nyíltan. A többiek ugyanannyit tesznek: nyíltan, ha ütnek, lefordítva, ha feladják. A legmagasabb kövek nyerik az ütést, és mindegyikük egy *oszlop* a nyertesnek. Aki az *utolsó* ütést nyeri, az nyeri a leosztást. Akkor a kevés oszloppal rendelkezők fizetnek a nyertesnek; akinek négynél több van, az kap. Gyűjts tehát néhány oszlopot, és tarts meg valami erőset a végére.
tien_gow-rules-deal = Nyolc kő mindenkinek, az utolsóig. A nyertes a következő leosztás bankosa.
tien_gow-rules-cards = Mind a 32 kínai dominó: a 11 polgári kőből kettő-kettő, a 10 katonaiból egy-egy.

## 1. Goal

tien_gow-rules-goal = Nyerd meg az utolsó ütést. Aki megnyeri, az nyeri a leosztást, és mindenki mással annak oszlopai szerint számol el (TG-15).
tien_gow-rules-goal-wishes = Három dolgot akarsz tehát: erős köveket a végére, a hívás jogát, amikor eljön a vége, és oszlopokat. Oszlop nélkül 5-öt fizetsz, eggyel 3-at, néggyel semmit.

## 2. Setup

tien_gow-rules-h-tiles = A kövek
tien_gow-rules-tiles = A követ két felének pontjaival írjuk le, elöl a nagyobb számmal: ezen a kövön hat és három pont van: [63]. Két szín van, a *polgári* és a *katonai*. Sosem ütik egymást.
tien_gow-rules-civil = Minden *polgári* kőből kettő van. Rangjukat a hagyomány adja, nem a pontok.
tien_gow-rules-f-civil = A polgári kövek, a legmagasabbtól lefelé
tien_gow-rules-military = Minden *katonai* kőből egy van. Pontjainak összege az értéke, és az adja a rangját. Két egyforma értékű kő egyenlő.
tien_gow-rules-f-military = A katonai kövek, a legmagasabbtól lefelé
tien_gow-rules-military-six = [42] az egyetlen hatos, [21] az egyetlen hármas.
tien_gow-rules-names = Ezt a kettőt nézd meg kétszer is: [61] és [51]. Hetesnek és hatosnak látszanak, de mindkettő polgári, és alacsony.
tien_gow-rules-h-dealing = Osztás
tien_gow-rules-dealing = Mind a négy játékos nyolc követ kap. Nem marad ki egy sem.
tien_gow-rules-banker = Sorsolás dönti el, ki a *bankos*. Ha az asztal tovább játszik, az előző leosztás nyertese a bankos. A bankos hív az első ütésben. Minden, amit a bankos fizet vagy kap, duplán számít (TG-13, TG-16).

## 3. Playing

tien_gow-rules-h-groups = Mit lehet hívni
tien_gow-rules-groups = Egy *csoportot* hívsz: egy, két, három vagy négy követ. Kilenc fajta van. Egy csoportot csak egy magasabb, ugyanolyan fajta csoport üthet.
tien_gow-rules-f-groups = A kilenc fajta, mindegyik a legmagasabb csoportjával
tien_gow-rules-g-civil = egy polgári kő
tien_gow-rules-g-military = egy katonai kő
tien_gow-rules-g-civil-pair = polgári pár: két egyforma kő
tien_gow-rules-g-military-pair = katonai pár: egy érték mindkét köve
tien_gow-rules-g-supreme = Legfelső
tien_gow-rules-g-11 = vegyes, 1+1
tien_gow-rules-g-21 = vegyes, 2+1
tien_gow-rules-g-12 = vegyes, 1+2
tien_gow-rules-g-22 = vegyes, 2+2: négyes
tien_gow-rules-n-civil = a polgári kövek rangja szerint
tien_gow-rules-n-military = 9, 8, 7, 6, 5 és 3
tien_gow-rules-n-military-pair = 9, 8, 7 és 5
tien_gow-rules-n-supreme = az egyetlen a fajtájában
tien_gow-rules-n-mixed = a fej rangja szerint
tien_gow-rules-mixed = A *vegyes* csoport egy vagy két *fejből* és a hozzájuk tartozó érték egyik vagy mindkét kövéből áll. Csak négy polgári kő fej, és mindegyiknek megvan a saját értéke.
tien_gow-rules-f-heads = A fejek és az értékeik, a legmagasabbtól lefelé
tien_gow-rules-n-nine = egy kilencessel
tien_gow-rules-n-eight = egy nyolcassal
tien_gow-rules-n-seven = egy hetessel
tien_gow-rules-n-five = egy ötössel
tien_gow-rules-nothing_else = Semmi mást nem lehet hívni. [55] nem fej, és [42] egyetlen társa ez: [21]. A kezedben bármelyik csoportot megbonthatod.
tien_gow-rules-h-trick = Egy ütés
tien_gow-rules-trick-lead = A hívó nyíltan letesz egy csoportot.
tien_gow-rules-trick-follow = A többiek sorban pontosan ugyanannyi követ tesznek: nyíltan, hogy üssenek, vagy lefordítva.
tien_gow-rules-trick-win = A legmagasabb csoport nyeri az ütést. Gazdája a csoport minden kövéért egy oszlopot kap, és ő hív a következő ütésben. Ha minden követ kijátszottak, a leosztás véget ér. Összesen nyolc oszlop van.
tien_gow-rules-up = *Nyíltan* csak olyan fajta csoportot tehetsz, amilyet hívtak, és magasabbnak kell lennie az eddigi legmagasabbnál. Az egyenlő nem üt. Egy 2+1 nem üt egy 1+2-t, bár mindkettőben három kő van.
tien_gow-rules-down = *Lefordítva* bármilyen köveket tehetsz. Nem kell csoportnak lenniük. Senkinek sem kötelező ütni: az a csoport is mehet lefordítva, amely nyerhetne.
tien_gow-rules-secret = Ami lefordítva van, titok marad. A leosztás végéig csak a gazdája tudja, mi az.
tien_gow-rules-supreme = Ha a *Legfelsőt*, [42 21], hívják, nem lehet ütni. Csak hívni lehet. Ha másnak a hívására teszed, lefordítva megy, mint minden kő, amely nem üt. Egyenként a két köve közönséges hatos és hármas.
tien_gow-rules-early_death = *Korai halál*: ha az utolsó ütés egy köves, az oszlop nélküli játékosnak lefordítva kell tennie a követ, még ha nyerne is vele. A két vagy több köves utolsó ütést bárki megnyerheti.
tien_gow-rules-f-equal = Példa: az egyenlő nem üt
tien_gow-rules-e-equal-lead = egy kilences
tien_gow-rules-e-equal = a másik kilences: csak lefordítva mehet
tien_gow-rules-f-trick = Példa: egy három köves ütés
tien_gow-rules-e-lead = 2+1: két fej és egy ötös
tien_gow-rules-e-beat = ez is 2+1, és a fej magasabb
tien_gow-rules-e-tian_jiu = a kezében [66 63 54] van, de az 1+2, és itt semmit sem üt
tien_gow-rules-e-any = bármelyik három követ tehetné
tien_gow-rules-e-trick = cy három oszlopot kap, és ő hív. bo három jó követ költött el hiába.

## 4. Scoring and end

tien_gow-rules-h-at_once = Azonnali kifizetések
tien_gow-rules-at_once = Aki a Legfelsővel nyer ütést, mindenki mástól 2 pontot kap. Aki négyessel nyer ütést, mindenkitől 4-et kap. Ha egy négyest magasabb négyes üt, csak a magasabbért fizetnek.
tien_gow-rules-at_once-banker = Ha a fizető vagy a nyertes a bankos, a kifizetés a duplája.
tien_gow-rules-at_once-last = Ezek az utolsó ütésért is járnak. Az elszámolás duplázásai sosem érintik őket, kivéve a bankosét.
tien_gow-rules-h-settlement = Az elszámolás
tien_gow-rules-settlement = Az utolsó ütés után annak nyertese mindenki mással elszámol. Az oszlopaik mondják meg, ki fizet.
tien_gow-rules-f-base = Mennyivel tartozik egy játékos a nyertesnek
tien_gow-rules-n-minus = Ahol mínusz van, a nyertes fizet a játékosnak. A nyertesnek mindig van legalább két oszlopa, ezért hét senki másnak nincs.
tien_gow-rules-doubled = Az összeg ezek mindegyikéért egyszer duplázódik, ha igaz:
tien_gow-rules-double-banker = Kettejük egyike a bankos.
tien_gow-rules-double-last = Az utolsó ütést négyes, a Legfelső vagy egymagában ez a kő nyerte: [21].
tien_gow-rules-double-eight = Mind a nyolc oszlop a nyertesé.
tien_gow-rules-multiply = A duplázások szorzódnak: három együtt nyolcszoros. Arra is érvényesek, amit a nyertes fizet annak, akinek négynél több oszlopa van.
tien_gow-rules-score = A pontszámod az, amit kaptál, mínusz az, amit fizettél. A négy pontszám összege nulla. Másnak több pontja is lehet, mint a leosztás nyertesének; a következő bankos akkor is a nyertes.
tien_gow-rules-f-plain = Példa: dee nyeri az utolsó ütést, ada a bankos
tien_gow-rules-e-plain = bo öt oszlopot gyűjtött, ezért a fizető dee, és bo kap. ada a bankos, és duplán fizet.
tien_gow-rules-f-supreme = Példa: ada nyeri az utolsó ütést a Legfelsővel, bo a bankos
tien_gow-rules-e-supreme = A Legfelső duplázza a tartozást. bo mint bankos még egyszer duplán fizet, az azonnali kifizetésben is.
tien_gow-rules-h-catch = Az elfogás
tien_gow-rules-catch = Ha az utolsó ütés egy köves, [21] is hívható, hogy duplázza az elszámolást. De ha azt az ütést [42] nyeri, a hívót *elfogják*: a hívó fizeti ki a nyertesnek, amivel mindhárman tartoznának. A másik kettő semmit sem fizet.
tien_gow-rules-catch-double = Minden összeg úgy duplázódik, mint annál, aki tartozott volna vele. A hívó tehát duplán fizeti a bankos részét, de a többit nem. Ha a nyertes a bankos, mindegyik duplázódik.
tien_gow-rules-catch-plus = Akinek négynél több oszlopa van, most is pontot kap a nyertestől. Ha ez maga a hívó, abból vonják le, amit a hívó fizet.
tien_gow-rules-catch-between = Akkor is elfogás, ha közben másik kő volt a legmagasabb. Nem elfogás, ha [42] lefordítva feküdt, vagy ha másik kő nyer.
tien_gow-rules-f-catch = Példa: az utolsó ütés, amelyben cy az elfogott. bo a bankos
tien_gow-rules-e-catch-lead = a hármas: duplázná az elszámolást
tien_gow-rules-e-catch-beat = egy ötös magasabb
tien_gow-rules-e-catch-win = egy hatos még magasabb: elfogás
tien_gow-rules-e-catch-down = bo oszlop nélkül maradt
tien_gow-rules-f-caught = Ennek az ütésnek az elszámolása
tien_gow-rules-e-caught = cy kifizet 3-at (dee helyett) és 10-et (bo helyett, aki a bankos). Az öt oszlopért cy 1-et kap, ezt ada fizeti: cy tehát összesen 12-t fizet.

## Options

tien_gow-rules-o-surplus = Amit a nyertes fizet
tien_gow-rules-o-surplus-signed = A duplázások arra is érvényesek, amit a nyertes fizet.
tien_gow-rules-o-surplus-single = Amit a nyertes fizet annak, akinek négynél több oszlopa van, sosem duplázódik. Ez elfogáskor is így van.
tien_gow-rules-o-last_trick = Azonnali kifizetés az utolsó ütésért
tien_gow-rules-o-last_trick-paid = A Legfelsőért és a négyesért az utolsó ütésben is azonnal fizetnek.
tien_gow-rules-o-last_trick-unpaid = Az utolsó ütésben semmit sem fizetnek azonnal. Az elszámolás duplázása megmarad.

## Words

tien_gow-rules-w-game = ég és kilences: a játék és a legmagasabb vegyes csoport neve
tien_gow-rules-w-banker = a bankos
tien_gow-rules-w-column = oszlop: megnyert kövek tornya
tien_gow-rules-w-supreme = Legfelső
