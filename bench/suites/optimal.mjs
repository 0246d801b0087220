// The optimal solvers on whole collections: what is solved, what is proven, nodes and CPU, against the best results
// known. Results are a run folder in bench/results (bench/run-suite.mjs): a long run can be interrupted and continued.
// `--fresh` starts over.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { picker, runSuite } from '../run-suite.mjs';

export const about = 'collections × solver × limit: SOLVER SUITE [CPU-SECONDS] [LEVELS] [MIB] [--fresh]';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '../../../shared/levels');
const SUITES = {
  'Microban-I': 'Microban-I.txt',
  'Microban-II': 'Microban-II.txt',
  XSokoban: 'XSokoban.txt',
  'Sasquatch-I': 'Sasquatch-I.txt',
  'boxoban/unfiltered-100': 'boxoban/unfiltered-100.txt',
  'boxoban/medium-100': 'boxoban/medium-100.txt',
  'boxoban/hard-100': 'boxoban/hard-100.txt',
};

function knownResults(suite, metric) {
  const [first, status, bound] = metric === 'pushes' ? [6, 8, 10] : [11, 13, 15];
  const known = new Map();
  for (const line of readFileSync(join(shared, 'best-known.csv'), 'utf8').trim().split(/\r?\n/)) {
    const cells = line.split(',');
    if (cells[0] !== suite || !cells[first]) continue;
    known.set(Number(cells[1]), {
      best: Number(cells[first]),
      proved: cells[status].startsWith('optimal'),
      least: Number(cells[bound] || 0),
    });
  }
  return known;
}

/** A result as a row of the table. An invalid solution was recorded as a bug. */
function rowOf({ number, result }) {
  const report = result.line.reported?.value;
  if (!report) return { level: number, verdict: 'ILLEGAL', expanded: 0, cpu: 0, mib: 0 };
  const { verdict, limit, lowerBound, best, claim, moves, pushes, notes, effort } = report;
  return {
    ...{ level: number, verdict, limit, lowerBound, best, claim, moves, pushes, ...notes },
    ...{ expanded: effort.expanded, cpu: Math.round(effort.cpuMillis), mib: Math.round(effort.bytes / 2 ** 20) },
  };
}

/** What contradicts the known results, in a word; empty if nothing does. */
function errorOf(row, known, metric) {
  if (row.verdict === 'unsolvable') return 'UNSOLVABLE';
  if (row.verdict === 'ILLEGAL') return 'ILLEGAL';
  if (!known) return '';
  const value = row.verdict === 'solved' ? row[metric] : undefined;
  if (value === undefined) return row.lowerBound > known.best ? 'BOUND TOO HIGH' : '';
  if (value > known.best) return 'ABOVE KNOWN';
  if (value < known.least || (known.proved && value !== known.best)) return 'BELOW PROVED';
  return value < known.best ? 'better than known' : '';
}

export async function run(args) {
  const [id = 'push-optimal', suite = 'Microban-I', seconds = '10', range = '', mebibytes = '2048'] = args.filter(
    (word) => !word.startsWith('--'),
  );
  const solver = SOKOBAN.solvers.find((row) => row.id === id);
  if (!solver || !SUITES[suite] || !existsSync(shared)) {
    console.log(
      `Solvers: ${SOKOBAN.solvers.map((row) => row.id).join(', ')}. Suites: ${Object.keys(SUITES).join(', ')}.`,
    );
    return;
  }
  const metric = id === 'push-optimal' ? 'pushes' : 'moves';
  const known = knownResults(suite, metric);
  const found = await runSuite({
    name: `${id}-${suite.replace('/', '-')}-${seconds}s-${mebibytes}MiB`,
    suite: join(shared, SUITES[suite]),
    solver: id,
    limits: { cpuMillis: Number(seconds) * 1000, bytes: Number(mebibytes) * 2 ** 20 },
    isPicked: picker(range),
    isFresh: args.includes('--fresh'),
  });
  const all = found.map(rowOf);
  for (const row of all) {
    const best = row.best ? `, ${row.best[metric]} found` : '';
    const value =
      row.verdict === 'solved' ? `${row.moves} moves ${row.pushes} pushes` : `at least ${row.lowerBound}${best}`;
    const error = errorOf(row, known.get(row.level), metric);
    console.log(
      `${String(row.level).padStart(4)} ${row.verdict.padEnd(10)} ${value.padEnd(26)} ${String(row.expanded).padStart(10)} nodes ${(row.cpu / 1000).toFixed(2).padStart(7)} s ${String(row.mib).padStart(5)} MiB  known ${known.get(row.level)?.best ?? '–'} ${error}`,
    );
  }
  const solved = all.filter((row) => row.verdict === 'solved');
  const proved = solved.filter((row) => row.tieBreak !== 'unproven');
  const errors = all.filter((row) => /[A-Z]{5}/.test(errorOf(row, known.get(row.level), metric)));
  const cpu = all.reduce((sum, row) => sum + row.cpu, 0) / 1000;
  console.log(
    `${id}, ${suite}, ${seconds} s, ${mebibytes} MiB: ${solved.length} of ${all.length} proved in ${metric}, ${proved.length} of them with the tie-break; ${cpu.toFixed(1)} s of CPU; ${errors.length} contradictions`,
  );
}
