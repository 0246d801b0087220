import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error: a script, without types
import { filesThatNeed } from './scripts/needs/index.mjs';
// @ts-expect-error: a script, without types
import { ownLevels } from './scripts/own-levels.mjs';
// @ts-expect-error: a script, without types
import { runSeed, seedSentence } from './scripts/seed.mjs';
// @ts-expect-error: a script, without types
import { isAlone, isLong, isWhole, testFiles, weights } from './scripts/test-files.mjs';

// `unit` is the quick loop, `conformance` compares with answers known from elsewhere, `whole` runs built programs as a
// person would. The name of a file and the marks in it decide which project it belongs to (scripts/test-files.mjs).

// Workers inherit it.
if (!process.env.MASU_SEED) {
  process.env.MASU_SEED = String(runSeed());
  console.log(seedSentence(process.env.MASU_SEED));
}

/** Files that need a program this machine lacks; scripts/test.mjs says so. */
const MISSING = (process.env.MASU_MISSING ?? '').split(',');
const EVERY: string[] = testFiles();
const CANT_RUN: string[] = process.env.MASU_MISSING ? filesThatNeed(MISSING, EVERY) : [];
const FILES = EVERY.filter((path) => !CANT_RUN.includes(path));

// All cores: Vitest leaves one of them idle. A test without an assertion would fail by a timeout alone, without a reason.
const everywhere = { maxWorkers: '100%', expect: { requireAssertions: true } };

const conformance = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  // A process per core, not per file: to load the modules again takes as long as many of the tests.
  isolate: false,
  ...everywhere,
};

const whole = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  globalSetup: 'test/whole/global-setup.ts',
  // Built files are imported as they are.
  server: { deps: { external: [/\/(dist|scripts)\//] } },
  ...everywhere,
  // A machine under load is slow, a fault never comes right: what is waited for is waited for long.
  expect: { ...everywhere.expect, poll: { timeout: 60_000 } },
};

const WEIGHTS: Readonly<Record<string, number>> = weights();
const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Starts the heaviest files first: everything else runs beside them. */
class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification): number => WEIGHTS[moduleId.slice(ROOT.length)] ?? 0;
    return (await super.sort(files)).sort((a, b) => weight(b) - weight(a));
  }
}

const CHECKED_KERNEL = fileURLToPath(new URL('packages/solve/src/kernel/checked-kernel-bytes.ts', import.meta.url));
/** The conformance tests of the kernel's engines. */
const CHECKED =
  /^test\/conformance\/(?:any-.*|lemmas|optimal-.*|optimize|room-bounds|shorten.*|tiny-boards)\.test\.ts$/;

/** Long tests run with all of their cases. */
const everything = { env: { MASU_SAMPLE: process.env.MASU_SAMPLE ?? 'long' } };

/**
 * Our own packages are read from their sources. An alias, not a condition of `exports`: Vitest gives conditions to Node too,
 * and scripts that a test imports as they are must find the built packages.
 */
const OURS = {
  find: /^@masu\/([\w-]+)\/(.*)\.js$/,
  replacement: fileURLToPath(new URL('packages/$1/src/$2.ts', import.meta.url)),
};
const SOURCES = { resolve: { alias: [OURS] } };

/** As in vite.config.ts: a page has elements, and reads the levels that ship with it as data. */
const PAGE_PARTS = {
  ...SOURCES,
  plugins: [ownLevels()],
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
};

const isUnit = (path: string): boolean => /^(?:packages\/[\w-]+\/src|test\/unit)\//.test(path);
const isConformance = (path: string): boolean => path.startsWith('test/conformance/');
const only = (...conditions: ((path: string) => boolean)[]): string[] =>
  FILES.filter((path) => conditions.every((condition) => condition(path)));
const isQuick = (path: string): boolean => !isLong(path);
const isBesideOthers = (path: string): boolean => !isAlone(path);

export default defineConfig({
  test: {
    sequence: { sequencer: HeaviestFirst },
    // A machine under load takes long to end a process, too.
    teardownTimeout: 120_000,
    // Transformed sources are kept between runs (node_modules/.experimental-vitest-cache; `npx vitest --clearCache`).
    experimental: { fsModuleCache: true },
    tags: [
      { name: 'long', description: 'a test of the long run in a file of the quick one' },
      { name: 'alone', description: 'nothing may run beside it' },
    ],
    projects: [
      {
        ...PAGE_PARTS,
        test: {
          name: 'unit',
          include: only(isUnit, isQuick),
          testTimeout: 300_000,
          ...everywhere,
          // Pure modules share nothing, so files need no process each: that alone took three times as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      { ...SOURCES, test: { name: 'conformance', include: only(isConformance, isQuick), ...conformance } },
      {
        ...PAGE_PARTS,
        test: {
          name: 'long',
          include: only((path) => isUnit(path) || isConformance(path), isLong),
          ...everything,
          ...conformance,
        },
      },
      {
        // With a kernel that traps at an access outside of its table (scripts/build-kernel.mjs --checked).
        resolve: { alias: [OURS, { find: /^\.\/kernel-bytes\.js$/, replacement: CHECKED_KERNEL }] },
        test: {
          name: 'conformance-checked',
          include: only((path) => CHECKED.test(path), isQuick),
          ...conformance,
        },
      },
      {
        ...SOURCES,
        test: {
          name: 'whole',
          include: only(isWhole, isQuick),
          ...whole,
          // They wait for browsers and terminals half of the time.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        ...SOURCES,
        test: {
          name: 'whole-long',
          include: only(isWhole, isLong, isBesideOthers),
          ...everything,
          ...whole,
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        ...SOURCES,
        test: { name: 'whole-alone', include: only(isWhole, isLong, isAlone), ...everything, ...whole, maxWorkers: 1 },
      },
    ],
  },
});
