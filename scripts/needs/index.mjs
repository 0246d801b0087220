// Programs that some tests need and a machine may lack. Each is one file here, which finds or installs the program, and
// one row in this table. Only tests and benchmarks use this.

import { ensureChromium } from './chromium.mjs';
import { ensureRedis } from './redis.mjs';

/** Each returns the path of its program, or throws a sentence that says how to get it. */
export const NEEDS = [
  { name: 'chromium', ensure: ensureChromium },
  { name: 'redis-server', ensure: ensureRedis },
];

/** Finds or installs everything; throws where one cannot be had. */
export function ensureNeeds() {
  for (const { ensure } of NEEDS) ensure();
}
