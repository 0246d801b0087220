// The keys of the Futoshiki page that are commands of the session: digits, arrows, Home and End as in the grid pattern of
// ARIA (with Ctrl, the corners of the grid), undo, and erase.

import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import { ARROWS, type KeyStroke, keyLetter } from '../app/key-stroke.js';

const COMMANDS: Readonly<Record<string, FutoshikiCommand>> = {
  u: { kind: 'undo' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  r: { kind: 'restart' },
  x: { kind: 'erase' },
  0: { kind: 'erase' },
  Delete: { kind: 'erase' },
  Backspace: { kind: 'erase' },
  Escape: { kind: 'close-hint' },
};

/** Where Home and End lead: to the ends of the cursor's row, or without one to the first and the last cell. */
function edgeCell(key: string, size: number, cursor: number | undefined): number | undefined {
  const first = cursor === undefined ? 0 : cursor - (cursor % size);
  if (key === 'Home') return first;
  return key === 'End' ? first + (cursor === undefined ? size * size : size) - 1 : undefined;
}

/** A key on a grid of this size: its letter, whether it is held with Ctrl, and the cell it leads to from the cursor. */
export function gridKey(event: KeyStroke, size: number, cursor: number) {
  const typed = keyLetter(event);
  const key = typed.length === 1 ? typed.toLowerCase() : typed;
  const isFar = event.ctrlKey || event.metaKey;
  return { typed, key, isFar, cell: edgeCell(key, size, isFar ? undefined : cursor) };
}

/** `cursor`: the selected cell of a grid of this size. */
export function commandOfKey(event: KeyStroke, size: number, cursor: number): FutoshikiCommand | undefined {
  const { typed, key, isFar, cell } = gridKey(event, size, cursor);
  if (cell !== undefined) return { kind: 'select-cell', cell };
  if (isFar) {
    if (key === 'z') return { kind: event.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { kind: 'redo' } : undefined;
  }
  const direction = ARROWS[key];
  if (direction) return { kind: 'move-cursor', direction };
  // Digits from 10 up are letters too; they come before the tools' letters on boards that have them.
  const digit = typed.length === 1 ? letterDigit(typed) : -1;
  return digit > 0 && digit <= size ? { kind: 'type-digit', digit } : COMMANDS[key];
}
