// docs/results.html is a report of a run, which is not repeated here; but it must have every level that ships with
// masu.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLevels } from '../../src/jobs/index.js';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = ['futoshiki', 'lessons', 'sokoban'].flatMap((folder) =>
  readdirSync(join(ROOT, 'levels', folder))
    .filter((name) => !name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

test('the report of our levels has every collection with all its levels', () => {
  const page = readFileSync(join(ROOT, 'docs/results.html'), 'utf8');
  const counts = FILES.map((file) => {
    const read = readLevels(readFileSync(join(ROOT, 'levels', file), 'utf8'), { name: file });
    return [file.replace(/\.\w+$/, ''), read.ok ? read.value.levels.length : 0] as const;
  });
  const missing = counts.filter(
    ([collection, count]) => !new RegExp(`>${collection}</t[hd]><td[^>]*>${count}<`).test(page),
  );
  expect(missing, '`node scripts/print-results.mjs` prints it').toEqual([]);
  expect(counts.length).toBeGreaterThan(10);
});
