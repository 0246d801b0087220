// label and PDDL: lines, presets, CSV, several files and levels without labels.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const ROOM = '######\n#@$ .#\n#    #\n######\n';
const room = file('room.txt', ROOM);
const three = file('three.txt', `${ROOM}\n#####\n#$ .#\n#@  #\n#####\n\n${ROOM}`);

test('label: one object for the level, one for each state of its solution', async () => {
  const { code, stdout, stderr } = await masu(['label', room]);
  const [level, ...states] = lines(stdout);
  expect([code, stderr]).toEqual([0, '']);
  expect(level).toMatchObject({
    level: 1,
    verdict: 'solved',
    claim: 'optimal',
    optimalIn: 'moves',
    solution: 'RR',
    states: 3,
  });
  const rows = (row: string) => ['######', row, '#    #', '######'];
  const known = { complete: false, dead: false };
  expect(states).toEqual([
    {
      level: 1,
      step: 0,
      board: rows('#@$ .#'),
      action: 'R',
      optimal: ['R'],
      toGo: { moves: 2 },
      lowerBound: 2,
      ...known,
    },
    {
      level: 1,
      step: 1,
      board: rows('# @$.#'),
      action: 'R',
      optimal: ['R'],
      toGo: { moves: 1 },
      lowerBound: 1,
      ...known,
    },
    {
      level: 1,
      step: 2,
      board: rows('#  @*#'),
      action: null,
      optimal: [],
      toGo: { moves: 0 },
      lowerBound: 0,
      ...known,
      complete: true,
    },
  ]);
});

test('label: presets write numbers; CSV has one row per state', async () => {
  const gym = lines((await masu(['label', room, '--preset', 'gym-sokoban'])).stdout);
  expect(gym[0]).toMatchObject({
    fixed: [
      [0, 0, 0, 0, 0, 0],
      [0, 1, 1, 1, 2, 0],
      [0, 1, 1, 1, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  });
  expect(gym[3]).toMatchObject({
    board: [
      [0, 0, 0, 0, 0, 0],
      [0, 1, 1, 5, 3, 0],
      [0, 1, 1, 1, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  });
  expect(gym[1]).toMatchObject({ action: 4, optimal: [4] });
  const csv = (await masu(['label', room, '--preset', 'jumanji', '--to', 'csv'])).stdout.split('\r\n');
  expect(csv).toEqual([
    'file,level,step,state,board,action,optimal,complete,moves,pushes,dead,lowerBound',
    ',1,0,,000000/034000/000000/000000,1,1,false,2,,false,2',
    ',1,1,,000000/003400/000000/000000,1,1,false,1,,false,1',
    ',1,2,,000000/000340/000000/000000,,,true,0,,false,0',
    '',
  ]);
});

test('label: what the player can never reach is a wall in every preset', async () => {
  const notch = file('notch.txt', '  ####\n###  #\n#@$ .#\n######\n');
  const [, boxoban] = lines((await masu(['label', notch])).stdout);
  expect(boxoban?.board).toEqual(['######', '###  #', '#@$ .#', '######']);
  const [level, gym] = lines((await masu(['label', notch, '--preset', 'gym-sokoban'])).stdout);
  expect(level).toMatchObject({ fixed: { 0: Array(6).fill(0) } });
  expect(gym).toMatchObject({ board: { 0: Array(6).fill(0) } });
  const [jumanji] = lines((await masu(['label', notch, '--preset', 'jumanji'])).stdout);
  expect(jumanji).toMatchObject({ fixed: { 1: [1, 1, 1, 0, 0, 1] } });
});

test('label: all states, a number of them, and dead ones', async () => {
  const count = async (...words: string[]): Promise<number> =>
    lines((await masu(['label', room, '--states', ...words])).stdout).length - 1;
  const all = await count('all');
  expect(await count('5')).toBe(5);
  expect(await count('1000000')).toBe(all);
  expect(await count('all', '--dead')).toBeGreaterThan(all);
});

test('label: a level without a solution is named, the others are labeled, with --jobs in the same order', async () => {
  const one = await masu(['label', three, room]);
  expect(one.code).toBe(10);
  expect(one.stderr).toContain('three.txt: level 2: no solution (proven), so there are no labels');
  expect(lines(one.stdout).filter((line) => 'verdict' in (line as object))).toHaveLength(4);
  expect(lines(one.stdout)[1]).toMatchObject({ file: three, level: 1, step: 0 });
  expect((await masu(['label', three, room, '--jobs', '2'])).stdout).toBe(one.stdout);
});

test.each<[name: string, words: readonly string[], code: number, said: RegExp]>([
  [
    'a wrong number of states',
    ['--states', '0'],
    31,
    /--states: expected solution, all, or a number of states, got "0"/,
  ],
  ['an unknown preset', ['--preset', 'gym'], 31, /one of boxoban, gym-sokoban, jumanji/],
])('label refuses %s', async (_, words, code, said) => {
  const ended = await masu(['label', room, ...words]);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(said)]);
});

test('convert --to pddl: a folder with one domain, or the problem of one level', async () => {
  const folder = join(FOLDER, 'planning');
  expect((await masu(['convert', three, '--to', 'pddl', '-o', folder])).code).toBe(0);
  expect(readFileSync(join(folder, 'domain.pddl'), 'utf8')).toContain('(define (domain masu-sokoban)');
  expect(readFileSync(join(folder, 'problem-0003.pddl'), 'utf8')).toContain('(:goal (and (box r2c5)))');
  const one = await masu(['convert', room, '--to', 'pddl', '--metric', 'pushes']);
  expect(one.stdout).toContain('(= (walk-cost) 0) (= (push-cost) 1)');
  const many = await masu(['convert', three, '--to', 'pddl']);
  expect([many.code, many.stderr]).toEqual([
    31,
    expect.stringContaining('A PDDL problem is one level, and there are 3'),
  ]);
});

test('label --json is the format of the labels, with an object for what can’t be labeled in its place', async () => {
  const mixed = file('mixed.txt', `${ROOM}\n####\n#.$#\n####\n\n${ROOM}`);
  const json = await masu(['label', mixed, 'no-such.txt', '--json']);
  expect(json.code).toBe(30);
  const heads = lines(json.stdout).filter((line) => !('board' in (line as object)));
  expect(heads).toEqual([
    expect.objectContaining({ file: mixed, level: 1, verdict: 'solved' }),
    { file: mixed, level: 2, error: expect.objectContaining({ code: 'no-player', line: 6, column: 1 }) },
    expect.objectContaining({ file: mixed, level: 3, verdict: 'solved' }),
    { file: 'no-such.txt', error: expect.objectContaining({ code: 'missing-file' }) },
  ]);
  expect((await masu(['label', room, '--json'])).stdout).toBe((await masu(['label', room])).stdout);
  const both = await masu(['label', room, '--json', '--to', 'csv']);
  expect([both.code, both.stderr]).toEqual([31, 'masu: Choose one of --json and --to csv.\n']);
});
