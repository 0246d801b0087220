// Texts of the levels page: collections, cards, adding, exporting.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

const levels = (count: number): string => countOf(count, 'level', 'levels');

export const ENGLISH = {
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
  solvedHints: (hints: number) => (hints === 0 ? 'solved without hints' : `solved, ${countOf(hints, 'hint', 'hints')}`),
  movesSoFar: (moves: number) => `${countOf(moves, 'move', 'moves')} so far`,
  solved: 'solved',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  none: 'All levels solved.',
  missing: 'Collection not found on this device.',
  add: {
    heading: 'Add levels',
    about: 'paste text or drop a file',
    field: 'Level text',
    placeholder: '#####\n#@$.#\n#####',
    addAll: (count: number) => (count === 1 ? 'Add level' : `Add ${levels(count)}`),
    addValid: (count: number) => `Add ${countOf(count, 'valid level', 'valid levels')}`,
    open: 'Open file',
    clear: 'Clear',
    formats: 'Supports XSB, RLE, .sok, .slc, Futoshiki, and course formats. Files stay on this device.',
    reading: 'Reading…',
    large: (name: string, size: string) => `${name} (${size} MiB) is too large to display. You can still add it.`,
    pasted: 'Pasted',
    valid: (title: string, boxes: number) => `${title}: valid, ${countOf(boxes, 'box', 'boxes')}`,
    validFutoshiki: (title: string, size: number) => `${title}: valid, ${size} × ${size}`,
    error: (title: string, line: number, column: number) => `${title}: error at line ${line}, column ${column}`,
    fixed: (count: number) => `${countOf(count, 'problem', 'problems')} fixed automatically.`,
    moreLevels: (count: number) => `${countOf(count, 'more level', 'more levels')}.`,
    moreErrors: (count: number) => `${countOf(count, 'more error', 'more errors')}.`,
    failed: 'Couldn’t read this text.',
    empty: (name: string) => `${name} is empty. Choose a file with at least one level.`,
    unknownFormat: 'Unrecognized level format. The supported formats are listed below.',
    added: (count: number) => `${levels(count)} added.`,
    untitled: (index: number) => `Level ${index}`,
    marked: 'Text with errors marked',
    column: (column: number, message: string) => `Column ${column}: ${message}`,
    drop: 'Drop the file here',
  },
  export: {
    heading: 'Export',
    format: 'Format',
    download: 'Download',
    remove: 'Remove',
    removed: (title: string) => `${title} removed.`,
    undo: 'Undo',
    failed: 'That format can’t store these levels.',
  },
} as const;

export const L = inLanguage('levels', ENGLISH);
