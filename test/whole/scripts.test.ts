// Scripts and benchmarks are plain JavaScript: no compiler tells when a name that they take from the built program is
// gone. Here every such name is looked up.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** `import { … } from '@masu/PACKAGE/FILE'`, and `const { … } = await import('@masu/PACKAGE/FILE')`. */
const TAKEN = [
  /import \{([^}]*)\} from '@masu\/([\w/-]+\.js)'/g,
  /const \{([^}]*)\} =\s+await import\('@masu\/([\w/-]+\.js)'/g,
];

const takenBy = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return TAKEN.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, names = '', file = '']) => ({
    file,
    names: names.split(',').flatMap((name) => name.match(/\w+/)?.[0] ?? []),
  }));
};

test('every name that a script or benchmark takes from the built program is there', async () => {
  const missing: string[] = [];
  let count = 0;
  for (const folder of ['scripts', 'bench', 'bench/suites'])
    for (const script of readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.mjs')))
      for (const { file, names } of takenBy(join(ROOT, folder, script))) {
        const there = await import(pathToFileURL(join(ROOT, 'dist', file)).href);
        count += names.length;
        missing.push(
          ...names.filter((name) => !(name in there)).map((name) => `${folder}/${script}: ${name} of ${file}`),
        );
      }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(60);
});
