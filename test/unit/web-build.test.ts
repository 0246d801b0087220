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

const IMPORTED = /@import "\.\/([\w-]+\.css)"/g;
const STYLES = 'src/web/styles';

/** Style sheets that are always loaded together, by the name of the sheet that imports them. */
function sheetGroups(): Map<string, readonly string[]> {
  const bundles = ['index.css', 'other-pages.css'].map((bundle): [string, string[]] => {
    const imported = readFileSync(`${STYLES}/${bundle}`, 'utf8').matchAll(IMPORTED);
    return [bundle, [...imported].map(([, name]) => `${STYLES}/${name}`)];
  });
  const bundled = new Set(bundles.flatMap(([bundle, paths]) => [`${STYLES}/${bundle}`, ...paths]));
  const alone = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/web/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.css') && !bundled.has(path));
  return new Map([...bundles, ...alone.map((path): [string, string[]] => [path, [path]])]);
}

/** Rules that adapt all pages to a window or a need: always loaded, last. */
const ADAPTING = /\/(narrow|short|needs)\.css$/;

/** The classes that selectors of a sheet begin with, by themselves: `.a`, `.a li`, but not `.a.b` or `.c .a`. */
function leadingClasses(path: string): string[] {
  const css = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const lists = [...css.matchAll(/(?:^|[{}])\s*([^{}@;]+?)\s*(?=\{)/g)].map(([, list = '']) => list);
  const selectors = lists.flatMap((list) => list.split(/,(?![^(]*\))/));
  return selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)(?![\w.-]|:has)/.exec(selector)?.[1] ?? []);
}

test('a class is styled by sheets that load together: its look does not depend on the pages opened before', () => {
  const groups = sheetGroups();
  expect(groups.size).toBeGreaterThan(5);
  const styled = new Map<string, Set<string>>();
  for (const [group, paths] of groups) {
    for (const name of paths.filter((path) => !ADAPTING.test(path)).flatMap(leadingClasses)) {
      styled.set(name, (styled.get(name) ?? new Set()).add(group));
    }
  }
  const shared = [...styled].filter(([, found]) => found.size > 1);
  expect(shared.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});
