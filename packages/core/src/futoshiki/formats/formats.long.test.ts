// Files with more lines and levels than any format reads.

import { expect, test } from 'vitest';
import { BARS } from './bars.js';
import { UNEQUAL } from './unequal.js';

test('levels and lines past the limits are skipped with a warning, as in every format', () => {
  const read = UNEQUAL.parse('4:\n'.repeat(600_001));
  expect(read.levels).toHaveLength(600_000);
  expect(read.warnings).toMatchObject([
    { line: 600_000, column: 1, code: 'too-many-levels', message: 'Only the first 600,000 levels were read.' },
  ]);
  expect(UNEQUAL.parse('4:a,1b2,\n'.repeat(700_000)).levels).toHaveLength(600_000);
  const rows = BARS.parse(`2\n${'|\n'.repeat(2 ** 23)}`);
  expect(rows.warnings).toMatchObject([
    { line: 2 ** 23, column: 1, code: 'too-many-lines', message: 'Only the first 8,388,608 lines were read.' },
  ]);
  expect(rows.levels).toMatchObject([{ ok: false, error: { code: 'too-many-rows', line: 5 } }]);
});
