// Lesson 4 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number, countOf }: Counting): LessonTables['dijkstra'] => ({
  title: 'El algoritmo de Dijkstra y los duplicados',
  summary: 'Una frontera ordenada por coste, y los estados que se generan en vano.',
  boards: { twoRooms: 'Dos salas' },
  sections: (f) => ({
    heap: {
      heading: 'El más barato primero',
      paragraphs: [
        'El algoritmo de Dijkstra toma siempre el estado en espera con el menor coste **g** hasta el momento. La frontera es una **cola de prioridad**, normalmente un montículo binario: añadir un estado y sacar el más barato requieren como mucho un número de pasos que crece con el logaritmo de su tamaño.',
        'En Sokoban cada movimiento cuesta 1, así que coste y profundidad son lo mismo, y el algoritmo de Dijkstra expande las mismas capas que la búsqueda en anchura, una tras otra. Compara los dos paneles: dentro de una capa, el orden es distinto.',
      ],
      actions: { side: 'Ir al estado 200 de ambas' },
    },
    ties: {
      heading: 'Costes iguales',
      paragraphs: [
        `La búsqueda en anchura expande aquí ${number(f.breadth)} estados, y el algoritmo de Dijkstra, ${number(f.dijkstra)}. Ninguno es mejor: los dos expanden todos los estados hasta ${countOf(f.before, 'movimiento', 'movimientos')} del inicio, y cuántos de la capa siguiente salen antes que el resuelto depende solo del orden entre iguales.`,
        'Un montículo no conserva el orden de llegada entre iguales. Dos montículos correctos pueden sacar estados iguales en órdenes distintos. Por eso las cifras de un curso solo se pueden reproducir con un montículo que saque los estados iguales en el mismo orden.',
      ],
    },
    duplicates: {
      heading: 'Generados en vano',
      paragraphs: [
        `El algoritmo de Dijkstra generó ${number(f.generated)} sucesores en este nivel: cuatro por cada estado expandido menos el resuelto. ${number(f.blocked)} de los movimientos estaban impedidos, y ${number(f.duplicates)} llevaban a estados ya conocidos: **duplicados**. Los demás se añadieron a la frontera.`,
        `Los duplicados son la razón de ser del conjunto de visitados. Sin él, cada duplicado se expandiría de nuevo, con todo lo que le sigue: aquí hay ${number(f.paths)} caminos de ${countOf(f.before, 'movimiento', 'movimientos')} como mucho, y cada uno se expandiría antes que el primer estado a ${countOf(f.moves, 'movimiento', 'movimientos')}.`,
      ],
      actions: { lines: 'Mostrar qué es de cada movimiento' },
    },
    mark: {
      heading: '¿Cuándo está visitado un estado?',
      paragraphs: [
        'Si todos los movimientos cuestan lo mismo, el primer camino hacia un estado es también el más barato, y el estado se puede marcar como visitado cuando se **genera**. Si los costes difieren, más tarde puede aparecer un camino más barato; entonces un estado solo se marca cuando se **expande**, y la frontera puede contenerlo dos veces.',
        'COMP20003 cuenta a su manera: el inicio no se marca, así que puede generarse y expandirse por segunda vez. Los solucionadores `dijkstra` y `dijkstra-course` de masu hacen lo mismo, y el laboratorio también. Las cifras del curso son las de `dijkstra-course`, que además tiene la prueba de la esquina del curso; la lección 6 trata de esa prueba.',
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
      question: `De ${number(f.generated)} sucesores generados, ${number(f.blocked)} estaban impedidos y ${number(f.duplicates)} eran duplicados. ¿Cuántos se añadieron a la frontera?`,
      right:
        'Correcto. Todo lo que no está impedido ni es un duplicado se añade. El inicio está entre ellos, porque esta búsqueda no lo marca.',
      hint: 'Resta lo que se abandonó.',
    },
    unequal: {
      heading: 'Ejercicio 3',
      question:
        'Supón que un empuje cuesta 4 y un paso sin empuje cuesta 1. ¿Cuándo hay que marcar un estado como visitado para que se encuentre la solución más barata en todos los niveles?',
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
