import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { ALL_WORK } from '@masu/engine/jobs/all-work.js';
import type { AnyJob } from '@masu/engine/jobs/any-job.js';
import { perform } from '@masu/engine/jobs/perform.js';
import { expect, test } from 'vitest';
import { insightAnswer } from './insight-answer.js';

const CLOCK = { now: () => 0, cpu: () => 0 };
const ROOM = '########\n#@-----#\n#--$-.-#\n#---$.-#\n#------#\n########\n';
const insight = (level: string, moves = '', format = 'xsb'): AnyJob => ({
  kind: 'insight',
  puzzle: 'sokoban',
  level,
  format,
  moves,
  limits: {},
});
const start = (job: unknown): unknown => ({ kind: 'start', id: 7, job });

test.each([
  ['the start', insight(ROOM)],
  ['after a push', insight(ROOM, 'rdR')],
  ['a deadlock', insight(ROOM, 'rddrrU')],
])('the same answer as the full worker: %s', (_name, job) => {
  const reported = finish(perform(job, ALL_WORK, { ...PATIENT, ...CLOCK }));
  expect(insightAnswer(start(job), CLOCK)).toEqual({ kind: 'done', id: 7, reported });
});

test.each([
  ['another format', insight(ROOM, '', 'slc'), 'unknown-format'],
  ['no level', insight('#####\n'), 'no-player'],
  ['a title', insight(`Title: Room\n${ROOM}`), 'unknown-format'],
  ['an empty text', insight(''), 'unknown-format'],
  ['a move that is blocked', insight(ROOM, 'uu'), 'blocked-move'],
  ['moves that are none', insight(ROOM, 'xyz'), 'unknown-move'],
])('%s is reported', (_name, job, code) => {
  expect(insightAnswer(start(job), CLOCK)).toMatchObject({
    kind: 'done',
    id: 7,
    reported: { ok: false, error: { code } },
  });
});

test('a stop is not answered; any other message is a bug', () => {
  expect(insightAnswer({ kind: 'stop', id: 7 }, CLOCK)).toBeUndefined();
  expect(() => insightAnswer(start({ ...insight(ROOM), kind: 'hint' }), CLOCK)).toThrow();
  expect(() => insightAnswer(12, CLOCK)).toThrow();
});
