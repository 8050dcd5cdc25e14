## Asientos

seat = Asiento { $seat }
    .you = Tú
seat-inside = asiento { $seat }
    .you = tú
seat-label = Asiento { $seat } ({ $who })
    .you = Asiento { $seat } (tú)
seat-person = persona
seat-empty = libre
seat-away = ausente, juega una IA
seat-away-named = { $name }: ausente, juega una IA
door_of = la puerta ({ $seat })
    .you = tu puerta
score = { $seat } { $points }
    .you = tú { $points }

## Lo que pasa

opened = Se abre una mesa de { $game }. Cartas: { $source }.
opened-fair = reparto limpio
opened-seeded = de una semilla
opened-given = dadas
seat_taken = { $seat }: ocupado.
    .you = Te sientas.
seat_taken-named = Asiento { $number }: se sienta { $seat }.
    .you = Te sientas.
seat_taken-again = { $seat } ha vuelto.
    .you = Has vuelto.
seat_left = { $seat }: ha quedado libre.
    .you = Te has ido.
seat_left-named = { $seat } se ha ido.
    .you = Te has ido.
seat_left-time = { $seat }: sin tiempo; sigue una IA.
    .you = Se te acabó el tiempo: una IA juega por ti.
seat_left-absent = { $seat }: ausente; sigue una IA.
    .you = Estabas ausente: una IA juega por ti.
paused = La mesa está en pausa. { $reason }
paused-over = La mesa continúa. { $reason }
restarted = El servidor se ha reiniciado; los plazos abiertos empiezan de nuevo.
entropy_due = Todos se han comprometido con su parte de la baraja, y la revelan.
entropy_revealed = { $seat } revela su parte de la baraja.
    .you = Revelas tu parte de la baraja.
begun = Se reparten las cartas.
moved-lead = { $seat } sale con { $cards }.
    .you = Sales con { $cards }.
moved-beat = { $seat } supera con { $cards }.
    .you = Superas con { $cards }.
moved-pass = { $seat } pasa.
    .you = Pasas.
moved-discard = { $seat } descarta { $cards }.
    .you = Descartas { $cards }.
moved-discard-down = { $seat } pone { $cards } boca abajo.
    .you = Pones { $cards } boca abajo.
moved-win = ¡{ $seat } gana!
    .you = ¡Ganas!
moved-chiu = { $seat } reclama Chíu.
    .you = Reclamas Chíu.
moved-decline = { $seat } no reclama.
    .you = No reclamas.
moved-chan = { $seat } captura como Chắn.
    .you = Capturas como Chắn.
moved-ca = { $seat } captura como Cạ con { $cards }.
    .you = Capturas como Cạ con { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } responde: { $move }.
    .you = Tu respuesta: { $move }.
hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
bonus = { $seat } aparta { $cards } como bono inicial.
    .you = Apartas { $cards } como bono inicial.
reveal = { $card } sale del mazo en { $door }.
shown = { $seat } muestra { $cards }.
    .you = Muestras { $cards }.
uncovered = { $seat } había puesto boca abajo { $cards }.
    .you = Habías puesto boca abajo { $cards }.
round_won = { $seat } gana la { $round } con { $cards }.
    .you = Ganas la { $round } con { $cards }.
round = ronda
trick = baza
paid = { $payer } paga { $points } ({ $reason }). Cobra: { $payee }.
    .you = Pagas { $points } ({ $reason }). Cobra: { $payee }.
window_opened = Se puede reclamar la carta.
window_closed = Las reclamaciones están resueltas.
settled = Liquidación: { $scores }.
ended-over = La partida ha terminado.
ended-closed = La mesa se ha cerrado. { $reason }
ended-void = La partida se ha anulado. { $reason }
continued = La próxima partida está en otra mesa.
released = Todo el registro está abierto a todos.

## Jugadas

verb-lead = salir
verb-beat = superar
verb-pass = pasar
verb-discard = descartar
verb-win = ganar
verb-chiu = chíu
verb-decline = rechazar
verb-chan = chắn
verb-ca = cạ
gloss-pass = dejarla estar
gloss-win = completar la mano
gloss-chiu = poner tres con ella
gloss-decline = no reclamar
gloss-chan = capturarla con su igual

## Por qué se paga

reason-supreme = Supremo
reason-quartet = un cuarteto
reason-final = liquidación final
reason-catch = la captura
reason-score = la puntuación

## Bonos

bonus-xuong = Ù xuông (victoria simple)
bonus-chi = Ù chì (puerta propia)
bonus-thien_u = Thiên ù (mano servida)
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai (cuatro de mano)
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (sin rojas)
bonus-tam_do = Tám đỏ (ocho rojas)
bonus-kinh_tu_chi = Kính tứ chi (cuatro Chi chi)
bonus-thap_thanh = Thập thành (diez Chắn)

## La mesa

hand = mano
hand-yours =
    Tu mano: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
hand-empty = Tu mano está vacía
high = ← la más alta
banker = banca
dealer = reparte
dead = mano muerta
pile = pila
columns = columnas
immediate = pagos { $points }
down = boca abajo
played = jugadas
lies = en la mesa
led = salida
out = Fuera de la partida: { $count }.
stock = En el mazo: { $count }.
public = { $card } está en { $door }, { $source }.
public-1 = descartada
public-2 = sacada del mazo
public-3 = como reemplazo
no_public = No hay carta pública.
door = puerta
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = ganó con
shown-zone = mostradas
high_now = Lo más alto: { $cards }, { $seat }.
to_lead = Sale: { $seat }.
    .you = Sales tú.
red = * marca las cartas rojas

## Lugares

zone-pack = baraja
zone-hand = mano
zone-trick = en la mesa
zone-pile = pila
zone-out = fuera
zone-down = boca abajo
zone-open = jugadas
zone-stock = mazo
zone-public = carta pública
zone-door = puerta
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = ganó con
zone-shown = mostradas

## Estado

status-opened = Se espera a que se ocupen todos los asientos.
status-paused = La mesa está en pausa.
status-turn = Turno: { $seat }.
    .you = Es tu turno.
status-window = Se resuelven las reclamaciones.
status-over = La partida ha terminado.
status-closed = La mesa se ha cerrado.
status-void = La partida se ha anulado.
status-wait = Un momento.

## Liquidación

settlement = Liquidación
settlement-none = No hay liquidación.
winner = { $seat } ha ganado.
    .you = ¡Has ganado!
winners = Comparten la victoria: { $seats }.
draw = Empate: no gana nadie.
stock_out = El mazo se ha agotado.
piles = Se comparan las pilas: gana la mayor.
immediates = Pagos inmediatos:
immediates-none = No hay pagos inmediatos.
finals = Liquidación final con quien ganó la última baza:
line = { $payer } paga { $points } ({ $sum }; { $reason }) → { $payee }
    .you = Pagas { $points } ({ $sum }; { $reason }) → { $payee }
awards = La suma: el bono más alto cuenta entero; los demás, por su dịch.
awards-whole = La suma: con Thập thành todos los bonos cuentan enteros.
sum = { $sum } = { $points }
each_pays = Cada uno de los demás paga { $points }.
