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
