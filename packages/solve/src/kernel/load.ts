// Loads the WebAssembly kernel: one compiled module per process, and per search a fresh instance on memory that is all zeros.
// A new memory costs more than a tiny search: the host reserves gigabytes of addresses for it and collects garbage
// because of it (0.5 ms each, Node 20, 2026-11-16). So the memory of a released search is cleared and reused for the
// next one. Globals belong to the instance, static data is written when it starts, only memory allocated from the arena
// was written, and the arena hides how far the memory has grown: for the next search it is like a new one. Every host
// we run on has WebAssembly, but its types come only with the browser's or Node's, so those used are declared here.

import { INITIAL_PAGES, KERNEL_BASE64, MAX_PAGES } from './kernel-bytes.js';

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

export type KernelExports = Readonly<Record<string, unknown>> & { readonly memory: KernelMemory };

interface WasmHost {
  Memory: new (pages: { readonly initial: number; readonly maximum: number }) => KernelMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
declare const WebAssembly: WasmHost;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decodeBase64(text: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let i = 0; i < 64; i++) value[LETTERS.charCodeAt(i)] = i;
  const length = Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array(length);
  for (let from = 0, to = 0; to < length; from += 4) {
    let word = 0;
    for (let k = 0; k < 4; k++) word = (word << 6) | (value[text.charCodeAt(from + k)] ?? 0);
    for (let k = 16; k >= 0 && to < length; k -= 8) bytes[to++] = (word >> k) & 255;
  }
  return bytes;
}

export type KernelLoader = <Exports extends { readonly memory: KernelMemory } = KernelExports>() => Exports;

/** How many memories are kept for reuse: searches that run at the same time leave one each. */
const MAX_SPARES = 4;
/** With more bytes written, or more in all, it is left to the garbage collector: to clear it takes as long as a short search. */
const MAX_WRITTEN_BYTES = 2 ** 24;
const MAX_SPARE_BYTES = 2 ** 27 + 2 ** 20;
/** Addresses of memory, from and until. */
export type MemoryPart = readonly [from: number, until: number];
/** Memories and the parts of each that were written. */
const spares: { readonly memory: KernelMemory; readonly written: readonly MemoryPart[] }[] = [];
/** Instances that have not released their memory. */
const owners = new WeakSet<object>();

function clearMemory(): KernelMemory {
  const spare = spares.pop();
  if (!spare) return new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAX_PAGES });
  const bytes = new Uint8Array(spare.memory.buffer);
  for (const [from, until] of spare.written) bytes.fill(0, from, until);
  return spare.memory;
}

/** Loads instances of a module, which is compiled when the first one is loaded. */
export function kernelLoader(bytes: () => Uint8Array): KernelLoader {
  let compiled: object | undefined;
  return <Exports>() => {
    compiled ??= new WebAssembly.Module(bytes());
    const exports = new WebAssembly.Instance(compiled, { env: { memory: clearMemory() } }).exports as object;
    owners.add(exports);
    return exports as Exports;
  };
}

/** A new instance with its own memory. Dropping the last reference to it frees the memory. */
export const loadKernel: KernelLoader = kernelLoader(() => decodeBase64(KERNEL_BASE64));

/**
 * Releases the memory of a search that has ended. Nobody may call or read this instance afterward. `fresh`: parts that were
 * allocated but never written, in any order, apart from each other.
 */
export function releaseKernel(
  kernel: { readonly memory: KernelMemory; arenaTop(): number },
  fresh: readonly MemoryPart[] = [],
): void {
  if (!owners.delete(kernel)) return;
  const { memory } = kernel;
  const written = partsBetween(fresh, kernel.arenaTop() >>> 0);
  const bytes = written.reduce((sum, [from, until]) => sum + until - from, 0);
  if (bytes > MAX_WRITTEN_BYTES || memory.buffer.byteLength > MAX_SPARE_BYTES || spares.length >= MAX_SPARES) return;
  spares.push({ memory, written });
}

/** What lies between these parts, from the first address to the last. */
function partsBetween(parts: readonly MemoryPart[], last: number): MemoryPart[] {
  const sorted = [...parts].sort(([a], [b]) => a - b);
  const starts = [0, ...sorted.map(([, until]) => until)];
  const ends = [...sorted.map(([from]) => from), last];
  return starts.map((from, index) => [from, ends[index] as number]);
}
