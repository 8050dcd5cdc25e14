## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Sichuankaarten
deck-dominoes = Chinese dominostenen
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Hemel
card-sichuan-11 = Aarde
card-sichuan-44 = Mens
card-sichuan-31 = Harmonie
card-sichuan-33 = Lange Drie
card-sichuan-55 = Pruimenbloesem
card-sichuan-22 = Bank
card-sichuan-51 = Kat
card-sichuan-61 = Hoge Voet
card-sichuan-64 = Vier-Zes
card-sichuan-65 = Bijl
card-sichuan-63 = Zwarte Negen
card-sichuan-54 = Rode Negen
card-sichuan-62 = Rechte Acht
card-sichuan-53 = Kromme Acht
card-sichuan-52 = Zwarte Zeven
card-sichuan-43 = Rode Zeven
card-sichuan-42 = Twee Rood
card-sichuan-32 = Zwarte Vijf
card-sichuan-41 = Rode Vijf
card-sichuan-21 = Spijker
card-sichuan-lu = Horen-Gebruiken
card-sichuan-gw = God van de Rijkdom

## Chinese dominoes

card-dominoes-66 = Hemel
card-dominoes-11 = Aarde
card-dominoes-44 = Mens
card-dominoes-31 = Gans
card-dominoes-33 = Dubbele Drie
card-dominoes-55 = Pruim
card-dominoes-22 = Plank
card-dominoes-51 = Dikkop-Zes
card-dominoes-61 = Langbeen-Zeven
card-dominoes-64 = Schot
card-dominoes-65 = Bijl
card-dominoes-63 = Negen
card-dominoes-54 = Negen
card-dominoes-62 = Acht
card-dominoes-53 = Acht
card-dominoes-52 = Zeven
card-dominoes-43 = Zeven
card-dominoes-42 = Grote Zes
card-dominoes-32 = Vijf
card-dominoes-41 = Vijf
card-dominoes-21 = Kleine Drie

## Tổ Tôm

card-to_tom-1m = 1 van myriaden
card-to_tom-2m = 2 van myriaden
card-to_tom-3m = 3 van myriaden
card-to_tom-4m = 4 van myriaden
card-to_tom-5m = 5 van myriaden
card-to_tom-6m = 6 van myriaden
card-to_tom-7m = 7 van myriaden
card-to_tom-8m = 8 van myriaden
card-to_tom-9m = 9 van myriaden
card-to_tom-1s = 1 van snoeren
card-to_tom-2s = 2 van snoeren
card-to_tom-3s = 3 van snoeren
card-to_tom-4s = 4 van snoeren
card-to_tom-5s = 5 van snoeren
card-to_tom-6s = 6 van snoeren
card-to_tom-7s = 7 van snoeren
card-to_tom-8s = 8 van snoeren
card-to_tom-9s = 9 van snoeren
card-to_tom-1c = 1 van munten
card-to_tom-2c = 2 van munten
card-to_tom-3c = 3 van munten
card-to_tom-4c = 4 van munten
card-to_tom-5c = 5 van munten
card-to_tom-6c = 6 van munten
card-to_tom-7c = 7 van munten
card-to_tom-8c = 8 van munten
card-to_tom-9c = 9 van munten
card-to_tom-cc = Oude visser
card-to_tom-tt = Kind met vlieger
card-to_tom-oc = Oude man
