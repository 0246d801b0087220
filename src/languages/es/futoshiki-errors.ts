// What is wrong with Futoshiki puzzles, their files and moves, and why none was generated, in Spanish.

import type { LanguageTools } from '../../base/languages.js';
import type { Grade } from '../../futoshiki/index.js';
import type { MessageTables } from '../message-tables.js';

export const futoshikiLevel = ({ countOf }: LanguageTools): MessageTables['futoshiki-level'] => ({
  'bad-size': (size, least, most) => `Tamaño ${size} no válido: debe ser un número entero de ${least} a ${most}.`,
  'wrong-cell-count': (cells, expected) =>
    `El puzle tiene ${countOf(cells, 'casilla', 'casillas')}; debería tener ${expected}.`,
  'digit-out-of-range': (row, column, digit, size) =>
    `La casilla de la fila ${row}, columna ${column} es ${digit}; debe ser de 1 a ${size}, o 0 si está vacía.`,
  'sign-not-between': (less, greater) => `El signo entre las casillas ${less} y ${greater} no une casillas vecinas.`,
  'bad-move': (found) =>
    `No se puede leer la jugada ${found}; se esperaba r1c2=3 (escribir), r1c2=0 (borrar) o r1c2~3 (nota).`,
});

const WHERE = {
  cell: 'en una casilla; se esperaba un número o -',
  sign: 'en el lugar de un signo; se esperaba <, > o un espacio',
  'sign-row': 'en una fila de signos; se esperaba ^, v o un espacio',
};

export const futoshikiFormat = ({ countOf }: LanguageTools): MessageTables['futoshiki-format'] => {
  const characters = (count: number): string => countOf(count, 'carácter', 'caracteres');
  const cells = (count: number): string => countOf(count, 'casilla', 'casillas');

  return {
    'no-size': (size) => `Falta la línea del tamaño; se tomó ${size} de la primera fila.`,
    'missing-size': (least, most) =>
      `Se esperaba el tamaño del puzle, un número de ${least} a ${most}, antes de su primera fila.`,
    'bad-size': (least, most, found) =>
      `Se esperaba el tamaño de un puzle, un número entero de ${least} a ${most}; hay ${found}.`,
    'text-after-size': () => 'Se ignoró el texto después del tamaño.',
    'too-many-rows': (expected, size, found) =>
      `Demasiadas filas: se esperaban ${expected} para el tamaño ${size} y hay ${found}.`,
    'missing-row': (expected, size, found) =>
      `Se esperaban ${expected} filas entre barras para el tamaño ${size} y hay ${found}.`,
    'blank-sign-row': () => 'La línea vacía se tomó por una fila de signos sin signos.',
    'unknown-character': (found, where) => `Carácter desconocido ${found} ${WHERE[where]}.`,
    'digit-out-of-range': (digit, size, blank) =>
      `Número ${digit} no válido para el tamaño ${size}: debe ser de 1 a ${size}, o ${blank} para una casilla vacía.`,
    'sign-between-cells': (sign) => `El signo ${sign} no está debajo de una casilla.`,
    'text-after-puzzle': () => 'Se ignoró el texto a partir de aquí: no pertenece a ningún puzle.',
    'two-signs': (puzzle) =>
      `Este formato no puede representar el puzle ${puzzle}: tiene dos signos entre las mismas casillas.`,
    'space-before-bar': () => 'Se ignoraron los espacios antes de la barra inicial.',
    'no-closing-bar': () => 'Se añadió la barra final que faltaba.',
    'text-after-bar': () => 'Se ignoró el texto después de la barra final.',
    'padded-row': () => 'La fila tenía un espacio de más a cada lado; se quitaron.',
    'bad-width': (found, expected, size) =>
      `La fila tiene ${characters(found)} entre sus barras; se esperaban ${expected} para el tamaño ${size}.`,
    'bad-sign-column': (found, expected) =>
      `Este signo no está alineado con una casilla: la fila tiene ${characters(found)}, se esperaban ${expected}.`,
    'short-row': (width) => `Se completó la fila corta de signos hasta ${characters(width)}.`,
    'scaled-row': (found, width) =>
      `La fila de signos tiene ${characters(found)} entre sus barras en lugar de ${width}; se ajustó la posición de los signos.`,
    'bad-field': (found) => `No se puede leer ${found}; se esperaba un número, letras de U R D L y una coma.`,
    'bad-sign': (letter) => `El signo ${letter} apunta fuera del tablero.`,
    'too-many-cells': (count, size) => `Más de ${cells(count)}; debe haber exactamente esas para el tamaño ${size}.`,
    'too-few-cells': (count, expected, size) =>
      `El identificador acaba después de ${cells(count)}; se esperaban ${expected} para el tamaño ${size}.`,
    'bad-id': (found) => `No se puede leer ${found}; se esperaba un identificador de Unequal como 4:0,3U,… .`,
    'size-out-of-range': (size, least, most) => `Tamaño ${size} no válido: debe ser de ${least} a ${most}.`,
    'adjacent-kind': () =>
      'Es un puzle «Adjacent», cuyas marcas significan otra cosa. masu solo lee puzles con signos.',
    'random-seed': () =>
      'Es una semilla aleatoria de Unequal, no un puzle. Copia el identificador de la partida, que lleva dos puntos.',
  };
};

const GRADES: Readonly<Record<Grade, string>> = {
  trivial: 'trivial',
  easy: 'fácil',
  tricky: 'complicado',
  extreme: 'extremo',
  recursive: 'recursivo',
};

export const futoshikiGenerate = ({ countOf }: LanguageTools): MessageTables['futoshiki-generate'] => {
  const tried = (count: number): string => countOf(count, 'intento', 'intentos');

  return {
    'bad-size': (size, least, most) => `Tamaño ${size} no válido: debe ser un número entero de ${least} a ${most}.`,
    'bad-share': (signs) => `Proporción de signos ${signs} no válida: debe ser un número de 0 a 1.`,
    'trivial-signs': () => 'Un puzle trivial nunca necesita signos, así que la proporción de signos no puede ser 1.',
    'easy-signs': () => 'Un puzle fácil necesita signos, así que la proporción de signos no puede ser 0.',
    'not-found': (grade, size, tries) =>
      `No se encontró ningún puzle ${GRADES[grade]} de tamaño ${size} en ${tried(tries)}. Puede que no exista.`,
    'not-found-with-signs': (grade, size, percent, tries) =>
      `No se encontró ningún puzle ${GRADES[grade]} de tamaño ${size} con un ${percent} % de signos en ${tried(tries)}. Puede que no exista.`,
  };
};
