// Ratings judged by simulated players. The levels are boards of a public Sokoban site with the share of tries that were
// solved (../shared/difficulty/portal.csv). Every second board fits the line from difficulty to rating; the others judge.
// Beside the rating, an exact estimate (Bayes, on a grid) that knows how skills, boards, and effort spread: nobody can do
// better with the same observations. `rating 400` simulates four hundred players per row (default: 300). Prints the
// tables of docs/next-level.md.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@masu/core/base/random.js';
import { WISHES } from '@masu/core/play/next-level.js';
import { levelRating, ratedByAttempt, START_RATING, successChance } from '@masu/core/play/rating.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';

export const about = 'ratings: simulated players on boards that people tried; `rating PLAYERS`';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SHARED = join(dirname(ROOT), 'shared');
const POINTS = 400 / Math.LN10;
const LEVELS_BEFORE = 15;
const LEVELS_AFTER = 50;
const LEVELS_LONG = 200;
/** A board is drawn from so many that are nearest to the wish, as generated levels of one difficulty differ. */
const NEAREST = 8;
/** A board may come again after so many others. */
const BOARDS_BETWEEN = 60;

const logOdds = (share) => Math.log(share / (1 - share));
const chanceOf = (odds) => 1 / (1 + Math.exp(-odds));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The file lost the spaces before the first row of a board; they are put back as the first number that closes it. */
function levelOf(text) {
  const rows = text.split('|');
  for (let spaces = 0; spaces < 20; spaces++) {
    const sound = validateLevel({ rows: [' '.repeat(spaces) + rows[0], ...rows.slice(1)] });
    if (sound.ok) return sound.value;
  }
  throw new Error(`No level: ${text}`);
}

function readBoards(path) {
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [board, tries, solved] = line.replaceAll('"', '').split(',').slice(-5);
    if (Number(tries) < 60) return [];
    const { units, isExact } = gradeSokobanNow(levelOf(board));
    const odds = logOdds((Number(solved) + 1) / (Number(tries) + 2));
    return [
      { difficulty: units / 4096, isExact, odds, noise: 1 / Number(solved) + 1 / (Number(tries) - Number(solved)) },
    ];
  });
}

/** The straight line from difficulty to the log odds of success, and the spread of boards around it beyond counting noise. */
function fitLine(boards) {
  const [x, y] = [mean(boards.map(({ difficulty }) => difficulty)), mean(boards.map(({ odds }) => odds))];
  const slope =
    mean(boards.map(({ difficulty, odds }) => (difficulty - x) * (odds - y))) /
    mean(boards.map(({ difficulty }) => (difficulty - x) ** 2));
  const at = (difficulty) => y + slope * (difficulty - x);
  const spread = mean(boards.map(({ difficulty, odds, noise }) => (odds - at(difficulty)) ** 2 - Math.min(1, noise)));
  return { at, slope, start: at(0), spread: Math.sqrt(spread) };
}

/** Averaging over players flattens the curve; this undoes it (MacKay's approximation). */
const stretchOf = (sigma) => Math.sqrt(1 + (Math.PI * sigma ** 2) / 8);

/** What a solution took that shows this many log odds above the level (docs/next-level.md says what is assumed). */
function effortOf(margin) {
  const short = 1.6 - margin;
  const work = Math.max(0, short * 0.5);
  return {
    optimum: 100,
    pushes: Math.round(100 * Math.exp(work)),
    millis: Math.max(1, Math.round(200_000 * Math.exp((short - 1.2 * work) / 0.4))),
  };
}

/** How far boards are from the line, in log odds of one player. */
const boardSpread = (line, sigma) => stretchOf(sigma) * line.spread;

/** The rating of the program. */
function programEstimate() {
  let rating = START_RATING;
  const ratingAt = ({ difficulty, isExact }) => levelRating('sokoban', difficulty, isExact);
  return {
    chance: (board) => successChance(rating, ratingAt(board)),
    learn: ({ difficulty, isExact = true }, isSolved, seen) => {
      rating = ratedByAttempt(rating, {
        puzzle: 'sokoban',
        hash: '',
        at: 0,
        result: isSolved ? 'solved' : 'given-up',
        difficulty,
        isExact,
        hints: 0,
        undos: 0,
        millis: 0,
        ...(seen === undefined ? {} : effortOf(seen)),
      });
    },
  };
}

