// How long `any` takes to react to a stop: the longest time between two of its checks, in each phase (small search,
// analysis, plan and search, path, optimizing). Every moment of a run is covered, so no random one can be worse. CPU
// time of this thread, because other programs may use the cores. `[--suite FILE] [--cpu S]`.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { nodeClock } from '@masu/node-host/jobs/clock.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';

export const about = 'the longest wait after a stop while `any` is searching: [--suite FILE] [--cpu S]';

const XSOKOBAN = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/levels/XSokoban.txt');
const any = SOKOBAN.solvers.find(({ id }) => id === 'any');
const { cpu } = nodeClock();

/** Runs a level and returns every time between two checks, by phase. */
function waits(level, seconds) {
  const found = [];
  let stage = 'beginning';
  let last = cpu();
  const watch = {
    now: () => performance.now(),
    cpu,
    stopped() {
      const now = cpu();
      found.push({ stage, millis: now - last });
      last = now;
      return false;
    },
    report(progress) {
      stage = progress.stage;
    },
  };
  const solving = any.solve(level, { cpuMillis: seconds * 1000, bytes: 2 ** 30 }, watch);
  let next = solving.next();
  while (!next.done) next = solving.next();
  watch.stopped();
  return found;
}

export function run(args) {
  const value = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);
  const suite = value('--suite', XSOKOBAN);
  if (!existsSync(suite)) {
    console.error(`There is no ${suite}.`);
    process.exitCode = 30;
    return;
  }
  const text = readFileSync(suite, 'latin1');
  const byStage = new Map();
  for (const [index, draft] of recognizeFormat(text, suite).parse(text).levels.entries()) {
    const level = draft.ok ? SOKOBAN.validate(draft.value) : draft;
    if (!level.ok) continue;
    for (const { stage, millis } of waits(level.value, Number(value('--cpu', '1')))) {
      const known = byStage.get(stage) ?? { asked: 0, total: 0, most: 0, level: 0 };
      known.asked++;
      known.total += millis;
      if (millis > known.most) Object.assign(known, { most: millis, level: index + 1 });
      byStage.set(stage, known);
    }
  }
  for (const [stage, { asked, total, most, level }] of byStage) {
    const mean = (total / asked).toFixed(1);
    console.log(
      `${stage.padEnd(14)} longest wait ${most.toFixed(0).padStart(4)} ms (level ${level}), mean ${mean}, asked ${asked} times`,
    );
  }
}
