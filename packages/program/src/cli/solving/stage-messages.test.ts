import { STAGES } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { stageMessage } from './stage-messages.js';

const NOTHING = { expanded: 0, bytes: 0 };

test('every phase has its own words', () => {
  expect(new Set(STAGES.map((stage) => stageMessage({ ...NOTHING, stage }))).size).toBe(STAGES.length);
  expect(stageMessage({ ...NOTHING, stage: 'a-star' })).toBe('A* search');
});

test.each([
  ['the layer of a search', { depth: 12 }, 'depth 12'],
  ['the solution of an optimizer', { shortest: { moves: 54, pushes: 21 } }, '54 moves, 21 pushes'],
  ['nothing', {}, undefined],
])('%s', (_, progress, message) => {
  expect(stageMessage({ ...NOTHING, ...progress })).toBe(message);
});
