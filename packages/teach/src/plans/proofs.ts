// Lesson 10: how to check that nothing is shorter. A bound as prices of goals, the dual of the assignment problem (Kuhn 1955),
// lemmas about boxes together, and certificates (docs/certificates.md). Every figure is computed below.

import { offsets } from '../../base/grid.js';
import { type Level, reachablePositions } from '../../sokoban/index.js';
import { DETOUR, FOUR_CHAMBERS, NOT_INTO_THE_CORNER, SHARED_GOAL } from '../boards.js';
import { lessonLevel, rowColumnFromOne, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { cellExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';

// Lower bounds from prices, computed plainly for lesson 10. A box pays a coin for each push and the price of the goal that
// it ends on. All prices together are paid once in every solution, so what the boxes pay at least, each alone or a few
// together on the board, less all prices, is a lower bound of the pushes (docs/certificates.md has the proof).

/**
 * What these boxes pay at least, with no others on the board, until they are on different goals; Infinity: they can't get
 * there. `prices` has one for each goal. A search by pushes: walking is free.
 */
function leastPayment(level: Level, boxes: readonly number[], prices: readonly number[]): number {
  const around = Object.values(offsets(level.width));
  const start = [level.start.player, ...boxes];
  const seen = new Set([start.join()]);
  let layer = [start];
  let least = Number.POSITIVE_INFINITY;
  for (let pushes = 0; layer.length > 0; pushes++) {
    const pushed: number[][] = [];
    // Walks stay in the layer, which grows while it is read.
    for (const [player = 0, ...now] of layer) {
      const goals = now.map((box) => level.goals.indexOf(box));
      const paid = goals.reduce(
        (sum, goal) => sum + (goal < 0 ? Number.POSITIVE_INFINITY : (prices[goal] ?? 0)),
        pushes,
      );
      least = Math.min(least, paid);
      for (const step of around) {
        const to = player + step;
        const box = now.indexOf(to);
        if (level.walls[to] || (box >= 0 && (level.walls[to + step] || now.includes(to + step)))) continue;
        const next = [to, ...now.map((cell, index) => (index === box ? to + step : cell))];
        if (box < 0 && !seen.has(next.join())) layer.push(next);
        if (box < 0) seen.add(next.join());
        else pushed.push(next);
      }
    }
    layer = pushed.filter((state) => !seen.has(state.join()) && seen.add(state.join()));
  }
  return least;
}

/** The pushes that these prices prove to be necessary, if the boxes of each group are together and the groups apart. */
export function priceBound(level: Level, prices: readonly number[], groups: readonly (readonly number[])[]): number {
  const paid = groups.reduce((sum, boxes) => sum + leastPayment(level, boxes, prices), 0);
  return paid - prices.reduce((sum, price) => sum + price, 0);
}

/** Every box for itself. */
export const eachAlone = ({ start }: Level): readonly (readonly number[])[] => start.boxes.map((box) => [box]);

/** The fewest pushes. */
export const leastPushes = (level: Level): number => leastPayment(level, level.start.boxes, []);

/** Whole prices from 0 to `most` for each goal, and the highest bound with each box alone. */
function bestPrices(level: Level, most: number): { readonly prices: readonly number[]; readonly bound: number } {
  let best = { prices: level.goals.map(() => 0), bound: priceBound(level, [], eachAlone(level)) };
  const distances = level.start.boxes.map((box) =>
    level.goals.map((_, goal) =>
      leastPayment(
        level,
        [box],
        level.goals.map((_each, at) => (at === goal ? 0 : 1e6)),
      ),
    ),
  );
  const tryPrices = (prices: readonly number[]): void => {
    if (prices.length < level.goals.length) {
      for (let price = 0; price <= most; price++) tryPrices([...prices, price]);
      return;
    }
    const paid = distances.map((row) => Math.min(...row.map((pushes, goal) => pushes + (prices[goal] ?? 0))));
    const bound = paid.reduce((sum, each) => sum + each, 0) - prices.reduce((sum, price) => sum + price, 0);
    if (bound > best.bound) best = { prices: [...prices], bound };
  };
  tryPrices([]);
  return best;
}

/** The highest price of a goal that the lesson looks at. */
const MAX_PRICE = 4;
/** The price in the first exercise. */
const ASKED_PRICE = 3;
/** The prices in the last exercise: of the near goal and of the other. */
const ASKED = { two: [2, 0], other: [0, 1], none: [0, 0], one: [1, 0] } as const;

function* make(words: LessonWords<'proofs'>): Making {
  const detour = lessonLevel(DETOUR);
  const corner = lessonLevel(NOT_INTO_THE_CORNER);
  const chambers = lessonLevel(FOUR_CHAMBERS);
  const shared = lessonLevel(SHARED_GOAL);
  const search = searchLink('breadth-first');
  const searched = yield* searchFigures(DETOUR, search);
  const optimum = leastPushes(detour);
  yield;
  const best = bestPrices(detour, MAX_PRICE);
  const dear = best.prices.findIndex((price) => price > 0);
  const boundWith = (price: number, goal: number): number =>
    priceBound(
      detour,
      detour.goals.map((_, each) => (each === goal ? price : 0)),
      eachAlone(detour),
    );
  const [upper = 0, lower = 0] = detour.start.boxes.map((box) => leastPayment(detour, [box], []));
  const [upperPays = 0, lowerPays = 0] = detour.start.boxes.map((box) => leastPayment(detour, [box], best.prices));
  const [row, column] = rowColumnFromOne(DETOUR, detour.goals[dear] ?? 0);
  yield;
  const chambersBest = bestPrices(chambers, MAX_PRICE);
  const wanted = chambers.goals.filter((_, goal) => (chambersBest.prices[goal] ?? 0) > 0);
  yield;
  const [askedRow, askedColumn] = rowColumnFromOne(SHARED_GOAL, shared.goals[0] ?? 0);
  const askedBound = priceBound(shared, [ASKED_PRICE, 0], eachAlone(shared));
  const askedPriceBound = (id: keyof typeof ASKED): number => priceBound(shared, ASKED[id], eachAlone(shared));
  const inOrder = (Object.keys(ASKED) as (keyof typeof ASKED)[]).sort(
    (a, b) => askedPriceBound(a) - askedPriceBound(b),
  );
  const facts = {
    ...{ optimum, states: reachablePositions(detour) ?? 0, upper, lower, alone: upper + lower },
    ...{ gap: optimum - upper - lower, row, column, price: best.prices[dear] ?? 0, upperPays, lowerPays },
    ...{ paid: upperPays + lowerPays, bound: best.bound, wrong: boundWith(1, 1 - dear) },
    bounds: Array.from({ length: MAX_PRICE + 1 }, (_, price) => boundWith(price, dear)).join(', '),
    cornerOptimum: leastPushes(corner),
    cornerAlone: bestPrices(corner, MAX_PRICE).bound,
    tried: MAX_PRICE,
    ...{ askedRow, askedColumn, askedPrice: ASKED_PRICE, askedBound, askedPaid: askedBound + ASKED_PRICE },
    ...{ chambersAlone: priceBound(chambers, [], eachAlone(chambers)), chambersBest: chambersBest.bound },
    sorted: inOrder.map(askedPriceBound).join(', '),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = sokobanLab(DETOUR, words.boards.detour, [search], { at: searched.expanded, show: 'heat' });
  const cornerLab = sokobanLab(NOT_INTO_THE_CORNER, words.boards.corner, [search]);
  const level = 'levels/lessons/sokoban.xsb --level 11';
  return [
    section('claim', text.claim, lab),
    section('alone', text.alone, lab),
    section('prices', text.prices, lab),
    section('dual', text.dual, lab),
    section('lemmas', text.lemmas, cornerLab),
    section('checker', text.checker, lab, {
      commands: [
        `masu solve ${level} --solver push-optimal --certificate detour.sokcert`,
        'masu verify levels/lessons/sokoban.xsb detour.sokcert',
      ],
    }),
    numberExercise('bound', asked.bound, askedBound, { board: SHARED_GOAL }),
    cellExercise('goal', asked.goal, FOUR_CHAMBERS, wanted),
    orderExercise('prices', asked.prices, inOrder, { board: SHARED_GOAL }),
  ];
}

export const PROOFS_LESSON = lessonRow('proofs', ['bound', 'goal', 'prices'], make);
