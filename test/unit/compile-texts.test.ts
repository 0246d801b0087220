// The compiler of catalogs and its checks, on small catalogs: what a message compiles to, and every fault they report.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledTable, messageTools } from '@masu/core/base/message-tools.js';
import { afterAll, describe, expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { readCatalogs as readUntyped } from '../../scripts/languages/catalogs.mjs';
// @ts-expect-error: a script, without types
import { findProblems as findUntyped } from '../../scripts/languages/check.mjs';
// @ts-expect-error: a script, without types
import { compile as compileUntyped } from '../../scripts/languages/compile.mjs';
// @ts-expect-error: a script, without types
import { messageCode, parseMessage, pseudoMessage } from '../../scripts/languages/messages.mjs';
// @ts-expect-error: a script, without types
import * as records from '../../scripts/languages/record.mjs';

interface Catalogs {
  readonly languages: Readonly<Record<string, string>>;
  readonly texts: readonly { readonly key: string; readonly message: string }[];
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const readCatalogs = readUntyped as (folder: string) => Catalogs;
const compile = compileUntyped as (catalogs: Catalogs) => ReadonlyMap<string, string>;
type Recorded = ReadonlyMap<string, ReadonlyMap<string, string>>;
const findProblems = findUntyped as (
  catalogs: Catalogs,
  translated: Readonly<Record<string, Recorded>>,
) => readonly string[];
const { makeRecord, parseRecord, recordTranslations } = records as {
  readonly makeRecord: (record: Recorded) => string;
  readonly parseRecord: (text: string) => Recorded;
  readonly recordTranslations: (
    texts: Catalogs['texts'],
    messages: Readonly<Record<string, string>>,
    before?: Recorded,
    stillRight?: ReadonlySet<string>,
  ) => Recorded;
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** Catalogs of a web table in English and in the languages given. */
function catalogs(english: Files[string], others: Files = {}, more: Files = {}): Catalogs {
  const folder = mkdtempSync(join(tmpdir(), 'masu-catalogs-'));
  folders.push(folder);
  const named = (id: string, file: Files[string] = {}) => ({ '@@x-name': id.toUpperCase(), ...file });
  const files = { 'en/pages.arb': named('en', english), ...more };
  const all = Object.entries({
    ...files,
    ...Object.fromEntries(Object.entries(others).map(([id, file]) => [`${id}/pages.arb`, named(id, file)])),
  });
  for (const [path, file] of all) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(file));
  }
  return readCatalogs(folder);
}

/** A message as the function that the program calls. */
function run(message: string, types: Readonly<Record<string, string>>, language = 'en') {
  const counts = ['no', 'one', 'two'];
  const code = messageCode(parseMessage(message), {
    argument: (name: string) => name,
    types,
    tools: new Set(),
    counts,
  });
  const made = new Function('t', ...Object.keys(types), `return ${code};`);
  return (...values: readonly unknown[]): string => made(messageTools(language), ...values) as string;
}

describe('a message compiles to code', () => {
  test.each<[name: string, message: string, types: Record<string, string>, values: unknown[], text: string]>([
    ['a text', 'It’s a {quote}.', { quote: 'string' }, ['"`$x'], 'It’s a "`$x.'],
    ['braces that are text', "visited ← '{start}'", {}, [], 'visited ← {start}'],
    ['tags are text', '<b>{n}</b>', { n: 'number' }, [3], '<b>3</b>'],
    ['a number as it is', 'Row {row}', { row: 'number' }, [1234], 'Row 1234'],
    ['a number with groups', '{n, number}', { n: 'number' }, [1234], '1,234'],
    ['seconds', '{ms, number, seconds} s', { ms: 'number' }, [1540], '1.5 s'],
    ['hundredths', '{n, number, hundredths}', { n: 'number' }, [6.1], '6.10'],
    ['a count', '{n, plural, one {# box} other {# boxes}}', { n: 'number' }, [1], '1 box'],
    ['a larger count', '{n, plural, one {# box} other {# boxes}}', { n: 'number' }, [1200], '1,200 boxes'],
    ['an exact number', '{n, plural, =0 {None} one {One} other {#}}', { n: 'number' }, [0], 'None'],
    ['a word of a union', '{to, select, up {Up} other {Down}}', { to: 'up|down' }, ['up'], 'Up'],
    ['a missing value', '{n, select, none {none} other {{n, number}}}', { n: 'number' }, [undefined], 'none'],
    ['an empty text', '{a, select, none {none} other {{a}!}}', { a: 'string' }, [''], 'none'],
    ['a number in words', '{n, number, words} left', { n: 'number' }, [2], 'two left'],
    ['a number without a word', '{n, number, words} left', { n: 'number' }, [1200], '1200 left'],
    ['a list', 'Boxes {all}', { all: 'and' }, [['A', 'B', 'C']], 'Boxes A, B, and C'],
    ['a choice', 'Goal {all}', { all: 'or' }, [['1', '2']], 'Goal 1 or 2'],
    ['a list of one', '{all, plural, one {box {all}} other {# boxes: {all}}}', { all: 'and' }, [['A']], 'box A'],
    [
      'a longer list',
      '{all, plural, one {box {all}} other {# boxes: {all}}}',
      { all: 'and' },
      [['A', 'B']],
      '2 boxes: A and B',
    ],
    ['a place', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 'number' }, [22], '22nd'],
    ['a truth', '{is, select, true {Yes} other {No}}', { is: 'boolean' }, [false], 'No'],
  ])('%s', (_, message, types, values, text) => {
    expect(run(message, types)(...values)).toBe(text);
  });

  test.each<[language: string, count: number, text: string]>([
    ['fr', 0, '0 poussée'],
    ['fr', 12_000, '12\u202f000 poussées'],
    ['pt-BR', 0, '0 poussées'],
    ['pt-BR', 1, '1 poussée'],
  ])('in %s, %i is counted as the language does', (language, count, text) => {
    expect(run('{n, plural, one {# poussée} other {# poussées}}', { n: 'number' }, language)(count)).toBe(text);
  });

  test.each([
    ['fr', 'A, B et C', 'A, B ou C'],
    ['ru', 'A, B и C', 'A, B или C'],
    ['ja', 'A、B、C', 'A、B、またはC'],
  ])('in %s, lists are written as the language does', (language, and, or) => {
    const items = ['A', 'B', 'C'];
    expect(run('{all}', { all: 'and' }, language)(items)).toBe(and);
    expect(run('{all}', { all: 'or' }, language)(items)).toBe(or);
  });

  test('a language with more plural forms has them', () => {
    const message = '{n, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}';
    const inPolish = run(message, { n: 'number' }, 'pl');
    expect([1, 3, 5, 22].map((count) => inPolish(count))).toEqual(['1 ruch', '3 ruchy', '5 ruchów', '22 ruchy']);
  });

  test.each<[name: string, message: string]>([
    ['no other case', '{n, plural, one {# box}}'],
    ['an open brace', 'Push {direction'],
    ['a date', '{day, date}'],
    ['an unknown style', '{n, number, miles}'],
  ])('not with %s', (_, message) => {
    expect(() => run(message, { n: 'number', day: 'number', direction: 'string' })(1)).toThrow();
  });
});

