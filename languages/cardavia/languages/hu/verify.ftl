verify = Hiteles ez a leosztás?
verify-lead = Ezeket az ellenőrzéseket a böngésződ maga számolja ki a leosztás naplójából. Nem hisz a kiszolgáló szavának.
verify-running = Ellenőrzés …
verify-insecure = Ez a böngésző itt semmit sem tud ellenőrizni: ahhoz HTTPS oldal kell, vagy kiszolgáló a saját gépeden.
verify-closed = Ennek a leosztásnak a naplója még nincs nyitva. Akkor nyílik meg, amikor a leosztás véget ér.
verify-rules = Itt nem derül ki, hogy minden lépés szabályos és minden kifizetés helyes volt-e: az oldal nem ismeri a szabályokat. Ezt a „cardavia verify” vizsgálja meg, a mentett fájllal.
verify-keys = Nyilvános kulcsok, amelyekben megbízol
verify-keys-hint = Azok a kulcsok, amelyeket ez a kiszolgáló most közzétesz, már használatban vannak. Ide régebbi kulcsaidat illeszd be, vagy egy másik kiszolgálóéit: mindegyik 64 hexadecimális jegy, vagy a /keys oldal szövege.

## Eredmények

verify-result-good = Rendben
verify-result-none = Nincs mit ellenőrizni
verify-result-open = Nincs igazolva
verify-result-fault = Hibás
verify-verdict-good = Minden hiteles.
verify-verdict-open = Semmi sem hibás, de nincs minden igazolva. Lásd alább.
verify-verdict-fault = Valami hibás. Lásd alább.

## A fájl

verify-file = A fájl
verify-file-good = Ép, és { $count } leosztás van benne.
verify-file-cut = Félbeszakadt, ennél a rekordnál: { $record }.
verify-file-damaged = Sérült ennél a rekordnál: { $record }, vagy nem leosztásfájl.
verify-file-format = Újabb formátumú, amelyet ez az oldal nem tud olvasni.
verify-file-order = Nem a helyén van ez a rekord: { $record }.
verify-file-counted = A végén megadott rekordszám nem egyezik (rekord: { $record }).
verify-file-proves = Ez azt bizonyítja, hogy útközben semmi sem veszett el. Azt nem, hogy mely leosztásokat tették a fájlba.

## A napló

verify-log = A napló
verify-log-good = { $count } bejegyzés van benne, sorrendben.
verify-log-number = Ennek a bejegyzésnek más a száma: { $entry }.
verify-log-unreadable = Ez a bejegyzés nem olvasható: { $entry }.
verify-log-opened = { $entry }. bejegyzés: a napló az asztal nyitásával kezdődik, és az csak ott szerepel.
verify-log-proves = Ez azt bizonyítja, hogy minden bejegyzés olvasható, és közülük egy sem hiányzik. Azt nem, hogy olyanok, amilyenek voltak.

## A kiszolgáló titka

verify-secret = A kiszolgáló titka
verify-secret-good = Ez az, amelyet a kiszolgáló az asztal nyitásakor lekötött.
verify-secret-commitment = Ez nem az, amelyet a kiszolgáló lekötött.
verify-secret-published = A kiszolgáló mást tett közzé, mint amit használt.
verify-secret-proves = Ez azt bizonyítja, hogy a kiszolgáló az asztal nyitása után nem változtatta meg a maga részét a keverésből.

## Amit a játékosok adtak

verify-shares = A játékosok része
verify-shares-good = { $count } hely adott bájtokat a keveréshez, pontosan azokat, amelyeket lekötött.
verify-shares-none = Senki sem adott bájtokat a keveréshez: a leosztás csak a kiszolgáló titkán múlik.
verify-shares-broken = { $seat }. hely: más bájtokat adott, mint amelyeket lekötött.
verify-shares-silent = A lapokat kiosztották, mielőtt ez a hely megadta a bájtjait: { $seat }.
verify-shares-proves = Ha egyetlen játékos bájtjai is kitalálhatatlanok voltak, senki sem választhatta meg a leosztást: sem a kiszolgáló, sem a többi játékos. Érvényteleníteni még lehet egy leosztást, de nem észrevétlenül.

