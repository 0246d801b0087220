// No test file is left out: each is in a folder that a project of vitest.config.ts reads, and both commands run in CI.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('every test file is in a folder whose tests are run', () => {
  const files = ['packages', 'test', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(test|spec)\.\w+$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(100);
  const lost = files.filter(
    (path) => !/^(packages\/[\w-]+\/src|test\/unit|test\/conformance|test\/whole)\/.*\.test\.ts$/.test(path),
  );
  expect(lost).toEqual([]);
});

test('every project of vitest.config.ts belongs to one of the commands', () => {
  const projects = [
    ...text('vitest.config.ts').matchAll(
      /^ +(?:\.\.\.\w+, )?(?:test: \{ )?name: '([a-z-]+)',|test: \{ name: '([a-z-]+)'/gm,
    ),
  ].map(([, line, inline]) => (line ?? inline) as string);
  expect(projects).toEqual(expect.arrayContaining(['unit', 'conformance', 'whole', 'whole-long', 'whole-alone']));
  expect(projects.filter((name) => !text('scripts/test.mjs').includes(`'${name}'`))).toEqual([]);
});

test('CI runs the two commands and nothing else', () => {
  const commands = text('.ci/run')
    .split('\n')
    .filter((line) => /^\w/.test(line) && !/^(set|cd) /.test(line));
  expect(commands).toEqual(['npm test', 'npm run test:long']);
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  expect([scripts.test, scripts['test:long'], scripts['test:all']]).toEqual([
    'node scripts/test.mjs',
    'node scripts/test.mjs long',
    'node scripts/test.mjs all',
  ]);
});
