import { expect, test } from 'vitest';
import { ownCollections } from '../../../../../test/own-levels.js';
import { gradeSokobanNow } from './grade.js';
import { gradeNotes, parseGradeNotes } from './grade-notes.js';
import { parseReason } from './parse-reason.js';
import { reasonMessage } from './reason-sentences.js';
import type { GradeReason } from './reasons.js';

const REASONS: readonly GradeReason[] = [
  { kind: 'solved' },
  { kind: 'straight' },
  { kind: 'box-changes', count: 1, isShortest: true },
  { kind: 'box-changes', count: 17, isShortest: false },
  { kind: 'away-pushes', count: 1, pushes: 9, isShortest: true },
  { kind: 'away-pushes', count: 9, pushes: 31, isShortest: false },
  { kind: 'away-pushes', count: 9, pushes: 31 },
  { kind: 'most-runs', count: 6, isShortest: true },
  { kind: 'most-runs', count: 14 },
  { kind: 'parked-boxes', count: 1, isShortest: false },
  { kind: 'parked-boxes', count: 12 },
  ...[19 / 20, 9 / 10, 4 / 5, 3 / 4, 2 / 3, 3 / 5, 1 / 2].map((share): GradeReason => {
    return { kind: 'dead-positions', dead: Math.round(share * 600), reachable: 600 };
  }),
  { kind: 'losing-first-pushes', losing: 3, openings: 4 },
  { kind: 'losing-first-pushes', losing: 1, openings: 3 },
  { kind: 'losing-first-pushes', losing: 5, openings: 12 },
];

test.each(REASONS.map((reason) => [reasonMessage(reason), reason] as const))('%s: read back', (message, reason) => {
  const read = parseReason(`${message}.`);
  expect(read && reasonMessage(read)).toBe(message);
  if (reason.kind !== 'dead-positions') expect(read).toEqual(reason);
});

test.each<[former: string, now: string]>([
  ['5 changes of box in the shortest solution', 'A shortest solution takes 5 runs of pushes'],
  ['1 change of box in the solution found', 'The solution found takes 1 run of pushes'],
  [
    'Half the positions you can reach are deadlocks',
    'About half the positions you can reach are deadlocks, dead squares aside',
  ],
  [
    'Nearly all positions you can reach are deadlocks',
    'Nearly all positions you can reach are deadlocks, dead squares aside',
  ],
])('%s: a sentence of former files', (former, now) => {
  const read = parseReason(former);
  expect(read && reasonMessage(read)).toBe(now);
});

test.each(['', 'Half of it', 'Some positions you can reach are deadlocks', '1 changes of box in the solution found'])(
  '%j is not a reason',
  (text) => {
    expect(parseReason(text)).toBeUndefined();
  },
);

test('the notes of a grade are read back', () => {
  const level = ownCollections()[0]?.[1][3];
  const graded = level && gradeSokobanNow(level);
  if (graded?.verdict !== 'graded') throw new Error('no grade');
  const notes = gradeNotes(graded, ['Seed: 79, generator 1']);
  expect(parseGradeNotes(['By hand.', ...notes])).toMatchObject({
    grade: graded.grade,
    isExact: true,
    optimum: graded.figures.pushes,
    seed: 79,
    reasons: graded.reasons.map((reason) => `${reasonMessage(reason)}.`),
  });
  const { optimum, isExact } = parseGradeNotes(gradeNotes({ ...graded, isExact: false })) ?? {};
  expect([optimum, isExact]).toEqual([undefined, false]);
});

test.each([[undefined], [[]], [['Grade: recursive (4.00)']], [['Grade: easy']], [['grade: easy (3.10)']]])(
  'no grade in %j',
  (notes) => {
    expect(parseGradeNotes(notes)).toBeUndefined();
  },
);
