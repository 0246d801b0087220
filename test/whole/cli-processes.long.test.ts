// What only whole processes of masu show: worker threads, their memory, and Ctrl-C while they work.

import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { largeRoom } from './large-room.js';
import { FOLDER, file, lines, masu, ROOT } from './masu.js';

const ONE = '#####\n#@$.#\n#####\n';
const ROOM = '######\n#@$ .#\n#    #\n######\n';

test('a level that fills the memory does not end the others', async () => {
  const path = file('memory.txt', `${largeRoom(20, 16)}\n${ONE}`);
  const { code, stdout } = await masu(['solve', path, '--solver', 'bfs-hash', '--memory', '64', '--json']);
  expect(code).toBe(20);
  expect(lines(stdout)).toEqual([
    expect.objectContaining({ verdict: 'gave-up', limit: 'memory' }),
    expect.objectContaining({ verdict: 'solved' }),
  ]);
});

/** Makes a program write a file as soon as it listens for Ctrl-C, and its workers another, a letter for each job they begin. */
const TELLS = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync, writeFileSync } from 'node:fs';
  import { isMainThread, parentPort } from 'node:worker_threads';
  const { MASU_LISTENS: listens } = process.env;
  if (isMainThread) process.on('newListener', (name) => name === 'SIGINT' && setImmediate(() => writeFileSync(listens, '')));
  else {
    const { on } = parentPort;
    parentPort.on = (name, take) => on.call(parentPort, name, (message) => {
      if (message.kind === 'start') appendFileSync(listens + '-begun', 's');
      take(message);
    });
  }
`)}`;

const isLonger = (path: string, bytes: number): boolean => existsSync(path) && statSync(path).size > bytes;

test.each([
  ['one level', `${largeRoom(20, 16)}`, [], /^masu: interrupted; not solved: level 1\n$/],
  [
    'many',
    `${ONE}\n${largeRoom(20, 16)}\n${ONE}\n${ONE}`,
    [1],
    /^2 levels: 1 solved.*\nmasu: interrupted; not solved: levels 2–4\n$/,
  ],
])('Ctrl-C: prints what is done and says what is not: %s', async (name, text, done, said) => {
  const path = file(`stop-${name.replace(' ', '-')}.txt`, text);
  const mark = join(FOLDER, `listens-${done.length}`);
  const { code, stdout, stderr } = await masu(['solve', path, '--solver', 'bfs-hash', '--json'], {
    env: { NODE_OPTIONS: `--import=${TELLS}`, MASU_LISTENS: mark },
    interruptWhen: (printed) =>
      existsSync(mark) && isLonger(`${mark}-begun`, done.length) && lines(printed).length === done.length,
  });
  expect(code).toBe(130);
  const found = lines(stdout);
  expect(found.filter(({ verdict }) => verdict === 'solved').map(({ level }) => level)).toEqual(done);
  expect(found.at(-1)).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
  expect(stderr).toMatch(said);
});

test('Ctrl-C ends a generation of Futoshiki cleanly with what was made', async () => {
  const words = ['generate', 'futoshiki', '--size', '9', '--seed', '1', '--count', '100000'];
  const { code, stdout, stderr } = await masu(words, { interruptWhen: (text) => text !== '' });
  expect(code).toBe(130);
  expect(stderr).toMatch(/^masu: interrupted; generated \d+ of 100000\n$/);
  const whole = await masu(['check', file('stopped.txt', stdout), '-q']);
  expect(whole.code).toBe(0);
});

test('Ctrl-C ends a generation of Sokoban levels cleanly with what was made', async () => {
  const words = ['generate', 'sokoban', '--grade', 'easy', '--seed', '1', '--count', '100000'];
  const { code, stdout, stderr } = await masu(words, { interruptWhen: (text) => text !== '' });
  expect(code).toBe(130);
  expect(stderr).toMatch(/^masu: interrupted; generated \d+ of 100000\n$/);
  expect((await masu(['check', file('stopped.xsb', stdout), '-q'])).code).toBe(0);
});

test('a worker makes the same level as the program', async () => {
  const library = pathToFileURL(join(ROOT, 'dist/studio/sokoban/compose/compose.js')).href;
  const code = `
    const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(library)}).then(({ composeSokoban }) => {
      const composing = composeSokoban({ grade: 'tricky' }, 21);
      let next = composing.next();
      while (!next.done) next = composing.next();
      parentPort.postMessage(next.value.value.rows);
    });`;
  const rows = await new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const [level] = lines((await masu(['generate', 'sokoban', '--grade', 'tricky', '--seed', '21', '--json'])).stdout);
  expect(rows).toEqual(level?.board);
});

test('label: a run that was stopped continues with the same command and writes the same file', async () => {
  const many = file('many.txt', `${ROOM}\n`.repeat(1000));
  const [whole, out] = [join(FOLDER, 'whole.jsonl'), join(FOLDER, 'labels.jsonl')];
  expect((await masu(['label', many, '-o', whole])).code).toBe(0);
  expect(existsSync(`${whole}.progress`)).toBe(false);
  const isBegun = (): boolean => existsSync(out) && statSync(out).size > 0;
  const stopped = await masu(['label', many, '-o', out], { interruptWhen: isBegun });
  expect([stopped.code, stopped.stderr]).toEqual([
    130,
    expect.stringContaining('run the same command again to continue'),
  ]);
  // A kill leaves more than the progress says.
  appendFileSync(out, '{"level":');
  const other = await masu(['label', many, '-o', out, '--dead']);
  expect([other.code, other.stderr]).toEqual([
    31,
    expect.stringContaining('belongs to a run with other files or options'),
  ]);
  const again = await masu(['label', many, '-o', out, '--jobs', '2']);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('masu: continuing after ')]);
  expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  expect(existsSync(`${out}.progress`)).toBe(false);
});
