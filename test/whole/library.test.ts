// The package as a library: the programs of docs/library.md, what it costs a page, and the API report.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { longTest, sample } from '../sample.js';
import { STORE_ROWS } from '../store-level.js';
import { ROOT } from './masu.js';
import { sharedThing } from './shared-thing.js';

let consumer = '';
beforeAll(async () => {
  ({ consumer } = await sharedThing('package'));
});

function node(words: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const DOCUMENT = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
const PROGRAMS = [...DOCUMENT.matchAll(/^## (\d+\. .*)$[\s\S]*?```ts\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/gm)].map(
  ([, task = '', code = '', prints = '']) => ({ task, code, prints }),
);

test('docs/library.md has twelve tasks, each a program of fewer than 15 lines', () => {
  expect(PROGRAMS.map(({ task }) => Number.parseInt(task, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(DOCUMENT.split('```ts\n')).toHaveLength(1 + PROGRAMS.length);
  expect(PROGRAMS.filter(({ code }) => code.trim().split('\n').length >= 15).map(({ task }) => task)).toEqual([]);
});

/** Compiles these programs in strict mode, as a project of someone else. */
function compile(folder: string, programs: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [i, code] of programs.entries()) writeFileSync(join(folder, `program-${i}.ts`), code);
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = { module: 'NodeNext', target: 'ES2022', types: [], lib: ['ES2022', 'DOM'], ...strict };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const compiled = node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder);
  expect(compiled).toEqual({ status: 0, stdout: '', stderr: '' });
}

longTest('the programs of docs/library.md compile in strict mode and print what is below them', () => {
  const folder = join(consumer, 'programs');
  compile(
    folder,
    PROGRAMS.map(({ code }) => code),
  );
  for (const [i, { task, prints }] of PROGRAMS.entries()) {
    expect(node([`program-${i}.js`], folder), task).toEqual({ status: 0, stdout: prints, stderr: '' });
  }
});

const SOKOBAN_LEVEL = `import { validateLevel as validateSokoban } from 'masu/sokoban/rules';
const made = validateSokoban({ rows: ['######', '#@ $.#', '######'] });
if (!made.ok) throw new Error('expected a level');
const level = made.value;
`;
const FUTOSHIKI_LEVEL = `import { validateLevel as validateFutoshiki } from 'masu/futoshiki/rules';
const made = validateFutoshiki({ size: 2, cells: [0, 0, 0, 0], inequalities: [{ less: 0, greater: 1 }] });
if (!made.ok) throw new Error('expected a level');
const level = made.value;
`;
const LEVELS = `const all = readLevels('######\\n#@ $.#\\n######\\n');
if (!all.ok || all.value.id !== 'sokoban') throw new Error('expected levels');
const levels = all.value;
`;

/** What the examples of an entry point use besides its own names. */
const BEFORE: Readonly<Record<string, string>> = {
  masu: SOKOBAN_LEVEL + LEVELS,
  'masu/base': `${SOKOBAN_LEVEL}import { SOKOBAN_SOLVERS } from 'masu/sokoban/solve';\n`,
  'masu/play': `${SOKOBAN_LEVEL}import { SOKOBAN } from 'masu/sokoban';\n`,
};
const beforeExamples = (entry: string): string =>
  BEFORE[entry] ?? (entry.startsWith('masu/futoshiki') ? FUTOSHIKI_LEVEL : SOKOBAN_LEVEL);

longTest(
  'every function of every entry point has an example, which compiles and prints what its comments say',
  async () => {
    const { entryPoints, examplesOf } = await printing();
    const folder = join(consumer, 'examples');
    const seen = new Set<string>();
    const printed: string[][] = [];
    const programs: string[] = [];
    for (const { name: entry, path } of entryPoints()) {
      const module = (await import(pathToFileURL(path.replace(/\.d\.ts$/, '.js')).href)) as Record<string, unknown>;
      const functions = Object.keys(module).filter((name) => typeof module[name] === 'function');
      const examples = examplesOf(path);
      expect(examples.map(({ name }) => name).sort(), entry).toEqual(functions.sort());
      const own = examples.filter(({ code }) => !seen.has(code));
      for (const { code } of own) seen.add(code);
      const lines = own.flatMap(({ code }) =>
        [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, line = '']) => line),
      );
      expect(lines, entry).toHaveLength(own.length);
      const imports = `import { ${Object.keys(module).join(', ')} } from '${entry}';\n`;
      programs.push(imports + beforeExamples(entry) + own.map(({ code }) => `{\n${code}}\n`).join(''));
      printed.push(lines);
    }
    expect(printed.flat().length).toBeGreaterThan(50);
    compile(folder, programs);
    for (const [i, lines] of printed.entries()) {
      const stdout = lines.map((line) => `${line}\n`).join('');
      expect(node([`program-${i}.js`], folder), programs[i]).toEqual({ status: 0, stdout, stderr: '' });
    }
  },
);

const PAIR = `import { readLevels, replay, solve } from 'masu';
let workers = 0;
process.on('worker', () => workers++);
const read = readLevels(process.argv[2] ?? '');
const level = read.ok && read.value.levels[0].level.value;
for (const threads of [1, 2]) {
  const before = workers;
  const report = await solve(level, { threads, cpuSeconds: 60 });
  const replayed = replay(level, report.solution);
  console.log(threads, report.verdict, replayed.value.solved, report.effort.cpuMillis > 0, workers - before);
}
const limited = await solve(level, { threads: 2, nodes: 5 });
console.log(limited.verdict, limited.limit);
`;

longTest(
  'threads: 2 puts two workers on one level, whose answer replays; limits are for both together',
  () => {
    writeFileSync(join(consumer, 'pair.mjs'), PAIR);
    const { status, stdout, stderr } = node(['pair.mjs', STORE_ROWS.join('\n')], consumer);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual(['1 solved true true 1', '2 solved true true 1', 'gave-up nodes', '']);
  },
  availableParallelism() > 1,
);

/** The minified code that a page loads at once if it uses these names, bundled by Vite from the installed package. */
async function bundleOf(names: string, from: string): Promise<string> {
  const folder = join(consumer, 'page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js'), `import { ${names} } from '${from}';\nglobalThis.used = { ${names} };\n`);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: join(folder, 'page.js') } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('expected a bundle');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded].map(({ code }) => code).join('');
}

