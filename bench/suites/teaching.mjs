// The teaching solvers: positions per second and bytes per position, each in its own process so that none benefits from
// another's warm-up. Uses the maps of the courses, next to the repository, or others given as solver=path; prints the
// target values next to the measured ones.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'the teaching solvers on the courses’ maps: CPU time, positions per second, bytes per position';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
const truth = join(here, '../../../shared/truth');

const ROWS = [
  ['bfs-hash', 'in101/soko1.in', 'at least 500 000 discovered a second, at most 200 bytes each'],
  ['bfs-tree', 'in101/soko1.in', 'within 2 s of CPU'],
  ['bfs-list', 'in101/soko81.in', 'within 30 s of CPU'],
  ['dijkstra', 'comp20003/test_maps/test_map2', ''],
  ['dijkstra-course', 'comp20003/test_maps/test_map2', 'at least 250 000 expanded a second'],
];
const RUNS = 5;

/** In a process of its own: one search, its figures as JSON. */
async function measure(id, path) {
  const { SOKOBAN_SOLVERS } = await import(join(dist, 'solve/sokoban/solve/solvers.js'));
  const { readLevels } = await import(join(dist, 'engine/jobs/puzzles/read-levels.js'));
  const { finish } = await import(join(dist, 'core/base/outcome.js'));
  const read = readLevels(readFileSync(path, 'utf8'), { name: path });
  const level = read.ok && read.value.levels[0]?.level;
  if (!level?.ok) throw new Error(`${path} has no valid level`);
  const cpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
  const watch = { now: () => performance.now(), cpu, stopped: () => false, report() {} };
  const solver = SOKOBAN_SOLVERS.find((row) => row.id === id);
  const { effort, notes, verdict } = finish(solver.solve(level.value, {}, watch));
  console.log(JSON.stringify({ ...effort, verdict, discovered: notes.discovered, comparisons: notes.comparisons }));
}

function median(id, path) {
  const runs = Array.from({ length: RUNS }, () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), id, path], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  });
  return runs.sort((a, b) => a.cpuMillis - b.cpuMillis)[Math.floor(RUNS / 2)];
}

export function run(args) {
  const named = args.map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1), '']);
  const rows = named.length > 0 ? named : ROWS.map(([id, file, wanted]) => [id, join(truth, file), wanted]);
  for (const [id, path, wanted] of rows) {
    if (!existsSync(path)) {
      console.log(`${id}: no ${path}; skipped`);
      continue;
    }
    const { cpuMillis, expanded, discovered, comparisons, bytes } = median(id, path);
    const rate = (count) => Math.round((count / cpuMillis) * 1000);
    console.log(
      `${id.padEnd(16)} ${(cpuMillis / 1000).toFixed(3)} s CPU  ${rate(discovered)} discovered/s  ${rate(expanded)} expanded/s  ` +
        `${(bytes / discovered).toFixed(1)} bytes per position  ${comparisons} comparisons${wanted && `  (wanted: ${wanted})`}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measure(process.argv[2], process.argv[3]);
