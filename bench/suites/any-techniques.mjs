// What each technique of the any-solution engine contributes: the first run alone on fixed levels of a collection, with everything and
// with each technique left out. `[--suite FILE] [--levels A-B,C] [--cpu S] [--nodes N]`. Prints the table of docs/any-solver.md.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { OUTSIDE_ENGINE, SWITCHES } from '@masu/solve/sokoban/solve/any/techniques.js';
import { picker, solveOne } from './any.mjs';

export const about = 'the any-solution engine with each technique left out: [--suite FILE] [--levels A-B,C] [--cpu S]';

const SUITE = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/levels/XSokoban.txt');
/** Levels that the first run alone solves at once, easy and hard ones; none was chosen for what it shows. */
const LEVELS = '4,8,11,13,14,20,25,30,37,44,50,55,61,72,76,88';

const isRun = (name) => name.startsWith('run:');
const ALONE = [...OUTSIDE_ENGINE, ...SWITCHES.filter((name) => isRun(name) && name !== 'run:plan')];

export function run(args) {
  const value = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);
  const suite = value('--suite', SUITE);
  if (!existsSync(suite)) {
    console.log(`There is no collection ${suite}.`);
    return;
  }
  const text = readFileSync(suite, 'latin1');
  const isPicked = picker(value('--levels', LEVELS));
  const levels = recognizeFormat(text, suite)
    .parse(text)
    .levels.flatMap((draft, index) => {
      const level = draft.ok && isPicked(index + 1) ? SOKOBAN.validate(draft.value) : { ok: false };
      return level.ok ? [{ number: index + 1, level: level.value }] : [];
    });
  const limits = {
    cpu: Number(value('--cpu', '2')),
    nodes: Number(value('--nodes', '4000')),
    memory: 1024,
    threads: 1,
  };
  console.log(`| left out | solved of ${levels.length} | CPU-s over all | lost |\n| --- | --- | --- | --- |`);
  for (const name of [undefined, ...SWITCHES.filter((each) => !isRun(each) && !OUTSIDE_ENGINE.includes(each))]) {
    const without = name === undefined ? ALONE : [...ALONE, name];
    const rows = levels.map(({ number, level }) => ({ number, ...solveOne(level, { ...limits, without }) }));
    const lost = rows.filter(({ verdict }) => verdict !== 'solved').map(({ number }) => number);
    const cpu = rows.reduce((sum, { cpuMillis }) => sum + cpuMillis, 0) / 1000;
    console.log(`| ${name ?? 'nothing'} | ${levels.length - lost.length} | ${cpu.toFixed(1)} | ${lost.join(' ')} |`);
  }
}
