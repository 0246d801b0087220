// Why a level has its grade: at most three facts, the most important first. Reasons are data; `reasonMessage` puts them
// in English words, and a front end may translate them.

import { capital } from '../../base/format.js';
import type { SokobanGrade } from './difficulty.js';
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

/** The result of grading: the grade, the number behind it, the figures it is computed from, and the reasons. */
export interface SokobanGraded {
  readonly verdict: 'graded';
  readonly grade: SokobanGrade;
  /** The difficulty in 4096ths: see `difficultyNumber`. */
  readonly units: number;
  /** False if the figures come from a solution that isn't proven optimal, or the dead share is a typical value. */
  readonly isExact: boolean;
  readonly figures: SolutionFigures;
  /** Absent if there are too many positions to count. */
  readonly reach?: ReachFigures;
  readonly reasons: readonly GradeReason[];
}

export type SokobanGrading =
  | SokobanGraded
  | { readonly verdict: 'unsolvable' }
  /** No solution within the limits of the estimate. */
  | { readonly verdict: 'gave-up' };

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
export const countInWords = (count: number): string => NUMBERS[count] ?? String(count);
/** Familiar fractions, from nearly all to rare, each with the per mille from which it is the nearest, and as two counts. */
const SHARES: readonly (readonly [from: number, words: string, dead: number, reachable: number])[] = [
  [950, 'Nearly all', 19, 20],
  [850, 'Nine in ten', 9, 10],
  [775, 'Four in five', 4, 5],
  [710, 'Three in four', 3, 4],
  [635, 'Two in three', 2, 3],
  [550, 'Three in five', 3, 5],
  [0, 'Half the', 1, 2],
];

function shareText(part: number, whole: number): string {
  const share = Math.floor((1000 * part) / whole);
  return SHARES.find(([from]) => share >= from)?.[1] as string;
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
      return `One box is pushed ${countInWords(reason.count)} separate times`;
    case 'parked-boxes':
      return `${capital(countInWords(reason.count))} ${reason.count === 1 ? 'box is' : 'boxes are'} parked on the way`;
    case 'dead-positions':
      return `${shareText(reason.dead, reason.reachable)} positions you can reach are deadlocks`;
    case 'losing-first-pushes':
      return losingMessage(reason.losing, reason.openings);
  }
}

function losingMessage(losing: number, openings: number): string {
  if (losing === openings - 1) return `Only one of ${countInWords(openings)} first pushes avoids a deadlock`;
  const lead = losing === 1 ? 'leads' : 'lead';
  return `${capital(countInWords(losing))} of ${countInWords(openings)} first pushes ${lead} to a deadlock`;
}

// Parses a reason from its English sentence. Files and saved data contain sentences; a front end in another language needs
// the facts. A sentence gives the share of deadlocks only in words, so the two counts returned are the smallest that give
// the same words.

function numberIn(text: string): number {
  const at = NUMBERS.indexOf(text.toLowerCase());
  return at > 0 ? at : Number(text);
}

type Row = readonly [pattern: RegExp, make: (first: string, second: string) => GradeReason | undefined];

const ROWS: readonly Row[] = [
  [/^Every box is on a goal already$/, () => ({ kind: 'solved' })],
  [/^Each box goes straight to its goal$/, () => ({ kind: 'straight' })],
  [
    /^(\d+) changes? of box in the (shortest solution|solution found)$/,
    (count, which) => ({ kind: 'box-changes', count: Number(count), isShortest: which === 'shortest solution' }),
  ],
  [
    /^(\d+) of (\d+) pushes leads? away from the goals$/,
    (count, pushes) => ({ kind: 'away-pushes', count: Number(count), pushes: Number(pushes) }),
  ],
  [/^One box is pushed (\w+) separate times$/, (count) => ({ kind: 'most-runs', count: numberIn(count) })],
  [/^(\w+) box(?:es are| is) parked on the way$/, (count) => ({ kind: 'parked-boxes', count: numberIn(count) })],
  [
    /^(.+) positions you can reach are deadlocks$/,
    (words) => {
      const share = SHARES.find(([, each]) => each === words);
      return share && { kind: 'dead-positions', dead: share[2], reachable: share[3] };
    },
  ],
  [
    /^Only one of (\w+) first pushes avoids a deadlock$/,
    (openings) => ({ kind: 'losing-first-pushes', losing: numberIn(openings) - 1, openings: numberIn(openings) }),
  ],
  [
    /^(\w+) of (\w+) first pushes leads? to a deadlock$/,
    (losing, openings) => ({ kind: 'losing-first-pushes', losing: numberIn(losing), openings: numberIn(openings) }),
  ],
];

/** The reason in a sentence, with or without its period; undefined if `reasonMessage` writes no such sentence. */
export function parseReason(sentence: string): GradeReason | undefined {
  const text = sentence.trim().replace(/\.$/, '');
  for (const [pattern, make] of ROWS) {
    const found = pattern.exec(text);
    const reason = found && make(found[1] ?? '', found[2] ?? '');
    if (reason && reasonMessage(reason) === text) return reason;
  }
  return undefined;
}
