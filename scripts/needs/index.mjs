// Programs that some tests need and a bare machine may not have. A need is one file here, which finds the program or
// installs it, and one row in this table. Nothing but tests and benchmarks ever calls these.

import { ensureChromium } from './chromium.mjs';

/** Each returns the path of its program, or throws a sentence that says how to get it. */
export const NEEDS = [{ name: 'chromium', ensure: ensureChromium }];

/** Finds or installs everything; throws where one cannot be had. */
export function ensureNeeds() {
  for (const { ensure } of NEEDS) ensure();
}
