tien_gow-rules-minute = Cada jugador tiene ocho fichas. Quien sale pone de una a cuatro boca arriba. Los demás ponen otras tantas: boca arriba si superan, boca abajo si renuncian. Las fichas más altas ganan la baza, y cada una de ellas es una *columna* para quien gana. Quien gana la *última* baza gana la partida. Entonces los jugadores con pocas columnas pagan al ganador; quien tiene más de cuatro, cobra. Así que consigue unas pocas columnas y guarda algo fuerte para el final.
tien_gow-rules-deal = Ocho fichas cada uno, que se juegan hasta la última. Quien gana es la banca de la próxima partida.
tien_gow-rules-cards = Las 32 fichas del dominó chino: dos de cada una de las 11 civiles, una de cada una de las 10 militares.

## 1. Objetivo

tien_gow-rules-goal = Gana la última baza. Quien la gana, gana la partida, y ajusta cuentas con cada uno de los demás según las columnas de estos (TG-15).
tien_gow-rules-goal-wishes = Así que te interesan tres cosas: fichas fuertes para el final, la salida cuando llega el final, y columnas. Sin ninguna columna pagas 5, con una pagas 3, con cuatro no pagas nada.

## 2. Preparación

tien_gow-rules-h-tiles = Las fichas
tien_gow-rules-tiles = Una ficha se escribe con los puntos de sus dos mitades, primero el número mayor: [63] tiene seis y tres. Hay dos palos, *civil* y *militar*. Nunca se superan entre sí.
tien_gow-rules-civil = De cada ficha *civil* hay dos. Su orden lo da la costumbre, no los puntos.
tien_gow-rules-f-civil = Fichas civiles, de la más alta a la más baja
tien_gow-rules-military = De cada ficha *militar* hay una. La suma de sus puntos es su valor y da su orden. Dos fichas del mismo valor son iguales.
tien_gow-rules-f-military = Fichas militares, de la más alta a la más baja
tien_gow-rules-military-six = [42] es el único seis, y [21] el único tres.
tien_gow-rules-names = Mira dos veces [61] y [51]. Parecen un siete y un seis, pero las dos son civiles, y bajas.
tien_gow-rules-h-dealing = El reparto
tien_gow-rules-dealing = Cada uno de los cuatro jugadores recibe ocho fichas. No sobra ninguna.
tien_gow-rules-banker = Un jugador, sorteado, es la *banca*. Si la mesa sigue jugando, la banca es quien ganó la partida anterior. La banca sale en la primera baza. Todo lo que la banca paga o cobra se dobla (TG-13, TG-16).

## 3. El juego

