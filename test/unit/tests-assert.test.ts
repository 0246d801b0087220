// Every test must assert something. One that only waits would fail by a timeout, without a reason.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { codeOf, testsOf } from '../tests-of.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const FILES = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(ROOT, folder, path)),
);

test('every test asserts', () => {
  const found = FILES.map((path) => ({ path: relative(ROOT, path), tests: testsOf(readFileSync(path, 'utf8')) }));
  expect(found.filter(({ tests }) => tests.length === 0).map(({ path }) => path)).toEqual([]);
  const silent = found.flatMap(({ path, tests }) =>
    tests.filter(({ asserts }) => !asserts).map(({ line }) => `${path}:${line}`),
  );
  expect(silent).toEqual([]);
});

test.each<[what: string, text: string, asserts: boolean[]]>([
  ['a plain test', "test('a', () => {\n  expect(1).toBe(1);\n});\ntest('b', () => {\n  run();\n});\n", [true, false]],
  ['a table of cases', "test.each([\n  ['(', 1],\n])('%s', (a) => {\n  expect(a).toBe(1);\n});\n", [true]],
  ['a table with types', "test.each<[a: string, b: () => void]>([])('%s', () => run());\n", [false]],
  [
    'a condition',
    "test.skipIf(!there)('a', () => run());\ntest.runIf(x).each([1])('b', (n) => expect(n));\n",
    [false, true],
  ],
  ['expect in words alone', "test('we expect(nothing)', () => {\n  // expect(1)\n  run(`expect(1)`);\n});\n", [false]],
  ['expect inside a template', "test('a', () => {\n  run(`$" + '{expect(1)} and $' + "{'}'}`);\n});\n", [true]],
  ['a regular expression with a quote', "test('a', () => {\n  run(/['\"]/);\n  expect(1);\n});\n", [true]],
  ['a function that asserts', "function holds(a: number) {\n  expect(a);\n}\ntest('a', () => holds(1));\n", [true]],
  [
    'a function that calls one that asserts',
    "const all = (a: number[]) => a.forEach(holds);\nfunction holds(a: number) {\n  expect(a);\n}\ntest('a', () => all([]));\n",
    [true],
  ],
  ['a function that does not', "function wait() {\n  run();\n}\ntest('a', () => wait());\n", [false]],
  ['tests inside a group', "describe('a', () => {\n  test('b', () => run());\n});\n", [false]],
])('found in a text: %s', (_what, text, asserts) => {
  expect(testsOf(text).map((each) => each.asserts)).toEqual(asserts);
});

test('what is not code is blanked, line by line', () => {
  expect(codeOf("a('x\\'y'); /* b\n */ c(/[/]'/.test(d) / 2); // e")).toBe(
    'a(      );     \n    c(      .test(d) / 2);     ',
  );
});
