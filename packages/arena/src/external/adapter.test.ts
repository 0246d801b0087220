// Adapters: what is wrong with one, in a sentence; a program that is missing; pushes alone as an answer.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { afterAll, expect, test } from 'vitest';
import { loadAdapter, missingProgram, parseAdapter } from './adapter.js';
import { pushesIn, walkBetweenPushes } from './walk-pushes.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-adapter-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const GOOD = { name: 'mine', command: ['./mine', '{level}'], input: 'file', format: 'xsb', answer: 'lurd' };
const PUSHES = String.raw`\((?<row>\d+),(?<column>\d+)\) (?<direction>\w+)`;

const parsed = (fields: object) => parseAdapter(JSON.stringify({ ...GOOD, ...fields }), 'mine.json');

test.each<[name: string, fields: object, message: RegExp]>([
  ['a field with a typo', { comand: [] }, /there is no field comand; did you mean command\./],
  ['a field that is unknown', { wheels: 4 }, /there is no field wheels\./],
  ['a field that is missing', { input: undefined }, /the field input is missing\./],
  ['an unknown answer', { answer: { patern: 'x' } }, /answer: expected lurd, sok, grid/],
  ['pushes without a group', { answer: { pushes: 'x' } }, /groups \(\?<row>…\), \(\?<column>…\), \(\?<direction>…\)/],
  [
    'a field of pushes with a typo',
    { answer: { pushes: PUSHES, form: 0 } },
    /answer: expected lurd, sok, grid, .*, with no other fields\./,
  ],
  ['pushes of a Futoshiki', { puzzle: 'futoshiki', format: 'bars', answer: { pushes: PUSHES } }, /has no pushes/],
])('%s', (_, fields, message) => {
  const read = parsed(fields);
  expect(read).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  expect(read.ok ? '' : read.error).not.toMatch(/Expected never|Invalid/);
});

test('a name is needed once', async () => {
  const path = join(FOLDER, 'mine.json');
  writeFileSync(path, JSON.stringify(GOOD));
  expect(await loadAdapter(`@${path}`)).toMatchObject({ ok: true, value: { name: 'mine' } });
  expect(await loadAdapter(`mine=@${path}`)).toMatchObject({ ok: true, value: { name: 'mine' } });
  expect(await loadAdapter(`other=@${path}`)).toMatchObject({ ok: false });
});

test('a program that is missing is found out before it is run', () => {
  const place = join(FOLDER, 'adapter.json');
  const missing = (command: readonly string[]): string | undefined => {
    const adapter = parseAdapter(JSON.stringify({ ...GOOD, command }), place);
    return adapter.ok ? missingProgram(adapter.value, FOLDER) : 'no adapter';
  };
  expect(missing(['./absent', '{level}'])).toBe(join(FOLDER, 'absent'));
  writeFileSync(join(FOLDER, 'plain'), 'not a program');
  expect(missing(['./plain'])).toBe(join(FOLDER, 'plain'));
  expect(missing(['no-such-program-anywhere'])).toBe('no-such-program-anywhere');
  expect(missing([process.execPath, '{level}'])).toBeUndefined();
});

function levelOf(rows: string): Level {
  const level = validateLevel({ rows: rows.split('\n') });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

const ROOM = levelOf('#######\n#  .  #\n# $@$ #\n#  .  #\n#######');

test('pushes alone become moves, with the walks between them', () => {
  const text = 'push 1: (3,3) up\npush 2: (2,3) right\npush 3: (3,5) D\npush 4: (4,5) west';
  const moves = walkBetweenPushes(ROOM, pushesIn(text, PUSHES, 1));
  if (!moves.ok) throw new Error(moves.error);
  const directions = parseMoves(moves.value);
  let last = ROOM.start;
  for (const { step } of replay(ROOM, directions.ok ? directions.value : []))
    if (step.kind !== 'blocked') last = step.to;
  expect([isSolved(ROOM, last), moves.value.replaceAll(/[a-z]/g, '')]).toEqual([true, 'URDL']);
});

test.each<[name: string, text: string, message: string]>([
  ['no box', '(2,2) up', 'push 1 (row 2, column 2, up): no box is there.'],
  ['off the board', '(90,2) up', 'push 1 (row 90, column 2, up): no box is there.'],
  ['no way', '(3,3) u (2,3) u', 'push 2 (row 2, column 3, up): the box can’t be pushed there.'],
])('a push that can’t be made: %s', (_, text, message) => {
  expect(walkBetweenPushes(ROOM, pushesIn(text, PUSHES, 1))).toEqual({ ok: false, error: message });
});

test('rows and columns can count from 0', () => {
  expect(pushesIn('(0,3) L', PUSHES, 0)).toEqual([{ row: 0, column: 3, direction: 'left' }]);
  expect(pushesIn('(0,3) L (1,1) x', PUSHES, 1)).toEqual([]);
});
