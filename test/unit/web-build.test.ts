// What holds for the build of the web app: the path of a source says what it loads with, and the look of a class doesn't
// depend on which pages were opened before.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseRoute } from '@masu/web/routes.js';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { chunkFileName, chunkGroups, filesAskedFor, hasSideEffects, laterFolders } from '../../scripts/web-chunks.mjs';

const TREE = mkdtempSync(join(tmpdir(), 'masu-chunks-'));
afterAll(() => rmSync(TREE, { recursive: true }));

/** A web app of a few lines, in the layout of ours. `added` is a page of its own, with what it loads later. */
const SMALL_APP = {
  'index.html': '<script type="module" src="./main.tsx"></script>',
  'main.tsx': "import { both } from './both.js'; both('main'); import('./added/page.js').then((page) => page.show());",
  'both.ts': 'export const both = (who: string) => console.log(who);',
  'added/page.tsx': `import { both } from '../both.js'; import { shared } from '../shared.js';
    export const show = () => { both(shared('page')); void import('./later/one.js'); void import('./later/two.js'); };`,
  'added/later/one.ts': "import { shared } from '../../shared.js'; export const one = shared('one');",
  'added/later/two.ts': "import { needed } from '../needed.js'; export const two = needed('two');",
  'added/needed.ts': 'export const needed = (what: string) => "needed by " + what;',
  'shared.ts': 'export const shared = (what: string) => "shared by " + what;',
};

/** The built files, without their hashes, with the sources in each. */
async function builtFiles(files: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const root = join(TREE, 'packages/web/src');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        output: { codeSplitting: { groups: chunkGroups(root) }, chunkFileNames: chunkFileName(root) },
        treeshake: { moduleSideEffects: hasSideEffects },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds }) => [
      fileName.replace(/-.{8}\.js$/, ''),
      moduleIds.flatMap((id) => id.replaceAll('\\', '/').split('/packages/web/src/')[1] ?? []).sort(),
    ]),
  );
}

test('a page folder is a file of its own, and its folder `later` another, by their paths alone', async () => {
  expect(await builtFiles(SMALL_APP)).toEqual({
    'assets/index': ['both.ts', 'index.html', 'main.tsx'],
    'assets/added/page': ['added/page.tsx'],
    'assets/added/later': ['added/later/one.ts', 'added/later/two.ts', 'added/needed.ts', 'shared.ts'],
  });
});

test('a page and a folder `later` are asked for with all that they import; other parts alone', () => {
  const [files, fromScript] = [['a.js', 'b.css'], { hostId: '', hostType: 'js' as const }];
  for (const whole of ['assets/added/page-12345678.js', 'assets/a/later-12345678.js', 'assets/a/later/one-12345678.js'])
    expect(filesAskedFor(whole, files, fromScript), whole).toEqual(files);
  for (const alone of ['assets/a/panel-12345678.js', 'assets/homepage-12345678.js', 'assets/a/collate-12345678.js'])
    expect(filesAskedFor(alone, files, fromScript), alone).toEqual([]);
  expect(filesAskedFor('assets/core.js', files, { hostId: '', hostType: 'html' })).toEqual(files);
});

test('our own folders `later` are found, and every worker and the entry run when they are imported', () => {
  expect(laterFolders('packages/web/src')).toEqual(expect.arrayContaining(['saves/later', 'sokoban/later']));
  const sources = ['packages/web/src', 'packages/browser-host/src/jobs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const run: string[] = sources.filter((path) => /\.tsx?$/.test(path) && hasSideEffects(path));
  expect(run.filter((path) => !existsSync(`.${path}`))).toEqual([]);
  expect(run.filter((path) => !path.endsWith('worker.ts'))).toEqual(['/packages/web/src/main.tsx']);
  expect(run.length).toBeGreaterThan(4);
});

const SHEETS = readdirSync('packages/web/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `packages/web/src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css'));
const LAYERS = ['tokens', 'parts', 'pages', 'needs'];

const withoutComments = (path: string): string => readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');

const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** The classes that selectors of a sheet begin with, by themselves: `.a`, `.a li`, but not `.a.b` or `.c .a`. */
function leadingClasses(path: string): string[] {
  const lists = [...withoutComments(path).matchAll(/(?:^|[{}])\s*([^{}@;]+?)\s*(?=\{)/g)].map(([, list = '']) => list);
  return lists.flatMap(splitList).flatMap((selector) => /^\.([a-z][\w-]*)(?![\w.-]|:has)/.exec(selector)?.[1] ?? []);
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
  expect(topLevel('packages/web/src/styles/index.css')[0]).toBe(`@layer ${LAYERS.join(', ')}`);
  const allowed = [...LAYERS.map((layer) => `@layer ${layer}`), `@layer ${LAYERS.join(', ')}`];
  const others = SHEETS.flatMap((path) =>
    topLevel(path)
      .filter((head) => !allowed.includes(head) && !head.startsWith('@import "./'))
      .map((head) => `${path}: ${head}`),
  );
  expect(others).toEqual([]);
});

/** What is shown on several pages, or outside of all: the searches of the lab beside a lesson, too; the drawings beside both
 * editors; a dialog over the page; and the frame that is printed. */
const SHOWN_ANYWHERE = ['lab', 'drafts', 'compare', 'print-frame'];

/** The root of a page has its name in addresses. */
function isRootClass(name: string): boolean {
  const page = /^page-(.*)/.exec(name)?.[1];
  return page === undefined ? SHOWN_ANYWHERE.includes(name) : parseRoute(`#/${page}`)?.page === page;
}

/** The selector begins with the class of a root, or `:where` some roots; or it asks whether there is one. */
function isUnderRoot(selector: string): boolean {
  const [, list] = /^(?:[a-z]*|body:has\():where\(([^)]*)\)/.exec(selector) ?? [];
  const roots = list === undefined ? [selector] : splitList(list);
  return roots.every((root) => isRootClass(/^[a-z]*\.([\w-]+)/.exec(root)?.[1] ?? ''));
}

/** The selectors of rules that are not under a root, by themselves or within another rule. */
function globalSelectors(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') {
      const head = css.slice(from, at).trim();
      const isScoped = around.some((outer) => outer !== '' && splitList(outer).every(isUnderRoot));
      if (!head.startsWith('@') && !isScoped) found.push(...splitList(head).filter((each) => !isUnderRoot(each)));
      around.push(head.startsWith('@') ? '' : head);
    }
    if (css[at] === '}') around.pop();
    if ('{};'.includes(css[at] as string)) from = at + 1;
  }
  return found;
}

test('a rule of a page is under the class of its page, so that no other page is changed by it', () => {
  expect(globalSelectors('@layer pages { @media print { .shares, .lab b { color: red } } }')).toEqual(['.shares']);
  expect(globalSelectors('.page-lab { .shares { top: 0 } } a { top: 0 } .page-x b {}')).toEqual(['a', '.page-x b']);
  expect(globalSelectors(':where(.page-lab, .panel) { .a { top: 0 } }')).toEqual([':where(.page-lab, .panel)', '.a']);
  const sheets = SHEETS.filter((path) => topLevel(path).includes('@layer pages'));
  expect(sheets.length).toBeGreaterThan(8);
  const others = sheets.flatMap((path) => globalSelectors(withoutComments(path)).map((each) => `${path}: ${each}`));
  expect(others).toEqual([]);
});
