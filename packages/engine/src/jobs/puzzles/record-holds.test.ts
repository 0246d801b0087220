import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { type ClaimedRecord, recordHolds } from './record-holds.js';

const ROWS = ['#######', '#@ $ .#', '#######'];
const level = validateLevel({ rows: ROWS });
const HASH = level.ok ? SOKOBAN.hash(level.value) : '';

type Sokoban = Extract<ClaimedRecord, { puzzle: 'sokoban' }>;

const score = (moves: number, pushes: number, solution: string) => ({ moves, pushes, solution });

function record(change: Partial<Sokoban> = {}): Sokoban {
  const best = score(3, 2, 'rRR');
  // A title among the lines, as the browser writes it.
  const text = [...ROWS, 'Title: Row', ''].join('\n');
  return { puzzle: 'sokoban', hash: HASH, level: text, bestMoves: best, bestPushes: best, ...change };
}

test('a record is accepted if its solution replays', () => {
  expect(recordHolds(record())).toBe(true);
  expect(recordHolds(record({ bestPushes: score(5, 2, 'rlrRR') }))).toBe(true);
});

const FALSE: readonly [name: string, record: Sokoban][] = [
  ['a wrong solution', record({ bestMoves: score(2, 1, 'rR') })],
  ['a score that is too good', record({ bestPushes: score(3, 1, 'rRR') })],
  ['a blocked move', record({ bestMoves: score(4, 2, 'urRR') })],
  ['letters that are no moves', record({ bestMoves: score(3, 2, 'abc') })],
  ['no moves', record({ bestMoves: score(0, 0, '') })],
  ['another solution that is wrong', record({ solutions: [score(2, 1, 'rR')] })],
  ['another board', record({ hash: '0123456789abcdef' })],
  ['no board', record({ level: 'nothing' })],
  ['a board that cannot be played', record({ level: '#####\n#@$ #\n#####\n' })],
  ['a board of the other puzzle', record({ level: '|1 -|\n|   |\n|- -|\n' })],
];

test.each(FALSE)('a record is refused: %s', (_, claimed) => {
  expect(recordHolds(claimed)).toBe(false);
});

test('a Futoshiki record is accepted if its grid is right', () => {
  const claimed: ClaimedRecord = {
    puzzle: 'futoshiki',
    hash: FUTOSHIKI.hash({ size: 2, cells: [1, 0, 0, 0], inequalities: [] }),
    level: '|1 -|\n|   |\n|- -|\n',
    solution: ['12', '21'],
  };
  expect(recordHolds(claimed)).toBe(true);
  for (const solution of [['11', '22'], ['12'], ['1', '2', '2', '1', '1'], ['1?', '21'], []]) {
    expect(recordHolds({ ...claimed, solution })).toBe(false);
  }
  expect(recordHolds({ ...claimed, hash: '' })).toBe(false);
});
