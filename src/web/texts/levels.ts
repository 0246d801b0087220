// Texts of the levels page: collections, cards, adding, exporting.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

const levels = (count: number): string => countOf(count, 'level', 'levels');
const collections = (count: number): string => countOf(count, 'collection', 'collections');

export const ENGLISH = {
  collections: 'Collections',
  region: 'Levels',
  over: (puzzle: string, count: number, solved: number) =>
    `${puzzle} · ${levels(count)}, ${formatNumber(solved)} solved`,
  numbered: (number: number, title: string) => `${number}. ${title}`,
  list: {
    search: 'Search',
    searchFor: 'Title or author',
    sort: 'Sort by',
    sorts: { order: 'Number', grade: 'Difficulty', boxes: 'Boxes', pushes: 'Fewest pushes', title: 'Title' },
    bySize: 'Size',
    shows: { all: 'All', unsolved: 'Unsolved', begun: 'In progress', solved: 'Solved' },
    grade: 'Difficulty',
    anyGrade: 'Any',
    count: (shown: number, all: number) => (shown === all ? levels(all) : `${formatNumber(shown)} of ${levels(all)}`),
  },
  show: 'Show',
  boxes: (count: number) => countOf(count, 'box', 'boxes'),
  fewest: (count: number) => `at least ${countOf(count, 'push', 'pushes')}`,
  size: (size: number) => `${size} × ${size}`,
  score: (moves: number, pushes: number) => `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`,
  solvedHints: (hints: number) => (hints === 0 ? 'solved without hints' : `solved, ${countOf(hints, 'hint', 'hints')}`),
  movesSoFar: (moves: number) => `${countOf(moves, 'move', 'moves')} so far`,
  solved: 'solved',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  none: 'No level matches. Change the search or the filters.',
  missing: 'Collection not found on this device.',
  add: {
    heading: 'Add levels',
    about: 'paste text or drop files',
    field: 'Level text',
    placeholder: '#####\n#@$.#\n#####',
    addAll: (count: number) => (count === 1 ? 'Add level' : `Add ${levels(count)}`),
    addValid: (count: number) => `Add ${countOf(count, 'valid level', 'valid levels')}`,
    open: 'Open files',
    clear: 'Clear',
    formats: 'Supports XSB, RLE, .sok, .slc, Futoshiki, and course formats. Files stay on this device.',
    reading: 'Reading…',
    large: (name: string, size: string) => `${name} (${size} MiB) is too large to display.`,
    tooLong: (count: number, most: number) =>
      `The text has ${levels(count)}; a collection can have ${formatNumber(most)}. Split it into several files.`,
    pasted: 'Pasted',
    valid: (title: string, boxes: number) => `${title}: valid, ${countOf(boxes, 'box', 'boxes')}`,
    validFutoshiki: (title: string, size: number) => `${title}: valid, ${size} × ${size}`,
    error: (title: string) => `${title}:`,
    showError: (line: number, column: number) => `Line ${line}, column ${column}`,
    twice: (count: number) => `${countOf(count, 'level repeats', 'levels repeat')} an earlier one in this text.`,
    alreadyIn: (count: number, title: string) => `${countOf(count, 'level is', 'levels are')} already in ${title}.`,
    name: 'Collection name',
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
    drop: 'Drop the files here',
    files: 'Files to add',
    fileLevels: (valid: number, count: number) =>
      valid === count ? `${levels(count)}.` : `${formatNumber(valid)} of ${levels(count)} can be added.`,
    emptyFile: 'This file is empty. Choose one with at least one level.',
    fileTitle: (title: string) => `Collection name: ${title}.`,
    fileError: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
    addFiles: (count: number) => `Add ${collections(count)}`,
    filesAdded: (count: number, added: number) => `${collections(count)} with ${levels(added)} added.`,
  },
  manage: {
    heading: 'This collection',
    name: 'Name',
    rename: 'Rename',
    renamed: (title: string) => `Renamed to ${title}.`,
    mergeInto: 'Merge into',
    merge: 'Merge',
    merged: (added: number, known: number, title: string) =>
      known === 0
        ? `${levels(added)} added to ${title}.`
        : `${levels(added)} added to ${title}. ${countOf(known, 'level was', 'levels were')} there already.`,
    mergeFailed: 'Couldn’t merge these collections. Nothing has changed.',
    moveUp: 'Move up',
    moveDown: 'Move down',
    movedUp: 'Collection moved up.',
    movedDown: 'Collection moved down.',
    undone: 'Change undone.',
    repeats: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Level ${numbers[0]} repeats an earlier one.`
        : `${formatNumber(numbers.length)} levels repeat earlier ones: ${numbers.slice(0, 8).join(', ')}${numbers.length > 8 ? ', …' : ''}.`,
    removeRepeats: 'Remove duplicates',
    repeatsRemoved: (count: number) => `${countOf(count, 'duplicate', 'duplicates')} removed.`,
    levelMoved: (number: number) => `Level moved to number ${number}.`,
    levelRemoved: 'Level removed from the collection.',
  },
  export: {
    format: 'Format',
    download: 'Download',
    remove: 'Delete',
    removed: (title: string) => `${title} deleted.`,
    undo: 'Undo',
    failed: 'That format can’t store these levels.',
  },
} as const;

export const L = inLanguage('levels', ENGLISH);
