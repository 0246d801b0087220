// Prints docs/results.html: every level that ships with masu, solved by the solvers of both puzzles with two CPU
// seconds per level. `masu batch report` makes the page from the run. Run `node scripts/print-results.mjs` on an idle
// machine.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, setUp } from './setup.mjs';

const SOLVERS = 'any,push-optimal,move-optimal,bfs-hash,propagate,backtrack';

function masu(cwd, ...words) {
  const done = spawnSync(process.execPath, [join(ROOT, 'dist/bin/masu.js'), ...words], { cwd, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

setUp();
const folder = mkdtempSync(join(tmpdir(), 'masu-results-'));
try {
  // Folders are named as typed, and those names are in the page.
  masu(folder, 'batch', 'plan', join(ROOT, 'levels'), '-o', 'our-levels', '--solvers', SOLVERS, '--cpu', '2');
  masu(folder, 'batch', 'run', 'our-levels');
  masu(folder, 'batch', 'report', 'our-levels', '-o', join(ROOT, 'docs/results.html'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
