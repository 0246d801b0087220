import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error: a script, without types
import { filesThatNeed } from './scripts/needs/index.mjs';

// The name of a test file decides when it runs: `x.long.test.ts` with `npm run test:long`, every other with `npm test`.
// `unit` is the quick loop, `conformance` compares with answers known from elsewhere, `whole` runs built programs as a
// person would. A file that takes a sample of its cases (test/sample.ts) runs again in the long run, with all of them.
const LONG = '**/*.long.test.ts';

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'));

/** Test files below a folder that take a sample. */
const sampling = (folder: string): string[] =>
  testFiles(folder).filter((path) => /from '[./]*(test\/)?sample\.js'/.test(readFileSync(path, 'utf8')));

// All cores: Vitest leaves one of them idle.
const everywhere = { maxWorkers: '100%' };

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
  // A machine under load is slow, a fault never comes right: what is waited for is waited for long.
  expect: { poll: { timeout: 60_000 } },
  globalSetup: 'test/whole/global-setup.ts',
  // Built files are imported as they are.
  server: { deps: { external: [/\/(dist|scripts)\//] } },
  ...everywhere,
};

/** Tests of kills, floods, full disks, threads, CPU time, and two tabs at once: not beside others. */
const ALONE =
  /\/(cli-interrupt|cli-threads|experiments|external-solvers|[\w-]*hostile|kill|memory|web-month|worker-pool)[\w.-]*$/;

/** The tests that take longest, in minutes in the long run and in seconds in the quick one. */
const LONGEST =
  /\/((bare-copy|course-rubric|site|web-lessons)\.long|analyze-sokoban|any-soundness|cli-solve|terminal-month|web-futoshiki-editor)\.test\.ts$/;

/** Starts the longest tests first: everything else runs beside them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const CHECKED_KERNEL = fileURLToPath(new URL('src/kernel/checked-kernel-bytes.ts', import.meta.url));
/** The conformance tests of the kernel's engines. */
const CHECKED_FILES = ['any-*', 'lemmas', 'optimal-*', 'optimize', 'room-bounds', 'shorten*', 'tiny-boards'].map(
  (name) => `test/conformance/${name}.test.ts`,
);

/** Files that need a program this machine lacks; scripts/test.mjs says so. */
const MISSING = (process.env.MASU_MISSING ?? '').split(',');
const CANT_RUN: string[] = process.env.MASU_MISSING ? filesThatNeed(MISSING, ['src', 'test'].flatMap(testFiles)) : [];

/** The long run's tests of whole programs. */
const WHOLE_LONG = [
  ...new Set([...testFiles('test/whole').filter((path) => path.endsWith('.long.test.ts')), ...sampling('test/whole')]),
];

const everything = { env: { MASU_SAMPLE: 'all' } };

/** As in vite.config.ts: parts of the page that a test needs may have elements. */
const PAGE_PARTS = { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Transformed sources are kept between runs (node_modules/.experimental-vitest-cache; `npx vitest --clearCache`).
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...PAGE_PARTS,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          exclude: [LONG, ...CANT_RUN],
          testTimeout: 300_000,
          ...everywhere,
          // Pure modules share nothing, so files need no process each: that alone took three times as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.ts'],
          exclude: [LONG, ...CANT_RUN],
          ...conformance,
        },
      },
      {
        ...PAGE_PARTS,
        test: {
          name: 'conformance-long',
          include: [
            '{src,test/unit,test/conformance}/**/*.long.test.ts',
            ...['src', 'test/unit', 'test/conformance'].flatMap(sampling),
          ],
          exclude: CANT_RUN,
          ...everything,
          ...conformance,
        },
      },
      {
        // The samples again, with a kernel that traps at an access outside of its array (scripts/build-kernel.mjs --checked).
        resolve: { alias: [{ find: /^\.\/kernel-bytes\.js$/, replacement: CHECKED_KERNEL }] },
        test: { name: 'conformance-checked', include: CHECKED_FILES, exclude: [LONG, ...CANT_RUN], ...conformance },
      },
      {
        test: {
          name: 'whole',
          include: ['test/whole/**/*.test.ts'],
          exclude: [LONG, ...CANT_RUN],
          ...whole,
          // They wait for browsers and terminals half of the time.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        test: {
          name: 'whole-long',
          include: WHOLE_LONG.filter((path) => !ALONE.test(path)),
          exclude: CANT_RUN,
          ...everything,
          ...whole,
        },
      },
      {
        test: {
          name: 'whole-alone',
          include: WHOLE_LONG.filter((path) => ALONE.test(path)),
          exclude: CANT_RUN,
          ...everything,
          ...whole,
          maxWorkers: 1,
        },
      },
    ],
  },
});
