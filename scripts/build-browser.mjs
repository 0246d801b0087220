// Builds the package's entry points for browsers. TypeScript leaves the names of worker scripts as they are in the source
// (`./worker.ts`), where Vite finds them; in the package the script is `./worker.js`. Then the library as one file for a
// script tag.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not at the top: a Node that is too old can't even load it.
const { build } = await import('vite');
const { noteBundledPackages } = await import('./bundled-packages.mjs');

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(ROOT, 'tsconfig.browser.json')];
const { status } = spawnSync(process.execPath, tsc, { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);

const folder = join(ROOT, 'dist/jobs/web');
for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
  const path = join(folder, name);
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, code.replace(/(new URL\('\.\/[\w-]+)\.ts'/g, "$1.js'"));
}

/** One function, so that its workers can get its text (src/library/web/script-tag.ts). */
const asFunction = {
  name: 'as-function',
  generateBundle(_options, bundle) {
    const [file, ...others] = Object.values(bundle);
    if (others.length > 0) throw new Error(`more than one file: ${Object.keys(bundle).join(', ')}`);
    file.code = `var masu = (function wholeFile(isWorkerOfMasu) {\n${file.code}\nreturn masu;\n})(false);\n`;
  },
};
await build({
  configFile: false,
  root: join(ROOT, 'dist'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [noteBundledPackages('script-tag'), asFunction],
  build: {
    target: 'es2022',
    outDir: join(ROOT, 'dist/script-tag'),
    emptyOutDir: true,
    lib: {
      entry: join(ROOT, 'dist/library/web/script-tag.js'),
      formats: ['iife'],
      name: 'masu',
      fileName: () => 'masu.js',
    },
    rollupOptions: { output: { codeSplitting: false } },
  },
});
