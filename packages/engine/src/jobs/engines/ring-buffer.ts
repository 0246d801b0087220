// A pair of single-producer, single-consumer ring buffers in shared memory, connecting two workers on one level. Only
// the writer changes the count of messages sent, and only the reader the count of messages taken, so two atomic counters
// are all the synchronization needed. Messages through the pool would also work, but each would wait for a yield at both
// ends and be copied twice.

import type { Partner } from '@masu/core/base/outcome.js';

/** A worker's end: the memory, and which of the two workers it is. */
export interface Channel {
  readonly memory: SharedArrayBuffer;
  readonly index: 0 | 1;
}

/** The longest message, in bytes. */
const MESSAGE_BYTES = 1 << 17;
const SLOTS = 2;
/** Sent, taken, then the length of each message; padded to keep the counters of both directions apart. */
const HEAD_BYTES = 64;
const BUFFER_BYTES = HEAD_BYTES + SLOTS * MESSAGE_BYTES;
export const SHARED_BYTES = 2 * BUFFER_BYTES;

const SENT = 0;
const TAKEN = 1;
const LENGTHS = 2;

/** Whether this host can share memory. A page can only if it is cross-origin isolated. */
export const canShare = (): boolean => typeof SharedArrayBuffer !== 'undefined';

/** Memory for both directions, if memory can be shared. */
export const makeRingBuffers = (): SharedArrayBuffer => new SharedArrayBuffer(SHARED_BYTES);

export function isChannel(value: unknown): value is Channel {
  if (typeof value !== 'object' || value === null || !canShare()) return false;
  const { memory, index } = value as Partial<Channel>;
  return memory instanceof SharedArrayBuffer && memory.byteLength === SHARED_BYTES && (index === 0 || index === 1);
}

interface RingBuffer {
  readonly head: Int32Array;
  slot(count: number): Uint8Array;
}

function ringBuffer(memory: SharedArrayBuffer, way: number): RingBuffer {
  const from = way * BUFFER_BYTES;
  return {
    head: new Int32Array(memory, from, HEAD_BYTES / 4),
    slot: (count) => new Uint8Array(memory, from + HEAD_BYTES + (count % SLOTS) * MESSAGE_BYTES, MESSAGE_BYTES),
  };
}

/** The other worker, seen from this end. */
export function openChannel({ memory, index }: Channel): Partner {
  const out = ringBuffer(memory, index);
  const into = ringBuffer(memory, 1 - index);
  const waiting = ({ head }: RingBuffer): number => Atomics.load(head, SENT) - Atomics.load(head, TAKEN);
  return {
    index,
    canSend: () => waiting(out) < SLOTS,
    send(message) {
      if (message.length > MESSAGE_BYTES || waiting(out) >= SLOTS) throw new Error('no room for the message');
      const sent = Atomics.load(out.head, SENT);
      out.slot(sent).set(message);
      Atomics.store(out.head, LENGTHS + (sent % SLOTS), message.length);
      Atomics.store(out.head, SENT, sent + 1);
    },
    receive() {
      if (waiting(into) <= 0) return undefined;
      const start = Atomics.load(into.head, TAKEN);
      const message = into.slot(start).slice(0, Atomics.load(into.head, LENGTHS + (start % SLOTS)));
      Atomics.store(into.head, TAKEN, start + 1);
      return message;
    },
  };
}
