// Three of twenty seeded users of the web app, for 200 actions each, by the seed of the run; all of them in `npm run test:all`.
// See web-random-visit.ts.

// @module-tag alone

import { expect, test } from 'vitest';
import { randomFor } from '../seed.js';
import { useApp } from './browser.js';
import { visit } from './web-random-visit.js';

const app = useApp();

const USERS = Array.from({ length: 20 }, (_, at) => at + 2);
const SEEDS = process.env.MASU_SAMPLE === 'all' ? USERS : randomFor(1).shuffle(USERS).slice(0, 3);

test.each(SEEDS)('a month of use: 200 actions over all pages, in two tabs, seed %i', async (seed) => {
  await expect(visit(app, seed, 200)).resolves.toBeUndefined();
});
