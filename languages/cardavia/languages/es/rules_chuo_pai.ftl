chuo_pai-rules-minute = Cada jugador tiene 28 cartas. En una ronda, quien abre juega una o más cartas, y cada uno de los demás supera o pasa, una sola vez. *Si puedes superar, debes hacerlo.* Solo puntúa la jugada más alta: sus cartas van a la pila de su dueño, y todas las demás cartas de la ronda se pierden. Quien pasa se queda con sus cartas. Cuando ya solo un jugador, o ninguno, tiene cartas, la partida termina y gana la pila mayor. Así que sal con algo que nadie pueda superar, y haz que los demás gasten buenas cartas en rondas que pierden.
chuo_pai-rules-deal = 28 cartas cada uno, hasta que solo un jugador, o ninguno, tenga cartas.
chuo_pai-rules-cards = 84 de las 92 cartas de Sichuan: cuatro de cada una de las 21 caras de dominó.

## 1. Objetivo

chuo_pai-rules-goal = Ten la pila mayor al final. Cada ronda que ganas suma a tu pila las cartas *de tu jugada ganadora*, y cada carta de la pila es un punto (CP-13, CP-16).
chuo_pai-rules-goal-not = El objetivo no es deshacerse de las cartas. Una carta superada se pierde para todos. Una carta que te queda en la mano al final no vale nada.

## 2. Preparación

chuo_pai-rules-h-cards = Las cartas
chuo_pai-rules-cards-faces = Una carta se escribe con sus dos números de puntos, primero el mayor: [63] tiene seis y tres. Hay cuatro de cada cara. Las flores azules de algunas cartas son solo un adorno. Cuatro [lu] y cuatro [gw] son de la baraja, pero no de este juego.
chuo_pai-rules-families = Cada cara pertenece a una de cuatro *familias*. Las cartas de familias distintas nunca se superan entre sí: a [65] la superan [64], [61] o [51], pero no [66]. Las cartas con un signo igual entre ellas tienen el mismo rango.
chuo_pai-rules-f-families = Las familias, cada una de más alta a más baja
chuo_pai-rules-family-long = larga
chuo_pai-rules-family-yao = yao
chuo_pai-rules-family-black = negra
chuo_pai-rules-family-red = roja
chuo_pai-rules-h-dealing = El reparto
chuo_pai-rules-dealing = Cada uno de los tres jugadores recibe 28 cartas. No sobra ninguna.
chuo_pai-rules-leader = Un jugador, sorteado, abre la primera ronda. Se juega en el sentido de las agujas del reloj.
chuo_pai-rules-h-bonus = El bono inicial
chuo_pai-rules-bonus = Antes de la primera salida, la mesa busca [21] y [42] en cada mano. Una mano con al menos una de *cada* pone todas sus cartas de ambas clases en la pila de su dueño. Son de dos a ocho puntos regalados. Una mano con solo una de las dos clases se las queda. Ocurre solo, a todo jugador que tenga ambas clases, y no cambia quién sale.
chuo_pai-rules-f-bonus = Lo que da el bono
chuo_pai-rules-n-bonus-four = cuatro puntos, y quedan 24 cartas en la mano
chuo_pai-rules-n-bonus-none = nada: se quedan en la mano
chuo_pai-rules-n-bonus-eight = ocho puntos, y quedan 20 cartas en la mano

## 3. El juego