tien_gow-rules-h-groups = Con qué se sale
tien_gow-rules-groups = Se sale con un *grupo* de una a cuatro fichas. Hay nueve tipos. A un grupo solo lo supera un grupo más alto de su mismo tipo.
tien_gow-rules-f-groups = Los nueve tipos, cada uno con su grupo más alto
tien_gow-rules-g-civil = ficha civil
tien_gow-rules-g-military = ficha militar
tien_gow-rules-g-civil-pair = pareja civil: dos fichas idénticas
tien_gow-rules-g-military-pair = pareja militar: las dos fichas de un valor
tien_gow-rules-g-supreme = Supremo
tien_gow-rules-g-11 = mixto, 1+1
tien_gow-rules-g-21 = mixto, 2+1
tien_gow-rules-g-12 = mixto, 1+2
tien_gow-rules-g-22 = mixto, 2+2: un cuarteto
tien_gow-rules-n-civil = en el orden de las fichas civiles
tien_gow-rules-n-military = 9, 8, 7, 6, 5 y 3
tien_gow-rules-n-military-pair = 9, 8, 7 y 5
tien_gow-rules-n-supreme = el único de su tipo
tien_gow-rules-n-mixed = en el orden de la cabeza
tien_gow-rules-mixed = Un grupo *mixto* junta una o dos *cabezas* con una o las dos fichas del valor que les corresponde. Solo cuatro fichas civiles son cabezas, y cada una tiene su propio valor.
tien_gow-rules-f-heads = Las cabezas y sus valores, de más alto a más bajo
tien_gow-rules-n-nine = con un nueve
tien_gow-rules-n-eight = con un ocho
tien_gow-rules-n-seven = con un siete
tien_gow-rules-n-five = con un cinco
tien_gow-rules-nothing_else = Con nada más se puede salir. [55] no es cabeza, y [42] no tiene más compañera que [21]. Puedes romper cualquier grupo de tu mano.
tien_gow-rules-h-trick = Una baza
tien_gow-rules-trick-lead = Quien sale pone un grupo boca arriba.
tien_gow-rules-trick-follow = Los demás, por turno, ponen exactamente el mismo número de fichas: boca arriba para superar, o boca abajo.
tien_gow-rules-trick-win = El grupo más alto gana la baza. Su dueño se lleva una columna por cada ficha del grupo y sale en la baza siguiente. Cuando se han jugado todas las fichas, la partida termina. En total hay ocho columnas.
tien_gow-rules-up = *Boca arriba* solo puedes poner un grupo del tipo de la salida, y tiene que ser estrictamente más alto que lo más alto hasta entonces. Igualar no es superar. Un 2+1 no supera un 1+2, aunque los dos tienen tres fichas.
tien_gow-rules-down = *Boca abajo* puedes poner cualquier ficha. No hace falta que formen un grupo. Nadie está obligado a superar: hasta un grupo que podría ganar puede ir boca abajo.
tien_gow-rules-secret = Lo que está boca abajo es secreto. Solo su dueño sabe qué es hasta que termina la partida.
tien_gow-rules-supreme = *Supremo*, [42 21], no se puede superar cuando se sale con él. Y con él solo se puede salir: si lo pones en la salida de otro jugador, va boca abajo, como cualquier ficha que no supera. Sueltas, sus dos fichas son un seis y un tres corrientes.
tien_gow-rules-early_death = *Muerte temprana*: si la última baza es de una ficha, quien no tiene ninguna columna debe ponerla boca abajo, aunque ganaría. En una última baza de dos o más fichas puede ganar cualquiera.
tien_gow-rules-f-equal = Ejemplo: igualar no es superar
tien_gow-rules-e-equal-lead = un nueve
tien_gow-rules-e-equal = el otro nueve: solo puede ir boca abajo
tien_gow-rules-f-trick = Ejemplo: una baza de tres fichas
tien_gow-rules-e-lead = 2+1: dos cabezas y un cinco
tien_gow-rules-e-beat = también 2+1, y la cabeza es más alta
tien_gow-rules-e-tian_jiu = tiene [66 63 54], pero es un 1+2 y aquí no supera nada
tien_gow-rules-e-any = podía poner tres fichas cualesquiera
tien_gow-rules-e-trick = cy se lleva tres columnas y sale. bo ha gastado tres buenas fichas para nada.

## 4. Puntuación y final

