// The generator of Sokoban levels: success rate and CPU time by grade over many seeds, and figures about the look of
// its levels next to those of Microban I. `generate 50 hard extreme` runs fifty seeds of two grades (default: 200 seeds
// of every grade). `generate tight 40` makes each seed twice, as it is and with tight floor, and compares the two.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish } from '@masu/core/base/outcome.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import { composeSokoban } from '@masu/studio/sokoban/compose/compose.js';
import { measureLooks } from '@masu/studio/sokoban/compose/room.js';
import { difficultyNumber, SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban, gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';

export const about = 'Sokoban generator: yield, CPU seconds and looks by grade; `generate [tight] SEEDS GRADE…`';

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

function make(wish, seed) {
  const began = cpuSeconds();
  const made = finish(composeSokoban(wish, seed));
  return { seconds: cpuSeconds() - began, composed: made.ok ? made.value : undefined };
}

/** Figures about the look of levels, as one row. */
function looksRow(name, rows) {
  const looks = rows.map(({ level }) => measureLooks(level));
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

/** The space for a board on a phone of 390 × 844, in CSS pixels, and the largest cell there. */
const PHONE = { width: 374, height: 400, cell: 64 };

/** What a player meets on a board: all of its floor counts. */
function facts({ level, graded }) {
  const { floor = [] } = finish(analyzeSokoban(level));
  const all = finish(gradeSokoban(level, 'all')).reach;
  const cell = Math.min(PHONE.cell, PHONE.width / level.width, PHONE.height / level.height);
  return {
    spare: floor.filter(({ kind }) => kind === 'spare').length,
    plain: floor.length,
    floor: measureLooks(level).floor,
    area: level.width * level.height,
    cell: Math.floor(cell),
    pushes: graded.figures.pushes,
    changes: graded.figures.boxChanges,
    difficulty: difficultyNumber(graded.units),
    dead: all.dead / all.reachable,
    openings: all.openings,
    losing: all.losingOpenings,
  };
}

/** Each seed twice: means, the share of first pushes that lose, and how many of the second are less in something. */
function compareTight(grades, seeds) {
  console.log('means of levels of the same seeds; a cell in CSS pixels on a phone of 390 × 844');
  console.log('grade    floor  pairs  spare  cells  area  cell  pushes  changes     D  dead  first pushes that lose');
  for (const grade of grades) {
    const pairs = Array.from({ length: seeds }, (_, at) => {
      const both = [{ grade }, { grade, tight: true }].map((wish) => make(wish, at + 1).composed);
      return both.every(Boolean) ? [both.map(facts)] : [];
    }).flat();
    ['loose', 'tight'].forEach((name, which) => {
      const rows = pairs.map((pair) => pair[which]);
      const of = (key) => mean(rows.map((row) => row[key]));
      const share = (part, whole) => `${Math.round((100 * of(part)) / of(whole))} %`;
      console.log(
        [
          grade.padEnd(8),
          name,
          String(pairs.length).padStart(5),
          share('spare', 'plain').padStart(6),
          of('floor').toFixed(1).padStart(6),
          of('area').toFixed(0).padStart(5),
          of('cell').toFixed(0).padStart(5),
          of('pushes').toFixed(1).padStart(7),
          of('changes').toFixed(1).padStart(8),
          of('difficulty').toFixed(2).padStart(5),
          `${Math.round(100 * of('dead'))} %`.padStart(5),
          `${of('losing').toFixed(2)} of ${of('openings').toFixed(2)}, ${share('losing', 'openings')}`,
        ].join(' '),
      );
    });
    const fewer = (key) => pairs.filter(([loose, tight]) => tight[key] < loose[key]).length;
    console.log(
      `  tight has fewer pushes in ${fewer('pushes')}, a smaller D in ${fewer('difficulty')}, a smaller cell in ${fewer('cell')},`,
      `fewer first pushes that lose in ${fewer('losing')}, fewer first pushes in ${fewer('openings')}`,
    );
  }
}

export function run(args) {
  const seeds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 200);
  const asked = args.filter((arg) => SOKOBAN_GRADES.includes(arg));
  const grades = asked.length > 0 ? asked : SOKOBAN_GRADES;
  if (args.includes('tight')) {
    compareTight(grades, seeds);
    return;
  }
  const made = new Map();
  console.log('CPU seconds per level');
  console.log('grade      seeds   made  same  tries   mean  median     95%   worst  target at 95%');
  for (const grade of grades) {
    const runs = Array.from({ length: seeds }, (_, at) => make({ grade }, at + 1));
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
