// README and docs name what is in the unpacked package: every exported name, option, command, file, id, and link between backticks
// is looked up there. What kind of thing a name is, its form says; test/documents/known-names.ts has the rules.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  commandsIn,
  fieldsDeclared,
  filesBelow,
  judgeSpan,
  type Package,
  RULES,
  wordsOfCode,
} from '../documents/known-names.js';
import { codeBlocks, linksOf, type Span, spansOf } from '../documents/spans.js';
import { ROOT } from './masu.js';
import { run } from './npm.js';
import { sharedThing } from './shared-thing.js';

interface Printing {
  exportsOf(path: string): readonly string[];
}

let known: Package;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { consumer } = await sharedThing('package');
  const folder = join(consumer, 'node_modules/masu');
  const files = filesBelow(folder);
  pages = new Map(
    files
      .filter((path) => /^(?:README|CHANGELOG)\.md$|^docs\/.*\.md$/.test(path) && path !== 'docs/api.md')
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly types?: string }>>;
  };
  const { exportsOf } = (await import(join(ROOT, 'scripts/print-api.mjs'))) as Printing;
  const declared = Object.values(exports).flatMap(({ types }) => (types ? exportsOf(join(folder, types)) : []));
  const blocks = [...pages.values()].flatMap(codeBlocks).join('\n');
  const completion = run(join(consumer, 'node_modules/.bin/masu'), ['completion', 'bash'], consumer);
  known = {
    folder,
    root: ROOT,
    exported: new Set(declared),
    commands: commandsIn(completion.stdout),
    fields: new Set([
      ...(readFileSync(join(folder, 'docs/api.md'), 'utf8').match(/\w+/g) ?? []),
      ...fieldsDeclared(['engine/jobs', 'engine/judge', 'arena/external'].map((each) => join(folder, 'dist', each))),
    ]),
    code: wordsOfCode(join(folder, 'dist')),
    files,
    examples: new Set(blocks.match(/[\w.@-]+/g)),
    keys: new Set([...`${[...pages.values()].join('\n')}`.matchAll(/"(\w+)":/g)].map(([, key = '']) => key)),
  };
});

test('the package is there', () => {
  expect(known.commands.size).toBeGreaterThan(30);
  expect(known.exported.size).toBeGreaterThan(150);
  expect(pages.size).toBeGreaterThan(30);
});

test('every name between backticks is in the package', () => {
  const spans = [...pages].flatMap(([page, text]) => spansOf(page, text));
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  for (const span of spans) {
    const judged = judgeSpan(span, known);
    counts.set(judged?.rule ?? 'none', (counts.get(judged?.rule ?? 'none') ?? 0) + 1);
    if (judged && !judged.holds) wrong.push(`${span.page}: ${judged.rule}: ${span.text}`);
  }
  expect(wrong).toEqual([]);
  expect(
    RULES.filter(({ name }) => !counts.has(name)),
    'rules without a use',
  ).toEqual([]);
  expect(spans.length - (counts.get('none') ?? 0)).toBeGreaterThan(1000);
});

test('every link of every page leads to a file of the package', () => {
  const all = known.files.filter((path) => path.endsWith('.md'));
  expect(all.length).toBeGreaterThan(pages.size);
  const broken = all.flatMap((page) =>
    linksOf(readFileSync(join(known.folder, page), 'utf8'))
      .filter((link) => !existsSync(join(known.folder, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

const MADE_UP = [
  'masu frobnicate levels.txt',
  'masu solve levels.txt --no-such-option',
  'masu course NAME rubric --no-such-option',
  'npm run no-such-script',
  'npm run bench -- no-such-suite',
  'node scripts/no-such.mjs',
  'batch no-such-command',
  '--no-such-option',
  'explainPuzzle(level)',
  'masu/no-such',
  'MASU_NO_SUCH',
  'noSuchName',
  'NoSuchName',
  '{"noSuchKey":1}',
  '#/nosuchpage',
  'docs/no-such.md',
  'packages/core/src/no-such.ts',
  'no-such.test.ts',
  'push-optimum',
];

test.each(MADE_UP)('%s would be found out', (text) => {
  const span: Span = { text, page: 'docs/library.md', paragraph: '' };
  expect(judgeSpan(span, known)).toMatchObject({ holds: false });
});
