// Lesson 1 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const whatAStateIs = ({ number }: Counting): LessonTables['what-a-state-is'] => ({
  title: 'Qué es un estado',
  summary: 'Qué cambia en un tablero, cuántos tableros hay y por qué una búsqueda debe recordarlos.',
  boards: { firstPush: 'Primer empuje' },
  sections: (f) => ({
    snapshot: {
      heading: 'Una instantánea del tablero',
      paragraphs: [
        'Un tablero de Sokoban tiene partes que nunca cambian (muros, suelo, metas) y partes que sí: la casilla del jugador y las casillas de las cajas. Lo que cambia es el **estado**. El resto pertenece al nivel y se guarda una sola vez.',
        'Cómo llegaste hasta aquí no forma parte del estado. Dos jugadores que llegan al mismo tablero con movimientos distintos están en el mismo estado, y lo que pueden hacer después es lo mismo. Por eso una búsqueda puede olvidar los movimientos y quedarse solo con el tablero.',
        'El laboratorio junto a este texto muestra el primer estado de un nivel con una caja. Debajo del tablero están sus cifras; el número de movimientos desde el inicio se llama **g**.',
      ],
    },
    successors: {
      heading: 'De un estado a otro',
      paragraphs: [
        'El jugador tiene cuatro movimientos: arriba, derecha, abajo, izquierda. Un movimiento hacia un muro está impedido, y también un empuje contra un muro o contra una segunda caja. Cada movimiento posible lleva a un estado **sucesor**.',
        'Mirar todos los sucesores de un estado es **expandirlo**. El árbol de búsqueda del laboratorio muestra el estado que se expande y qué fue de cada uno de sus cuatro movimientos. Pulsa «Una línea adelante» en la barra (la flecha que apunta hacia abajo) para probar los movimientos uno por uno.',
      ],
      actions: { second: 'Expandir el estado siguiente' },
    },
    again: {
      heading: 'Otra vez el mismo estado',
      paragraphs: [
        `Da un paso arriba y otro abajo, y estás de vuelta. Se puede ir y venir para siempre, así que siempre hay un camino más largo. Este nivel se puede resolver en ${number(f.moves)} movimientos, y ${number(f.paths)} caminos son más cortos. Una búsqueda en anchura sin memoria los mira todos antes de llegar a la solución. En un nivel sin solución no terminaría nunca.`,
        `Por eso la búsqueda del laboratorio mantiene un **conjunto de visitados**. Cuando un movimiento lleva a un estado del conjunto, el laboratorio dice «ya visto» y la búsqueda lo abandona. De los ${number(f.tried)} movimientos que prueba aquí, ${number(f.fresh)} llevan a estados nuevos, ${number(f.seen)} a estados ya vistos, y ${number(f.blocked)} están impedidos. Expande ${number(f.expanded)} estados.`,
      ],
      actions: { later: 'Ir al estado 40' },
    },
    count: {
      heading: '¿Cuántos estados hay?',
      paragraphs: [
        `La sala tiene aquí ${number(f.floor)} casillas de suelo y una caja. La caja puede estar en cualquiera de ellas y el jugador en cualquier otra: como mucho ${number(f.floor)} × ${number(f.floor - 1)} = ${number(f.most)} estados. La búsqueda del laboratorio descubre ${number(f.reached)} de ellos antes de tomar el resuelto.`,
        `Una segunda caja subiría el número a ${number(f.mostOfTwo)}, y una tercera a ${number(f.mostOfThree)}. Con *n* casillas de suelo y *k* cajas hay *n* − *k* casillas para el jugador y «*n* sobre *k*» maneras de colocar las cajas, porque todas las cajas son iguales. Diez cajas en una sala de cincuenta casillas dan unos ${number(f.billions)} mil millones de estados. De ese problema tratan las demás lecciones.`,
      ],
      actions: { end: 'Ejecutar hasta el final' },
    },
  }),
  exercises: (f) => ({
    parts: {
      heading: 'Ejercicio 1',
      question: '¿Cuál de estas cosas forma parte de un estado?',
      options: {
        walls: 'Las casillas de los muros',
        goals: 'Las casillas de las metas',
        player: 'La casilla del jugador',
        moves: 'El número de movimientos hechos hasta ahora',
      },
      right:
        'Correcto. Los muros y las metas pertenecen al nivel, y el número de movimientos, al camino que llevó hasta aquí.',
      hint: '¿Qué puede cambiar un movimiento? ¿Y es lo mismo, sea cual sea el camino que llevó a este tablero?',
    },
    successors: {
      heading: 'Ejercicio 2',
      question: '¿Cuántos sucesores tiene el estado de este tablero? Cuenta los movimientos posibles.',
      right: `Correcto: ${number(f.successors)}. A la izquierda es un paso, y a la derecha, un empuje. Arriba hay un muro, y la caja de abajo tiene un muro detrás.`,
      hint: 'Prueba las cuatro direcciones. Una caja se puede empujar si la casilla que hay detrás no es ni un muro ni otra caja.',
    },
    six: {
      heading: 'Ejercicio 3',
      question:
        'La sala tiene aquí seis casillas de suelo, una caja y un jugador. ¿Cuántos estados puede haber como mucho?',
      right: `Correcto: la caja tiene 6 casillas y el jugador una de las otras 5, así que hay ${number(f.sixMost)}.`,
      hint: 'Coloca primero la caja. ¿Cuántas casillas quedan para el jugador?',
    },
  }),
});