const GRID = { skills: 61, reach: 4.5, boards: 11, boardReach: 2.5, paces: 5, paceReach: 2 };
const spaced = (count, reach) => Array.from({ length: count }, (_, at) => reach * ((2 * at) / (count - 1) - 1));
const bell = (z) => Math.exp((-z * z) / 2);

/** What a player's skill and pace can be after all that was seen, exactly (on a grid). */
function exactEstimate(line, { sigma, effort, bias }) {
  const spread = boardSpread(line, sigma);
  const skills = spaced(GRID.skills, GRID.reach);
  const paces = bias
    ? spaced(GRID.paces, GRID.paceReach).map((z) => ({ pace: bias * z, weight: bell(z) }))
    : [{ pace: 0, weight: 1 }];
  const offsets = spaced(GRID.boards, GRID.boardReach).map((z) => ({ offset: spread * z, weight: bell(z) }));
  const whole = offsets.reduce((sum, { weight }) => sum + weight, 0);
  const cells = paces.flatMap(({ pace, weight }) =>
    skills.map((skill) => ({ skill, pace, weight: weight * bell(skill / sigma) })),
  );
  const lead = ({ difficulty }) => stretchOf(sigma) * line.at(difficulty);
  /** The chance of each skill on a board of a list, which is asked for again and again. */
  const chances = new Map();
  const chancesOn = (level) => {
    const known = chances.get(level.difficulty);
    if (known) return known;
    const made = Float64Array.from(skills, (skill) => likelihood(level, skill, 0, true, undefined));
    if (level.odds !== undefined) chances.set(level.difficulty, made);
    return made;
  };
  const likelihood = (level, skill, pace, isSolved, seen) =>
    offsets.reduce((sum, { offset, weight }) => {
      const margin = skill + lead(level) + offset;
      const shown = seen === undefined ? 1 : bell((seen - margin - pace) / effort);
      return sum + (weight / whole) * shown * (isSolved ? chanceOf(margin) : 1 - chanceOf(margin));
    }, 0);
  const bySkill = new Float64Array(skills.length);
  const sumBySkill = () => {
    const total = cells.reduce((sum, { weight }) => sum + weight, 0);
    bySkill.fill(0);
    for (const [at, cell] of cells.entries()) {
      cell.weight /= total;
      bySkill[at % skills.length] += cell.weight;
    }
  };
  sumBySkill();
  return {
    chance: (level) => {
      const on = chancesOn(level);
      let chance = 0;
      for (let at = 0; at < on.length; at++) chance += bySkill[at] * on[at];
      return chance;
    },
    learn: (level, isSolved, seen) => {
      for (const cell of cells) {
        if (cell.weight > 1e-12) cell.weight *= likelihood(level, cell.skill, cell.pace, isSolved, seen);
      }
      sumBySkill();
    },
  };
}

/** What nobody can know: the player's skill. The board's distance from the line stays unknown. */
function oracle(line, { sigma }, skill) {
  const spread = boardSpread(line, sigma);
  const offsets = spaced(GRID.boards, GRID.boardReach).map((z) => ({ offset: spread * z, weight: bell(z) }));
  const whole = offsets.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map();
  const chanceAt = (difficulty) => {
    const margin = skill + stretchOf(sigma) * line.at(difficulty);
    return offsets.reduce((sum, { offset, weight }) => sum + (weight / whole) * chanceOf(margin + offset), 0);
  };
  return {
    chance: ({ difficulty }) => {
      const chance = chances.get(difficulty) ?? chanceAt(difficulty);
      chances.set(difficulty, chance);
      return chance;
    },
    learn: () => {},
  };
}

/** Where levels come from: each returns the next board for an estimate and a wish. */

/** A list of boards: one of those with the chance nearest to the wish. */
function listed(boards, { random }) {
  const recent = [];
  return (estimate, wish) => {
    const near = boards
      .filter((board) => !recent.includes(board))
      .map((board) => ({ board, distance: Math.abs(estimate.chance(board) - wish) }))
      .sort((a, b) => a.distance - b.distance);
    const { board } = near[random.below(NEAREST)];
    recent.push(board);
    if (recent.length > BOARDS_BETWEEN) recent.shift();
    return board;
  };
}

