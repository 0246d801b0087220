// Files, folders, --level, and -q mean the same in every command that reads levels.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const board = (width: number): string => `${'#'.repeat(width)}\n#@${' '.repeat(width - 5)}$.#\n${'#'.repeat(width)}\n`;
const titled = (widths: readonly number[]): string =>
  widths.map((width) => `${board(width)}Title: Corridor ${width}\nAuthor: Ann\n`).join('\n');

const A = file('a.xsb', `; The first set\n;\n\n${titled([5, 6, 7])}`);
const B = file('b.xsb', `; The second set\n;\n\n${titled([8, 9])}`);
const SET = join(FOLDER, 'set');
mkdirSync(join(SET, 'below'), { recursive: true });
writeFileSync(join(SET, '1.xsb'), titled([10]));
writeFileSync(join(SET, 'below', '2.xsb'), titled([11, 12]));
writeFileSync(join(SET, 'README.md'), '# About these levels\n');

type Line = Record<string, unknown> & { readonly file: string; readonly level: number };
const lines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const TWO = [
  [A, 1],
  [A, 2],
  [B, 1],
  [B, 2],
];
const BELOW = [
  [join(SET, '1.xsb'), 1],
  [join(SET, 'below/2.xsb'), 1],
  [join(SET, 'below/2.xsb'), 2],
];

/** The words of a command around its files. */
const COMMANDS: readonly [name: string, words: (...files: string[]) => string[]][] = [
  ['check', (...files) => ['check', ...files]],
  ['solve', (...files) => ['solve', ...files]],
  ['hint', (...files) => ['hint', ...files]],
  ['grade', (...files) => ['grade', ...files]],
  ['replay', (...files) => ['replay', ...files, 'r']],
  ['compare', (...files) => ['compare', ...files, '--solvers', 'bfs-hash']],
  ['optimize', (...files) => ['optimize', ...files, '--nodes', '50']],
];

test.each(COMMANDS)('%s: several files and a list of levels of each; every file below a folder', async (_, words) => {
  const places = (text: string) => lines(text).map(({ file: name, level }) => [name, level]);
  const listed = await masu([...words(A, B), '--level', '1-2', '--json']);
  expect([listed.code, places(listed.stdout)]).toEqual([0, TWO]);
  const below = await masu([...words(SET), '--json']);
  expect([below.code, places(below.stdout)]).toEqual([0, BELOW]);
  expect(below.stderr).toContain('1 file in a folder holds no levels and was skipped.\n');
});

test('show and convert take several files, folders, and a list of levels, too', async () => {
  const shown = await masu(['show', A, SET, '--level', '1']);
  expect([shown.code, shown.stdout.match(/^; .*/gm)]).toEqual([
    0,
    [`; ${A} 1 Corridor 5`, `; ${BELOW[0]?.[0]} 1 Corridor 10`, `; ${BELOW[1]?.[0]} 1 Corridor 11`],
  ]);
  const converted = await masu(['convert', A, B, '--level', '2', '--to', 'sok']);
  expect([converted.code, converted.stdout.match(/^(?:Corridor .*|Author: .*)/gm)]).toEqual([
    0,
    ['Corridor 6', 'Author: Ann', 'Corridor 9', 'Author: Ann'],
  ]);
});

test('text output names each file once, if there are several', async () => {
  const { stdout } = await masu(['optimize', A, B, '--level', '1', '--nodes', '50']);
  expect(stdout.split('\n').filter((line) => /:$|^level/.test(line))).toEqual([
    `${A}:`,
    expect.stringMatching(/^level 1 “Corridor 5”/),
    `${B}:`,
    expect.stringMatching(/^level 1 “Corridor 8”/),
  ]);
});

test('a folder without levels is an error', async () => {
  const empty = join(FOLDER, 'empty');
  mkdirSync(empty, { recursive: true });
  const { code, stderr } = await masu(['solve', empty]);
  expect([code, stderr]).toEqual([30, `${empty}: No level files in this folder.\n`]);
});

