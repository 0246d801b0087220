// The samples of docs/explaining.md are what the explainer says today.

import { readFileSync } from 'node:fs';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';

interface Printer {
  printedParts(levelsOf: (file: string) => readonly Level[]): Record<string, string>;
  withParts(document: string, parts: Record<string, string>): string;
}

test('docs/explaining.md is what masu explains; `node scripts/print-explaining.mjs` writes it', async () => {
  const script = new URL('../../scripts/print-explaining.mjs', import.meta.url).href;
  const { printedParts, withParts } = (await import(script)) as Printer;
  const collections = new Map(ownCollections());
  const document = readFileSync(new URL('../../docs/explaining.md', import.meta.url), 'utf8');
  const parts = printedParts((file) => collections.get(file) ?? []);
  expect(document).toBe(withParts(document, parts));
});
