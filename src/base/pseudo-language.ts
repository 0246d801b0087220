// A language for tests: every English text with accents, in brackets, and nearly half as long again. Text shown without
// brackets is in no table; a layout that breaks with it would break in a longer language.

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };
const LONGER = 0.4;

export type Brackets = readonly [open: string, close: string];

function pseudo(text: string, [open, close]: Brackets): string {
  if (!/[a-z]{2}/i.test(text)) return text;
  const accented = text.replace(/[aeioucn]/g, (letter) => ACCENTS[letter] ?? letter);
  return `${open}${accented}${'~'.repeat(Math.ceil(text.length * LONGER))}${close}`;
}

/** A table in this language, in brackets that nothing else on the page uses; numbers, signs, and single letters stay as they are. */
export function pseudoTable<Table>(table: Table, brackets: Brackets = ['[', ']']): Table {
  const words = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value, brackets);
    if (typeof value === 'function') return (...values: unknown[]) => words(value(...values));
    if (Array.isArray(value)) return value.map(words);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, words(each)]));
  };
  return words(table) as Table;
}
