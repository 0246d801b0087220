// The keys of the Sokoban page, in tables: from a key event to a command of the session or an action of the page.

import type { Direction } from '../../base/grid.js';
import { SNAPSHOT_SLOTS } from '../../play/index.js';
import type { SokobanCommand } from '../../session/index.js';

export const PAGE_KEYS = [
  'next',
  'previous',
  'hint',
  'dead',
  'warn',
  'bound',
  'play',
  'faster',
  'slower',
  'help',
] as const;
/** What a key asks of the page rather than of the session. */
export type PageKey = (typeof PAGE_KEYS)[number];

export interface KeyStroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

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
  u: { kind: 'undo' },
  z: { kind: 'undo' },
  Backspace: { kind: 'undo' },
  y: { kind: 'redo' },
  r: { kind: 'restart' },
  Home: { kind: 'home' },
  End: { kind: 'end' },
  Escape: { kind: 'deselect' },
};

const PAGE: Readonly<Record<string, PageKey>> = {
  n: 'next',
  PageDown: 'next',
  p: 'previous',
  PageUp: 'previous',
  i: 'hint',
  c: 'dead',
  x: 'warn',
  b: 'bound',
  ' ': 'play',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '?': 'help',
  F1: 'help',
};

export type KeyMeaning = { readonly command: SokobanCommand } | { readonly page: PageKey };

export function meaningOfKey(stroke: KeyStroke): KeyMeaning | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = stroke;
  const arrow = ARROWS[key];
  if (arrow && !metaKey && !altKey) {
    return {
      command: { kind: ctrlKey ? 'walk-until-blocked' : shiftKey ? 'push-until-blocked' : 'move', direction: arrow },
    };
  }
  const snapshot = snapshotOf(stroke);
  if (snapshot) return { command: snapshot };
  if (ctrlKey || metaKey) return undoOrRedo(key, shiftKey);
  if (altKey) return undefined;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return { command: { kind: shiftKey ? 'push-until-blocked' : 'move', direction: letter } };
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (command) return { command };
  const page = PAGE[key.length === 1 ? key.toLowerCase() : key];
  return page && { page };
}

function undoOrRedo(key: string, shift: boolean): KeyMeaning | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { command: { kind: shift ? 'redo' : 'undo' } };
  return letter === 'y' ? { command: { kind: 'redo' } } : undefined;
}

/** A digit restores its snapshot; with Ctrl, Alt, or Shift it saves one (browsers use some of these themselves). */
function snapshotOf({ code, ctrlKey, altKey, shiftKey, metaKey }: KeyStroke): SokobanCommand | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const slot = SNAPSHOT_SLOTS.find((each) => String(each) === digit);
  if (slot === undefined || metaKey) return undefined;
  return { kind: ctrlKey || altKey || shiftKey ? 'set-snapshot' : 'restore-snapshot', slot };
}
