// Lesson 6 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const deadlocks = ({ number }: Counting): LessonTables['deadlocks'] => ({
  title: 'Bloqueos sin salida',
  summary: 'Estados desde los que no existe solución, reglas que los encuentran y una regla que se equivoca.',
  boards: { twoRooms: 'Dos salas', detour: 'Desvío' },
  sections: (f) => ({
    corner: {
      heading: 'Esquinas',
      paragraphs: [
        'Una caja en la esquina de dos muros ya no se puede empujar nunca más. Si la esquina no es una meta, el nivel ya no se puede resolver: es un **bloqueo sin salida**. Una búsqueda que no lo sabe sigue con las demás cajas, para nada.',
        'La regla de la esquina abandona ese empuje enseguida. En el árbol de búsqueda del segundo panel, esos movimientos están marcados como «bloqueo sin salida».',
      ],
      actions: { find: 'Ir al estado 60' },
    },
    squares: {
      heading: 'Casillas muertas',
      paragraphs: [
        'Toma un muro que va de esquina a esquina sin ningún hueco. Una caja junto a él se puede empujar a lo largo del muro, pero nunca separarla de él. Por eso, si no hay ninguna meta a lo largo del muro, todas las casillas junto a él son **casillas muertas**, no solo las esquinas. Las casillas muertas se encuentran antes de la búsqueda: tira de una caja hacia atrás desde cada meta; las casillas a las que nunca llega están muertas.',
        'La regla «casillas muertas» contiene la regla de la esquina y cuesta una sola consulta de tabla por empuje.',
      ],
    },
    freeze: {
      heading: 'Cajas inmovilizadas',
      paragraphs: [
        'Las cajas también se pueden bloquear entre sí. Dos cajas, una al lado de la otra junto a un muro, no se pueden empujar a lo largo del muro, porque cada una impide mover la otra, ni separarlas de él. Están **inmovilizadas**, y si una de ellas no está sobre una meta, es un bloqueo sin salida. Cuatro cajas en cuadrado quedan inmovilizadas sin ningún muro.',
        `En este nivel la búsqueda en anchura expande ${number(f.none)} estados sin reglas, ${number(f.corner)} con la regla de la esquina, ${number(f.dead)} con las casillas muertas y ${number(f.all)} con las casillas muertas y la inmovilización. La solución es igual de corta en los cuatro casos: las reglas solo abandonan estados que no llevan a ninguna parte.`,
      ],
      actions: { end: 'Ejecutar las cuatro hasta el final' },
    },
    sound: {
      heading: 'Una regla que se equivoca',
      paragraphs: [
        'Una regla es **correcta** si cada estado que abandona es de verdad un bloqueo sin salida. La prueba de la esquina que reparte COMP20003 mira en algunos casos la casilla equivocada: comprueba si está sobre una meta el jugador, en lugar de la caja.',
        `La consecuencia: abandona estados desde los que el nivel se puede resolver. En este nivel la solución más corta tiene ${number(f.moves)} movimientos, y una búsqueda con la prueba del curso encuentra una de ${number(f.courseMoves)}. En el nivel «Thrown away» no encuentra ninguna, aunque hay una de ${number(f.missedMoves)} movimientos.`,
        'Una regla incorrecta es difícil de notar: una solución encontrada resuelve el nivel, y nada muestra que se abandonó una más corta. Prueba una regla nueva en niveles cuyas soluciones más cortas conozcas.',
      ],
    },
  }),
  exercises: (_) => ({
    corner: {
      heading: 'Ejercicio 1',
      question: 'Coloca una caja de modo que se aplique la regla de la esquina.',
      right: 'Correcto. Allí se juntan dos muros y la casilla no es una meta.',
      hint: 'Busca una casilla con un muro a un lado y otro muro encima o debajo. Una meta no cuenta.',
    },
    freeze: {
      heading: 'Ejercicio 2',
      question: 'Hay una caja junto al muro de arriba. Coloca otra caja de modo que las dos se inmovilicen entre sí.',
      right:
        'Correcto. Una al lado de la otra junto al muro, ninguna se puede empujar a lo largo de él ni separar de él.',
      hint: '¿Qué empujes le quedan a la primera caja? Impídelos con una caja que tampoco pueda moverse.',
    },
    unsound: {
      heading: 'Ejercicio 3',
      question:
        'Una regla abandona algunos estados que no son bloqueos sin salida. ¿Qué ya no puede afirmar una búsqueda con esta regla?',
      options: {
        valid: 'Que la solución que encontró resuelve el nivel',
        optimal: 'Que la solución que encontró es la más corta',
        both: 'Ninguna de las dos cosas',
      },
      right:
        'Correcto. Una solución se puede reproducir y comprobar. Pero la más corta podía estar entre los estados abandonados.',
      hint: 'Una de las dos afirmaciones se puede comprobar reproduciendo los movimientos, haya hecho lo que haya hecho la búsqueda.',
    },
  }),
});
