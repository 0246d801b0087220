// Sets up the project with Node built-ins only: installs if node_modules is missing or older than the lockfile, and
// builds each part whose sources changed since its last build. A second run does nothing. `--install` stops after the
// kernel and the texts (enough for the quick tests); `--quiet` prints only what it builds and errors; `--test-kernel` builds only the
// kernel's module for tests and benchmarks, which they ask for themselves.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand } from './platform.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Packages that run on Node, and those of the page: each build leaves out what the other host has. */
const ON_NODE = ['node-host', 'classroom', 'arena', 'program'].map((name) => `packages/${name}`);
const KERNEL_INSIDE = 'packages/solve/src/kernel/assembly';
/** What every package is compiled with. */
const COMPILED_WITH = ['package.json', 'tsconfig.base.json', 'tsconfig.build.json'];

const KERNEL_SOURCES = [
  'packages/solve/src/kernel/assembly',
  'scripts/build-kernel.mjs',
  'scripts/compile-kernel.mjs',
  'scripts/kernel-parameters.mjs',
];

const TEST_KERNEL = {
  name: 'test kernel',
  from: [...KERNEL_SOURCES, 'test/kernel'],
  without: [],
  makes: 'test/kernel/test-kernel.wasm',
  run: ['scripts/build-kernel.mjs', '--tests'],
};

const CHECKED_KERNEL = {
  name: 'checked kernel',
  from: KERNEL_SOURCES,
  without: [],
  makes: 'packages/solve/src/kernel/checked-kernel-bytes.ts',
  run: ['scripts/build-kernel.mjs', '--checked'],
};

/** Each part: what it is built from, what must exist afterwards, and how. Order matters: later parts use earlier ones. */
const PARTS = [
  {
    name: 'kernel',
    from: KERNEL_SOURCES,
    without: [],
    makes: 'packages/solve/src/kernel/kernel-bytes.ts',
    run: ['scripts/build-kernel.mjs'],
  },
  {
    name: 'texts',
    from: ['languages', 'scripts/languages', 'scripts/build-texts.mjs'],
    without: [],
    makes: 'packages/core/src/base/texts/languages.ts',
    run: ['scripts/build-texts.mjs'],
  },
  {
    name: 'packages',
    from: ['packages', ...COMPILED_WITH],
    without: [KERNEL_INSIDE, 'packages/web'],
    makes: 'packages/program/dist/cli/run-masu.js',
    run: ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json'],
  },
  {
    name: 'library',
    from: ['packages', 'scripts/assemble.mjs', ...COMPILED_WITH],
    without: [KERNEL_INSIDE, 'packages/web'],
    makes: 'dist/program/cli/run-masu.js',
    run: ['scripts/assemble.mjs'],
  },
  {
    name: 'script tag',
    from: ['packages', 'scripts/build-browser.mjs', ...COMPILED_WITH],
    without: [KERNEL_INSIDE, 'packages/web', ...ON_NODE],
    makes: 'dist/script-tag/masu.js',
    run: ['scripts/build-browser.mjs'],
  },
  {
    name: 'command',
    from: ['packages', 'scripts/build-bin.mjs', 'scripts/bundled-packages.mjs', ...COMPILED_WITH],
    without: [KERNEL_INSIDE, 'packages/web', 'packages/browser-host'],
    makes: 'dist/bin/masu.js',
    run: ['scripts/build-bin.mjs'],
  },
  {
    name: 'web',
    from: [
      'packages',
      'levels',
      'vite.config.ts',
      'scripts/bundled-packages.mjs',
      'scripts/own-levels.mjs',
      'scripts/web-chunks.mjs',
      'package.json',
    ],
    without: [KERNEL_INSIDE, ...ON_NODE],
    makes: 'dist/web/index.html',
    run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    when: () => existsSync(join(ROOT, 'vite.config.ts')),
  },
];

/** Tests are not part of any build, and the kernels of tests are built while tests run: neither makes a part stale. */
function filesBelow(path, without) {
  const full = join(ROOT, path);
  if (without.includes(path) || /^packages\/[\w-]+\/(dist|node_modules)$/.test(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .filter((name) => !/\.test\.tsx?$|\.wasm$|^checked-kernel-bytes\.ts$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`, without));
}

/** The files that each part is built from, by its name. */
export const sources = () =>
  new Map(PARTS.map((part) => [part.name, part.from.flatMap((path) => filesBelow(path, part.without))]));

function fingerprint(part) {
  const hash = createHash('sha256');
  for (const file of part.from.flatMap((path) => filesBelow(path, part.without))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function run(command, args, what, options = {}) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  if (done.status === 0) return;
  console.error(`${what} failed${done.error ? `: ${done.error.message}` : ''}`);
  process.exit(1);
}

/** Installs the packages of a folder if there are none, or if its lockfile is newer. */
export function installIfNeeded(folder = ROOT) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('masu: installing packages …');
  const { command, words, options } = npmCommand();
  const install = ['ci', '--no-fund', '--no-audit', '--fetch-retries=5', '--loglevel=error'];
  run(command, [...words, ...install], 'npm ci', { cwd: folder, ...options });
}

function buildIfStale(part) {
  if (part.when && !part.when()) return;
  const stamp = join(ROOT, 'node_modules/.masu', part.name);
  const print = fingerprint(part);
  if (existsSync(join(ROOT, part.makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  console.error(`masu: building the ${part.name} …`);
  run(process.execPath, part.run, `building the ${part.name}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/** Names the sources of the kernel. */
export const checkedKernelPrint = () => fingerprint(CHECKED_KERNEL);

/** Writes the id of this build, so that `masu batch` never mixes results of different builds. */
function nameBuild() {
  const program = PARTS.find(({ name }) => name === 'command');
  const path = join(ROOT, 'dist/build-id.txt');
  const id = `${fingerprint(program).slice(0, 12)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== id) writeFileSync(path, id);
}

export function setUp({ installOnly = false, testKernel = false, checkedKernel = false } = {}) {
  installIfNeeded();
  for (const part of installOnly ? PARTS.slice(0, 2) : PARTS) buildIfStale(part);
  if (testKernel) buildIfStale(TEST_KERNEL);
  if (checkedKernel) buildIfStale(CHECKED_KERNEL);
  if (!installOnly) nameBuild();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--test-kernel')) buildIfStale(TEST_KERNEL);
  else setUp({ installOnly: process.argv.includes('--install') });
  if (!process.argv.includes('--quiet')) console.error(`masu: ready in ${relative('', ROOT) || '.'}`);
}
