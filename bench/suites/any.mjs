// The any-solution solver over a whole collection: `--suite FILE --cpu S [--levels A-B,C] [--memory MIB] [--nodes N] [--threads 2]
// [--without NAME,NAME] [--fresh]`. Results are a run folder in bench/results (bench/run-suite.mjs): a long run can be
// interrupted and continued. Every solution is replayed. `--without` switches techniques off, to measure what they
// contribute. Two threads are simulated by turns on this one, each charged with its own CPU time: the result is that of
// two free cores, whatever else the machine is doing.

import { existsSync } from 'node:fs';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { makeRingBuffers, openChannel } from '@masu/engine/jobs/engines/ring-buffer.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { solveAnyWith } from '@masu/solve/sokoban/solve/any/any.js';
import { SWITCHES } from '@masu/solve/sokoban/solve/any/techniques.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { picker, runSuite, suiteName } from '../run-suite.mjs';

export { picker };

export const about =
  'the any-solution solver over a collection: --suite FILE --cpu S [--threads 2] [--without TECHNIQUE,…]';

/** One thread, process CPU seconds, every solution replayed, on a two-core machine like ours (2026). */
const PEERS = [
  { suite: 'XSokoban', levels: 90, peer: 'Festival 3.1', limit: 30, solved: 88, cpu: 85 },
  { suite: 'XSokoban', levels: 90, peer: 'Festival 3.1', limit: 10, solved: 84, cpu: undefined },
  { suite: 'XSokoban', levels: 90, peer: 'YASS 2.153', limit: 10, solved: 74, cpu: 55 },
  { suite: 'Microban-I', levels: 155, peer: 'Festival 3.1', limit: 30, solved: 155, cpu: 26 },
  { suite: 'Microban-I', levels: 155, peer: 'YASS 2.153', limit: 10, solved: 155, cpu: 5 },
];

function usage(...sentences) {
  for (const sentence of sentences) console.error(sentence);
  console.error(`npm run bench -- any --suite FILE --cpu S\ntechniques: ${SWITCHES.join(' ')}`);
  process.exitCode = 31;
}

function optionsOf(args) {
  const value = (name) => (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined);
  const options = {
    suite: value('suite'),
    cpu: Number(value('cpu') ?? 10),
    levels: value('levels'),
    memory: Number(value('memory') ?? 1024),
    nodes: Number(value('nodes') ?? Number.POSITIVE_INFINITY),
    threads: Number(value('threads') ?? 1),
    without: (value('without') ?? '').split(',').filter(Boolean),
    fresh: args.includes('--fresh'),
  };
  const wrong = options.without.filter((name) => !SWITCHES.includes(name));
  if (wrong.length > 0) return usage(`No technique is called ${wrong.join(', ')}.`);
  if (!options.suite || !existsSync(options.suite)) return usage(`There is no collection ${options.suite ?? ''}.`);
  for (const name of ['cpu', 'memory', 'nodes']) {
    if (!(options[name] > 0)) return usage(`--${name} takes a number above 0, not ${value(name)}.`);
  }
  if (![1, 2].includes(options.threads)) return usage(`--threads takes 1 or 2, not ${value('threads')}.`);
  return options;
}

const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** One of the searches of a level, with its own clock: only its own slices count. */
function startSearch(level, limits, without, partner) {
  let spent = 0;
  let since;
  const cpu = () => spent + (since === undefined ? 0 : cpuMillis() - since);
  const watch = {
    now: () => performance.now(),
    cpu,
    stopped: () => false,
    report: () => {},
    ...(partner && { partner }),
  };
  const solving = solveAnyWith(level, limits, watch, without);
  const search = { cpu, outcome: undefined, step };
  function step() {
    since = cpuMillis();
    const next = solving.next();
    spent += cpuMillis() - since;
    since = undefined;
    if (next.done) search.outcome = next.value;
  }
  return search;
}

/**
 * Alternates between the searches, always running the one that is behind, until one is decided or all have given up.
 */
function race(searches) {
  for (;;) {
    const decided = searches.find(({ outcome }) => outcome && outcome.verdict !== 'gave-up');
    if (decided) return decided;
    const atWork = searches.filter(({ outcome }) => !outcome);
    if (atWork.length === 0) return searches[0];
    atWork.reduce((a, b) => (b.cpu() < a.cpu() ? b : a)).step();
  }
}

export function solveOne(level, options) {
  const { threads } = options;
  // the CPU of a thread: with two, what each may take
  const limits = { cpuMillis: options.cpu * 1000, bytes: (options.memory * 2 ** 20) / threads, nodes: options.nodes };
  const memory = threads === 2 ? makeRingBuffers() : undefined;
  const partners = memory ? [openChannel({ memory, index: 0 }), openChannel({ memory, index: 1 })] : [undefined];
  const searches = partners.map((partner) => startSearch(level, limits, options.without, partner));
  const first = race(searches);
  const { outcome } = first;
  const row = {
    outcome,
    verdict: outcome.verdict,
    limit: outcome.limit,
    claim: outcome.claim,
    strategy: outcome.notes?.strategy,
    fromPartner: outcome.notes?.fromPartner,
    cpuMillis: Math.round(first.cpu()),
    expanded: outcome.effort.expanded,
    bytes: outcome.effort.bytes,
    analysisMillis: analysisMillis(level),
  };
  if (outcome.verdict !== 'solved') return row;
  const { solved, moves, pushes, blocked } = verifyMoves(level, outcome.answer);
  if ((!solved && moves > 0) || blocked.length > 0) return { ...row, verdict: 'WRONG' };
  return { ...row, moves, pushes };
}

