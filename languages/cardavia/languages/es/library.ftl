library-title = Biblioteca
library-lead = Mucho antes que las cartas que casi todos conocen, las hubo largas y estrechas, o hechas de hueso. Estas tres tradiciones siguen vivas. Aquí están todas sus cartas, dibujadas de nuevo.
library-wikipedia = Más en Wikipedia ({ $language })
library-games = Juegos
library-uses = se juega con { $cards } de { $all } cartas
library-rules = Reglas
library-play = Jugar
library-cards = Todas las cartas

## Cómo están hechas las barajas

library-make-sichuan = Cartas muy altas y estrechas, más o menos del ancho de un pulgar. Los puntos de dos dados están en ambos extremos.
library-make-dominoes = Bloques de marfil, hueso, madera o plástico, con los puntos de dos dados en dos grupos.
library-make-to_tom = Cartas largas y estrechas. En ambos extremos llevan escritos un número y un palo, con un dibujo en medio.
library-story-sichuan = Cada una de las 21 tiradas de dos dados está cuatro veces. La figura del centro es un adorno, y las flores azules también. Ocho cartas más completan la baraja.
library-story-dominoes = Cada bloque es una tirada de dos dados, 21 en total, y once de ellas están dos veces. Los puntos del 1 y del 4 son rojos. Ningún lado está vacío.
library-story-to_tom = Tres palos de dinero antiguo, del 1 al 9, y tres cartas más. Los dibujos son de estilo japonés desde 1900, más o menos, y no tienen que ver con lo que vale una carta.
library-other-sichuan = Con flores azules
library-other-dominoes = En ébano

## Partes de una baraja

library-part-faces = Tiradas de dos dados
library-part-civil = Civiles: dos de cada una
library-part-military = Militares: una de cada una
library-part-myriads = Vạn, miríadas
library-part-strings = Sách, sartas
library-part-coins = Văn, monedas
library-part-extras = Cartas extra

## Una carta

library-copies = { $count ->
    [one] { $count } ejemplar
   *[other] { $count } ejemplares
}
library-unused = en ningún juego de aquí
library-copies-how = Bajo cada carta: su nombre propio, sus caracteres, qué significa el nombre, cuántas hay en la baraja y con cuáles de los juegos de aquí se usa.
