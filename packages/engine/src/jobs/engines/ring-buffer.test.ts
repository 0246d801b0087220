// The ring buffers between two workers: messages arrive whole, in order, and once, at any pace of either side, and a
// worker refuses memory that is not such a pair of buffers.

import { expect, test } from 'vitest';
import { randomFor } from '../../../../../test/seed.js';
import { type Channel, isChannel, makeRingBuffers, openChannel } from './ring-buffer.js';

const bothEnds = (shared = makeRingBuffers()) =>
  [openChannel({ memory: shared, index: 0 }), openChannel({ memory: shared, index: 1 })] as const;

test('a message arrives only at the other end, and once', () => {
  const [a, b] = bothEnds();
  a.send(Uint8Array.of(1, 2, 3));
  expect(a.receive()).toBeUndefined();
  expect(b.receive()).toEqual(Uint8Array.of(1, 2, 3));
  expect(b.receive()).toBeUndefined();
});

test('a full buffer refuses messages until the other side reads', () => {
  const [a, b] = bothEnds();
  let sent = 0;
  while (a.canSend()) a.send(Uint8Array.of(sent++));
  expect(sent).toBeGreaterThan(1);
  expect(() => a.send(Uint8Array.of(9))).toThrow();
  b.receive();
  expect(a.canSend()).toBe(true);
  expect(b.canSend()).toBe(true);
});

test('two thousand messages in both directions at any pace: none lost, duplicated, or out of order', () => {
  const ends = bothEnds();
  const random = randomFor(4);
  const sent = [0, 0];
  const got = [0, 0];
  let wrong = 0;
  const message = (way: number, number: number): Uint8Array =>
    new Uint8Array(1 + ((number * 7919) % 300)).fill((number + way) % 251);
  while (Math.min(...got) < 2000) {
    const end = random.below(2);
    const { canSend, send, receive } = ends[end] as (typeof ends)[0];
    if (random.next() < 0.5) {
      if (canSend()) send(message(end, (sent[end] as number)++));
    } else {
      const taken = receive();
      if (taken && taken.join() !== message(1 - end, (got[end] as number)++).join()) wrong++;
    }
  }
  expect(wrong).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['memory that is not shared', { memory: new ArrayBuffer(100), index: 0 }],
  ['memory of another size', { memory: new SharedArrayBuffer(100), index: 0 }],
  ['a third end', { memory: makeRingBuffers(), index: 2 }],
])('%s is not a channel', (_name, value) => {
  expect(isChannel(value)).toBe(false);
});

test('both ends are channels', () => {
  const channel: Channel = { memory: makeRingBuffers(), index: 1 };
  expect(isChannel(channel)).toBe(true);
});
