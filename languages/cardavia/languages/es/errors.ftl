table_paused = La mesa está en pausa.
not_ended = La partida no ha terminado.
table_ended = En esta mesa ya no se juega más.
no_such_game = No existe el juego { $game }; los hay: { $games }.
seat_count =
    { $title } tiene { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }, no { $count }.
no_such_ai = No existe el jugador de IA { $ai }; los hay: { $known }.
bad_claims = Las ventanas de reclamación son 'open' o 'sealed'.
bad_disclosure = El registro se abre al final ('end') o cuando se publica ('release').
bad_time = El tiempo por jugada y la reserva van de 0 a { $most } microsegundos.
bad_grace = El margen va de 0 a { $most } microsegundos.
bad_option = Opción no válida: { $why }.
bad_deal = Reparto no válido: { $why }.
ai_sits = En el asiento { $seat } hay un jugador de IA.
seat_kept = El asiento { $seat } se guarda para quien jugó la partida anterior.
somebody_sits = El asiento { $seat } está ocupado.
bad_commitment =
    Un compromiso tiene { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
bad_entropy = La entropía tiene de { $least } a { $most } bytes.
other_entropy = No es aquello a lo que se comprometió el asiento.
entropy_not_due = La entropía se revela cuando todos los asientos están ocupados, no antes.
deal_not_begun = La partida no ha empezado.
time_not_out = El tiempo del asiento { $seat } no se ha agotado.
seats_not_taken = Quedan asientos libres.
entropy_time = Aún hay tiempo para revelar la entropía.
not_started = La partida no ha empezado: quedan asientos libres.
wrong_revision = La mesa está en tu revisión { $revision }, no en la { $expected }.
out_of_time = Se te acabó el tiempo; vuelve a ocupar el asiento para jugar.
were_absent = Estabas ausente; vuelve a ocupar el asiento para jugar.
have_left = Has dejado el asiento; vuelve a ocuparlo para jugar.
ai_acts = El jugador de IA { $ai } juega por el asiento { $seat }.
person_acts = Una persona juega en el asiento { $seat }.
answered_already = Ya has respondido sobre esta carta.
not_your_turn = No es tu turno.
window_open = La ventana sigue abierta.
no_such_seat = Los asientos van de 0 a { $last }; el { $seat } no existe.
given_up = Algo ha fallado en el servicio y esta partida no puede seguir. Ningún jugador tiene la culpa.

## La API

not_a_message = La petición no es un mensaje de este método.
needs_grpc = Un flujo en ambos sentidos necesita gRPC; por HTTP/1.1 envía las jugadas una a una y observa la mesa con Watch.
bad_table_id = El identificador de una mesa es un UUID.
no_such_table = No existe esa mesa.
too_many_tables =
    Se puede abrir como mucho { $most ->
        [one] { $most } mesa
       *[other] { $most } mesas
    } por minuto.
too_many_open_tables =
    En este servidor puede haber como mucho { $most ->
        [one] { $most } mesa abierta
       *[other] { $most } mesas abiertas
    } a la vez; inténtalo más tarde.
too_many_moves =
    Como mucho { $most ->
        [one] { $most } jugada
       *[other] { $most } jugadas
    } por segundo.
too_many_streams =
    Se puede tener como mucho { $most ->
        [one] { $most } flujo
       *[other] { $most } flujos
    } a la vez; cierra uno de los tuyos.
too_many_channels =
    Un flujo tiene como mucho { $most ->
        [one] { $most } canal
       *[other] { $most } canales
    }.
too_many_failures = Demasiadas claves y fichas de esta dirección no eran válidas; espera.
bad_token = Esta ficha o invitación no vale para esto.
no_token = Hace falta una ficha o una invitación.
bad_key = La clave de `authorization` no es de nadie o ha caducado.
issuer_failed = Ahora no se puede saber si esta clave es válida.
for_roles = Esto es solo para { $roles }.
seat_given_up = El asiento se ha dejado o se ha vuelto a ocupar desde que se dio esta ficha.
storage_failed = Ahora no se puede escribir ni leer el registro; no ha cambiado nada.
archive_failed = Esta mesa está archivada y ahora no se puede leer el archivo; no ha cambiado nada.
names_failed = Ahora no se pueden guardar ni leer los nombres. Repítelo más tarde.
many_players =
    Como mucho { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    } a la vez.
name_invisible = Un nombre solo tiene caracteres imprimibles y visibles y espacios normales.
name_long = Un nombre tiene como mucho { $most } caracteres y { $bytes } bytes.
name_marks = Un nombre no empieza por un signo diacrítico, y ninguna letra lleva más de { $most }.
name_spaces = Un nombre no puede ser solo espacios; para borrarlo, déjalo vacío.
no_player_id = Hace falta el identificador de un jugador.
not_your_name = Solo el propio jugador o un administrador borra un nombre.
too_slow = Lo enviado no se leyó a tiempo; vuelve a conectarte a partir de tu última revisión.
many_tables =
    Como mucho { $most ->
        [one] { $most } mesa
       *[other] { $most } mesas
    } a la vez.
not_owner_closes = Solo su dueño o un administrador cierra una mesa.
not_owner_releases = Solo su dueño o un administrador publica un registro.
opening_id_size = Un identificador de petición tiene de { $least } a { $most } caracteres: lo mejor es un UUID al azar.
move_id_size = Un identificador de petición tiene de 1 a { $most } caracteres.
label_long =
    Una etiqueta tiene como mucho { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
reason_long =
    Un motivo tiene como mucho { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
cards_not_yours = Quien elige las cartas necesita el permiso '{ $scope }'; sin cartas, el reparto es limpio.
hosts_count = Nombra una cuenta, o ninguna, para cada asiento; o no nombres ninguna.
bad_host =
    Un asiento es de un jugador de IA o de una cuenta, cuyo nombre tiene como mucho { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
opening_reused = Este identificador de petición se usó para otra mesa.
move_reused = Este identificador de petición se usó para otra jugada.
page_size =
    Una página tiene como mucho { $most ->
        [one] { $most } mesa
       *[other] { $most } mesas
    }.
page_token = Este servicio no dio esta ficha de página.
seats_are = Los asientos van de 0 a { $last }.
seed_size =
    Una semilla tiene { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
many_items =
    Una petición tiene como mucho { $most ->
        [one] { $most } elemento
       *[other] { $most } elementos
    }.
no_item = Un elemento conecta, desconecta o juega.
not_attached = El canal { $channel } no está conectado.
attached_already = El canal { $channel } ya está conectado.
spectators_watch = Los espectadores no juegan.
nothing_to_resume = No hay desde dónde seguir: estás en la revisión { $revision }, no en la { $expected }.
many_cards =
    Una jugada tiene como mucho { $most ->
        [one] { $most } carta
       *[other] { $most } cartas
    }, ninguna oculta.
which_moment = Pide exactamente uno: revision (desde 1), log_revision (desde 1) o ply.
revisions_are = Las revisiones van de 1 a { $last }.
log_entries =
    El registro tiene { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }.
deal_moves =
    La partida lleva { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
not_disclosed = Eso se dice cuando el registro de esta mesa está abierto.
internal = Algo ha fallado en el servidor; repítelo con el mismo identificador de petición.
shutting_down = El servidor se está parando; vuelve a conectarte a partir de tu última revisión.
