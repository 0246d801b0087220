// The shipped module: small enough for a page to load, and every instance has memory of its own.

import { expect, test } from 'vitest';
import { KERNEL_BASE64 } from './kernel-bytes.js';
import { type KernelExports, loadKernel } from './load.js';

interface LevelBuffer extends KernelExports {
  levelBuffer(width: number, height: number): number;
}

test('the module is smaller than 150 KB', () => {
  expect((KERNEL_BASE64.length * 3) / 4).toBeLessThan(150_000);
});

test('what one instance writes, another does not see', () => {
  const [one, other] = [loadKernel<LevelBuffer>(), loadKernel<LevelBuffer>()];
  const at = one.levelBuffer(8, 8);
  expect(other.levelBuffer(8, 8)).toBe(at);
  new Uint8Array(one.memory.buffer)[at] = 7;
  expect(new Uint8Array(other.memory.buffer)[at]).toBe(0);
});
