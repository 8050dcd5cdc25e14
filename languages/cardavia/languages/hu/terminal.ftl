## Helyek

seat = { $seat }. hely
    .you = Te
seat-inside = { $seat }. hely
    .you = te
seat-label = { $seat }. hely ({ $who })
    .you = { $seat }. hely (te)
seat-person = ember
seat-empty = üres
seat-away = nincs itt, gép játszik
seat-away-named = { $name }: nincs itt, gép játszik
door_of = ajtó: { $seat }
    .you = a te ajtód
score = { $seat } { $points }
    .you = te { $points }

## Ami történik

opened = { $game }: nyílt egy asztal. Lapok: { $source }.
opened-fair = tisztességes leosztás
opened-seeded = kezdőértékből
opened-given = megadva
seat_taken = { $seat }: foglalt.
    .you = Leülsz.
seat_taken-named = { $number }. hely: leült { $seat }.
    .you = Leülsz.
seat_taken-again = { $seat } visszajött.
    .you = Visszajöttél.
seat_left = { $seat }: üres lett.
    .you = Elmentél.
seat_left-named = { $seat } elment.
    .you = Elmentél.
seat_left-time = { $seat }: lejárt az idő, gép játszik tovább.
    .you = Lejárt az időd: gép játszik helyetted.
seat_left-absent = { $seat }: nincs itt, gép játszik tovább.
    .you = Nem voltál itt: gép játszik helyetted.
paused = Az asztal szünetel. { $reason }
paused-over = A játék folytatódik. { $reason }
restarted = A kiszolgáló újraindult; a nyitott döntés ideje elölről kezdődik.
entropy_due = Mindenki lekötötte a maga részét a keverésből, és most felfedi.
entropy_revealed = { $seat } felfedi a részét a keverésből.
    .you = Felfeded a részedet a keverésből.
begun = A lapokat kiosztották.
moved-lead = { $seat } hív: { $cards }.
    .you = Hívsz: { $cards }.
moved-beat = { $seat } üt: { $cards }.
    .you = Ütsz: { $cards }.
moved-pass = { $seat } passzol.
    .you = Passzolsz.
moved-discard = { $seat } dob: { $cards }.
    .you = Dobsz: { $cards }.
moved-discard-down = { $seat } lefordítva tesz: { $cards }.
    .you = Lefordítva teszel: { $cards }.
moved-win = { $seat } nyer!
    .you = Nyersz!
moved-chiu = { $seat } Chíut jelent.
    .you = Chíut jelentesz.
moved-decline = { $seat } nem igényel.
    .you = Nem igényelsz.
moved-chan = { $seat } visz: Chắn.
    .you = Viszel: Chắn.
moved-ca = { $seat } visz: Cạ, kézből { $cards }.
    .you = Viszel: Cạ, kézből { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } válasza: { $move }.
    .you = A válaszod: { $move }.
hidden = { $count } lap
bonus = { $seat } nyitóbónuszként félretesz: { $cards }.
    .you = Nyitóbónuszként félreteszel: { $cards }.
reveal = Felcsapva: { $card } ({ $door }).
shown = { $seat } megmutat: { $cards }.
    .you = Megmutatsz: { $cards }.
uncovered = { $seat } ezt tette le lefordítva: { $cards }.
    .you = Ezt tetted le lefordítva: { $cards }.
round_won = { $seat } nyert ({ $round }): { $cards }.
    .you = Nyertél ({ $round }): { $cards }.
round = kör
trick = ütés
paid = { $payer } fizet: { $points } ({ $reason }). Kapja: { $payee }.
    .you = Fizetsz: { $points } ({ $reason }). Kapja: { $payee }.
window_opened = A lapot igényelni lehet.
window_closed = Az igényekről döntés született.
settled = Elszámolás: { $scores }.
ended-over = A leosztás véget ért.
ended-closed = Az asztalt bezárták. { $reason }
ended-void = A leosztást érvénytelenítették. { $reason }
continued = A következő leosztás egy másik asztalnál van.
released = Az egész napló mindenki előtt nyitva áll.

## Lépések

verb-lead = hív
verb-beat = üt
verb-pass = passz
verb-discard = dob
verb-win = nyer
verb-chiu = chíu
verb-decline = lemond
verb-chan = chắn
verb-ca = cạ
gloss-pass = hagyd ott
gloss-win = teljes a kéz
gloss-chiu = tégy hozzá hármat
gloss-decline = nincs igény
gloss-chan = vidd a párjával

## Miért fizetnek

reason-supreme = Legfelső
reason-quartet = négyes
reason-final = végelszámolás
reason-catch = elfogás
reason-score = pontszám

## Bónuszok

bonus-xuong = Ù xuông (sima győzelem)
bonus-chi = Ù chì (saját ajtó)
bonus-thien_u = Thiên ù (kész leosztás)
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai (négy kézben)
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (nincs piros)
bonus-tam_do = Tám đỏ (nyolc piros)
bonus-kinh_tu_chi = Kính tứ chi (négy Chi chi)
bonus-thap_thanh = Thập thành (tíz Chắn)

## Az asztal

