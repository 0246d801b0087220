// The puzzle of the day at the command line, at fixed dates: the same level on every machine and in every year.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { file, masu } = masuHere();

const HASHES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/daily-hashes.json'), 'utf8'),
) as Record<string, string>;

const DAYS = [
  ['2026-11-16', 'easy', 'easy', 4],
  ['2026-11-18', 'tricky', 'tricky', 5],
  ['2026-11-14', 'hard', 'extreme', 6],
] as const;

test.each(DAYS)('%s: the level of its hash and the grade of its weekday', async (date, grade) => {
  const shown = await masu(['daily', 'sokoban', '--date', date, '--json']);
  expect([shown.code, shown.stderr]).toEqual([0, '']);
  const json = JSON.parse(shown.stdout);
  expect(json).toMatchObject({ puzzle: 'sokoban', date, grade, hash: HASHES[date] });
  expect(Object.keys(json)).toEqual([
    ...['puzzle', 'date', 'seed', 'grade', 'difficulty', 'pushes', 'boxes', 'hash', 'reasons', 'board'],
  ]);
  expect(json.reasons.length).toBeGreaterThan(0);
});

test.each(DAYS)('%s: the Futoshiki of the day, with one solution', async (date, _sokoban, grade, size) => {
  const shown = await masu(['daily', 'futoshiki', '--date', date, '--json']);
  const json = JSON.parse(shown.stdout);
  expect([shown.code, json.date, json.grade, json.size]).toEqual([0, date, grade, size]);
  const text = (await masu(['daily', 'futoshiki', '--date', date, '--show'])).stdout;
  const graded = await masu(['grade', file(`daily-${date}.txt`, text), '--json']);
  expect(JSON.parse(graded.stdout)).toMatchObject({ grade, title: `Daily Futoshiki ${date}` });
});

test('--show prints a level file that grade and push-optimal agree with', async () => {
  const shown = await masu(['daily', '--date', '2026-11-16', '--show']);
  expect(shown.stdout).toContain('Title: Daily Sokoban 2026-11-16\n');
  expect(shown.stdout).toContain('Optimum: 10 pushes\n');
  const made = file('daily.xsb', shown.stdout);
  const solved = JSON.parse((await masu(['solve', made, '--solver', 'push-optimal', '--json'])).stdout);
  expect([solved.claim, solved.pushes]).toEqual(['optimal', 10]);
});

test.each([
  [['--date', '2026-02-30'], '--date: expected a day such as 2026-11-15, got "2026-02-30".'],
  [['--date', 'today'], '--date: expected a day such as 2026-11-15, got "today".'],
  [['chess'], 'Unknown puzzle "chess". Available: sokoban, futoshiki.'],
])('daily %j is a usage error with a sentence', async (words, sentence) => {
  const ended = await masu(['daily', ...words]);
  expect([ended.code, ended.stdout, ended.stderr]).toEqual([31, '', `masu: ${sentence}\n`]);
});

test('in line mode the day is played and its result is saved', async () => {
  const played = await masu(['daily', '--date', '2026-11-16', '--plain'], { input: 'hint\nquit\n' });
  expect([played.code, played.stdout]).toEqual([
    0,
    expect.stringMatching(/^Sokoban, Daily puzzle 1: Daily Sokoban 2026-11-16\. 3 boxes to go\. Difficulty: easy\./),
  ]);
});
