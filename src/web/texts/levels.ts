// The words of the levels page: collections, cards, adding and exporting.

import { countOf, formatNumber } from '../../base/format.js';

const levels = (count: number): string => countOf(count, 'level', 'levels');

export const L = {
  collections: 'Collections',
  region: 'Levels',
  over: (puzzle: string, count: number, solved: number) =>
    `${puzzle} · ${levels(count)}, ${formatNumber(solved)} solved`,
  all: 'All',
  unsolved: 'Unsolved',
  show: 'Show',
  boxes: (count: number) => countOf(count, 'box', 'boxes'),
  size: (size: number) => `${size} × ${size}`,
  score: (moves: number, pushes: number) => `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`,
  solvedHints: (hints: number) =>
    hints === 0 ? 'solved without a hint' : `solved, ${countOf(hints, 'hint', 'hints')}`,
  movesIn: (moves: number) => `${countOf(moves, 'move', 'moves')} in`,
  solved: 'solved',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  none: 'No level here is unsolved.',
  missing: 'There is no such collection on this device.',
  add: {
    heading: 'Add levels',
    about: 'paste, drop or open',
    field: 'Level text',
    placeholder: '#####\n#@$.#\n#####',
    addAll: (count: number) => (count === 1 ? 'Add the level' : `Add ${levels(count)}`),
    addSound: (count: number) => (count === 1 ? 'Add the sound one' : `Add the ${formatNumber(count)} sound ones`),
    open: 'Open file',
    clear: 'Clear',
    reads: 'Reads XSB, RLE, .sok, .slc, Futoshiki files and the course formats. Nothing leaves this device.',
    reading: 'Reading.',
    large: (name: string, size: string) => `${name}, ${size} MiB, is too long to show here; it is read all the same.`,
    pasted: 'Pasted',
    sound: (count: number, goals: number) =>
      `is sound: ${countOf(count, 'box', 'boxes')}, ${countOf(goals, 'goal', 'goals')}.`,
    soundFutoshiki: (size: number) => `is sound: ${size} × ${size}.`,
    bad: (line: number, column: number) => `cannot be read yet: line ${line}, column ${column}.`,
    repaired: (count: number) => `Read with ${countOf(count, 'repair', 'repairs')}.`,
    moreLevels: (count: number) => `And ${levels(count)} more.`,
    moreErrors: (count: number) => `And ${countOf(count, 'error', 'errors')} more.`,
    failed: 'This text could not be read.',
    empty: (name: string) => `${name} is empty. Choose a file with at least one level.`,
    unknownFormat: 'Unrecognized level format. The supported formats are listed below.',
    added: (count: number) => `${levels(count)} added.`,
    untitled: (index: number) => `Level ${index}`,
    proof: 'The text with its errors',
    column: (column: number, message: string) => `Column ${column}: ${message}`,
    drop: 'Drop the file here',
  },
  take: {
    heading: 'Take along',
    format: 'Format',
    save: 'Save file',
    remove: 'Remove',
    removed: (title: string) => `${title} removed.`,
    putBack: 'Put it back',
    failed: 'These levels cannot be written in that format.',
  },
} as const;
