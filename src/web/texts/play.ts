// Texts of the frame and of the Sokoban page. All texts of the web app are in this folder, one table per page, loaded
// with the page; another language is another set of tables of these shapes. Each message is a whole sentence.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

const boxes = (count: number): string => countOf(count, 'box', 'boxes');
const pushes = (count: number): string => countOf(count, 'push', 'pushes');

export const ENGLISH = {
  withKey: (what: string, key: string) => `${what} (${key})`,
  keys: { home: 'Home', end: 'End', space: 'Space' },
  pages: {
    sokoban: 'Sokoban',
    futoshiki: 'Futoshiki',
    daily: 'Daily',
    levels: 'Levels',
    progress: 'Progress',
    editor: 'Editor',
    lab: 'Lab',
    lessons: 'Lessons',
    level: 'Level',
    games: 'Saved games',
    settings: 'Settings',
  },
  shell: {
    home: 'masu home',
    pages: 'Pages',
    menu: 'Menu',
    help: 'Help: keys',
    skip: 'Skip to the board',
    theme: 'Change theme',
    close: 'Close',
    title: (page: string, level?: string) => (level ? `${level}, ${page} · masu` : `${page} · masu`),
    loading: 'Loading…',
    failed: 'Couldn’t load this part of the page. Check your connection and reload.',
    newVersion: {
      waits: 'A new version of masu is ready.',
      here: 'This page is running an older version of masu.',
    },
    update: 'Update',
    notCopied: 'Your browser blocked copying. Download the file instead.',
    savesUnreadable: 'Couldn’t read part of your saved data. That part is set aside, and exports include it.',
    savesOff: 'Saving isn’t available in this browser. Your progress will be lost when you close the page.',
    savesFull: 'Browser storage is full. Export your data, then free up some space.',
    savesNewer: 'Your saved games come from a newer version of masu. Reload to update; nothing is saved until then.',
  },
  play: {
    region: 'Play',
    side: 'This level',
    of: (collection: string, index: number, count: number) =>
      count === 1 ? collection : `${collection} · ${index} of ${count}`,
    untitled: (index: number) => `Level ${index}`,
    previous: 'Previous level',
    next: 'Next',
    nextLevel: 'Next level',
    details: 'Records and solutions',
    nextCollection: (title: string) => `Next: ${title}`,
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    hint: 'Hint',
    copyMoves: 'Copy moves',
    link: 'Copy link',
    board: 'Sokoban board. Use the arrow keys to move.',
    picture: (rows: number, columns: number, boxCount: number, onGoals: number) =>
      `Board with ${countOf(rows, 'row', 'rows')} and ${countOf(columns, 'column', 'columns')}. ${boxes(boxCount)}, ${onGoals} on goal.`,
    grid: 'The board as text',
    rowName: (row: number) => `Row ${row}`,
    cells: {
      '#': 'wall',
      ' ': 'floor',
      '.': 'goal',
      $: 'box',
      '*': 'box on goal',
      '@': 'player',
      '+': 'player on goal',
      _: 'outside',
    } as Readonly<Record<string, string>>,
    movesCopied: 'Moves copied.',
    linkCopied: 'Link copied.',
    linkRest: 'The link contains only the level and your moves.',
  },
  counts: {
    heading: 'Counts',
    moves: 'Moves',
    pushes: 'Pushes',
    onGoal: 'On goal',
    of: (count: number) => ` of ${count}`,
    movesWord: (count: number) => (count === 1 ? 'move' : 'moves'),
    pushesWord: (count: number) => (count === 1 ? 'push' : 'pushes'),
    onGoalWord: (count: number) => `of ${count} on goal`,
    best: 'Your best',
    movesColumn: 'moves',
    pushesColumn: 'pushes',
    fewestMoves: 'Fewest moves',
    fewestPushes: 'Fewest pushes',
    none: '–',
    bound: (count: number) => `At least ${pushes(count)} to go.`,
    proven: (count: number) => `${pushes(count)} to go. Proven minimum.`,
  },
  games: {
    also: 'This level is also open in another tab.',
    both: 'Both games are saved.',
    unreadable: 'Couldn’t read this saved game.',
  },
  links: {
    cutShort: (row: number) =>
      `Incomplete link: the level breaks off at row ${row}. Copy the whole link and try again.`,
    unreadable: 'This link doesn’t contain a valid level.',
    unreadableMoves: 'Couldn’t read the moves in this link.',
    shared: 'Shared level',
    noLevel: 'Level not found.',
    levelCount: (count: number) => `This collection has ${countOf(count, 'level', 'levels')}.`,
    noPage: 'Page not found.',
    choose: 'Choose a level',
  },
} as const;

export const T = inLanguage('play', ENGLISH);
