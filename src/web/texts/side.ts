// Texts of the parts loaded after the Sokoban board: replay bar, and the panels for hint, solver, view, snapshots, and
// export.

import { countOf } from '../../base/format.js';
import { seconds } from './format.js';
import { inLanguage } from './language.js';

const pushes = (count: number): string => countOf(count, 'push', 'pushes');

export const ENGLISH = {
  replay: {
    name: 'Replay',
    first: 'Go to start',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    next: 'Next move',
    last: 'Go to end',
    slider: 'Move',
    speed: (times: string) => `${times}× speed`,
    speedKeys: 'Faster (+), slower (−)',
  },
  hint: {
    heading: 'Hint',
    about: 'one step at a time',
    steps: { 1: 'Where to look', 2: 'Which box', 3: 'Which push', 4: 'Full solution' },
    ask: { 1: 'Show where to look', 2: 'Show the box', 3: 'Show the push' },
    askSolution: (count: number) => `Show full solution (${pushes(count)})`,
    later: 'Opens after “Which push”.',
    searching: 'Searching for a hint…',
    progress: (count: number, millis: number) =>
      `Searching: ${countOf(count, 'position', 'positions')}, ${seconds(millis)} s.`,
    regionText: {
      middle: 'Look at the middle. The next box to push is there.',
      left: 'Look at the left half. The next box to push is there.',
      right: 'Look at the right half. The next box to push is there.',
      upper: 'Look at the upper half. The next box to push is there.',
      lower: 'Look at the lower half. The next box to push is there.',
    },
    boxText: (row: number, column: number) => `Row ${row}, column ${column}. The dots show where it can go.`,
    pushText: { up: 'Push it up.', right: 'Push it right.', down: 'Push it down.', left: 'Push it left.' },
    solutionText: (count: number, isProven: boolean) =>
      isProven ? `${pushes(count)} to go. Proven minimum.` : `${pushes(count)} to go.`,
    play: 'Play solution',
    deadlock: 'No hint: this position is a deadlock.',
    checking: 'Checking how many pushes to undo…',
    nothing: 'No hint: the solver found nothing within its limits.',
    failed: 'No hint: the solver crashed. This is a bug in masu; your level is safe.',
  },
  solve: {
    heading: 'Solver',
    about: 'runs in your browser',
    stop: 'Stop',
    start: 'Solve',
    fromHere: 'Solve from here',
    settings: 'Solver settings',
  },
  solved: {
    heading: 'Solved',
    about: 'what next?',
    optimize: 'Optimize my solution',
    noNext: 'This was the last level of the collection.',
  },
  arrows: {
    name: 'Move',
    move: { up: 'Move up', right: 'Move right', down: 'Move down', left: 'Move left' },
  },
  zoom: { name: 'Zoom', in: 'Zoom in', out: 'Zoom out', fit: 'Fit the whole board' },
  view: {
    heading: 'View',
    warn: 'Warn about deadlocks',
    dead: 'Highlight dead squares',
    bound: 'Show minimum pushes left',
    arrows: 'On-screen arrows',
    timer: 'Timer',
  },
  snapshots: {
    heading: 'Snapshots',
    about: 'save points you can return to',
    save: 'Save snapshot',
    restore: (slot: number) => `Restore snapshot ${slot}`,
  },
  export: {
    heading: 'Share and export',
    levelCopied: 'Level copied.',
    copyLevel: 'Copy level',
    downloadSok: 'Download .sok',
    edit: 'Open in editor',
    lab: 'Open in lab',
    reverse: 'Reverse mode',
    pictures: 'Pictures and QR code',
  },
} as const;

export const SIDE = inLanguage('side', ENGLISH);
