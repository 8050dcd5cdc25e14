replay = Repetición
replay-loading = Se está leyendo la partida …
replay-other = Otra partida
replay-unreadable = Esta partida no se puede mostrar: su registro está dañado. Abajo se dice qué falla.

## Un archivo

replay-file = Partidas de un archivo
replay-choose = Abrir un archivo de partidas
replay-choose-hint = Elígelo o suéltalo aquí. Los archivos terminan en .cardavia o .jsonl. Un archivo se lee solo en tu navegador; no se envía a ninguna parte.
replay-deals =
    { $count ->
        [one] { $count } partida en { $file }
       *[other] { $count } partidas en { $file }
    }
replay-entries =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
replay-none = En este archivo no hay ninguna partida.
replay-damaged = Una partida dañada
replay-status-over = terminada
replay-status-void = anulada
replay-status-closed = cerrada
replay-status-open = continúa

## Mandos

replay-controls = Recorrer la partida
replay-first = Al principio (Inicio)
replay-back = Un paso atrás (←)
replay-play = Reproducir (Espacio)
replay-pause = Pausa (Espacio)
replay-forth = Un paso adelante (→)
replay-last = Al final (Fin)
replay-at = Paso { $step } de { $count }
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-even = normal
replay-speed-fast = rápida
replay-eyes = Mostrar
replay-eyes-all = todas las manos
replay-happened = Lo que ha pasado
replay-part = Ves lo que viste mientras jugabas. La partida entera, con todas las manos, aún no está abierta.

## Compartir

replay-share = Compartir esta partida
replay-share-link = Compartir un enlace a este paso
replay-copied = Enlace copiado
replay-download = Guardar en un archivo
replay-verify = ¿Está íntegra?
replay-table = La mesa
replay-address = La dirección de este paso