chuo_pai-rules-h-plays = Qué se puede jugar
chuo_pai-rules-group = Un *grupo* es de una a cuatro cartas de la misma cara. [62] y [53] tienen el mismo rango, pero juntas no son un grupo.
chuo_pai-rules-f-group = Grupos
chuo_pai-rules-combination = Una *combinación* junta una o más *cabezas* con uno o más de los *totales* que les corresponden. Las cabezas son las cuatro cartas largas más altas. Los totales son cartas de la familia negra y de la roja, en cualquier mezcla. Una combinación es de una sola clase. Puede tener tantas cabezas y tantos totales como existan: de 2 a 12 cartas.
chuo_pai-rules-classes = Las combinaciones son una familia aparte. Solo la clase da su rango. Dos combinaciones de la misma clase con el mismo número de cartas son iguales.
chuo_pai-rules-f-classes = Las cabezas y sus totales, de más alta a más baja
chuo_pai-rules-n-nine = totales de nueve
chuo_pai-rules-n-eight = totales de ocho
chuo_pai-rules-n-seven = totales de siete
chuo_pai-rules-n-five = totales de cinco
chuo_pai-rules-no_total = Solo estas cartas negras y rojas son totales. [44] tiene ocho puntos, pero no es un ocho; [61] tiene siete, pero no es un siete.
chuo_pai-rules-f-no_group = No vale
chuo_pai-rules-n-no_group = dos caras, y ninguna cabeza
chuo_pai-rules-n-two_classes = cabezas de dos clases
chuo_pai-rules-h-round = Una ronda
chuo_pai-rules-round-lead = Quien abre sale con un grupo o una combinación. No puede pasar.
chuo_pai-rules-round-follow = Cada uno de los demás que aún tiene cartas actúa una vez, por turno: supera la jugada más alta hasta entonces, o pasa. Entonces la ronda termina. No hay segunda vuelta.
chuo_pai-rules-round-won = Gana la jugada más alta. Sus cartas van a la pila de su dueño. Todas las demás cartas de la ronda quedan fuera de la partida.
chuo_pai-rules-round-next = Quien gana abre la ronda siguiente. Si no le quedan cartas, sale el siguiente jugador que tenga.
chuo_pai-rules-h-beating = Superar
chuo_pai-rules-beat = Una jugada supera a otra si es de la *misma familia*, tiene el *mismo número* de cartas y es *estrictamente más alta*. Igualar no es superar. Los grupos y las combinaciones nunca se enfrentan. En las combinaciones cuenta el número de todas las cartas, no cuántas son cabezas.
chuo_pai-rules-must = Si puedes superar, debes hacerlo, aunque rompas un grupo mayor. Tú eliges con qué jugada.
chuo_pai-rules-pass = Si no puedes superar, pasas y te quedas con tus cartas. Nadie descarta nunca.
chuo_pai-rules-tells = Así que pasar dice algo: este jugador no tenía nada que superara esa jugada. Recuérdalo.
chuo_pai-rules-f-eights = Ejemplo: cartas iguales
chuo_pai-rules-e-eights-lead = una pareja de la familia negra
chuo_pai-rules-e-eights-beat = bo tiene también [62 62], que solo igualan. La pareja de nueves es más alta, así que bo debe jugarla.
chuo_pai-rules-e-eights-pass = no puede superar los nueves
chuo_pai-rules-e-eights = bo pone dos cartas en su pila y sale. Los ochos de ada quedan fuera de la partida.
chuo_pai-rules-f-choice = Ejemplo: una elección
chuo_pai-rules-e-choice-lead = una carta larga
chuo_pai-rules-e-choice-beat = bo debe superar, con [33] o con [11], y juega la más baja
chuo_pai-rules-e-choice-high = más alta todavía
chuo_pai-rules-f-combinations = Ejemplo: combinaciones
chuo_pai-rules-e-combinations-lead = Tierra-Ocho: dos cabezas y dos totales
chuo_pai-rules-e-combinations-beat = Cielo-Nueve: una cabeza y tres totales. Son cuatro cartas, y la clase es más alta.
chuo_pai-rules-e-combinations-pass = tiene [44 44 52 43]. Son cuatro cartas, pero su clase es más baja.
chuo_pai-rules-e-combinations = [66 66 66 66] no habrían superado la salida: cuatro cartas de una cara son un grupo.

## 4. Puntuación y final

chuo_pai-rules-end = Después de cada ronda la mesa cuenta quién tiene cartas todavía. Si es un solo jugador, o ninguno, la partida termina. Un jugador que aún no ha actuado en una ronda actúa antes, aunque a los otros dos no les queden cartas. Se cuenta antes de buscar quién abre la siguiente.
chuo_pai-rules-points = Cada carta de tu pila es un punto. El bono inicial también cuenta. Las cartas que quedan en una mano no cuentan nada.
chuo_pai-rules-winner = Gana la pila mayor. Si dos o tres pilas mayores son iguales, sus dueños comparten la victoria. No hay desempate.
chuo_pai-rules-f-piles = Ejemplo: tres pilas
chuo_pai-rules-piles-share = comparte la victoria
chuo_pai-rules-f-last = Ejemplo: las últimas cartas
chuo_pai-rules-e-last-lead = la última carta de ada
chuo_pai-rules-e-last-pass = tiene [22 22] y no puede superar. bo no tiene cartas y no juega.
chuo_pai-rules-e-last = ada gana un punto. Solo cy tiene cartas ya, así que la partida termina, y las dos cartas de cy no cuentan nada.
chuo_pai-rules-f-all = Ejemplo: todos tienen una carta
chuo_pai-rules-e-all = cy gana un punto. Nadie tiene cartas, y la partida termina.

## Opciones

chuo_pai-rules-o-combinations = Tamaño de las combinaciones
chuo_pai-rules-o-combinations-free = Al menos una cabeza y un total: de 2 a 12 cartas.
chuo_pai-rules-o-combinations-equal = Tantos totales como cabezas: 2, 4, 6 u 8 cartas.
chuo_pai-rules-o-combinations-capped = Al menos una cabeza y un total, con cuatro cartas como mucho.
chuo_pai-rules-o-note = Una opción vale para salir y para superar. No cambia nada más.

## Palabras

chuo_pai-rules-w-yao = uno: la familia de [51] y [61]
chuo_pai-rules-w-nine = Cielo-Nueve
chuo_pai-rules-w-eight = Tierra-Ocho
chuo_pai-rules-w-seven = Hombre-Siete
chuo_pai-rules-w-five = Armonía-Cinco
chuo_pai-rules-w-nail = un clavo: a lo que se parece [21]
