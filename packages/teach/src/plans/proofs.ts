// Lesson 10: how to check that nothing is shorter. A bound as prices of goals, the dual of the assignment problem (Kuhn 1955),
// lemmas about boxes together, and certificates (docs/certificates.md). Every figure is computed below.

import { reachablePositions } from '@masu/solve/sokoban/solve/teaching/facts.js';
import { DETOUR, FOUR_CHAMBERS, NOT_INTO_THE_CORNER, SHARED_GOAL } from '../boards.js';
import { lessonLevel, rowColumnFromOne, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { cellExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';
import { bestPrices, eachAlone, leastPayment, leastPushes, priceBound } from './price-facts.js';

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
