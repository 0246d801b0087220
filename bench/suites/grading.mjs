// The Sokoban grade, counted on the floor that shortest solutions use and on all floor: how well each predicts people
// (where ../shared has their tries), and what idle floor does to it. `grading 3` tries every third level.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { levelOfEditBoard, makeEditBoard } from '@masu/studio/sokoban/analyze/edit-board.js';
import { searchBoard } from '@masu/studio/sokoban/analyze/search-board.js';
import { singleEdits } from '@masu/studio/sokoban/analyze/single-edits.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban } from '@masu/studio/sokoban/grade/grade.js';

export const about = 'Sokoban grade: what people find hard, and what idle floor does; `grading EVERY`';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const TRIES = join(dirname(ROOT), 'shared/difficulty/portal.csv');
const FLOORS = ['all', 'used'];
const UNITS = 4096;
/** A search of an edited board, in positions, and the boards that are tried as a next step. */
const MAX_POSITIONS = 20_000;
const STEPS = 5;
const TRIED = 24;

const graded = (level, floor) => {
  const grading = finish(gradeSokoban(level, floor));
  return grading.verdict === 'graded' ? grading : undefined;
};

// How well it predicts people: each collection from a line fitted to the others, by rank.

function ranks(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function rankCorrelation(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  const sum = (f) => x.reduce((total, _, at) => total + f(x[at] - mean, y[at] - mean), 0);
  return sum((p, q) => p * q) / Math.sqrt(sum((p) => p * p) * sum((_, q) => q * q));
}

/** The file lost the spaces before the first row; they are put back as the first number that closes the board. */
function boardOf(text) {
  const rows = text.split('|');
  for (let spaces = 0; spaces < 20; spaces++) {
    const sound = validateLevel({ rows: [' '.repeat(spaces) + rows[0], ...rows.slice(1)] });
    if (sound.ok) return sound.value;
  }
  throw new Error(`No level: ${text}`);
}

function triedBoards() {
  const lines = readFileSync(TRIES, 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const fields = line.split(',');
    const [board, tries, solved] = fields.slice(-5);
    if (Number(tries) < 60) return [];
    const smooth = (Number(tries) - Number(solved) + 1) / (Number(tries) + 2);
    const level = boardOf(board.replaceAll('"', ''));
    return [{ collection: fields[0], level, unsolved: 1 - solved / tries, logit: Math.log(smooth / (1 - smooth)) }];
  });
}

function leftOut(boards, values) {
  return boards.map(({ collection }, board) => {
    const rest = boards.flatMap((other, at) => (other.collection === collection ? [] : [at]));
    const mean = (f) => rest.reduce((sum, at) => sum + f(at), 0) / rest.length;
    const [x, y] = [mean((at) => values[at]), mean((at) => boards[at].logit)];
    const slope =
      mean((at) => (values[at] - x) * (boards[at].logit - y)) / mean((at) => (values[at] - x) * (values[at] - x));
    return y + slope * (values[board] - x);
  });
}

function printPeople() {
  const boards = triedBoards();
  const unsolved = boards.map((board) => board.unsolved);
  console.log(`${boards.length} boards of a public site: rank correlation with the share of unsolved tries`);
  console.log('floor  all boards  each collection from the others  grades');
  for (const floor of FLOORS) {
    const grades = boards.map(({ level }) => graded(level, floor));
    const values = grades.map(({ units }) => units);
    const counts = SOKOBAN_GRADES.map((name) => grades.filter(({ grade }) => grade === name).length);
    const figures = [values, leftOut(boards, values)].map((each) => rankCorrelation(each, unsolved).toFixed(4));
    console.log(`${floor.padEnd(6)} ${figures[0].padEnd(11)} ${figures[1].padEnd(32)} ${counts.join(', ')}`);
  }
}

// What idle floor does: walls opened one at a time where the fewest pushes stay the same.

function ownLevels() {
  const folder = join(ROOT, 'levels/sokoban');
  const files = readdirSync(folder).filter((file) => /^[1-7]-.*\.xsb$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return recognizeFormat(text, '.xsb')
      .parse(text)
      .levels.map(({ value }) => validateLevel(value).value);
  });
}

/** The level with one wall opened, for walls in a random order, if the fewest pushes stay the same. */
function* openings(level, pushes, random) {
  const edits = random.shuffle([...singleEdits(makeEditBoard(level))].filter(({ edit }) => edit.kind === 'floor'));
  for (const { board } of edits.slice(0, TRIED)) {
    const answer = finish(searchBoard(board, { left: MAX_POSITIONS }));
    const opened = answer.verdict === 'solved' && answer.pushes === pushes ? levelOfEditBoard(board) : undefined;
    if (opened) yield opened;
  }
}

/** The rise of the difficulty after a few openings, each the best of those tried. */
function climbed(level, floor) {
  const random = seededRandom(1);
  const first = graded(level, floor);
  let [current, units] = [level, first.units];
  for (let step = 0; step < STEPS; step++) {
    let best;
    for (const opened of openings(current, first.figures.pushes, random)) {
      const next = graded(opened, floor);
      if (next?.isExact && next.units > (best?.units ?? units)) best = { opened, units: next.units };
    }
    if (!best) break;
    [current, units] = [best.opened, best.units];
  }
  return (units - first.units) / UNITS;
}

function printIdleFloor(every) {
  const levels = ownLevels().filter((_, at) => at % every === 0);
  console.log(`\n${levels.length} own levels, walls opened where the fewest pushes stay the same`);
  console.log('floor  opened  raised by 0.01  by 0.2  grades raised  five best openings: median, most');
  for (const floor of FLOORS) {
    const random = seededRandom(1);
    const rises = levels.flatMap((level) => {
      const before = graded(level, floor);
      return [...openings(level, before.figures.pushes, random)].flatMap((opened) => {
        const after = graded(opened, floor);
        const isRaised = SOKOBAN_GRADES.indexOf(after.grade) > SOKOBAN_GRADES.indexOf(before.grade);
        return after.isExact ? [{ rise: (after.units - before.units) / UNITS, isRaised }] : [];
      });
    });
    const climbs = levels.map((level) => climbed(level, floor)).sort((a, b) => a - b);
    const over = (limit) => rises.filter(({ rise }) => rise > limit).length;
    console.log(
      [
        floor.padEnd(6),
        String(rises.length).padEnd(7),
        String(over(0.01)).padEnd(15),
        String(over(0.2)).padEnd(7),
        String(rises.filter(({ isRaised }) => isRaised).length).padEnd(14),
        `${climbs[Math.floor(climbs.length / 2)].toFixed(2)}, ${climbs.at(-1).toFixed(2)}`,
      ].join(' '),
    );
  }
}

export function run(args) {
  if (existsSync(TRIES)) printPeople();
  printIdleFloor(Number(args[0] ?? 3));
}
