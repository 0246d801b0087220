// The search line of a list: its text after a key, and which rows match it.

import { safeText } from '@masu/core/base/safe-text.js';
import { type Key, keyName } from '@masu/node-host/keys/terminal-keys.js';

/** The text after a key; undefined if the key is not for typing. */
export function typedAfter(text: string, key: Key): string | undefined {
  const name = keyName(key);
  if (name === 'backspace') return [...text].slice(0, -1).join('');
  if (name === 'ctrl+u') return '';
  if (name === 'space') return `${text} `;
  return [...key.name].length === 1 && !key.ctrl && !key.alt ? safeText(text + key.name) : undefined;
}

/** Lower case and without accents, so that "egalite" finds "Égalité". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word that was typed. */
export function isFoundIn(text: string, find: string): boolean {
  const inside = folded(text);
  return folded(find)
    .split(' ')
    .every((word) => inside.includes(word));
}
