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
