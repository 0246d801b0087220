// Speaks where a step has led, for those who don't see it.

import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { speak } from '../app/notice.js';

/** A slider and a link speak for themselves; the answer to an exercise must not be lost to a lab that is just opening. */
const SPEAKS_ITSELF = 'input[type=range], a, form *';

/** Speaks once for every change of the moments that are shown. A run is too quick to follow. */
export function useSpokenSteps(isRunning: Signal<boolean>, moments: string, sentence: () => string): void {
  const before = useRef(moments);
  useEffect(() => {
    if (before.current === moments) return;
    before.current = moments;
    if (isRunning.peek() || document.activeElement?.matches(SPEAKS_ITSELF)) return;
    speak(sentence());
  });
}