test('batch plan takes a list of levels', async () => {
  const out = join(FOLDER, 'planned');
  const { code, stderr } = await masu(['batch', 'plan', A, B, '--level', '2', '--time', '5', '-o', out]);
  expect([code, stderr]).toEqual([0, expect.stringContaining('2 jobs (2 levels in 2 files')]);
});

test('a .sok file from several files keeps titles, authors, and comments', async () => {
  const out = join(FOLDER, 'both.sok');
  const solved = await masu(['solve', A, B, '-o', out, '-q']);
  expect(solved).toEqual({ code: 0, stdout: '', stderr: '' });
  const text = readFileSync(out, 'utf8');
  expect(text.match(/^Corridor \d+/gm)).toEqual([5, 6, 7, 8, 9].map((width) => `Corridor ${width}`));
  expect(text.match(/^Author: Ann/gm)?.length).toBe(5);
  expect(text).toMatch(/The first set[\s\S]*The second set/);
});

test('what a .sok file can’t represent is named per level, and the rest is written', async () => {
  const odd = file('odd.slc', slc('Corridor 20\nof two lines'));
  const out = join(FOLDER, 'odd.sok');
  const { code, stderr } = await masu(['solve', A, odd, '-o', out, '-q']);
  const text = readFileSync(out, 'utf8');
  expect(text.match(/^Corridor \d+/gm)?.slice(0, 3)).toEqual(['Corridor 5', 'Corridor 6', 'Corridor 7']);
  expect(code).toBe(0);
  for (const line of stderr.split('\n').filter((each) => each !== '')) {
    expect(line).toMatch(/odd\.slc:\d+:1: level 1: Not written, because SOK can’t represent it: /);
  }
});

function slc(title: string): string {
  const rows = board(20)
    .trimEnd()
    .split('\n')
    .map((row) => `<L>${row}</L>`)
    .join('');
  return `<?xml version="1.0"?><SokobanLevels><LevelCollection><Level Id="${title}">${rows}</Level></LevelCollection></SokobanLevels>\n`;
}

const QUIET: readonly [name: string, words: readonly string[], stdout: string][] = [
  ['check', ['check', A, B], ''],
  [
    'check of a file with duplicates',
    ['check', file('copies.xsb', '#####\n#@$.#\n#####\n\n#####\n#.$@#\n#####\n')],
    '',
  ],
  ['show', ['show', A, '--level', '1'], board(5)],
  ['import', ['import', A], ''],
  ['config', ['config', 'solve.time', '60'], ''],
  ['convert', ['convert', A, '--to', 'rle', '-o', join(FOLDER, 'a.rle')], ''],
  ['batch plan', ['batch', 'plan', A, '-o', join(FOLDER, 'quiet-run')], ''],
];

test.each(QUIET)('-q: %s prints the requested data and nothing else', async (_, words, stdout) => {
  const env = { MASU_HOME: join(FOLDER, 'quiet') };
  expect(await masu([...words, '-q'], { env })).toEqual({ code: 0, stdout, stderr: '' });
});

test('-q: data stays whole, errors stay, and options before the command count', async () => {
  const graded = await masu(['grade', A, '--level', '2']);
  expect((await masu(['grade', A, '--level', '2', '-q'])).stdout).toBe(graded.stdout);
  const solved = await masu(['-q', 'solve', A]);
  // The solutions alone, which `replay` takes.
  expect([solved.stdout.match(/^[lurdLURD]+$/gm)?.length, solved.stdout.match(/^level/gm), solved.stderr]).toEqual([
    3,
    null,
    '',
  ]);
  const bare = (await masu(['solve', A, '--level', '2', '-q'])).stdout;
  expect((await masu(['replay', A, '-', '--level', '2', '--must-solve'], { input: bare })).code).toBe(0);
  const bad = file('bad.xsb', `${board(5)}\n####\n#$.#\n####\n`);
  expect(await masu(['check', bad, '-q'])).toMatchObject({ code: 30, stdout: '', stderr: /no-player/ });
  const unsolvable = file('corner.xsb', '#####\n#$ .#\n#@  #\n#####\n');
  const written = await masu(['solve', A, unsolvable, '-q', '-o', join(FOLDER, 'corner.sok')]);
  expect([written.code, written.stdout.match(/^level.*/gm)]).toEqual([10, [expect.stringContaining('no solution')]]);
  expect((await masu(['-q', 'batch', 'plan', A, '-o', join(FOLDER, 'quiet-before')])).stderr).toBe('');
});

