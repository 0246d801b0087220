// How long `masu` takes to say something, and to solve a trivial level, beside bare `node`.

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'milliseconds of `masu --help`, `--version` and a trivial `solve` beside bare node';

const main = join(dirname(fileURLToPath(import.meta.url)), '../../dist/bin/masu.js');

const TRIVIAL = '#####\n#@$.#\n#####\n';

function median(args) {
  const times = Array.from({ length: 15 }, () => {
    const began = process.hrtime.bigint();
    spawnSync(process.execPath, args, { input: TRIVIAL, stdio: ['pipe', 'ignore', 'ignore'] });
    return Number(process.hrtime.bigint() - began) / 1e6;
  });
  return times.sort((a, b) => a - b)[7];
}

export function run() {
  const bare = median(['-e', '0']);
  console.log(`${'bare node'.padEnd(35)} ${bare.toFixed(0)} ms`);
  for (const words of [['--help'], ['--version'], ['show', '-'], ['solve', '-', '--solver', 'push-optimal']]) {
    const ours = median([main, ...words]);
    console.log(`masu ${words.join(' ').padEnd(30)} ${ours.toFixed(0)} ms, ${(ours - bare).toFixed(0)} ms more`);
  }
}
