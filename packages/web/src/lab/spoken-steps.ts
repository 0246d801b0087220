// Advances a running lab at the chosen speed.

import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { speak } from '../app/notice.js';

// Announces the state after a step, for screen readers.

/**
 * Screen readers announce a slider and a link themselves; and the result of an exercise must not be interrupted by a
 * lab that is just opening.
 */
const SPEAKS_ITSELF = 'input[type=range], a, form *';

/** Speaks once for every change of the moments that are shown, but not during a run, which is too fast to follow. */
export function useSpokenSteps(isRunning: Signal<boolean>, moments: string, sentence: () => string): void {
  const before = useRef(moments);
  useEffect(() => {
    if (before.current === moments) return;
    before.current = moments;
    if (isRunning.peek() || document.activeElement?.matches(SPEAKS_ITSELF)) return;
    speak(sentence());
  });
}

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
