import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The strong solvers, each folder with those it may import. Tests may import any. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  engines: [],
  improve: ['engines'],
  optimal: ['engines', 'improve'],
  any: ['engines', 'improve', 'optimal'],
};
const here = dirname(fileURLToPath(import.meta.url));

test.each(Object.entries(FOLDERS))('%s imports only folders below it', (folder, below) => {
  const files = readdirSync(join(here, folder)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const imports = [...readFileSync(join(here, folder, file), 'utf8').matchAll(/from '\.\.\/([a-z]+)\//g)];
    for (const [, other = ''] of imports) if (other in FOLDERS) expect(below, `${folder}/${file}`).toContain(other);
  }
});
