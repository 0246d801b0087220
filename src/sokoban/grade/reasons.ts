// Why a level has its grade: at most three facts, the most important first. Reasons are data; `reasonMessage` puts them
// in English words, and a front end may translate them.

import type { SolutionFigures } from './figures.js';

export type GradeReason =
  | { readonly kind: 'solved' }
  | { readonly kind: 'straight' }
  /** Without `isShortest` the solution is the one that was found, which may not be the shortest. */
  | { readonly kind: 'box-changes'; readonly count: number; readonly isShortest: boolean }
  | { readonly kind: 'away-pushes'; readonly count: number; readonly pushes: number }
  | { readonly kind: 'most-runs'; readonly count: number }
  | { readonly kind: 'parked-boxes'; readonly count: number }
  | { readonly kind: 'dead-positions'; readonly dead: number; readonly reachable: number }
  | { readonly kind: 'losing-first-pushes'; readonly losing: number; readonly openings: number };

/** Every first push counts, those that lead to a deadlock, and of these the ones onto a dead square. */
export interface OpeningFigures {
  readonly openings: number;
  readonly losingOpenings: number;
  readonly ontoDeadSquares: number;
}

/** Figures about the positions reachable from a start. */
export interface ReachFigures extends OpeningFigures {
  readonly reachable: number;
  readonly dead: number;
}

const MAX_REASONS = 3;

/** The weight of a fact, per mille: about 0 if most levels have it, about 1000 if few do. */
function weighed(
  solution: SolutionFigures,
  isShortest: boolean,
  reach: ReachFigures | undefined,
): [weight: number, reason: GradeReason][] {
  const { pushes, boxChanges, awayPushes, mostRuns, parkedBoxes } = solution;
  const rows: [number, GradeReason][] = [
    // Hard levels have 12 changes or more.
    [Math.floor((1000 * Math.min(boxChanges, 16)) / 16), { kind: 'box-changes', count: boxChanges, isShortest }],
    [pushes > 0 ? Math.floor((2200 * awayPushes) / pushes) : 0, { kind: 'away-pushes', count: awayPushes, pushes }],
    [mostRuns > 2 ? 130 * mostRuns : 0, { kind: 'most-runs', count: mostRuns }],
    [parkedBoxes > 0 ? 250 + 150 * parkedBoxes : 0, { kind: 'parked-boxes', count: parkedBoxes }],
  ];
  if (!reach) return rows;
  const { dead, reachable, losingOpenings: losing, openings, ontoDeadSquares } = reach;
  const deadShare = Math.floor((1000 * dead) / reachable);
  rows.push([deadShare >= 500 ? deadShare - 150 : 0, { kind: 'dead-positions', dead, reachable }]);
  // A push onto a dead square is said with the others, but every player sees it, so it gives no weight.
  const traps = losing - ontoDeadSquares;
  const lostShare = traps > 0 ? Math.floor((1000 * traps) / (openings - ontoDeadSquares)) : 0;
  rows.push([lostShare >= 300 ? 150 + lostShare : 0, { kind: 'losing-first-pushes', losing, openings }]);
  return rows;
}

export function sokobanGradeReasons(
  solution: SolutionFigures,
  isShortest: boolean,
  reach: ReachFigures | undefined,
): readonly GradeReason[] {
  if (solution.pushes === 0) return [{ kind: 'solved' }];
  const moving = solution.boxes - solution.idleBoxes;
  const rows = weighed(solution, isShortest, reach);
  if (solution.gap === 0 && solution.boxChanges === moving) rows.push([2000, { kind: 'straight' }]);
  const telling = rows.filter(([weight]) => weight > 0);
  // Equal weights keep the order of the table: sorting is stable.
  const sorted = telling.sort((a, b) => b[0] - a[0]).map(([, reason]) => reason);
  const isStraight = sorted[0]?.kind === 'straight';
  return sorted.filter(({ kind }) => !(isStraight && kind === 'box-changes')).slice(0, MAX_REASONS);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Familiar fractions, from rare to nearly all, each with the per mille from which it is the nearest. */
const SHARES: readonly (readonly [from: number, words: string])[] = [
  [950, 'Nearly all'],
  [850, 'Nine in ten'],
  [775, 'Four in five'],
  [710, 'Three in four'],
  [635, 'Two in three'],
  [550, 'Three in five'],
  [0, 'Half the'],
];

function shareText(part: number, whole: number): string {
  const share = Math.floor((1000 * part) / whole);
  return (SHARES.find(([from]) => share >= from) as readonly [number, string])[1];
}

/** One fact as an English sentence without its period. */
export function reasonMessage(reason: GradeReason): string {
  switch (reason.kind) {
    case 'solved':
      return 'Every box is on a goal already';
    case 'straight':
      return 'Each box goes straight to its goal';
    case 'box-changes':
      return `${reason.count} ${reason.count === 1 ? 'change' : 'changes'} of box in the ${
        reason.isShortest ? 'shortest solution' : 'solution found'
      }`;
    case 'away-pushes':
      return `${reason.count} of ${reason.pushes} pushes ${reason.count === 1 ? 'leads' : 'lead'} away from the goals`;
    case 'most-runs':
      return `One box is pushed ${inWords(reason.count)} separate times`;
    case 'parked-boxes':
      return `${capital(inWords(reason.count))} ${reason.count === 1 ? 'box is' : 'boxes are'} parked on the way`;
    case 'dead-positions':
      return `${shareText(reason.dead, reason.reachable)} positions you can reach are deadlocks`;
    case 'losing-first-pushes':
      return losingMessage(reason.losing, reason.openings);
  }
}

function losingMessage(losing: number, openings: number): string {
  if (losing === openings - 1) return `Only one of ${inWords(openings)} first pushes avoids a deadlock`;
  const lead = losing === 1 ? 'leads' : 'lead';
  return `${capital(inWords(losing))} of ${inWords(openings)} first pushes ${lead} to a deadlock`;
}
