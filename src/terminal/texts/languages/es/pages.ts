// Pages around the games, in Spanish: grades, lists, daily puzzles, progress, new levels.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const grades = ({ countOf }: LanguageTools): Tables['grades'] => ({
  names: {
    trivial: 'trivial',
    easy: 'fácil',
    tricky: 'complicado',
    hard: 'difícil',
    extreme: 'extremo',
    recursive: 'recursivo',
  },
  estimated: (label) => `${label} (estimado)`,
  heading: 'Dificultad',
  difficulty: (value) => `Dificultad ${value.replace('.', ',')}. Los grados empiezan en 3 (fácil), 4, 5 y 6 (extremo).`,
  isEstimated:
    'Estimada a partir de una solución encontrada: el nivel es demasiado grande para examinar cada posición.',
  optimum: (pushes) => `Mínimo demostrado: ${countOf(pushes, 'empuje', 'empujes')}.`,
  why: 'Por qué:',
  recursive: 'Recursivo: en algún momento ninguna regla da el siguiente paso, y el puzle requiere conjeturas.',
  unknown: 'Aún sin clasificar.',
  none: 'Este nivel no tiene grado: no tiene solución, tiene varias o lleva demasiado tiempo.',
});

export const levels = ({ countOf, number }: LanguageTools): Tables['levels'] => {
  const solved = (count: number): string => countOf(count, 'resuelto', 'resueltos');
  return {
    count: {
      sokoban: (count) => countOf(count, 'nivel', 'niveles'),
      futoshiki: (count) => countOf(count, 'puzle', 'puzles'),
    },
    solved: { sokoban: solved, futoshiki: solved },
    sorted: { grade: 'por dificultad', boxes: 'por cajas', size: 'por tamaño', pushes: 'por empujes' },
    only: {
      unsolved: 'solo sin resolver',
      solved: 'solo resueltos',
      trivial: 'solo trivial',
      easy: 'solo fácil',
      tricky: 'solo complicado',
      hard: 'solo difícil',
      extreme: 'solo extremo',
      recursive: 'solo recursivo',
    },
    none: 'No hay niveles.',
    tooLarge: 'demasiado grande para dibujarlo aquí',
    findAbout: 'Buscar: _ (título, autor, número, o una condición como boxes>3 o pushes<30)',
    size: (width, height) => `${width} por ${height}`,
    sizeAndBoxes: (width, height, count) => `${width} por ${height}, ${countOf(count, 'caja', 'cajas')}`,
    inPart: (size) => `${size}, en parte`,
    moves: (count) => `${number(count)} mov.`,
    pushes: (count) => `${number(count)} emp.`,
    timed: (time, hints) => `${time}, ${hints === 0 ? 'sin pistas' : countOf(hints, 'pista', 'pistas')}`,
    soFar: {
      sokoban: (moves) => `${number(moves)} mov. hasta ahora`,
      futoshiki: (steps) => `${countOf(steps, 'anotación', 'anotaciones')} hasta ahora`,
    },
    unreadable: (count, reason) =>
      count === 1
        ? `No se pudo leer 1 nivel. ${reason}`
        : `No se pudieron leer ${countOf(count, 'nivel', 'niveles')}. ${reason}`,
    added: (title) => `${title} se ha añadido a tus colecciones.`,
  };
};

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

