// Compiles sources of the kernel's language with the options of the shipped module.

import './require-node.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { PARAMETERS } from './kernel-parameters.mjs';

const NO_HEAP = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'packages/solve/src/kernel/assembly/memory/no-heap',
);

/** Pages of 64 KiB: the initial and the maximum memory of a search. load.ts creates the memory. */
export const [, , INITIAL_PAGES] = PARAMETERS.find(([id]) => id === 'initial-pages');
export const MAX_PAGES = 65536;

/** Without checks of tables and of the order of calls. */
export const UNCHECKED = ['--noAssert'];

/** What the compiler says against an entry file, undefined if it wrote the module. */
export async function compileKernel(entry, wasm, options = UNCHECKED) {
  const { error, stderr } = await asc.main([
    entry,
    '--outFile',
    wasm,
    '-O3',
    // A tenth smaller: code is inlined where that is small or says so itself.
    '--shrinkLevel',
    '1',
    ...options,
    '--runtime',
    NO_HEAP,
    '--use',
    'abort=',
    '--enable',
    'simd',
    '--importMemory',
    '--initialMemory',
    String(INITIAL_PAGES),
    '--maximumMemory',
    String(MAX_PAGES),
  ]);
  return error ? `${stderr}\n${error.message}\n` : undefined;
}
