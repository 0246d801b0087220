// The command line as a function of its host: exit codes, signals, colors, the progress line, help, and bugs.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { expect, test } from 'vitest';
import { jsonLines, masuHere, memoryHost } from '../../../../test/masu-here.js';
import { largeRoom } from '../../../../test/whole/large-room.js';
import { version } from './interface/version.js';
import { runMasu } from './run-masu.js';

const { folder, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const one = file('one.xsb', ONE);
const TWO_STEPS = file('two-steps.xsb', `${ONE}\n${largeRoom(20, 16)}`);

test('help and version have a way before, in, and after a command', async () => {
  const help = await masu(['--help']);
  expect(help.stdout).toMatch(
    /^masu: play, solve, and analyze Sokoban and Futoshiki\n\nUsage: masu \[command\] \[options\]/,
  );
  expect(help.stdout.match(/^ {2}\w+ {2,}[A-Z]/gm)?.length).toBeGreaterThan(20);
  expect([await masu(['-h']), await masu(['help'])]).toEqual([help, help]);
  const ofSolve = await masu(['solve', '--help']);
  expect([await masu(['help', 'solve']), await masu(['-q', 'solve', '-h'])]).toEqual([ofSolve, ofSolve]);
  expect(ofSolve.stdout).toContain('--no-color');
  expect((await masu(['batch', '--help'])).code).toBe(0);
  const numbered = { code: 0, stdout: `${version()}\n`, stderr: '' };
  expect([await masu(['-V']), await masu(['--version']), await masu(['solve', '-V'])]).toEqual([
    numbered,
    numbered,
    numbered,
  ]);
});

test('help is as wide as the terminal', async () => {
  const width = async (options?: Parameters<typeof masu>[1]): Promise<number> => {
    const { stdout } = await masu(['optimize', '--help'], options);
    const lines = stdout.slice(stdout.indexOf('\nOptions:')).split('\n');
    return Math.max(...lines.map((line) => line.length));
  };
  expect(await width({ isTerminal: true, stdout: { columns: 120 } })).toBeGreaterThan(80);
  expect(await width({ isTerminal: true, stdout: { columns: 80 } })).toBeLessThanOrEqual(80);
  expect(await width({ stdout: { columns: 120 } })).toBeLessThanOrEqual(80);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('%s asks the command to stop; it reports what it has, and the exit code is %i', async (signal, code) => {
  const words = ['solve', TWO_STEPS, '--solver', 'bfs-hash', '-o', `${signal}.sok`];
  const ended = await masu(words, { signal, interruptWhen: (stdout) => stdout.includes('level 1: solved') });
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining('masu: interrupted; not solved: level 2')]);
  expect(readFileSync(join(folder, `${signal}.sok`), 'utf8')).toContain('Solution\nR\n');
});

test('a second Ctrl-C ends it at once; a second SIGHUP does not', async () => {
  const exits: number[] = [];
  const host = { ...memoryHost({ cwd: folder }), exit: (code: number) => exits.push(code) };
  const isHeld = new Promise<void>((begun) => {
    const run = () => {
      begun();
      // A thread that never answers.
      return { report: new Promise(() => {}), stop() {} };
    };
    Object.assign(host, { openPool: () => ({ run, close() {} }) });
  });
  const ended = runMasu(['solve', TWO_STEPS, '--level', '2'], host);
  await isHeld;
  host.signals.emit('SIGHUP', 'SIGHUP');
  host.signals.emit('SIGHUP', 'SIGHUP');
  expect(exits).toEqual([]);
  host.signals.emit('SIGINT', 'SIGINT');
  expect([await ended, exits]).toEqual([130, [130]]);
});

test('nohup: a closed terminal stops nothing', async () => {
  const words = ['solve', TWO_STEPS, '--solver', 'bfs-hash', '--nodes', '2000'];
  const interruptWhen = (stdout: string): boolean => stdout.includes('level 1: solved');
  const ended = await masu(words, { signal: 'SIGHUP', interruptWhen, env: { _: '/usr/bin/nohup' } });
  expect([ended.code, ended.stdout]).toEqual([20, expect.stringContaining('level 2: gave up')]);
});

test('after a command, its signals do what they did before', async () => {
  const host = memoryHost({ cwd: folder, input: ONE });
  expect(await runMasu(['solve', '-'], host)).toBe(0);
  expect(host.signals.eventNames()).toEqual([]);
});

const BOLD = '\u001b[1m';
test.each<[name: string, options: Parameters<typeof masu>[1], words: readonly string[], isBold: boolean]>([
  ['on a terminal', { isTerminal: true }, [], true],
  ['into a pipe', {}, [], false],
  ['with NO_COLOR', { isTerminal: true, env: { NO_COLOR: '1' } }, [], false],
  ['with an empty NO_COLOR', { isTerminal: true, env: { NO_COLOR: '' } }, [], true],
  ['with --no-color', { isTerminal: true }, ['--no-color'], false],
  ['on a terminal that can’t', { isTerminal: true, env: { TERM: 'dumb' } }, [], false],
])('bold text %s: %#', async (_, options, words, isBold) => {
  const { code, stdout } = await masu(['grade', one, ...words], options);
  expect([code, stdout.includes(BOLD)]).toEqual([0, isBold]);
});

test('the progress line is on a terminal alone, within its width, and gone in the end', async () => {
  const words = ['solve', TWO_STEPS, '--level', '2', '--solver', 'bfs-hash', '--cpu', '0.5'];
  const narrow = { isTerminal: true, stderr: { columns: 40 } };
  const shown = await masu(words, narrow);
  const drawn = shown.stderr.split('\r\u001b[K');
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn[1]).toMatch(/^\d+ s: [\d,]+ positions?/);
  expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(40);
  expect(drawn.at(-1)).toBe('');
  expect((await masu([...words, '-q'], narrow)).stderr).toBe('');
  expect((await masu(words)).stderr).toBe('');
});

