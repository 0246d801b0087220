// The shipped module: small enough for a page to load, and every instance has memory of its own.

import { expect, test } from 'vitest';
import { KERNEL_BASE64 } from './kernel-bytes.js';
import { type KernelExports, loadKernel, releaseKernel } from './load.js';

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

test('memory handed back serves the next instance, as zeros and static data', () => {
  const untouched = new Uint8Array(loadKernel().memory.buffer).slice();
  const first = loadKernel<LevelBuffer>();
  first.levelBuffer(8, 8);
  new Uint8Array(first.memory.buffer).fill(7);
  releaseKernel(first);
  const second = loadKernel<LevelBuffer>();
  expect(second.memory).toBe(first.memory);
  expect(Buffer.compare(new Uint8Array(second.memory.buffer), untouched)).toBe(0);
  // its globals are new as well: the first buffer lies where it lay in the first instance
  expect(second.levelBuffer(8, 8)).toBe(loadKernel<LevelBuffer>().levelBuffer(8, 8));
});

test('memory that was handed back twice serves one instance', () => {
  const first = loadKernel();
  releaseKernel(first);
  releaseKernel(first);
  const [second, third] = [loadKernel(), loadKernel()];
  expect(second.memory).not.toBe(third.memory);
  releaseKernel(first);
  expect(loadKernel().memory).not.toBe(second.memory);
});

test('memory that has grown is not reused', () => {
  const first = loadKernel<LevelBuffer>();
  const bytes = first.memory.buffer.byteLength;
  expect(first.levelBuffer(2000, 1000)).toBeGreaterThan(0);
  releaseKernel(first);
  const second = loadKernel();
  expect(second.memory).not.toBe(first.memory);
  expect(second.memory.buffer.byteLength).toBe(bytes);
});
