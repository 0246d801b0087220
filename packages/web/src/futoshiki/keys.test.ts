// What keys mean on the Futoshiki page, from the middle of a grid of 5 × 5.

import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import { expect, test } from 'vitest';
import { commandOfKey } from './keys.js';

const SIZE = 5;
const MIDDLE = 12;
const meaning = (name: string): FutoshikiCommand | undefined => {
  const parts = name.split('+');
  const key = parts.pop() ?? '';
  const [ctrlKey, metaKey, shiftKey] = ['Ctrl', 'Meta', 'Shift'].map((part) => parts.includes(part));
  return commandOfKey({ key, code: '', ctrlKey: !!ctrlKey, metaKey: !!metaKey, shiftKey: !!shiftKey }, SIZE, MIDDLE);
};

test.each<[string, FutoshikiCommand | undefined]>([
  ['ArrowUp', { kind: 'move-cursor', direction: 'up' }],
  ['Home', { kind: 'select-cell', cell: 10 }],
  ['End', { kind: 'select-cell', cell: 14 }],
  ['Ctrl+Home', { kind: 'select-cell', cell: 0 }],
  ['Ctrl+End', { kind: 'select-cell', cell: 24 }],
  ['Meta+End', { kind: 'select-cell', cell: 24 }],
  ['5', { kind: 'type-digit', digit: 5 }],
  ['6', undefined],
  ['Ctrl+5', undefined],
  ['Delete', { kind: 'erase' }],
  ['Ctrl+Z', { kind: 'undo' }],
  ['Ctrl+Shift+Z', { kind: 'redo' }],
])('%s means %j', (name, command) => {
  expect(meaning(name)).toEqual(command);
});
