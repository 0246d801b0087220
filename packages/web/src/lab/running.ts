// Advances a running lab at the chosen speed.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface Runnable {
  readonly isRunning: Signal<boolean>;
  readonly speed: Signal<number>;
  advance(steps: number): void;
}

/** `speeds`: steps per second. A slow machine skips frames, never states. */
export function useRunning(lab: Runnable, speeds: readonly number[]): void {
  const running = lab.isRunning.value;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let owed = 0;
    let frame = requestAnimationFrame(function tick(now) {
      owed += ((now - last) / 1000) * (speeds[lab.speed.peek()] ?? 1);
      last = now;
      if (owed >= 1) lab.advance(Math.floor(owed));
      owed %= 1;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [lab, running, speeds]);
}
