// The menu and the pages it opens, in Spanish.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const menu = ({ countOf }: LanguageTools): Tables['menu'] => ({
  continue: 'Continuar',
  game: {
    sokoban: (title, moves) => `${title}, ${countOf(moves, 'movimiento', 'movimientos')} hasta ahora`,
    futoshiki: (title, steps) => `${title}, ${countOf(steps, 'anotación', 'anotaciones')} hasta ahora`,
  },
  untitled: { sokoban: 'un nivel', futoshiki: 'un puzle' },
  open: 'Abrir un archivo',
  openAbout: 'xsb, rle, sok, slc, futoshiki',
  path: 'Ruta de un archivo de niveles. También puedes pegar un nivel.',
  pathMissing: 'Escribe una ruta, o pulsa Esc para cancelar.',
  pasted: 'Niveles pegados',
  pastedText: 'texto pegado',
  newLevel: 'el nivel nuevo',
  fileProblem: (name, problem) => `${name}: ${problem}`,
  filePlace: (name, line, column, problem) => `${name}, línea ${line}, columna ${column}: ${problem}`,
  files: {
    'missing-file': () => 'No existe ese archivo.',
    'not-a-file': () => 'No es un archivo normal.',
    'unreadable-file': () => 'No se pudo leer este archivo.',
    'file-too-large': () => 'Archivo demasiado grande (límite: 64 MiB).',
  },
  lab: 'Laboratorio',
  labAbout: 'compara solucionadores en un nivel',
  browser: 'Abrir en el navegador',
  browserAbout: 'los mismos juegos, con gráficos y ratón',
  browserStarts: 'Iniciando.',
  browserNote: 'Disponible solo en este equipo mientras masu está en marcha.',
  language: 'Idioma (Language)',
  systemLanguage: 'El del sistema',
  languageChosen: 'elegido',
  languageFailed: (name) => `No se pudieron cargar los textos: ${name}.`,
  help: 'Teclas y ayuda',
  helpAbout: 'atajos de teclado',
});

export const savedGames = ({ countOf }: LanguageTools): Tables['savedGames'] => ({
  heading: 'Partidas en curso',
  headingAbout: 'abre o elimina una',
  none: 'No hay partidas en curso.',
  about: {
    sokoban: (moves, when) => `Sokoban, ${countOf(moves, 'movimiento', 'movimientos')}, ${when}`,
    futoshiki: (steps, when) => `Futoshiki, ${countOf(steps, 'anotación', 'anotaciones')}, ${when}`,
  },
  unreadable: 'No se pudo leer el nivel de esta partida.',
  askGame: (title) => `¿Eliminar la partida de ${title}? Pulsa x otra vez para eliminarla.`,
  gameDeleted: (title) => `Partida de ${title} eliminada.`,
  gameChanged: (title) => `La partida de ${title} se ha jugado desde entonces y se conserva.`,
  records: 'Tus récords',
  recordCount: (count) => countOf(count, 'nivel resuelto', 'niveles resueltos'),
  noRecords: 'Aún no hay récords.',
  record: {
    sokoban: (moves, pushes) =>
      `Sokoban, ${countOf(moves, 'movimiento', 'movimientos')}, ${countOf(pushes, 'empuje', 'empujes')}`,
    futoshiki: (time, hints) => `Futoshiki, ${time}, ${hints === 0 ? 'sin pistas' : countOf(hints, 'pista', 'pistas')}`,
  },
  askCollection: (title) => `¿Quitar ${title} de tus colecciones? Pulsa x otra vez para quitarla.`,
  collectionRemoved: (title) => `Se ha quitado ${title}. Se conservan las partidas y los récords.`,
  collectionKept: (title) => `No se pudo quitar ${title}.`,
});

export const screen = ({ countOf, number }: LanguageTools): Tables['screen'] => ({
  more: (count) => `${number(count)} más`,
  moreOfBoard: (count) => countOf(count, 'fila más', 'filas más'),
  tooSmall: {
    level: (columns, lines, there) =>
      `Ventana demasiado pequeña: este nivel necesita ${columns}×${lines} caracteres; la tuya tiene ${there.columns}×${there.lines}.`,
    puzzle: (columns, lines, there) =>
      `Ventana demasiado pequeña: este puzle necesita ${columns}×${lines} caracteres; la tuya tiene ${there.columns}×${there.lines}.`,
    replay: (columns, lines, there) =>
      `Ventana demasiado pequeña: esta repetición necesita ${columns}×${lines} caracteres; la tuya tiene ${there.columns}×${there.lines}.`,
  },
  find: (text) => `Buscar: ${text}_`,
  nothingFound: 'No se encontró nada.',
});

