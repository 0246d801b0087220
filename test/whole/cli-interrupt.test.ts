// Signals while a command is running: the exit code says which one ended it, and results are not lost.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTest } from '../sample.js';
import { largeRoom } from './large-room.js';
import { FOLDER, file, masu } from './masu.js';

test('serve runs until Ctrl-C and then exits with 130', async () => {
  const ended = await masu(['serve', '--no-open', '--port', '0'], {
    interruptWhen: (stdout) => stdout.includes('http://'),
  });
  expect(ended.code).toBe(130);
  expect(ended.stderr).toContain('Press Ctrl-C to stop.');
});

test.each([
  ['SIGTERM, as `timeout` sends it,', 'SIGTERM', 143],
  ['SIGHUP, as a closed terminal sends it,', 'SIGHUP', 129],
] as const)('%s ends like Ctrl-C with its own exit code', async (_name, signal, code) => {
  const levels = file('two.xsb', `#####\n#@$.#\n#####\n\n${largeRoom(30, 24)}`);
  const path = join(FOLDER, `solved-${signal}.sok`);
  const ended = await masu(['solve', levels, '--solver', 'bfs-hash', '-o', path], {
    interruptWhen: (stdout) => stdout.includes('level 1: solved'),
    signal,
    env: { _: '' },
  });
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain('masu: interrupted; not solved: level 2');
  expect(readFileSync(path, 'utf8')).toContain('Solution\nR\n');
});

const LEVEL = '#####\n#@$.#\n#####\n';

test('compare prints the rows so far and how many are missing', async () => {
  const levels = file('long-second.xsb', `${LEVEL}\n${largeRoom(30, 24)}`);
  const ended = await masu(['compare', levels, '--solvers', 'bfs-hash', '--json'], {
    interruptWhen: (stdout) => stdout.includes('"level":1'),
  });
  expect([ended.code, ended.stderr]).toEqual([130, 'masu: interrupted; not run: 1 of 2 rows\n']);
});

longTest('hint ends at the level that was interrupted', async () => {
  const levels = file('long-middle.xsb', `${LEVEL}\n${largeRoom(30, 24)}\n${LEVEL}`);
  const ended = await masu(['hint', levels, '--solver', 'bfs-hash'], {
    interruptWhen: (stdout) => stdout.includes('level 2'),
  });
  expect(ended.code).toBe(130);
  expect(ended.stdout).toMatch(/^level 2\nNo solution found before the interruption\. .*\n$/m);
  expect(ended.stdout).not.toContain('level 3');
});

/** An export with more games than are written before the signal. */
const GAMES = 20_000;
const exported = (): string => {
  const one = { puzzle: 'sokoban', title: 't', level: LEVEL, game: 'R', moves: 1, millis: 1, hints: 0, name: 'kept' };
  const games = Array.from({ length: GAMES }, (_, i) => ({ ...one, id: `g${i}`, hash: `h${i}`, savedAt: i }));
  return JSON.stringify({ masu: 1, games });
};

test.each([
  ['Ctrl-C', undefined, 130],
  ['SIGTERM', 'SIGTERM', 143],
] as const)('import stops at %s, keeps what is merged, and says how much', async (name, signal, code) => {
  const path = file('games.json', exported());
  const home = join(FOLDER, `home-${name}`);
  const saved = (): string[] => (existsSync(join(home, 'games')) ? readdirSync(join(home, 'games')) : []);
  const ended = await masu(['import', path], {
    interruptWhen: () => saved().length > 20,
    env: { MASU_HOME: home },
    ...(signal ? { signal } : {}),
  });
  expect(ended.code).toBe(code);
  const said = /^masu: .*games\.json: Stopped\. Merged ([\d,]+) of 20,000 entries; .* the rest\.\n$/.exec(ended.stderr);
  const merged = Number(said?.[1]?.replaceAll(',', ''));
  expect(saved().filter((each) => each.endsWith('.json')).length).toBe(merged);
  expect(merged).toBeGreaterThan(20);
  expect(merged).toBeLessThan(GAMES);
});

test.each(['explain', 'grade'])('%s hears a signal between two short works', async (command) => {
  const levels = file('many.xsb', `${LEVEL}\n`.repeat(3_000));
  const ended = await masu([command, levels], { interruptWhen: (stdout) => stdout.includes('level 50') });
  expect(ended.code).toBe(130);
  expect(ended.stderr).toMatch(/^masu: stopped (at|after) level \d+\n$/);
  expect(ended.stdout).not.toContain('level 3000');
});
