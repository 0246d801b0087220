// Pictures at the command line: written to a file or to standard output, one level at a time.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const LEVEL = file('level.xsb', '#####\n#@$.#\n#####\n');
const TWO = file('two.xsb', '#####\n#@$.#\n#####\n\n#####\n#.$@#\n#####\n');

test('a board as SVG, a solution as animated SVG and as GIF', async () => {
  const shown = await masu(['show', LEVEL, '--svg']);
  expect([shown.code, shown.stderr]).toEqual([0, '']);
  expect(shown.stdout).toMatch(/^<svg xmlns=[\s\S]*<\/svg>\n$/);
  const [svg, gif] = [join(FOLDER, 'moves.svg'), join(FOLDER, 'moves.gif')];
  const replayed = await masu(['replay', LEVEL, 'R', '--svg', '-o', svg]);
  expect([replayed.code, replayed.stdout, replayed.stderr]).toEqual([0, '', '']);
  expect(readFileSync(svg, 'utf8')).toContain('@keyframes b0');
  expect((await masu(['replay', LEVEL, 'R', '--gif', '-o', gif])).code).toBe(0);
  expect(readFileSync(gif).subarray(0, 6).toString()).toBe('GIF89a');
});

test.each([
  {
    words: ['show', TWO, '--svg'],
    says: '--svg makes a picture of one level; there are 2. Choose one with --level <n>.',
  },
  { words: ['show', LEVEL, '-o', 'x.svg'], says: '-o x.svg needs a picture: add --svg.' },
  {
    words: ['show', LEVEL, '--svg', '-o', 'x.png'],
    says: '--svg makes a .svg file, but -o x.png names a .png file.',
  },
  {
    words: ['replay', LEVEL, 'R', '--gif', '-o', 'x.svg'],
    says: '--gif makes a .gif file, but -o x.svg names a .svg file.',
  },
  { words: ['replay', LEVEL, 'R', '--svg', '--gif'], says: 'Choose one of --svg and --gif.' },
  { words: ['replay', LEVEL, 'R', '--svg', '--json'], says: 'Choose one of --json and a picture.' },
])('refused with a sentence: $words', async ({ words, says }) => {
  const { code, stderr } = await masu(words);
  expect([code, stderr]).toEqual([31, `masu: ${says}\n`]);
});

test('without a picture, -o takes the text or the JSON', async () => {
  const [shown, replayed] = [join(FOLDER, 'shown.txt'), join(FOLDER, 'replayed.json')];
  expect(await masu(['show', LEVEL, '-o', shown])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(shown, 'utf8')).toBe((await masu(['show', LEVEL])).stdout);
  expect(await masu(['replay', LEVEL, 'R', '--json', '-o', replayed])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(JSON.parse(readFileSync(replayed, 'utf8'))).toMatchObject({ level: 1, solved: true, lurd: 'R' });
});
