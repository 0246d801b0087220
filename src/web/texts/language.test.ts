// The language of a page, and the tables of its texts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TRY_WORDS } from '../../futoshiki/index.js';
import { EXPLANATION_WORDS, explanationsIn } from '../../search/index.js';
import { type LanguageTools, languageFor } from './language.js';
import { wrap } from './languages/x-pseudo.js';
import type { ExplanationTables } from './tables.js';

const HERE = import.meta.dirname;
const FILES = readdirSync(HERE).filter((file) => file.endsWith('.ts') && !/^(format|language|tables)\b/.test(file));

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}
function leaves(value: unknown, path: string): readonly Leaf[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
    : [{ path, value }];
}
const english = (file: string) => import(join(HERE, file)) as Promise<{ readonly ENGLISH: unknown }>;

test.each<{ wishes: readonly string[]; language: string }>([
  { wishes: ['en-GB', 'fr'], language: 'en' },
  { wishes: ['fr-CA', 'en'], language: 'fr' },
  { wishes: ['es-419'], language: 'es' },
  { wishes: ['pt', 'fr'], language: 'pt-BR' },
  { wishes: ['de-AT', 'pt-PT'], language: 'pt-BR' },
  { wishes: ['de', 'ja'], language: 'en' },
  { wishes: [], language: 'en' },
  { wishes: ['xx-constructor', '__proto__'], language: 'en' },
])('a browser that prefers $wishes gets $language', ({ wishes, language }) => {
  expect(languageFor(wishes)).toBe(language);
});

test.each(['fr', 'es', 'pt-BR'])(
  'the tables of %s have the texts of the English ones, no more and no less',
  async (id) => {
    const tools = { number: String, decimal: String, countOf: (count: number, one: string) => `${count} ${one}` };
    const { tables } = (await import(join(HERE, 'languages', `${id}.ts`))) as {
      readonly tables: (given: typeof tools) => Readonly<Record<string, unknown>>;
    };
    const translated = tables(tools);
    expect(Object.keys(translated).length).toBe(FILES.length);
    for (const file of FILES) {
      const name = file.replace('.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const kinds = (table: unknown): readonly string[] =>
        leaves(table, '')
          .map(({ path, value }) => `${path}: ${typeof value}`)
          .sort();
      expect(kinds(translated[name]), name).toEqual(kinds((await english(file)).ENGLISH));
    }
  },
);

test.each(['fr', 'es', 'pt-BR'])('the algorithms are explained in %s, line by line', async (id) => {
  const { explanations } = (await import(join(HERE, 'languages', id, 'explanations.ts'))) as {
    readonly explanations: (given: LanguageTools) => ExplanationTables;
  };
  const table = explanations({ number: (value) => value.toLocaleString('en-US'), decimal: String, countOf: String });
  const source = { searches: EXPLANATION_WORDS, tries: TRY_WORDS };
  const textOf = (value: unknown): string => (typeof value === 'function' ? value(10_000) : String(value));
  const own = new Map(leaves(table, '').map(({ path, value }) => [path, textOf(value)]));
  expect([...own.keys()].sort()).toEqual(
    leaves(source, '')
      .map(({ path }) => path)
      .sort(),
  );
  // Formulas and numbers are no words: they are the same in every language.
  const formulas = (text: string) => text.match(/\d+(?:,\d{3})*|\bIDA|[fgh]\((?:m|n)\)|[{}←∞+=>*]/g) ?? [];
  for (const { path, value } of leaves(source, '')) {
    const text = own.get(path) ?? '';
    expect(formulas(text), `${path}: ${text}`).toEqual(formulas(textOf(value)));
    if (path !== '.searches.lines.parent') expect(text, path).not.toBe(textOf(value));
  }
  const [{ lines } = { lines: [] }] = Object.values(explanationsIn(table.searches));
  expect(lines[0]?.text).toBe(table.searches.lines.startQueue);
});

test('the pseudo-language changes every text and keeps its values', () => {
  const table = wrap({ plain: 'Undo', group: { count: (n: number) => `${n} boxes` }, sign: '–' });
  expect([table.plain, table.group.count(3), table.sign]).toEqual(['[Uñdó~~]', '[3 bóxés~~~]', '–']);
});
