// The catalogs of languages/: nothing is missing, left over, outdated, or unused. `npm run languages` names the same
// faults and records what was translated.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { formatCatalog, readCatalogs, splitKey } from '../../scripts/languages/catalogs.mjs';
// @ts-expect-error: a script, without types
import { findProblems } from '../../scripts/languages/check.mjs';
// @ts-expect-error: a script, without types
import { parseRecord } from '../../scripts/languages/record.mjs';
// @ts-expect-error: a script, without types
import { findUnused } from '../../scripts/languages/unused.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = join(ROOT, 'languages');
interface Text {
  readonly key: string;
  readonly catalog: string;
}
const catalogs = readCatalogs(LANGUAGES) as {
  readonly languages: Readonly<Record<string, string>>;
  readonly texts: readonly Text[];
};
const ids = Object.keys(catalogs.languages);
const paths = catalogs.texts.map(({ key }) => splitKey(key) as readonly string[]);
const known = new Map<string, string>();
function read(path: string): string {
  const text = known.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  known.set(path, text);
  return text;
}

/** The code below a folder, without tests and what the build makes. */
function sourcesBelow(folder: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => folder !== 'packages/web/src' || !/^(?:texts|catalogs)\//.test(name))
    .map((name) => read(join(folder, name)));
}

test('no message is missing, left over, wrong, or translated from other English', () => {
  const recorded = (id: string): string => join(LANGUAGES, id, 'translated.json');
  const translated = Object.fromEntries(
    ids
      .filter((id) => existsSync(recorded(id)))
      .map((id) => [id, parseRecord(readFileSync(recorded(id), 'utf8')) as unknown]),
  );
  expect(catalogs.texts.length).toBeGreaterThan(2000);
  expect(findProblems(catalogs, translated)).toEqual([]);
});

test.each(ids)('%s: one message per line, in the order of English', (id) => {
  const keys = catalogs.texts.map(({ key }) => key);
  for (const name of readdirSync(join(LANGUAGES, id)).filter((each) => each.endsWith('.arb'))) {
    const text = readFileSync(join(LANGUAGES, id, name), 'utf8');
    expect(text === formatCatalog(JSON.parse(text), keys), name).toBe(true);
  }
});

/** Tables of the web app and what its code calls them. */
const CODE_TABLES = new Set(['lesson', 'searches', 'tries']);
const webTables = new Set(
  catalogs.texts
    .filter(({ catalog }) => !['errors', 'explanations', 'names', 'reasons', 'terminal'].includes(catalog))
    .map(({ key }) => splitKey(key)[0] as string)
    .filter((table) => !CODE_TABLES.has(table)),
);
const textsName = (table: string): string =>
  `${table.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Texts`;

test('every text of the web app is used', () => {
  const roots = new Map([...webTables].map((table) => [textsName(table), [table]]));
  const files = sourcesBelow('packages/web/src').map((code) => ({ code, roots }));
  const own = paths.filter(([table = '']) => webTables.has(table));
  expect(own.length).toBeGreaterThan(1000);
  expect(findUnused(own, files)).toEqual([]);
});

test('every text of the terminal is used', () => {
  const files = sourcesBelow('packages/program/src/terminal').map((code) => ({
    code,
    roots: new Map([['texts', ['terminal']]]),
  }));
  const own = paths.filter(([table]) => table === 'terminal');
  expect(own.length).toBeGreaterThan(400);
  expect(findUnused(own, files)).toEqual([]);
});

test('every text about saving is used', () => {
  const files = [{ code: read('packages/program/src/saves/notice.ts'), roots: new Map([['texts', ['saving']]]) }];
  const own = paths.filter(([table]) => table === 'saving');
  expect(own.length).toBeGreaterThan(10);
  expect(findUnused(own, files)).toEqual([]);
});

test('every section and exercise of a lesson is used by its plan, every line of pseudo-code by its algorithm', () => {
  const unused = paths.filter(([table, first = '', part = '', name = '']) => {
    if (table === 'searches')
      return first === 'lines' && !read('packages/search/src/explanations.ts').includes(`'${part}'`);
    if (table === 'tries') {
      return (
        first === 'lines' &&
        !read('packages/solve/src/futoshiki/solve/record/try-explanations.ts').includes(`'${part}'`)
      );
    }
    if (table !== 'lesson' || !['sections', 'exercises'].includes(part)) return false;
    const words = `${part === 'sections' ? 'text' : 'asked'}(?:\\.${name}\\b|\\['${name}'\\])`;
    return !new RegExp(`\\b${words}`).test(read(`packages/teach/src/plans/${first}.ts`));
  });
  expect(unused).toEqual([]);
});

test.each<[name: string, code: string, unused: readonly string[]]>([
  ['a text', 'show(playTexts.a.b)', ['play.a.c', 'play.d']],
  ['a function', 'playTexts.a.b(3).trim()', ['play.a.c', 'play.d']],
  ['an index', 'playTexts.a[letter]', ['play.d']],
  ['a part with a name', 'const words = playTexts.a;\nshow(words.b);', ['play.a.c', 'play.d']],
  ['parts taken out', 'const { b, c: other } = playTexts.a;\nshow(b);', ['play.a.c', 'play.d']],
  ['a part passed on', 'const { a } = playTexts;\nshow(a);', ['play.d']],
  ['a spread part', 'const all = { ...playTexts.a };', ['play.d']],
  ['an import alone', "import { playTexts } from './texts/play.js';", ['play.a.b', 'play.a.c', 'play.d']],
  ['another object', 'other.playTexts.a.b', ['play.a.b', 'play.a.c', 'play.d']],
])('uses are found: %s', (_, code, unused) => {
  const texts = [
    ['play', 'a', 'b'],
    ['play', 'a', 'c'],
    ['play', 'd'],
  ];
  expect(findUnused(texts, [{ code, roots: new Map([['playTexts', ['play']]]) }])).toEqual(unused);
});
