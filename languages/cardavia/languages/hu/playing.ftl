## Az asztal fölött

bar-games = Minden játék
bar-table = Asztal
bar-connecting = Kapcsolódás …
bar-watching = Te nézed.
bar-keys = Billentyűk
source-fair = Tisztességes leosztás
source-seeded = Kezdőértékből osztva
source-given = Megadott lapok
source-check = Leosztás ellenőrzése

## Helyek

side-ai = Gép
side-columns = { $count } oszlop
side-turn = következik
    .you = te következel
clock = Idő: { $time }
clock-reserve = Tartalék: { $time }
card-unknown = Egy lap

## Az asztal közepe

middle = Az asztal közepe
front-high = Legmagasabb
front-led = Hívás
front-laid = Letéve
front-stock = Talon: { $count }
front-out = Kiesett: { $count }

## Lépések

do = Lépés: { $cards }
do-lead = Hívás: { $cards }
do-beat = Ütés: { $cards }
do-pass = Passz
do-discard = Dobás: { $cards }
do-discard-down = Lefordítva: { $cards }
do-win = Ù! Nyerek
do-chiu = Chíu
do-decline = Nem igénylem
do-chan = Viszem: Chắn
do-ca = Viszem: Cạ, kézből { $cards }

## A saját kéz és lépések

own-hand = A kezed: { $count } lap
own-out = most nem játszható
own-side = A kezed és a lépéseid
own-moves = Te lépsz
ask =
    { $count ->
        [one] Az egyetlen lépésed
       *[other] Lépésed: { $count } lehetőség
    }
ask-claim = Igényled ezt: { $card }?
ask-claim-none = Erre a lapra nincs igényed: { $card }.
ask-take = Elviszed ezt: { $card }?
claim-time = Még { $seconds } s; ha nem válaszolsz, nem igényled.
claim-wait = Ráérsz.
choose-cards = Válassz lapokat.
choose-more = { $count } lépés van több lappal.
choose-all =
    { $count ->
        [one] { $count } lépés
       *[other] Mind a { $count } lépés
    }
choose-rest = … és még { $count }: válassz lapokat.
choose-why = Miért nem { $cards }?
choose-back = Vissza
choose-forced = Kijátsszuk helyetted.
others-move = A többiek lépnek.
others-faster = Gyorsabban
late-answer = Az igényekről a válaszod előtt döntés született. Nem számít.
close-message = Üzenet bezárása
rule = Szabály: { $clause }

## Értesítések

lost-connection = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem vész el.
away = Gép játszik helyetted.
away-back = Játssz újra te
paused-notice = Az asztal szünetel. Az idő áll.

## Várakozás

wait-for = { $count } játékosra várunk
wait-shuffle = Keverés
wait-links = Minden barátodnak küldj egy linket. Aki megnyitja, leül.
wait-watch = Nézőknek
wait-copy = Másolás
wait-copied = Másolva
wait-share = Megosztás
join-sitting = Leülés …
join-refused = Ez a hely nem foglalható el
join-watch = Az asztal nézése

## A vége

end-next = Következő leosztás
end-join = A következő leosztáshoz
end-watch = Következő leosztás nézése
end-replay = Visszajátszás

## A napló és a játékos neve

log = Események
name = A neved ennél az asztalnál
name-set = Mentés

## Billentyűk

key-title = Billentyűk
key-note = A billentyűk akkor működnek, ha a fókusz a kezeden vagy a lépéseiden van.
key-close = Bezárás
key-arrows = Lapról lapra; az első és az utolsó lap
key-space = Lap kiválasztása vagy visszatétele
key-enter = A kiválasztottak kijátszása
key-escape = Minden lap vissza
key-down = A lépésekhez, és vissza a kézhez
key-digit = Az ilyen számú lépés
key-no = Passz; nincs igény
key-why = Miért nem ezek a lapok?
key-faster = Gyorsabban
key-log = Az eseményekhez
key-help = Ezek a billentyűk
