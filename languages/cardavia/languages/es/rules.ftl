rules-of = Reglas de { $game }
rules-part = { $number }. { $title }

## La cabeza de la página

rules-players = Jugadores
rules-against = Quién contra quién
rules-alone = Cada uno juega solo, contra todos los demás.
rules-deal = Una partida
rules-cards = Cartas
rules-library = Ver todas las cartas de la baraja
rules-play = Jugar ya
rules-print = Imprimir
rules-minute = El juego en un minuto
rules-contents = En esta página

## Partes

rules-goal = Objetivo
rules-setup = Preparación
rules-playing = El juego
rules-scoring = Puntuación y final
rules-options = Opciones
rules-options-say = Una mesa puede abrirse con otra lectura de algunas cláusulas. Lo que vale si no se dice otra cosa está marcado.
rules-default = habitual
rules-words = Palabras de los jugadores
rules-clauses = Todas las cláusulas
rules-clauses-say = Una cláusula es una regla numerada. Cuando la mesa rechaza una jugada, nombra la cláusula.
rules-clause = Cláusula { $clause }

## Figuras

rules-higher = más alta que
rules-equal = igual a
rules-player = Jugador
rules-columns = Columnas
rules-base = Debe
rules-factor = Doblado
rules-settled = Liquidación
rules-at_once = Pago inmediato
rules-score = Puntuación
rules-points = Puntos
rules-bonus = Bono
rules-dich = Dịch
rules-counts = Cuenta
