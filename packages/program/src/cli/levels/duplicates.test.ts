// Duplicate boards: found in any orientation, distinguished otherwise, and found quickly with any number of boxes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalBoard, puzzleHash } from '@masu/core/sokoban/rules/canonical-board.js';
import { normalizedRows, symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { ownCollections } from '../../../../../test/own-levels.js';
import { sampled } from '../../../../../test/sample.js';
import { sharedTest } from '../../../../../test/shared.js';
import { Duplicates } from '../commands/files/duplicates.js';

const ROWS = ['#######', '#@ $ .#', '#  $ .#', '#   ###', '#####  '];

test('a board in all eight orientations is one board', () => {
  const boards = new Duplicates();
  const found = symmetries(ROWS).map((rows, index) => boards.find(SOKOBAN, levelOf(rows), 'f', index + 1));
  expect(found[0]).toBeUndefined();
  expect(found.slice(1)).toEqual(new Array(7).fill({ file: 'f', number: 1, turned: true, playerMoved: false }));
  expect(boards.find(SOKOBAN, levelOf(ROWS), 'g', 1)).toEqual({
    file: 'f',
    number: 1,
    turned: false,
    playerMoved: false,
  });
});

const BEHIND = ['######', '#@ $.#', '#  $.#', '#  ###', '####  '];

test.each([
  ['elsewhere in the region', ['######', '#  $.#', '#  $.#', '# @###', '####  '], { turned: false, playerMoved: true }],
  ['elsewhere, and mirrored', ['######', '#.$  #', '#.$  #', '###@ #', '  ####'], { turned: true, playerMoved: true }],
] as const)('a player %s is the same puzzle', (_, rows, differences) => {
  const boards = new Duplicates();
  expect(boards.find(SOKOBAN, levelOf(BEHIND), 'f', 1)).toBeUndefined();
  expect(boards.find(SOKOBAN, levelOf(rows), 'f', 2)).toEqual({ file: 'f', number: 1, ...differences });
});

test('an exact copy of a turned copy is reported as that', () => {
  const boards = new Duplicates();
  const turned = levelOf(symmetries(ROWS)[5] ?? []);
  boards.find(SOKOBAN, levelOf(ROWS), 'f', 1);
  boards.find(SOKOBAN, turned, 'f', 2);
  expect(boards.find(SOKOBAN, turned, 'f', 3)).toMatchObject({ number: 2, turned: false });
});

test('boards that differ by one cell, or by the region of the player, are two', () => {
  const boards = new Duplicates();
  expect(boards.find(SOKOBAN, levelOf(ROWS), 'f', 1)).toBeUndefined();
  expect(boards.find(SOKOBAN, levelOf(ROWS.map((row) => row.replace('$ .#', ' $.#'))), 'f', 2)).toBeUndefined();
  const wall = ['#####', '#@$.#', '##$##', '# . #', '#####'];
  expect(boards.find(SOKOBAN, levelOf(wall), 'f', 3)).toBeUndefined();
  expect(boards.find(SOKOBAN, levelOf(['#####', '# $.#', '##$##', '#@. #', '#####']), 'f', 4)).toBeUndefined();
});

/** The rows with the player on a seeded cell of its region. */
function walked(level: Level, pick: number): string[] {
  const rows = normalizedRows(level).map((row) => [...row]);
  const letter = (x: number, y: number): string => rows[y]?.[x] ?? '#';
  const y = rows.findIndex((row) => row.some((each) => '@+'.includes(each)));
  const x = (rows[y] as string[]).findIndex((each) => '@+'.includes(each));
  const region = [[x, y]] as [number, number][];
  for (const [column, row] of region) {
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [column + right, row + down];
      const isNew = !region.some(([atX, atY]) => atX === nextX && atY === nextY);
      if (isNew && ' .'.includes(letter(nextX, nextY))) region.push([nextX, nextY]);
    }
  }
  const [toX, toY] = region[pick % region.length] as [number, number];
  (rows[y] as string[])[x] = letter(x, y) === '+' ? '.' : ' ';
  (rows[toY] as string[])[toX] = letter(toX, toY) === '.' ? '+' : '@';
  return rows.map((row) => row.join(''));
}

test('every copy of our own levels is found: turned, and with the player elsewhere', () => {
  const own = ownCollections().flatMap(([, levels]) => levels);
  const boards = new Duplicates();
  for (const [at, level] of own.entries()) expect(boards.find(SOKOBAN, level, 'own', at + 1)).toBeUndefined();
  const copies = own.map((level, at) => levelOf(symmetries(walked(level, 7 * at + 3))[at % 8] ?? []));
  const found = copies.map((copy, at) => boards.find(SOKOBAN, copy, 'copies', at + 1));
  expect(found.map((each) => each?.number)).toEqual(own.map((_, at) => at + 1));
  expect(found.filter((each) => each?.playerMoved).length).toBeGreaterThan(own.length / 2);
  // The web app compares these.
  expect(copies.map(puzzleHash)).toEqual(own.map(puzzleHash));
  expect(new Set(own.map(puzzleHash)).size).toBe(own.length);
});

/** The board with a ring of wall around it. */
function padded(rows: readonly string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const rim = '#'.repeat(width);
  return [rim, ...rows.map((row) => `#${row}`.padEnd(width - 1, '#').concat('#')), rim];
}

sharedTest('441 copies, turned, padded, with the player elsewhere: check, import, and editor find each', (shared) => {
  const read = readLevels(readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1'), { name: 'Microban-I.txt' });
  if (!read.ok || read.value.id !== 'sokoban') throw new Error('no levels');
  const microban = read.value.levels.flatMap(({ level }) => (level.ok ? [level.value] : []));
  const levels = [...ownCollections().flatMap(([, own]) => own), ...microban];
  expect(levels).toHaveLength(441);
  const boards = new Duplicates();
  for (const [at, level] of levels.entries()) boards.find(SOKOBAN, level, 'known', at + 1);
  let [checked, imported, edited] = [0, 0, 0];
  for (const [at, level] of levels.entries()) {
    const copy = levelOf(padded(symmetries(walked(level, 5 * at + 2))[(at + 3) % 8] ?? []));
    const same = boards.find(SOKOBAN, copy, 'copies', at + 1);
    if (same && canonicalBoard(levels[same.number - 1] as Level) === canonicalBoard(level)) checked++;
    if (puzzleHash(copy) === puzzleHash(level)) imported++;
    if (canonicalBoard(copy) === canonicalBoard(level)) edited++;
  }
  expect([checked, imported, edited]).toEqual([441, 441, 441]);
});

test('a large board full of boxes is compared without a loop over their pairs', () => {
  const half = sampled(63, 126);
  const rim = '#'.repeat(2 * half + 3);
  const rows = [rim, ...new Array(2 * half).fill(`#${'$.'.repeat(half)} #`), `#@${' '.repeat(2 * half)}#`, rim];
  const boards = new Duplicates();
  expect(boards.find(SOKOBAN, levelOf(rows), 'f', 1)).toBeUndefined();
  expect(boards.find(SOKOBAN, levelOf(rows), 'f', 2)).toEqual({
    file: 'f',
    number: 1,
    turned: false,
    playerMoved: false,
  });
});
