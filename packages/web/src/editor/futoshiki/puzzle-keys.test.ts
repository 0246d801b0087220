// What keys mean in the Futoshiki editor, from the middle of a grid of 5 × 5.

import { expect, test } from 'vitest';
import { type PuzzleKey, puzzleKey } from './puzzle-keys.js';

const MODIFIERS = ['Ctrl', 'Meta', 'Shift', 'Alt'] as const;
const meaning = (name: string, size = 5): PuzzleKey | undefined => {
  const parts = name.split('+');
  const key = parts.pop() ?? '';
  const [ctrlKey, metaKey, shiftKey, altKey] = MODIFIERS.map((part) => parts.includes(part)) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  return puzzleKey({ key, code: '', ctrlKey, metaKey, shiftKey, altKey }, size, 12);
};

test.each<[string, PuzzleKey | undefined]>([
  ['ArrowUp', { kind: 'move', direction: 'up' }],
  ['Shift+ArrowLeft', { kind: 'next-sign', direction: 'left' }],
  ['Home', { kind: 'select', cell: 10 }],
  ['Ctrl+End', { kind: 'select', cell: 24 }],
  ['5', { kind: 'given', digit: 5 }],
  ['6', undefined],
  ['Ctrl+5', undefined],
  ['Alt+5', undefined],
  ['0', { kind: 'given', digit: 0 }],
  ['Backspace', { kind: 'given', digit: 0 }],
  ['Shift+<', { kind: 'sign', direction: 'right', relation: 'less' }],
  ['>', { kind: 'sign', direction: 'right', relation: 'more' }],
  ['^', { kind: 'sign', direction: 'down', relation: 'less' }],
  ['v', { kind: 'sign', direction: 'down', relation: 'more' }],
  ['Ctrl+v', undefined],
  ['Ctrl+Z', { kind: 'undo' }],
  ['Ctrl+Shift+Z', { kind: 'redo' }],
  ['Ctrl+s', { kind: 'version' }],
  ['Ctrl+d', { kind: 'duplicate' }],
  ['c', { kind: 'candidates' }],
  ['n', { kind: 'next-note' }],
  ['Enter', { kind: 'play' }],
])('%s means %j', (name, key) => {
  expect(meaning(name)).toEqual(key);
});

test('letters are digits where the grid has them', () => {
  expect(meaning('c', 12)).toEqual({ kind: 'given', digit: 12 });
});
