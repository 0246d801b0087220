// Spanish messages about what happens in a Sokoban game.

import type { Direction } from '../../../../base/grid.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

type Sentences = Readonly<Record<Direction, string>>;

const inDirection =
  (sentences: Sentences) =>
  (direction: Direction): string =>
    sentences[direction];

const PUSHED: Sentences = {
  up: 'Empuje hacia arriba.',
  right: 'Empuje a la derecha.',
  down: 'Empuje hacia abajo.',
  left: 'Empuje a la izquierda.',
};
const PUSHED_ONTO: Sentences = {
  up: 'Empuje hacia arriba, a una meta.',
  right: 'Empuje a la derecha, a una meta.',
  down: 'Empuje hacia abajo, a una meta.',
  left: 'Empuje a la izquierda, a una meta.',
};
const PUSHED_OFF: Sentences = {
  up: 'Empuje hacia arriba, fuera de su meta.',
  right: 'Empuje a la derecha, fuera de su meta.',
  down: 'Empuje hacia abajo, fuera de su meta.',
  left: 'Empuje a la izquierda, fuera de su meta.',
};
const STEP_UNDONE: Sentences = {
  up: 'Deshecho: paso hacia arriba.',
  right: 'Deshecho: paso a la derecha.',
  down: 'Deshecho: paso hacia abajo.',
  left: 'Deshecho: paso a la izquierda.',
};
const PUSH_UNDONE: Sentences = {
  up: 'Deshecho: empuje hacia arriba.',
  right: 'Deshecho: empuje a la derecha.',
  down: 'Deshecho: empuje hacia abajo.',
  left: 'Deshecho: empuje a la izquierda.',
};
const STEP_REDONE: Sentences = {
  up: 'Rehecho: paso hacia arriba.',
  right: 'Rehecho: paso a la derecha.',
  down: 'Rehecho: paso hacia abajo.',
  left: 'Rehecho: paso a la izquierda.',
};
const PUSH_REDONE: Sentences = {
  up: 'Rehecho: empuje hacia arriba.',
  right: 'Rehecho: empuje a la derecha.',
  down: 'Rehecho: empuje hacia abajo.',
  left: 'Rehecho: empuje a la izquierda.',
};

