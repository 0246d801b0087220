// Texts of the menu and of the pages it opens that have no table of their own.

import { countOf } from '../../base/format.js';

export const ENGLISH = {
  continue: 'Continue',
  /** The game to continue, by its title and moves. */
  game: {
    sokoban: (title: string, moves: number) => `${title}, ${countOf(moves, 'move', 'moves')} so far`,
    futoshiki: (title: string, steps: number) => `${title}, ${countOf(steps, 'step', 'steps')} so far`,
  },
  untitled: { sokoban: 'a level', futoshiki: 'a puzzle' },
  open: 'Open a file',
  openAbout: 'xsb, rle, sok, slc, futoshiki',
  path: 'Path of a level file. You can also paste a level.',
  pathMissing: 'Type a path, or press Esc to cancel.',
  pasted: 'Pasted levels',
  pastedText: 'pasted text',
  newLevel: 'the new level',
  /** What is wrong with a file, and where. */
  fileProblem: (name: string, problem: string) => `${name}: ${problem}`,
  filePlace: (name: string, line: number, column: number, problem: string) =>
    `${name}: line ${line}, column ${column}: ${problem}`,
  /** `message` says it in English. */
  files: {
    'missing-file': (message: string) => message,
    'not-a-file': (message: string) => message,
    'unreadable-file': (message: string) => message,
    'file-too-large': (message: string) => message,
  },
  lab: 'Lab',
  labAbout: 'compare solvers on a level',
  browser: 'Open in browser',
  browserAbout: 'the same games with graphics and mouse',
  browserStarts: 'Starting.',
  browserNote: 'Available only on this computer while masu is running.',
  language: 'Language',
  /** The language that the environment asks for. */
  systemLanguage: 'System language',
  languageChosen: 'chosen',
  languageFailed: (name: string) => `Couldn't load the texts for ${name}.`,
  help: 'Keys and help',
  helpAbout: 'keyboard shortcuts',
} as const;
