## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Cartas de Sichuan
deck-dominoes = Dominó chino
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Cielo
card-sichuan-11 = Tierra
card-sichuan-44 = Hombre
card-sichuan-31 = Armonía
card-sichuan-33 = Tres Largo
card-sichuan-55 = Flor de Ciruelo
card-sichuan-22 = Banco
card-sichuan-51 = Gato
card-sichuan-61 = Pie Alto
card-sichuan-64 = Cuatro-Seis
card-sichuan-65 = Hacha
card-sichuan-63 = Nueve Negro
card-sichuan-54 = Nueve Rojo
card-sichuan-62 = Ocho Recto
card-sichuan-53 = Ocho Torcido
card-sichuan-52 = Siete Negro
card-sichuan-43 = Siete Rojo
card-sichuan-42 = Dos Rojo
card-sichuan-32 = Cinco Negro
card-sichuan-41 = Cinco Rojo
card-sichuan-21 = Clavo
card-sichuan-lu = Oír y Usar
card-sichuan-gw = Dios de la Riqueza

## Chinese dominoes

card-dominoes-66 = Cielo
card-dominoes-11 = Tierra
card-dominoes-44 = Hombre
card-dominoes-31 = Ganso
card-dominoes-33 = Doble Tres
card-dominoes-55 = Ciruela
card-dominoes-22 = Tabla
card-dominoes-51 = Seis Cabezón
card-dominoes-61 = Siete Zancudo
card-dominoes-64 = Tabique
card-dominoes-65 = Hacha
card-dominoes-63 = Nueve
card-dominoes-54 = Nueve
card-dominoes-62 = Ocho
card-dominoes-53 = Ocho
card-dominoes-52 = Siete
card-dominoes-43 = Siete
card-dominoes-42 = Gran Seis
card-dominoes-32 = Cinco
card-dominoes-41 = Cinco
card-dominoes-21 = Pequeño Tres

## Tổ Tôm

card-to_tom-1m = 1 de miríadas
card-to_tom-2m = 2 de miríadas
card-to_tom-3m = 3 de miríadas
card-to_tom-4m = 4 de miríadas
card-to_tom-5m = 5 de miríadas
card-to_tom-6m = 6 de miríadas
card-to_tom-7m = 7 de miríadas
card-to_tom-8m = 8 de miríadas
card-to_tom-9m = 9 de miríadas
card-to_tom-1s = 1 de sartas
card-to_tom-2s = 2 de sartas
card-to_tom-3s = 3 de sartas
card-to_tom-4s = 4 de sartas
card-to_tom-5s = 5 de sartas
card-to_tom-6s = 6 de sartas
card-to_tom-7s = 7 de sartas
card-to_tom-8s = 8 de sartas
card-to_tom-9s = 9 de sartas
card-to_tom-1c = 1 de monedas
card-to_tom-2c = 2 de monedas
card-to_tom-3c = 3 de monedas
card-to_tom-4c = 4 de monedas
card-to_tom-5c = 5 de monedas
card-to_tom-6c = 6 de monedas
card-to_tom-7c = 7 de monedas
card-to_tom-8c = 8 de monedas
card-to_tom-9c = 9 de monedas
card-to_tom-cc = Viejo pescador
card-to_tom-tt = Niño de la cometa
card-to_tom-oc = Anciano
