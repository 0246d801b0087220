// The lessons are current: their figures are what would be printed now, and their commands run.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runProgram, SCRATCH } from '../run-program.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const LESSONS = join(ROOT, 'levels/lessons/sokoban.xsb');

test('every printed figure is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/print-lessons.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('compare: one row per level and solver, as a table, as JSON and as a picture', () => {
  const picture = join(SCRATCH, 'times.svg');
  const solvers = ['bfs-list', 'bfs-tree', 'bfs-hash'];
  const words = ['compare', LESSONS, '--solvers', solvers.join(), '--plot', picture, '--nodes', '3000'];
  const table = runProgram(words);
  const rows = table.stdout.trimEnd().split('\n');
  expect(rows).toHaveLength(1 + 11 * 3);
  expect(rows[0]?.split(/ {2,}/)).toEqual([
    ...[
      'level',
      'solver',
      'verdict',
      'length',
      'explored',
      'expanded',
      'generated',
      'duplicates',
      'lookups',
      'comparisons',
    ],
    ...['CPU s', 'KiB'],
  ]);
  expect(table.status).toBe(20);
  const svg = readFileSync(picture, 'utf8');
  for (const solver of solvers) expect(svg).toContain(`class="name">${solver}</text>`);
  expect(svg.match(/<polyline/g)).toHaveLength(3);
  expect(new Set(svg.match(/stroke-dasharray="[^"]*"/g)).size).toBe(3);

  const json = runProgram([...words.slice(0, 4), '--level', '2', '--json']);
  const objects = json.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(objects.map(({ solver }) => solver)).toEqual(solvers);
  for (const { moves, effort, notes, verdict } of objects) {
    expect({ moves, verdict, explored: notes.explored }).toEqual({ moves: 17, verdict: 'solved', explored: 2575 });
    expect(effort.expanded).toBe(1959);
  }
  expect(json.status).toBe(0);
});

test('compare: both puzzles in one picture, each with its own solvers', () => {
  const picture = join(SCRATCH, 'both.svg');
  const puzzles = join(ROOT, 'levels/futoshiki/1-trivial.txt');
  const words = ['compare', puzzles, LESSONS, '--level', '1', '--plot', picture];
  const { stdout, status } = runProgram(words);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1 + 2 + 3);
  expect(status).toBe(0);
  const svg = readFileSync(picture, 'utf8');
  for (const name of ['backtrack', 'propagate', 'bfs-list', 'bfs-tree', 'bfs-hash']) expect(svg).toContain(`>${name}<`);
});

test('compare: an unknown solver, a level that cannot be solved, nothing to read', () => {
  const unknown = runProgram(['compare', LESSONS, '--solvers', 'bfs-lisp']);
  expect(unknown.stderr).toContain('bfs-list');
  expect(unknown.status).toBe(31);
  expect(runProgram(['compare', LESSONS, '--level', '9']).status).toBe(10);
  expect(runProgram(['compare', join(SCRATCH, 'nowhere')]).status).toBe(30);
});
