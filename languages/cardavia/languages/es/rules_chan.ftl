chan-rules-minute = Reúne diez parejas. Una pareja de cartas idénticas es un *Chắn*; dos cartas del mismo rango y de palos distintos son un *Cạ*. Al menos seis de las diez deben ser Chắn. En tu turno puedes capturar la carta que dejó el jugador anterior, o bien sacar una carta del mazo y capturar esa. Solo capturas una carta para poner con ella una pareja descubierta, y luego descartas. Cuando la vigésima carta de tus diez parejas sale del mazo en la puerta de cualquiera, canta *Ù*: ganas, y todos los demás te pagan. Cuanto más rara es la mano, más pagan.
chan-rules-deal = Hasta que alguien tenga diez parejas, o el mazo esté vacío y no pague nadie.
chan-rules-cards = 100 de las 120 cartas de Tổ Tôm: cuatro de cada una de las 24 cartas con palo y de Chi chi.

## 1. Objetivo

chan-rules-goal = Sé el primero con diez parejas, al menos seis de ellas idénticas (CH-20). Son veinte cartas: diecinueve son tuyas, en la mano o descubiertas, y la vigésima es la carta con la que ganas.
chan-rules-goal-paid = Cada uno de los otros tres te paga la puntuación de tu mano (CH-26). Si nadie gana antes de que el mazo se vacíe, nadie paga.

## 2. Preparación

chan-rules-h-cards = Las cartas
chan-rules-cards-faces = De cada carta hay cuatro. Tres palos tienen los rangos del 2 al 9: *Vạn* (miríadas), *Sách* (sartas) y *Văn* (monedas). [cc] no tiene palo ni rango. Las demás cartas de la baraja se quedan en la caja: el rango 1, [tt] y [oc].
chan-rules-f-suits = Las cartas del juego
chan-rules-suit-m = Vạn, miríadas
chan-rules-suit-s = Sách, sartas
chan-rules-suit-c = Văn, monedas
chan-rules-suit-cc = Chi chi, el viejo pescador
chan-rules-red = Cinco cartas son rojas: [8m], [9m], [8s], [9s] y [cc]. Todas las demás son negras. El color solo importa para algunos bonos.
chan-rules-f-red = Las cartas rojas
chan-rules-h-pairs = Parejas
chan-rules-pairs = *Chắn* es una pareja de cartas idénticas. *Cạ* es una pareja de un mismo rango y dos palos. *Chíu* son cuatro cartas idénticas descubiertas, y cuenta como dos Chắn. [cc] puede estar en un Chắn, pero nunca en un Cạ.
chan-rules-f-pairs = Parejas
chan-rules-odd = Para leer una mano, junta primero las parejas idénticas. Una carta que sobra está *suelta*. Dos cartas sueltas de un mismo rango forman un Cạ. Un rango con una o tres cartas sueltas está *sin pareja*, y también una sola [cc]. Cuando ningún rango está sin pareja, la mano está completa.
chan-rules-h-dealing = El reparto
chan-rules-dealing = Un jugador, sorteado, es el repartidor. El repartidor recibe 20 cartas; los demás, 19 cada uno. 23 cartas forman el *mazo*. Delante de cada jugador hay un lugar llamado la *puerta*: allí quedan las cartas que este jugador descarta o saca del mazo.

## 3. El juego

