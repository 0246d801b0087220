// Loads the WebAssembly kernel: one compiled module per process, a fresh instance with fresh memory per search.
// WebAssembly is in every host we run on, but its types come only with the browser's or Node's; we state what we use.

import { KERNEL_BASE64 } from './kernel-bytes.js';

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

export type KernelExports = Readonly<Record<string, unknown>> & { readonly memory: KernelMemory };

interface WasmHost {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
const { WebAssembly: host } = globalThis as unknown as { WebAssembly: WasmHost };

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

/** Loads instances of a module, which is compiled when the first of them is asked for. */
export function kernelLoader(bytes: () => Uint8Array): KernelLoader {
  let compiled: object | undefined;
  return <Exports>() => {
    compiled ??= new host.Module(bytes());
    return new host.Instance(compiled, {}).exports as Exports;
  };
}

/** A new instance with its own memory. Dropping the last reference to it frees the memory. */
export const loadKernel: KernelLoader = kernelLoader(() => decodeBase64(KERNEL_BASE64));
