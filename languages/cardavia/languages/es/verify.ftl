verify = ¿Está íntegra esta partida?
verify-lead = Tu navegador hace estas comprobaciones él solo, a partir del registro de la partida. No se fía de la palabra del servidor.
verify-running = Comprobando …
verify-insecure = Este navegador no puede comprobar nada aquí: hace falta una página por HTTPS, o un servidor en tu propio ordenador.
verify-closed = El registro de esta partida aún no está abierto. Se abre cuando la partida termina.
verify-rules = Aquí no se comprueba si cada jugada estaba permitida ni si cada pago es correcto: la página no conoce las reglas. Eso lo hace “cardavia verify” con el archivo guardado.
verify-keys = Claves públicas en las que confías
verify-keys-hint = Las claves que este servidor publica ahora ya se usan. Pega aquí claves que tenías de antes, o las de otro servidor: 64 dígitos hexadecimales cada una, o el texto de su /keys.

## Resultados

verify-result-good = Bien
verify-result-none = Nada que comprobar
verify-result-open = Sin garantía
verify-result-fault = Mal
verify-verdict-good = Todo está íntegro.
verify-verdict-open = Nada está mal, pero no todo está garantizado. Mira abajo.
verify-verdict-fault = Algo está mal. Mira abajo.

## El archivo

verify-file = El archivo
verify-file-good =
    { $count ->
        [one] Está entero, con { $count } partida.
       *[other] Está entero, con { $count } partidas.
    }
verify-file-cut = Está cortado en el bloque { $record }.
verify-file-damaged = Está dañado en el bloque { $record }, o no es un archivo de partidas.
verify-file-format = Es de un formato posterior que esta página no sabe leer.
verify-file-order = El bloque { $record } está fuera de lugar.
verify-file-counted = Su final cuenta otros bloques que los que hay (bloque { $record }).
verify-file-proves = Esto demuestra que nada se perdió por el camino. No demuestra qué partidas se pusieron en el archivo.

## El registro

verify-log = El registro
verify-log-good =
    { $count ->
        [one] Tiene { $count } entrada, en orden.
       *[other] Tiene { $count } entradas, en orden.
    }
verify-log-number = La entrada { $entry } tiene otro número.
verify-log-unreadable = La entrada { $entry } no se puede leer.
verify-log-opened = Entrada { $entry }: un registro empieza con la apertura de una mesa, y solo la tiene ahí.
verify-log-proves = Esto demuestra que todas las entradas se pueden leer y que no falta ninguna entre ellas. No demuestra que sean como eran.

## El secreto del servidor

verify-secret = El secreto del servidor
verify-secret-good = Es aquel con el que el servidor se comprometió al abrir la mesa.
verify-secret-commitment = No es aquel con el que el servidor se comprometió.
verify-secret-published = El servidor publicó otro distinto del que usó.
verify-secret-proves = Esto demuestra que el servidor no cambió su parte de la baraja después de abrir la mesa.

## Lo que dieron los jugadores

verify-shares = La parte de los jugadores
verify-shares-good =
    { $count ->
        [one] { $count } asiento dio bytes para barajar, tal como se había comprometido.
       *[other] { $count } asientos dieron bytes para barajar, cada uno tal como se había comprometido.
    }
verify-shares-none = Nadie dio bytes para barajar: el reparto depende solo del secreto del servidor.
verify-shares-broken = El asiento { $seat } dio bytes distintos de los que había comprometido.
verify-shares-silent = Las cartas se repartieron antes de que el asiento { $seat } diera sus bytes.
verify-shares-proves = Si los bytes de un solo jugador no se podían adivinar, nadie pudo elegir el reparto: ni el servidor ni los demás jugadores. Aún se puede anular una partida, pero no sin que se vea.

verify-own = Tu propia parte
verify-own-good = Los bytes que tu navegador sacó para el asiento { $seat } están en la baraja.
verify-own-other = Los bytes del asiento { $seat } no son los que sacó tu navegador.
verify-own-proves = Esto demuestra que el reparto depende también de tus bytes. Así que nadie pudo elegirlo, ni aunque todos los demás se hubieran puesto de acuerdo.

## Las cartas

verify-deal = Las cartas
verify-deal-good = Son exactamente las que resultan del secreto del servidor y de la parte de los jugadores.
verify-deal-seeded = Resultan de una semilla que se dio al abrir la mesa. Quien la dio pudo elegirla.
verify-deal-given = Son las que se dieron al abrir la mesa. Alguien las eligió.
verify-deal-other = No son las que resultan de la semilla.
verify-deal-none = No se repartieron cartas.
verify-deal-unknown = Esta página no sabe cómo se reparte { $game }.
verify-deal-proves = Esto demuestra que se barajó y se repartió como está documentado, sin elegir nada.

## La cadena

verify-chain = La cadena de hashes
verify-chain-good =
    { $count ->
        [one] Su cabeza tras { $count } entrada está calculada.
       *[other] Sus cabezas tras todas las { $count } entradas están calculadas.
    }
verify-chain-other = La cabeza que el servidor da para la entrada { $entry } no es la de estas entradas.
verify-chain-proves = Por sí solo esto no demuestra nada: ata cada entrada a todas las anteriores. Las dos comprobaciones siguientes dicen si estas son las cabezas que se dieron.

verify-kept = Lo que vio tu navegador
verify-kept-good =
    { $count ->
        [one] La cabeza que tu navegador recibió mientras estabas está en la cadena, la última en la entrada { $entry }.
       *[other] Las { $count } cabezas que tu navegador recibió mientras estabas están en la cadena, la última en la entrada { $entry }.
    }
verify-kept-none = Tu navegador no guarda ninguna cabeza de esta partida: no estuviste allí con él.
verify-kept-missing = El registro se cambió después de la entrada { $after }: la cabeza que tu navegador recibió en tu paso { $revision } no está en la cadena.
verify-kept-proves = Esto demuestra que nada hasta esa entrada se cambió, se quitó ni se añadió desde que lo viste. Nadie puede hacerlo sin que se vea, ni siquiera el servidor.

## La firma

verify-signature = La firma
verify-signature-good =
    { $count ->
        [one] La clave { $key } firmó { $count } entrada.
       *[other] La clave { $key } firmó todas las { $count } entradas.
    }
verify-signature-tail = La clave { $key } firmó lo que va antes de la entrada { $from }, pero nada a partir de ella.
verify-signature-none = Nadie firmó este registro.
verify-signature-unknown = Lo firmó la clave { $key }, que no está entre las que se conocen aquí. Pégala abajo si confías en ella.
verify-signature-unable = Este navegador no puede comprobar estas firmas. Uno más nuevo sí puede.
verify-signature-other = Lo que firmó la clave { $key } no son estas entradas: algo se cambió en las entradas { $from } a { $entry }.
verify-signature-forged = La firma bajo la entrada { $entry } no es de la clave { $key }.
verify-signature-proves = Esto demuestra que el dueño de la clave garantiza el registro y se le pueden pedir cuentas. Una clave que te dio el mismo servidor demuestra poco contra ese servidor: guarda las claves de antes, o compáralas con otros.