/** Levels of every difficulty in a range, as far from the line as the boards of the site are. */
function drawn([least, most], line, { random, gauss }) {
  return (estimate, wish) => {
    let [low, high] = [least, most];
    for (let step = 0; step < 16; step++) {
      const difficulty = (low + high) / 2;
      if (estimate.chance({ difficulty }) > wish) low = difficulty;
      else high = difficulty;
    }
    const difficulty = Math.max(least, Math.min(most, low + 0.3 * (random.next() - 0.5)));
    return { difficulty, odds: line.at(difficulty) + line.spread * gauss() };
  };
}

/** The difficulties of the levels that ship with masu. */
function shippedRange() {
  const folder = join(ROOT, 'levels/sokoban');
  const difficulties = readdirSync(folder)
    .filter((name) => name.endsWith('.xsb'))
    .flatMap((name) => readLevels(readFileSync(join(folder, name), 'utf8'), {}).value.levels)
    .map(({ level }) => gradeSokobanNow(level.value).units / 4096);
  return [Math.min(...difficulties), Math.max(...difficulties)];
}

/** `showsAll`: attempts that were given up show as much as solutions do. */
function simulate(
  line,
  { supply, has, estimate, wish, sigma, effort, bias = 0, showsAll, players, after = LEVELS_AFTER },
) {
  const random = seededRandom(1);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const stretch = stretchOf(sigma);
  const [losses, plain] = [[], []];
  let [inside, able, insideAble] = [0, 0, 0];
  for (let player = 0; player < players; player++) {
    const skill = sigma * gauss();
    const habit = bias * gauss();
    const estimated = estimate(skill);
    const nextBoard = supply({ random, gauss });
    const chances = [];
    for (let at = 0; at < LEVELS_BEFORE + after; at++) {
      const board = nextBoard(estimated, wish);
      const chance = estimated.chance(board);
      const margin = skill + stretch * board.odds;
      const isSolved = random.next() < chanceOf(margin);
      losses.push(-Math.log(isSolved ? chance : 1 - chance));
      const alone = chanceOf(line.at(board.difficulty));
      plain.push(-Math.log(isSolved ? alone : 1 - alone));
      if (at >= LEVELS_BEFORE) chances.push(chanceOf(margin));
      const seen = margin + habit + (effort ?? 0) * gauss();
      const isShown = effort && (isSolved || showsAll);
      estimated.learn(board, isSolved, isShown ? (showsAll ? seen : Math.max(-1, Math.min(3, seen))) : undefined);
    }
    const isInside = Math.abs(mean(chances) - wish) <= 0.05;
    inside += isInside;
    if (!has((difficulty) => Math.abs(chanceOf(skill + stretch * line.at(difficulty)) - wish) < 0.03)) continue;
    able++;
    insideAble += isInside;
  }
  return {
    loss: mean(losses),
    plain: mean(plain),
    inside: inside / players,
    able: able / players,
    insideAble: insideAble / able,
  };
}

const percent = (share) => `${(100 * share).toFixed(0)}%`;
const printRow = (cells) => console.log(`| ${cells.join(' | ')} |`);
function printHead(names) {
  console.log();
  printRow(names);
  printRow(names.map(() => '-'));
}

const OBSERVED = [
  ['result', {}],
  ['result, effort', { effort: 0.7 }],
  ['result, effort, own pace', { effort: 0.7, bias: 0.3 }],
];
const eachRow = (use) => {
  for (const [name, observed] of OBSERVED) {
    for (const [wishName, wish] of Object.entries(WISHES))
      use([name, `${wishName} ${percent(wish)}`], { ...observed, wish });
  }
};

/** What is possible where skills spread less than the rating assumes. */
function printPossible({ line, keptBoards, players, better, exactBy, knownBy }) {
  printHead(['observed (spread 1)', 'wish', 'rating: better', 'exact estimate: better', 'skill known: better']);
  eachRow((names, row) => {
    const common = { ...keptBoards, sigma: 1, players, ...row };
    const estimates = [programEstimate, exactBy({ sigma: 1, ...row }), knownBy({ sigma: 1 })];
    printRow([...names, ...estimates.map((estimate) => better(simulate(line, { ...common, estimate })))]);
  });
}

