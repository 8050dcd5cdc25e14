## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Sichuanin kortit
deck-dominoes = Kiinalainen domino
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Taivas
card-sichuan-11 = Maa
card-sichuan-44 = Ihminen
card-sichuan-31 = Sopusointu
card-sichuan-33 = Pitkä kolmonen
card-sichuan-55 = Luumunkukka
card-sichuan-22 = Penkki
card-sichuan-51 = Kissa
card-sichuan-61 = Korkea jalka
card-sichuan-64 = Neljä-kuusi
card-sichuan-65 = Kirves
card-sichuan-63 = Musta ysi
card-sichuan-54 = Punainen ysi
card-sichuan-62 = Suora kasi
card-sichuan-53 = Vino kasi
card-sichuan-52 = Musta seiska
card-sichuan-43 = Punainen seiska
card-sichuan-42 = Kaksi punaista
card-sichuan-32 = Musta vitonen
card-sichuan-41 = Punainen vitonen
card-sichuan-21 = Naula
card-sichuan-lu = Kuuntele ja käytä
card-sichuan-gw = Rikkauden jumala

## Chinese dominoes

card-dominoes-66 = Taivas
card-dominoes-11 = Maa
card-dominoes-44 = Ihminen
card-dominoes-31 = Hanhi
card-dominoes-33 = Tuplakolmonen
card-dominoes-55 = Luumu
card-dominoes-22 = Lauta
card-dominoes-51 = Isopää-kuutonen
card-dominoes-61 = Pitkäjalka
card-dominoes-64 = Väliseinä
card-dominoes-65 = Kirves
card-dominoes-63 = Ysi
card-dominoes-54 = Ysi
card-dominoes-62 = Kasi
card-dominoes-53 = Kasi
card-dominoes-52 = Seiska
card-dominoes-43 = Seiska
card-dominoes-42 = Iso kuutonen
card-dominoes-32 = Vitonen
card-dominoes-41 = Vitonen
card-dominoes-21 = Pikkukolmonen

## Tổ Tôm

card-to_tom-1m = myriadit 1
card-to_tom-2m = myriadit 2
card-to_tom-3m = myriadit 3
card-to_tom-4m = myriadit 4
card-to_tom-5m = myriadit 5
card-to_tom-6m = myriadit 6
card-to_tom-7m = myriadit 7
card-to_tom-8m = myriadit 8
card-to_tom-9m = myriadit 9
card-to_tom-1s = nyörit 1
card-to_tom-2s = nyörit 2
card-to_tom-3s = nyörit 3
card-to_tom-4s = nyörit 4
card-to_tom-5s = nyörit 5
card-to_tom-6s = nyörit 6
card-to_tom-7s = nyörit 7
card-to_tom-8s = nyörit 8
card-to_tom-9s = nyörit 9
card-to_tom-1c = kolikot 1
card-to_tom-2c = kolikot 2
card-to_tom-3c = kolikot 3
card-to_tom-4c = kolikot 4
card-to_tom-5c = kolikot 5
card-to_tom-6c = kolikot 6
card-to_tom-7c = kolikot 7
card-to_tom-8c = kolikot 8
card-to_tom-9c = kolikot 9
card-to_tom-cc = Vanha kalastaja
card-to_tom-tt = Leijalapsi
card-to_tom-oc = Vanhus
