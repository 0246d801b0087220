// The algorithms in words, and their pseudo-code, in Spanish. Loaded with the lab and the lessons alone.

import type { LanguageTools } from '../../language.js';
import type { ExplanationTables } from '../../tables.js';

export const explanations = ({ number }: LanguageTools): ExplanationTables => ({
  searches: {
    paragraphs: {
      'breadth-first':
        'La búsqueda en anchura mira todos los estados a un movimiento del inicio, luego todos los estados a dos movimientos, y así sucesivamente. ' +
        'Una cola mantiene el orden: los estados nuevos se ponen al final, y el más antiguo es el siguiente. Como no se llega a ningún estado ' +
        'antes que a todos los más cercanos, la primera solución encontrada es una de las más cortas. El precio es la memoria: se guarda cada estado de ' +
        'cada capa.',
      'depth-first':
        'La búsqueda en profundidad sigue un camino hasta donde llegue y solo retrocede donde ya no queda nada nuevo. Una pila mantiene el ' +
        'orden: el estado más nuevo es el siguiente. No tiene que mirar antes todos los estados más cercanos, pero su solución ' +
        'puede ser más de cien veces más larga de lo necesario, así que no demuestra nada sobre la longitud.',
      dijkstra:
        'El algoritmo de Dijkstra toma siempre el estado al que cuesta menos llegar. Una cola de prioridad mantiene el orden. Si cada movimiento ' +
        'cuesta 1, mira las mismas capas que la búsqueda en anchura, y solo cambia el orden entre costes iguales; ' +
        'con costes distintos sigue encontrando una solución de coste mínimo, y la búsqueda en anchura puede que no.',
      'a-star':
        'A* toma el estado con la menor suma de g, los movimientos hechos, y h, una estimación de los que faltan. Si h nunca es demasiado ' +
        'alta y ningún movimiento la baja más de 1, el coste de un movimiento (h es consistente), la primera solución que toma es una de las más cortas: ' +
        'cualquier otra más corta habría tenido una suma menor y habría salido antes. Cuanto más se acerca h a la verdad, menos estados ' +
        'tienen una suma menor que la solución y hay que mirarlos; con h = 0 es el algoritmo de Dijkstra.',
      greedy:
        'La búsqueda voraz toma el estado que parece más cercano a una solución, cueste lo que cueste llegar a él. Puede ' +
        'arreglarse con muy pocos estados. Pero una estimación equivocada una sola vez puede desviarla mucho, y da la primera solución ' +
        'que encuentra, así que no demuestra nada sobre la longitud.',
      'ida-star':
        'IDA* es una búsqueda en profundidad que da la vuelta allí donde g + h supera una cota. Si no encuentra solución, eleva la cota ' +
        'a la menor suma ante la que dio la vuelta y empieza de nuevo desde el inicio. Ninguna cota se salta la longitud de una solución más corta, ' +
        'así que la primera solución encontrada es una de ellas. Mira muchos estados una y otra vez; la tabla de estados visitados ' +
        'solo corta los caminos que no son más cortos que uno ya seguido.',
    },
    lines: {
      startQueue: 'visitados ← {inicio}; frontera ← cola con el inicio',
      startStack: 'visitados ← {}; frontera ← pila con el inicio',
      startCosts: 'visitados ← {}; frontera ← montículo con el inicio, g = 0',
      startSums: 'visitados ← {}; frontera ← montículo con el inicio, f = h(inicio)',
      startEstimates: 'visitados ← {inicio}; frontera ← montículo con el inicio',
      startBound: 'cota ← h(inicio)',
      whileWaiting: 'mientras la frontera no esté vacía',
      repeat: 'repetir: camino ← inicio; próxima cota ← ∞',
      takeOldest: 'n ← sacar de la frontera el nodo más antiguo',
      takeNewest: 'n ← sacar de la frontera el nodo más nuevo',
      takeLeastCost: 'n ← sacar de la frontera el nodo con la menor g',
      takeLeastSum: 'n ← sacar de la frontera el nodo con la menor f',
      takeLeastEstimate: 'n ← sacar de la frontera el nodo con la menor h',
      takeLast: 'n ← el último nodo del camino: mirarlo',
      takenOnce: 'si n está en visitados, siguiente nodo; si no, añadirlo a visitados',
      lookAt: 'mirar n',
      goal: 'si n está resuelto, devolver el camino hasta n',
      goalOnPath: 'si n está resuelto, devolver el camino',
      eachMove: 'para cada movimiento, en orden',
      eachMoveReversed: 'para cada movimiento, en orden inverso',
      apply: 'm ← el estado tras el movimiento; si está impedido, siguiente movimiento',
      deadlock: 'si una regla dice que m es un bloqueo sin salida, siguiente movimiento',
      seen: 'si m está en visitados, siguiente movimiento',
      seenInRound: 'si m ya se siguió en esta ronda con no más movimientos, siguiente movimiento',
      infinite: 'si h(m) es infinita, siguiente movimiento',
      beyond: 'si g(n) + 1 + h(m) > cota: bajar la próxima cota a esa suma, siguiente movimiento',
      mark: 'añadir m a visitados',
      parent: 'padre(m) ← n',
      putLast: 'poner m al final de la frontera',
      putOnTop: 'padre(m) ← n; poner m en la cima de la frontera',
      putByCost: 'g(m) ← g(n) + coste del movimiento; poner m en la frontera',
      putBySum: 'padre(m) ← n; f(m) ← g(n) + 1 + h(m); poner m en la frontera',
      putByEstimate: 'padre(m) ← n; poner m en la frontera con la clave h(m)',
      putOnPath: 'poner m al final del camino y mirarlo',
      leave: 'no quedan movimientos: quitar n del camino',
      nextBound: 'cota ← próxima cota; si es ∞, devolver sin solución',
      noSolution: 'devolver sin solución',
    },
  },
  tries: {
    paragraphs: {
      backtrack:
        'La vuelta atrás rellena la primera casilla vacía, fila por fila, con el primer número que no incumple ninguna regla hasta el momento, y pasa a ' +
        'la siguiente casilla vacía. Si no cabe ningún número, retira el anterior y prueba allí el siguiente. Es corta ' +
        'y siempre correcta, pero solo nota un error cuando a una casilla no le queda ningún número, a menudo muchas casillas después. El número de ' +
        'llamadas es el del curso: la primera llamada y una por cada número colocado.',
      propagate:
        'La propagación mantiene los candidatos de cada casilla. Todo lo que queda fijado descarta candidatos en otras partes: en su fila y ' +
        'columna, a través de los signos y en grupos de casillas que comparten tantos números como casillas. Solo cuando ya no se deduce nada ' +
        'conjetura, en una casilla con pocos candidatos que a menudo formó parte de un conflicto. Una conjetura que lleva a un conflicto queda ' +
        'descartada. Sigue después de la primera solución: o encuentra una segunda, o ha demostrado que no la hay.',
    },
    lines: {
      solve: 'resolver():',
      firstBlank: 'casilla ← la primera casilla vacía, fila por fila',
      isFull: 'si no hay ninguna, devolver resuelto',
      eachDigit: 'para número de 1 a N',
      breaksRule: 'si número está en la fila o la columna, o incumple un signo:',
      nextDigit: 'siguiente número',
      write: 'escribir número en casilla',
      recurse: 'si resolver() devuelve resuelto, devolver resuelto',
      takeBack: 'retirar el número',
      notSolved: 'devolver no resuelto',
      candidates: 'candidatos ← todos los números; las casillas dadas quedan fijadas',
      propagate: 'descartar candidatos hasta que nada cambie',
      repeat: 'repetir',
      keepSolution: 'si todas las casillas están fijadas, guardar la solución',
      guess: 'si no, conjeturar un número en la casilla más restringida',
      conflict: 'mientras una casilla o línea no tenga candidatos, o se haya guardado una solución',
      takeBackGuess: 'retirar la última conjetura y sus consecuencias',
      ruleOut: 'descartar el número conjeturado, y lo que se sigue de ello',
      tryEach: (conflicts) => `tras ${number(conflicts)} conflictos, una vez: probar cada candidato por separado`,
      until: 'hasta que no queden conjeturas o haya dos soluciones',
    },
  },
});
