// A language for tests: every English text with accents, in brackets, and nearly half as long again. What is on the page
// without brackets is in no table; what breaks with it would break in a longer language.

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };
const LONGER = 0.4;

function pseudo(text: string): string {
  if (!/[a-z]{2}/i.test(text)) return text;
  return `[${text.replace(/[aeioucn]/g, (letter) => ACCENTS[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length * LONGER))}]`;
}

export function wrap<Table>(table: Table): Table {
  const words = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value);
    if (typeof value === 'function') return (...values: unknown[]) => words(value(...values));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, words(each)]));
  };
  return words(table) as Table;
}
