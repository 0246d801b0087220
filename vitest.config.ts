import { defineConfig } from 'vitest/config';

// Three projects: `unit` is the quick loop (what takes seconds is called `x.long.test.ts` and waits for `npm test`), `conformance` holds us to the data beside the repository,
// `whole` runs built programs as a person would. `npm test` runs them all.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          testTimeout: 300_000,
          // Pure rooms share nothing, so files need no process each: that alone took three times as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.ts', 'src/**/*.long.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/whole/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // A machine under load is slow, a fault never comes right: what is waited for is waited for long.
          expect: { poll: { timeout: 60_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
