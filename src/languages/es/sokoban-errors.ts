// What is wrong with Sokoban levels, files, and moves, and why no level was generated, in Spanish.

import type { LanguageTools } from '../../base/languages.js';
import type { SokobanGrade } from '../../sokoban/index.js';
import type { MessageTables } from '../message-tables.js';

export const sokobanLevel = ({ countOf }: LanguageTools): MessageTables['sokoban-level'] => ({
  'empty-board': () => 'El tablero no tiene casillas; hace falta al menos una fila.',
  'board-too-large': (width, height, most) =>
    `Nivel demasiado grande: ${width} × ${height} (máximo ${most} × ${most}).`,
  'unknown-character': (found) => `Carácter desconocido ${found} en el tablero; se esperaba # @ + $ * . o un espacio.`,
  'no-player': () => 'El tablero no tiene jugador; hace falta un @ o un +.',
  'several-players': (players) => `El tablero tiene ${players} jugadores; debe haber exactamente un @ o un +.`,
  'open-floor': () => 'El nivel no está cerrado: el suelo llega al borde aquí.',
  'no-box': () => 'El tablero no tiene cajas; hace falta al menos un $ o un *.',
  'no-box-in-reach': () => 'El jugador no puede alcanzar ninguna caja; hace falta al menos una.',
  'unreachable-box': () => 'Caja inalcanzable fuera de una meta: el nivel no se puede resolver.',
  'unreachable-goal': () => 'Meta inalcanzable: no se puede empujar ninguna caja hasta ella.',
  'boxes-goals-differ': (boxes, goals) =>
    `${countOf(boxes, 'caja', 'cajas')} pero ${countOf(goals, 'meta', 'metas')}; los números deben coincidir.`,
});

export const sokobanFormat = ({ countOf, number }: LanguageTools): MessageTables['sokoban-format'] => ({
  'too-many-rows': (rows, most) => `Nivel demasiado grande: ${rows} filas (máximo ${most} × ${most}).`,
  'board-too-large': (width, height, most) =>
    `Nivel demasiado grande: ${width} × ${height} (máximo ${most} × ${most}).`,
  'row-too-long': (cells, most) =>
    `Nivel demasiado grande: una fila de ${number(cells)} casillas (máximo ${most} × ${most}).`,
  'count-of-nothing': (count) => `Al número ${count} no le sigue ninguna letra; un número repite la letra siguiente.`,
  'zero-count': (letter) => `El número 0 delante de ${letter} es demasiado pequeño; se esperaba 1 o más.`,
  'unknown-character': (found, expected) =>
    `Carácter desconocido ${found} en el tablero; se esperaba uno de ${expected}.`,
  'missing-rows': (announced, following) =>
    `La línea de tamaño anuncia ${announced} filas; solo ${following === 1 ? 'sigue' : 'siguen'} ${following}.`,
  'bad-row': (cells, width) =>
    `La fila tiene ${countOf(cells, 'casilla', 'casillas')}; la línea de tamaño dice ${width}.`,
  'unexpected-row': (rows) => `Fila inesperada: la línea de tamaño dice ${countOf(rows, 'fila', 'filas')}.`,
  'other-letters': (letters) => `Se convirtieron las letras no estándar del tablero (${letters}).`,
  tabs: () => 'Se convirtieron en espacios las tabulaciones del tablero.',
  quoted: () => 'Se ignoraron las marcas de cita (>) al principio de las líneas.',
  'too-much-text': () => 'Se omitió el texto a partir de aquí: hay demasiado.',
  'other-xml': (isLibrary) =>
    isLibrary
      ? 'Se esperaba un archivo SokobanLevels (.slc), pero es una biblioteca de SokoSolve (.ssx).'
      : 'Se esperaba un archivo SokobanLevels (.slc), pero es otro XML.',
  'xml-too-large': (length, most) =>
    `Archivo demasiado grande: ${number(length)} caracteres de XML (límite: ${number(most)}).`,
  'xml-entities': () => 'El XML declara entidades, que masu no admite. Elimina las declaraciones.',
  'xml-nested': () =>
    'El XML está anidado en exceso. Un archivo de niveles solo necesita unos pocos grados de anidamiento.',
  'xml-name': () => 'El XML usa un nombre de elemento o atributo no permitido, como __proto__.',
  'xml-incomplete': () => 'El XML está incompleto: hay algo que no se cierra. ¿Está cortado el archivo?',
  'xml-broken': () => 'El XML está mal formado. Revisa el archivo con un editor de XML.',
  'cannot-hold': (level) => `Este formato no puede representar el nivel ${number(level)}.`,
  'cannot-hold-count': (read, written) =>
    `Este formato no puede representar estos niveles: leería ${number(read)} en lugar de ${number(written)}.`,
  'cannot-hold-character': (level, character) =>
    `Este formato no puede representar el nivel ${number(level)}: XML no admite el carácter ${character}.`,
  'unverified-solution': () =>
    'Esta solución guardada no se verificó: el archivo guarda demasiados movimientos para repetirlos todos.',
  'unreadable-solution': (why) => `Esta solución guardada no se puede leer. ${why}`,
  'blocked-solution': (move) =>
    `Esta solución guardada no resuelve el nivel: el movimiento ${number(move)} está bloqueado.`,
  'unsolved-solution': (off) =>
    `Esta solución guardada no resuelve el nivel: tras el último movimiento, ${countOf(off, 'caja no está', 'cajas no están')} en una meta.`,
});

