// What every solution must do, found by searching the table, and grouped so that one fact is one sentence.

import type { FloorPlan } from '../positions/floor-plan.js';
import type { ExplainDrawing } from './drawing.js';
import type { LevelFact } from './facts.js';
import { LabeledBoard, type LabeledPosition } from './labeled-board.js';
import { canPushBefore, fillOrder, isGate, moveOrder, mustMove, type OrderProofs } from './order-facts.js';
import type { Play } from './runs.js';
import type { Scope } from './scope.js';
import { busiestDoor, closesWay, loneBounds, lonePushes } from './single-box.js';
import { canGoInOneRun, detours, endGoals } from './tracked-facts.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first push or box is forced, though others can be pushed. */
function firstFacts(scope: Scope, start: LabeledPosition, drawing: ExplainDrawing): LevelFact[] {
  const legal = new LabeledBoard(scope.graph.positions.plan, start).legalPushes();
  const { cells, directions } = scope.graph;
  const live = scope.pushesFrom(scope.root).filter((push) => scope.isLive(push));
  const pushedBox = (push: number): number => start.cells.indexOf(cells[push] as number);
  const liveBoxes = new Set(live.map(pushedBox));
  const box = pushedBox(live[0] as number);
  const proof = scope.graph.count;
  if (live.length === 1 && legal.length > 1) {
    const direction = drawing.direction(directions[live[0] as number] as number);
    return [{ kind: 'first-push', modal: 'must', boxes: [box], direction, count: legal.length, proof }];
  }
  const count = new Set(legal.map((push) => push.box)).size;
  if (liveBoxes.size === 1 && count > 1) return [{ kind: 'first-box', modal: 'must', boxes: [box], count, proof }];
  return [];
}

/** Boxes without which no other gets home; said only if it is not so of all. */
function gateFacts(scope: Scope, firstBox: number | undefined): LevelFact[] {
  const { boxes, isGoal, root } = scope;
  let proof = 0;
  const gates = boxes.flatMap((cell, box) => {
    const hasOthers = boxes.some((other, name) => name !== box && !isGoal[other]);
    if (!hasOthers || !isGate(scope, root, cell)) return [];
    proof += scope.looked;
    return [box];
  });
  if (gates.length === 0 || gates.length === boxes.length) return [];
  if (gates.length === 1 && gates[0] === firstBox) return [];
  return [{ kind: 'gate', modal: 'must', boxes: gates, proof }];
}

function moveFacts(scope: Scope, moves: readonly boolean[], firstBox: number | undefined): LevelFact[] {
  const before = moveOrder(scope);
  if (!before) return [];
  const { boxes, root } = scope;
  return boxes.flatMap((cell, a): LevelFact[] => {
    if (a === firstBox) return [];
    const proofs = before[a] as Int32Array;
    const later = boxes.flatMap((_, b) => (proofs[b] && moves[b] ? [b] : []));
    if (later.length === 0) return [];
    const losing = later.filter((b) => canPushBefore(scope, root, cell, boxes[b] as number, true));
    const said = losing.length > 0 ? losing : later;
    const proof = sum(said.map((b) => proofs[b] as number));
    return [{ kind: 'move-before', modal: 'must', boxes: [a, ...said], loses: losing.length > 0, proof }];
  });
}

/** The longest list in which each goal has to be filled before the next. */
function longestChain(before: OrderProofs): number[] {
  const known = new Map<number, number[]>();
  const chainFrom = (goal: number): number[] => {
    const distances = known.get(goal);
    if (distances) return distances;
    let longest: number[] = [];
    before.forEach((_, next) => {
      if (!before[goal]?.[next]) return;
      const rest = chainFrom(next);
      if (rest.length > longest.length) longest = rest;
    });
    const chain = [goal, ...longest];
    known.set(goal, chain);
    return chain;
  };
  return before.reduce<number[]>((best, _, goal) => {
    const chain = chainFrom(goal);
    return chain.length > best.length ? chain : best;
  }, []);
}

/** The order of goals: a chain of all, or the first, the last, and pairs. */
export function goalFacts(
  plan: FloorPlan,
  boxes: readonly number[],
  goals: readonly number[],
  before: OrderProofs,
): LevelFact[] {
  const numbers = [...goals.keys()];
  const closes = (g: number, h: number): boolean => closesWay(plan, boxes, goals[g] as number, goals[h] as number);
  const orderProof = (g: number, h: number): number => before[g]?.[h] ?? 0;
  const chain = longestChain(before);
  if (goals.length >= 2 && chain.length === goals.length) {
    const isClosing = chain.every((goal, at) => at === 0 || closes(chain[at - 1] as number, goal));
    const proof = sum(chain.flatMap((goal, at) => chain.slice(at + 1).map((next) => orderProof(goal, next))));
    return [{ kind: 'goal-chain', modal: 'must', goals: chain, closes: isClosing, proof }];
  }
  const facts: LevelFact[] = [];
  const isMany = goals.length > 2;
  const first = isMany ? numbers.find((g) => numbers.every((h) => h === g || orderProof(g, h) > 0)) : undefined;
  const last = isMany ? numbers.find((h) => numbers.every((g) => h === g || orderProof(g, h) > 0)) : undefined;
  if (first !== undefined) {
    const proof = sum(numbers.map((h) => orderProof(first, h)));
    facts.push({ kind: 'goal-first', modal: 'must', goals: [first], proof });
  }
  if (last !== undefined) {
    const proof = sum(numbers.map((g) => orderProof(g, last)));
    facts.push({ kind: 'goal-last', modal: 'must', goals: [last], proof });
  }
  for (const g of numbers) {
    if (g === first) continue;
    const later = numbers.filter((h) => h !== last && orderProof(g, h) > 0);
    if (later.length === 0) continue;
    const proof = sum(later.map((h) => orderProof(g, h)));
    const isClosing = later.every((h) => closes(g, h));
    facts.push({ kind: 'fill-before', modal: 'must', goals: [g, ...later], closes: isClosing, proof });
  }
  return facts;
}

