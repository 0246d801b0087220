// How much CPU `masu judge` takes for a class of ten thousand: every file has 100 legal moves on one of the included
// levels, so that every move is replayed. Proofs of the optimum are left out (--cpu 0).

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from '@masu/core/sokoban/rules/step.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';

export const about = 'CPU seconds of `masu judge` for 10,000 submissions of 100 moves (`-- judge COUNT MOVES`)';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LEVELS = join(ROOT, 'levels/sokoban/7-hard-levels.xsb');
const TELL = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)/1e6)})`;
const LETTERS = { left: 'l', up: 'u', right: 'r', down: 'd' };

/** A legal walk of this many moves. */
function walk(level, length, random) {
  let position = level.start;
  let text = '';
  while (text.length < length) {
    const direction = Object.keys(LETTERS)[Math.floor(random() * 4)];
    const taken = step(level, position, direction);
    if (taken.kind === 'blocked') continue;
    position = taken.to;
    text += LETTERS[direction];
  }
  return text;
}

/** A small generator (mulberry32): the same files every time. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function run([count = '10000', length = '100']) {
  const folder = mkdtempSync(join(tmpdir(), 'masu-judge-'));
  try {
    const levels = readLevels(readFileSync(LEVELS, 'utf8')).value.levels;
    const random = randomFrom(17);
    mkdirSync(join(folder, 'class'));
    for (let index = 0; index < Number(count); index++) {
      const { level, number } = levels[index % levels.length];
      writeFileSync(join(folder, 'class', `s${index}-level${number}.txt`), walk(level.value, Number(length), random));
    }
    for (const mode of [[], ['--json']]) {
      const words = [join(ROOT, 'dist/bin/masu.js'), 'judge', LEVELS, join(folder, 'class'), '--cpu', '0', ...mode];
      const ended = spawnSync(process.execPath, ['--import', TELL, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 });
      const seconds = Number(/cpu ([\d.]+)$/.exec(ended.stderr)?.[1]);
      const rows = ended.stdout.trim().split('\n').length;
      console.log(
        `${rows} lines${mode.length > 0 ? ' of JSON' : ''}, exit ${ended.status}: ${seconds.toFixed(2)} s CPU`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
