// The kernel's test module (test/kernel): the shipped module, its single parts, and the plain searches. Built when it is missing or
// stale.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type KernelLoader, kernelLoader } from '@masu/solve/kernel/load.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A new instance with its own memory, as `loadKernel` gives one of the shipped module. */
export const loadTestKernel: KernelLoader = kernelLoader(testKernelBytes);

function testKernelBytes(): Uint8Array {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/setup.mjs'), '--quiet', '--test-kernel']);
  if (built.status !== 0) throw new Error(`expected the test kernel to be built: ${built.stderr}`);
  return new Uint8Array(readFileSync(join(ROOT, 'test/kernel/test-kernel.wasm')));
}
