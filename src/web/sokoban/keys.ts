// The keys of the Sokoban page, as one table: from a key event to what it asks for.

import type { Direction } from '../../base/grid.js';
import { SNAPSHOT_SLOTS } from '../../play/index.js';
import type { Command } from './command.js';

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
/** What a key asks of the page rather than of the sitting. */
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

const COMMANDS: Readonly<Record<string, Command>> = {
  u: { kind: 'undo' },
  z: { kind: 'undo' },
  Backspace: { kind: 'undo' },
  y: { kind: 'redo' },
  r: { kind: 'restart' },
  Home: { kind: 'go-to', at: 0 },
  End: { kind: 'go-to', at: Number.MAX_SAFE_INTEGER },
  Escape: { kind: 'let-go' },
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

export type KeyAsk = { readonly command: Command } | { readonly page: PageKey };

export function askOfKey(stroke: KeyStroke): KeyAsk | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = stroke;
  const arrow = ARROWS[key];
  if (arrow && !metaKey && !altKey) {
    return { command: { kind: ctrlKey ? 'run' : shiftKey ? 'shove' : 'move', direction: arrow } };
  }
  const snapshot = snapshotOf(stroke);
  if (snapshot) return { command: snapshot };
  if (ctrlKey || metaKey) return undoOrRedo(key, shiftKey);
  if (altKey) return undefined;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return { command: { kind: shiftKey ? 'shove' : 'move', direction: letter } };
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (command) return { command };
  const page = PAGE[key.length === 1 ? key.toLowerCase() : key];
  return page && { page };
}

function undoOrRedo(key: string, shift: boolean): KeyAsk | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { command: { kind: shift ? 'redo' : 'undo' } };
  return letter === 'y' ? { command: { kind: 'redo' } } : undefined;
}

/** A digit goes back to its snapshot; with Ctrl, Alt or Shift it takes one (browsers keep some of these for themselves). */
function snapshotOf({ code, ctrlKey, altKey, shiftKey, metaKey }: KeyStroke): Command | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const slot = SNAPSHOT_SLOTS.find((each) => String(each) === digit);
  if (slot === undefined || metaKey) return undefined;
  return { kind: ctrlKey || altKey || shiftKey ? 'set-snapshot' : 'to-snapshot', slot };
}
