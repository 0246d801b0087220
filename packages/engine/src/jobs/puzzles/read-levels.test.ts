import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../../test/seed.js';
import { readLevels } from './read-levels.js';

const GOOD = '#####\n#@$.#\n#####\n';
const NO_PLAYER = '#####\n# $.#\n#####\n';

test('every level is counted, valid or not', () => {
  const read = readLevels(`${GOOD}\n${NO_PLAYER}\n${GOOD}`);
  expect(read.ok && read.value.levels.map(({ number, level }) => [number, level.ok || level.error.code])).toEqual([
    [1, true],
    [2, 'no-player'],
    [3, true],
  ]);
});

test('a text without a level in the format that was asked for is an error of its own', () => {
  const read = readLevels('<SokobanLevels></SokobanLevels>', { format: 'slc' });
  expect(read).toMatchObject({ ok: false, error: { code: 'no-level', line: 1, column: 1 } });
});

test.each([
  ['xsb', 'levels.txt', GOOD],
  ['bars', 'levels.txt', '2\n|- -|\n|^  |\n|- -|\n'],
  ['bars', 'levels.xsb', '2\n|- -|\n|^  |\n|- -|\n'],
  ['xsb', 'levels.txt', `1: Start\n${GOOD}\n2: More\n${GOOD}`],
  ['xsb', 'levels.txt', `1# Start\n${GOOD}`],
  ['rle', 'levels.txt', '5#|#@$.#|5#\n'],
  ['unequal', 'levels.txt', '2:0R,0,0,0,\n'],
  ['unequal', 'levels.txt', '7dk#123456\n'],
])('content decides: %s from %s', (id, name, text) => {
  const read = readLevels(text, { name });
  expect(read.ok && read.value.format.id).toBe(id);
});

test.each([
  ['nothing', '', 'empty-file'],
  ['blanks', ' \r\n\t\n', 'empty-file'],
  ['noise', '\u0000\u0001\u0002 PNG', 'unknown-format'],
])('there is no level in %s', (_name, text, code) => {
  const read = readLevels(text);
  expect(read.ok ? undefined : read.error.code).toBe(code);
});

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'#@$.*+ -|\n\r\t5lurdABGXY;:<L>') }), (text) => {
      for (const name of ['a.txt', 'a.slc', 'a.sok', undefined]) {
        expect(typeof readLevels(text, name === undefined ? {} : { name }).ok).toBe('boolean');
      }
    }),
    { seed: seedFor(31) },
  );
});

const BOARD = '#####\n#@$.#\n#####\n';
const GRID = '2\n|- -|\n|   |\n|->-|\n';

test.each([
  ['a Futoshiki after a Sokoban board', `${BOARD}\n${GRID}`, 'sokoban', [true, 5]],
  ['a Futoshiki between two boards', `${BOARD}\n${GRID}\n${BOARD}`, 'sokoban', [true, 5, true]],
  ['a Futoshiki right below a board', `${BOARD}${GRID}`, 'sokoban', [true, 4]],
  ['a Sokoban board after a Futoshiki', `${GRID}\n${BOARD}`, 'futoshiki', [true, 6]],
] as const)('%s is a level that can’t be read, not a remark', (_, text, id, expected) => {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  const found = read.value.levels.map(({ level }) => (level.ok ? true : level.error.line));
  expect([read.value.id, found]).toEqual([id, expected]);
  expect(read.value.levels.map(({ number }) => number)).toEqual(expected.map((_each, at) => at + 1));
  const codes = read.value.levels.flatMap(({ level }) => (level.ok ? [] : [level.error.code]));
  expect(new Set(codes)).toEqual(new Set(['other-puzzle']));
});

test.each([
  ['bars in a comment', `${BOARD}Comment:\n| a table |\n|---------|\nComment-End:\n`],
  ['a ruling of #', `${GRID}\n########\n`],
])('%s is not a level of another puzzle', (_, text) => {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.levels.map(({ level }) => level.ok)).toEqual([true]);
});
