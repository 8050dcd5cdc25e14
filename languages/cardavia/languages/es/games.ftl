## Chuo Pai

chuo_pai-over = La partida ha terminado.
chuo_pai-looking_on = Solo miras: juegan los asientos.
chuo_pai-not_on_turn = Le toca al asiento { $seat }.
chuo_pai-no_verb = En Chuo Pai no existe { $verb }: un asiento sale, supera o pasa.
chuo_pai-leader_passes = Quien abre la ronda no puede pasar.
chuo_pai-nothing_led = Nadie ha salido en esta ronda: sal con un grupo o una combinación.
chuo_pai-led_already = El asiento { $seat } ya ha salido: supera { $high }, o pasa si no puedes.
chuo_pai-pass_with_cards = Quien pasa se queda sus cartas: nadie descarta.
chuo_pai-must_beat = Puedes superar { $high }, por ejemplo con { $play }, así que debes hacerlo.
chuo_pai-no_cards = Un grupo tiene al menos una carta.
chuo_pai-not_held = No tienes { $cards }.
chuo_pai-no_head = { $cards } no es un grupo, que es de cartas iguales, y no tiene cabeza para ser una combinación.
chuo_pai-two_heads = { $cards } no es una combinación: tiene cabezas de más de una clase.
chuo_pai-no_match = { $cards } no es una combinación: con { $head } van los totales { $totals }.
chuo_pai-capped = { $cards } no es una combinación aquí: tiene cuatro cartas como mucho.
chuo_pai-equal = { $cards } no es una combinación aquí: tiene tantos totales como cabezas.
chuo_pai-other_family =
    { $cards } no puede superar { $high }: las familias son distintas ({ $family ->
        [long] larga
        [yao] yao
        [black] negra
        [red] roja
       *[combinations] combinación
    }, { $other ->
        [long] larga
        [yao] yao
        [black] negra
        [red] roja
       *[combinations] combinación
    }).
chuo_pai-other_size =
    { $high } solo se supera con { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }, no con { $count }.
chuo_pai-not_higher = { $cards } no es más alto que { $high }.
chuo_pai-legal = Nada en las reglas impide { $move }.

## Tien Gow

tien_gow-over = La partida ha terminado: se han jugado todas las fichas.
tien_gow-watching = Solo miras: juegan los cuatro asientos.
tien_gow-turn = Le toca al asiento { $seat }.
tien_gow-verb = En Tien Gow no existe { $verb }: un asiento sale, supera o descarta.
tien_gow-led =
    Ya hay salida: pon { $size ->
        [one] { $size } ficha
       *[other] { $size } fichas
    }, boca arriba para superarla o boca abajo.
tien_gow-nothing_led = No hay salida: sales tú, con un grupo boca arriba.
tien_gow-no_tiles = Nombra las fichas que pones.
tien_gow-not_held = No tienes { $cards }.
tien_gow-no_group = { $cards } no es un grupo con el que se pueda salir.
tien_gow-size =
    Pon exactamente { $size ->
        [one] { $size } ficha, como en la salida.
       *[other] { $size } fichas, como en la salida.
    }
tien_gow-supreme = Supremo no se puede superar: pon dos fichas boca abajo.
tien_gow-supreme_follows = Con Supremo solo se sale: aquí 42 21 solo puede ir boca abajo.
tien_gow-not_a_group = { $cards } no es un grupo: solo puede ir boca abajo.
tien_gow-type = { $cards } es de otro tipo que { $highest }: solo puede ir boca abajo.
tien_gow-equal = { $cards } solo iguala { $highest }, e igualar no es superar.
tien_gow-lower = { $cards } es más bajo que { $highest }.
tien_gow-early_death = No has ganado ninguna columna: en una última baza de una ficha debes ponerla boca abajo.
tien_gow-legal = Esta jugada es legal.

## Chắn

chan-no_verb = En Chắn no existe la jugada { $verb }.
chan-wrong_cards =
    La jugada { $verb } se hace con { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
chan-no_card = La carta { $card } no está en juego.
chan-cc_no_ca = Chi chi no forma Cạ.
chan-spectator = Solo juegan los cuatro asientos.
chan-won = La partida ha terminado: un asiento ha ganado.
chan-drawn = La partida ha terminado: había que robar y el mazo estaba vacío.
chan-dead_hand = Una mano muerta no decide nada.
chan-not_opening = El repartidor, asiento { $seat }, aún debe hacer el primer descarte.
chan-not_owing = Debe descartar el asiento { $seat }.
chan-not_on_turn = Le toca al asiento { $seat }.
chan-nothing_public = Ahora no hay carta pública.
chan-must_discard = Debes un descarte.
chan-no_discard_due = No debes un descarte: primero captura la carta pública.
chan-claims_closed = Las reclamaciones sobre { $card } están resueltas.
chan-claims_due = Primero se resuelven, en su orden, las reclamaciones sobre { $card }.
chan-no_claim = No tienes nada que rechazar.
chan-has_discard = Solo un repartidor sin descarte legal puede rechazar Thiên ù.
chan-incomplete =
    La mano no está completa: { $ranks ->
        [one] queda { $ranks } carta
       *[other] quedan { $ranks } cartas
    } sin pareja.
chan-few_chan = La mano tendría { $chan } Chắn; para ganar hacen falta seis.
chan-cc_exact = Para ganar con Chi chi hacen falta exactamente seis Chắn; la mano tendría { $chan }.
chan-only_chiu_u = Con un descarte o un reemplazo solo se gana por Chíu ù, con tres { $card } en la mano.
chan-no_triplet = Para un Chíu hacen falta tres { $card } en la mano; tienes { $number }.
chan-chiu_no_discard = Después de ese Chíu no tendrías descarte legal.
chan-not_in_hand = No tienes { $card } en la mano.
chan-breaks_pair = Jugar { $card } rompería una pareja idéntica.
chan-refused_discard = Has rehusado { $card } y no puedes descartarla.
chan-beside_discard = Has capturado un Cạ y descartado { $other }: no puede seguir { $card }, del mismo rango.
chan-discarded = Has descartado { $card } en esta partida y no puedes capturarla.
chan-laid = Has puesto { $card } de tu mano en un Cạ y no puedes capturarla.
chan-no_discard_left = Después de esa captura no tendrías descarte legal.
chan-no_pair = No tienes { $card } para formar un Chắn.
chan-not_a_ca = { $card } y { $other } no son dos palos de un mismo rango.
chan-holds_card = Tienes { $card } en la mano, así que no puede ir en un Cạ.
chan-breaks_ca = { $other } también está suelta en tu mano: { $card } es parte de un Cạ en la mano.
chan-last_unmatched = Solo queda una carta sin pareja en tu mano: no puedes capturar un Cạ.
chan-refused_ca = Has rehusado { $card }, así que no puede ir en un Cạ.
chan-discarded_ca = Has descartado { $card } y { $other }, un Cạ, y no puedes capturar ninguno.
chan-legal = Las reclamaciones se resuelven en su orden; la jugada te queda abierta a su turno.
