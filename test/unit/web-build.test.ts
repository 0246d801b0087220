// What holds for the build of the web app: the sources that its configuration names exist, and the look of a class
// doesn't depend on which pages were opened before.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEB_CHUNKS, WEB_ENTRIES } from '../../src/web/chunks.js';

test.each(Object.entries({ ...WEB_CHUNKS, entries: WEB_ENTRIES }))(
  'sources named for the build: %s',
  (_name, paths) => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
  },
);

test('every worker of the pages is named as an entry', () => {
  const workers = ['src/web', 'src/jobs/web']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('worker.ts'));
  const named = workers.filter((path) => WEB_ENTRIES.some((entry) => path.startsWith(`src/${entry}`)));
  expect(workers.length).toBeGreaterThan(3);
  expect(named).toEqual(workers);
});

const SHEETS = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/web/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css'));
const LAYERS = ['tokens', 'parts', 'pages', 'needs'];

const withoutComments = (path: string): string => readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');

/** The classes that selectors of a sheet begin with, by themselves: `.a`, `.a li`, but not `.a.b` or `.c .a`. */
function leadingClasses(path: string): string[] {
  const lists = [...withoutComments(path).matchAll(/(?:^|[{}])\s*([^{}@;]+?)\s*(?=\{)/g)].map(([, list = '']) => list);
  const selectors = lists.flatMap((list) => list.split(/,(?![^(]*\))/));
  return selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)(?![\w.-]|:has)/.exec(selector)?.[1] ?? []);
}

test('a class is styled in one sheet: its look does not depend on the pages opened before', () => {
  const styled = new Map<string, Set<string>>();
  for (const path of SHEETS)
    for (const name of leadingClasses(path)) styled.set(name, (styled.get(name) ?? new Set()).add(path));
  expect(styled.size).toBeGreaterThan(100);
  const shared = [...styled].filter(([, found]) => found.size > 1);
  expect(shared.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});

/** What stands at the top of a sheet: preludes of its blocks, and statements. */
function topLevel(path: string): string[] {
  const css = withoutComments(path);
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) found.push(css.slice(from, at).trim());
    if (css[at] === '}') depth--;
    if (depth === 0 && (css[at] === ';' || css[at] === '}')) {
      if (css[at] === ';') found.push(css.slice(from, at).trim());
      from = at + 1;
    }
  }
  return found;
}

test('every rule is in a layer, and the entry names all of them in their order', () => {
  expect(topLevel('src/web/styles/index.css')[0]).toBe(`@layer ${LAYERS.join(', ')}`);
  const allowed = [...LAYERS.map((layer) => `@layer ${layer}`), `@layer ${LAYERS.join(', ')}`];
  const others = SHEETS.flatMap((path) =>
    topLevel(path)
      .filter((head) => !allowed.includes(head) && !head.startsWith('@import "./'))
      .map((head) => `${path}: ${head}`),
  );
  expect(others).toEqual([]);
});
