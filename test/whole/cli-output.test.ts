// Where the data of a whole process goes: a pipe or a device, one that is closed or full. Devices are those of Linux.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HAS_SHELL, IS_LINUX } from '../only-where.js';
import { FOLDER, file, MASU } from './masu.js';

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

test.runIf(HAS_SHELL)('a closed standard error does not stop the work', () => {
  const closed = spawnSync('sh', ['-c', '"$0" "$1" solve one.txt -o solved.sok 2>&-', process.execPath, MASU], {
    cwd: FOLDER,
  });
  expect(closed.status).toBe(0);
  expect(readFileSync(join(FOLDER, 'solved.sok'), 'utf8')).toContain('Solution');
});

test('a closed pipe ends the program quietly', async () => {
  const many = file('many.txt', `${ONE}\n`.repeat(20_000));
  const ended = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [MASU, 'show', many], { cwd: FOLDER });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    child.on('close', (code) => resolve({ code, stderr }));
  });
  expect(ended).toEqual({ code: 0, stderr: '' });
});
