// Twenty seeded users of the web app, for 200 actions each. See web-random-visit.ts.

// @module-tag alone

import { expect, test } from 'vitest';
import { useApp } from './browser.js';
import { visit } from './web-random-visit.js';

const app = useApp();

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 2);

test.each(SEEDS)('a month of use: 200 actions over all pages, in two tabs, seed %i', async (seed) => {
  await expect(visit(app, seed, 200)).resolves.toBeUndefined();
});
