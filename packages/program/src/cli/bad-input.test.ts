// For any input, the program prints a sentence and exits: no stack trace, no hang, only valid levels on standard output,
// and nothing that disturbs a terminal.

import { closeSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';
import { randomFor } from '../../../../test/seed.js';

const { folder: FOLDER, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const one = file('one.txt', ONE);
mkdirSync(join(FOLDER, 'folder'));

const random = randomFor(20);
const noise = Uint8Array.from({ length: 5000 }, () => random.below(256));
const huge = openSync(join(FOLDER, 'huge.txt'), 'w');
ftruncateSync(huge, 64 * 1024 * 1024 + 1);
closeSync(huge);
const wide = ['#'.repeat(300), `#@$.${' '.repeat(295)}#`, '#'.repeat(300)].join('\n');

const FILES: readonly [name: string, path: string, sentence: RegExp][] = [
  ['a missing file', 'absent.txt', /^masu: absent\.txt: No such file\.\n$/],
  ['a folder without levels', 'folder', /^folder: No level files in this folder\.\n$/],
  ['a path through a file', 'one.txt/x', /^masu: one\.txt\/x: No such file\.\n$/],
  ['a file that fails on reading', '/proc/self/mem', /^masu: \/proc\/self\/mem: Can’t read the file: E\w+\.\n$/],
  ['64 MiB and a byte', 'huge.txt', /^masu: huge\.txt: File too large \(limit: 64 MiB\)\.\n$/],
  ['a file without end', '/dev/zero', /^masu: \/dev\/zero: File too large \(limit: 64 MiB\)\.\n$/],
  ['an empty file', file('empty.txt', ''), /empty\.txt:1:1: The file is empty\. \[empty-file\]\n$/],
  ['random bytes', file('noise.bin', noise), /noise\.bin:\d+:\d+: .+\n$/],
  ['prose', file('prose.txt', 'Dear reader,\nthere is no level here.\n'), /prose\.txt:\d+:\d+: .+\n$/],
  ['half a level', file('half.txt', ONE.slice(0, 9)), /half\.txt:\d+:\d+: .+\n$/],
  ['half an XML file', file('half.slc', '<?xml version="1.0"?><SokobanLevels><Level'), /half\.slc:\d+:\d+: .+\n$/],
  [
    'a board of 300 columns',
    file('wide.txt', wide),
    /wide\.txt:1:1: level 1: Level too large: 300 × 3 \(maximum 255 × 255/,
  ],
];

test.each(FILES)('%s', async (_name, path, sentence) => {
  for (const command of ['show', 'check', 'solve']) {
    const { code, stdout, stderr } = await masu([command, path, '-q']);
    expect([code, stdout]).toEqual([30, '']);
    expect(stderr).toMatch(command === 'check' ? new RegExp(sentence.source.replace('^masu: ', '^')) : sentence);
    expect(stderr).not.toMatch(/\n\s+at |Error:/);
  }
});

const USAGE: readonly [name: string, words: readonly string[], sentence: RegExp][] = [
  ['a near command', ['sovle', 'x'], /Unknown command "sovle"\. Did you mean "solve"\?/],
  ['the beginning of a command', ['repl'], /Did you mean "replay"\?/],
  ['no command at all like it', ['xyzzy'], /Unknown command "xyzzy"\. Available: /],
  ['a near option', ['show', one, '--lvel', '1'], /^masu: Unknown option "--lvel"\. Did you mean "--level"\?\n$/],
  ['a global option there is not', ['--verison'], /Did you mean "--version"\?/],
  ['a missing file name', ['show'], /^masu: Missing <file>\. Run `masu show --help` for the usage\.\n$/],
  ['a word too many', ['completion', 'bash', 'zsh'], /^masu: Too many arguments: expected 1, got 2\./],
  ['an option without its value', ['show', one, '--level'], /^masu: --level needs a value: --level <list>\.\n$/],
  [
    'a malformed number',
    ['show', one, '--level', 'x'],
    /--level: expected numbers and ranges such as 3 or 1,4-6, got "x"\./,
  ],
  ['level 0', ['show', one, '--level', '0'], /--level: expected numbers and ranges such as 3 or 1,4-6, got "0"\./],
  ['a malformed limit', ['solve', one, '--time', '5s'], /--time: expected a number of seconds, got "5s"\./],
  ['a near solver', ['solve', one, '--solver', 'bfs-hsah'], /Did you mean "bfs-hash"\?/],
  ['a near format', ['show', one, '--format', 'xbs'], /Did you mean "xsb"\?/],
  ['convert without --to', ['convert', one], /Missing --to <format>\. Available: xsb/],
  ['a near puzzle', ['generate', 'futoshki'], /^masu: Unknown puzzle "futoshki"\. Did you mean "futoshiki"\?\n$/],
  [
    'a solver of the other puzzle',
    ['compare', one, '--solvers', 'backtrack'],
    /contains sokoban, which backtrack can’t solve/,
  ],
  ['standard input twice', ['check', '-', '-'], /^masu: Standard input can be read only once\. Name - once\.\n$/],
  [
    'a file with the name of an option',
    ['show', '-dash.xsb'],
    /For the file of that name, write "\.\/-dash\.xsb"\.\n$/,
  ],
  ['two things from standard input', ['replay', '-', '-'], /Only one of file and moves/],
];

file('-dash.xsb', '#####\n#@$.#\n#####\n');

test.each(USAGE)('wrong usage: %s', async (_name, words, sentence) => {
  const { code, stdout, stderr } = await masu(words);
  expect([code, stdout]).toEqual([31, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('help opens with examples; version is the package’s', async () => {
  const help = await masu(['--help']);
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout.indexOf('Examples:')).toBeLessThan(help.stdout.indexOf('Solve:'));
  const one = await masu(['solve', '--help']);
  expect([one.code, one.stdout.startsWith('Examples:\n')]).toEqual([0, true]);
  expect((await masu(['help', 'solve'])).stdout).toBe(one.stdout);
  expect((await masu(['help', 'batch', 'plan'])).stdout).toContain('Usage: masu batch plan');
  const version = await masu(['--version']);
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await masu(['solve', '--version'])).toEqual(version);
});

test('no text of a file disturbs the terminal', async () => {
  const evil = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202egnirts';
  const path = file(
    'evil.txt',
    `${ONE}Title: ${evil}\nAuthor: ${evil}\n\n${ONE}Title: ${evil}\n\n##x##\n#@$.#\n#####\n`,
  );
  for (const words of [
    ['show', path],
    ['check', path],
    ['check', path, '--json'],
    ['solve', path, '--solver', 'bfs-hash'],
    ['solve', path, '--solver', 'bfs-hash', '--json'],
    ['hint', path],
  ]) {
    const { stdout, stderr } = await masu(words);
    expect(`${stdout}${stderr}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect(stdout).toContain('owned');
  }
});
