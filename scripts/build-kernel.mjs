// Compiles src/kernel/assembly to WebAssembly. The shipped module is written as base64 text into a TypeScript file:
// because it is embedded, the same import works in Node, in workers, in any bundler, and from the packed package, with
// no path to resolve and no fetch to allow. With `--tests`, the module of tests and benchmarks (test/kernel) instead, as a
// file; with `--checked`, the shipped module with checks of every access to an array (memory/arrays.ts), as text.

import './require-node.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { PARAMETERS } from './kernel-parameters.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Pages of 64 KiB: the initial and the maximum memory of a search. load.ts creates the memory. */
const [, , INITIAL_PAGES] = PARAMETERS.find(([id]) => id === 'initial-pages');
const MAX_PAGES = 65536;

async function compile(entry, wasm, checks = ['--noAssert']) {
  const { error, stderr } = await asc.main([
    join(root, entry),
    '--outFile',
    wasm,
    '-O3',
    // A tenth smaller: code is inlined where that is small or says so itself.
    '--shrinkLevel',
    '1',
    ...checks,
    '--runtime',
    'stub',
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
  if (!error) return;
  process.stderr.write(`${stderr}\n${error.message}\n`);
  process.exit(1);
}

/** Compiles the shipped module and writes it as text. */
async function writeText(name, checks) {
  const folder = mkdtempSync(join(tmpdir(), 'masu-kernel-'));
  const wasm = join(folder, 'kernel.wasm');
  await compile('src/kernel/assembly/index.ts', wasm, checks);
  const lines =
    readFileSync(wasm)
      .toString('base64')
      .match(/.{1,116}/g) ?? [];
  rmSync(folder, { recursive: true });
  writeFileSync(
    join(root, 'src/kernel', name),
    `// Made by scripts/build-kernel.mjs from src/kernel/assembly; not for editing.\n\nexport const INITIAL_PAGES = ${INITIAL_PAGES};\nexport const MAX_PAGES = ${MAX_PAGES};\nexport const KERNEL_BASE64 = [\n${lines
      .map((line) => `  '${line}',`)
      .join('\n')}\n].join('');\n`,
  );
}

if (process.argv.includes('--tests')) {
  await compile('test/kernel/index.ts', join(root, 'test/kernel/test-kernel.wasm'));
} else if (process.argv.includes('--checked')) {
  await writeText('checked-kernel-bytes.ts', []);
} else {
  await writeText('kernel-bytes.ts');
}
