// `masu env` on its streams: lines in pieces and too long ones, files, the end of the input, `close`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines, masuHere } from '../../../../test/masu-here.js';

const { folder, file, masu } = masuHere();

const ROOM = '#######\n#@$ . #\n#######\n';
file('room.txt', ROOM);
mkdirSync(join(folder, 'levels'));

const ask = async (...lines: readonly unknown[]) => {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, stdout, stderr } = await masu(['env'], { input });
  return { code, stderr, replies: jsonLines(stdout) };
};

test('one reply per line; the last line needs no end, empty ones get none', async () => {
  const { code, stderr, replies } = await ask(
    { do: 'reset', file: 'room.txt', exact: true },
    '',
    '{"do":"step","action":"r"}\r',
    { do: 'step', action: 'r' },
  );
  expect([code, stderr, replies.length]).toEqual([0, '', 3]);
  expect(replies[0]).toMatchObject({ ok: true, exact: { distance: 2, optimal: ['R'] } });
  expect(replies[2]).toMatchObject({ terminated: true });
});

test('close ends it, whatever follows', async () => {
  const { code, replies } = await ask({ do: 'close', id: 'end' }, { do: 'hello' });
  expect([code, replies]).toEqual([0, [{ ok: true, id: 'end' }]]);
});

test('a line that is too long gets an error, and the next one a reply', async () => {
  const { code, replies } = await ask(`{"do":"reset","level":"${'#'.repeat(9_000_000)}"}`, { do: 'hello' });
  expect(code).toBe(0);
  expect(replies).toMatchObject([
    { ok: false, error: { code: 'too-large' } },
    { ok: true, version: 1 },
  ]);
});

test.each([
  ['missing.txt', 'No such file.'],
  ['levels', 'Expected a file, but this is a folder.'],
  ['/dev/zero', 'Expected a file, but this is a device.'],
])('a file that can’t be read: %s', async (path, message) => {
  const { code, replies } = await ask({ do: 'reset', file: path });
  expect([code, replies]).toEqual([0, [{ ok: false, error: { code: 'bad-file', message: `${path}: ${message}` } }]]);
});