tien_gow-rules-h-at_once = Pagos inmediatos
tien_gow-rules-at_once = Quien gana una baza con Supremo cobra 2 puntos de cada uno de los demás. Quien gana una baza con un cuarteto cobra 4 de cada uno. Si un cuarteto más alto supera a otro, solo se paga el más alto.
tien_gow-rules-at_once-banker = Si quien paga o quien gana es la banca, el pago se dobla.
tien_gow-rules-at_once-last = Estos pagos se hacen también en la última baza. Los dobles de la liquidación nunca les afectan, salvo el de la banca.
tien_gow-rules-h-settlement = La liquidación
tien_gow-rules-settlement = Tras la última baza, quien la ganó ajusta cuentas con cada uno de los demás. Las columnas de estos dicen quién paga.
tien_gow-rules-f-base = Lo que un jugador debe al ganador
tien_gow-rules-n-minus = Si hay un menos, el ganador paga al jugador. El ganador siempre tiene al menos dos columnas, así que nadie más tiene siete.
tien_gow-rules-doubled = Una cantidad se dobla una vez por cada una de estas cosas que se cumple:
tien_gow-rules-double-banker = Uno de los dos es la banca.
tien_gow-rules-double-last = La última baza se ganó con un cuarteto, con Supremo o con [21] como ficha suelta.
tien_gow-rules-double-eight = El ganador tiene las ocho columnas.
tien_gow-rules-multiply = Los dobles se multiplican: tres dan ocho veces la cantidad. También cuentan para lo que el ganador paga a un jugador con más de cuatro columnas.
tien_gow-rules-score = Tu puntuación es todo lo que cobraste menos todo lo que pagaste. Las cuatro puntuaciones suman cero. Otro jugador puede tener más puntos que el ganador de la partida; aun así, el ganador es la próxima banca.
tien_gow-rules-f-plain = Ejemplo: dee gana la última baza, ada es la banca
tien_gow-rules-e-plain = bo tiene cinco columnas, así que dee paga a bo. ada es la banca y paga el doble.
tien_gow-rules-f-supreme = Ejemplo: ada gana la última baza con Supremo, bo es la banca
tien_gow-rules-e-supreme = Supremo dobla lo que se debe. bo lo dobla una vez más por ser la banca, y también en el pago inmediato.
tien_gow-rules-h-catch = La captura
tien_gow-rules-catch = Si la última baza es de una ficha, se puede salir con [21] para doblar la liquidación. Pero si [42] gana esa baza, quien salió queda *capturado*: paga al ganador lo que habrían debido los tres. Los otros dos no pagan nada.
tien_gow-rules-catch-double = Cada cantidad se dobla como para el jugador que la habría debido. Así que quien salió paga doble la parte de la banca, pero no las demás. Si el ganador es la banca, se doblan todas.
tien_gow-rules-catch-plus = Un jugador con más de cuatro columnas sigue cobrando del ganador. Si es quien salió, esos puntos se descuentan de lo que paga.
tien_gow-rules-catch-between = Hay captura aunque entre medias otra ficha fuera la más alta. No la hay si [42] se puso boca abajo, ni si gana otra ficha.
tien_gow-rules-f-catch = Ejemplo: la última baza, y cy cae en la captura. bo es la banca
tien_gow-rules-e-catch-lead = el tres: doblaría la liquidación
tien_gow-rules-e-catch-beat = un cinco es más alto
tien_gow-rules-e-catch-win = un seis es aún más alto: captura
tien_gow-rules-e-catch-down = bo no tiene ninguna columna
tien_gow-rules-f-caught = La liquidación de esta baza
tien_gow-rules-e-caught = cy paga 3 por dee y 10 por bo, que es la banca. Por cinco columnas, cy cobra 1 de ada: en total, cy paga 12.

## Opciones

tien_gow-rules-o-surplus = Lo que paga el ganador
tien_gow-rules-o-surplus-signed = Los dobles cuentan también para lo que paga el ganador.
tien_gow-rules-o-surplus-single = Lo que el ganador paga a un jugador con más de cuatro columnas nunca se dobla. Vale también en una captura.
tien_gow-rules-o-last_trick = Pagos inmediatos en la última baza
tien_gow-rules-o-last_trick-paid = Supremo y los cuartetos se pagan de inmediato también en la última baza.
tien_gow-rules-o-last_trick-unpaid = En la última baza no hay pagos inmediatos. El doble de la liquidación se mantiene.

## Palabras

tien_gow-rules-w-game = cielo y nueve: el nombre del juego y de su grupo mixto más alto
tien_gow-rules-w-banker = la banca
tien_gow-rules-w-column = una columna: un montón de fichas ganadas
tien_gow-rules-w-supreme = Supremo
