import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../../../test/sample.js';
import { goesOn, seedFor } from '../../../../../test/seed.js';
import { LEVEL_ERRORS, type LevelErrorCode, unwinnableLevel, validateLevel } from './validate-level.js';

const rowsOf = (text: string): string[] => text.split('/');

const ERRORS: readonly [name: string, board: string, code: LevelErrorCode, at: string, sentence: string][] = [
  ['no rows', '', 'empty-board', '1:1', 'The board has no cells; expected at least one row.'],
  ['a board too wide', '#'.repeat(256), 'board-too-large', '1:1', 'Level too large: 256 × 1 (maximum 255 × 255).'],
  [
    'a letter of no board',
    '#####/#@$?#/# . #/#####',
    'unknown-character',
    '2:4',
    'Unknown character "?" on the board; expected one of # @ + $ * . or space.',
  ],
  [
    'a letter of two code units',
    '#####/#@😀$.#/#####',
    'unknown-character',
    '2:3',
    'Unknown character "😀" on the board; expected one of # @ + $ * . or space.',
  ],
  ['no player', '#####/# $.#/#####', 'no-player', '1:1', 'The board has no player; expected one @ or +.'],
  [
    'two players',
    '#####/#@$.#/#@  #/#####',
    'several-players',
    '3:2',
    'The board has 2 players; expected exactly one @ or +.',
  ],
  ['no box', '#####/#@  #/#####', 'no-box', '1:1', 'The board has no box; expected at least one $ or *.'],
  [
    'boxes as decoration alone',
    '######/#@ #*#/######',
    'no-box',
    '1:1',
    'The player can’t reach any box; expected at least one.',
  ],
  [
    'a gap in the wall',
    '#####/#@$. /#####',
    'open-floor',
    '2:5',
    'The level isn’t enclosed: the floor reaches the edge here.',
  ],
  ['no walls', '@$.', 'open-floor', '1:1', 'The level isn’t enclosed: the floor reaches the edge here.'],
  [
    'a box out of reach',
    '#########/#@$.#$ .#/#########',
    'unreachable-box',
    '2:6',
    'Unreachable box off goal: the level can’t be solved.',
  ],
  ['more boxes', '######/#@$$.#/######', 'boxes-goals-differ', '1:1', '2 boxes but 1 goal; the numbers must match.'],
  ['more goals', '######/#@$..#/######', 'boxes-goals-differ', '1:1', '1 box but 2 goals; the numbers must match.'],
  [
    'a goal out of reach',
    '########/#@$ #.##/########',
    'boxes-goals-differ',
    '2:6',
    'Unreachable goal: no box can be pushed to it.',
  ],
];

test.each(ERRORS)('%s is an error with its position and sentence', (_name, board, code, at, sentence) => {
  const valid = validateLevel({ rows: board === '' ? [] : rowsOf(board) });
  expect(valid.ok).toBe(false);
  if (valid.ok) return;
  const { line, column, message } = valid.error;
  expect([valid.error.code, `${line}:${column}`, message]).toEqual([code, at, sentence]);
});

test('every error of the list has a case above', () => {
  expect(new Set(ERRORS.map(([, , code]) => code))).toEqual(new Set(LEVEL_ERRORS));
});

test('an error points into the file the draft came from', () => {
  const place = { line: 10, column: 3, lines: [10, 12, 14] };
  const valid = validateLevel({ rows: ['#####', '#@x.#', '#####'], place });
  expect(valid).toMatchObject({ ok: false, error: { line: 12, column: 5 } });
});

test('unreachable boxes on goals are drawn but not counted', () => {
  const valid = validateLevel({ rows: ['########', '#@$.#**#', '########'], title: 'decorated' });
  expect(valid).toMatchObject({
    ok: true,
    value: {
      goals: [11],
      start: { player: 9, boxes: [10] },
      backdrop: ['########', '#  .#**#', '########'],
      title: 'decorated',
    },
  });
});

test('a board solved at the start is valid', () => {
  expect(validateLevel({ rows: ['#####', '#@* #', '#####'] }).ok).toBe(true);
});

