// What follows a solved level: the next one, the next collection, the page of the day, the list.

import { expect, test } from 'vitest';
import { onward } from './onward.js';

const at = (id: string, index: number, count: number) => ({ collection: { id, index, count } });

test.each([
  ['inside a collection', at('first-steps', 3, 12), 'Next level'],
  ['at the end of a collection that ships', at('first-steps', 11, 12), 'Next: Corners'],
  ['at the end of the last one', at('tight-levels', 23, 24), 'Choose a level'],
  ['at the end of a collection of the player', at('0123', 1, 2), 'Choose a level'],
  ['after the puzzle of a day', at('daily-sokoban-2026-11-16', 0, 1), 'Daily'],
  ['after a level of a link', {}, 'Choose a level'],
])('%s', (_where, placed, word) => {
  expect(onward('sokoban', placed, 'Next level').word).toBe(word);
});
