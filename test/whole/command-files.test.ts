// What the built command reads before it does anything: few files, and nothing that another command or another kind of
// job needs. It is found by asking Node which files it opens, as a start does.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { file, masu, ROOT } from './masu.js';

const BIN = join(ROOT, 'dist/bin');

/** Notes every module that is loaded, in the order of loading. */
const NOTING = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (url.includes('/dist/bin/')) appendFileSync(process.env.NOTED, url.replace(/.*\\/dist\\/bin\\//, '') + '\\n');
  return next(url, context);
}
`;

async function filesRead(...words: readonly string[]): Promise<string[]> {
  const noted = file('noted.txt', '');
  const hooks = pathToFileURL(file('hooks.mjs', NOTING)).href;
  const register = file('register.mjs', `import { register } from 'node:module';\nregister('${hooks}');\n`);
  const options = `--import ${pathToFileURL(register).href}`;
  const { code } = await masu(words, { env: { NODE_OPTIONS: options, NOTED: noted } });
  expect(code).toBe(0);
  const names = new Set(readFileSync(noted, 'utf8').trimEnd().split('\n'));
  // On a busy machine the level may go to a worker, which reads its own script besides.
  names.delete('worker.js');
  return [...names];
}

const kilobytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + statSync(join(BIN, name)).size, 0) / 1000;
const sources = (names: readonly string[]): string =>
  names.flatMap((name) => readFileSync(join(BIN, name), 'utf8').match(/^\/\/#region .*/gm) ?? []).join('\n');

test('--version reads the start alone', async () => {
  const names = await filesRead('--version');
  expect(names.length).toBeLessThanOrEqual(4);
  expect(kilobytes(names)).toBeLessThan(60);
});

test('solve reads a few files, without the work of other kinds of jobs', async () => {
  const names = await filesRead('solve', file('tiny.xsb', '#####\n#@$.#\n#####\n'));
  expect(names.length).toBeLessThanOrEqual(8);
  expect(kilobytes(names)).toBeLessThan(1150);
  expect(sources(names)).toContain('dist/solve/sokoban/solve/any/any.js');
  const others =
    /dist\/jobs\/kinds\/(?!.*-schema).*|dist\/\w+\/(?:compose|analyze|explain|certificates|grade\/grade).*/g;
  expect(sources(names).match(others)).toBeNull();
});
