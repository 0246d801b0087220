// Builds the library as one file for a script tag.

import './require-node.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not at the top: a Node that is too old can't even load it.
const { build } = await import('vite');
const { noteBundledPackages } = await import('./bundled-packages.mjs');

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** One function, so that its workers can get its text (packages/browser-host/src/library/script-tag.ts). */
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
      entry: join(ROOT, 'dist/browser-host/library/script-tag.js'),
      formats: ['iife'],
      name: 'masu',
      fileName: () => 'masu.js',
    },
    rollupOptions: { output: { codeSplitting: false } },
  },
});
