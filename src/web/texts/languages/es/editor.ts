// Spanish texts of the editor.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const editor = (tools: LanguageTools): Tables['editor'] => {
  const { countOf } = tools;
  const { boxes } = nouns(tools);
  const goals = (count: number): string => countOf(count, 'meta', 'metas');
  return {
    over: 'Editor · guardado en este dispositivo',
    untitled: 'Sin título',
    region: 'Dibujo',
    tiles: 'Piezas',
    tile: {
      wall: 'Muro',
      floor: 'Suelo',
      goal: 'Meta',
      box: 'Caja',
      'box-on-goal': 'Caja en meta',
      player: 'Jugador',
    },
    board:
      'Tablero de dibujo. Mueve el cursor con las flechas, elige una pieza con 1–6 y colócala con la barra espaciadora.',
    picture: (rows, columns) =>
      `Dibujo de ${countOf(rows, 'fila', 'filas')} y ${countOf(columns, 'columna', 'columnas')}`,
    grid: 'El dibujo como texto',
    placed: (tile, row, column) => `${tile} en la fila ${row}, columna ${column}.`,
    counts: (boxCount, goalCount) => `${boxes(boxCount)}, ${goals(goalCount)}.`,
    at: (row, column, what) => `Fila ${row}, columna ${column}: ${what}.`,
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    opened: 'El nivel está abierto. Deshacer recupera tu dibujo anterior.',
    chosen: (tile) => `Pieza elegida: ${tile.toLowerCase()}.`,
    chosenRest: 'Pulsa Espacio para colocarla.',
    cleared: 'Dibujo vaciado.',
    turned: 'Dibujo girado.',
    mirrored: 'Dibujo reflejado.',
    trimmed: 'Bordes vacíos eliminados.',
    changedRest: 'Deshaz para recuperarlo.',
    welcome: 'Dibuja un muro cerrado, un jugador y tantas metas como cajas.',
    welcomeRest: 'Pulsa 1–6 para elegir una pieza y Espacio para colocarla.',
    undo: 'Deshacer',
    redo: 'Rehacer',
    turn: 'Girar',
    mirror: 'Espejo',
    trim: 'Recortar',
    clear: 'Vaciar',
    play: 'Jugar',
    link: 'Copiar enlace',
    linkCopied: 'Enlace copiado.',
    copied: 'Nivel copiado.',
    notValid: 'El nivel aún no es válido. Las comprobaciones indican qué falta.',
    checks: {
      heading: 'Comprobación del nivel',
      side: 'Comprobaciones',
      noBox: 'No hay cajas. Coloca al menos una.',
      even: (count) => `${boxes(count)}, ${goals(count)}.`,
      uneven: (boxCount, goalCount) =>
        boxCount > goalCount
          ? `${boxes(boxCount)}, ${goals(goalCount)}. Añade ${goals(boxCount - goalCount)} o quita ${boxes(boxCount - goalCount)}.`
          : `${boxes(boxCount)}, ${goals(goalCount)}. Añade ${boxes(goalCount - boxCount)} o quita ${goals(goalCount - boxCount)}.`,
      player: 'Un jugador.',
      noPlayer: 'No hay jugador. Coloca uno.',
      closed: 'Rodeado de muros.',
      open: (row, column) => `Hay un hueco en el muro en la fila ${row}, columna ${column}.`,
      unknownClosed: 'Muros: se comprueban cuando haya un jugador.',
      dead: (count) =>
        count === 1
          ? 'La caja marcada nunca podrá llegar a ninguna meta.'
          : `Las ${count} cajas marcadas nunca podrán llegar a ninguna meta.`,
      solverWaits: 'Solucionador: empieza cuando el nivel sea válido.',
      solverWorks: (sentence) => `Solucionador: ${sentence}`,
      solvable: (sentence) => `Tiene solución. ${sentence}`,
    },
    about: { heading: 'Información', title: 'Título', author: 'Autor' },
    text: { heading: 'Como texto', format: 'XSB', name: 'El nivel como texto', copy: 'Copiar', download: 'Descargar' },
  };
};
