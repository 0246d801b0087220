// The any-solution solver over a whole collection: `--suite FILE --cpu S [--levels A-B,C] [--memory MIB] [--nodes N] [--without NAME,NAME] [--fresh]`.
// One JSON line a level goes to bench/results, and a level that has one is not run again, so a long run can be broken off and
// taken up. Every solution is replayed by the judge. `--without` leaves techniques out, to see what they are worth.

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, recogniseFormat, SOKOBAN } from '../../dist/sokoban/index.js';
import { solveAnyWith, TECHNIQUES } from '../../dist/sokoban/solve/any/any.js';

export const about = 'the any-solution solver over a collection: --suite FILE --cpu S [--without TECHNIQUE,…]';

const RESULTS = join(dirname(fileURLToPath(import.meta.url)), '../results');

/** One thread, process CPU seconds, every solution replayed, on a two-core machine like ours (2026). */
const PEERS = [
  { suite: 'XSokoban', levels: 90, peer: 'Festival 3.1', limit: 30, solved: 88, cpu: 85 },
  { suite: 'XSokoban', levels: 90, peer: 'Festival 3.1', limit: 10, solved: 84, cpu: undefined },
  { suite: 'XSokoban', levels: 90, peer: 'YASS 2.153', limit: 10, solved: 74, cpu: 55 },
  { suite: 'Microban-I', levels: 155, peer: 'Festival 3.1', limit: 30, solved: 155, cpu: 26 },
  { suite: 'Microban-I', levels: 155, peer: 'YASS 2.153', limit: 10, solved: 155, cpu: 5 },
];

function optionsOf(args) {
  const value = (name, fallback) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? fallback : args[at + 1];
  };
  const without = (value('without', '') || '').split(',').filter(Boolean);
  const wrong = without.filter((name) => !(name in TECHNIQUES));
  const suite = value('suite');
  if (!suite || wrong.length > 0) {
    if (wrong.length > 0) console.error(`No technique is called ${wrong.join(', ')}.`);
    console.error(`npm run bench -- any --suite FILE --cpu S\ntechniques: ${Object.keys(TECHNIQUES).join(' ')}`);
    process.exitCode = 31;
    return undefined;
  }
  return {
    suite,
    cpu: Number(value('cpu', '10')),
    levels: value('levels'),
    memory: Number(value('memory', '1024')),
    nodes: value('nodes') === undefined ? undefined : Number(value('nodes')),
    without,
    fresh: args.includes('--fresh'),
  };
}

/** `1-3,7` as a predicate. */
function picker(text) {
  if (!text) return () => true;
  const ranges = text.split(',').map((part) => part.split('-').map(Number));
  return (number) => ranges.some(([from, to]) => number >= from && number <= (to ?? from));
}

const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const WATCH = { now: () => performance.now(), cpu: cpuMillis, stopped: () => false, tell: () => {} };

function solveOne(level, options) {
  const limits = {
    cpuMillis: options.cpu * 1000,
    bytes: options.memory * 2 ** 20,
    ...(options.nodes === undefined ? {} : { nodes: options.nodes }),
  };
  const switches = options.without.reduce((bits, name) => bits & ~TECHNIQUES[name], -1);
  const began = cpuMillis();
  const solving = solveAnyWith(level, limits, WATCH, switches);
  let next = solving.next();
  while (!next.done) next = solving.next();
  const outcome = next.value;
  const row = {
    verdict: outcome.verdict,
    limit: outcome.limit,
    claim: outcome.claim,
    strategy: outcome.notes?.strategy,
    cpuMillis: Math.round(cpuMillis() - began),
    expanded: outcome.effort.expanded,
    bytes: outcome.effort.bytes,
  };
  if (outcome.verdict !== 'solved') return row;
  const { solved, moves, pushes, blocked } = judge(level, outcome.answer);
  if ((!solved && moves > 0) || blocked.length > 0) return { ...row, verdict: 'WRONG' };
  return { ...row, moves, pushes };
}

function readRows(path) {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((row) => [row.level, row]));
}

function summary(name, rows, options) {
  const solved = rows.filter((row) => row.verdict === 'solved');
  const sum = (list, key) => list.reduce((total, row) => total + (row[key] ?? 0), 0);
  const within = (millis) => solved.filter((row) => row.cpuMillis <= millis).length;
  const searched = rows.filter((row) => row.strategy !== 'push-optimal');
  const rate = sum(searched, 'expanded') / Math.max(0.001, sum(searched, 'cpuMillis') / 1000);
  console.log(
    `\n${name}, ${options.cpu} CPU-s a level${options.without.length ? `, without ${options.without}` : ''}:`,
  );
  console.log(
    `  solved ${solved.length} of ${rows.length} (${within(100)} within 0.1 s, ${within(1000)} within 1 s), ` +
      `${(sum(solved, 'cpuMillis') / 1000).toFixed(1)} CPU-s over the solved, ${(sum(rows, 'cpuMillis') / 1000).toFixed(1)} over all`,
  );
  console.log(
    `  proved optimal ${solved.filter((row) => row.claim === 'optimal').length}, expansions a second ${rate.toFixed(0)}`,
  );
  console.log(`  moves ${sum(solved, 'moves')}, pushes ${sum(solved, 'pushes')} over the solved`);
  const missed = rows
    .filter((row) => row.verdict !== 'solved')
    .map((row) => `${row.level} (${row.limit ?? row.verdict})`);
  if (missed.length > 0) console.log(`  not solved: ${missed.join(', ')}`);
  for (const { peer, limit, solved: theirs, levels, cpu } of PEERS.filter(({ suite }) => suite === name)) {
    const total = cpu === undefined ? '' : `, ${cpu} CPU-s over the solved`;
    console.log(`  ${peer.padEnd(13)} ${theirs} of ${levels} at ${limit} s${total}`);
  }
}

export function run(args) {
  const options = optionsOf(args);
  if (!options) return;
  const text = readFileSync(options.suite, 'latin1');
  const format = recogniseFormat(text, options.suite) ?? SOKOBAN.formats[0];
  const name = basename(options.suite).replace(/\.[^.]*$/, '');
  const tags = [name, `${options.cpu}s`, ...options.without.map((technique) => `no-${technique}`)];
  if (options.nodes !== undefined) tags.push(`${options.nodes}n`);
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, `any-${tags.join('-')}.jsonl`);
  if (options.fresh) rmSync(path, { force: true });
  const known = readRows(path);
  const isPicked = picker(options.levels);
  const rows = [];
  for (const [index, draft] of format.parse(text).levels.entries()) {
    const number = index + 1;
    if (!isPicked(number) || !draft.ok) continue;
    const sound = SOKOBAN.sound(draft.value);
    if (!sound.ok) continue;
    let row = known.get(number);
    if (!row) {
      row = { level: number, ...solveOne(sound.value, options) };
      appendFileSync(path, `${JSON.stringify(row)}\n`);
      const score = row.moves === undefined ? '' : ` ${row.moves}/${row.pushes}`;
      console.log(
        `${String(number).padStart(4)} ${row.verdict.padEnd(10)} ${String(row.cpuMillis).padStart(7)} ms ${row.strategy ?? row.limit ?? ''}${score}`,
      );
    }
    rows.push(row);
  }
  summary(name, rows, options);
}
