// Announces the state after a step, for screen readers.

import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { speak } from '../app/notice.js';

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