chan-rules-h-opening = El comienzo
chan-rules-thien_u = Si las 20 cartas del repartidor ya ganan, el repartidor puede ganar en el acto: *Thiên ù*.
chan-rules-opening = Si no, el repartidor descarta una carta y le toca al jugador siguiente.
chan-rules-dead = Un repartidor con diez Chắn no tiene ninguna carta que pueda descartar. Si no gana en el acto, su mano está *muerta*: no captura, no reclama y no se le pregunta nada. En sus turnos solo saca una carta del mazo y la deja pasar. El jugador que sigue al repartidor empieza entonces sacando una carta.
chan-rules-h-turn = Un turno
chan-rules-turn-consider = Primero miras la carta que dejó el jugador anterior: un descarte, o una carta del mazo que ese jugador no capturó. Puedes capturarla o pasar.
chan-rules-turn-take = Si la capturas, la pones descubierta en pareja con una carta de tu mano, y descartas una carta en tu puerta. Le toca al jugador siguiente.
chan-rules-turn-reveal = Si pasas, sacas una carta del mazo en tu puerta. Puedes capturar esa y luego descartar. Si vuelves a pasar, le toca al jugador siguiente, que puede capturarla. Una carta que dos jugadores han dejado pasar queda fuera de juego.
chan-rules-turn-never = Una carta del mazo nunca va a una mano: queda descubierta en una pareja, o en la puerta. Solo puedes hacer lo que está permitido, así que no hay castigos.
chan-rules-draw = Cuando hay que sacar una carta y el mazo está vacío, la partida es un empate. Nadie paga. La última carta del mazo se juega como cualquier otra.
chan-rules-h-claims = Reclamaciones
chan-rules-claims = Cuando una carta llega a la mesa, otros pueden reclamarla antes de que decida el jugador de turno. Cada carta se puede reclamar una vez, cuando aparece, y no de nuevo cuando la mira el jugador siguiente.
chan-rules-claim-win = *Ù*, solo con una carta del mazo. Se pregunta a todos aquellos cuya mano completa, primero al jugador en cuya puerta está y luego por turno. Gana el primero que acepta.
chan-rules-claim-chiu = *Chíu*: el jugador que tiene tres iguales en la mano puede poner las cuatro descubiertas. Nadie reclama su propio descarte. Con un descarte solo se puede ganar así: si el Chíu completa la mano, es un *Chíu ù* (CH-21). Un Chíu simple solo se ofrece si después se puede descartar una carta.
chan-rules-chiu = Después de un Chíu simple descartas una carta. Si era tu turno, tu turno termina. Si era el de otro jugador, tu descarte es un *reemplazo*: queda en la puerta del jugador de turno, en lugar de la carta que te llevaste. También se puede reclamar. Luego ese jugador continúa: puede capturar el reemplazo o dejarlo pasar. Un jugador que ya había sacado una carta no saca otra. Una mano muerta deja pasar el reemplazo.
chan-rules-asked = Solo se pregunta por una reclamación a los jugadores que la tienen. Al jugador de turno siempre se le pregunta por una carta, aunque solo pueda pasar.
chan-rules-hidden = Nadie sabe a quién se pregunta por una reclamación, ni que alguien no reclamó nada. No reclamar no cuesta nada.
chan-rules-f-claim = Ejemplo: una reclamación fuera de turno
chan-rules-e-claim-discard = es el turno de bo
chan-rules-e-claim-chiu = tiene tres iguales, y pone las cuatro descubiertas
chan-rules-e-claim-replacement = el reemplazo, en la puerta de bo
chan-rules-e-claim-pass = podría capturarlo, pero no lo hace
chan-rules-e-claim-reveal = una carta del mazo, en la puerta de bo
chan-rules-e-claim-pass-again = ahora puede capturarla cy
chan-rules-h-throw = Qué puedes descartar
chan-rules-throw = Puedes descartar una carta de la que tienes una o tres: así no se rompe ninguna pareja idéntica. No puedes descartar una carta que has rehusado (CH-16). Si has capturado un Cạ, no puedes descartar dos palos de un mismo rango: si uno se ha ido, el otro debe quedarse. Un Cạ que estás capturando en ese momento ya cuenta.
chan-rules-h-take = Qué puedes capturar
chan-rules-take = Nunca capturas una carta que hayas descartado, ni una que hayas puesto de tu mano en un Cạ. Después de capturar, debes tener una carta que se pueda descartar.
chan-rules-take-chan = *Como Chắn*: tienes una o más cartas iguales. Con dos en la mano, la que queda se puede descartar enseguida.
chan-rules-take-ca = *Como Cạ*, con una carta de tu mano del mismo rango y de otro palo, si se cumple todo esto:
chan-rules-ca-none = No tienes ninguna igual a la carta que capturas.
chan-rules-ca-odd = Tu carta es la única suelta de su rango.
chan-rules-ca-refused = No has rehusado ninguna de las dos (CH-16).
chan-rules-ca-discarded = No has descartado dos palos de un mismo rango, sea el que sea.
chan-rules-ca-last = Tu mano no tiene exactamente una cosa sin pareja (un rango, o un solo Chi chi). Cuando solo te falta una carta, tienes que esperar a ganar.
chan-rules-refuse = Si podías capturar una carta como Chắn y la dejas pasar en tu turno, la has *rehusado*. Durante el resto de la partida no puedes descartar esa carta ni usarla en un Cạ. Sí puedes capturarla como Chắn, reclamarla como Chíu y ganar con ella. Rechazar una reclamación no es rehusar.
chan-rules-take-win = Todos estos límites son para capturar y descartar. Nunca impiden ganar ni un Chíu: puedes ganar con una carta que has descartado o rehusado.
chan-rules-f-take = Ejemplo: bo ha descartado [4m]. Esta es la mano de cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Sueltas
chan-rules-l-won = Ganó con
chan-rules-n-unmatched = tres rangos están sin pareja: 2, 4 y 7
chan-rules-e-take = cy puede capturar [4m] como Cạ con [4c]: es el único cuatro suelto, y hay más de un rango sin pareja. Luego cy descarta [7c]. Ahora solo falta el 2. cy gana con el próximo [2s], [2m] o [2c] del mazo, pero no puede capturar como Cạ un [2m] de bo.

