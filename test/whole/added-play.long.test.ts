// Records and saved data of Lights Out (test/lights-out.ts), which masu plays by its rules: they survive a masu without it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CROSS_START, homeNamed, played, runLightsOut } from './added-to-masu.js';
import { FOLDER, file, lines as jsonLines, masu } from './masu.js';

/** Everything that is saved, by file. */
function savedFiles(where: string): Record<string, string> {
  const folder = join(FOLDER, where);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('a game is left and resumed; fewer moves are a better record', async () => {
  expect(await played('record', 'c3 c3', 'quit')).toEqual([CROSS_START, '-O-\nOOO\n-O-', 'Game saved.']);
  const [resumed, solved] = await played('record', 'b2', 'quit');
  expect(resumed).toBe('Lights Out, Levels 1: Cross. Not solved yet. 2 moves so far.\n-O-\nOOO\n-O-');
  expect(solved).toBe('---\n---\n---\nSolved in 3 moves.');
  // The level is solved, so line mode begins at the next one.
  const again = await played('record', 'level 1', 'b2', 'undo', 'redo', 'quit');
  expect(again.slice(1)).toEqual([
    CROSS_START,
    '---\n---\n---\nSolved in 1 move. Your fewest moves so far.',
    'Undone: 1 move. Not solved yet.',
    'Redone: 1 move. Solved.\nSolved in 1 move.',
    'Solution saved.',
  ]);
  const table = await runLightsOut(['records'], { env: homeNamed('record') });
  expect(table.stdout).toMatch(
    /^puzzle +level +best moves +fewest hints +time +title\nlights-out +\S+ +1 +0 hints +0:0\d +Cross\n$/,
  );
  const games = await runLightsOut(['saves', '--json'], { env: homeNamed('record') });
  expect(jsonLines(games.stdout)).toMatchObject([{ state: 'solved', puzzle: 'lights-out', moves: 1, title: 'Cross' }]);
});

test('what it saved is kept by a masu without it, and carried to another one', async () => {
  await played('kept', 'a1', 'level 2', 'a1', 'quit');
  const before = savedFiles('kept');
  expect(Object.keys(before)).toHaveLength(3);
  const without = { env: homeNamed('kept') };
  expect(await masu(['saves'], without)).toMatchObject({ stderr: 'No saved games yet.\n', code: 0 });
  expect(await masu(['records'], without)).toMatchObject({ stderr: 'No records yet.\n', code: 0 });
  const sokoban = file('sokoban.xsb', '#####\n#@$.#\n#####\n');
  await masu(['play', sokoban, '--plain'], { ...without, input: 'r\nquit\n' });
  expect(savedFiles('kept')).toMatchObject(before);
  const all = join(FOLDER, 'all.json');
  await masu(['export', '--all', '-o', all], without);
  const imported = await masu(['import', all], { env: homeNamed('carried') });
  expect(imported.stderr).toContain("Kept 3 entries of puzzles that this masu doesn't know.");
  const [resumed] = await played('carried', 'quit');
  expect(resumed).toBe('Lights Out, Levels 1: Cross. Not solved yet. 1 move so far.\nO--\n-OO\n-O-');
  const records = await runLightsOut(['records', '--json'], { env: homeNamed('carried') });
  expect(jsonLines(records.stdout)).toMatchObject([
    { puzzle: 'sokoban', title: 'Sokoban' },
    { puzzle: 'lights-out', title: 'Corner', bestMoves: { moves: 1, solution: 'a1' } },
  ]);
});

test('moves that masu made in a saved game earn no record', async () => {
  await played('shown', 'a1 a1', 'quit');
  const [[name, text] = ['', '']] = Object.entries(savedFiles('shown'));
  writeFileSync(join(FOLDER, 'shown', name), text.replace('play a1 a1\\n', 'play a1 a1\\nshown 2-2\\n'));
  const [, solved] = await played('shown', 'b2', 'quit');
  expect(solved).toBe('---\n---\n---\nSolved with masu’s moves: 3 moves. This is not a record.');
  expect((await runLightsOut(['records'], { env: homeNamed('shown') })).stderr).toBe('No records yet.\n');
  const [, again] = await played('shown', 'restart', 'b2', 'quit');
  expect(again).toBe('Restarted. Undo to get your moves back.');
  expect((await runLightsOut(['records'], { env: homeNamed('shown') })).stdout).toContain('lights-out');
});
