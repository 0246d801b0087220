// Whether limits are kept on the largest boards: a CPU limit, the time beyond it, and the longest slice, for every
// strong solver. A limit may be exceeded by 10% and 100 ms. `[CPU-SECONDS]`.

import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { hall } from '../hall.mjs';

export const about = 'limits of CPU on the largest boards, every strong solver: [CPU-SECONDS]';

const BOARDS = [
  [60, 60],
  [95, 100],
  [255, 200],
  [255, 1000],
];
const SOLVERS = ['any', 'push-optimal', 'move-optimal'];

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function run([seconds = '1']) {
  const cpuMillis = Number(seconds) * 1000;
  for (const [size, boxes] of BOARDS) {
    const level = hall({ width: size, height: size, boxes });
    for (const id of SOLVERS) {
      const solver = SOKOBAN.solvers.find((row) => row.id === id);
      const watch = { now: () => performance.now(), cpu, stopped: () => false, report() {} };
      const began = cpu();
      const solving = solver.solve(level, { cpuMillis }, watch);
      let longest = 0;
      let next;
      do {
        const before = cpu();
        next = solving.next();
        longest = Math.max(longest, cpu() - before);
      } while (!next.done);
      const took = cpu() - began;
      const verdict = took > cpuMillis * 1.1 + 100 ? 'TOO LONG' : next.value.verdict;
      console.log(
        `${`${size} × ${size}`.padEnd(10)} ${String(boxes).padStart(4)} boxes  ${id.padEnd(13)} ${verdict.padEnd(10)} ${took.toFixed(0).padStart(6)} ms, longest slice ${longest.toFixed(0).padStart(4)} ms`,
      );
    }
  }
}
