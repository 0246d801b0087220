import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Printer {
  printedParts(): Record<string, string>;
  withParts(document: string, parts: Record<string, string>): string;
}

test('docs/formats.md is what the tables print; `node scripts/print-formats.mjs` writes it', async () => {
  const script = new URL('../../scripts/print-formats.mjs', import.meta.url).href;
  const { printedParts, withParts } = (await import(script)) as Printer;
  const document = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  expect(document).toBe(withParts(document, printedParts()));
});