test('a bug is named as one, with its details: 39', async () => {
  const broken = (): never => {
    throw new Error('the thread is broken');
  };
  const host = { ...memoryHost({ cwd: folder }), openPool: broken };
  expect(await runMasu(['solve', TWO_STEPS], host)).toBe(39);
  expect(host.stderr.text).toMatch(
    /^masu: internal error\. This is a bug in masu; please report it with the command you ran\.\nError: the thread is broken\n/,
  );
});

test('a bug in one level does not end the others', async () => {
  const inner = nodeThread();
  let count = 0;
  const sometimes = {
    run: (...asked: Parameters<typeof inner.run>) =>
      ++count === 2 ? { report: Promise.reject(new Error('no answer')), stop() {} } : inner.run(...asked),
    close: inner.close,
  };
  const host = { ...memoryHost({ cwd: folder }), openPool: () => sometimes as typeof inner };
  const three = file('three.xsb', `${ONE}\n${ONE}\n${ONE}`);
  expect(await runMasu(['solve', three, '--json'], host)).toBe(39);
  expect(jsonLines(host.stdout.text).map(({ level }) => level)).toEqual([1, 3]);
  expect(host.stderr.text).toMatch(/^masu: level 2: internal error\. This is a bug in masu\. Error: no answer/);
});

test('relative paths begin in the folder of the host, and messages say what was typed', async () => {
  file('below/level.xsb', ONE);
  const cwd = join(folder, 'below');
  expect(await masu(['check', 'level.xsb'], { cwd })).toMatchObject({
    code: 0,
    stdout: 'level.xsb: level 1: valid; sokoban, xsb, 5 × 3, 1 box\n',
  });
  expect((await masu(['check', 'below', './one.xsb'])).stdout.match(/^.*?(?=: level)/gm)).toEqual([
    'below/level.xsb',
    './one.xsb',
  ]);
  expect((await masu(['solve', 'level.xsb', '-o', '../up.sok'], { cwd })).code).toBe(0);
  expect(existsSync(join(folder, 'up.sok'))).toBe(true);
  expect(await masu(['config', 'solve.time', '5'], { cwd, env: { MASU_HOME: 'home-here' } })).toMatchObject({
    code: 0,
  });
  expect(existsSync(join(cwd, 'home-here/config.json'))).toBe(true);
});

test('today is the day of the host', async () => {
  const now = (): number => new Date(2026, 10, 16, 12).getTime();
  const { stdout } = await masu(['daily', 'futoshiki', '--show'], { now });
  expect(stdout).toContain('Daily Futoshiki 2026-11-16');
});