## 4. Puntuación y final

chan-rules-h-winning = Una mano que gana
chan-rules-laid = Las parejas descubiertas cuentan como se pusieron. Un Chíu cuenta como dos Chắn. Nada se reordena.
chan-rules-concealed = En la mano, con la carta con la que ganas, todas las parejas idénticas son Chắn; cuatro cartas iguales son dos Chắn. Un rango con dos cartas sueltas forma un Cạ. Si un rango tiene una o tres cartas sueltas, o sobra una [cc], la mano no está completa.
chan-rules-on_cc = Con [cc] solo ganas con exactamente seis Chắn y cuatro Cạ.
chan-rules-wins = Una mano completa de diez parejas gana si al menos seis son Chắn.
chan-rules-where = Puedes ganar con una carta del mazo en cualquier puerta. Con un descarte o un reemplazo solo ganas por Chíu ù. Si no aceptas ganar, puedes ganar más tarde.
chan-rules-h-bonuses = Bonos
chan-rules-bonuses = Los bonos (*cước*) cuentan sobre las veinte cartas. Cada uno tiene puntos, y un *dịch* menor para cuando está junto a un bono mayor.
chan-rules-f-bonuses = Todos los bonos
chan-rules-b-xuong = una victoria sin ningún otro bono
chan-rules-b-chi = la carta está en tu propia puerta: la sacaste tú, o es un reemplazo y haces Chíu ù
chan-rules-b-thien_u = las 20 primeras cartas del repartidor ganan
chan-rules-b-tom = [3m 3c 7c], por cada trío completo
chan-rules-b-bach_thu = exactamente seis Chắn, y ningún Cạ en el rango de la carta con la que ganaste
chan-rules-b-leo = [8s 9m cc], por cada trío completo
chan-rules-b-thien_khai = por cada carta de la que te repartieron las cuatro
chan-rules-b-chiu_u = tres iguales a la carta con la que ganaste en tu mano; también si vino del mazo
chan-rules-b-bon = por cada carta de la que te repartieron exactamente dos y ahora tienes cuatro
chan-rules-b-bach_dinh = ninguna carta roja
chan-rules-b-tam_do = exactamente ocho cartas rojas
chan-rules-b-kinh_tu_chi = cuatro [cc], y ninguna otra carta roja
chan-rules-b-thap_thanh = diez Chắn
chan-rules-f-sets = Tríos
chan-rules-tom = Tôm es [3m 3c 7c] en una mesa que no diga otra cosa. Con una opción es [3m 3s 7c].
chan-rules-twice = Varios tríos de Tôm o de Lèo son varios bonos. Una carta sirve una vez en cada clase de bono, pero puede servir en varias clases. Con Thiên ù no hay carta con la que ganaste, así que nunca va con Ù chì, Bạch thủ ni Chíu ù.
chan-rules-h-score = La puntuación
chan-rules-score = La puntuación son los puntos de tu mejor bono y el dịch de todos los demás. Con Thập thành son los puntos de todos los bonos. Sin ningún bono es 2.
chan-rules-paid = Cada uno de los otros tres te paga la puntuación, así que la cobras tres veces. Un empate es cero para todos.
chan-rules-f-six = Ejemplo: ada saca [5c] en su propia puerta
chan-rules-f-six-score = Lo que puntúa la mano de ada
chan-rules-e-six = Dos tríos de Tôm, pero no Bạch thủ: [5c] forma un Cạ en su propio rango. El mejor bono cuenta 4, cada uno de los otros 1. Los otros tres pagan 6 cada uno, y ada cobra 18.
chan-rules-f-ten = Ejemplo: bo gana con [2m] en la puerta de cy
chan-rules-f-ten-score = Lo que puntúa la mano de bo
chan-rules-e-ten = Diez Chắn son Thập thành, así que todos los bonos cuentan sus puntos enteros. Los otros tres pagan 24 cada uno, y bo cobra 72.

## Opciones

chan-rules-o-tom = El trío de Tôm
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], como es tradición en Vietnam

## Palabras

chan-rules-w-u = lo que canta quien gana
chan-rules-w-chan = una pareja de cartas idénticas
chan-rules-w-ca = una pareja de un rango y dos palos
chan-rules-w-chiu = cuatro cartas idénticas, descubiertas
chan-rules-w-cua = la puerta: el lugar delante de cada jugador
chan-rules-w-noc = el mazo
chan-rules-w-cuoc = un bono
chan-rules-w-dich = lo que vale un bono junto a otro mayor