/** CPU time of the level analysis alone, repeated for this measurement; undefined if there is nothing to analyze. */
function analysisMillis(level) {
  const began = cpuMillis();
  const floor = makeFloor(level);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28);
  if (!engine) return undefined;
  while (!engine.analyze());
  // the next level reuses its memory, as in the product
  engine.close();
  return Math.round((cpuMillis() - began) * 10) / 10;
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
  const analyzes = rows.flatMap((row) => row.analysisMillis ?? []).sort((a, b) => a - b);
  if (analyzes.length > 0) {
    console.log(`  level analysis: median ${analyzes[analyzes.length >> 1]} ms, longest ${analyzes.at(-1)} ms`);
  }
  const strategies = [...new Set(solved.map((row) => row.strategy))];
  const shares = strategies.map((name) => `${name} ${solved.filter((row) => row.strategy === name).length}`);
  if (shares.length > 0) console.log(`  solved by: ${shares.join(', ')}`);
  const meetings = solved.filter((row) => row.fromPartner > 0).map((row) => row.level);
  if (options.threads === 2) console.log(`  met what the other thread had seen: ${meetings.join(' ') || 'none'}`);
  const missed = rows
    .filter((row) => row.verdict !== 'solved')
    .map((row) => `${row.level} (${row.limit ?? row.verdict})`);
  if (missed.length > 0) console.log(`  not solved: ${missed.join(', ')}`);
  compare(name, rows.length, options, solved.length, sum(solved, 'cpuMillis') / 1000);
}

/** Our figures next to those of other solvers, if known. */
function compare(name, levels, { cpu, threads }, solved, total) {
  const theirs = PEERS.filter(({ suite }) => suite === name);
  if (theirs.length === 0) return;
  const ours = { peer: threads === 2 ? 'masu, 2 threads' : 'masu', limit: cpu, solved, levels, cpu: total };
  console.log(
    `\n  ${'solver'.padEnd(16)}${'limit'.padStart(8)}${'solved'.padStart(12)}${'CPU-s over the solved'.padStart(24)}`,
  );
  for (const row of [ours, ...theirs]) {
    const share = `${row.solved} of ${row.levels}`;
    const seconds = row.cpu === undefined ? '' : row.cpu.toFixed(0);
    console.log(`  ${row.peer.padEnd(16)}${`${row.limit} s`.padStart(8)}${share.padStart(12)}${seconds.padStart(24)}`);
  }
}

/** The level of a job. */
function levelOf({ format, level }) {
  const draft = SOKOBAN.formats.find(({ id }) => id === format).parse(level).levels[0];
  const valid = SOKOBAN.validate(draft.value);
  if (!valid.ok) throw new Error(valid.error.message);
  return valid.value;
}

/** An engine in this thread that can switch techniques off and alternate between two searches. */
function turnsEngine(options) {
  const run = async (job) => {
    const level = levelOf(job);
    const { outcome, ...row } = solveOne(level, options);
    const { strategy, fromPartner, analysisMillis: analysis } = row;
    const figures = { strategy, fromPartner, analysisMillis: analysis };
    const notes = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
    const effort = { ...outcome.effort, cpuMillis: row.cpuMillis };
    const common = { puzzle: 'sokoban', solver: job.solver, effort, notes };
    if (outcome.verdict === 'unsolvable') return { ok: true, value: { verdict: 'unsolvable', ...common } };
    if (outcome.verdict === 'gave-up')
      return { ok: true, value: { verdict: 'gave-up', limit: outcome.limit, ...common } };
    const { moves, pushes } = verifyMoves(level, outcome.answer);
    const solution = SOKOBAN.makeMoves(level, outcome.answer);
    return { ok: true, value: { verdict: 'solved', claim: outcome.claim, solution, moves, pushes, ...common } };
  };
  return { run: (job) => ({ report: run(job), stop: () => {} }), close: () => {} };
}

/** A result as a row of the summary. An invalid solution was recorded as a bug. */
function rowOf({ number, result }) {
  const report = result.line.reported?.value;
  if (!report) return { level: number, verdict: 'WRONG', cpuMillis: 0 };
  const { verdict, limit, claim, moves, pushes, notes, effort } = report;
  return { level: number, verdict, limit, claim, moves, pushes, ...notes, ...effort };
}

export async function run(args) {
  const options = optionsOf(args);
  if (!options) return;
  const name = suiteName(options.suite);
  const tags = ['any', name, `${options.cpu}s`, ...options.without.map((technique) => `no-${technique}`)];
  if (Number.isFinite(options.nodes)) tags.push(`${options.nodes}n`);
  if (options.memory !== 1024) tags.push(`${options.memory}mib`);
  if (options.threads === 2) tags.push('2-threads');
  const results = await runSuite({
    name: tags.join('-'),
    suite: options.suite,
    solver: 'any',
    limits: {
      cpuMillis: options.cpu * 1000,
      bytes: options.memory * 2 ** 20,
      ...(Number.isFinite(options.nodes) ? { nodes: options.nodes } : {}),
    },
    isPicked: picker(options.levels),
    isFresh: options.fresh,
    engine: turnsEngine(options),
    took({ places }, { verdict, effort, notes, limit, moves, pushes }) {
      const score = moves === undefined ? '' : ` ${moves}/${pushes}`;
      console.log(
        `${String(places[0].number).padStart(4)} ${verdict.padEnd(10)} ${String(effort.cpuMillis).padStart(7)} ms ${notes.strategy ?? limit ?? ''}${score}`,
      );
    },
  });
  summary(name, results.map(rowOf), options);
}
