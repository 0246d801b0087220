// Every level that ships with masu carries its grade and proven optimum in its comments.

import { readFileSync } from 'node:fs';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { parseGradeNotes } from '@masu/studio/sokoban/grade/grade-notes.js';
import { expect, test } from 'vitest';
import { readShipped, shippedFiles } from '../own-levels.js';

const SOLUTIONS = JSON.parse(readFileSync(new URL('../own-solutions.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
const files = shippedFiles().filter((file) => file.startsWith('sokoban/'));

test.each(files)('%s', (file) => {
  const read = readShipped(file);
  if (!read.ok || read.value.id !== 'sokoban') throw new Error(`no levels in ${file}`);
  const solutions = SOLUTIONS[file.slice('sokoban/'.length)] ?? [];
  expect(read.value.levels.length).toBe(solutions.length);
  for (const [at, { draft, level }] of read.value.levels.entries()) {
    const moves = parseLurd(solutions[at] ?? '');
    if (!draft || !level.ok || !moves.ok) throw new Error(`${file} ${at + 1}`);
    const noted = parseGradeNotes(draft.notes);
    const { pushes } = scoreOf(level.value, moves.value);
    expect([draft.title, noted?.optimum, noted?.isExact]).toEqual([draft.title, pushes, true]);
    expect(noted?.reasons.length, draft.title).toBeGreaterThan(0);
  }
});
