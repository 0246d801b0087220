// Programs that some tests need and a machine may lack. Each is one file here, which finds or installs the program, and
// one row in this table. Only tests and benchmarks use this.

import { ensureChromium } from './chromium.mjs';
import { ensureCompiler } from './gcc.mjs';
import { ensurePython } from './python.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureValgrind } from './valgrind.mjs';

/**
 * Each returns the path of its program, or throws an error that says how to get it. Tests that lack an optional program
 * are skipped with a notice.
 */
export const NEEDS = [
  { name: 'chromium', ensure: ensureChromium },
  { name: 'redis-server', ensure: ensureRedis },
  { name: 'gcc', ensure: ensureCompiler, optional: true },
  { name: 'python3', ensure: ensurePython, optional: true },
  { name: 'valgrind', ensure: ensureValgrind, optional: true },
];

/** Finds or installs everything; throws if a required program is missing. */
export function ensureNeeds() {
  for (const { ensure, optional } of NEEDS) {
    try {
      ensure();
    } catch (error) {
      if (!optional) throw error;
      console.error(`notice: ${error.message}`);
    }
  }
}
