// Checks every import of every file, type imports included, against the module table.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_CODE, codeWithoutComments, type Import, importsOf, namesOurs, resolveImport } from '../imports.js';
import { MODULES, moduleOf } from '../modules.js';
import { packageNames, readSource, sourcePath } from '../sources.js';

// Tests may import anything.
const SOURCES = [...ALL_CODE].filter((file) => !/\.test\.tsx?$/.test(file));
// The inside of the kernel is in another language with its own compiler and can't import anything of ours.
const FILES = SOURCES.filter((file) => !file.startsWith('solve/kernel/assembly/'));

const IMPORTS = FILES.flatMap(importsOf);
const isRelative = ({ target }: Import): boolean => target.startsWith('.') || namesOurs(target);

test('the tree is not empty', () => {
  expect(FILES.length).toBeGreaterThan(10);
  expect(IMPORTS.length).toBeGreaterThan(10);
});

test('every file is in a module', () => {
  expect(FILES.filter((file) => !moduleOf(file))).toEqual([]);
});

test('a module imports itself and the modules of its row, nothing else', () => {
  const wrong = IMPORTS.filter(isRelative).flatMap((found) => {
    const target = resolveImport(found);
    if (!target && namesOurs(found.target)) return [`${found.file} → ${found.target}`];
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
    const found = WORLD.exec(codeWithoutComments(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Imports between source files, as pairs of paths. */
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
    [...readSource(file).matchAll(/import\.meta\.glob\b[^;]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'(\.[^']*\*[^']*)'/g)].map(([, pattern = '']) => ({ file, pattern })),
    ),
  );
  expect(patterns.length).toBeGreaterThan(3);
  const missing = patterns.filter(({ file, pattern }) => {
    const folder = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
    return !existsSync(join(dirname(sourcePath(file)), folder));
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

/** The first part of a path, the package. */
const packageOf = (path: string): string => path.slice(0, path.indexOf('/'));

test('a package imports those that its package.json names, by their names, and no others', () => {
  for (const name of packageNames()) {
    const own = JSON.parse(readFileSync(join(sourcePath(name), '../package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const tsconfig = JSON.parse(readFileSync(join(sourcePath(name), '../tsconfig.json'), 'utf8')) as {
      readonly references?: readonly { readonly path: string }[];
    };
    const declared = Object.keys(own.dependencies ?? {}).filter(namesOurs);
    const used = new Set(
      IMPORTS.filter(({ file, target }) => packageOf(file) === name && namesOurs(target)).map(({ target }) =>
        target.split('/').slice(0, 2).join('/'),
      ),
    );
    expect([...used].sort(), name).toEqual(declared.sort());
    expect(tsconfig.references?.map(({ path }) => path.replace('../', '@masu/')).sort() ?? [], name).toEqual(declared);
  }
});

test('a relative import stays in its package', () => {
  const wrong = IMPORTS.filter(({ target }) => target.startsWith('.')).flatMap((found) => {
    const path = posix.join(posix.dirname(found.file), found.target);
    return packageOf(path) === packageOf(found.file) || /levels\/|package\.json$/.test(path)
      ? []
      : [`${found.file} → ${found.target}`];
  });
  expect(wrong).toEqual([]);
});

test('an npm package that a package imports is in its package.json', () => {
  for (const name of packageNames()) {
    const own = JSON.parse(readFileSync(join(sourcePath(name), '../package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly peerDependencies?: Readonly<Record<string, string>>;
    };
    const declared = Object.keys({ ...own.dependencies, ...own.peerDependencies }).filter((each) => !namesOurs(each));
    const used = IMPORTS.filter((found) => packageOf(found.file) === name && !isRelative(found))
      .map(({ target }) => target)
      .filter((target) => !/^(?:node|virtual|https?|data|blob):/.test(target))
      .map((target) => target.match(/^(@[^/]+\/)?[^/]+/)?.[0]);
    expect([...new Set(used)].sort(), name).toEqual(declared.sort());
  }
});

test('the README of a package says what it may import', () => {
  for (const name of packageNames()) {
    const folder = join(sourcePath(name), '..');
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const [, said = ''] = /^\*\*May import\.\*\* (.*)$/m.exec(readme) ?? [];
    const named = [...said.matchAll(/`(@masu\/[\w-]+)`/g)].map(([, each]) => each);
    expect(named.sort(), name).toEqual(
      Object.keys(own.dependencies ?? {})
        .filter(namesOurs)
        .sort(),
    );
    // Its title, and one screen.
    expect(readme, name).toMatch(new RegExp(`^# @masu/${name}\n`));
    expect(readme.split('\n').length, name).toBeLessThan(40);
  }
});