export const daily = ({ countOf, number }: LanguageTools): Tables['daily'] => {
  const days = (count: number): string => countOf(count, 'día', 'días');
  const pushes = (count: number): string => countOf(count, 'empuje', 'empujes');
  const score = (moveCount: number, pushCount: number): string =>
    `${countOf(moveCount, 'movimiento', 'movimientos')}, ${pushes(pushCount)}`;
  return {
    heading: 'Puzle diario',
    about: {
      solved: (streak) => `resuelto hoy, racha de ${days(streak)}`,
      open: (streak) => `sin resolver hoy, racha de ${days(streak)}`,
    },
    weekdays: ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'],
    month: (year, month) => `${MONTHS[month - 1]} de ${year}`,
    legend: '* resuelto   + resuelto después   ~ empezado',
    streak: (current, longest, solved) =>
      `Racha: ${days(current)}. La más larga: ${days(longest)}. Resueltos: ${days(solved)}.`,
    day: (day, grade) => `${day}: ${grade}`,
    today: (day, grade) => `${day} (hoy): ${grade}`,
    unsolved: 'Aún sin resolver.',
    begun: 'Empezado.',
    future: 'Aún no disponible.',
    solvedSokoban(moveCount, pushCount, extra) {
      if (extra === undefined) return `Resuelto: ${score(moveCount, pushCount)}.`;
      return extra === 0
        ? `Resuelto: ${score(moveCount, pushCount)}, el mínimo.`
        : `Resuelto: ${score(moveCount, pushCount)}; ${pushes(extra)} más que el mínimo.`;
    },
    solvedFutoshiki: (time, hints) =>
      hints === 0 ? `Resuelto en ${time} sin pistas.` : `Resuelto en ${time} con ${countOf(hints, 'pista', 'pistas')}.`,
    share: 'Resultado (selecciona para copiar)',
    nothingToShare: 'Resuelve antes este puzle.',
    shareWords: {
      heading: (puzzle, day, grade) =>
        puzzle === 'sokoban' ? `masu diario: Sokoban, ${day} (${grade})` : `masu diario: Futoshiki, ${day} (${grade})`,
      sokoban(moveCount, pushCount, extra) {
        if (extra === undefined) return score(moveCount, pushCount);
        return extra === 0
          ? `${score(moveCount, pushCount)}: óptimo`
          : `${score(moveCount, pushCount)}: ${number(extra)} más que el óptimo`;
      },
      futoshiki: (minutes, seconds) => `Resuelto en ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sin pistas' : countOf(count, 'pista', 'pistas')),
    },
  };
};

export const progress = ({ countOf, number }: LanguageTools): Tables['progress'] => {
  const levelCount = (count: number): string => countOf(count, 'nivel', 'niveles');
  return {
    heading: 'Tu progreso',
    solved: (count) => countOf(count, 'nivel resuelto', 'niveles resueltos'),
    share: (solved, total) => `${number(solved)} de ${number(total)}`,
    solvedOf: (solved, total) => `${number(solved)} de ${countOf(total, 'resuelto', 'resueltos')}`,
    collections: (count) => countOf(count, 'colección', 'colecciones'),
    noLevels: 'aún no hay niveles',
    all: 'todos los niveles',
    notGraded: 'sin clasificar',
    byGrade: 'Resueltos por dificultad',
    byCollection: 'Resueltos por colección',
    elsewhere: 'otros niveles',
    optimum: 'mínimo de empujes',
    optimumReached: (reached) => `alcanzado en ${levelCount(reached)}`,
    optimumMissed: (reached, missed, extra) =>
      `alcanzado en ${levelCount(reached)}; no en ${number(missed)}, con ${countOf(extra, 'empuje', 'empujes')} de más en total`,
    time: 'tiempo',
    timeFigures: (time, timed) => `${time} en las mejores soluciones de ${levelCount(timed)}`,
    hints: 'pistas',
    hintFigures: (hints, without) =>
      `${countOf(hints, 'usada', 'usadas')}; ${countOf(without, 'nivel resuelto', 'niveles resueltos')} sin ellas`,
    daily: 'puzles diarios',
    dailyFigures: (current, longest, solved) =>
      `racha de ${countOf(current, 'día', 'días')}, la más larga ${number(longest)}, ${countOf(solved, 'resuelto', 'resueltos')}`,
  };
};

export const generate = ({ countOf }: LanguageTools): Tables['generate'] => ({
  heading: { sokoban: 'Nivel nuevo', futoshiki: 'Puzle nuevo' },
  menu: { sokoban: 'Sokoban nuevo', futoshiki: 'Futoshiki nuevo' },
  about: { sokoban: 'elige dificultad, cajas y salas', futoshiki: 'elige tamaño y dificultad' },
  fields: { size: 'tamaño', difficulty: 'dificultad', boxes: 'cajas', rooms: 'salas', seed: 'semilla' },
  any: 'cualquiera',
  random: 'al azar',
  seedAbout: 'cifras: escribe una semilla; la misma semilla da el mismo nivel',
  grades: {
    sokoban: {
      trivial: 'cada caja va casi directa a su meta',
      easy: 'unos pocos rodeos',
      tricky: 'el orden importa, y casi ninguna primera idea funciona',
      hard: 'hay que aparcar cajas, y muchas posiciones son bloqueos sin salida',
      extreme: 'largos rodeos, pocos caminos que funcionen',
    },
    futoshiki: {
      trivial: 'filas y columnas obligan cada paso',
      easy: 'requiere usar los signos, paso a paso',
      tricky: 'cadenas de signos, parejas y tríos',
      extreme: 'X-wings y cadenas forzadas',
      recursive: 'requiere conjeturas: en algún momento ninguna regla da el siguiente paso',
    },
  },
  begins: 'Generando.',
  generating: (tries) => `Generando: ${countOf(tries, 'intento', 'intentos')}.`,
  title: {
    trivial: (seed) => `Trivial ${seed}`,
    easy: (seed) => `Fácil ${seed}`,
    tricky: (seed) => `Complicado ${seed}`,
    hard: (seed) => `Difícil ${seed}`,
    extreme: (seed) => `Extremo ${seed}`,
    recursive: (seed) => `Recursivo ${seed}`,
  },
  sizedTitle: {
    trivial: (size, seed) => `Trivial de ${size} por ${size}, número ${seed}`,
    easy: (size, seed) => `Fácil de ${size} por ${size}, número ${seed}`,
    tricky: (size, seed) => `Complicado de ${size} por ${size}, número ${seed}`,
    extreme: (size, seed) => `Extremo de ${size} por ${size}, número ${seed}`,
    recursive: (size, seed) => `Recursivo de ${size} por ${size}, número ${seed}`,
  },
});
