// Compiles packages/solve/src/kernel/assembly to WebAssembly. The shipped module is written as base64 text into a TypeScript file:
// because it is embedded, the same import works in Node, in workers, in any bundler, and from the packed package, with
// no path to resolve and no fetch to allow. With `--tests`, the module of tests and benchmarks (test/kernel) instead, as a
// file; with `--checked`, the shipped module with checks of every access to a table (memory/tables.ts) and of the order of calls,
// as text; with `--trace FILE`, that module with all that a search can tell a developer (assembly/tracing.ts), as text.

import './require-node.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKernel, INITIAL_PAGES, MAX_PAGES } from './compile-kernel.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
async function compile(entry, wasm, options) {
  const complaint = await compileKernel(join(root, entry), wasm, options);
  if (!complaint) return;
  process.stderr.write(complaint);
  process.exit(1);
}

const KERNEL = join(root, 'packages/solve/src/kernel');

/** Compiles the shipped module and writes it as text. */
async function writeText(path, options) {
  const folder = mkdtempSync(join(tmpdir(), 'masu-kernel-'));
  const wasm = join(folder, 'kernel.wasm');
  await compile('packages/solve/src/kernel/assembly/index.ts', wasm, options);
  const lines =
    readFileSync(wasm)
      .toString('base64')
      .match(/.{1,116}/g) ?? [];
  rmSync(folder, { recursive: true });
  writeFileSync(
    path,
    `// Made by scripts/build-kernel.mjs from packages/solve/src/kernel/assembly; not for editing.\n\nexport const INITIAL_PAGES = ${INITIAL_PAGES};\nexport const MAX_PAGES = ${MAX_PAGES};\nexport const KERNEL_BASE64 = [\n${lines
      .map((line) => `  '${line}',`)
      .join('\n')}\n].join('');\n`,
  );
}

if (process.argv.includes('--tests')) {
  await compile('test/kernel/index.ts', join(root, 'test/kernel/test-kernel.wasm'));
} else if (process.argv.includes('--checked')) {
  await writeText(join(KERNEL, 'checked-kernel-bytes.ts'), []);
} else if (process.argv.includes('--trace')) {
  await writeText(process.argv[process.argv.indexOf('--trace') + 1], ['--use', 'KERNEL_TRACE=1']);
} else {
  await writeText(join(KERNEL, 'kernel-bytes.ts'));
}
