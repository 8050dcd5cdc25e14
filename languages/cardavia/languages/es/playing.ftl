## La barra sobre la mesa

bar-games = Juegos
bar-table = Mesa
bar-connecting = Conectando …
bar-watching = Solo miras.
bar-keys = Teclas
source-fair = Reparto limpio
source-seeded = De una semilla
source-given = Cartas dadas
source-check = Comprobar la partida

## Asientos

side-ai = IA
side-columns =
    { $count ->
        [one] { $count } columna
       *[other] { $count } columnas
    }
side-turn = le toca
    .you = te toca
clock = Tiempo: { $time }
clock-reserve = Reserva: { $time }
card-unknown = Una carta

## El centro de la mesa

middle = Centro de la mesa
front-high = Lo más alto
front-led = Salida
front-laid = Puesto
front-stock = Mazo: { $count }
front-out = Fuera: { $count }

## Jugadas, en botones

do = Jugar { $cards }
do-lead = Salir con { $cards }
do-beat = Superar con { $cards }
do-pass = Pasar
do-discard = Descartar { $cards }
do-discard-down = Poner boca abajo: { $cards }
do-win = ¡Ù! Ganar
do-chiu = Chíu
do-decline = No reclamar
do-chan = Capturar como Chắn
do-ca = Capturar como Cạ con { $cards }

## La mano y las jugadas propias

own-hand =
    { $count ->
        [one] Tu mano: { $count } carta
       *[other] Tu mano: { $count } cartas
    }
own-out = en ninguna jugada legal
own-side = Tu mano y tus jugadas
own-moves = Tu jugada
ask =
    { $count ->
        [one] Tu única jugada
       *[other] Tu jugada: { $count } opciones
    }
ask-claim = ¿Reclamas { $card }?
ask-claim-none = No puedes reclamar { $card }.
ask-take = ¿Capturas { $card }?
claim-time = Quedan { $seconds } s; no responder es no reclamar.
claim-wait = Sin prisa.
choose-cards = Elige cartas.
choose-more =
    { $count ->
        [one] { $count } jugada con más cartas.
       *[other] { $count } jugadas con más cartas.
    }
choose-all =
    { $count ->
        [one] { $count } jugada
       *[other] Las { $count } jugadas
    }
choose-rest = … y { $count } más: elige cartas.
choose-why = ¿Por qué no { $cards }?
choose-back = Devolver
choose-forced = Se jugará por ti.
others-move = Les toca a los demás.
others-faster = Más rápido
late-answer = Las reclamaciones se resolvieron antes de tu respuesta; no cuenta.
close-message = Cerrar este mensaje
rule = Regla { $clause }

## Avisos

lost-connection = Se ha perdido la conexión. Se intenta de nuevo; no te pierdes nada.
away = Una IA juega por ti.
away-back = Volver a jugar
paused-notice = La mesa está en pausa. El tiempo no corre.

## A la espera de otros

wait-for =
    { $count ->
        [one] Se espera a { $count } jugador
       *[other] Se espera a { $count } jugadores
    }
wait-shuffle = Barajando
wait-links = Envía un enlace a cada uno de tus amigos. Quien lo abre, se sienta.
wait-watch = Para mirar
wait-copy = Copiar
wait-copied = Copiado
wait-share = Enviar
join-sitting = Tomando asiento …
join-refused = No se puede ocupar este asiento
join-watch = Mirar la mesa

## El final

end-next = Otra partida
end-join = A la próxima
end-watch = Mirar la próxima
end-replay = Repetición

## Lo que pasa, y el nombre del jugador

log = Lo que ha pasado
name = Tu nombre en esta mesa
name-set = Poner

## Teclas

key-title = Teclas
key-note = Las teclas valen mientras la mano o tus jugadas tienen el foco.
key-close = Cerrar
key-arrows = De carta en carta; primera y última carta
key-space = Elegir una carta o devolverla
key-enter = Jugar lo elegido
key-escape = Devolver todas las cartas
key-down = A las jugadas, y de vuelta a la mano
key-digit = Hacer la jugada con este número
key-no = Pasar; no reclamar
key-why = ¿Por qué no estas cartas?
key-faster = Más rápido
key-log = A lo que ha pasado
key-help = Estas teclas
