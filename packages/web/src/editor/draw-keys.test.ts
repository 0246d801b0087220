// What keys mean in the Sokoban editor.

import { expect, test } from 'vitest';
import type { KeyStroke } from '../app/key-stroke.js';
import { drawKey, type EditorKey, playKey } from './draw-keys.js';

const stroke = (name: string): KeyStroke => {
  const parts = name === '+' ? ['+'] : name.split('+');
  const key = parts.pop() ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    code: '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};
const said = (key: EditorKey | undefined): string => (key === undefined ? '' : Object.values(key).join(' '));
const TILES = 6;

test.each([
  ['ArrowUp', 'cursor up'],
  ['Shift+ArrowLeft', 'draw left'],
  ['Alt+ArrowLeft', ''],
  ['1', 'tile 0'],
  ['6', 'tile 5'],
  ['7', ''],
  ['0', ''],
  ['Ctrl+1', ''],
  ['Enter', 'play'],
  ['Ctrl+Enter', ''],
  ['Space', 'place'],
  ['Delete', 'erase'],
  ['x', 'erase'],
  ['X', 'erase'],
  ['u', 'undo'],
  ['z', 'undo'],
  ['Ctrl+z', 'undo'],
  ['Backspace', 'undo'],
  ['y', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Meta+Shift+z', 'redo'],
  ['Shift+Z', 'undo'],
  ['Ctrl+s', 'version'],
  ['Meta+s', 'version'],
  ['s', ''],
  ['Ctrl+d', 'duplicate'],
  ['d', ''],
  ['l', 'record'],
  ['Ctrl+l', ''],
  ['o', 'overlay'],
  ['n', 'next-note'],
  ['p', 'previous-note'],
  ['Ctrl+p', ''],
  ['Escape', 'hide'],
  ['q', ''],
])('while one draws, %s: %s', (name, action) => {
  expect(said(drawKey(stroke(name), false, TILES))).toBe(action);
});

test('with the switch, arrows draw without Shift', () => {
  expect(said(drawKey(stroke('ArrowUp'), true, TILES))).toBe('draw up');
});

test.each([
  ['ArrowUp', 'move up', 'move up'],
  ['u', 'undo-move', 'undo-move'],
  ['z', 'undo-move', 'undo-move'],
  ['Backspace', 'undo-move', 'undo-move'],
  ['Escape', 'stop', 'stop'],
  ['l', 'stop', 'use-as-line'],
  ['y', '', 'redo-move'],
  ['i', '', 'hint'],
  ['d', '', 'draw-from-here'],
  ['Ctrl+z', '', ''],
  ['Alt+ArrowLeft', '', ''],
  ['1', '', ''],
])('while one plays, %s: %s in a line, %s in a game', (name, line, game) => {
  expect([said(playKey(stroke(name), 'line')), said(playKey(stroke(name), 'game'))]).toEqual([line, game]);
});
