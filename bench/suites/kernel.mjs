// The kernel's plain searches next to the same searches in C, run alternately so that both have the same conditions.
// The C programs are in ../shared/yardstick; they are built with gcc into a temporary folder. 100% is the best of four
// C runs: with and without prefetch, with and without huge pages. Both sides are timed from allocating memory to the
// answer; neither includes freeing it, so ours of the previous run is collected in between.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { INITIAL_PAGES, MAX_PAGES } from '@masu/solve/kernel/kernel-bytes.js';
import { kernelWith } from '@masu/solve/sokoban/solve/engines/engine.js';

export const about = 'share of C speed and bytes per state of the plain searches A, B7, C, D: [rounds]';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '../../../shared');

/** Search, its mode in C, its number in the kernel, and Microban levels with a cap of states where they do not end. */
const SEARCHES = [
  { name: 'A', mode: 1, search: 0, target: 45, bytes: 24, levels: [[114], [126]] },
  { name: 'B7', mode: 7, search: 1, target: 70, bytes: 24, levels: [[126], [146, 4_000_000]] },
  { name: 'C', mode: 3, search: 2, target: 70, bytes: 36, levels: [[114], [126]] },
  { name: 'D', mode: 6, search: 3, target: 70, bytes: 4, levels: [[114], [126]] },
];

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

function buildYardstick(folder) {
  const sources = ['main.c', 'kernel.c'].map((file) => join(shared, 'yardstick', file));
  const build = (name, flags) => {
    const program = join(folder, name);
    execFileSync('gcc', ['-O3', '-march=native', ...flags, '-w', '-o', program, ...sources]);
    return program;
  };
  return [build('prefetch', []), build('plain', ['-DNOPF'])];
}

/** The fastest of the four C runs. */
function runC(programs, mode, file, states) {
  const slots = Math.ceil(Math.log2(1.7 * states));
  const runs = programs.flatMap((program) =>
    [0, 1].map((huge) => {
      const done = spawnSync(program, [mode, file, slots, states + 1000, huge].map(String), { encoding: 'utf8' });
      if (done.status !== 0)
        throw new Error(`${program} ${mode} ended with ${done.status ?? done.signal ?? done.error}`);
      return JSON.parse(done.stdout);
    }),
  );
  return runs.reduce((best, run) => (run.cpu_ms < best.cpu_ms ? run : best));
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

execFileSync(process.execPath, [join(here, '../../scripts/setup.mjs'), '--quiet', '--test-kernel']);
const module = new WebAssembly.Module(readFileSync(join(here, '../../test/kernel/test-kernel.wasm')));
const loadTestKernel = () => {
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAX_PAGES });
  return new WebAssembly.Instance(module, { env: { memory } }).exports;
};

function runOurs(level, search, cap) {
  collectGarbage();
  const before = process.cpuUsage();
  const kernel = kernelWith(level, 2 ** 31, loadTestKernel);
  let state = kernel.plainBegin(search);
  if (state !== 0) throw new Error('a level of the bench is beyond the 64 bits of the plain searches');
  while (state === 0 && kernel.plainStored() < cap) state = kernel.plainStep(20_000);
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMillis: (user + system) / 1000,
    length: state === 1 ? kernel.plainLength() : -1,
    states: kernel.plainStates(),
    stored: kernel.plainStored(),
    bytes: kernel.plainBytes(),
  };
}

export async function run([rounds = '5']) {
  if (!existsSync(join(shared, 'yardstick/kernel.c'))) {
    console.log('There is no ../shared/yardstick beside the repository; nothing to measure against.');
    return;
  }
  const { split, compile } = await import(pathToFileURL(join(shared, 'yardstick/prep.mjs')).href);
  const boards = split(readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1'));
  const folder = mkdtempSync(join(tmpdir(), 'masu-yardstick-'));
  try {
    const programs = buildYardstick(folder);
    console.log('search level      length     states  C ms  ours ms  share  target  bytes/state  at most');
    for (const { name, mode, search, target, bytes, levels } of SEARCHES) {
      for (const [number, cap] of levels) {
        const rows = boards[number - 1];
        const file = join(folder, `${number}.bin`);
        writeFileSync(file, Buffer.from(compile(rows).all.buffer));
        const level = validateLevel({ rows }).value;
        const first = runOurs(level, search, cap ?? Number.POSITIVE_INFINITY);
        const states = name === 'D' ? first.stored : (cap ?? first.stored);
        const ours = [];
        const theirs = [];
        for (let i = 0; i < Number(rounds); i++) {
          theirs.push(runC(programs, mode, file, Math.ceil(states)));
          ours.push(runOurs(level, search, cap ?? Number.POSITIVE_INFINITY));
        }
        const c = median(theirs.map((one) => one.cpu_ms));
        const mine = median(ours.map((one) => one.cpuMillis));
        const [one] = theirs;
        if (!cap && (one.len !== first.length || one.states !== first.states)) {
          console.log(
            `${name} ${number}: C says ${one.len}, ${one.states} states; we ${first.length}, ${first.states}`,
          );
        }
        const shown = name === 'C' ? first.stored : first.states;
        console.log(
          `${name.padEnd(6)} mb${String(number).padEnd(5)} ${String(first.length).padStart(8)} ${String(shown).padStart(10)} ${c.toFixed(0).padStart(5)} ${mine.toFixed(0).padStart(8)} ${((100 * c) / mine).toFixed(0).padStart(5)}% ${String(target).padStart(6)}% ${(first.bytes / shown).toFixed(1).padStart(12)} ${String(bytes).padStart(8)}`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
