// The keys of the Sokoban page, in tables: from a key event to a command of the session or an action of the page.

import type { Direction } from '@masu/core/base/grid.js';
import { SNAPSHOT_SLOTS } from '@masu/core/play/game.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { ARROWS, type KeyStroke, keyLetter } from '../../app/key-stroke.js';

const LETTERS: Readonly<Record<string, Direction>> = {
  w: 'up',
  d: 'right',
  s: 'down',
  a: 'left',
  k: 'up',
  l: 'right',
  j: 'down',
  h: 'left',
};

const COMMANDS: Readonly<Record<string, SokobanCommand>> = {
  r: { kind: 'restart' },
  Home: { kind: 'home' },
  End: { kind: 'end' },
  Escape: { kind: 'deselect' },
};

/** By a whole action or by a single move: see `undoUnit`. */
const STEPS: Readonly<Record<string, 'undo' | 'redo'>> = { u: 'undo', z: 'undo', Backspace: 'undo', y: 'redo' };

const PAGE = {
  n: 'next',
  PageDown: 'next',
  p: 'previous',
  PageUp: 'previous',
  i: 'hint',
  o: 'why-not',
  c: 'dead',
  x: 'warn',
  b: 'bound',
  m: 'box',
  ' ': 'play',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '.': 'zoom-in',
  ',': 'zoom-out',
  f: 'fit',
  v: 'find',
  Enter: 'finish',
} as const;

/** Actions of the page rather than of the session. */
export type PageKey = (typeof PAGE)[keyof typeof PAGE] | 'ghosts' | `pan-${Direction}`;

type KeyMeaning = { readonly command: SokobanCommand } | { readonly page: PageKey };

type UndoUnit = 'action' | 'move';

/** What one undo takes back: the player's setting, or the other one with Shift. */
export const undoUnit = (chosen: UndoUnit, isShifted: boolean): UndoUnit =>
  isShifted === (chosen === 'action') ? 'move' : 'action';

/** `undoBy`: what an undo without Shift takes back. */
export function keyMeaning(stroke: KeyStroke, undoBy: UndoUnit = 'action'): KeyMeaning | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = stroke;
  const key = keyLetter(stroke);
  const arrow = ARROWS[key];
  if (arrow && !metaKey && !altKey) {
    if (ctrlKey && shiftKey) return { page: `pan-${arrow}` };
    return {
      command: { kind: ctrlKey ? 'walk-until-blocked' : shiftKey ? 'push-until-blocked' : 'move', direction: arrow },
    };
  }
  const snapshot = snapshotCommand(stroke);
  if (snapshot) return { command: snapshot };
  if (ctrlKey || metaKey) return undoOrRedo(key, shiftKey, undoBy);
  if (altKey) return undefined;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return { command: { kind: shiftKey ? 'push-until-blocked' : 'move', direction: letter } };
  const name = key.length === 1 ? key.toLowerCase() : key;
  const step = STEPS[name];
  if (step) return { command: { kind: step, unit: undoUnit(undoBy, shiftKey) } };
  const command = COMMANDS[name];
  if (command) return { command };
  const page = (PAGE as Readonly<Record<string, PageKey | undefined>>)[name];
  return page && { page: page === 'box' && shiftKey ? 'ghosts' : page };
}

/** With Ctrl+Z, Shift means redo and doesn't change the unit. */
function undoOrRedo(key: string, shift: boolean, unit: UndoUnit): KeyMeaning | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { command: { kind: shift ? 'redo' : 'undo', unit } };
  return letter === 'y' ? { command: { kind: 'redo', unit } } : undefined;
}

/** A digit restores its snapshot; with Ctrl, Alt, or Shift it saves one (browsers use some of these themselves). */
function snapshotCommand({ key, code, ctrlKey, altKey, shiftKey, metaKey }: KeyStroke): SokobanCommand | undefined {
  // Without NumLock the keys of the pad are Home, End, PageUp, PageDown.
  if (code.startsWith('Numpad') && key.length > 1) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const slot = SNAPSHOT_SLOTS.find((each) => String(each) === digit);
  if (slot === undefined || metaKey) return undefined;
  return { kind: ctrlKey || altKey || shiftKey ? 'set-snapshot' : 'restore-snapshot', slot };
}
