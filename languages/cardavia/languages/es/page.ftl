## La cabecera y los títulos de las ventanas

nav = Páginas
nav-games = Cardavia: todos los juegos
nav-library = Biblioteca
title-table = Mesa
title-join = Sentarse
title-replay = Repetición
page-close = Cerrar

## Inicio

home-title = Viejos juegos de cartas, a un clic
home-lead = Juega ya contra jugadores de IA, o con amigos mediante un enlace. No hay nada que instalar y no necesitas cuenta.
home-play = Jugar contra la IA
home-rules = Reglas
home-rules-of = Reglas de { $game }
home-players = { $count } jugadores
home-minutes = { $minutes } minutos

home-line-chuo_pai = Juega cada vez más alto. Solo puntúa la jugada que gana la ronda.
home-line-tien_gow = Gana bazas. Solo la última decide quién cobra.
home-line-chan = Sé el primero en formar diez parejas, seis de ellas idénticas.
home-kind-chuo_pai = subir
home-kind-tien_gow = bazas
home-kind-chan = parejas
home-luck-chuo_pai = algo de suerte
home-luck-tien_gow = mucha suerte
home-luck-chan = mucha suerte
home-like-chuo_pai = Bueno para empezar: pocas reglas. Si puedes superar, debes hacerlo; el arte está en elegir con qué sales.
home-like-tien_gow = Rápido y tenso. Gana una o dos bazas y guarda algo fuerte para el final.
home-like-chan = El más rico de los tres: roba, descarta y reclama lo que otros descartan. La mesa te dice qué puedes hacer.

home-friends = Con amigos
home-people = Personas
home-listed = Cualquiera puede mirar y sentarse
home-friends-how = En la mesa recibes un enlace para cada amigo. Quien lo abre, se sienta.
home-open = Abrir una mesa

home-link = ¿Te han enviado un enlace?
home-link-how = Ábrelo o pégalo aquí: para sentarte, para mirar o para ver otra vez una partida.
home-link-field = Enlace
home-link-go = Ir
home-link-wrong = No es el enlace de una mesa ni de una partida.
home-file = Ver una partida de un archivo

home-tables = Mesas para mirar
home-tables-none = Ahora no hay ninguna mesa abierta a todos. Para ver a tus amigos, usa el enlace que te envíen.
home-status-opened = espera jugadores
home-status-playing = en juego
home-status-over = terminada
home-status-closed = cerrada
home-status-void = anulada

home-library-line = Tres tradiciones de cartas: de dónde vienen y cómo se llama cada carta.
home-programs = Para programas y terminales: cómo conectarse
deck-place-sichuan = Sichuan, China
deck-place-dominoes = China
deck-place-to_tom = Vietnam
deck-size = { $count } cartas

## Donde no hay nada

unknown-title = Aquí no hay nada
unknown-line = La dirección no lleva a ninguna parte. Quizá le falta un trozo.
unknown-games = Todos los juegos

## Ajustes

settings = Ajustes
settings-reset = Restablecer todo
settings-language = Idioma
settings-language-system = El del navegador
settings-surroundings = Entorno
settings-surroundings-system = Como el navegador
settings-surroundings-dark = Oscuro
settings-surroundings-light = Claro
settings-contrast = Contraste
settings-contrast-low = suave
settings-contrast-high = fuerte
settings-grain = Textura
settings-grain-low = lisa
settings-grain-high = rugosa
settings-warmth = Temperatura de color
settings-warmth-low = fría
settings-warmth-high = cálida
settings-cardSize = Tamaño de carta
settings-cardSize-low = pequeño
settings-cardSize-high = grande
settings-motion = Movimiento
settings-motion-system = Como el navegador
settings-motion-on = Sí
settings-motion-off = No
settings-hand = Mano
settings-hand-right = Derecha
settings-hand-left = Izquierda
settings-forced = Cuando solo hay una jugada posible
settings-forced-ask = Preguntar
settings-forced-play = Jugarla por mí
settings-sound = Sonido
settings-sound-off = No
settings-sound-on = Sí
settings-volume = Volumen
settings-volume-low = bajo
settings-volume-high = alto

## Problemas

problem-lost = No se puede llegar al servidor. Inténtalo de nuevo dentro de un rato.
problem-other = Algo ha fallado: { $what }
