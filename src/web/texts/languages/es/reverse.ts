// Spanish texts of reverse mode.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const reverse = (tools: LanguageTools): Tables['reverse'] => {
  const { boxes, moves } = nouns(tools);
  return {
    about:
      'Las cajas empiezan en las metas. Antes del primer arrastre, haz clic en una casilla o tócala para situar allí al jugador.',
    board: 'Tablero de Sokoban en modo inverso. Usa las flechas para caminar, y Mayús y una flecha para arrastrar.',
    grid: 'El tablero como texto',
    pull: 'Arrastrar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    restart: 'Reiniciar',
    leave: 'Salir',
    leaveMode: 'Salir del modo inverso',
    start: 'Arrastra cada caja de vuelta a su punto de partida.',
    startRest: 'Los puntos indican dónde. Mantén pulsada Mayús (o activa Arrastrar) para llevar la caja tras de ti.',
    pulled: {
      up: 'Arrastre hacia arriba.',
      right: 'Arrastre a la derecha.',
      down: 'Arrastre hacia abajo.',
      left: 'Arrastre a la izquierda.',
    },
    blocked: 'Paso impedido.',
    nothingToPull: 'No hay ninguna caja que arrastrar.',
    cannotWalk: 'No se puede llegar ahí.',
    left: (count) => (count === 1 ? 'Queda 1 caja.' : `Quedan ${boxes(count)}.`),
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    restarted: 'Todas las cajas están de nuevo en una meta.',
    solved: 'Resuelto a la inversa.',
    solvedRest: 'Invertidos, estos movimientos resuelven el nivel.',
    playForward: 'Jugar hacia delante',
    countsHeading: 'Recuento del modo inverso',
    pulls: 'Arrastres',
    pullsWord: (count) => (count === 1 ? 'arrastre' : 'arrastres'),
    atStart: 'En su inicio',
    atStartWord: (count) => `de ${count} en su inicio`,
    counts: (moveCount, pulls) => `${moves(moveCount)}, ${tools.countOf(pulls, 'arrastre', 'arrastres')}`,
  };
};
