// The words of the editor.

import { countOf } from '../../base/format.js';

const boxes = (count: number): string => countOf(count, 'box', 'boxes');
const goals = (count: number): string => countOf(count, 'goal', 'goals');

export const E = {
  over: 'Editor · saved on this device',
  untitled: 'Untitled',
  region: 'Drawing',
  tiles: 'Tiles',
  tile: { wall: 'Wall', floor: 'Floor', goal: 'Goal', box: 'Box', 'box-home': 'Box home', player: 'Player' },
  board: 'Drawing board. Arrow keys move the cursor, 1–6 choose a tile, Space places it.',
  picture: (rows: number, columns: number) => `Level being drawn, ${rows} rows, ${columns} columns`,
  grid: 'The drawing as text',
  placed: (tile: string, row: number, column: number) => `${tile} placed, row ${row}, column ${column}.`,
  counts: (boxCount: number, goalCount: number) => `${boxes(boxCount)}, ${goals(goalCount)}.`,
  at: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}.`,
  undone: 'Undone.',
  redone: 'Redone.',
  chosen: (tile: string) => `${tile} selected.`,
  chosenRest: 'Press Space to place it.',
  cleared: 'Drawing cleared.',
  turned: 'Drawing rotated.',
  mirrored: 'Drawing mirrored.',
  trimmed: 'Empty edges removed.',
  changedRest: 'Undo to get it back.',
  welcome: 'Draw an enclosing wall, one player, and as many goals as boxes.',
  welcomeRest: 'Press 1–6 to choose a tile, Space to place it.',
  undo: 'Undo',
  redo: 'Redo',
  turn: 'Turn',
  mirror: 'Mirror',
  trim: 'Trim',
  clear: 'Clear',
  tryIt: 'Try it',
  link: 'Link',
  linkCopied: 'Link',
  copied: 'Level',
  notSound: 'The level is not sound yet.',
  checks: {
    heading: 'Is it sound?',
    side: 'Checks',
    noBox: 'No box. Place one.',
    even: (count: number) => `${boxes(count)}, as many goals.`,
    uneven: (boxCount: number, goalCount: number) =>
      `${boxes(boxCount)}, ${goals(goalCount)}. ${
        boxCount > goalCount
          ? `Take ${boxCount - goalCount === 1 ? 'one box' : boxes(boxCount - goalCount)} away or add ${boxCount - goalCount === 1 ? 'a goal' : goals(boxCount - goalCount)}.`
          : `Add ${goalCount - boxCount === 1 ? 'a box' : boxes(goalCount - boxCount)} or take ${goalCount - boxCount === 1 ? 'a goal' : goals(goalCount - boxCount)} away.`
      }`,
    player: 'One player.',
    noPlayer: 'No player. Place one.',
    closed: 'Walls closed all round.',
    open: (row: number, column: number) => `The wall is open at row ${row}, column ${column}.`,
    unknownClosed: 'Walls: checked when there is a player.',
    dead: (count: number) =>
      count === 1 ? 'The marked box can never reach a goal.' : `The ${count} marked boxes can never reach a goal.`,
    solverWaits: 'Solver: waits until the level is sound.',
    solverWorks: (sentence: string) => `Solver: ${sentence}`,
    solvable: (sentence: string) => `Solvable. ${sentence}`,
  },
  about: { heading: 'About', title: 'Title', author: 'Author' },
  text: { heading: 'As text', format: 'XSB', name: 'Level as text', copy: 'Copy', save: 'Save file' },
} as const;
