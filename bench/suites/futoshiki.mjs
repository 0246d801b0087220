// Futoshiki: microseconds per puzzle with uniqueness proven, set by set, next to Unequal's own solver (C, figures of
// ../shared/futoshiki.md, measured on a similar machine); the course's backtracking on the 6 x 6 sets, for comparing
// the two machines; the slowest puzzles; large sizes; the speed of the generator.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { compose } from '@masu/studio/futoshiki/compose/compose.js';

export const about =
  'Futoshiki: solver set by set beside Unequal, slowest puzzles, large sizes; `generate` for the generator';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const DATA = join(dirname(ROOT), 'shared/futoshiki');

// Mean microseconds of Unequal's solver, then of naive backtracking in C (6 x 6 only).
// biome-ignore format: a table
const UNEQUAL = {
  '4t': 1.7, '4e': 2.6, '4k': 3.3, '4x': 5.4, '4r': 10.9,
  '5t': 3.5, '5e': 6.1, '5k': 8.9, '5x': 16.9, '5r': 33.5,
  '6t': 4.6, '6e': 13.8, '6k': 19.2, '6x': 23.2, '6r': 337,
  '7t': 6.2, '7e': 17.4, '7k': 38.2, '7x': 93.5, '7r': 1062,
  '8t': 9.8, '8e': 35.1, '8k': 78.6, '8x': 252, '8r': 17_900,
  '9t': 16.5, '9e': 74.5, '9k': 335, '9x': 665, '9r': 64_900,
};
const NAIVE = { '6t': 10, '6e': 10_800, '6k': 7_150, '6x': 10_400, '6r': 11_400 };

const WISHES = [
  ...['trivial', 'easy', 'tricky', 'extreme', 'recursive'].map((grade) => [9, grade, 21]),
  [12, 'easy', 9],
  [12, 'extreme', 9],
  [16, 'easy', 3],
  [16, 'tricky', 3],
];

const cpuMicros = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** CPU microseconds of one call, warm: the minimum of twelve batches, to exclude other load on the machine. */
function timed(work, micros) {
  let calls = 0;
  const until = cpuMicros() + micros / 3;
  do {
    work();
    calls++;
  } while (cpuMicros() < until);
  const batch = Math.max(1, Math.round(calls / 6));
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 12; i++) {
    const began = cpuMicros();
    for (let k = 0; k < batch; k++) work();
    least = Math.min(least, (cpuMicros() - began) / batch);
  }
  return least;
}

function readSets() {
  const sets = new Map();
  const others = [];
  for (const file of readdirSync(join(DATA, 'puzzles')).sort()) {
    const read = FUTOSHIKI.formats[0].parse(readFileSync(join(DATA, 'puzzles', file), 'utf8')).levels[0];
    const level = FUTOSHIKI.validate(read.value).value;
    const set = /^unequal-(\d[tekxr])/.exec(file)?.[1];
    if (set) sets.set(set, [...(sets.get(set) ?? []), level]);
    others.push([file, level]);
  }
  return { sets, others };
}

function printSets(sets) {
  // Warm up: run all sets once before any is measured.
  for (const levels of sets.values()) timed(() => levels.map((level) => countSolutions(level)), 60_000);
  console.log('set  puzzles  masu mean us  Unequal mean us  ratio');
  let [ours, theirs] = [0, 0];
  for (const [set, figure] of Object.entries(UNEQUAL)) {
    const levels = sets.get(set);
    const mean = timed(() => levels.map((level) => countSolutions(level)), 120_000) / levels.length;
    ours += mean;
    theirs += figure;
    const ratio = (mean / figure).toFixed(3);
    console.log(
      `${set}   ${String(levels.length).padStart(5)} ${mean.toFixed(2).padStart(14)} ${String(figure).padStart(15)}   ${ratio}`,
    );
  }
  console.log(
    `sum ${ours.toFixed(0).padStart(19)} ${theirs.toFixed(0).padStart(15)}   1/${(theirs / ours).toFixed(1)}\n`,
  );
}

function printBacktrack(sets) {
  console.log('set  backtrack mean us  naive C mean us');
  const backtrack = FUTOSHIKI.solvers.find((solver) => solver.id === 'backtrack');
  const watch = { now: () => 0, cpu: () => 0, stopped: () => false, report: () => {} };
  for (const [set, figure] of Object.entries(NAIVE)) {
    const levels = sets.get(set);
    const all = () => {
      for (const level of levels) for (const solving = backtrack.solve(level, {}, watch); !solving.next().done; );
    };
    console.log(
      `${set} ${(timed(all, 60_000) / levels.length).toFixed(0).padStart(19)} ${String(figure).padStart(16)}`,
    );
  }
  console.log('(the first solution; the C figures go on to prove it unique)\n');
}

function printSlowest(others) {
  const times = others.map(([file, level]) => [file, timed(() => countSolutions(level), 2_000)]);
  times.sort((a, b) => b[1] - a[1]);
  console.log('slowest of all puzzles, sizes 4 to 9, ms');
  for (const [file, micros] of times.slice(0, 6)) console.log(`  ${(micros / 1000).toFixed(2).padStart(8)}  ${file}`);
  const hard = times.find(([file]) => file.startsWith('falswe-9x9_hard_1'));
  console.log(`  ${(hard[1] / 1000).toFixed(2).padStart(8)}  ${hard[0]}\n`);
}

function printLarge() {
  console.log('large sizes, ms');
  for (const { id, size, cells, constraints } of JSON.parse(readFileSync(join(DATA, 'large.json'), 'utf8'))) {
    const level = { size, cells, inequalities: parseConstraints(size, constraints) };
    console.log(`  ${(timed(() => countSolutions(level), 20_000) / 1000).toFixed(3).padStart(8)}  ${id}`);
  }
}

/** CPU milliseconds of `count` puzzles, ascending. */
async function generated(wish, count) {
  const { seededRandom } = await import('@masu/core/base/random.js');
  const times = [];
  for (let seed = 1; seed <= count; seed++) {
    const began = cpuMicros();
    const composing = compose(wish, seededRandom(seed));
    let next = composing.next();
    while (!next.done) next = composing.next();
    times.push(next.value.ok ? (cpuMicros() - began) / 1000 : Number.POSITIVE_INFINITY);
  }
  return times.sort((a, b) => a - b);
}

async function printGenerator() {
  console.log('generator, CPU ms a puzzle   median      worst');
  for (const [size, grade, count] of WISHES) {
    const times = await generated({ size, grade }, count);
    const [median, worst] = [times[times.length >> 1], times.at(-1)];
    const name = `${size} x ${size} ${grade} (${count})`;
    console.log(`${name.padEnd(26)} ${median.toFixed(0).padStart(8)} ${worst.toFixed(0).padStart(10)}`);
  }
}

export async function run(args) {
  if (args[0] === 'generate') {
    await printGenerator();
    return;
  }
  if (!existsSync(DATA)) {
    console.log('No ../shared beside the repository: nothing to measure on.');
    return;
  }
  const { sets, others } = readSets();
  printSets(sets);
  printBacktrack(sets);
  printSlowest(others);
  printLarge();
}
