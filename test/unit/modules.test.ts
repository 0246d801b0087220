// Checks every import of every file, type imports included, against the module table.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MODULES, moduleOf } from '../modules.js';

const SRC = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src');

interface Import {
  readonly file: string;
  readonly target: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(ts|tsx|js|mjs)$/.test(entry.name) ? [relative(SRC, path).replaceAll('\\', '/')] : [];
  });
}

const ALL = new Set(filesBelow(SRC));
// Tests may import anything.
const SOURCES = [...ALL].filter((file) => !/\.test\.tsx?$/.test(file));
// The inside of the kernel is in another language with its own compiler and can't import anything of ours.
const FILES = SOURCES.filter((file) => !file.startsWith('kernel/assembly/'));

const codeOfFile = new Map<string, string>();

/** A file without its comments. */
function code(file: string): string {
  const known = codeOfFile.get(file);
  if (known !== undefined) return known;
  const found = readFileSync(join(SRC, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  codeOfFile.set(file, found);
  return found;
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)(['"])([^'"\n]+)\1/g;

function importsOf(file: string): Import[] {
  return [...code(file).matchAll(IMPORT)].map((match) => ({ file, target: match[2] as string }));
}

/** The source file a relative import means, below src/; undefined for assets and generated data. */
function resolveImport({ file, target }: Import): string | undefined {
  const path = posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, path].find((name) => /\.tsx?$/.test(name) && ALL.has(name));
}

const IMPORTS = FILES.flatMap(importsOf);
const isRelative = ({ target }: Import): boolean => target.startsWith('.');

test('the tree is not empty', () => {
  expect(FILES.length).toBeGreaterThan(10);
  expect(IMPORTS.length).toBeGreaterThan(10);
});

test('every file is in a module', () => {
  expect(FILES.filter((file) => !moduleOf(file))).toEqual([]);
});

test('a module imports itself and the modules of its row, nothing else', () => {
  const wrong = IMPORTS.filter(isRelative).flatMap((found) => {
    const path = posix.join(posix.dirname(found.file), found.target);
    if (path.startsWith('..'))
      return /\/levels\/|package\.json$/.test(found.target) ? [] : [`${found.file} → ${found.target}`];
    const target = resolveImport(found);
    if (!target) return [];
    const [from, to] = [moduleOf(found.file), moduleOf(target)];
    return from && to && (from === to || from.from.includes(to.name)) ? [] : [`${found.file} → ${target}`];
  });
  expect(wrong).toEqual([]);
});

test('packages and host modules are imported only where the table allows', () => {
  const wrong = IMPORTS.filter((found) => !isRelative(found)).flatMap((found) => {
    const module = moduleOf(found.file);
    const name = found.target.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? found.target;
    const allowed = found.target.startsWith('node:')
      ? module?.host === 'node'
      : /^(virtual|https?|data|blob):/.test(found.target) || module?.packages?.includes(name);
    return allowed ? [] : [`${found.file} → ${found.target}`];
  });
  expect(wrong).toEqual([]);
});

test('clocks, randomness, the process, and the console stay in the front ends', () => {
  const WORLD =
    /\b(Date\.now|Math\.random|new Date\b|performance\.now|console\.\w+|process\.\w+|document\.\w+|window\.\w+|localStorage|setTimeout|setInterval)\b/;
  const wrong = FILES.filter((file) => !moduleOf(file)?.host).flatMap((file) => {
    const found = WORLD.exec(code(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Imports between source files, as pairs of paths below src/. */
const EDGES = SOURCES.flatMap(importsOf)
  .filter(isRelative)
  .flatMap((found): [string, string][] => {
    const target = resolveImport(found);
    return target ? [[found.file, target]] : [];
  });

/** The cycles that a depth-first search meets, each as `a → b → a`. */
function cyclesOf(edges: readonly (readonly [string, string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[] = [];
  const visit = (name: string): void => {
    const at = path.indexOf(name);
    if (at >= 0) cycles.push([...path.slice(at), name].join(' → '));
    if (at >= 0 || done.has(name)) return;
    path.push(name);
    for (const next of targets.get(name) ?? []) visit(next);
    path.pop();
    done.add(name);
  };
  for (const name of targets.keys()) visit(name);
  return cycles;
}

/** An import as one between the two entries, files or folders, of the folder that contains both. */
function betweenEntries([from, to]: readonly [string, string]): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]) + 1;
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')];
}

test('a cycle is found between files and between folders', () => {
  const edges: [string, string][] = [
    ['a/x/1.ts', 'a/y/1.ts'],
    ['a/y/2.ts', 'a/z.ts'],
    ['a/z.ts', 'a/x/2.ts'],
    ['b/1.ts', 'a/z.ts'],
  ];
  expect(cyclesOf(edges)).toEqual([]);
  expect(cyclesOf(edges.map(betweenEntries))).toEqual(['a/x → a/y → a/z.ts → a/x']);
  expect(cyclesOf([...edges, ['a/y/1.ts', 'a/x/1.ts']])).toEqual(['a/x/1.ts → a/y/1.ts → a/x/1.ts']);
});

test('no file imports itself in a cycle, type imports included', () => {
  expect(cyclesOf(EDGES)).toEqual([]);
});

test('no folder of a module imports itself in a cycle', () => {
  // Modules inside a module (jobs/node, library/web, …) are above the rest of it, by the module table.
  const inside = EDGES.filter(([from, to]) => moduleOf(from) === moduleOf(to));
  expect(cyclesOf(inside.map(betweenEntries))).toEqual([]);
});

test('patterns of import.meta.glob name folders that exist', () => {
  const patterns = FILES.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/import\.meta\.glob\b[^;]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'(\.[^']*\*[^']*)'/g)].map(([, pattern = '']) => ({ file, pattern })),
    ),
  );
  expect(patterns.length).toBeGreaterThan(3);
  const missing = patterns.filter(({ file, pattern }) => {
    const folder = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
    return !existsSync(join(SRC, dirname(file), folder));
  });
  expect(missing).toEqual([]);
});

test('no two modules depend on each other', () => {
  const mutual = MODULES.flatMap((a) =>
    a.from
      .filter((name) => MODULES.find((b) => b.name === name)?.from.includes(a.name))
      .map((name) => `${a.name} ↔ ${name}`),
  );
  expect(mutual).toEqual([]);
});
