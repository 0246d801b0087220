// What both puzzles read from a pressed key.

import type { Direction } from '@masu/core/base/grid.js';

export interface KeyStroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/**
 * The letter of a key. For layouts without Latin letters, it is the Latin letter at the same position on most
 * keyboards.
 */
export function keyLetter({ key, code }: Pick<KeyStroke, 'key' | 'code'>): string {
  const place = key.length === 1 && key > '~' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (place === undefined) return key;
  return key === key.toLowerCase() ? place.toLowerCase() : place;
}
