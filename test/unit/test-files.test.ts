// No test file is left out: each is in a folder that a project of vitest.config.ts reads, and both commands run in CI.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('every test file is in a folder whose tests are run', () => {
  const files = ['src', 'test', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(test|spec)\.\w+$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(100);
  const lost = files.filter((path) => !/^(src|test\/unit|test\/conformance|test\/whole)\/.*\.test\.ts$/.test(path));
  expect(lost).toEqual([]);
});

test('every project of vitest.config.ts belongs to one of the two commands', () => {
  const projects = [...text('vitest.config.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name as string);
  const run = [...text('scripts/test.mjs').matchAll(/\[([^\][]+)\]\.map\(vitest\)/g)].flatMap(([, names]) =>
    [...(names as string).matchAll(/'([\w-]+)'/g)].map(([, name]) => name as string),
  );
  expect(projects.length).toBeGreaterThan(0);
  expect([...run].sort()).toEqual([...projects].sort());
});

test('CI runs the two commands and nothing else', () => {
  const commands = text('.ci/run')
    .split('\n')
    .filter((line) => /^\w/.test(line) && !/^(set|cd) /.test(line));
  expect(commands).toEqual(['npm test', 'npm run test:long']);
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  expect([scripts.test, scripts['test:long']]).toEqual(['node scripts/test.mjs', 'node scripts/test.mjs long']);
});