const SMALL: readonly (readonly [names: string, from: string, kilobytes: number])[] = [
  ['validateLevel, step', 'masu/sokoban/rules', 8],
  ['validateLevel, step', 'masu/sokoban', 8],
  ['step', 'masu/sokoban', 2],
  ['validateLevel, playMove', 'masu/futoshiki/rules', 8],
  ['validateLevel, playMove', 'masu/futoshiki', 8],
];

test.each(sample(SMALL, 1))('%s from %s cost a page at most %i KB', async (names, from, kilobytes) => {
  expect((await bundleOf(names, from)).length).toBeLessThanOrEqual(kilobytes * 1000);
});

/** Code of a module that bundlers keep although nobody uses its value: spreads, and calls not marked as pure. */
function keptCode(code: string): string[] {
  const kept: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (typeof node !== 'object' || node === null || !('type' in node && 'start' in node && 'end' in node)) return;
    const { type, start, end } = node as { type: string; start: number; end: number };
    if (/Function|MethodDefinition/.test(type)) return;
    const isCall = /^(Call|New|TaggedTemplate|Assignment|Update|Import)Expression$/.test(type);
    const isPure = /\/\* @__PURE__ \*\/\s*$/.test(code.slice(0, start));
    if (type === 'SpreadElement' || (isCall && !isPure)) kept.push(code.slice(start, end));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(code).body);
  return kept;
}

test('code that bundlers keep is found', () => {
  expect(keptCode('export const a = /* @__PURE__ */ f({ b }); export const c = { d() { g(); }, e: [1] };')).toEqual([]);
  expect(keptCode('export const a = { ...b }; c(); export { d } from "./d.js";')).toEqual(['...b', 'c()']);
});

test('an entry point keeps nothing that its user does not import', () => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { exports: object };
  const paths = Object.entries(exports).flatMap(([name, entry]) =>
    /^\.\/\w+(\/\w+)?$/.test(name) ? [entry.default] : [],
  );
  expect(paths.length).toBeGreaterThanOrEqual(10);
  expect(paths.filter((path) => keptCode(readFileSync(join(ROOT, path), 'utf8')).length > 0)).toEqual([]);
});

const WITHOUT_SOLVERS: readonly (readonly [names: string, from: string])[] = [
  ['readLevels, replay', 'masu'],
  ['readLevels, solve, hint, generate', 'masu'],
  ['SOKOBAN_FORMATS', 'masu/sokoban/formats'],
];

test.each(sample(WITHOUT_SOLVERS, 1))('%s from %s load no solver', async (names, from) => {
  expect(await bundleOf(names, from)).not.toContain('WebAssembly');
});

interface Printing {
  printApi(): string;
  entryPoints(): readonly { readonly name: string; readonly path: string }[];
  exportsOf(path: string): readonly string[];
  examplesOf(path: string): readonly { readonly name: string; readonly code: string }[];
}

const printing = (): Promise<Printing> => import(pathToFileURL(join(ROOT, 'scripts/print-api.mjs')).href);

test('docs/api.md is the API of this build; `node scripts/print-api.mjs` writes it', async () => {
  const { printApi } = await printing();
  expect(readFileSync(join(ROOT, 'docs/api.md'), 'utf8')).toBe(printApi());
});

test('the API report names everything that an entry point exports', async () => {
  const { entryPoints, exportsOf } = await printing();
  for (const { name, path } of entryPoints()) {
    const module = (await import(pathToFileURL(path.replace(/\.d\.ts$/, '.js')).href)) as object;
    expect(exportsOf(path), name).toEqual(expect.arrayContaining(Object.keys(module)));
  }
});

test('the root entry point has the same names in browsers as on Node', async () => {
  const { exportsOf } = await printing();
  const [onNode, inBrowsers] = ['node', 'browser'].map((host) =>
    exportsOf(join(ROOT, `dist/${host}-host/library/index.d.ts`)),
  );
  expect(inBrowsers).toEqual(onNode);
});
