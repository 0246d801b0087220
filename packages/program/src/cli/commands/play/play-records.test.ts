// What the commands around play print: import, records, saves, export; and the line mode with odd input.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FUTOSHIKI, linesHere, SOKOBAN, said } from '../../../../../../test/lines-here.js';

const { file, folder, masu } = linesHere();

test('names of properties that every object has are not commands', async () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'undo x', 'save', 'load', 'level 99', 'say'];
  for (const path of [file('known.txt', ...SOKOBAN), file('known-futoshiki.txt', ...FUTOSHIKI)]) {
    const { out, err, code } = await masu(['play', path, '--plain'], said(...words), 'known');
    expect([err, code]).toEqual(['', 0]);
    expect(out.match(/Unknown command/g)).toHaveLength(6);
  }
});

test('titles and names cannot disturb what is printed', async () => {
  const path = file('hostile.txt', ...SOKOBAN.slice(0, 5), 'Title: \x1b[2Jgone\x07');
  const { out } = await masu(
    ['play', path, '--plain'],
    said('save \x1b[31mred', 'load \x1b]0;x\x07', 'quit'),
    'hostile',
  );
  expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
});

test('import reports duplicates, records and saves list, export writes .sok and everything', async () => {
  const path = file('both.txt', ...SOKOBAN, '', ...SOKOBAN.slice(0, 5), 'Title: The same again');
  const first = await masu(['import', path], '', 'keep');
  expect([first.out, first.err]).toEqual([
    'Imported Both (2 levels).\n',
    'Duplicate: level 2 is the same board as level 1 of this file.\n',
  ]);
  expect((await masu(['import', path], '', 'keep')).out).toBe(
    'Both is already in your collections. Nothing changed.\n',
  );
  await masu(['play', path, '--plain'], said('rRRllldRRR', 'quit'), 'keep');
  expect((await masu(['records'], '', 'keep')).out).toMatch(/sokoban +[0-9a-f]{16} +10\/5 +10\/5 +Two boxes\n$/);
  expect((await masu(['saves'], '', 'keep')).out).toMatch(/sokoban +10 moves +\d:\d\d +solved +Two boxes\n$/);
  expect((await masu(['export'], '', 'keep')).out).toContain('Solution/Moves\nrRRllldRRR\n');
  const everything = join(folder, 'everything.json');
  expect((await masu(['export', '--all', '-o', everything], '', 'keep')).code).toBe(0);
  expect((await masu(['import', everything], '', 'other')).out).toBe(
    'Merged 1 game, 1 record, 1 collection, 0 settings.\n',
  );
  expect((await masu(['import', everything], '', 'other')).code).toBe(0);
  expect((await masu(['records'], '', 'other')).out).toBe((await masu(['records'], '', 'keep')).out);
});

test('a game resumed by one program after another is one game; once solved, it is no longer in progress', async () => {
  const path = file('resumed.txt', ...SOKOBAN);
  const saves = async (): Promise<string[]> => (await masu(['saves'], '', 'resumed')).out.trim().split('\n').slice(1);
  const visits: readonly [words: readonly string[], shows: RegExp][] = [
    [['d'], /1 move +\d:\d\d +in progress +Two boxes$/],
    [['u', 'd'], /3 moves +\d:\d\d +in progress +Two boxes$/],
    [['undo 2', 'r'], /2 moves +\d:\d\d +in progress +Two boxes$/],
    [['restart', 'rRRllldRRR'], /10 moves +\d:\d\d +solved +Two boxes$/],
  ];
  for (const [words, shows] of visits) {
    await masu(['play', path, '--plain'], said(...words, 'quit'), 'resumed');
    expect(await saves()).toEqual([expect.stringMatching(shows)]);
  }
});

test('records of both puzzles, each under its own headings; a Futoshiki counts steps', async () => {
  await masu(['play', file('r1.txt', ...SOKOBAN), '--plain'], said('rRRllldRRR', 'quit'), 'records');
  await masu(
    ['play', file('r2.txt', ...FUTOSHIKI), '--plain'],
    said('hint', 'r1c2=2 r2c1=3 r3c4=3 r4c4=1', 'quit'),
    'records',
  );
  const rows = (await masu(['records'], '', 'records')).out.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows.map((row) => row.filter((_, index) => index !== 1))).toEqual([
    ['puzzle', 'best moves', 'best pushes', 'title'],
    ['sokoban', '10/5', '10/5', 'Two boxes'],
    [''],
    ['puzzle', 'fewest hints', 'time', 'title'],
    ['futoshiki', '1 hint', expect.stringMatching(/^\d:\d\d$/), 'R2'],
    [''],
  ]);
  expect((await masu(['saves'], '', 'records')).out).toMatch(/futoshiki +4 steps +\d:\d\d +solved +R2\n/);
});