test.each<[english: string, pseudo: string]>([
  ['Undo', '⟦Uñdó~~⟧'],
  ['{n, plural, one {# box} other {# boxes}}', '⟦{n, plural, one {# bóx} other {# bóxés}}~~~⟧'],
  ['{row}, {column}', '{row}, {column}'],
  ['–', '–'],
])('%s in the pseudo-language is %s', (english, pseudo) => {
  expect(pseudoMessage(english)).toBe(pseudo);
});

describe('tables', () => {
  const ENGLISH = {
    'daily.heading': 'Daily puzzle',
    'daily.days.0': 'Mo',
    'daily.days.1': 'Tu',
    'daily.solved': '{count, plural, one {# day} other {# days}} solved',
    'daily.at': '{row} of {rows}',
    '@daily.at': { placeholders: { row: { type: 'number' }, rows: { type: 'number' } } },
    'daily.kept': 'Kept for {name}',
    'saved-games.heading': 'Saved games',
  };
  const files = compile(
    catalogs(
      ENGLISH,
      { fr: { 'daily.heading': 'Grille du jour', 'daily.at': 'sur {rows}' } },
      { 'same.json': { 'saved-games.title': 'daily.heading' } },
    ),
  );

  test('English gives the types', () => {
    const code = files.get('web/catalogs/en/daily.ts') ?? '';
    expect(code).toContain("heading: 'Daily puzzle'");
    expect(code).toMatch(/days: \[\s*'Mo',\s*'Tu',\s*\]/);
    expect(code).toContain('solved: (count: number) =>');
    expect(code).toContain('at: (row: number, rows: number) =>');
    expect(code).toContain('kept: (name: string | number) =>');
    expect(files.get('web/texts/saved-games.ts')).toContain('export const savedGamesTexts');
  });

  test('what a translation lacks is English, and arguments keep their places', () => {
    const code = files.get('web/catalogs/pages.fr.ts') ?? '';
    expect(code).toContain("'Grille du jour'");
    expect(code).toContain("'Mo'");
    expect(code).toContain('(_row: any, rows: any) =>');
  });

  test('a text that repeats another has its words in every language', () => {
    expect(files.get('web/catalogs/en/saved-games.ts')).toContain("title: 'Daily puzzle'");
    expect(files.get('web/catalogs/pages.fr.ts')).toContain("'Grille du jour'");
  });

  test('several arguments without an order are refused', () => {
    expect(() => catalogs({ 'a.b': '{one} {two}' })).toThrow('order');
  });
});

