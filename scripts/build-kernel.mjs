// Compiles src/kernel/assembly to one WebAssembly module and writes it, as base64 text, into a TypeScript file.
// Embedded rather than an asset: the same import then works in Node, in workers, in any bundler and from
// the packed package, with no path to resolve and no fetch to allow.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'masu-kernel-'));
const wasm = join(folder, 'kernel.wasm');
const { error, stderr } = await asc.main([
  join(root, 'src/kernel/assembly/index.ts'),
  '--outFile',
  wasm,
  '-O3',
  '--noAssert',
  '--converge',
  '--runtime',
  'stub',
  '--use',
  'abort=',
  '--enable',
  'simd',
  '--initialMemory',
  '16',
  '--maximumMemory',
  '65536',
]);
if (error) {
  process.stderr.write(`${stderr}\n${error.message}\n`);
  process.exit(1);
}
const bytes = readFileSync(wasm);
rmSync(folder, { recursive: true });
const lines = bytes.toString('base64').match(/.{1,116}/g) ?? [];
writeFileSync(
  join(root, 'src/kernel/kernel-bytes.ts'),
  `// Made by scripts/build-kernel.mjs from src/kernel/assembly; not for editing.\n\nexport const KERNEL_BASE64 = [\n${lines
    .map((line) => `  '${line}',`)
    .join('\n')}\n].join('');\n`,
);
