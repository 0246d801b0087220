import { expect, test } from 'vitest';
import { parseLurd, validateLevel } from '../../sokoban/index.js';
import type { Command } from './command.js';
import { act, countsOf, lineOf, pushMarks, type Sitting, sitDown } from './sitting.js';

const sound = validateLevel({ rows: ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'] });
if (!sound.ok) throw new Error(sound.error.message);
const level = sound.value;

const show = (lurd: string): Command => {
  const read = parseLurd(lurd);
  if (!read.ok) throw new Error(read.error.message);
  return { kind: 'show', moves: read.value };
};
const RESTART: Command = { kind: 'restart' };
const UNDO: Command = { kind: 'undo' };
const goTo = (at: number): Command => ({ kind: 'go-to', at });
const after = (...commands: readonly Command[]): Sitting =>
  commands.reduce((sitting, command) => act(sitting, command).sitting, sitDown(level));

/** Moves made, moves of the run, pushes made, marks of the replay bar. */
const seen = (sitting: Sitting) => {
  const { at, moves } = lineOf(sitting.game);
  return [at, moves.length, countsOf(sitting).pushes, pushMarks(sitting.game).join(' ')];
};

const CASES: readonly [name: string, sitting: Sitting, seen: readonly [number, number, number, string]][] = [
  ['nothing played', after(), [0, 0, 0, '']],
  ['a run', after(show('rdRRldR')), [7, 7, 3, '3 4 7']],
  ['two moves undone', after(show('rdRRldR'), UNDO, UNDO), [5, 7, 2, '3 4 7']],
  ['restarted: a new run of no moves', after(show('rdRRldR'), RESTART), [0, 0, 0, '']],
  ['restarted, and that undone', after(show('rdRRldR'), RESTART, UNDO), [7, 7, 3, '3 4 7']],
  ['restarted and played on', after(show('rdRRldR'), RESTART, show('rdR')), [3, 3, 1, '3']],
  ['to the start of the run', after(show('rdRRldR'), RESTART, show('rdR'), goTo(0)), [0, 3, 0, '3']],
  [
    'back to a snapshot',
    after(show('rdR'), { kind: 'set-snapshot', slot: 1 }, RESTART, { kind: 'to-snapshot', slot: 1 }),
    [3, 3, 1, '3'],
  ],
  [
    'to the middle of a snapshot’s moves',
    after(
      show('rdR'),
      { kind: 'set-snapshot', slot: 1 },
      RESTART,
      { kind: 'to-snapshot', slot: 1 },
      show('R'),
      goTo(2),
    ),
    [2, 4, 0, '3 4'],
  ],
  ['one push undone', after(show('rdRRldR'), { kind: 'undo-pushes', count: 1 }), [6, 7, 2, '3 4 7']],
  [
    'two pushes undone, the walk between them too',
    after(show('rdRRldR'), { kind: 'undo-pushes', count: 2 }),
    [3, 7, 1, '3 4 7'],
  ],
  ['more pushes undone than were made', after(show('rdRRldR'), { kind: 'undo-pushes', count: 9 }), [2, 7, 0, '3 4 7']],
];

test.each(CASES)('%s', (_name, sitting, expected) => {
  expect(seen(sitting)).toEqual(expected);
});
