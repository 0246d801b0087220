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

// The inside of the kernel is another language with its own compiler and no way to import anything of ours;
// tests may look wherever they like.
const FILES = filesBelow(SRC).filter((file) => !file.startsWith('kernel/assembly/') && !/\.test\.tsx?$/.test(file));

const code = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)(['"])([^'"\n]+)\1/g;

function importsOf(file: string): Import[] {
  return [...code(file).matchAll(IMPORT)].map((match) => ({ file, target: match[2] as string }));
}

/** The source file a relative import means, below src/; undefined for assets and generated data. */
function resolveImport({ file, target }: Import): string | undefined {
  const path = posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  const stem = path.replace(/\.js$/, '');
  const candidates = [`${stem}.ts`, `${stem}.tsx`, path];
  return candidates.find((name) => existsSync(join(SRC, name)) && /\.tsx?$/.test(name));
}

const IMPORTS = FILES.flatMap(importsOf);
const isRelative = ({ target }: Import): boolean => target.startsWith('.');

test('the tree has files to hold', () => {
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

test('clocks, chance, the process and the console stay in the front ends', () => {
  const WORLD =
    /\b(Date\.now|Math\.random|new Date\b|performance\.now|console\.\w+|process\.\w+|document\.\w+|window\.\w+|localStorage|setTimeout|setInterval)\b/;
  const wrong = FILES.filter((file) => !moduleOf(file)?.host).flatMap((file) => {
    const found = WORLD.exec(code(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('no file imports itself in a circle, type imports counted', () => {
  const edges = new Map<string, string[]>();
  for (const found of IMPORTS.filter(isRelative)) {
    const target = resolveImport(found);
    if (target) edges.set(found.file, [...(edges.get(found.file) ?? []), target]);
  }
  const done = new Set<string>();
  const path: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of FILES) visit(file);
  expect(circles).toEqual([]);
});

test('patterns of import.meta.glob name folders that exist', () => {
  const patterns = FILES.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/import\.meta\.glob\b[^;]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'(\.[^']*\*[^']*)'/g)].map(([, pattern = '']) => ({ file, pattern })),
    ),
  );
  expect(patterns.length).toBeGreaterThan(4);
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
