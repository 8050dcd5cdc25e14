replay = Visszajátszás
replay-loading = A leosztás beolvasása …
replay-other = Másik leosztás
replay-unreadable = Ez a leosztás nem mutatható meg: a naplója sérült. Alább áll, mi a baj.

## Egy fájl

replay-file = Egy fájl leosztásai
replay-choose = Fájl megnyitása
replay-choose-hint = Válaszd ki, vagy ejtsd ide. A fájlok vége .cardavia vagy .jsonl. A fájlt csak a böngésződ olvassa; sehova sem küldjük el.
replay-deals = { $count } leosztás ebben: { $file }
replay-entries = { $count } bejegyzés
replay-none = Ebben a fájlban nincs leosztás.
replay-damaged = Sérült leosztás
replay-status-over = véget ért
replay-status-void = érvénytelen
replay-status-closed = bezárt
replay-status-open = folyik

## Kezelés

replay-controls = A leosztás végigjárása
replay-first = Az elejére (Home)
replay-back = Egy lépés vissza (←)
replay-play = Lejátszás (szóköz)
replay-pause = Szünet (szóköz)
replay-forth = Egy lépés előre (→)
replay-last = A végére (End)
replay-at = { $step }. lépés / { $count }
replay-speed = Sebesség
replay-speed-slow = lassú
replay-speed-even = közepes
replay-speed-fast = gyors
replay-eyes = Mutasd
replay-eyes-all = minden kéz
replay-happened = Események
replay-part = Azt látod, amit játék közben láttál. A teljes leosztás, minden kézzel, még nincs nyitva.

## Megosztás

replay-share = Leosztás megosztása
replay-share-link = Link megosztása ehhez a lépéshez
replay-copied = A link a vágólapon van
replay-download = Mentés fájlba
replay-verify = Hiteles-e?
replay-table = Az asztal
replay-address = Ennek a lépésnek a címe
