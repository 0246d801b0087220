// How long `masu` takes to say something, beside bare `node`.

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'milliseconds of `masu --help` and `masu --version` beside bare node';

const main = join(dirname(fileURLToPath(import.meta.url)), '../../dist/cli/main.js');

function median(args) {
  const times = Array.from({ length: 15 }, () => {
    const began = process.hrtime.bigint();
    spawnSync(process.execPath, args, { stdio: 'ignore' });
    return Number(process.hrtime.bigint() - began) / 1e6;
  });
  return times.sort((a, b) => a - b)[7];
}

export function run() {
  const bare = median(['-e', '0']);
  console.log(`bare node    ${bare.toFixed(0)} ms`);
  for (const option of ['--help', '--version']) {
    const ours = median([main, option]);
    console.log(`masu ${option.padEnd(9)} ${ours.toFixed(0)} ms, ${(ours - bare).toFixed(0)} ms more`);
  }
}
