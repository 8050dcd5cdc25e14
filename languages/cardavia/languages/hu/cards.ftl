## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Szecsuani kártya
deck-dominoes = Kínai dominó
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Ég
card-sichuan-11 = Föld
card-sichuan-44 = Ember
card-sichuan-31 = Harmónia
card-sichuan-33 = Hosszú hármas
card-sichuan-55 = Szilvavirág
card-sichuan-22 = Pad
card-sichuan-51 = Macska
card-sichuan-61 = Magas láb
card-sichuan-64 = Négy-hatos
card-sichuan-65 = Fejsze
card-sichuan-63 = Fekete kilences
card-sichuan-54 = Piros kilences
card-sichuan-62 = Egyenes nyolcas
card-sichuan-53 = Ferde nyolcas
card-sichuan-52 = Fekete hetes
card-sichuan-43 = Piros hetes
card-sichuan-42 = Két piros
card-sichuan-32 = Fekete ötös
card-sichuan-41 = Piros ötös
card-sichuan-21 = Szög
card-sichuan-lu = Hallgasd-használd
card-sichuan-gw = Gazdagság istene

## Chinese dominoes

card-dominoes-66 = Ég
card-dominoes-11 = Föld
card-dominoes-44 = Ember
card-dominoes-31 = Lúd
card-dominoes-33 = Dupla hármas
card-dominoes-55 = Szilva
card-dominoes-22 = Deszka
card-dominoes-51 = Nagyfejű hatos
card-dominoes-61 = Hosszúlábú
card-dominoes-64 = Válaszfal
card-dominoes-65 = Fejsze
card-dominoes-63 = Kilences
card-dominoes-54 = Kilences
card-dominoes-62 = Nyolcas
card-dominoes-53 = Nyolcas
card-dominoes-52 = Hetes
card-dominoes-43 = Hetes
card-dominoes-42 = Nagy hatos
card-dominoes-32 = Ötös
card-dominoes-41 = Ötös
card-dominoes-21 = Kis hármas

## Tổ Tôm

card-to_tom-1m = 1 miriád
card-to_tom-2m = 2 miriád
card-to_tom-3m = 3 miriád
card-to_tom-4m = 4 miriád
card-to_tom-5m = 5 miriád
card-to_tom-6m = 6 miriád
card-to_tom-7m = 7 miriád
card-to_tom-8m = 8 miriád
card-to_tom-9m = 9 miriád
card-to_tom-1s = 1 füzér
card-to_tom-2s = 2 füzér
card-to_tom-3s = 3 füzér
card-to_tom-4s = 4 füzér
card-to_tom-5s = 5 füzér
card-to_tom-6s = 6 füzér
card-to_tom-7s = 7 füzér
card-to_tom-8s = 8 füzér
card-to_tom-9s = 9 füzér
card-to_tom-1c = 1 érme
card-to_tom-2c = 2 érme
card-to_tom-3c = 3 érme
card-to_tom-4c = 4 érme
card-to_tom-5c = 5 érme
card-to_tom-6c = 6 érme
card-to_tom-7c = 7 érme
card-to_tom-8c = 8 érme
card-to_tom-9c = 9 érme
card-to_tom-cc = Öreg halász
card-to_tom-tt = Sárkányos gyerek
card-to_tom-oc = Öregember
