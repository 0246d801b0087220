// Pushes on the way of a solution that look good and lose: a box that can go straight to a goal, or that comes nearer to
// one. The most tempting come first; of those, the ones whose loss can be said in few words.

import { configurationBound } from '../grade/figures.js';
import { NONE } from '../positions/floor-plan.js';
import type { ExplainDrawing } from './drawing.js';
import type { LevelFact, Loss } from './facts.js';
import type { LossFinder } from './loss.js';
import type { Play } from './runs.js';
import type { Scope } from './scope.js';
import { loneBounds, lonePushes } from './single-box.js';

type Trap = Extract<LevelFact, { readonly kind: 'goal-trap' | 'push-trap' }>;

/** Candidates whose reason is looked for, of them per box, and traps told. */
const MAX_JUDGED = 6;
const MAX_PER_BOX = 2;
const MAX_TRAPS = 2;

/** How readily the reason is understood. */
const CLEARNESS: Readonly<Record<Loss['by'], number>> = {
  rule: 1.5,
  'no-more': 1.5,
  stuck: 1.2,
  'empty-goal': 1.2,
  core: 0.8,
  'at-most': 0,
  search: -0.5,
};

const MAX_CLEARNESS = Math.max(...Object.values(CLEARNESS));

/** The goals a box can be pushed to from a position while all others stay, each with the positions it ends in. */
export function soloGoals(scope: Scope, position: number, cell: number): Map<number, number[]> {
  const { graph, isGoal } = scope;
  const ends = new Map<number, number[]>();
  const queue: [position: number, cell: number][] = [[position, cell]];
  const seen = new Set([position]);
  for (const [index, [at, box]] of queue.entries()) {
    if (index > 0 && isGoal[box]) ends.set(box, [...(ends.get(box) ?? []), at]);
    for (const push of scope.pushesFrom(at)) {
      const next = graph.to[push] as number;
      if (graph.cells[push] !== box || seen.has(next)) continue;
      seen.add(next);
      queue.push([next, scope.target(push)]);
    }
  }
  return ends;
}

/**
 * The goal that a push brings its box nearer to, the nearest of several: alone on the board, it takes fewer pushes after
 * it, as the player has to walk and in the lower bound.
 */
function approachedGoal({ graph, goals }: Scope, from: number, player: number, onto: number): number | undefined {
  const { plan } = graph.positions;
  const [before, after] = [lonePushes(plan, from, player).fewest, lonePushes(plan, onto, from).fewest];
  const [boundBefore, boundAfter] = [loneBounds(plan, from), loneBounds(plan, onto)];
  const falls = (goal: number, was: Int32Array, is: Int32Array): boolean =>
    is[goal] !== NONE && (is[goal] as number) < (was[goal] as number);
  const nearer = goals.filter((goal) => falls(goal, before, after) && falls(goal, boundBefore, boundAfter));
  const [nearest] = nearer.sort((a, b) => (after[a] as number) - (after[b] as number));
  return nearest === undefined ? undefined : goals.indexOf(nearest);
}

/** A trap whose reason is not known yet. */
type Unproven<Fact> = Fact extends Trap ? Omit<Fact, 'loss' | 'proof'> : never;

interface Candidate {
  readonly box: number;
  /** Lost positions it leads to. */
  readonly ends: readonly number[];
  /** Where the box is then. */
  readonly onto: number;
  readonly run: number;
  readonly temptation: number;
  readonly trap: Unproven<Trap>;
}

function candidatesAt(
  scope: Scope,
  play: Play,
  path: readonly number[],
  index: number,
  drawing: ExplainDrawing,
): Candidate[] {
  const { graph, isGoal, goals } = scope;
  const run = play.runs[index] as Play['runs'][number];
  const position = path[run.begin] as number;
  const { cells } = play.positions[run.begin] as Play['positions'][number];
  const push = run.begin;
  const isLost = (each: number): boolean => (scope.toGo[each] as number) < 0;
  const late = 0.05 * index;
  const toGoals = cells.flatMap((cell, box): Candidate[] => {
    if (isGoal[cell]) return [];
    return [...soloGoals(scope, position, cell)].flatMap(([goal, ends]) => {
      if (!ends.every(isLost)) return [];
      const number = goals.indexOf(goal);
      const trap = { kind: 'goal-trap', modal: 'must', boxes: [box], goals: [number], push } as const;
      return [{ box, ends, onto: goal, run: index, temptation: 5 - late, trap }];
    });
  });
  const positionBound = (each: number): number => {
    const { positions, order } = graph;
    return configurationBound(positions, positions.configurationOf[order[each] as number] as number);
  };
  const bound = positionBound(position);
  const nearer = scope.pushesFrom(position).flatMap((each): Candidate[] => {
    const end = graph.to[each] as number;
    if (!isLost(end) || positionBound(end) >= bound) return [];
    const box = cells.indexOf(graph.cells[each] as number);
    const onto = scope.target(each);
    const from = graph.cells[each] as number;
    const goal = approachedGoal(scope, from, play.positions[run.begin]?.player as number, onto);
    if (goal === undefined) return [];
    const direction = drawing.direction(graph.directions[each] as number);
    const trap = { kind: 'push-trap', modal: 'must', boxes: [box], goals: [goal], direction, push } as const;
    return [{ box, ends: [end], onto, run: index, temptation: 3 - late + (isGoal[onto] ?? 0), trap }];
  });
  return [...toGoals, ...nearer];
}

interface Judged {
  readonly box: number;
  readonly score: number;
  readonly trap: Trap;
}

/** The traps to tell, one per box. */
function bestTraps(judged: readonly Judged[]): Judged[] {
  const best: Judged[] = [];
  for (const each of [...judged].sort((a, b) => b.score - a.score)) {
    if (best.length < MAX_TRAPS && !best.some(({ box }) => box === each.box)) best.push(each);
  }
  return best;
}

/** `path`: the position before each step of the solution. */
export function findTraps(
  scope: Scope,
  losses: LossFinder,
  play: Play,
  path: readonly number[],
  drawing: ExplainDrawing,
): LevelFact[] {
  const candidates = play.runs
    .flatMap((_, index) => candidatesAt(scope, play, path, index, drawing))
    .sort((a, b) => b.temptation - a.temptation);
  const judged: Judged[] = [];
  for (const { box, ends, onto, run, temptation, trap } of candidates) {
    if (judged.length >= MAX_JUDGED || scope.isSpent) break;
    // Not even the clearest reason would make one of the others better.
    const worst = bestTraps(judged)[MAX_TRAPS - 1];
    if (worst && worst.score >= temptation + MAX_CLEARNESS) break;
    if (judged.filter((each) => each.box === box).length >= MAX_PER_BOX) continue;
    const before = play.positions[(play.runs[run] as Play['runs'][number]).begin] as Play['positions'][number];
    const after = before.cells.map((cell, name) => (name === box ? onto : cell));
    const loss = losses.sharedReason(ends, (cell) => after.indexOf(cell));
    const isVague = 'boxes' in loss && loss.boxes.length > 3;
    const score = temptation + CLEARNESS[loss.by] - (isVague ? 1 : 0);
    judged.push({ box, score, trap: { ...trap, loss, proof: loss.proof + ends.length } });
  }
  return bestTraps(judged)
    .map(({ trap }) => trap)
    .sort((a, b) => a.push - b.push);
}
