// Checks that the generated parts of the docs are current.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from './masu.js';

interface Printing {
  readonly DOCUMENTS: readonly string[];
  readonly MAN_PAGE: string;
  readonly printedManPage: () => Promise<string>;
  printed(path: string): Promise<string>;
}

test('the printed parts of the documents are current; `node scripts/print-docs.mjs` updates them', async () => {
  const { DOCUMENTS, MAN_PAGE, printed, printedManPage } = (await import(
    pathToFileURL(join(ROOT, 'scripts/print-docs.mjs')).href
  )) as Printing;
  expect(DOCUMENTS.length).toBeGreaterThan(0);
  for (const path of DOCUMENTS) expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(await printed(path));
  expect(readFileSync(join(ROOT, MAN_PAGE), 'utf8')).toBe(await printedManPage());
});
