// Texts of the editor.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

const boxes = (count: number): string => countOf(count, 'box', 'boxes');
const goals = (count: number): string => countOf(count, 'goal', 'goals');

export const ENGLISH = {
  over: 'Editor · saved on this device',
  untitled: 'Untitled',
  region: 'Drawing',
  tiles: 'Tiles',
  tile: { wall: 'Wall', floor: 'Floor', goal: 'Goal', box: 'Box', 'box-on-goal': 'Box on goal', player: 'Player' },
  board: 'Drawing board. Use the arrow keys to move the cursor, 1–6 to choose a tile, Space to place it.',
  picture: (rows: number, columns: number) =>
    `Drawing with ${countOf(rows, 'row', 'rows')} and ${countOf(columns, 'column', 'columns')}`,
  grid: 'The drawing as text',
  placed: (tile: string, row: number, column: number) => `${tile} placed at row ${row}, column ${column}.`,
  counts: (boxCount: number, goalCount: number) => `${boxes(boxCount)}, ${goals(goalCount)}.`,
  at: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}.`,
  undone: 'Undone.',
  redone: 'Redone.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  opened: 'The level is open. Undo brings your earlier drawing back.',
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
  turn: 'Rotate',
  mirror: 'Mirror',
  trim: 'Trim',
  clear: 'Clear',
  play: 'Play',
  link: 'Copy link',
  linkCopied: 'Link copied.',
  copied: 'Level copied.',
  notValid: 'The level isn’t valid yet. The checks show what is missing.',
  checks: {
    heading: 'Level check',
    side: 'Checks',
    noBox: 'No box. Place at least one.',
    even: (count: number) => `${boxes(count)}, ${goals(count)}.`,
    uneven: (boxCount: number, goalCount: number) =>
      boxCount > goalCount
        ? `${boxes(boxCount)}, ${goals(goalCount)}. Add ${goals(boxCount - goalCount)} or remove ${boxes(boxCount - goalCount)}.`
        : `${boxes(boxCount)}, ${goals(goalCount)}. Add ${boxes(goalCount - boxCount)} or remove ${goals(goalCount - boxCount)}.`,
    player: 'One player.',
    noPlayer: 'No player. Place one.',
    closed: 'Enclosed by walls.',
    open: (row: number, column: number) => `Gap in the wall at row ${row}, column ${column}.`,
    unknownClosed: 'Walls: checked once there is a player.',
    dead: (count: number) =>
      count === 1 ? 'The marked box can never reach a goal.' : `The ${count} marked boxes can never reach a goal.`,
    solverWaits: 'Solver: starts once the level is valid.',
    solverWorks: (sentence: string) => `Solver: ${sentence}`,
    solvable: (sentence: string) => `Solvable. ${sentence}`,
  },
  about: { heading: 'About', title: 'Title', author: 'Author' },
  text: { heading: 'As text', format: 'XSB', name: 'Level as text', copy: 'Copy', download: 'Download' },
} as const;

export const E = inLanguage('editor', ENGLISH);
