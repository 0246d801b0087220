import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeCollection } from '../../saves/library.js';
import { Store } from '../../saves/store.js';
import { Grader } from './grader.js';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'masu-grader-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const TEXT = ['#######', '#@ $ .#', '#######', '', '########', '#@ . $ #', '########', ''].join('\n');

function levels() {
  const read = makeCollection(TEXT, 'Mine', 'mine.txt', false);
  if (!read.ok) throw new Error(read.error);
  return read.value.levels;
}

const graderOf = (store: Store): Grader => new Grader({ store, engine: () => nodeThread() });

/** Grades all levels; settles when the last was tried. */
function graded(grader: Grader): Promise<void> {
  let left = levels().length;
  return new Promise((resolve) => grader.start(levels(), () => --left === 0 && resolve()));
}

test('levels are graded once, and the grade is saved for the next program; one without a solution has none', async () => {
  const store = new Store(home, () => 1);
  const grader = graderOf(store);
  await graded(grader);
  grader.stop();
  const [first, second] = levels();
  if (!first || !second) throw new Error('two levels');
  expect(grader.gradeOf(first)).toMatchObject({ grade: 'trivial', isExact: true, optimum: 2 });
  expect(grader.gradeOf(second)).toBeUndefined();
  const next = graderOf(new Store(home, () => 2));
  expect(next.gradeOf(first)).toMatchObject({ grade: 'trivial' });
  let calls = 0;
  grader.start(levels(), () => calls++);
  expect(calls).toBe(0);
});

test('a grade in the file takes precedence over a saved one, and one of an older grader is ignored', () => {
  const store = new Store(home, () => 1);
  const [first] = levels();
  if (!first) throw new Error('a level');
  const old = { puzzle: 'sokoban', hash: first.hash, grade: 'hard', isExact: true, reasons: [], grader: 0 } as const;
  store.saveGrades([old]);
  const grader = graderOf(store);
  expect(grader.gradeOf(first)).toBeUndefined();
  expect(grader.gradeOf({ ...first, grade: old })).toMatchObject({ grade: 'hard' });
});
