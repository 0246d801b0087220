// Nothing is imported past the `exports` of a package, and a list of exports names nothing that only its own package needs.
// Tests see every source (the condition `masu-source` of the last row); code does not.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_CODE, importsOf, namesOurs } from '../imports.js';
import { packageNames, sourcePath } from '../sources.js';

const ROOT = join(import.meta.dirname, '../..');

type Target = Readonly<Record<string, string>>;

function exportsOf(name: string): Readonly<Record<string, Target>> {
  const text = readFileSync(join(sourcePath(name), '../package.json'), 'utf8');
  return (JSON.parse(text) as { readonly exports: Readonly<Record<string, Target>> }).exports;
}

/** Packages most of whose modules are used elsewhere: a list would repeat the tree. */
const OPEN = ['core', 'engine'];
const LISTED = packageNames().filter((name) => !OPEN.includes(name) && name !== 'web');

/** Imports of our packages in code that is no test: `core/base/grid.js`, and the file. */
function importsBetween(): [target: string, file: string][] {
  const sources = [...ALL_CODE].filter((file) => !/\.test\.tsx?$/.test(file));
  const between = sources.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => namesOurs(target) && !target.startsWith(`@masu/${file.split('/')[0]}/`))
      .map(({ target }): [string, string] => [target.replace('@masu/', ''), file]),
  );
  const scripts = ['scripts', 'bench', 'site'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const ofScripts = [...scripts, 'vite.config.ts'].flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/['"`]@masu\/([\w-]+\/[\w/-]+\.js)['"`]/g)].map(
      ([, target = '']): [string, string] => [target, file],
    ),
  );
  return [...between, ...ofScripts];
}

const IMPORTS = importsBetween();

/** Whether code outside a package may import its module: `solve/sokoban/puzzle.js`. */
function isExported(module: string): boolean {
  const [name = '', ...path] = module.split('/');
  const all = exportsOf(name);
  const target = all[`./${path.join('/')}`] ?? all['./*.js'];
  return target?.default !== undefined;
}

test('no module is imported past the exports of its package', () => {
  expect(IMPORTS.length).toBeGreaterThan(1000);
  expect(isExported('core/base/grid.js')).toBe(true);
  expect(isExported('solve/kernel/load.js')).toBe(false);
  // Vite builds the page from its sources; `web` itself is never built.
  const wrong = IMPORTS.filter(([module]) => !module.startsWith('web/') && !isExported(module)).map(
    ([module, file]) => `${file} → ${module}`,
  );
  expect(wrong, 'import a module that its package exports, or add it to exports of its package.json').toEqual([]);
});

test.each(LISTED)('%s exports what others use, by name', (name) => {
  const used = new Set(IMPORTS.map(([module]) => module));
  const { './*.js': rest, ...listed } = exportsOf(name);
  expect(rest).toEqual({ 'masu-source': './src/*.ts' });
  expect(Object.keys(listed).filter((path) => !used.has(`${name}/${path.slice(2)}`))).toEqual([]);
  for (const [path, target] of Object.entries(listed)) {
    const module = path.slice(2).replace(/\.js$/, '');
    const [source, types, built] = [`./src/${module}.ts`, `./dist/${module}.d.ts`, `./dist/${module}.js`];
    expect(target).toEqual({ 'masu-source': source, types, default: built });
    expect(ALL_CODE.has(`${name}/${module}.ts`), path).toBe(true);
  }
});
