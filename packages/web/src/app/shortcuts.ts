// Keyboard shortcuts of a whole page. They work wherever the focus is, except in fields, sliders, and open dialogs,
// which have their own keys.

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Whether the help dialog is open; the dialog itself is loaded when first opened. */
export const isHelpOpen = signal(false);

/** Whether the event is for a field or an open dialog rather than for the page. */
export function isInField(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return true;
  return target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]');
}

function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (isInField(target)) return true;
  // Enter and Space press a button or a checkbox; a cell of a grid is selected as soon as it has the focus.
  return (target as Element).matches('button:not(.cell), a, summary, input') && (key === ' ' || key === 'Enter');
}

/** `take` returns whether it used the key. */
export function useShortcuts(take: (event: KeyboardEvent) => boolean): void {
  // A layout effect, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.isComposing && !isOwnKey(event) && take(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
