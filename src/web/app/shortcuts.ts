// Keys of a whole page. They work wherever the focus is, except in fields, sliders, and open dialogs, which have keys
// of their own.

import { useLayoutEffect } from 'preact/hooks';

/** In a field, or while a dialog is open: what is typed or pasted there is not for the page. */
export function isInField(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return true;
  return target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]');
}

function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (isInField(target)) return true;
  // A button or a check is pressed by Enter and Space; a cell of a grid is selected as soon as it has the focus.
  return (target as Element).matches('button:not(.cell), a, summary, input') && (key === ' ' || key === 'Enter');
}

/** `take` says whether it used the key. */
export function useShortcuts(take: (event: KeyboardEvent) => boolean): void {
  // Before the paint, not after it: a key pressed on what is already to be seen must be heard.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.isComposing && !isOwnKey(event) && take(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
