// Formats packages/solve/src/kernel/assembly and test/kernel with Biome. AssemblyScript allows decorators on functions (`@inline`), which
// Biome cannot parse; so they become comments in a temporary copy, which Biome formats, and decorators again on the way back.
// `--check` changes nothing and exits with 1 if a file is not formatted.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { formatter, javascript } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));

const hide = (text) => text.replace(/^( *)@(inline|lazy|global)\b[ \n]*/gm, '$1// @@$2\n$1');
const show = (text) => text.replace(/^( *)\/\/ @@(inline|lazy|global)$/gm, '$1@$2');

const files = ['packages/solve/src/kernel/assembly', 'test/kernel'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts') && file !== 'parameters.ts')
    .map((file) => join(folder, file)),
);
const copy = mkdtempSync(join(tmpdir(), 'masu-format-'));
for (const file of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), hide(readFileSync(join(root, file), 'utf8')));
}
writeFileSync(
  join(copy, 'biome.json'),
  JSON.stringify({
    root: true,
    formatter,
    javascript,
    assist: { enabled: true, actions: { source: { organizeImports: 'on' } } },
    linter: { enabled: false },
  }),
);
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const done = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { cwd: copy, encoding: 'utf8' });
if (done.status !== 0) {
  console.error(done.stdout, done.stderr);
  process.exit(1);
}
const isCheck = process.argv.includes('--check');
let unformatted = 0;
for (const file of files) {
  const formatted = show(readFileSync(join(copy, file), 'utf8'));
  if (formatted === readFileSync(join(root, file), 'utf8')) continue;
  unformatted++;
  if (isCheck) console.error(`${file} is not formatted; run npm run format`);
  else writeFileSync(join(root, file), formatted);
}
rmSync(copy, { recursive: true });
console.error(`Kernel: ${files.length} files checked, ${unformatted} ${isCheck ? 'not formatted' : 'formatted'}.`);
process.exit(isCheck && unformatted > 0 ? 1 : 0);