/** Boxes that have to end on a goal although another takes fewer pushes, alone on the board. */
function endFacts(scope: Scope, moves: readonly boolean[], player: number): LevelFact[] {
  const ends = endGoals(scope);
  if (!ends) return [];
  const proof = scope.looked;
  const { boxes, goals, graph } = scope;
  const { plan } = graph.positions;
  return boxes.flatMap((cell, box): LevelFact[] => {
    const [end, ...others] = ends[box] as number[];
    if (end === undefined || others.length > 0 || !moves[box]) return [];
    const { fewest } = lonePushes(plan, cell, player);
    const bounds = loneBounds(plan, cell);
    const far = (goal: number): number => fewest[goal] as number;
    // Nearer with the player where he is, and wherever he were.
    const nearer = goals.filter(
      (goal) => far(goal) > 0 && far(goal) < far(end) && (bounds[goal] as number) < (bounds[end] as number),
    );
    const [near] = nearer.sort((a, b) => far(a) - far(b));
    if (near === undefined) return [];
    const numbers = [goals.indexOf(end), goals.indexOf(near)] as const;
    return [{ kind: 'ends-on', modal: 'must', boxes: [box], goals: numbers, pushes: [far(end), far(near)], proof }];
  });
}

export function doorFacts(
  plan: FloorPlan,
  { cells: boxes, player }: LabeledPosition,
  drawing: ExplainDrawing,
): LevelFact[] {
  const door = busiestDoor(plan, boxes, player);
  if (!door || (door.count < 2 && door.behind < boxes.length)) return [];
  const { cell, count, behind } = door;
  const isAll = behind === boxes.length;
  const cells = [drawing.cell(cell)] as const;
  return [{ kind: 'door', modal: 'must', cells, count, behind, isAll, proof: plan.size }];
}

interface MustFacts {
  readonly facts: readonly LevelFact[];
  /** The order of goals, for the facts of runs. */
  readonly fillOrder: OrderProofs | undefined;
  /** Cells (of the floor plan) that are detours of every solution. */
  readonly detours: readonly number[];
}

/** Yields between searches. Detours get their fact later, with the box that makes them in the solution shown, `play`. */
export function* mustFacts(
  scope: Scope,
  start: LabeledPosition,
  drawing: ExplainDrawing,
  { runs }: Play,
): Generator<void, MustFacts, void> {
  const { boxes, isGoal, goals } = scope;
  const { plan } = scope.graph.positions;
  const facts: LevelFact[] = firstFacts(scope, start, drawing);
  const firstBox = facts.flatMap((fact) =>
    fact.kind === 'first-push' || fact.kind === 'first-box' ? fact.boxes : [],
  )[0];
  const moves = boxes.map((cell, box) => {
    if (!isGoal[cell]) return true;
    const must = mustMove(scope, cell);
    if (must) facts.push({ kind: 'off-goal', modal: 'must', boxes: [box], proof: scope.looked });
    return must;
  });
  yield;
  facts.push(...gateFacts(scope, firstBox));
  yield;
  facts.push(...moveFacts(scope, moves, firstBox));
  yield;
  const order = fillOrder(scope);
  yield;
  // A goal whose box may stay is not filled by anybody.
  const isFilled = goals.map((goal) => boxes.includes(goal) && !moves[boxes.indexOf(goal)]);
  const filled = order?.map((row, goal) => (isFilled[goal] ? row.map(() => 0) : row));
  if (filled) facts.push(...goalFacts(plan, boxes, goals, filled));
  let proof = 0;
  const twice: number[] = [];
  for (const [box, cell] of boxes.entries()) {
    const goesInOneRun = runs.filter((run) => run.box === box).length === 1;
    if (!moves[box] || scope.isSpent || goesInOneRun || canGoInOneRun(scope, cell)) continue;
    twice.push(box);
    proof += scope.looked;
    yield;
  }
  if (twice.length > 0) facts.push({ kind: 'two-runs', modal: 'must', boxes: twice, proof });
  const cells = scope.isSpent ? [] : detours(scope, start.player);
  yield;
  if (!scope.isSpent) facts.push(...endFacts(scope, moves, start.player));
  facts.push(...doorFacts(plan, start, drawing));
  return { facts, fillOrder: filled, detours: cells };
}
