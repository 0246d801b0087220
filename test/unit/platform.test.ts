// What the scripts do on systems other than this one, as far as it can be asked here.

import { expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { filesThatNeed } from '../../scripts/needs/index.mjs';
// @ts-expect-error: a script, without types
import { findOnPath, npmCommand, withSlashes } from '../../scripts/platform.mjs';

test.each([
  ['below `npm run`, npm’s own script', { npm_execpath: '/lib/npm/bin/npm-cli.js' }, false, process.execPath],
  ['the same on Windows', { npm_execpath: 'C:\\npm\\bin\\npm-cli.js' }, true, process.execPath],
  ['another package manager is not npm', { npm_execpath: '/lib/yarn.js' }, false, 'npm'],
  ['from the path', {}, false, 'npm'],
  ['from the path of Windows', {}, true, 'npm.cmd'],
])('npm: %s', (_name, environment, isWindows, command) => {
  const npm = npmCommand(environment, isWindows);
  expect([npm.command, npm.options.shell === true]).toEqual([command, command === 'npm.cmd']);
});

test('paths have slashes', () => {
  expect(withSlashes('src\\web\\main.tsx')).toBe('src/web/main.tsx');
});

test('a program is found on the path or not at all', () => {
  expect(findOnPath(['no-such-program-of-masu'])).toBeUndefined();
  expect(findOnPath(['no-such-program-of-masu', 'node'])).toMatch(/node(\.exe)?$/);
});

test.each([
  ['chromium', 'test/whole/web-play.test.ts', true],
  ['chromium', 'test/whole/cli-output.test.ts', false],
  ['redis-server', 'test/whole/experiments-queue.long.test.ts', true],
  ['a pseudo-terminal', 'test/whole/terminal.test.ts', true],
  ['a pseudo-terminal', 'test/whole/documents.test.ts', true],
  ['a pseudo-terminal', 'packages/core/src/base/format.test.ts', false],
  ['npm', 'test/whole/package.test.ts', true],
  ['npm', 'test/whole/library.test.ts', true],
  ['npm', 'test/whole/cli-output.test.ts', false],
  ['a shell', 'test/whole/documents.test.ts', true],
  ['a shell', 'test/whole/package.test.ts', false],
])('without %s, is %s left out? %s', (program, file, isLeftOut) => {
  expect(filesThatNeed([program], [file])).toEqual(isLeftOut ? [file] : []);
});
