// What imports from the package cost a page, with three bundlers, as docs/library.md says. The bundlers are installed for
// this test alone.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { npmCommand } from '../../scripts/platform.mjs';
import { ROOT } from './masu.js';
import { sharedThing } from './shared-thing.js';

const BUNDLERS = [
  'esbuild@0.28.2',
  'rollup@4.68.3',
  '@rollup/plugin-node-resolve@16.0.3',
  '@rollup/plugin-terser@1.0.2',
  'vite@8.3.8',
  // It can't split a worker in its default format.
  'vite-7@npm:vite@7.3.8',
];

/** Run with the names and the module; prints the bytes that a page loads at once, as a list: esbuild, Rollup, Vite. */
const PROGRAM = `
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { build as esbuild } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
const [names, from] = process.argv.slice(2);
writeFileSync('page.js', \`import { \${names} } from '\${from}';\\nglobalThis.used = { \${names} };\\n\`);
const loadedBytes = (output) => {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded].reduce((sum, { code }) => sum + code.length, 0);
};
const options = { bundle: true, minify: true, format: 'esm', platform: 'browser', write: false, logLevel: 'silent' };
const one = await esbuild({ entryPoints: ['page.js'], ...options });
const made = await rollup({ input: 'page.js', plugins: [resolve({ browser: true }), terser()], onwarn() {} });
const { output } = await made.generate({ format: 'esm', dir: 'out' });
const [built] = [
  await vite({ root: '.', configFile: false, logLevel: 'silent', build: { write: false, rollupOptions: { input: 'page.js' } } }),
].flat();
console.log(JSON.stringify([one.outputFiles[0].text.length, loadedBytes(output), loadedBytes(built.output)]));
`;

const run = promisify(execFile);
let folder = '';
beforeAll(async () => {
  const { consumer } = await sharedThing('package');
  folder = join(consumer, 'bundlers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'sizes.js'), PROGRAM);
  const npm = npmCommand();
  const words = [...npm.words, 'install', '--no-audit', '--no-fund', '--loglevel=error', ...BUNDLERS];
  await run(npm.command, words, { cwd: folder, ...npm.options });
});

/** The rows of the table: names, module, and kilobytes by bundler. */
const ROWS = [
  ...readFileSync(join(ROOT, 'docs/library.md'), 'utf8').matchAll(/^\| `(.*)` from `(masu[^`]*)` *\|(.*)\|$/gm),
].map(([, names = '', from = '', sizes = '']) => [names, from, sizes.split('|').map(Number)] as const);

test('docs/library.md has the sizes of six imports with three bundlers', () => {
  expect(ROWS.map(([, , sizes]) => sizes.length)).toEqual([3, 3, 3, 3, 3, 3]);
});

test.each(ROWS)('%s from %s cost what the document says', async (names, from, told) => {
  const { stdout } = await run(process.execPath, ['sizes.js', names, from], { cwd: folder });
  const sizes = JSON.parse(stdout) as number[];
  for (const [index, bytes] of sizes.entries()) {
    const kilobytes = told[index] as number;
    const message = `${names} from ${from}: ${sizes}, told: ${told}`;
    expect(Math.abs(bytes / 1000 - kilobytes), message).toBeLessThanOrEqual(Math.max(0.5, 0.05 * kilobytes));
  }
});

test('Vite 7 builds the workers of the package as it is set up', async () => {
  writeFileSync(
    join(folder, 'workers.js'),
    "import { hint, solve } from 'masu';\nglobalThis.used = { hint, solve };\n",
  );
  const program = `
import { build } from 'vite-7';
const { output } = await build({ root: '.', configFile: false, logLevel: 'silent', build: { write: false, rollupOptions: { input: 'workers.js' } } });
console.log(output.map(({ fileName }) => fileName).join(' '));
`;
  writeFileSync(join(folder, 'build-workers.js'), program);
  const { stdout } = await run(process.execPath, ['build-workers.js'], { cwd: folder });
  expect(stdout).toMatch(/\bassets\/worker-/);
});