verify-own = A te részed
verify-own-good = Azok a bájtok, amelyeket a böngésződ ennek a helynek sorsolt, benne vannak a keverésben: { $seat }.
verify-own-other = Ennek a helynek a bájtjai nem azok, amelyeket a böngésződ sorsolt: { $seat }.
verify-own-proves = Ez azt bizonyítja, hogy a leosztás a te bájtjaidon is múlik. Így senki sem választhatta meg, még ha mindenki más összefogott volna is.

## A lapok

verify-deal = A lapok
verify-deal-good = Pontosan azok, amelyek a kiszolgáló titkából és a játékosok részéből következnek.
verify-deal-seeded = Egy kezdőértékből következnek, amelyet az asztal nyitásakor adtak meg. Aki megadta, megválaszthatta.
verify-deal-given = Azok, amelyeket az asztal nyitásakor adtak meg. Valaki megválasztotta őket.
verify-deal-other = Nem azok, amelyek a kezdőértékből következnek.
verify-deal-none = Nem osztottak ki lapot.
verify-deal-unknown = Ez az oldal nem tudja, hogyan kell ezt a játékot kiosztani: { $game }.
verify-deal-proves = Ez azt bizonyítja, hogy a paklit úgy keverték és osztották ki, ahogy le van írva, választás nélkül.

## A lánc

verify-chain = A hashlánc
verify-chain-good =
    { $count ->
        [one] Megvan a láncfej { $count } bejegyzés után.
       *[other] Mind a { $count } bejegyzés után megvan a láncfej.
    }
verify-chain-other = Az a láncfej, amelyet a kiszolgáló ehhez a bejegyzéshez mond, nem ezeknek a bejegyzéseknek a láncfeje: { $entry }.
verify-chain-proves = Egymagában ez semmit sem bizonyít: minden bejegyzést az összes előzőhöz köt. A következő két ellenőrzés mondja meg, hogy ezek-e a kiadott láncfejek.

verify-kept = Amit a böngésződ látott
verify-kept-good =
    { $count ->
        [one] A láncfej, amelyet a böngésződ kapott, amíg itt voltál, benne van a láncban, ennél a bejegyzésnél: { $entry }.
       *[other] Mind a { $count } láncfej, amelyet a böngésződ kapott, amíg itt voltál, benne van a láncban, az utolsó ennél a bejegyzésnél: { $entry }.
    }
verify-kept-none = A böngésződ nem őriz láncfejet ebből a leosztásból: nem ezzel voltál itt.
verify-kept-missing = A naplót megváltoztatták a(z) { $after }. bejegyzés után: az a láncfej, amelyet a böngésződ a te { $revision }. lépésednél kapott, nincs a láncban.
verify-kept-proves = Ez azt bizonyítja, hogy mióta láttad, addig a bejegyzésig semmit sem változtattak meg, hagytak ki vagy tettek be. Ezt észrevétlenül senki sem teheti, a kiszolgáló sem.

## Az aláírás

verify-signature = Az aláírás
verify-signature-good =
    { $count ->
        [one] { $count } bejegyzést írt alá ez a kulcs: { $key }.
       *[other] Mind a { $count } bejegyzést aláírta ez a kulcs: { $key }.
    }
verify-signature-tail = Ez a kulcs: { $key } csak azt írta alá, ami a(z) { $from }. bejegyzés előtt áll, onnantól semmit.
verify-signature-none = Ezt a naplót senki sem írta alá.
verify-signature-unknown = Olyan kulcs írta alá, amely itt nem ismert: { $key }. Illeszd be alább, ha megbízol benne.
verify-signature-unable = Ez a böngésző nem tud ilyen aláírást ellenőrizni. Egy újabb tud.
verify-signature-other = Amit ez a kulcs aláírt, nem ezek a bejegyzések: { $key }. Valami megváltozott ezek közt: { $from }–{ $entry }.
verify-signature-forged = A(z) { $entry }. bejegyzés aláírása nem ettől a kulcstól való: { $key }.
verify-signature-proves = Ez azt bizonyítja, hogy a kulcs gazdája kezeskedik a naplóért, és számon kérhető rajta. Ha egy kulcs ugyanattól a kiszolgálótól van, keveset bizonyít vele szemben: őrizd meg a régi kulcsokat, vagy vesd össze őket másokéival.
