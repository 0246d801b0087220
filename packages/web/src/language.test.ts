// The language of a page, and the algorithms in words.

import { EXPLANATION_WORDS } from '@masu/search/explanation-words.js';
import { explanationsIn } from '@masu/search/explanations.js';
import { TRY_WORDS } from '@masu/solve/futoshiki/solve/record/try-explanations.js';
import { expect, test } from 'vitest';
import { withoutDigitWords } from '../../../test/number-words.js';
import { loadCatalog, OTHER_LANGUAGES } from '../../../test/translations.js';
import { languageFor } from './language.js';

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}
function leaves(value: unknown, path: string): readonly Leaf[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
    : [{ path, value }];
}

test.each<{ wishes: readonly string[]; language: string }>([
  { wishes: ['en-GB', 'fr'], language: 'en' },
  { wishes: ['fr-CA', 'en'], language: 'fr' },
  { wishes: ['es-419'], language: 'es' },
  { wishes: ['pt', 'fr'], language: 'pt-BR' },
  { wishes: ['sw-KE', 'pt-PT'], language: 'pt-BR' },
  { wishes: ['sw', 'am'], language: 'en' },
  { wishes: [], language: 'en' },
  { wishes: ['xx-constructor', '__proto__'], language: 'en' },
])('a browser that prefers $wishes gets $language', ({ wishes, language }) => {
  expect(languageFor(wishes)).toBe(language);
});

test.each(OTHER_LANGUAGES)('the algorithms are explained in %s, line by line', async (id) => {
  const { searches, tries } = await loadCatalog('lab', id);
  const table = { searches, tries };
  const source = { searches: EXPLANATION_WORDS, tries: TRY_WORDS };
  const textOf = (value: unknown): string => (typeof value === 'function' ? value(10_000) : String(value));
  const own = new Map(leaves(table, '').map(({ path, value }) => [path, textOf(value)]));
  expect([...own.keys()].sort()).toEqual(
    leaves(source, '')
      .map(({ path }) => path)
      .sort(),
  );
  // Formulas and numbers are no words: they are the same in every language, but for the sign between thousands.
  const formulas = (text: string): readonly string[] =>
    [
      ...(text.replace(/(?<=\d)[\u202f\u00a0.,](?=\d{3})/g, '').match(/\d+|\bIDA|[fgh]\((?:m|n)\)|[{}←∞+=>*]/g) ?? []),
    ].sort();
  for (const { path, value } of leaves(source, '')) {
    const text = own.get(path) ?? '';
    const english = formulas(textOf(value));
    expect(withoutDigitWords(id, formulas(text), english), `${path}: ${text}`).toEqual(english);
    if (path !== '.searches.lines.parent') expect(text, path).not.toBe(textOf(value));
  }
  const [{ lines } = { lines: [] }] = Object.values(explanationsIn(searches));
  expect(lines[0]?.text).toBe(searches.lines.startQueue);
});
