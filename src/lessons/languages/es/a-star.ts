// Lesson 5 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const aStar = ({ number }: Counting): LessonTables['a-star'] => ({
  title: 'A* y una buena cota',
  summary: 'Una búsqueda que sabe cuánto le queda por recorrer, como mínimo.',
  boards: { notIntoTheCorner: 'A la esquina no' },
  sections: (f) => ({
    estimate: {
      heading: 'Mirar hacia delante',
      paragraphs: [
        'El algoritmo de Dijkstra solo mira hacia atrás: sabe lo que un estado ha costado hasta ahora, **g**. A\\* también mira hacia delante. Una **heurística** **h** estima el coste que aún falta, y A\\* toma el estado con la menor suma **f** = g + h.',
        `Cada estado en espera de la frontera muestra sus tres cifras. Un empuje que baja h deja f como estaba; cualquier otro movimiento aumenta f, y el estado espera más tiempo. El algoritmo de Dijkstra expande aquí ${number(f.dijkstra)} estados. A\\* expande ${number(f.matching)}; cuando termina, ${number(f.waiting)} siguen esperando.`,
      ],
      actions: { further: 'Ir al estado 100' },
    },
    admissible: {
      heading: 'Nunca demasiado alta',
      paragraphs: [
        'Si h nunca supera el coste real, se dice que es **admisible**. Entonces un estado resuelto no sale demasiado pronto: mientras exista una solución mejor, algún estado de su camino espera en la frontera con una f que no supera el coste de esa solución, así que sale antes. El primer estado resuelto que toma A\\* es óptimo, siempre que ningún estado del camino se haya cerrado con un coste demasiado alto. De eso trata el paso siguiente.',
        'En Sokoban, una caja necesita al menos tantos empujes como su distancia a una meta sin otras cajas en medio. La suma de todas las cajas, cada una hasta su meta **más cercana**, es admisible.',
      ],
    },
    consistent: {
      heading: 'Cerrado una vez',
      paragraphs: [
        'El A\\* del laboratorio expande cada estado una sola vez. Si más tarde aparece un camino más barato hacia él, no se vuelve a abrir. Eso es seguro si h es además **consistente**: ningún movimiento baja h más de lo que cuesta. Entonces f nunca disminuye a lo largo de un camino, y cuando un estado se expande no queda ningún camino más barato hacia él.',
        `Sin esto, A\\* puede perder el óptimo. Toma cuatro estados. De S a A cuesta ${number(f.sa)}, de S a B ${number(f.sb)}, de A a B ${number(f.ab)}, y de B al estado resuelto ${number(f.bg)}. Sea h ${number(f.estimateOfA)} en A y 0 en todos los demás: es admisible, pero el paso de A a B baja h en ${number(f.estimateOfA)} y cuesta ${number(f.ab)}. A\\* toma B antes que A y lo cierra; cuando sale A, B no se vuelve a abrir. El camino que da cuesta ${number(f.graphFound)}; el óptimo es ${number(f.graphOptimum)}.`,
        `La suma de las metas más cercanas es consistente, y la heurística del paso siguiente también. Un paso sin empuje no mueve ninguna caja. Un empuje mueve una caja una casilla, así que h baja como mucho 1, el coste del movimiento. En este nivel hay ${number(f.checkedStates)} estados con ${number(f.checkedMoves)} movimientos posibles; lo máximo que baja h es ${number(f.mostLowered)}.`,
      ],
    },
    better: {
      heading: 'Una cota mejor',
      paragraphs: [
        `Dos cajas pueden tener la misma meta más cercana, pero al final solo una puede ocuparla. El **emparejamiento** asigna a cada caja una meta propia, de modo que la suma sea mínima. El resultado nunca es menor que la suma de las metas más cercanas. Este nivel tiene ${number(f.comparedStates)} estados en los que cada caja puede tener una meta propia, y en ${number(f.betterStates)} de ellos es mayor que esa suma: una cota mejor.`,
        `En este nivel A\\* expande ${number(f.none)} estados sin heurística, ${number(f.nearest)} con las metas más cercanas y ${number(f.matching)} con el emparejamiento. El emparejamiento cuesta más tiempo por estado que sumar distancias. Si los estados ahorrados lo compensan, hay que medirlo: cuenta el tiempo, no los estados.`,
      ],
      actions: { end: 'Ejecutar las tres hasta el final' },
    },
    greedy: {
      heading: 'Solo hacia delante: voraz',
      paragraphs: [
        `La búsqueda voraz olvida g y toma el estado con la menor h. Se lanza hacia el objetivo: ${number(f.greedy)} estados en lugar de ${number(f.matching)}.`,
        `Pero nada mantiene cortos sus caminos. En este nivel su solución tiene ${number(f.greedyMoves)} movimientos; el óptimo es ${number(f.moves)}. En el nivel «Desvío» de la lección 3 resulta que su solución de ${number(f.greedyLucky)} movimientos es óptima; pero no puede saberlo.`,
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Ejercicio 1',
      question: 'Estos estados esperan en la frontera. ¿En qué orden los toma A*?',
      options: {
        a: 'A: g 9, h 4',
        b: 'B: g 3, h 7',
        c: 'C: g 6, h 2',
        d: 'D: g 5, h 6',
      },
      right: 'Correcto. Las sumas son 8, 10, 11 y 13.',
      hint: 'Suma g y h de cada uno.',
    },
    nearest: {
      heading: 'Ejercicio 2',
      question:
        'Dos cajas, dos metas, y la meta de la fila 3 es la más cercana para las dos cajas. ¿Cuánto vale h con las metas más cercanas, es decir, la suma de los empujes de cada caja hasta su meta más cercana?',
      right: `Correcto: ${number(f.nearestHere)}. El emparejamiento debe enviar una de las cajas a la otra meta y da ${number(f.matchingHere)}.`,
      hint: 'Cuenta las casillas desde cada caja hasta la meta de su propia fila. Para una estimación, ninguna otra caja estorba.',
    },
    high: {
      heading: 'Ejercicio 3',
      question: 'Alguien multiplica la heurística por dos. ¿Qué le puede pasar a A*?',
      options: {
        longer: 'Puede dar una solución más larga que el óptimo',
        none: 'Puede no encontrar ninguna solución',
        nothing: 'Nada: el orden de los estados sigue igual',
      },
      right:
        'Correcto. La estimación duplicada puede superar el coste real, y entonces un estado del camino más corto puede esperar demasiado. Aun así encuentra una solución.',
      hint: '¿Sigue siendo admisible la heurística duplicada? ¿Qué garantizaba la admisibilidad?',
    },
  }),
});
