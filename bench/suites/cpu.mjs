// The CPU time that reports state beside that of the whole process: one process per solver, which solves the levels of a
// collection one after the other through the library. What is left out is the same for every solver but for what V8 does
// in threads of its own, which can be a third of the process (docs/solvers.md): compare the order of solvers by both.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const about = 'CPU time of reports beside that of the process: FILE (default: a thousand trivial levels)';

const SOLVERS = ['any', 'push-optimal', 'move-optimal'];
const TRIVIAL = '######\n#@$.##\n######\n\n'.repeat(1000);

const millisOf = ({ user, system }) => (user + system) / 1000;

/** In a process of its own: the figures of one solver, as a line of JSON. */
async function measure(solver, file) {
  const { readLevels } = await import('@masu/engine/jobs/puzzles/read-levels.js');
  const { solve } = await import('@masu/node-host/library/index.js');
  const started = millisOf(process.cpuUsage());
  const read = readLevels(file ? readFileSync(file, 'utf8') : TRIVIAL);
  const levels = read.value.levels.flatMap(({ level }) => (level.ok ? [level.value] : []));
  const figures = { levels: levels.length, solved: 0, started, reported: 0, proof: 0 };
  for (const level of levels) {
    const { verdict, effort } = await solve(level, { solver, seconds: 60 });
    if (verdict === 'solved') figures.solved++;
    figures.reported += effort.cpuMillis;
    figures.proof += effort.proof?.cpuMillis ?? 0;
  }
  console.log(JSON.stringify({ ...figures, process: millisOf(process.cpuUsage()) - started }));
}

export function run([file]) {
  for (const solver of SOLVERS) {
    const words = [fileURLToPath(import.meta.url), solver, ...(file ? [file] : [])];
    const done = spawnSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    const figures = JSON.parse(done.stdout);
    const millis = (name) => `${figures[name].toFixed(0).padStart(6)} ms`;
    console.log(
      `${solver.padEnd(12)} ${figures.solved} of ${figures.levels} solved; process ${millis('process')}, reports ${millis('reported')}, of them proofs ${millis('proof')}; left out ${(figures.process - figures.reported).toFixed(0)} ms`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measure(process.argv[2], process.argv[3]);
