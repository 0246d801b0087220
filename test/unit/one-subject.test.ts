// One subject per file: the comment at its head is true of all of it, an index lists and implements nothing, and a comment
// names only files that exist.

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { allSources, readSource } from '../sources.js';

const ROOT = join(import.meta.dirname, '../..');

/** Made by the build. */
const isMade = (path: string): boolean =>
  /^(?:core\/base\/texts|web\/texts|web\/catalogs)\/|kernel-bytes\.ts$/.test(path);

const SOURCES = allSources().filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !isMade(path));
/** Comments in the middle of a file that belong to no declaration: the head of a second subject. By line, from 1. */
function freeHeaders(code: string): number[] {
  const lines = code.split('\n');
  const found: number[] = [];
  let hasCode = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (!line.startsWith('//')) {
      hasCode ||= line !== '';
      continue;
    }
    const first = at;
    while (lines[at + 1]?.startsWith('//')) at++;
    if (hasCode && lines[first - 1] === '' && lines[at + 1] === '') found.push(first + 1);
  }
  return found;
}

test('a free-standing header is found in the middle of a file, not at its head', () => {
  expect(freeHeaders("// A file.\n\nimport a from 'a';\n\n// Of a.\nconst b = a;\n")).toEqual([]);
  expect(freeHeaders("// A file.\n\nimport a from 'a';\n\n// A second one,\n// in it.\n\nconst b = a;\n")).toEqual([5]);
});

test('no file has the header of a second one', () => {
  const found = SOURCES.filter((path) => !path.endsWith('.css')).flatMap((path) =>
    freeHeaders(readSource(path)).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

test('a file begins with a sentence about it', () => {
  const without = SOURCES.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).filter(
    (path) => !/^(?:#!.*\n)?\/[/*]/.test(readSource(path)),
  );
  expect(without).toEqual([]);
});

test('an index lists exports and implements nothing', () => {
  const found = SOURCES.filter((path) => /\/index\.tsx?$/.test(path)).filter((path) =>
    // The functions of the library are those of its one object.
    /^export (?!const (\w+): Library\['\1'\] = library\.\1;)(?:default |declare |abstract |async )*(?:const|let|function|class|enum)\b/m.test(
      readSource(path),
    ),
  );
  expect(found).toEqual([]);
});

/** Every file of the repository by its own name. */
function everyName(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of [
    'packages',
    'test',
    'scripts',
    'bench',
    'docs',
    'proof',
    'site',
    'levels',
    'languages',
    '.github',
  ]) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?:^|\/)(?:node_modules|dist)\//.test(name)) names.add(basename(name));
    }
  }
  for (const name of readdirSync(ROOT)) names.add(name);
  return names;
}

test('a comment names files that exist', () => {
  const names = everyName();
  const missing = SOURCES.flatMap((path) => {
    const comments = readSource(path).match(/(?<!:)\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
    return comments.flatMap((comment) =>
      [...comment.matchAll(/(?<![\w*…./-])(?:[\w-]+\/)*([a-z][\w-]*\.(?:tsx?|mjs|css))\b/g)]
        .filter(([, name = '']) => !names.has(name))
        .map(([named]) => `${path}: ${named}`),
    );
  });
  expect(missing).toEqual([]);
});

test('a C program is a .c file, not a text in our code', () => {
  const isProgram = (code: string): boolean => /#include <\w+\.h>/.test(code);
  expect(SOURCES.filter((path) => !/\.test\.ts$/.test(path) && isProgram(readSource(path)))).toEqual([]);
  const programs = allSources().filter((path) => path.endsWith('.c') && isProgram(readSource(path)));
  expect(programs.length).toBeGreaterThanOrEqual(4);
});