describe('the check', () => {
  const ENGLISH = {
    'a.moves': '{n, plural, one {# move} other {# moves}}',
    'a.to': 'To {side, select, up {the top} other {the bottom}}',
    '@a.to': { placeholders: { side: { type: 'up|down' } } },
  };
  const FRENCH = {
    'a.moves': '{n, plural, one {# coup} other {# coups}}',
    'a.to': 'Vers {side, select, up {le haut} other {le bas}}',
  };
  const problems = (english: Files[string], others: Files, recorded?: Recorded): readonly string[] => {
    const all = catalogs(english, others);
    return findProblems(
      all,
      Object.fromEntries(
        Object.entries(all.translations).map(([id, own]) => [id, recorded ?? recordTranslations(all.texts, own)]),
      ),
    );
  };

  test('finds nothing in good catalogs', () => {
    expect(problems(ENGLISH, { fr: FRENCH })).toEqual([]);
  });

  test.each<[name: string, change: Files[string], problem: RegExp]>([
    ['a missing message', { 'a.to': undefined }, /^fr a\.to: missing$/],
    ['a message that English lacks', { 'a.new': 'Nouveau' }, /^fr a\.new: not in English$/],
    ['an unknown argument', { 'a.to': 'Vers {where}' }, /no argument where/],
    ['a case that never occurs', { 'a.to': '{side, select, left {x} other {y}}' }, /side is never left/],
    ['a word shown as a number', { 'a.to': '{side, number}' }, /side is not a number/],
    [
      'a missing plural form',
      { 'a.moves': '{n, plural, many {# coups} other {# coups}}' },
      /needs the forms one, other/,
    ],
    ['an empty message', { 'a.to': '' }, /empty/],
    ['broken syntax', { 'a.to': '{side' }, /fr a\.to: expect/],
  ])('finds %s', (_, change, problem) => {
    expect(problems(ENGLISH, { fr: { ...FRENCH, ...change } })).toEqual([expect.stringMatching(problem)]);
  });

  test('finds English that changed without its translation, until someone looks at it', () => {
    const before = catalogs(ENGLISH, { fr: FRENCH });
    const recorded = recordTranslations(before.texts, before.translations.fr ?? {});
    const english = { ...ENGLISH, 'a.moves': '{n, plural, one {# step} other {# steps}}' };
    expect(problems(english, { fr: FRENCH }, recorded)).toEqual([
      expect.stringMatching(/^fr a\.moves: the English has changed, but not its translation/),
    ]);
    const after = catalogs(english, { fr: FRENCH });
    const french = after.translations.fr ?? {};
    // Recording alone doesn't help; a new translation does, and so does saying that the old one is right.
    const again = recordTranslations(after.texts, french, recorded);
    expect(problems(english, { fr: FRENCH }, again)).toHaveLength(1);
    const translated = { ...FRENCH, 'a.moves': '{n, plural, one {# pas} other {# pas}}' };
    const done = recordTranslations(after.texts, { ...french, 'a.moves': translated['a.moves'] }, again);
    expect(problems(english, { fr: translated }, done)).toEqual([]);
    const right = recordTranslations(after.texts, french, again, new Set(['a.moves']));
    expect(problems(english, { fr: FRENCH }, right)).toEqual([]);
  });

  test('a language is offered if it has a name, English first, then by their names', () => {
    const all = catalogs(ENGLISH, { fr: FRENCH, de: { ...FRENCH, '@@x-name': 'Alemannisch' }, it: { '@@x-name': '' } });
    expect(Object.entries(all.languages)).toEqual([
      ['en', 'EN'],
      ['de', 'Alemannisch'],
      ['fr', 'FR'],
    ]);
    expect(findProblems(all, {})).toContain('it: no @@x-name in names.arb, so it is not offered');
  });

  test('in Russian, 21 has the form of 1, so a text for 1 alone is not enough', () => {
    const many = 'few {# хода} many {# ходов} other {# хода}';
    const russian = (forms: string) => ({ ...FRENCH, 'a.moves': `{n, plural, ${forms} ${many}}` });
    expect(problems(ENGLISH, { ru: russian('=1 {ход}') })).toEqual([expect.stringMatching(/n needs the forms .*one/)]);
    expect(problems(ENGLISH, { ru: russian('=1 {ход} one {# ход}') })).toEqual([]);
    expect(problems(ENGLISH, { fr: { ...FRENCH, 'a.moves': '{n, plural, =1 {un coup} other {# coups}}' } })).toEqual(
      [],
    );
  });

  test('the record of a language is one line per table, the same for the same translations', () => {
    const { texts, translations } = catalogs({ ...ENGLISH, 'b.c': 'Undo' }, { fr: { ...FRENCH, 'b.c': 'Annuler' } });
    const french = translations.fr ?? {};
    const text = makeRecord(recordTranslations(texts, french));
    expect(text.trim().split('\n')).toEqual([
      '{',
      expect.stringMatching(/^ {2}"a": "[\w-]{9} [\w-]{9}",$/),
      expect.stringMatching(/^ {2}"b": "[\w-]{9}"$/),
      '}',
    ]);
    expect(makeRecord(parseRecord(text))).toBe(text);
  });
});

