## Al jugar

choose =
    { $count ->
        [one] Tu única jugada
       *[other] Tu jugada: { $count } opciones
    }
choose-window =
    { $count ->
        [one] ¿Reclamas? { $count } respuesta
       *[other] ¿Reclamas? { $count } respuestas
    }
choose-none = No te toca
choose-filter = “{ $filter }”: { $count } de { $all }
time_left = quedan { $seconds } s
reserve = reserva { $seconds } s
come_back = b volver a jugar · q salir
forced = Solo hay una jugada: { $move }.
sent = Se juega { $move } …
late = Las reclamaciones se resolvieron antes de tu respuesta; no cuenta.
refused = Rechazado ({ $clause }): { $text }
lost = Conexión perdida ({ $reason }). Se intenta de nuevo; no te pierdes nada.
resumed = La conexión ha vuelto.
gone = Ya no se pudo llegar al servidor: { $reason }
keys = ↑↓ elegir · Enter jugar · número: ir a · letra o /: filtro · ? ayuda · q salir
keys-wait = Enter: más rápido · ? ayuda · q salir
keys-help = Esc volver
keys-over = n otra partida · Esc mirar la mesa · q salir
help =
    Elige una jugada con las flechas o el ratón; Enter la juega.
    Un número lleva a la jugada de ese número.
    Una letra (o / y lo que sea) filtra: “/66 63” deja las jugadas con ambas cartas.
    Retroceso y Esc quitan un filtro. Tab y las teclas de página desplazan.
    Enter también acorta la pausa tras una jugada. q deja la mesa.
    Si se acaba tu tiempo, una IA juega por ti; con b vuelves a jugar.
help-cards = Las cartas de esta baraja:
quit = Adiós.
see_again = Para ver otra vez la partida: { $command }

## Modo simple

plain-moves =
    { $seat }, { $count ->
        [one] { $count } jugada:
       *[other] { $count } jugadas:
    }
plain-claims = Se puede reclamar: una respuesta, o una línea vacía para nada.
plain-ask = Número o jugada (? ayuda):
plain-time = Tiempo: { $move } s para esta jugada, y { $reserve } s de reserva.
plain-away = Una línea vacía: volver a jugar (q sale).
plain-help = Escribe el número o el texto de una jugada, como 1 o { $example }. Una línea vacía las lista; q sale.
plain-unknown = No es ninguna de las jugadas: { $text }
plain-several = Podrían ser varias jugadas: { $moves }
plain-next = ¿Otra partida? (s/n):
plain-input_ended = La entrada ha terminado.
yes = s

## Repetición

replay-step = Paso { $step } de { $steps }
replay-keys = ← → paso · Página diez pasos · Inicio Fin · ↑ ↓ desplazar · q salir
replay-empty = No hay nada que repetir.
