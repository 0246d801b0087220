// What keys mean in the Futoshiki editor: digits place givens, < > ^ v put a sign to the right of the cell or below it, and
// Shift with an arrow changes the sign on that side, on every keyboard. The rest is as on the page where one plays.

import type { Direction } from '@masu/core/base/grid.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import { ARROWS, type KeyStroke } from '../../app/key-stroke.js';
import { gridKey } from '../../futoshiki/keys.js';
import type { SignRelation } from './puzzle-drawing.js';

export type PuzzleKey =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'select'; readonly cell: number }
  | { readonly kind: 'given'; readonly digit: number }
  | { readonly kind: 'sign'; readonly direction: Direction; readonly relation: SignRelation }
  | { readonly kind: 'next-sign'; readonly direction: Direction }
  | { readonly kind: PuzzleAction };

export const SIGN_KEYS = {
  '<': { direction: 'right', relation: 'less' },
  '>': { direction: 'right', relation: 'more' },
  '^': { direction: 'down', relation: 'less' },
  v: { direction: 'down', relation: 'more' },
} as const;

const isSignKey = (key: string): key is keyof typeof SIGN_KEYS => Object.hasOwn(SIGN_KEYS, key);

const ACTIONS = {
  u: 'undo',
  z: 'undo',
  y: 'redo',
  n: 'next-note',
  p: 'previous-note',
  c: 'candidates',
  Escape: 'hide',
  Enter: 'play',
} as const;

/** With Ctrl, or Command. */
const FAR_ACTIONS = { z: 'undo', y: 'redo', s: 'version', d: 'duplicate' } as const;

export type PuzzleAction = (typeof ACTIONS)[keyof typeof ACTIONS] | (typeof FAR_ACTIONS)[keyof typeof FAR_ACTIONS];

const actionIn = (table: Readonly<Record<string, PuzzleAction>>, key: string): PuzzleAction | undefined => table[key];

const ERASE_KEYS: readonly string[] = ['0', 'x', 'Delete', 'Backspace'];

/** `cursor`: the selected cell of a grid of this size. */
export function puzzleKey(event: KeyStroke, size: number, cursor: number): PuzzleKey | undefined {
  if (event.altKey) return undefined;
  const { typed, key, isFar, cell } = gridKey(event, size, cursor);
  if (cell !== undefined) return { kind: 'select', cell };
  if (isFar) {
    const action = key === 'z' && event.shiftKey ? 'redo' : actionIn(FAR_ACTIONS, key);
    return action && { kind: action };
  }
  const direction = ARROWS[key];
  if (direction) return event.shiftKey ? { kind: 'next-sign', direction } : { kind: 'move', direction };
  // Digits from 10 up are letters too; they come before the others on boards that have them.
  const digit = typed.length === 1 ? letterDigit(typed) : -1;
  if (digit > 0 && digit <= size) return { kind: 'given', digit };
  if (ERASE_KEYS.includes(key)) return { kind: 'given', digit: 0 };
  if (isSignKey(key)) return { kind: 'sign', ...SIGN_KEYS[key] };
  const action = actionIn(ACTIONS, key);
  return action && { kind: action };
}