export function run([players = '300']) {
  const path = join(SHARED, 'difficulty/portal.csv');
  if (!existsSync(path)) {
    console.log('needs ../shared/difficulty/portal.csv');
    return;
  }
  const boards = readBoards(path);
  const [tuned, kept] = [0, 1].map((half) => boards.filter((_, at) => at % 2 === half));
  const line = fitLine(tuned);
  const stretch = stretchOf(1.2);
  console.log(`${boards.length} boards; the ${tuned.length} that tune say, for skills that spread 1.2:`);
  console.log(
    `level rating = ${(1500 - POINTS * stretch * line.start).toFixed(0)} + ${(-POINTS * stretch * line.slope).toFixed(0)} D ± ${(POINTS * stretch * line.spread).toFixed(0)}`,
  );
  const keptBoards = {
    supply: (chance) => listed(kept, chance),
    has: (isNear) => kept.filter(({ difficulty }) => isNear(difficulty)).length >= 20,
  };
  const range = (least, most) => ({
    supply: (chance) => drawn([least, most], line, chance),
    has: (isNear) => spaced(200, (most - least) / 2).some((at) => isNear(at + (least + most) / 2)),
  });
  const [least, most] = shippedRange();
  console.log(`levels that ship: D ${least.toFixed(1)} to ${most.toFixed(1)}`);
  const exactBy = (row) => () => exactEstimate(line, row);
  const knownBy = (row) => (skill) => oracle(line, row, skill);
  const better = ({ loss, plain }) => `${(100 * (1 - loss / plain)).toFixed(1)}%`;
  printHead(['spread of skill', 'observed', 'wish', 'log-loss, D alone', 'with rating', 'better']);
  for (const sigma of [1, 1.2]) {
    eachRow((names, row) => {
      const common = { ...keptBoards, sigma, estimate: programEstimate, players: Number(players), ...row };
      const own = simulate(line, common);
      printRow([sigma, ...names, own.plain.toFixed(3), own.loss.toFixed(3), better(own)]);
    });
  }
  printPossible({ line, keptBoards, players: Number(players), better, exactBy, knownBy });
  const SUPPLIES = [keptBoards, range(least, most), range(-10, 20)];
  printHead([
    'observed',
    'wish',
    'boards of the site: all',
    'available',
    'of those',
    'as shipped: all',
    'available',
    'of those',
    'every difficulty: next 50',
    'exact estimate',
    'next 200',
  ]);
  eachRow((names, row) => {
    const common = { sigma: 1.2, estimate: programEstimate, players: Number(players), ...row };
    const found = SUPPLIES.map((each) => simulate(line, { ...common, ...each }));
    const every = { ...common, ...SUPPLIES[2] };
    const exact = simulate(line, { ...every, estimate: exactBy({ sigma: 1.2, ...row }) });
    const long = simulate(line, { ...every, after: LEVELS_LONG });
    printRow([
      ...names,
      ...found
        .slice(0, 2)
        .flatMap(({ inside, able, insideAble }) => [inside, able, insideAble])
        .map(percent),
      ...[found[2], exact, long].map(({ inside }) => percent(inside)),
    ]);
  });
  printHead(['skill known', 'every difficulty: next 50']);
  for (const [name, wish] of Object.entries(WISHES)) {
    const every = { sigma: 1.2, players: Number(players), wish, ...SUPPLIES[2] };
    printRow([name, percent(simulate(line, { ...every, estimate: knownBy({ sigma: 1.2 }) }).inside)]);
  }
  // Not in the program: what could be won if attempts that were given up showed something, too.
  printHead(['observed, also of attempts given up', 'wish', 'exact estimate']);
  eachRow((names, row) => {
    if (!row.effort) return;
    const every = { sigma: 1.2, players: Number(players), ...row, ...SUPPLIES[2], showsAll: true };
    const exact = simulate(line, { ...every, estimate: exactBy({ sigma: 1.2, ...row }) });
    printRow([...names, percent(exact.inside)]);
  });
}
