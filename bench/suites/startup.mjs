// How long `masu` takes to print something and to solve a trivial level, next to bare `node`. The runs alternate, so that
// load on the machine affects all of them; the minimum is closest to what the program itself needs, the median to what a
// person experiences.

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'milliseconds of `masu --help`, `show` and a trivial `solve` beside bare node';

const main = join(dirname(fileURLToPath(import.meta.url)), '../../dist/bin/masu.js');
const TRIVIAL = '#####\n#@$.#\n#####\n';
const ROUNDS = 15;
const RUNS = [
  ['bare node', ['-e', '0']],
  ['masu --help', [main, '--help']],
  ['masu --version', [main, '--version']],
  ['masu show', [main, 'show', '-']],
  ['masu solve --solver push-optimal', [main, 'solve', '-', '--solver', 'push-optimal']],
  ['masu solve', [main, 'solve', '-']],
];

function millis(args) {
  const began = process.hrtime.bigint();
  spawnSync(process.execPath, args, { input: TRIVIAL, stdio: ['pipe', 'ignore', 'ignore'] });
  return Number(process.hrtime.bigint() - began) / 1e6;
}

export function run() {
  const times = RUNS.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, [, args]] of RUNS.entries()) times[index].push(millis(args));
  }
  const least = times.map((each) => Math.min(...each));
  const median = times.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1]);
  for (const [index, [name]] of RUNS.entries()) {
    const more = (values) => `${values[index].toFixed(0)} ms (${(values[index] - values[0]).toFixed(0)} more)`;
    console.log(`${name.padEnd(34)} least ${more(least).padEnd(20)} median ${more(median)}`);
  }
}
