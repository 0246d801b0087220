import { expect, test } from 'vitest';
import { STAGES } from '../../base/outcome.js';
import { stageWords } from './stage-words.js';

test('every phase has its own words; a depth and a length are words already', () => {
  expect(new Set(STAGES.map(stageWords)).size).toBe(STAGES.length);
  expect(stageWords('a-star')).toBe('A* search');
  expect([stageWords('depth 12'), stageWords('54 moves, 21 pushes')]).toEqual(['depth 12', '54 moves, 21 pushes']);
});
