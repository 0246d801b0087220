// The words of the panels beside the Sokoban board: hint, solver, view, snapshots, taking along.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';
import type { Region } from '../../sokoban/index.js';
import { seconds } from '../format.js';
import { DIRECTION_WORDS, T } from './play.js';

const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const positions = (count: number): string => countOf(count, 'position', 'positions');

const REGION_WORDS: Readonly<Record<Region, string>> = {
  middle: 'the middle',
  left: 'the left half',
  right: 'the right half',
  upper: 'the upper half',
  lower: 'the lower half',
};

export const SIDE = {
  hint: {
    heading: 'Hint',
    asMuch: 'as much as you want',
    nudge: 'A nudge',
    box: 'The box',
    push: 'The push',
    way: 'The whole way',
    askNudge: 'Give a nudge',
    askBox: 'Show the box',
    askPush: 'Show the push',
    askWay: (count: number) => `Show all ${pushes(count)}`,
    later: 'Opens step by step.',
    thinking: (count: number, millis: number) => `Searching: ${positions(count)}, ${seconds(millis)} s.`,
    nudgeText: (region: Region) => `Look at ${REGION_WORDS[region]}. A box there moves next.`,
    boxText: (row: number, column: number) => `${T.place(row, column)}. The dots show where it can go.`,
    pushText: (direction: Direction) => `Push it ${DIRECTION_WORDS[direction]}.`,
    wayText: (count: number, proved: boolean) =>
      proved ? `${pushes(count)} to the end: fewest, proved.` : `${pushes(count)} to the end.`,
    wayPlay: 'Play it',
    stuck: 'No hint: this position is a deadlock.',
    stuckChecking: 'Checking how many pushes to undo.',
    noHint: 'No hint: the solver found nothing within its limits.',
  },
  solve: { heading: 'Solver', about: 'in this page', open: 'Let it solve', stop: 'Stop' },
  view: {
    heading: 'View',
    warn: 'Warn when stuck',
    dead: 'Mark dead cells',
    bound: 'Show fewest pushes left',
    arrows: 'Arrow buttons',
    timer: 'Timer',
    reverse: 'Play backwards',
  },
  snapshots: {
    heading: 'Snapshots',
    about: 'before a guess',
    take: 'Take one',
    back: (slot: number) => `Back to snapshot ${slot}`,
  },
  take: {
    heading: 'Take along',
    level: 'Level',
    copyLevel: 'Copy level',
    saveSok: 'Save .sok',
    edit: 'Edit it',
    lab: 'To the lab',
  },
} as const;