hand = kéz
hand-yours = A kezed: { $count } lap
hand-empty = A kezed üres
high = ← legmagasabb
banker = bankos
dealer = osztó
dead = halott kéz
pile = halom
columns = oszlopok
immediate = kifizetések { $points }
down = lefordítva
played = kijátszva
lies = az asztalon
led = hívás
out = Kiesett a leosztásból: { $count }.
stock = A talonban: { $count }.
public = Nyitott lap: { $card } ({ $door }; { $source }).
public-1 = eldobott
public-2 = felcsapott
public-3 = pótló
no_public = Nincs nyitott lap.
door = ajtó
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = nyerő lap
shown-zone = megmutatva
high_now = Legmagasabb: { $cards }, { $seat }.
to_lead = Hívó: { $seat }.
    .you = Te hívsz.
red = a * piros lapot jelöl

## Helyek az asztalon

zone-pack = pakli
zone-hand = kéz
zone-trick = az asztalon
zone-pile = halom
zone-out = kiesett
zone-down = lefordítva
zone-open = kijátszva
zone-stock = talon
zone-public = nyitott lap
zone-door = ajtó
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = nyerő lap
zone-shown = megmutatva

## Állapot

status-opened = Várunk, amíg minden hely foglalt lesz.
status-paused = Az asztal szünetel.
status-turn = Következik: { $seat }.
    .you = Te következel.
status-window = Döntés az igényekről.
status-over = A leosztás véget ért.
status-closed = Az asztalt bezárták.
status-void = A leosztást érvénytelenítették.
status-wait = Egy pillanat.

## Játék közben

choose =
    { $count ->
        [one] Az egyetlen lépésed
       *[other] Lépésed: { $count } lehetőség
    }
choose-window = Igényled? { $count } válasz
choose-none = Nem te lépsz
choose-filter = „{ $filter }”: { $count } / { $all }
time_left = még { $seconds } s
reserve = tartalék { $seconds } s
come_back = b újra te játszol · q kilépés
forced = Csak egy lépés van: { $move }.
sent = Lépés: { $move } …
late = Az igényekről a válaszod előtt döntés született; nem számít.
refused = Nem lehet ({ $clause }): { $text }
lost = Megszakadt a kapcsolat ({ $reason }). Újra próbáljuk; semmi sem vész el.
resumed = Helyreállt a kapcsolat.
gone = A kiszolgáló többé nem volt elérhető: { $reason }
keys = ↑↓ választás · Enter lépés · szám: ugrás · betű vagy /: szűrő · ? súgó · q kilépés
keys-wait = Enter: gyorsabban · ? súgó · q kilépés
keys-help = Esc vissza
keys-over = n következő leosztás · Esc az asztal · q kilépés
help =
    Válassz lépést a nyilakkal vagy az egérrel; az Enter kijátssza.
    Egy szám az adott számú lépésre ugrik.
    Egy betű (vagy / és bármi) szűr: „/66 63” a két lapot tartalmazó lépéseket hagyja.
    A visszatörlés és az Esc törli a szűrőt. A Tab és a lapozó billentyűk görgetnek.
    Az Enter a lépés utáni szünetet is rövidíti. A q elhagyja az asztalt.
    Ha lejár az időd, gép játszik helyetted; a b-vel újra te játszol.
help-cards = Ennek a paklinak a lapjai:
quit = Viszlát.
see_again = A leosztás újra megnézhető: { $command }

## Elszámolás

settlement = Elszámolás
settlement-none = Nincs elszámolás.
winner = { $seat } nyert.
    .you = Nyertél!
winners = Megosztott győzelem: { $seats }.
draw = Döntetlen: senki sem nyert.
stock_out = Elfogyott a talon.
piles = A halmok összevetése: a legnagyobb nyer.
immediates = Azonnali kifizetések:
immediates-none = Nincs azonnali kifizetés.
finals = Végelszámolás az utolsó ütés nyertesével:
line = { $payer } fizet: { $points }  ({ $sum }; { $reason }) → { $payee }
    .you = Fizetsz: { $points }  ({ $sum }; { $reason }) → { $payee }
awards = Így jön ki a pontszám: a legnagyobb bónusz teljesen számít, a többi a dịch értékével.
awards-whole = Így jön ki a pontszám: Thập thành mellett minden bónusz teljesen számít.
sum = { $sum } = { $points }
each_pays = A többiek fejenként ennyit fizetnek: { $points }.

## Soronként

plain-moves = { $seat }, { $count } lépés:
plain-claims = A lapot igényelni lehet: egy válasz, vagy üres sor, ha nem.
plain-ask = Szám vagy lépés (? súgó):
plain-time = Idő: { $move } s erre a lépésre és { $reserve } s tartalék.
plain-away = Üres sor: újra te játszol (q kilép).
plain-help = Írd be egy lépés számát vagy szövegét, például 1 vagy { $example }. Üres sor: a lépések; q kilép.
plain-unknown = Ez egyik lépés sem: { $text }
plain-several = Ez több lépés is lehet: { $moves }
plain-next = Következő leosztás? (i/n):
plain-input_ended = A bemenet véget ért.
yes = i

## Visszajátszás

replay-step = { $step }. lépés, összesen { $steps }
replay-keys = ← → lépés · lapozó billentyűk: tíz · Home End · ↑ ↓ görgetés · q kilépés
replay-empty = Nincs mit visszajátszani.
