// How much CPU time `masu course NAME mark` takes per case besides the student's program: the program is `true`, which
// does nothing, so all of the time is ours: the oracle, the folder, the process, and the comparison.

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'CPU milliseconds per case of `masu course NAME mark`, without the student’s program';

const MASU = join(dirname(fileURLToPath(import.meta.url)), '../../dist/bin/masu.js');
const TELL = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)/1e3)})`;

function cpuOf(words) {
  const ended = spawnSync(process.execPath, ['--import', TELL, MASU, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const cases = ended.stdout.split('\n').filter((line) => line.startsWith('{')).length;
  return { millis: Number(/cpu ([\d.]+)$/.exec(ended.stderr)?.[1]), cases };
}

export function run([count = '50']) {
  for (const course of ['in101', 'comp20003', 'ece209', 'ips', 'mac110']) {
    const words = ['course', course, 'mark', '--json', '--seed', '1', '--count', count, '--', 'true'];
    const { millis, cases } = cpuOf(words);
    console.log(
      `${course.padEnd(10)} ${cases} cases: ${millis.toFixed(0)} ms CPU, ${(millis / cases).toFixed(1)} ms per case`,
    );
  }
}
