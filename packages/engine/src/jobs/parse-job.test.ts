import { expect, test } from 'vitest';
import { parseJob, parseReport, parseReported } from './parse-job.js';

const JOB = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'any', limits: { millis: 5 } };
const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };
const REPORT = { verdict: 'unsolvable', puzzle: 'sokoban', solver: 'any', effort: EFFORT };

test('jobs and reports are accepted, without fields that are not part of them', () => {
  expect(parseJob({ ...JOB, extra: 1 })).toEqual({ ok: true, value: JOB });
  expect(parseReport({ ...REPORT, extra: 1 })).toEqual({ ok: true, value: REPORT });
  expect(parseReported({ ok: true, value: REPORT })).toEqual({ ok: true, value: { ok: true, value: REPORT } });
});

test.each([
  ['an empty object', {}, 'This is not a job: puzzle: '],
  ['nothing', null, 'This is not a job: the value itself: '],
  ['no limits', { ...JOB, limits: undefined }, 'This is not a job: limits: '],
  ['a negative limit', { ...JOB, limits: { millis: -1 } }, 'This is not a job: limits.millis: '],
  ['a limit that is not a number', { ...JOB, limits: { nodes: 'many' } }, 'This is not a job: limits.nodes: '],
  ['an unknown heuristic', { ...JOB, choices: { heuristic: 'x' } }, 'This is not a job: choices.heuristic: '],
  ['an unknown rule', { ...JOB, choices: { rules: ['corner', 'x'] } }, 'This is not a job: choices.rules.1: '],
  ['a wrong order of moves', { ...JOB, choices: { order: 'news' } }, 'This is not a job: choices.order: '],
  ['an unknown choice', { ...JOB, choices: { speed: 1 } }, 'This is not a job: choices.speed: '],
  ['an unknown puzzle', { ...JOB, puzzle: 'chess' }, 'This is not a job: puzzle: '],
])('%s is not a job, and the sentence names the field', (_name, value, beginning) => {
  const parsed = parseJob(value);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.error.slice(0, beginning.length)).toBe(beginning);
});

test('the effort of a proof is kept, and a report of an older version has none', () => {
  const effort = { ...EFFORT, proof: { expanded: 3, millis: 2, cpuMillis: 1 } };
  expect(parseReport({ ...REPORT, effort })).toEqual({ ok: true, value: { ...REPORT, effort } });
  expect(parseReport(REPORT)).toEqual({ ok: true, value: REPORT });
  expect(parseReport({ ...REPORT, effort: { ...EFFORT, proof: { expanded: -1 } } })).toMatchObject({ ok: false });
});

test('a report without its effort, or a value that is not a report, is refused', () => {
  expect(parseReport({ ...REPORT, effort: undefined })).toMatchObject({ ok: false });
  expect(parseReported({ ok: true, value: {} })).toMatchObject({ ok: false });
  expect(parseReported('solved')).toMatchObject({ ok: false });
});
