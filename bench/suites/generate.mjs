// The generator of Sokoban levels: success rate and CPU time by grade over many seeds, and figures about the look of
// its levels next to those of Microban I. `generate 50 hard extreme` runs fifty seeds of two grades (default: 200 seeds
// of every grade).

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { looksOf } from '../../dist/sokoban/compose/room.js';
import {
  canonicalBoard,
  composeSokoban,
  gradeSokobanNow,
  recognizeFormat,
  SOKOBAN_GRADES,
  validateLevel,
} from '../../dist/sokoban/index.js';

export const about = 'Sokoban generator: yield, CPU seconds and looks by grade; `generate SEEDS GRADE…`';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MICROBAN = join(dirname(ROOT), 'shared/levels/Microban-I.txt');
const TARGETS = { trivial: 0.3, easy: 0.3, tricky: 1, hard: 2, extreme: 10 };

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values) => quantile(values, 0.5);

function make(grade, seed) {
  const began = cpuSeconds();
  const composing = composeSokoban({ grade }, seed);
  let next = composing.next();
  while (!next.done) next = composing.next();
  return { seconds: cpuSeconds() - began, composed: next.value.ok ? next.value.value : undefined };
}

/** Figures about the look of levels, as one row. */
function looksRow(name, rows) {
  const looks = rows.map(({ level }) => looksOf(level));
  const onGoals = rows.map(
    ({ level }) => level.start.boxes.filter((box) => level.goalMap[box]).length / level.start.boxes.length,
  );
  const figures = rows.map(({ graded }) => graded.figures);
  const journeys = rows.filter(({ graded }, at) => looks[at].floor >= 28 && graded.figures.pushes >= 40).length;
  return [
    name.padEnd(18),
    String(rows.length).padStart(6),
    mean(looks.map(({ stubs }) => stubs)).toFixed(2),
    mean(looks.map(({ goalGroups }) => goalGroups)).toFixed(2),
    mean(looks.map(({ pillars }) => pillars)).toFixed(2),
    `${(100 * mean(onGoals)).toFixed(0)} %`,
    median(looks.map(({ floor }) => floor)),
    median(figures.map(({ boxes }) => boxes)),
    median(figures.map(({ pushes }) => pushes)),
    median(figures.map(({ boxChanges }) => boxChanges)),
    `${Math.round((100 * journeys) / rows.length)} %`,
  ].join('  ');
}

function microban() {
  if (!existsSync(MICROBAN)) return [];
  const text = readFileSync(MICROBAN, 'utf8');
  return recognizeFormat(text, '.txt')
    .parse(text)
    .levels.flatMap((read) => {
      const sound = read.ok ? validateLevel(read.value) : read;
      const graded = sound.ok ? gradeSokobanNow(sound.value) : { verdict: 'unsolvable' };
      return graded.verdict === 'graded' ? [{ level: sound.value, graded }] : [];
    });
}

export function run(args) {
  const seeds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 200);
  const asked = args.filter((arg) => SOKOBAN_GRADES.includes(arg));
  const grades = asked.length > 0 ? asked : SOKOBAN_GRADES;
  const made = new Map();
  console.log('CPU seconds per level');
  console.log('grade      seeds   made  same  tries   mean  median     95%   worst  target at 95%');
  for (const grade of grades) {
    const runs = Array.from({ length: seeds }, (_, at) => make(grade, at + 1));
    const levels = runs.flatMap(({ composed }) => composed ?? []);
    const boards = new Set(levels.map(({ level }) => canonicalBoard(level)));
    const seconds = runs.map((each) => each.seconds);
    made.set(grade, levels);
    console.log(
      [
        grade.padEnd(8),
        String(seeds).padStart(7),
        String(levels.length).padStart(6),
        String(levels.length - boards.size).padStart(5),
        mean(levels.map(({ tries }) => tries))
          .toFixed(1)
          .padStart(6),
        ...[mean(seconds), median(seconds), quantile(seconds, 0.95), Math.max(...seconds)].map((value) =>
          value.toFixed(2).padStart(7),
        ),
        TARGETS[grade].toFixed(1).padStart(7),
      ].join(' '),
    );
  }
  console.log('\nlooks: means of stubs, goal groups, pillars, boxes on goals; medians of the rest; share of journeys');
  console.log('set                levels  stubs groups pillars on goals floor boxes pushes changes journeys');
  for (const [grade, levels] of made) console.log(looksRow(`${grade}`, levels));
  const known = microban();
  for (const grade of known.length > 0 ? grades : []) {
    const rows = known.filter(({ graded }) => graded.grade === grade);
    if (rows.length > 0) console.log(looksRow(`Microban ${grade}`, rows));
  }
}