export const events = (tools: LanguageTools): Tables['events'] => {
  const { number } = tools;
  const { boxes, moves, pushes } = nouns(tools);
  return {
    cell: (row, column) => `fila ${row}, columna ${column}`,
    welcome: 'Empuja cada caja hasta una meta.',
    howToMove: {
      keys: 'Empuja cada caja hasta una meta: muévete con las flechas o haz clic en una casilla para ir a ella.',
      touch: 'Empuja cada caja hasta una meta: desliza para moverte o toca una casilla para ir a ella.',
    },
    pushed: {
      neither: inDirection(PUSHED),
      onto: inDirection(PUSHED_ONTO),
      off: inDirection(PUSHED_OFF),
    },
    left: (count, bound) => {
      if (bound === undefined) return count === 1 ? 'Queda 1 caja.' : `Quedan ${boxes(count)}.`;
      return count === 1
        ? `Queda 1 caja, al menos ${pushes(bound)}.`
        : `Quedan ${boxes(count)}, al menos ${pushes(bound)}.`;
    },
    allOnGoals: 'Todas las cajas están en una meta.',
    leftShort: (count) => (count === 1 ? 'Queda 1.' : `Quedan ${number(count)}.`),
    blocked: { wall: 'Muro.', 'box-wall': 'Lo impide un muro.', 'box-box': 'Lo impide otra caja.' },
    movesBlocked: (made) =>
      made === 0
        ? 'El movimiento 1 está bloqueado.'
        : `El movimiento ${made + 1} está bloqueado. Hasta ahí: ${moves(made)}.`,
    undone: {
      walk: inDirection(STEP_UNDONE),
      push: inDirection(PUSH_UNDONE),
      jump: () => 'Deshecho.',
    },
    redone: {
      walk: inDirection(STEP_REDONE),
      push: inDirection(PUSH_REDONE),
      jump: () => 'Rehecho.',
    },
    undoneMany: (count) => `Deshecho: ${moves(count)}.`,
    redoneMany: (count) => `Rehecho: ${moves(count)}.`,
    undoneShort: 'Deshecho.',
    redoneShort: 'Rehecho.',
    nothingToUndo: 'No hay nada que deshacer: estás al principio.',
    nothingToRedo: 'No hay nada que rehacer.',
    resumed: (count) => `Tu partida continúa tras ${moves(count)}.`,
    movesMade: (index, total) => `Movimiento ${number(index)} de ${number(total)}.`,
    restarted: 'De vuelta al principio.',
    restartedRest: 'Deshaz para recuperar tus movimientos.',
    selected: (row, column) => `Caja seleccionada en la fila ${row}, columna ${column}.`,
    selectedRest: (targets) => {
      if (targets === 0) return 'No se puede empujar desde aquí.';
      return targets === 1
        ? 'El punto indica la única casilla a la que puede ir.'
        : `Los puntos indican las ${number(targets)} casillas a las que puede ir.`;
    },
    cannotWalk: 'No se puede llegar ahí sin empujar una caja.',
    cannotPush: 'La caja no se puede empujar hasta ahí.',
    snapshotSet: (slot) => `Instantánea ${slot} guardada.`,
    snapshotSetRest: (slot) => `Pulsa ${slot} para volver aquí.`,
    snapshotRestored: (slot) => `De vuelta en la instantánea ${slot}.`,
    snapshotEmpty: (slot) => `La instantánea ${slot} está vacía.`,
    snapshotEmptyRest: (slot) => `Pulsa Alt+${slot} para guardar una.`,
    solved: (moveCount, pushCount) => `en ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedWord: 'Resuelto',
    solvedSpoken: (moveCount, pushCount) => `Resuelto. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    playYourself: 'Jugarlo yo',
    shownSolution: (moveCount, pushCount) => `Fin de la solución: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    shownRest: 'Los movimientos mostrados no dan sello ni récord.',
    recordNews: {
      first: 'Tu primera solución.',
      both: 'Nuevo récord de movimientos y de empujes.',
      moves: 'Nuevo récord de movimientos.',
      pushes: 'Nuevo récord de empujes.',
      equal: 'Igualas tu récord.',
      'equal-moves': 'Igualas tu mejor número de movimientos.',
      'equal-pushes': 'Igualas tu mejor número de empujes.',
      none: '',
    },
    newBestSpoken: 'Nuevo récord.',
    deadlock: 'Bloqueo sin salida: esta posición no se puede resolver.',
    reasons: {
      corner: (count) =>
        count > 1 ? 'Las cajas marcadas están atrapadas en esquinas.' : 'La caja marcada está atrapada en una esquina.',
      'dead-square': (count) =>
        count > 1
          ? 'Las cajas marcadas ya no pueden llegar a ninguna meta.'
          : 'La caja marcada ya no puede llegar a ninguna meta.',
      frozen: (count) =>
        count === 1
          ? 'La caja marcada está inmovilizada: nunca más podrá moverse.'
          : 'Las cajas marcadas están inmovilizadas: nunca más podrán moverse.',
      pinned: (count) =>
        count === 1
          ? 'Cualquier empuje de la caja marcada lleva a un bloqueo sin salida.'
          : 'Las cajas marcadas se estorban: cualquier empuje de una lleva a un bloqueo sin salida.',
      'goal-shortage': () => 'No hay suficientes metas alcanzables para las cajas marcadas.',
    },
    deadlockSpoken: (cells, advice = '') => `Bloqueo sin salida: ${cells}. ${advice}`.trim(),
    undoKey: 'Pulsa U para deshacer.',
    undoExactly: (count) => `Deshaz ${pushes(count)} para llegar a una posición con solución.`,
    undoEnough: (count) => `Deshaz ${pushes(count)}: desde ahí se encontró una solución. Quizá baste con menos.`,
    undoAtLeast: (count) => `Deshaz al menos ${pushes(count)} y vuelve a pedir la pista.`,
    undoNever: 'Demostrado: este nivel no tiene solución.',
    undoPush: (count) => (count === 1 ? 'Deshacer empuje' : `Deshacer ${pushes(count)}`),
    keepPlaying: 'Seguir jugando',
    firstLevel: (collection) => `Este es el primer nivel de ${collection}.`,
    lastLevel: (collection) => `Este es el último nivel de ${collection}.`,
    notInCollection: 'Este nivel no forma parte de ninguna colección.',
    replay: 'Reproducir',
  };
};