test('a Futoshiki hint can be requested again and again', async () => {
  const { out } = await masu(
    ['play', file('hints.txt', ...FUTOSHIKI), '--plain'],
    said('hint', 'hint', 'hint', 'hint', 'quit'),
    'hints',
  );
  expect(out.match(/^(?:Look at|Hint: |So r)/gm)).toEqual(['Look at', 'Hint: ', 'So r', 'So r']);
});

test('an export with a false record, a broken one and a newer one', async () => {
  const true_ = join(folder, 'true.json');
  await masu(['play', file('true.txt', ...SOKOBAN), '--plain'], said('rRRllldRRR', 'quit'), 'true');
  await masu(['export', '--all', '-o', true_], '', 'true');
  const text = readFileSync(true_, 'utf8');
  const lies = await masu(
    ['import', file('lies.json', text.replace(/"moves": 10,\n +"pushes": 5/, '"moves": 1,\n"pushes": 1'))],
    '',
    'lies',
  );
  expect(lies.err).toContain("Skipped 1 record: the solution doesn't solve the level.");
  expect((await masu(['records', '--json'], '', 'lies')).out).toBe('');
  const newer = await masu(['import', file('newer.json', '{"masu": 9}')], '', 'lies');
  expect([newer.code, newer.err]).toEqual([30, expect.stringContaining('newer version of masu')]);
  const broken = await masu(['import', file('broken.json', '{"masu": 1, "games"')], '', 'lies');
  expect([broken.code, broken.err]).toEqual([30, expect.stringContaining('truncated')]);
});

test('a level without a file is one of our first collection', async () => {
  expect((await masu(['play', '--plain', '--level', '2'], '', 'level')).out).toMatch(/^Sokoban, First steps 2/);
  const { err, code } = await masu(['play', '--plain', '--level', '99'], '', 'level');
  expect([err, code]).toEqual(['masu: First steps has no playable level 99.\n', 30]);
});

test('the next unsolved level, around the end, until every other one is solved', async () => {
  const row = (floor: string, title: string) => [
    '#'.repeat(6),
    `#@$${floor}.#`.padEnd(6, '#'),
    '#'.repeat(6),
    title,
    '',
  ];
  const path = file('three.txt', ...row('', 'A'), ...row(' ', 'B'), '#######', '#@$  .#', '#######', 'C', '');
  const words = ['RR', 'next unsolved', 'next unsolved', 'R', 'next unsolved', 'RRR', 'next unsolved'];
  const { out } = await masu(['play', path, '--plain', '--level', '2'], said(...words), 'unsolved');
  const heard = out.split('\n').filter((line) => /^(Sokoban|Solved|All)/.test(line));
  expect(heard.map((line) => line.replace(/\. 1 box.*/, ''))).toEqual([
    'Sokoban, Three 2: B',
    'Solved in 2 moves, 2 pushes.',
    'Sokoban, Three 3: C',
    'Sokoban, Three 1: A',
    'Solved in 1 move, 1 push.',
    'Sokoban, Three 3: C',
    'Solved in 3 moves, 3 pushes.',
    'All other levels are solved.',
  ]);
});

test('files without levels are refused with a sentence', async () => {
  const missing = await masu(['play', join(folder, 'absent.txt'), '--plain']);
  expect([missing.code, missing.out]).toEqual([30, '']);
  const bad = await masu(['play', file('bad.txt', '#####', '#@$ #', '#####'), '--plain']);
  expect([bad.code, bad.err]).toEqual([30, expect.stringContaining('bad.txt')]);
  const level = await masu(['play', file('one.txt', ...SOKOBAN), '--level', '7', '--plain']);
  expect([level.code, level.err]).toEqual([30, expect.stringContaining('level 7')]);
});
