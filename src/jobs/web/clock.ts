// The browser's clock for jobs. A worker has no clock of its CPU time; the time since it began is the nearest figure.

import type { Clock } from '../engine.js';

/** Lets waiting messages in by sending ourselves one: timers are held back to 4 ms, messages are not. */
function breather(): () => Promise<void> {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(0);
    });
}

export function browserClock(): Clock {
  return { now: () => performance.now(), cpu: () => performance.now(), breathe: breather() };
}
