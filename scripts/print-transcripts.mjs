// Makes the transcripts, screens, and JSON objects of the documents again from real runs of the built program, and writes
// them where they differ in more than times (test/documents). The test that compares them does the work:
// `node scripts/print-transcripts.mjs` runs it in writing mode.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const words = ['run', '--project', 'whole', 'test/whole/documents.test.ts', '--testNamePattern', 'the transcripts of'];
const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...words], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, MASU_PRINT: 'documents', MASU_SAMPLE: 'all' },
});
process.exitCode = status ?? 1;
