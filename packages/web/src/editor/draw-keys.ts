// What keys mean in the Sokoban editor, in two tables: while one draws, and while one plays the drawing or records a line. The
// first row that fits counts.

import type { Direction } from '@masu/core/base/grid.js';
import { ARROWS, type KeyStroke, keyLetter } from '../app/key-stroke.js';

export type EditorKey =
  | { readonly kind: 'cursor' | 'draw' | 'move'; readonly direction: Direction }
  /** The tile at this place of the picker, from 0. */
  | { readonly kind: 'tile'; readonly index: number }
  | { readonly kind: DrawAction | PlayAction };

/** `far`: only with Ctrl or Command; `near`: only without; `redo`: with Ctrl and Shift. */
type Held = 'far' | 'near' | 'either' | 'redo';

const DRAW_KEYS = [
  ['Enter', 'near', 'play'],
  [' ', 'either', 'place'],
  ['Delete', 'either', 'erase'],
  ['x', 'either', 'erase'],
  ['y', 'either', 'redo'],
  ['z', 'redo', 'redo'],
  ['u', 'either', 'undo'],
  ['z', 'either', 'undo'],
  ['Backspace', 'either', 'undo'],
  ['s', 'far', 'version'],
  ['d', 'far', 'duplicate'],
  ['l', 'near', 'record'],
  ['o', 'near', 'overlay'],
  ['n', 'near', 'next-note'],
  ['p', 'near', 'previous-note'],
  ['Escape', 'either', 'hide'],
] as const satisfies readonly (readonly [key: string, held: Held, action: string])[];
export type DrawAction = (typeof DRAW_KEYS)[number][2];

/** Which of them a line that is recorded has, too. */
const PLAY_KEYS = [
  ['u', 'both', 'undo-move'],
  ['z', 'both', 'undo-move'],
  ['Backspace', 'both', 'undo-move'],
  ['Escape', 'both', 'stop'],
  ['l', 'line', 'stop'],
  ['l', 'game', 'use-as-line'],
  ['y', 'game', 'redo-move'],
  ['i', 'game', 'hint'],
  ['d', 'game', 'draw-from-here'],
] as const satisfies readonly (readonly [key: string, mode: 'both' | 'line' | 'game', action: string])[];
export type PlayAction = (typeof PLAY_KEYS)[number][2];

function strokeOf(stroke: KeyStroke) {
  const typed = keyLetter(stroke);
  const key = typed.length === 1 ? typed.toLowerCase() : typed;
  return { key, isFar: stroke.ctrlKey || stroke.metaKey, direction: ARROWS[key] };
}

/** While one draws. `drawsWithArrows`: arrows draw without Shift, too. */
export function drawKey(stroke: KeyStroke, drawsWithArrows: boolean, tiles: number): EditorKey | undefined {
  if (stroke.altKey) return undefined;
  const { key, isFar, direction } = strokeOf(stroke);
  if (direction) return { kind: stroke.shiftKey || drawsWithArrows ? 'draw' : 'cursor', direction };
  const index = Number(key) - 1;
  if (!isFar && index >= 0 && index < tiles && key.trim() !== '') return { kind: 'tile', index };
  const fits: Readonly<Record<Held, boolean>> = {
    far: isFar,
    near: !isFar,
    either: true,
    redo: isFar && stroke.shiftKey,
  };
  const row = DRAW_KEYS.find(([name, held]) => name === key && fits[held]);
  return row && { kind: row[2] };
}

/** While one plays the drawing, or records a line. */
export function playKey(stroke: KeyStroke, mode: 'line' | 'game'): EditorKey | undefined {
  const { key, isFar, direction } = strokeOf(stroke);
  if (isFar || stroke.altKey) return undefined;
  if (direction) return { kind: 'move', direction };
  const row = PLAY_KEYS.find(([name, when]) => name === key && (when === 'both' || when === mode));
  return row && { kind: row[2] };
}
