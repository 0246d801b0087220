// The optimal solvers on whole collections: what is solved, what is proved, nodes and CPU, against the best results
// known. One line of JSON for each level in bench/results; a level that has a line from this very kernel is not run
// again, so a long run can be broken off and taken up. `--fresh` begins anew.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish } from '../../dist/base/outcome.js';
import { SOKOBAN, scoreOf, validateLevel, XSB } from '../../dist/sokoban/index.js';
import { picker } from './any.mjs';

export const about = 'collections × solver × limit: SOLVER SUITE [CPU-SECONDS] [LEVELS] [MIB] [--fresh]';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '../../../shared/levels');
const results = join(here, '../results');
/** What the searches do is in the kernel and in the folders that drive them. */
const PROGRAM = ['kernel/kernel-bytes.js', 'sokoban/solve/engines', 'sokoban/solve/optimal'].map((path) =>
  join(here, '../../dist', path),
);

const SUITES = {
  'Microban-I': 'Microban-I.txt',
  'Microban-II': 'Microban-II.txt',
  XSokoban: 'XSokoban.txt',
  'Sasquatch-I': 'Sasquatch-I.txt',
  'boxoban/unfiltered-100': 'boxoban/unfiltered-100.txt',
  'boxoban/medium-100': 'boxoban/medium-100.txt',
  'boxoban/hard-100': 'boxoban/hard-100.txt',
};

/** Eight letters that change with the program. */
function hashOfProgram() {
  const hash = createHash('sha256');
  const files = PROGRAM.flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path],
  );
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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

function solveLevel(solver, level, limits) {
  const began = cpuMillis();
  const watch = { now: () => performance.now(), cpu: cpuMillis, stopped: () => false, tell() {} };
  const outcome = finish(solver.solve(level, limits, watch));
  const row = { verdict: outcome.verdict, expanded: outcome.effort.expanded, cpu: Math.round(cpuMillis() - began) };
  row.mib = Math.round(outcome.effort.bytes / 2 ** 20);
  if (outcome.verdict === 'gave-up') {
    const best = outcome.best && scoreOf(level, outcome.best);
    return { ...row, limit: outcome.limit, lowerBound: outcome.lowerBound, ...(best && { best }) };
  }
  if (outcome.verdict === 'unsolvable') return row;
  const { moves, pushes } = scoreOf(level, outcome.answer);
  const checked = SOKOBAN.check(level, outcome.answer).ok;
  return { ...row, claim: outcome.claim, moves, pushes, checked, ...outcome.notes };
}

/** What contradicts the known results, in a word; empty when nothing does. */
function errorOf(row, known, metric) {
  if (row.verdict === 'unsolvable') return 'UNSOLVABLE';
  if (row.verdict === 'solved' && !row.checked) return 'ILLEGAL';
  if (!known) return '';
  const value = row.verdict === 'solved' ? row[metric] : undefined;
  if (value === undefined) return row.lowerBound > known.best ? 'BOUND TOO HIGH' : '';
  if (value > known.best) return 'ABOVE KNOWN';
  if (value < known.least || (known.proved && value !== known.best)) return 'BELOW PROVED';
  return value < known.best ? 'better than known' : '';
}

export function run(args) {
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
  mkdirSync(results, { recursive: true });
  const file = join(results, `${id}-${suite.replace('/', '-')}-${seconds}s-${mebibytes}MiB-${hashOfProgram()}.jsonl`);
  if (args.includes('--fresh')) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const rows = new Map(lines.map((line) => JSON.parse(line)).map((row) => [row.level, row]));
  const known = knownResults(suite, metric);
  const limits = { cpuMillis: Number(seconds) * 1000, bytes: Number(mebibytes) * 2 ** 20 };
  const isPicked = picker(range);
  const { levels } = XSB.parse(readFileSync(join(shared, SUITES[suite]), 'latin1'));
  for (let number = 1; number <= levels.length; number++) {
    if (!isPicked(number)) continue;
    const sound = levels[number - 1].ok ? validateLevel(levels[number - 1].value) : levels[number - 1];
    if (!sound.ok) continue;
    if (!rows.has(number)) {
      const row = { suite, level: number, solver: id, ...solveLevel(solver, sound.value, limits) };
      rows.set(number, row);
      appendFileSync(file, `${JSON.stringify(row)}\n`);
    }
    const row = rows.get(number);
    const best = row.best ? `, ${row.best[metric]} found` : '';
    const value =
      row.verdict === 'solved' ? `${row.moves} moves ${row.pushes} pushes` : `at least ${row.lowerBound}${best}`;
    const error = errorOf(row, known.get(number), metric);
    console.log(
      `${String(number).padStart(4)} ${row.verdict.padEnd(10)} ${value.padEnd(26)} ${String(row.expanded).padStart(10)} nodes ${(row.cpu / 1000).toFixed(2).padStart(7)} s ${String(row.mib).padStart(5)} MiB  known ${known.get(number)?.best ?? '–'} ${error}`,
    );
  }
  const all = [...rows.values()].filter((row) => isPicked(row.level));
  const solved = all.filter((row) => row.verdict === 'solved');
  const proved = solved.filter((row) => row.tieBreak !== 'not proved');
  const errors = all.filter((row) => /[A-Z]{5}/.test(errorOf(row, known.get(row.level), metric)));
  const cpu = all.reduce((sum, row) => sum + row.cpu, 0) / 1000;
  console.log(
    `${id}, ${suite}, ${seconds} s, ${mebibytes} MiB: ${solved.length} of ${all.length} proved in ${metric}, ${proved.length} of them with the tie-break; ${cpu.toFixed(1)} s of CPU; ${errors.length} contradictions`,
  );
}
