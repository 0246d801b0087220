// One seeded user of the web app, for some actions, in the long run for 200. See web-random-visit.ts; the long
// run has three of twenty more.

import { expect, test } from 'vitest';
import { sampled } from '../sample.js';
import { useApp } from './browser.js';
import { visit } from './web-random-visit.js';

const app = useApp();
const ACTIONS = sampled(50, 200);

test(`a month of use: ${ACTIONS} actions over all pages, in two tabs`, async () => {
  await expect(visit(app, 1, ACTIONS)).resolves.toBeUndefined();
});
