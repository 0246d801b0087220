// Sokoban in Spanish.

import type { Direction } from '../../../../base/grid.js';
import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'hacia arriba',
  right: 'a la derecha',
  down: 'hacia abajo',
  left: 'a la izquierda',
};

const SMALL = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const inWords = (count: number): string => SMALL[count] ?? String(count);

export const sokoban = ({ countOf, number }: LanguageTools): Tables['sokoban'] => {
  const moves = (count: number): string => countOf(count, 'movimiento', 'movimientos');
  const pushes = (count: number): string => countOf(count, 'empuje', 'empujes');
  const boxesLeft = (count: number): string =>
    count === 1 ? 'Queda 1 caja' : `Quedan ${countOf(count, 'caja', 'cajas')}`;

  return {
    moves,
    pushes,
    score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
    pushed: {
      neither: (direction) => `Empuje ${TOWARD[direction]}.`,
      off: (direction, left) => `Empuje ${TOWARD[direction]}, fuera de su meta. ${boxesLeft(left)}.`,
      onto: (direction, left, bound) =>
        bound === undefined
          ? `Empuje ${TOWARD[direction]}, a una meta. ${boxesLeft(left)}.`
          : `Empuje ${TOWARD[direction]}, a una meta. ${boxesLeft(left)}, al menos ${pushes(bound)}.`,
    },
    undonePush: (direction) => `Deshecho: empuje ${TOWARD[direction]}.`,
    undoneJump: 'Deshecho: salto.',
    redonePush: (direction) => `Rehecho: empuje ${TOWARD[direction]}.`,
    blockedByWall: (index, letter) => `Un muro impide el movimiento ${number(index)} (${letter}).`,
    blockedByBox: (index, letter) => `Una caja impide el movimiento ${number(index)} (${letter}).`,
    playedBefore: (count) => `Hasta ahí: ${moves(count)}.`,
    solved: (moveCount, pushCount) => `Resuelto en ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedShown: (moveCount, pushCount) =>
      `Resuelto con los movimientos de masu: ${moves(moveCount)}, ${pushes(pushCount)}. No es un récord.`,
    news: {
      both: 'Nuevo récord de movimientos y de empujes.',
      moves: 'Nuevo récord de movimientos.',
      pushes: 'Nuevo récord de empujes.',
    },
    deadlock: {
      corner: (boxes) =>
        boxes === 1
          ? 'Bloqueo sin salida: la caja marcada está atrapada en una esquina.'
          : `Bloqueo sin salida: las ${inWords(boxes)} cajas marcadas están atrapadas en esquinas.`,
      'dead-square': (boxes) =>
        boxes === 1
          ? 'Bloqueo sin salida: la caja marcada ya no puede llegar a ninguna meta.'
          : `Bloqueo sin salida: las ${inWords(boxes)} cajas marcadas ya no pueden llegar a ninguna meta.`,
      frozen: (boxes) =>
        boxes === 1
          ? 'Bloqueo sin salida: la caja marcada nunca más podrá moverse.'
          : `Bloqueo sin salida: las ${inWords(boxes)} cajas marcadas están inmovilizadas.`,
      pinned: (boxes) =>
        boxes === 1
          ? 'Bloqueo sin salida: la caja marcada solo se puede empujar a casillas muertas.'
          : `Bloqueo sin salida: las ${inWords(boxes)} cajas marcadas solo se pueden empujar a casillas muertas.`,
      'goal-shortage': (boxes) =>
        boxes === 1
          ? 'Bloqueo sin salida: la caja marcada no puede llegar a ninguna meta libre.'
          : `Bloqueo sin salida: las ${inWords(boxes)} cajas marcadas no pueden llegar todas a una meta.`,
    },
    undo(least, enough) {
      if (enough === undefined) return `Deshaz al menos ${pushes(least)}.`;
      return enough <= least ? `Deshaz ${pushes(enough)}.` : `Deshaz de ${number(least)} a ${pushes(enough)}.`;
    },
    noHint: 'No hay pista desde aquí: deshaz al menos un empuje y vuelve a pedirla.',
    noHintUndo(least, enough) {
      if (enough === undefined) return `No hay pista desde aquí: deshaz al menos ${pushes(least)} y vuelve a pedirla.`;
      return enough <= least
        ? `No hay pista desde aquí: deshaz ${pushes(enough)} y vuelve a pedirla.`
        : `No hay pista desde aquí: deshaz de ${number(least)} a ${pushes(enough)} y vuelve a pedirla.`;
    },
    levelUnsolvable: 'El nivel no tiene solución, ni siquiera desde el principio.',
    unsolvable: 'Demostrado: desde aquí no hay solución.',
    allInView: 'Se ve el nivel entero.',
    cannotWalk: 'No se puede llegar ahí sin empujar una caja.',
    boxSelected: 'Caja seleccionada. Los puntos indican adónde puede ir.',
    boxBlocked: 'Ahora no se puede empujar esta caja.',
    cannotPush: 'La caja no se puede empujar hasta ahí.',
    snapshotEmpty: (slot) => `La instantánea ${slot} está vacía. Pulsa Alt+${slot} para guardar una.`,
    snapshotSet: (slot) => `Instantánea ${slot} guardada. Pulsa ${slot} para volver.`,
    snapshotRestored: (slot) => `De vuelta en la instantánea ${slot}. Deshaz para recuperar tus movimientos.`,
    hint: {
      title: (step) => `Pista ${step} de 4`,
      line: (step, text) => `Pista ${step} de 4: ${text}`,
      region: {
        middle: 'Mira en el centro. Ahí está la próxima caja que hay que empujar.',
        left: 'Mira en la mitad izquierda. Ahí está la próxima caja que hay que empujar.',
        right: 'Mira en la mitad derecha. Ahí está la próxima caja que hay que empujar.',
        upper: 'Mira en la mitad superior. Ahí está la próxima caja que hay que empujar.',
        lower: 'Mira en la mitad inferior. Ahí está la próxima caja que hay que empujar.',
      },
      box: (mark) => `La caja marcada con ${mark}.`,
      push: (direction) => `Empújala ${TOWARD[direction]}.`,
      left: (count) => (count === 1 ? 'Queda 1 empuje.' : `Quedan ${pushes(count)}.`),
      leftProven: (count) =>
        count === 1 ? 'Queda 1 empuje. Mínimo demostrado.' : `Quedan ${pushes(count)}. Mínimo demostrado.`,
      more: {
        1: () => 'i: qué caja',
        2: () => 'i: qué empuje',
        3: (count) => `i: solución completa (${pushes(count)})`,
        4: () => 'i: verla repetida',
      },
    },
    counts: { moves: 'mov.', pushes: 'empujes', onGoal: 'en meta', time: 'tiempo', best: 'récord' },
    countsLine: (moveCount, pushCount, onGoals, boxes) =>
      `${moves(moveCount)}, ${pushes(pushCount)}, en meta ${onGoals}/${boxes}`,
    bound: (count) => (count === 1 ? 'queda al menos 1 empuje' : `quedan al menos ${pushes(count)}`),
    options: {
      dead: { on: 'Casillas muertas: se muestran.', off: 'Casillas muertas: ocultas.' },
      warnings: { on: 'Avisos de bloqueo sin salida: activados.', off: 'Avisos de bloqueo sin salida: desactivados.' },
      bound: { on: 'Mínimo de empujes restantes: visible.', off: 'Mínimo de empujes restantes: oculto.' },
      time: { on: 'Tiempo: visible.', off: 'Tiempo: oculto.' },
    },
  };
};
