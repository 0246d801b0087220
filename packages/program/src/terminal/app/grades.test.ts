// Grades in a list of levels: graded by the worker, sorted, filtered, explained, and saved;
// and a new Sokoban level from the menu, played to its end.

import { recordKey } from '@masu/core/play/saved-order.js';
import { expect, test } from 'vitest';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { file, start, storeOf } = terminalHere();

const LEVELS = [
  ...['####', '#  ###', '#  $ ####', '# $$. @ #', '## ..  ##', ' #######', 'Title: Knot', 'Author: Ada', ''],
  ...['#######', '#@ $ .#', '#     #', '#######', 'Title: Lane', 'Author: Ben', ''],
  ...['#####', '#.. ###', '# $ $@#', '##   ##', ' #####', 'Title: Elbow', 'Author: Cleo', ''],
];

/** The titles in the list, from top to bottom. */
const titles = (screen: string): string[] =>
  screen.split('\n').flatMap((line) => /^ *>? +\d+ {2}(Knot|Lane|Elbow)/.exec(line)?.[1] ?? []);

test('imported levels are graded by the worker; sort, filter, search, reasons; grades are saved', async () => {
  const program = start(['play', file('graded.txt', ...LEVELS)]);
  await program.until('Knot');
  await program.until(/Knot .*▮▮▮▯▯ tricky/);
  await program.until(/Lane .*▮▯▯▯▯ trivial/);
  await program.until(/Elbow .*▮/);
  expect(titles(program.screen)).toEqual(['Knot', 'Lane', 'Elbow']);
  await program.type('o', 'by grade');
  expect(titles(program.screen)).toEqual(['Lane', 'Elbow', 'Knot']);
  await program.type('o', 'by boxes');
  expect(titles(program.screen)).toEqual(['Lane', 'Elbow', 'Knot']);
  await program.type('o', 'by pushes');
  expect(titles(program.screen)[0]).toBe('Lane');
  program.send('o');
  await program.until(() => !program.screen.includes('by pushes'));
  await program.type('f', 'trivial only');
  expect(titles(program.screen)).toEqual(['Lane', 'Elbow']);
  await program.type('f', 'tricky only');
  expect(titles(program.screen)).toEqual(['Knot']);
  program.send('f');
  await program.until(() => titles(program.screen).length === 3);
  await program.type('/cleo', 'Find: cleo_');
  expect(titles(program.screen)).toEqual(['Elbow']);
  program.send('\x1b');
  await program.until(() => titles(program.screen).length === 3);
  await program.type('/boxes>2', 'Find: boxes>2_');
  expect(titles(program.screen)).toEqual(['Knot']);
  program.send('\x1b');
  await program.until(() => titles(program.screen).length === 3);
  await program.type('g', 'Proven optimum:');
  expect(program.screen).toContain('Why:');
  await program.type('q', '/ find');
  program.send('q');
  expect(await program.end()).toBe(0);
  const grades = [...storeOf(program).grades().values()];
  expect(grades.map(({ grade, isExact }) => [grade, isExact]).sort()).toEqual(
    [
      ['tricky', true],
      ['trivial', true],
      ['trivial', true],
    ].sort(),
  );
  expect(new Set(grades.map(recordKey)).size).toBe(3);
});

test('a new Sokoban level from the menu: chosen, seeded, generated, and played', async () => {
  const program = start([]);
  await program.until('New Sokoban');
  for (const row of [
    ...[
      '> Futoshiki',
      '> Daily puzzle',
      '> Your progress',
      '> Games in progress',
      '> Your records',
      '> Next for you',
      '> Playlists',
      '> New Sokoban',
    ],
  ])
    await program.type('j', row);
  await program.type('\r', '[easy]');
  await program.type('h', '[trivial]');
  await program.type('j2', '[2]');
  await program.type('jjl', '[needed only]');
  await program.type('h', '[any]');
  await program.type('j', 'type a seed');
  await program.type('7', '[7]');
  await program.type('\r', 'Trivial 7');
  await program.until('trivial ▮▯▯▯▯');
  // Its push-optimal solution.
  await program.type('\x1b[200~RurrDDuulldRurD\x1b[201~', /Solved/);
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(storeOf(program).records).toMatchObject([{ title: 'Trivial 7', best: { hints: 0 } }]);
});
