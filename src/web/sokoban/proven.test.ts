import { expect, test } from 'vitest';
import { type Level, type Position, parseLurd, validateLevel } from '../../sokoban/index.js';
import { provenLeft, provenWay } from './proven.js';

const read = validateLevel({ rows: ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'] });
if (!read.ok) throw new Error(read.error.message);
const level: Level = read.value;
const lurd = parseLurd('rdRRldR');
if (!lurd.ok) throw new Error(lurd.error.message);
const way = provenWay(level, level.start, lurd.value);
const at = (row: number, column: number): number => row * level.width + column;

const CASES: readonly [name: string, position: Position, left: number | undefined][] = [
  ['the start', level.start, 3],
  ['the start, the player elsewhere', { ...level.start, player: at(4, 6) }, 3],
  ['after a push', { player: at(2, 3), boxes: [at(2, 4), at(3, 4)] }, 2],
  ['the end', { player: at(3, 4), boxes: [at(2, 5), at(3, 5)] }, 0],
  ['off the way', { player: at(3, 5), boxes: [at(2, 3), at(3, 3)] }, undefined],
];

test.each(CASES)('pushes left at %s', (_name, position, left) => {
  expect(provenLeft(way, level, position)).toBe(left);
});

test('a proof of one level says nothing of another', () => {
  expect(provenLeft(way, { ...level }, level.start)).toBeUndefined();
});
