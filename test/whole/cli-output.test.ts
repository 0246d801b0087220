// Where a command's data goes: a file, standard output, a pipe, or a device; and the errors if it can't be written. Devices
// are those of Linux.

import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HAS_SHELL, IS_LINUX } from '../only-where.js';
import { FOLDER, file, MASU, masu } from './masu.js';

const ONE = '#####\n#@$.#\n#####\n';
const one = file('one.txt', ONE);

test.runIf(IS_LINUX && HAS_SHELL)('-o into a pipe writes to it and leaves it a pipe', () => {
  const pipe = join(FOLDER, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const script = `"$0" "$1" convert one.txt --to rle -o pipe -q & cat pipe; wait $!`;
  const { stdout, status } = spawnSync('sh', ['-c', script, process.execPath, MASU], {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 600_000,
  });
  expect([stdout, status, statSync(pipe).isFIFO()]).toEqual(['5#|#@$.#|5#\n', 0, true]);
});

test.runIf(IS_LINUX && HAS_SHELL)(
  'with -o a command continues when its standard output is closed; without it, it ends quietly',
  () => {
    file('three.xsb', `${ONE}\n${ONE}\n${ONE}`);
    const script = `{ "$0" "$1" solve three.xsb -o three.sok; echo $? >code; } | :; "$0" "$1" solve three.xsb | :; cat code`;
    const run = spawnSync('sh', ['-c', script, process.execPath, MASU], { cwd: FOLDER, encoding: 'utf8' });
    expect([run.stdout, run.stderr.match(/3 solved/g)]).toEqual(['0\n', ['3 solved']]);
    expect(readFileSync(join(FOLDER, 'three.sok'), 'utf8').match(/^Solution\nR$/gm)).toHaveLength(3);
  },
);

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

test.runIf(IS_LINUX)('a full disk is reported in one sentence', () => {
  const full = openSync('/dev/full', 'w');
  const shown = spawnSync(process.execPath, [MASU, 'show', one], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(shown.status).toBe(32);
  expect(shown.stderr).toBe('masu: Can’t write standard output: the disk is full.\n');
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

test.runIf(HAS_SHELL)('a closed standard error does not stop the work', () => {
  const closed = spawnSync('sh', ['-c', '"$0" "$1" solve one.txt -o solved.sok 2>&-', process.execPath, MASU], {
    cwd: FOLDER,
  });
  expect(closed.status).toBe(0);
  expect(readFileSync(join(FOLDER, 'solved.sok'), 'utf8')).toContain('Solution');
});
