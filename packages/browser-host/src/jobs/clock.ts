// The clock for jobs in the browser. A worker can't measure CPU time; wall time is the closest available.

import type { Clock } from '@masu/engine/jobs/engines/engine.js';

/** Yields to pending messages by posting one to itself: timers have a minimum of 4 ms, messages do not. */
function messagePauses(): () => Promise<void> {
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
  return { now: () => performance.now(), cpu: () => performance.now(), pause: messagePauses() };
}
