// Test data next to the repository (levels, known answers, format cases). It is not part of the product, so a test that
// needs it is skipped, with a notice, if it is absent.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'shared');

/** The folder of that data, or undefined. */
export const SHARED: string | undefined = existsSync(join(folder, 'levels')) ? folder : undefined;

if (!SHARED) console.warn('notice: no ../shared beside the repository; the tests that need its data are skipped');

/** A test that is given the folder, and skipped without it. */
export function sharedTest(name: string, run: (shared: string) => void | Promise<void>): void {
  test.skipIf(!SHARED)(name, () => run(SHARED as string));
}
