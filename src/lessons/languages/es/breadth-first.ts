// Lesson 3 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const breadthFirst = ({ number, countOf }: Counting): LessonTables['breadth-first'] => ({
  title: 'La búsqueda en anchura y su coste',
  summary:
    'Quien llega primero sale primero: por qué ninguna solución es más corta que la primera, y lo que cuesta estar seguro.',
  boards: { detour: 'Desvío' },
  sections: (f) => ({
    queue: {
      heading: 'Primero en entrar, primero en salir',
      paragraphs: [
        'Los estados descubiertos pero aún no expandidos esperan en la **frontera**. La búsqueda en anchura los guarda en una cola: los estados nuevos se ponen al final, y el que está al frente es el siguiente en expandirse.',
        'El tablero marcado en la frontera es el siguiente. Pulsa «Un estado adelante» y mira cómo se convierte en el estado actual.',
      ],
      actions: { further: 'Ir al estado 30' },
    },
    layers: {
      heading: 'Capa a capa',
      paragraphs: [
        'Todos los estados a un movimiento salen de la cola antes que el primer estado a dos movimientos, y estos antes que el primer estado a tres. La búsqueda avanza por capas de igual profundidad.',
        `Así, el primer estado resuelto que saca está a la menor profundidad posible: ninguna solución es más corta. Aquí la solución tiene ${countOf(f.moves, 'movimiento', 'movimientos')}. La búsqueda en profundidad, en el segundo panel, sigue en cambio un solo camino hasta el final; su solución tiene ${countOf(f.depthMoves, 'movimiento', 'movimientos')}.`,
      ],
      actions: { end: 'Ejecutar ambas hasta el final' },
    },
    cost: {
      heading: 'Lo que cuesta',
      paragraphs: [
        `Para estar segura, la búsqueda en anchura expandió ${number(f.expanded)} estados para una solución de ${countOf(f.moves, 'movimiento', 'movimientos')}. Una capa puede ser menor que la anterior: aquí hay ${countOf(f.sizeBefore, 'estado', 'estados')} a ${number(f.shrinks)} movimientos del inicio, y ${countOf(f.sizeAfter, 'estado', 'estados')} a ${number(f.shrinks + 1)} movimientos. Pero las últimas ${number(f.lastHalf)} de las ${number(f.layers)} capas contienen al menos la mitad de todos los estados expandidos.`,
        `La frontera también cuesta memoria: hay que guardar todo lo que contiene. Aquí contiene ${number(f.mostWaiting)} estados como mucho, y ${number(f.waiting)} cuando se encuentra la solución. El conjunto de visitados contiene los ${number(f.discovered)} que se descubrieron.`,
      ],
      actions: { memory: 'Mostrar toda la frontera al final' },
    },
    order: {
      heading: 'El orden de los movimientos',
      paragraphs: [
        '¿Cuál de los cuatro movimientos se prueba primero? Eso no puede cambiar la longitud de la solución ni los estados de una capa. Puede cambiar el orden dentro de una capa, y con él cuál de las soluciones más cortas se encuentra y cuántos estados de la última capa se expanden antes.',
        `Con arriba, abajo, derecha, izquierda, la búsqueda expande ${number(f.expanded)} estados; con izquierda, derecha, arriba, abajo, expande ${number(f.otherExpanded)}. Por eso, un curso que compara estas cifras debe fijar el orden.`,
      ],
    },
  }),
  exercises: (f) => ({
    count: {
      heading: 'Ejercicio 1',
      question:
        '¿Cuántos estados expandirá la búsqueda en anchura en este pasillo, incluidos el inicio y el estado resuelto? El jugador solo puede moverse a izquierda y derecha, y la derecha se prueba primero.',
      right: `Correcto: ${number(f.corridor)}. Hay un estado en cada una de las profundidades 0, 1 y 2, dos en la profundidad 3, y el estado resuelto es el primero en la profundidad 4. Si la izquierda se probara primero, se expandirían ${number(f.corridorLeft)} estados.`,
      hint: 'Un estado es la casilla de la caja y la casilla del jugador. Escribe la cola: expande el estado del frente, pon sus sucesores nuevos al final, primero el de la derecha, y detente en el estado resuelto.',
    },
    order: {
      heading: 'Ejercicio 2',
      question: 'Estos estados esperan en la cola. ¿En qué orden los saca la búsqueda en anchura?',
      options: {
        a: 'A: profundidad 4, descubierto en tercer lugar',
        b: 'B: profundidad 3, descubierto en primer lugar',
        c: 'C: profundidad 4, descubierto en cuarto lugar',
        d: 'D: profundidad 3, descubierto en segundo lugar',
      },
      right: 'Correcto. La cola solo conoce el orden de llegada, y ese orden es también el de profundidad.',
      hint: 'Primero en entrar, primero en salir.',
    },
    change: {
      heading: 'Ejercicio 3',
      question: 'Cambias el orden de los movimientos. ¿Qué puede cambiar?',
      options: {
        length: 'La longitud de la solución',
        which: 'Cuál de las soluciones más cortas se encuentra',
        whether: 'Que se encuentre o no una solución',
      },
      right: 'Correcto. Las capas siguen siendo las mismas; solo cambia el orden dentro de una capa.',
      hint: 'Qué estados hay en una capa depende solo del nivel.',
    },
  }),
});
