// Every level that ships with masu carries its grade and proven optimum in its comments.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGradeNotes, parseLurd, scoreOf, validateLevel, XSB } from '../../src/sokoban/index.js';

const FOLDER = new URL('../../levels/sokoban/', import.meta.url);
const SOLUTIONS = JSON.parse(readFileSync(new URL('../own-solutions.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.xsb'));

test.each(files)('%s', (file) => {
  const read = XSB.parse(readFileSync(new URL(file, FOLDER), 'utf8')).levels;
  expect(read.length).toBe(SOLUTIONS[file]?.length);
  for (const [at, draft] of read.entries()) {
    const level = draft.ok ? validateLevel(draft.value) : draft;
    const moves = parseLurd(SOLUTIONS[file]?.[at] ?? '');
    if (!draft.ok || !level.ok || !moves.ok) throw new Error(`${file} ${at + 1}`);
    const noted = parseGradeNotes(draft.value.notes);
    const { pushes } = scoreOf(level.value, moves.value);
    expect([draft.value.title, noted?.optimum, noted?.isExact]).toEqual([draft.value.title, pushes, true]);
    expect(noted?.reasons.length, draft.value.title).toBeGreaterThan(0);
  }
});
