// docs/results.html is a report of a run, which is not repeated here; but it must have every level that ships with
// masu.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readShipped, shippedFiles } from '../own-levels.js';

test('the report of our levels has every collection with all its levels', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/results.html'), 'utf8');
  const counts = shippedFiles().map((file) => {
    const read = readShipped(file);
    return [file.replace(/\.\w+$/, ''), read.ok ? read.value.levels.length : 0] as const;
  });
  const missing = counts.filter(
    ([collection, count]) => !new RegExp(`>${collection}</t[hd]><td[^>]*>${count}<`).test(page),
  );
  expect(missing, '`node scripts/print-results.mjs` prints it').toEqual([]);
  expect(counts.length).toBeGreaterThan(10);
});
