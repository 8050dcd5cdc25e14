library-title = Könyvtár
library-lead = Jóval azelőtt, hogy a legtöbbek által ismert kártyák megszülettek, a lapok hosszúak és keskenyek voltak, vagy csontból készültek. Ez a három hagyomány ma is él. Itt van minden lap, újrarajzolva.
library-wikipedia = Bővebben a Wikipédián ({ $language })
library-games = Játékok
library-uses = ennyi lappal játsszák: { $cards } / { $all }
library-rules = Szabályok
library-play = Játék
library-cards = Minden lap

## Milyenek a paklik

library-make-sichuan = Nagyon magas és keskeny lapok, nagyjából hüvelykujjnyi szélesek. A két végükön két dobókocka pontjai láthatók.
library-make-dominoes = Elefántcsont, csont, fa vagy műanyag kövek, két csoportban két dobókocka pontjaival.
library-make-to_tom = Hosszú, keskeny lapok. Mindkét végükön egy szám és egy szín áll, köztük egy kép.
library-story-sichuan = Két kocka mind a 21 dobása négyszer szerepel. A középső alak csak dísz, és a kék virágok is azok. A paklit nyolc külön lap teszi teljessé.
library-story-dominoes = Minden kő két kocka egy dobása; 21 dobás van, és ezek közül tizenegy kétszer szerepel. Az 1-esek és a 4-esek pontjai pirosak. Üres oldal nincs.
library-story-to_tom = A régi pénz három színe, 1-től 9-ig, és még három lap. A képeket 1900 körül óta japános modorban rajzolják, és semmi közük ahhoz, mennyit ér a lap.
library-other-sichuan = Kék virágokkal
library-other-dominoes = Ébenfából

## A pakli részei

library-part-faces = Két kocka dobásai
library-part-civil = Polgári: kettő-kettő
library-part-military = Katonai: egy-egy
library-part-myriads = Vạn, miriádok
library-part-strings = Sách, füzérek
library-part-coins = Văn, érmék
library-part-extras = Külön lapok

## Egy lap

library-copies = { $count } példány
library-unused = itt egy játékban sincs
library-copies-how = Minden lap alatt: a saját neve, az írásjegyei, mit jelent a név, hány van belőle a pakliban, és itt melyik játék játszik vele.