/** Validity by a second, simple and slow method: sets of coordinates on an endless board of blanks. */
function isSoundPlainly(rows: readonly string[]): boolean {
  const at = (y: number, x: number): string => rows[y]?.[x] ?? ' ';
  const cells = rows.flatMap((row, y) => [...row].map((letter, x) => ({ y, x, letter })));
  const players = cells.filter(({ letter }) => '@+'.includes(letter));
  const [player] = players;
  if (players.length !== 1 || !player) return false;
  const width = Math.max(...rows.map((row) => row.length));
  const reached = new Set<string>();
  const visit = (y: number, x: number): boolean => {
    if (y < 0 || x < 0 || y >= rows.length || x >= width) return false;
    if (at(y, x) === '#' || reached.has(`${y},${x}`)) return true;
    reached.add(`${y},${x}`);
    return visit(y - 1, x) && visit(y + 1, x) && visit(y, x - 1) && visit(y, x + 1);
  };
  if (!visit(player.y, player.x)) return false;
  const inside = ({ y, x }: { y: number; x: number }): boolean => reached.has(`${y},${x}`);
  const boxes = cells.filter(({ letter }) => '$*'.includes(letter)).filter(inside).length;
  const goals = cells.filter(({ letter }) => '.*+'.includes(letter)).filter(inside).length;
  const strays = cells.filter(({ letter }) => '$.'.includes(letter)).filter((cell) => !inside(cell)).length;
  return boxes > 0 && boxes === goals && strays === 0;
}

/** Random boards of which many are valid: walls around a small room of any letters, sometimes with a hole or a wing. */
const board = fc
  .tuple(
    fc.array(fc.string({ unit: fc.constantFrom(...'   ##.$*@+'), minLength: 4, maxLength: 7 }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...'# .$*@+')), { maxLength: 3 }),
  )
  .map(([inner, changes]) => {
    const rows = ['#########', ...inner.map((row) => `#${row.padEnd(7)}#`), '#########'];
    const letters = rows.join('/').split('');
    for (const [index, letter] of changes)
      if (letters[index] !== '/' && index < letters.length) letters[index] = letter;
    return letters
      .join('')
      .split('/')
      .map((row) => row.trimEnd());
  });

test('validateLevel accepts exactly the valid levels', () => {
  let valid = 0;
  for (let round = 0; goesOn(round, 1, valid > sampled(5, 20)); round++) {
    fc.assert(
      fc.property(board, (rows) => {
        const result = validateLevel({ rows });
        expect(result.ok).toBe(isSoundPlainly(rows));
        if (!result.ok) return;
        valid++;
        expect(result.value.goals.length).toBe(result.value.start.boxes.length);
      }),
      { seed: seedFor(7 + 100 * round), numRuns: sampled(400, 2000) },
    );
  }
  expect(valid).toBeGreaterThan(sampled(5, 20));
});

test('an unreachable goal: not a valid level, but one that some solvers accept, with as many goals as boxes', () => {
  const rows = ['#######', '#@$ #.#', '#   ###', '#######'];
  expect(validateLevel({ rows })).toMatchObject({
    ok: false,
    error: { line: 2, column: 6, code: 'boxes-goals-differ' },
  });
  const level = unwinnableLevel({ rows });
  expect(level.ok && { boxes: level.value.start.boxes, goals: level.value.goals }).toEqual({ boxes: [9], goals: [12] });
  expect(level.ok && [level.value.walls[12], level.value.goalMap[12]]).toEqual([1, 1]);
});

test.each([
  ['an open floor', ['#####', '#@$. ', '#####']],
  ['no player', ['####', '#$.#', '####']],
  ['more goals than boxes', ['######', '#@$..#', '######']],
  ['a box out of reach', ['########', '#@$.#$.#', '########']],
])('%s stays an error for every solver', (_name, rows) => {
  expect(unwinnableLevel({ rows })).toEqual(validateLevel({ rows }));
  expect(unwinnableLevel({ rows }).ok).toBe(false);
});

test('a valid level is the same either way', () => {
  const rows = ['#####', '#@$.#', '#####'];
  expect(unwinnableLevel({ rows })).toEqual(validateLevel({ rows }));
});
