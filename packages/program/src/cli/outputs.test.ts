// Where a command's data goes: a file, standard output, or nowhere; and the errors if it can't be written.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const one = file('one.txt', ONE);

test.each([
  ['solve', '--level', '1'],
  ['optimize', '--nodes', '100'],
  ['convert', '--to', 'rle'],
])('%s %s: an output that would replace its input and lose levels is refused', async (...words) => {
  const text = `${ONE}\n####\n#@$#\n####\n`;
  const path = file('in-place.xsb', text);
  const ended = await masu([words[0] as string, path, ...words.slice(1), '-o', './in-place.xsb']);
  expect(ended.code).toBe(31);
  expect(ended.stderr).toContain(
    'masu: Writing ./in-place.xsb would lose 1 level of this input file. Choose another output file.\n',
  );
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each([
  ['solve', one],
  ['compare', one, '--solvers', 'bfs-hash'],
  ['generate', 'futoshiki'],
])('%s refuses a path that it can’t write before it begins', async (command, ...words) => {
  const option = command === 'compare' ? '--plot' : '-o';
  const { code, stdout, stderr } = await masu([command, ...words, option, 'nowhere/out']);
  expect([code, stdout]).toEqual([32, '']);
  expect(stderr).toBe('masu: Can’t write nowhere/out: no such folder.\n');
});

test('-o - is standard output, and nothing but the data goes there', async () => {
  const solved = await masu(['solve', one, '-o', '-']);
  expect(solved.stdout).toBe(`${ONE}\nSolution\nR\n`);
  expect(solved.stderr).toContain('solved: 1 move, 1 push');
  const words = ['generate', 'futoshiki', '--seed', '1'];
  expect(await masu([...words, '-o', '-'])).toEqual(await masu(words));
});

test('a reader that goes away ends the command quietly, unless it also writes a file', async () => {
  const gone = { stdout: { failure: 'EPIPE' } };
  expect(await masu(['show', one], gone)).toEqual({ code: 0, stdout: '', stderr: '' });
  const three = file('three.xsb', `${ONE}\n${ONE}\n${ONE}`);
  const { code, stderr } = await masu(['solve', three, '-o', 'three.sok'], gone);
  expect([code, stderr]).toEqual([0, expect.stringContaining('3 levels: 3 solved')]);
  expect(readFileSync(join(FOLDER, 'three.sok'), 'utf8').match(/^Solution\nR$/gm)).toHaveLength(3);
});

test('a full disk is one sentence, with a file too', async () => {
  const full = { stdout: { failure: 'ENOSPC' } };
  const sentence = 'masu: Can’t write standard output: the disk is full.\n';
  expect(await masu(['show', one], full)).toEqual({ code: 32, stdout: '', stderr: sentence });
  const { code, stderr } = await masu(['solve', one, '-o', 'full.sok'], full);
  expect([code, stderr]).toEqual([32, expect.stringContaining(sentence)]);
});

test('a terminal that was closed does not stop the work', async () => {
  const closed = { isTerminal: true, stdout: { failure: 'EIO' } };
  expect((await masu(['solve', one, '-o', 'closed.sok'], closed)).code).toBe(0);
  expect(readFileSync(join(FOLDER, 'closed.sok'), 'utf8')).toContain('Solution\nR\n');
});

test('if standard error is closed, the work goes on', async () => {
  const closed = { stderr: { failure: 'EPIPE' } };
  expect((await masu(['solve', one, '-o', 'unheard.sok'], closed)).code).toBe(0);
  expect(existsSync(join(FOLDER, 'unheard.sok'))).toBe(true);
});