test('the texts of a page are put in the places of the English ones', () => {
  const english = { '2': 'two', a: 'A', '1': 'one', deep: { list: ['x', 'y'], at: (row: number) => `at ${row}` } };
  const texts = ['un', 'deux', 'Á', 'ix', 'igrec', (row: number) => `à ${row}`];
  const filled = filledTable(english, texts);
  expect(filled).toMatchObject({ '1': 'un', '2': 'deux', a: 'Á', deep: { list: ['ix', 'igrec'] } });
  expect(filled.deep.at(3)).toBe('à 3');
  expect(filledTable(english)).toBe(english);
});

test('a language without plural forms leaves out what it does not show', () => {
  const english = {
    'daily.left': '{count, plural, one {# cell left.} other {# cells left.}}',
    'daily.undo': '{count, plural, one {Undo push} other {Undo pushes}}',
    'daily.kind': '{kind, select, row {In a row} other {In a column}}',
    '@daily.kind': { placeholders: { kind: { type: 'row|column' } } },
  };
  const own = {
    'daily.left': '{count, plural, other {#マス}}',
    'daily.undo': '{count, plural, other {戻す}}',
    'daily.kind': '{kind, select, other {線}}',
  };
  const code = compile(catalogs(english, { ja: own })).get('web/catalogs/pages.ja.ts') ?? '';
  expect(code).toMatch(/\(count: any\) => `\$\{t\.number\(count\)\}マス`/);
  expect(code).toContain("() => '戻す'");
  expect(code).toMatch(/\(\) => \(?'線'/);
});
