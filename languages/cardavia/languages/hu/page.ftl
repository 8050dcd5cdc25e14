## A fejléc és az ablakok címei

nav = Oldalak
nav-games = Cardavia: minden játék
nav-library = Könyvtár
title-table = Asztal
title-join = Leülés
title-replay = Visszajátszás
page-close = Bezárás

## Kezdőlap

home-title = Régi kártyajátékok, egy kattintásra
home-lead = Játssz azonnal gépi játékosok ellen, vagy egy linkkel a barátaiddal. Nincs mit telepíteni, és fiók sem kell hozzá.
home-play = Játék gép ellen
home-rules = Szabályok
home-rules-of = Szabályok: { $game }
home-players = { $count } játékos
home-minutes = { $minutes } perc

home-line-chuo_pai = Mindig magasabbat! Csak az a lerakás ér pontot, amely megnyeri a kört.
home-line-tien_gow = Nyerj ütéseket. Csak az utolsón múlik, kinek fizetnek.
home-line-chan = Gyűjts össze elsőként tíz párt, köztük hat egyformát.
home-kind-chuo_pai = rárakós
home-kind-tien_gow = ütésvivő
home-kind-chan = párgyűjtő
home-luck-chuo_pai = kevés szerencse
home-luck-tien_gow = sok szerencse
home-luck-chan = sok szerencse
home-like-chuo_pai = Kezdésnek jó: kevés a szabály. Ha tudsz ütni, ütnöd kell; a művészet tehát az, hogy mit hívsz.
home-like-tien_gow = Gyors és izgalmas. Nyerj egy-két ütést, és tarts meg valami erőset a legvégére.
home-like-chan = A három közül a leggazdagabb: húzz, dobj, és igényeld, amit mások dobnak. Az asztal megmondja, mit tehetsz.

home-friends = Barátokkal
home-people = Emberek
home-listed = Bárki nézheti, és bárki leülhet
home-friends-how = Az asztalnál minden barátodnak kapsz egy linket. Aki megnyitja, leül.
home-open = Asztal nyitása

home-link = Linket kaptál?
home-link-how = Nyisd meg, vagy illeszd be ide: leülhetsz, nézheted a játékot, vagy visszajátszhatsz egy leosztást.
home-link-field = Link
home-link-go = Mehet
home-link-wrong = Ez nem asztal és nem leosztás linkje.
home-file = Leosztás visszajátszása fájlból

home-tables = Nézhető asztalok
home-tables-none = Most egy asztal sincs nyitva mindenkinek. A barátaidat azzal a linkkel nézheted, amelyet ők küldenek.
home-status-opened = játékosokra vár
home-status-playing = folyik a játék
home-status-over = véget ért
home-status-closed = bezárt
home-status-void = érvénytelen

home-library-line = Három kártyahagyomány: honnan erednek, és hogy hívják az egyes lapokat.
home-programs = Programoknak és termináloknak: így lehet csatlakozni
deck-place-sichuan = Szecsuan, Kína
deck-place-dominoes = Kína
deck-place-to_tom = Vietnám
deck-size = { $count } lap

## Ahol nincs semmi

unknown-title = Itt nincs semmi
unknown-line = Ez a cím sehova sem vezet. Talán hiányzik egy része.
unknown-games = Minden játék

## Beállítások

settings = Beállítások
settings-reset = Alaphelyzetbe állítás
settings-language = Nyelv
settings-language-system = Mint a böngésző
settings-surroundings = Környezet
settings-surroundings-system = Mint a böngésző
settings-surroundings-dark = Sötét
settings-surroundings-light = Világos
settings-contrast = Kontraszt
settings-contrast-low = lágy
settings-contrast-high = erős
settings-grain = Felület
settings-grain-low = sima
settings-grain-high = érdes
settings-warmth = Színhőmérséklet
settings-warmth-low = hideg
settings-warmth-high = meleg
settings-cardSize = Lapok mérete
settings-cardSize-low = kicsi
settings-cardSize-high = nagy
settings-motion = Mozgás
settings-motion-system = Mint a böngésző
settings-motion-on = Be
settings-motion-off = Ki
settings-hand = Kéz
settings-hand-right = Jobb
settings-hand-left = Bal
settings-forced = Ha csak egy lépés lehetséges
settings-forced-ask = Kérdezz
settings-forced-play = Lépj helyettem
settings-sound = Hang
settings-sound-off = Ki
settings-sound-on = Be
settings-volume = Hangerő
settings-volume-low = halk
settings-volume-high = hangos

## Gondok

problem-lost = A kiszolgáló nem érhető el. Próbáld újra egy kicsit később.
problem-other = Hiba történt: { $what }
