// Lesson 4 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number }: Counting): LessonTables['dijkstra'] => ({
  title: 'El algoritmo de Dijkstra y los duplicados',
  summary: 'Una frontera ordenada por coste, y los estados que se generan en vano.',
  boards: { twoRooms: 'Dos salas' },
  sections: (f) => ({
    heap: {
      heading: 'El más barato primero',
      paragraphs: [
        'El algoritmo de Dijkstra toma siempre el estado en espera con el menor coste **g** hasta el momento. La frontera es una **cola de prioridad**, normalmente un montículo binario: añadir un estado y sacar el más barato requieren un número de pasos que crece con el logaritmo de su tamaño.',
        'En Sokoban cada movimiento cuesta 1, así que coste y profundidad son lo mismo, y el algoritmo de Dijkstra expande las mismas capas que la búsqueda en anchura. Compara los dos paneles: solo se diferencian entre estados de igual coste.',
      ],
      actions: { side: 'Ir al estado 200 de ambas' },
    },
    ties: {
      heading: 'Costes iguales',
      paragraphs: [
        `La búsqueda en anchura expande aquí ${number(f.breadth)} estados, y el algoritmo de Dijkstra, ${number(f.dijkstra)}. Ninguno es mejor: cuando se llega a la capa del estado resuelto, depende de la suerte cuántos estados de esa capa salen antes que él.`,
        'Un montículo no conserva el orden de llegada entre iguales. Dos montículos correctos pueden sacar estados iguales en órdenes distintos. Por eso las cifras de un curso solo se pueden reproducir con el mismo montículo del curso.',
      ],
    },
    duplicates: {
      heading: 'Generados en vano',
      paragraphs: [
        `El algoritmo de Dijkstra generó ${number(f.generated)} sucesores en este nivel, cuatro por estado expandido. ${number(f.blocked)} de los movimientos estaban impedidos, y ${number(f.duplicates)} llevaban a estados ya conocidos: **duplicados**. Los demás eran nuevos.`,
        'Los duplicados son la razón de ser del conjunto de visitados. Sin él, cada duplicado se expandiría de nuevo, con todo lo que le sigue, y el número de estados crecería sin fin.',
      ],
      actions: { lines: 'Mostrar qué es de cada movimiento' },
    },
    mark: {
      heading: '¿Cuándo está visitado un estado?',
      paragraphs: [
        'Si todos los movimientos cuestan lo mismo, el primer camino hacia un estado es también el más barato, y el estado se puede marcar como visitado cuando se **genera**. Si los costes difieren, más tarde puede aparecer un camino más barato; entonces un estado solo debe marcarse cuando se **expande**, y la frontera puede contenerlo dos veces.',
        'COMP20003 cuenta a su manera: el inicio no se marca, así que puede generarse y expandirse por segunda vez. El solucionador `dijkstra` de masu hace lo mismo, para que sus cifras sean las del curso.',
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Ejercicio 1',
      question: 'Estos estados esperan en la cola de prioridad. ¿En qué orden los toma el algoritmo de Dijkstra?',
      options: { a: 'A: coste 7', b: 'B: coste 5', c: 'C: coste 9', d: 'D: coste 6' },
      right: 'Correcto. Solo cuenta el coste, no el momento de llegada.',
      hint: 'El más barato primero.',
    },
    fresh: {
      heading: 'Ejercicio 2',
      question: `De ${number(f.generated)} sucesores generados, ${number(f.blocked)} estaban impedidos y ${number(f.duplicates)} eran duplicados. ¿Cuántos estados nuevos se añadieron a la frontera?`,
      right: 'Correcto. Todo lo que no está impedido ni es un duplicado es nuevo.',
      hint: 'Resta lo que se abandonó.',
    },
    unequal: {
      heading: 'Ejercicio 3',
      question:
        'Supón que un empuje cuesta 2 y un paso sin empuje cuesta 1. ¿Cuándo hay que marcar un estado como visitado?',
      options: {
        generated: 'Cuando se genera',
        expanded: 'Cuando se expande',
        either: 'Las dos respuestas son correctas',
      },
      right:
        'Correcto. Un camino más caro puede haber generado antes el estado; su coste solo es definitivo cuando se expande.',
      hint: '¿Podría el primer camino que llega a un estado ser más caro que uno posterior?',
    },
  }),
});
