// What keys mean on the Sokoban page: undo by whole actions and by moves, zoom, Enter.

import { expect, test } from 'vitest';
import type { KeyStroke } from '../../app/key-stroke.js';
import { keyMeaning } from './keys.js';

const NO_MODIFIERS = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const stroke = (name: string): KeyStroke => {
  const parts = name.split('+');
  const key = parts.pop() ?? '';
  return { ...NO_MODIFIERS, key, ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') };
};

test.each([
  ['u', 'undo', 'action', 'move'],
  ['Backspace', 'undo', 'action', 'move'],
  ['Shift+U', 'undo', 'move', 'action'],
  ['y', 'redo', 'action', 'move'],
  ['Shift+Y', 'redo', 'move', 'action'],
  ['Ctrl+z', 'undo', 'action', 'move'],
  ['Ctrl+Shift+Z', 'redo', 'action', 'move'],
  ['Ctrl+y', 'redo', 'action', 'move'],
] as const)('%s: %s by %s, or by %s where moves are chosen', (key, kind, unit, other) => {
  expect(keyMeaning(stroke(key), 'action')).toEqual({ command: { kind, unit } });
  expect(keyMeaning(stroke(key), 'move')).toEqual({ command: { kind, unit: other } });
});

test.each([
  ['.', 'zoom-in'],
  [',', 'zoom-out'],
  ['f', 'fit'],
  ['v', 'find'],
  ['Ctrl+Shift+ArrowLeft', 'pan-left'],
  ['Ctrl+Shift+ArrowDown', 'pan-down'],
  ['Enter', 'finish'],
  ['m', 'box'],
  ['Shift+M', 'ghosts'],
] as const)('%s asks the page to %s', (key, page) => {
  expect(keyMeaning(stroke(key))).toEqual({ page });
});

test.each([
  ['7', 'Numpad7', { command: { kind: 'restore-snapshot', slot: 7 } }],
  ['Home', 'Numpad7', { command: { kind: 'home' } }],
  ['PageDown', 'Numpad3', { page: 'next' }],
  ['Clear', 'Numpad5', undefined],
] as const)('%s of the number pad (%s) is what it says', (key, code, meaning) => {
  expect(keyMeaning({ ...NO_MODIFIERS, key, code })).toEqual(meaning);
});

test.each([
  ['г', 'KeyU', false, { command: { kind: 'undo', unit: 'action' } }],
  ['Г', 'KeyU', true, { command: { kind: 'undo', unit: 'move' } }],
  ['ц', 'KeyW', false, { command: { kind: 'move', direction: 'up' } }],
  ['ü', 'BracketLeft', false, undefined],
] as const)('%s on a keyboard without Latin letters is the key at its place (%s)', (key, code, shiftKey, meaning) => {
  expect(keyMeaning({ ...NO_MODIFIERS, key, code, shiftKey })).toEqual(meaning);
});
