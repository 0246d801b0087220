// One seeded user of the web app, for 200 actions. See web-random-visit.ts; the long run has twenty more.

import { expect, test } from 'vitest';
import { useApp } from './browser.js';
import { visit } from './web-random-visit.js';

const app = useApp();

test('a month of use: 200 actions over all pages, in two tabs', async () => {
  await expect(visit(app, 1, 200)).resolves.toBeUndefined();
});
