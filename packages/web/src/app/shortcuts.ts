// Keyboard shortcuts of a whole page. They work wherever the focus is, except in fields, sliders, and open dialogs,
// which have their own keys.

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { isControlKey, isField } from './control-keys.js';

/** Whether the help dialog is open; the dialog itself is loaded when first opened. */
export const isHelpOpen = signal(false);

/** What has the focus, or undefined if the keys are for an open dialog or for no element. */
const controlOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element && !document.querySelector('dialog[open]') ? (target as HTMLElement) : undefined;

/** Whether the event is for a field or an open dialog rather than for the page. */
export function isInField(target: EventTarget | null): boolean {
  const control = controlOf(target);
  return !control || isField(control);
}

function isOwnKey({ target, key }: KeyboardEvent): boolean {
  const control = controlOf(target);
  return !control || isControlKey(control, key);
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
