// The shipped module: small enough for a page to load, and every instance has its own memory.

import { expect, test } from 'vitest';
import { KERNEL_BASE64 } from './kernel-bytes.js';
import { type KernelExports, loadKernel, releaseKernel } from './load.js';

interface LevelBuffer extends KernelExports {
  levelBuffer(width: number, height: number): number;
  arenaTop(): number;
  arenaSize(): number;
}
const load = (): LevelBuffer => loadKernel<LevelBuffer>();

test('the module is smaller than 150 KB', () => {
  expect((KERNEL_BASE64.length * 3) / 4).toBeLessThan(150_000);
});

test('one instance does not see what another writes', () => {
  const [one, other] = [load(), load()];
  const at = one.levelBuffer(8, 8);
  expect(other.levelBuffer(8, 8)).toBe(at);
  new Uint8Array(one.memory.buffer)[at] = 7;
  expect(new Uint8Array(other.memory.buffer)[at]).toBe(0);
});

test('released memory is reused by the next instance, as zeros and static data', () => {
  const untouched = new Uint8Array(load().memory.buffer).slice();
  const first = load();
  first.levelBuffer(8, 8);
  // a search writes what the arena has given it, and nothing behind that
  new Uint8Array(first.memory.buffer).fill(7, 0, first.arenaTop());
  releaseKernel(first);
  const second = load();
  expect(second.memory).toBe(first.memory);
  expect(Buffer.compare(new Uint8Array(second.memory.buffer), untouched)).toBe(0);
  // its globals are new as well: the first buffer lies where it lay in the first instance
  expect(second.levelBuffer(8, 8)).toBe(load().levelBuffer(8, 8));
});

test('memory released twice is reused by one instance only', () => {
  const first = load();
  releaseKernel(first);
  releaseKernel(first);
  const [second, third] = [load(), load()];
  expect(second.memory).not.toBe(third.memory);
  releaseKernel(first);
  expect(load().memory).not.toBe(second.memory);
});

test('memory that has grown is reused by the next instance as if it were new', () => {
  const first = load();
  const size = first.arenaSize();
  expect(size).toBe(first.memory.buffer.byteLength);
  expect(first.levelBuffer(2000, 1000)).toBeGreaterThan(0);
  expect(first.arenaSize()).toBe(first.memory.buffer.byteLength);
  expect(first.arenaSize()).toBeGreaterThan(size);
  const grown = first.arenaSize();
  new Uint8Array(first.memory.buffer).fill(7, 0, first.arenaTop());
  releaseKernel(first);
  const second = load();
  expect(second.memory).toBe(first.memory);
  expect(second.arenaSize()).toBe(size);
  const at = second.levelBuffer(2000, 1000);
  expect(second.arenaSize()).toBe(grown);
  expect(new Uint8Array(second.memory.buffer, at, 2_000_000).every((byte) => byte === 0)).toBe(true);
});

test('memory that has grown large is not kept', () => {
  const first = load();
  expect(first.levelBuffer(6000, 4000)).toBeGreaterThan(0);
  releaseKernel(first);
  expect(load().memory).not.toBe(first.memory);
});