export const replay = ({ countOf }: LanguageTools): Tables['replay'] => ({
  heading: 'Repetición',
  choices: {
    game: 'Esta partida',
    gameAbout: 'desde el principio hasta aquí',
    bestMoves: 'Menos movimientos',
    bestPushes: 'Menos empujes',
    bestBoth: 'Récord de ambos',
    hint: 'La pista',
    hintAbout: 'solución completa',
  },
  title: (name, about) => `${name}: ${about}`,
  counts: (moves, pushes, onGoals, boxes) =>
    `${countOf(moves, 'movimiento', 'movimientos')}, ${countOf(pushes, 'empuje', 'empujes')}, en meta ${onGoals}/${boxes}`,
  state: {
    end: (speed, speeds) => `final, velocidad ${speed} de ${speeds}`,
    playing: (speed, speeds) => `en marcha, velocidad ${speed} de ${speeds}`,
    paused: (speed, speeds) => `en pausa, velocidad ${speed} de ${speeds}`,
  },
});

export const lab = ({ countOf, decimal, number }: LanguageTools): Tables['lab'] => {
  const positions = (count: number): string => countOf(count, 'posición', 'posiciones');
  return {
    heading: 'Laboratorio',
    proof: (optimalIn, tieBreak) =>
      ` (${optimalIn === 'pushes' ? 'mínimo de empujes' : 'mínimo de movimientos'}${tieBreak === 'open' ? ', desempate sin demostrar' : ''})`,
    solved: (moves, pushes, proof, searched, seconds) =>
      `${countOf(moves, 'movimiento', 'movimientos')}, ${countOf(pushes, 'empuje', 'empujes')}${proof}; ${positions(searched)}, ${seconds} s`,
    shortening: (moves, pushes, seconds) =>
      `La más corta hasta ahora: ${countOf(moves, 'movimiento', 'movimientos')}, ${countOf(pushes, 'empuje', 'empujes')}; ${number(seconds)} s`,
    shortened: (moves, pushes, movesBefore, pushesBefore) =>
      `${countOf(moves, 'movimiento', 'movimientos')}, ${countOf(pushes, 'empuje', 'empujes')}; acortada desde ${countOf(movesBefore, 'movimiento', 'movimientos')}, ${countOf(pushesBefore, 'empuje', 'empujes')}`,
    noShorter: 'No se encontró una solución más corta.',
    seconds: decimal,
    unsolvable: (count) =>
      `Demostrado: desde aquí no hay solución (${countOf(count, 'posición explorada', 'posiciones exploradas')}).`,
    gaveUpMemory: (count) =>
      `Búsqueda abandonada: se alcanzó el límite de memoria tras ${positions(count)}. Aún puede haber una solución.`,
    gaveUp: (seconds, count) =>
      `Búsqueda abandonada tras ${number(seconds)} s y ${positions(count)}. Aún puede haber una solución.`,
    unsoundRule: (count) =>
      `Ninguna solución en ${positions(count)}, pero una regla poco fiable del solucionador pudo descartar alguna: no queda demostrado nada.`,
    replayTitle: (solver, result) => `${solver}: ${result}`,
    noSolution: 'Aún no hay solución. Pulsa Intro para lanzar este solucionador.',
  };
};

export const saving = (): Tables['saving'] => ({
  movedAside: (path, why) => `No se pudo leer un archivo guardado; se movió sin cambios a ${path}. ${why}`,
  left: (path, why) => `No se pudo leer un archivo guardado; se dejó como estaba: ${path}. ${why}`,
  cannotSave: (reason, folder) => `No se puede guardar: ${reason} (${folder}). Puedes seguir jugando.`,
  works: 'Ya se puede guardar de nuevo.',
  faults: {
    'disk-full': () => 'el disco está lleno',
    quota: () => 'se superó la cuota de disco',
    'read-only': () => 'el disco es de solo lectura',
    permission: () => 'permiso denegado',
    'not-a-folder': () => 'la ruta es un archivo, no una carpeta',
    'no-folder': () => 'no se puede crear la carpeta',
    'too-large': () => 'el archivo sería demasiado grande',
    'disk-error': () => 'error de disco',
    'too-many-files': () => 'hay demasiados archivos abiertos',
    other: (message) => message,
  },
});
