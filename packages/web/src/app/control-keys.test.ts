// Which keys a control keeps for itself, and which the page may take.

import { expect, test } from 'vitest';
import { type ControlFacts, isControlKey } from './control-keys.js';

const control = (tagName: string, more: Partial<ControlFacts> = {}, ...classes: string[]): ControlFacts => ({
  tagName,
  classList: { contains: (name) => classes.includes(name) },
  ...more,
});
const KEYS = ['u', 'ArrowUp', 'Escape', 'Enter', ' '];

test.each<[string, ControlFacts, readonly string[]]>([
  ['the page itself', control('BODY'), []],
  ['a board', control('DIV', {}, 'board'), []],
  ['a button', control('BUTTON', { type: 'button' }), ['Enter', ' ']],
  ['a cell of a grid', control('BUTTON', { type: 'button' }, 'cell'), []],
  ['a link', control('A'), ['Enter', ' ']],
  ['what opens a fold', control('SUMMARY'), ['Enter', ' ']],
  ['a checkbox', control('INPUT', { type: 'checkbox' }), ['Enter', ' ']],
  ['a slider', control('INPUT', { type: 'range' }), KEYS],
  ['a field for a line', control('INPUT', { type: 'text' }), KEYS],
  ['a field for text', control('TEXTAREA', { type: 'textarea' }), KEYS],
  ['a list to choose from', control('SELECT', { type: 'select-one' }), KEYS],
  ['text that can be edited', control('DIV', { isContentEditable: true }), KEYS],
  ['text that can not', control('DIV', { isContentEditable: false }), []],
])('%s', (_name, element, own) => {
  expect(KEYS.filter((key) => isControlKey(element, key))).toEqual(own);
});
