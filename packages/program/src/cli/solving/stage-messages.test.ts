import { STAGES } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { stageMessage } from './stage-messages.js';

test('every phase has its own words; a depth and a length are words already', () => {
  expect(new Set(STAGES.map(stageMessage)).size).toBe(STAGES.length);
  expect(stageMessage('a-star')).toBe('A* search');
  expect([stageMessage('depth 12'), stageMessage('54 moves, 21 pushes')]).toEqual(['depth 12', '54 moves, 21 pushes']);
});
