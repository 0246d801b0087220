import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// What a test file is called decides when it runs. `x.long.test.ts` waits for `npm run test:long`; every other runs with
// `npm test`. Beside that, `unit` is the quick loop, `conformance` holds us to answers known from elsewhere, `whole` runs
// built programs as a person would. Files of `conformance` that take a sample (test/sample.ts) run again, in full, in
// `conformance-long`.
const LONG = '**/*.long.test.ts';

/** Files that take a sample of their cases. */
const sampling = readdirSync('test/conformance')
  .map((name) => `test/conformance/${name}`)
  .filter((path) => readFileSync(path, 'utf8').includes("from '../sample.js'"));

const conformance = { testTimeout: 1_800_000 };

const whole = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // A machine under load is slow, a fault never comes right: what is waited for is waited for long.
  expect: { poll: { timeout: 60_000 } },
  fileParallelism: false,
  globalSetup: 'test/whole/global-setup.ts',
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          exclude: [LONG],
          testTimeout: 300_000,
          // Pure modules share nothing, so files need no process each: that alone took three times as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { name: 'conformance', include: ['test/conformance/**/*.test.ts'], exclude: [LONG], ...conformance } },
      {
        test: {
          name: 'conformance-long',
          include: ['{src,test/unit,test/conformance}/**/*.long.test.ts', ...sampling],
          env: { MASU_SAMPLE: 'all' },
          ...conformance,
        },
      },
      { test: { name: 'whole', include: ['test/whole/**/*.test.ts'], exclude: [LONG], ...whole } },
      { test: { name: 'whole-long', include: ['test/whole/**/*.long.test.ts'], ...whole } },
    ],
  },
});
