import { beforeEach, expect, test } from 'vitest';
import { notice } from '../app/notice.js';
import { notify } from './notify.js';
import { sayBound, sayHappening, saySolved } from './sentences.js';

const COUNTS = { moves: 5, lineMoves: 5, pushes: 4, boxes: 2, home: 1 };
const PUSHED = { kind: 'pushed', direction: 'right', onto: true, off: false } as const;

beforeEach(() => notify(undefined, ''));

test('the bound is filled in once it is known', () => {
  sayHappening(PUSHED, COUNTS);
  expect(notice.value).toMatchObject({ lead: 'Pushed right onto goal.', rest: '1 box left.' });
  sayBound(COUNTS, 7);
  expect(notice.value).toMatchObject({ lead: 'Pushed right onto goal.', rest: '1 box left, at least 7 pushes.' });
});

test.each([
  ['that it is solved', () => saySolved(5, 4, { moves: true, pushes: true }, { replay: () => {} })],
  ['what was copied', () => notify({ tone: 'calm', lead: 'Link copied.' })],
  ['the greeting of another level', () => notify({ tone: 'calm', lead: 'Push every box onto a goal.', yields: true })],
])('a bound that comes late leaves %s', (_, tell) => {
  sayHappening(PUSHED, COUNTS);
  tell();
  const said = notice.value;
  sayBound(COUNTS, 0);
  expect(notice.value).toBe(said);
});
