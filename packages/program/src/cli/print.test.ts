// print: one page of both puzzles, the same bytes each time; what it refuses; and what is missing without a browser.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const LEVEL = '#####\n#@$.#\n#####\nTitle: <b>First</b>\nAuthor: Ann\n';
const CORNER = '#####\n#$ .#\n#@  #\n#####\nTitle: Corner\n';
const PUZZLE = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';
const level = file('print-level.txt', LEVEL);
const both = file('print-both.txt', `${LEVEL}\n${CORNER}`);
const broken = file('print-broken.txt', `${LEVEL}\n#####\n# $.#\n#####\n`);
const puzzle = file('print-puzzle.txt', PUZZLE);
const at = (name: string): string => join(FOLDER, name);

test('both puzzles in one page, with grade, minimum, and answers; the same bytes each time', async () => {
  const words = ['print', level, puzzle, '--title', 'Friday', '--url', 'https://example.org/masu/'];
  const first = await masu([...words, '-o', at('first.html')]);
  expect(first).toEqual({ code: 0, stdout: '', stderr: '2 boards on 1 page, answers after them.\n' });
  const html = readFileSync(at('first.html'), 'utf8');
  expect(html).toContain('<h1>Friday</h1>');
  expect(html).toContain('1. &lt;b&gt;First&lt;/b&gt; <small>Ann</small>');
  expect(html).toContain('trivial · minimum 1 push, proven');
  expect(html.match(/<svg class="code"/g)).toHaveLength(2);
  expect(html).toContain('<code>R</code>');
  expect((await masu(words)).stdout).toBe(html);
});

test('a level without a solution is printed and named: 10', async () => {
  const { code, stdout, stderr } = await masu(['print', both]);
  expect([code, stderr]).toEqual([10, 'masu: 1 level has no solution (proven).\n']);
  expect(stdout.match(/<figure/g)).toHaveLength(2);
  expect(stdout).toContain('no solution, proven');
});

test('an invalid level is reported, and the others are printed: 30', async () => {
  const { code, stdout, stderr } = await masu(['print', broken, '--answers', 'none']);
  expect([code, stdout.match(/<figure/g)?.length]).toEqual([30, 1]);
  expect(stderr).toContain('no-player');
});

test.each<[string, readonly string[], number, string]>([
  ['a file that is missing', ['print', at('none.txt')], 30, 'none.txt'],
  ['a wrong number per page', ['print', level, '--per-page', '5'], 31, '--per-page'],
  ['a number per page of cards', ['print', level, '--per-page', '4', '--layout', 'cards'], 31, '--layout book only'],
  ['a wrong address', ['print', level, '--url', 'javascript:alert(1)'], 31, '--url: expected the address'],
  ['a PDF as the page', ['print', level, '-o', 'a.pdf'], 31, 'use -o a.html --pdf'],
  ['a PDF without a name', ['print', level, '--pdf'], 31, '--pdf needs a file name'],
  ['the level file as output', ['print', level, '-o', level], 31, 'Choose another output file'],
])('refuses %s', async (_, words, code, said) => {
  const ended = await masu(words);
  expect([ended.code, ended.stdout]).toEqual([code, '']);
  expect(ended.stderr).toContain(said);
  expect(readFileSync(level, 'utf8')).toBe(LEVEL);
});

test('without a browser, the page is written and the sentence says what to do: 32', async () => {
  const words = ['print', level, '-o', at('page.html'), '--pdf'];
  const { code, stderr } = await masu(words, { env: { MASU_BROWSER: at('no-browser') } });
  expect([code, existsSync(at('page.html')), existsSync(at('page.pdf'))]).toEqual([32, true, false]);
  expect(stderr).toContain(`Open ${at('page.html')} in a browser and print it there.`);
});
