// Ratings judged by simulated players. The levels are boards of a public Sokoban site with the share of tries that were
// solved (../shared/difficulty/portal.csv). Every second board fits the line from difficulty to rating; the others judge.
// `rating 400` simulates four hundred players per row (default: 300). Prints the tables of docs/next-level.md.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../dist/base/random.js';
import { levelRating, ratedByAttempt, START_RATING, successChance, WISHES } from '../../dist/play/index.js';
import { gradeSokobanNow, validateLevel } from '../../dist/sokoban/index.js';

export const about = 'ratings: simulated players on boards that people tried; `rating PLAYERS`';

const SHARED = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'shared');
const POINTS = 400 / Math.LN10;
const LEVELS_BEFORE = 15;
const LEVELS_AFTER = 50;
/** A board is drawn from so many that are nearest to the wish, as generated levels of one difficulty differ. */
const NEAREST = 8;

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

/** What a solution took, from how far the player is above the level (docs/next-level.md says what is assumed). */
function effortOf(margin, noise, gauss) {
  const short = 1.6 - (margin + noise * gauss());
  const work = Math.max(0, short * 0.5);
  return {
    optimum: 100,
    pushes: Math.round(100 * Math.exp(work)),
    millis: Math.max(1, Math.round(200_000 * Math.exp((short - 1.2 * work) / 0.4))),
  };
}

function simulate(boards, line, { wish, sigma, effort, players, bias = 0 }) {
  const random = seededRandom(1);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const stretch = stretchOf(sigma);
  const pool = boards.map((board) => ({ ...board, rating: levelRating('sokoban', board.difficulty, board.isExact) }));
  const [losses, plain] = [[], []];
  let [inside, able, insideAble] = [0, 0, 0];
  for (let player = 0; player < players; player++) {
    const skill = sigma * gauss();
    const habit = bias * gauss();
    let rating = START_RATING;
    const after = [];
    const recent = [];
    for (let at = 0; at < LEVELS_BEFORE + LEVELS_AFTER; at++) {
      const near = pool
        .map((board, index) => ({ index, board, chance: successChance(rating, board.rating) }))
        .filter(({ index }) => !recent.includes(index))
        .sort((a, b) => Math.abs(a.chance - wish) - Math.abs(b.chance - wish));
      const { index, board, chance } = near[random.below(NEAREST)];
      recent.push(index);
      if (recent.length > 60) recent.shift();
      const margin = skill + stretch * board.odds;
      const isSolved = random.next() < chanceOf(margin);
      losses.push(-Math.log(isSolved ? chance : 1 - chance));
      const alone = chanceOf(line.at(board.difficulty));
      plain.push(-Math.log(isSolved ? alone : 1 - alone));
      if (at >= LEVELS_BEFORE) after.push(chanceOf(margin));
      rating = ratedByAttempt(rating, {
        puzzle: 'sokoban',
        hash: String(index),
        at,
        result: isSolved ? 'solved' : 'given-up',
        difficulty: board.difficulty,
        isExact: board.isExact,
        hints: 0,
        undos: 0,
        millis: 0,
        ...(isSolved && effort ? effortOf(margin + habit, effort, gauss) : {}),
      });
    }
    const isInside = Math.abs(mean(after) - wish) <= 0.05;
    inside += isInside;
    // Whether the boards have what the player wishes at all: enough of them near the wish by the line.
    const fitting = pool.filter(
      ({ difficulty }) => Math.abs(chanceOf(skill + stretch * line.at(difficulty)) - wish) < 0.03,
    );
    if (fitting.length < 20) continue;
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
  console.log(
    '\n| spread of skill | observed | wish | log-loss, D alone | with rating | better | within 5 points, all | wish available | of those, within 5 points |',
  );
  console.log('| - | - | - | - | - | - | - | - | - |');
  const OBSERVED = [
    ['result', {}],
    ['result, effort', { effort: 0.7 }],
    ['result, effort, own pace', { effort: 0.7, bias: 0.3 }],
  ];
  for (const sigma of [1, 1.2]) {
    for (const [name, observed] of OBSERVED) {
      for (const [wishName, wish] of Object.entries(WISHES)) {
        const { loss, plain, inside, able, insideAble } = simulate(kept, line, {
          wish,
          sigma,
          players: Number(players),
          ...observed,
        });
        console.log(
          `| ${[sigma, name, `${wishName} ${percent(wish)}`, plain.toFixed(3), loss.toFixed(3), `${(100 * (1 - loss / plain)).toFixed(1)}%`, percent(inside), percent(able), percent(insideAble)].join(' | ')} |`,
        );
      }
    }
  }
}
