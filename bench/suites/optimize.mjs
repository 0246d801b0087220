// The optimizer on common starting solutions, compared with YASS 2.153 on the same solutions and CPU time (measured
// separately; the table is next to the repository): totals, and levels won, lost, and tied. Won means better in the
// requested metric, or equal there and better in the other.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { optimize } from '@masu/solve/sokoban/optimize/optimize.js';

export const about = 'shortening common starts: moves|pushes|both [CPU-SECONDS] [EVERY-NTH] [OFFSET]';

const shared = join(dirname(fileURLToPath(import.meta.url)), '../../../shared');
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function levelsOf(collection) {
  return XSB.parse(readFileSync(join(shared, 'levels', `${collection}.txt`), 'utf8')).levels;
}

function optimized(level, moves, metric, seconds) {
  const watch = { now: () => performance.now(), cpu, stopped: () => false, report: () => {} };
  const run = optimize(level, moves, metric, { cpuMillis: seconds * 1000 }, watch);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value.moves;
}

export async function run([which = 'both', seconds = '10', every = '1', offset = '0']) {
  const table = join(shared, 'optimizing/starts.csv');
  if (!existsSync(table)) return console.log('skipped: ../shared/optimizing/starts.csv is not here');
  const rows = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const chosen = rows.filter((_, index) => index % Number(every) === Number(offset));
  for (const metric of which === 'both' ? ['moves', 'pushes'] : [which]) {
    const totals = { start: 0, ours: 0, other: 0, won: 0, lost: 0, tied: 0, cpu: 0 };
    for (const row of chosen) {
      const [collection, number, , , yassMM, yassMP, yassPM, yassPP, , , start] = row;
      const level = validateLevel(levelsOf(collection)[Number(number) - 1].value).value;
      const moves = parseLurd(start).value;
      const began = cpu();
      const result = verifyMoves(level, optimized(level, moves, metric, Number(seconds)));
      const spent = (cpu() - began) / 1000;
      if (!result.solved || result.blocked.length > 0) throw new Error(`${collection} ${number}: not a solution`);
      const first = verifyMoves(level, moves);
      const other = metric === 'moves' ? [Number(yassMM), Number(yassMP)] : [Number(yassPP), Number(yassPM)];
      const ours = metric === 'moves' ? [result.moves, result.pushes] : [result.pushes, result.moves];
      const difference = ours[0] - other[0] || ours[1] - other[1];
      totals[difference < 0 ? 'won' : difference > 0 ? 'lost' : 'tied']++;
      totals.start += first[metric];
      totals.ours += ours[0];
      totals.other += other[0];
      totals.cpu += spent;
      const mark = difference < 0 ? 'won' : difference > 0 ? 'lost' : 'tied';
      console.log(
        `${metric.padEnd(7)}${collection} ${number}`.padEnd(24),
        `start ${first[metric]}  masu ${ours.join('/')}  YASS ${other.join('/')}  ${mark}  ${spent.toFixed(1)} CPU s`,
      );
    }
    const { start, ours, other, won, lost, tied } = totals;
    console.log(
      `${metric}: start ${start}, masu ${ours}, YASS ${other}; won ${won}, lost ${lost}, tied ${tied}; ${totals.cpu.toFixed(1)} CPU s`,
    );
  }
}
