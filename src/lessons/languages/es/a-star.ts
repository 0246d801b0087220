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
        'Cada estado en espera de la frontera muestra sus tres cifras. Los estados que se alejan del objetivo tienen una f mayor y esperan más tiempo; muchos de ellos no se expanden nunca.',
      ],
      actions: { further: 'Ir al estado 100' },
    },
    admissible: {
      heading: 'Nunca demasiado alta',
      paragraphs: [
        'Si h nunca supera el coste real, se dice que es **admisible**, y el primer estado resuelto que toma A\\* es óptimo. La razón es breve: mientras exista una solución mejor, algún estado de su camino espera en la frontera con una f que no supera el coste de esa solución, así que saldría antes.',
        'En Sokoban, una caja necesita al menos tantos empujes como su distancia a una meta sin otras cajas en medio. La suma de todas las cajas, cada una hasta su meta **más cercana**, es admisible.',
      ],
    },
    better: {
      heading: 'Una cota mejor',
      paragraphs: [
        'Dos cajas pueden tener la misma meta más cercana, pero al final solo una puede ocuparla. El **emparejamiento** asigna a cada caja una meta propia, de modo que la suma sea mínima. El resultado nunca es menor que la suma de las metas más cercanas, y a menudo es mayor: una cota mejor.',
        `En este nivel A\\* expande ${number(f.dijkstra)} estados sin heurística, ${number(f.nearest)} con las metas más cercanas y ${number(f.matching)} con el emparejamiento. Una cota mejor cuesta más tiempo por estado y ahorra estados; en la mayoría de los niveles compensa.`,
      ],
      actions: { end: 'Ejecutar las tres hasta el final' },
    },
    greedy: {
      heading: 'Solo hacia delante: voraz',
      paragraphs: [
        `La búsqueda voraz olvida g y toma el estado con la menor h. Se lanza hacia el objetivo: ${number(f.greedy)} estados en lugar de ${number(f.matching)}.`,
        `Pero nada mantiene cortos sus caminos. En este nivel su solución tiene ${number(f.greedyMoves)} movimientos; el óptimo es ${number(f.moves)}. En niveles mayores la diferencia crece.`,
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