test('optimal says in what, and whether the tie-break is proven', async () => {
  const claim = async (solver: string) => {
    const [report] = lines((await masu(['solve', A, '--level', '2', '--solver', solver, '--json'])).stdout);
    const text = (await masu(['solve', A, '--level', '2', '--solver', solver])).stdout;
    return [report?.claim, report?.optimalIn, report?.tieBreak, /\(([^)]*)\)/.exec(text)?.[1]];
  };
  expect(await claim('push-optimal')).toEqual(['optimal', 'pushes', 'proven', 'fewest pushes']);
  expect(await claim('move-optimal')).toEqual(['optimal', 'moves', 'proven', 'fewest moves']);
  expect(await claim('bfs-hash')).toEqual(['optimal', 'moves', 'open', 'fewest moves, tie-break open']);
  expect(await claim('dfs')).toEqual(['valid', undefined, undefined, 'valid']);
  const compared = await masu(['compare', A, '--level', '2', '--solvers', 'bfs-hash,push-optimal']);
  expect(compared.stdout).toMatch(/solved \(fewest moves\)[\s\S]*solved \(fewest pushes\)/);
  const csv = await masu(['compare', A, '--level', '2', '--solvers', 'bfs-hash,push-optimal', '--csv', '-']);
  expect(csv.stdout).toMatch(/,optimal,moves,open,[\s\S]*,optimal,pushes,proven,/);
  const [hint] = lines((await masu(['hint', A, '--level', '2', '--json'])).stdout);
  expect(hint).toMatchObject({ claim: 'optimal', optimalIn: 'pushes', tieBreak: 'proven' });
});

test.each([
  ['a missing file', ['solve', 'absent.xsb'], ['code', 'message']],
  ['a bad level', ['solve', file('none.xsb', '####\n#$.#\n####\n')], ['code', 'column', 'line', 'message']],
  ['noise', ['solve', file('noise.txt', 'nothing here\n')], ['code', 'column', 'line', 'message']],
])('the JSON error of %s has its documented fields only', async (_, words, fields) => {
  const { stdout } = await masu([...words, '--json']);
  expect(lines(stdout).map(({ error }) => Object.keys(error as object).sort())).toEqual([fields]);
});

test('an import that can’t be read names file, line, and code', async () => {
  const bad = file('bad-import.xsb', '####\n#$.#\n####\n');
  const { code, stderr } = await masu(['import', bad]);
  expect([code, stderr]).toEqual([30, expect.stringMatching(/bad-import\.xsb:1:1: .* \[no-player\]\n$/)]);
  const noise = file('noise-import.json', '{"masu":1');
  expect((await masu(['import', noise])).stderr).toMatch(/noise-import\.json: .* \[bad-saved-data\]\n$/);
});

test('a Futoshiki after a Sokoban board is reported', async () => {
  const mixed = file('mixed.txt', `${board(5)}\n2\n|- -|\n|   |\n|->-|\n`);
  const { code, stderr, stdout } = await masu(['solve', mixed, '--json']);
  expect([code, lines(stdout).length]).toEqual([30, 2]);
  expect(stderr).toContain('mixed.txt:5:1: level 2: This is a Futoshiki level in a file of another puzzle.');
});

test.each([
  ['serve', ['serve', '--host', '1.2.3.4', '--no-open'], 32, 'This machine has no address 1.2.3.4.'],
  ['replay', ['replay', A, 'r', '--level', '1', '--gif', '-o', 's.svg'], 31, '--gif makes a .gif file'],
  ['show', ['show', A, '--level', '1', '--svg', '-o', 's.gif'], 31, '--svg makes a .svg file'],
])('%s: exits with %s', async (_, words, code, says) => {
  const ended = await masu(words);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
});
