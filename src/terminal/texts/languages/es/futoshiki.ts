// Futoshiki in Spanish.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const futoshiki = ({ countOf, number }: LanguageTools): Tables['futoshiki'] => {
  const hints = (count: number): string => (count === 0 ? 'sin pistas' : countOf(count, 'pista', 'pistas'));
  const cells = (count: number): string => countOf(count, 'casilla', 'casillas');

  return {
    cellsLeft: (count) => (count === 1 ? 'queda 1 casilla' : `quedan ${cells(count)}`),
    hints,
    best: (time, hintCount) => `récord ${time}, ${hints(hintCount)}`,
    solved: (count, hintCount) => `Resuelto. ${cells(count)}, ${hints(hintCount)}.`,
    solvedShown: 'Resuelto con los dígitos de masu. No es un récord.',
    twice: {
      row: (digit, row) => `Hay dos ${digit} en la fila ${row}.`,
      column: (digit, column) => `Hay dos ${digit} en la columna ${column}.`,
    },
    twiceGiven: {
      row: (own, given) => `El de la columna ${own} es tuyo; el de la columna ${given} viene dado.`,
      column: (own, given) => `El de la fila ${own} es tuyo; el de la fila ${given} viene dado.`,
    },
    twiceOwn: {
      row: (first, second) => `Los de las columnas ${first} y ${second} son tuyos.`,
      column: (first, second) => `Los de las filas ${first} y ${second} son tuyos.`,
    },
    sign: (low, high, less, greater) => `${low} no es menor que ${high}: ${less} y ${greater}.`,
    isGiven: 'Este número viene dado.',
    isFilled: 'Borra antes el número.',
    badDigit: (size) => `Escribe un número del 1 al ${size}.`,
    marksFilled: 'Se han rellenado todas las notas.',
    marksFilledAlready: 'Ya están puestas todas las notas.',
    marksCleared: 'Notas en conflicto quitadas.',
    noMarksToClear: 'No hay notas en conflicto.',
    impossibleMove: (index, before) =>
      `La anotación ${number(index)} no es posible. Hasta ahí: ${countOf(before, 'anotación', 'anotaciones')}.`,
    wrongDigits: 'Algunos números son erróneos.',
    correct: (left) =>
      left === 1 ? 'Todo bien hasta ahora. Queda 1 casilla.' : `Todo bien hasta ahora. Quedan ${cells(left)}.`,
    wrong: (count) =>
      count === 1 ? 'Un número es erróneo; está marcado.' : `${number(count)} números son erróneos; están marcados.`,
    severalSolutions: 'No se puede comprobar: este puzle tiene más de una solución.',
    noSolution: 'No se puede comprobar: este puzle no tiene solución.',
    thinking: 'Pensando.',
    hint: (name) => `Pista: ${name}`,
    everyStep: 'i: ver cada paso',
    lastStep: (step) => `${step} i: ver cada paso.`,
    pencilOn: 'Lápiz: activado',
    pencil: 'lápiz',
    marksHere: (digits) => `notas aquí: ${digits}`,
    marks: (digits) => `notas ${digits}`,
    options: {
      autoClear: { on: 'Borrar notas automáticamente: sí.', off: 'Borrar notas automáticamente: no.' },
      large: { on: 'Casillas grandes: sí.', off: 'Casillas grandes: no.' },
      time: { on: 'Tiempo: visible.', off: 'Tiempo: oculto.' },
      pencil: { on: 'Lápiz: activado. v muestra las notas en casillas grandes.', off: 'Lápiz: desactivado.' },
    },
    largeNeeds: (columns, lines, there) =>
      `Hacen falta ${columns}×${lines} caracteres; la ventana tiene ${there.columns}×${there.lines}.`,
  };
};