export const sokobanMoves = ({ number }: LanguageTools): MessageTables['sokoban-moves'] => ({
  'unknown-move': (found, expected, index) =>
    `Movimiento desconocido ${found}; se esperaba uno de ${expected.join(', ')} (posición ${number(index)}).`,
  'lonely-count': (index) => `Número de repeticiones sin movimiento (posición ${number(index)}).`,
  'unmatched-bracket': (bracket, index) => `Paréntesis de cierre ${bracket} sin apertura (posición ${number(index)}).`,
  'open-bracket': (index) => `Este paréntesis no se cierra (posición ${number(index)}).`,
  'too-many-moves': (most, index) => `Más de ${number(most)} movimientos (posición ${number(index)}).`,
});

const GRADES: Readonly<Record<SokobanGrade, string>> = {
  trivial: 'trivial',
  easy: 'fácil',
  tricky: 'complicado',
  hard: 'difícil',
  extreme: 'extremo',
};

export const sokobanGenerate = ({ countOf, number }: LanguageTools): MessageTables['sokoban-generate'] => ({
  'bad-grade': (grade, expected) => `La dificultad es ${grade}; se esperaba una de ${expected.join(', ')}.`,
  'bad-boxes': (boxes, least, most) =>
    `El número de cajas es ${boxes}; debe ser un número entero de ${least} a ${most}.`,
  'bad-size': (side, length, least, most) =>
    `${side === 'width' ? 'El ancho' : 'El alto'} es ${length}; debe ser un número entero de ${least} a ${most}.`,
  'bad-rooms': (rooms) => `El número de salas es ${rooms}; debe ser 1, 2 o 3.`,
  'bad-pushes': (pushes, least, most) =>
    `El número de empujes es ${pushes}; debe ser un número entero de ${least} a ${most}.`,
  'bad-seed': (seed, most) => `La semilla es ${seed}; debe ser un número entero de 0 a ${number(most)}.`,
  'impossible-boxes': (grade, least, most, boxes) =>
    `Los niveles de dificultad «${GRADES[grade]}» tienen de ${least} a ${most} cajas, no ${boxes}.`,
  'too-little-floor': (size, floor, boxes, most) =>
    `${size.length === 2 ? `Un tablero de ${size.join(' × ')}` : 'Ese tablero'} tiene sitio para ${countOf(floor, 'casilla', 'casillas')} de suelo, muy poco para ${countOf(boxes, 'caja', 'cajas')}; elige como máximo ${countOf(most, 'caja', 'cajas')} o un tablero más grande.`,
  'too-many-rooms': (rooms, long, short) =>
    `${countOf(rooms, 'sala no cabe', 'salas no caben')} en el tablero; elige al menos ${long} × ${short}.`,
  'not-found': (grade, tries) =>
    `No se encontró ningún nivel ${GRADES[grade]} en ${countOf(tries, 'intento', 'intentos')}; pide menos o prueba otra semilla.`,
});
