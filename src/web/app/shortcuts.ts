// Keys of a whole page. They work wherever the focus is, except in fields, sliders, and open dialogs, which have keys
// of their own.

import { useLayoutEffect } from 'preact/hooks';

function isOwnKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target || document.querySelector('dialog[open]')) return true;
  if (target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')) return true;
  // A button or a check is pressed by Enter and Space.
  return target.matches('button, a, summary, input') && (event.key === ' ' || event.key === 'Enter');
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
