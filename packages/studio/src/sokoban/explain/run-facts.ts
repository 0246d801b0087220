// What must hold around a run of the solution: decided from the position before it.

import type { RunFact } from './facts.js';
import { LabeledBoard, type LabeledPosition } from './labeled-board.js';
import type { LossFinder } from './loss.js';
import { canPushBefore, isGate, type OrderProofs } from './order-facts.js';
import type { Play, PushRun } from './runs.js';
import type { Scope } from './scope.js';
import { soloGoals } from './traps.js';

/** Which pushes or boxes don't lose. */
function onlyFacts(scope: Scope, position: number, at: LabeledPosition): RunFact[] {
  const live = scope.pushesFrom(position).filter((push) => scope.isLive(push));
  const legal = new LabeledBoard(scope.graph.positions.plan, at).legalPushes();
  const boxes = new Set(legal.map(({ box }) => box)).size;
  // A person sees that only one box can be pushed.
  if (boxes === 1) return [];
  const proof = scope.graph.count;
  if (live.length === 1) return [{ kind: 'only-push', modal: 'must', count: legal.length, proof }];
  const liveBoxes = new Set(live.map((push) => scope.graph.cells[push])).size;
  return liveBoxes === 1 ? [{ kind: 'only-box', modal: 'must', count: boxes, proof }] : [];
}

/** No other box gets onto a goal, or the next box can't be pushed, without losing, until this one is. */
function waitFacts(
  scope: Scope,
  position: number,
  at: LabeledPosition,
  run: PushRun,
  next: PushRun | undefined,
): RunFact[] {
  const facts: RunFact[] = [];
  const hasOthers = at.cells.some((cell, box) => box !== run.box && !scope.isGoal[cell]);
  if (hasOthers && isGate(scope, position, run.from)) facts.push({ kind: 'gate', modal: 'must', proof: scope.looked });
  if (!next) return facts;
  const other = at.cells[next.box] as number;
  if (canPushBefore(scope, position, run.from, other, false)) return facts;
  const proof = scope.looked;
  const loses = canPushBefore(scope, position, run.from, other, true);
  facts.push({ kind: 'waits', modal: 'must', boxes: [next.box], loses, proof });
  return facts;
}

/** A box that is not delivered yet could get onto goals, but each way loses. */
function earlyFact(scope: Scope, losses: LossFinder, position: number, at: LabeledPosition, run: PushRun): RunFact[] {
  const ends = soloGoals(scope, position, run.from);
  if (ends.size === 0) return [];
  const all = [...ends.values()].flat();
  if (!all.every((end) => (scope.toGo[end] as number) < 0)) return [];
  const goals = [...ends.keys()].map((goal) => scope.goals.indexOf(goal)).sort((a, b) => a - b);
  const [only] = ends.keys();
  if (ends.size > 1) return [{ kind: 'too-early', modal: 'must', goals, proof: all.length }];
  const after = at.cells.map((cell, box) => (box === run.box ? (only as number) : cell));
  const loss = losses.sharedReason(all, (cell) => after.indexOf(cell));
  return [{ kind: 'too-early', modal: 'must', goals, loss, proof: loss.proof }];
}

export function goalOrderFact(order: OrderProofs | undefined, goal: number): RunFact[] {
  const row = order?.[goal];
  const later = row ? [...row.keys()].filter((other) => row[other]) : [];
  if (!row || later.length === 0) return [];
  const proof = later.reduce((total, other) => total + (row[other] as number), 0);
  return [{ kind: 'goal-order', modal: 'must', goals: [goal, ...later], proof }];
}

/** `path`: the position before each step. */
export function runMustFacts(
  scope: Scope,
  losses: LossFinder,
  play: Play,
  path: readonly number[],
  index: number,
  order: OrderProofs | undefined,
): RunFact[] {
  const run = play.runs[index] as PushRun;
  const position = path[run.begin] as number;
  const at = play.positions[run.begin] as LabeledPosition;
  const next = play.runs.slice(index + 1).find(({ box }) => box !== run.box);
  const facts = onlyFacts(scope, position, at);
  if (!scope.isSpent && at.cells.length > 1) facts.push(...waitFacts(scope, position, at, run, next));
  if (run.isDelivery) facts.push(...goalOrderFact(order, scope.goals.indexOf(run.onto)));
  else if (!scope.isGoal[run.from] && !scope.isSpent) facts.push(...earlyFact(scope, losses, position, at, run));
  return facts;
}
