// Explains a Sokoban level at a position: what every solution must do, one solution run by run with the reason for each,
// and why a push loses. Facts are data (facts.ts); sentences.ts makes sentences of them. Every search is complete, or its fact is
// left out, and budgets are counts, so every machine says the same. A level with too many positions for a table gets what
// holds for one solution, and the goal orders that two boxes alone prove.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import { finish } from '@masu/core/base/outcome.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { findSolution } from '../grade/estimate.js';
import { type CanonicalForm, canonicalForm } from '../positions/canonical-level.js';
import { canPlan, type FloorPlan, NONE, planFloor } from '../positions/floor-plan.js';
import { optimalPath } from '../positions/optimal-path.js';
import { canonicalTable, type PositionTable, type TableResult } from '../positions/position-table.js';
import { ExplainDrawing } from './drawing.js';
import type { LevelFact, Loss, RunFact } from './facts.js';
import { LabeledBoard, type LabeledPosition } from './labeled-board.js';
import { doorFacts, goalFacts, mustFacts } from './level-facts.js';
import { isDeadSquare, LossFinder } from './loss.js';
import { firstSafe } from './order-facts.js';
import { relaxedFillOrder } from './relaxed-order.js';
import { goalOrderFact, runMustFacts } from './run-facts.js';
import { hereFacts, type PlainPush, type Play, replayPushes, servedDelivery } from './runs.js';
import { LOST, Scope } from './scope.js';
import { solutionFacts } from './solution-facts.js';
import { findTraps } from './traps.js';

/** A run of the solution shown. Cells are those of the level as drawn; pushes are counted from 0. */
export interface ExplainedRun {
  readonly box: number;
  /** The pushes from the first up to but not including the second. */
  readonly pushes: readonly [begin: number, end: number];
  readonly from: number;
  readonly onto: number;
  /** The goal it ends on, if it does. */
  readonly goal?: number;
  /** It ends on the goal for good. */
  readonly isDelivery: boolean;
  /**
   * The delivery, by its run, that can't be made first if this run is left out, and with it each later run that can't be
   * made then; of a delivery, its own number. Absent: all deliveries can be made without this run.
   */
  readonly serves?: number;
  readonly facts: readonly RunFact[];
}

interface ShownPush {
  readonly box: number;
  readonly from: number;
  readonly onto: number;
  readonly direction: Direction;
}

export interface Explanation {
  readonly verdict: 'explained';
  readonly level: Level;
  readonly position: Position;
  /** How many positions the table has; absent if there are too many, and then nothing is proven by search. */
  readonly positions?: number;
  /** Whether no solution has fewer pushes. */
  readonly isShortest: boolean;
  readonly solution: readonly ShownPush[];
  readonly facts: readonly LevelFact[];
  readonly runs: readonly ExplainedRun[];
}

export type Explaining =
  | Explanation
  | { readonly verdict: 'solved' }
  /** Absent: a complete search finds no solution. */
  | { readonly verdict: 'lost'; readonly loss?: Loss; readonly deadlock?: Deadlock }
  /** No solution within the limits. */
  | { readonly verdict: 'gave-up' };

/** The level, its drawing, and the table to ask; shared by all questions about one position. */
interface ExplainSubject {
  readonly level: Level;
  readonly position: Position;
  readonly form: CanonicalForm;
  readonly plan: FloorPlan;
  readonly drawing: ExplainDrawing;
  readonly start: LabeledPosition;
}

function explainSubject(level: Level, position: Position, form: CanonicalForm, plan: FloorPlan): ExplainSubject {
  const drawing = new ExplainDrawing(plan, form, level);
  return { level, position, form, plan, drawing, start: drawing.labeled(position) };
}

/** The number of a position in the table's graph; NONE if it has none. */
function indexIn(table: PositionTable, { start }: ExplainSubject): number {
  const cells = [...start.cells].sort((a, b) => a - b);
  const known = table.positions.known(cells, start.player);
  return known === NONE ? NONE : (table.graph().indexes[known] as number);
}

type Found = ExplainSubject & { readonly result: TableResult; readonly root: number };

/**
 * A position of the level's play in the table of the level. Play in the table ends where the level is solved, so a
 * position after that, or of a level that is solved from the start, may be missing: it gets a table of its own.
 */
function* findPosition(level: Level, position: Position): Generator<void, Found | undefined, void> {
  const form = canonicalForm(level);
  const result = yield* canonicalTable(form);
  const placing = placed(level, position, form, result);
  if (result.kind !== 'table' || !placing || placing.root !== NONE) return placing;
  const { plan, start } = placing;
  if (start.cells.some((cell) => isDeadSquare(plan, cell))) return placing;
  const ownForm = canonicalForm({ ...level, start: position });
  return placed(level, position, ownForm, yield* canonicalTable(ownForm));
}

function placed(level: Level, position: Position, form: CanonicalForm, result: TableResult): Found | undefined {
  const table = result.kind === 'table' ? result.table : undefined;
  if (!table && !canPlan(form.level)) return undefined;
  const plan = table ? table.positions.plan : planFloor(form.level);
  const subject = explainSubject(level, position, form, plan);
  return { ...subject, result, root: table ? indexIn(table, subject) : NONE };
}

function* explainByTable(
  subject: ExplainSubject,
  table: PositionTable,
  root: number,
  given: readonly PlainPush[] | undefined,
): Generator<void, Explaining, void> {
  const { plan, drawing, start } = subject;
  const scope = new Scope(table, root, start.cells, drawing.goals);
  const losses = new LossFinder(scope);
  if (scope.toGo[root] === LOST) {
    return { verdict: 'lost', loss: losses.reason(root, (cell) => start.cells.indexOf(cell)) };
  }
  yield;
  const { graph } = scope;
  const pushes =
    given ??
    optimalPath(table.positions, table.solutions, graph.order[root] as number).map(({ from, onto }) =>
      plainPush(plan, from, onto),
    );
  const play = replayPushes(plan, start, pushes);
  const path = [root];
  for (const { from, direction } of pushes) {
    const at = path.at(-1) as number;
    path.push(graph.to[scope.pushOf(at, from, direction)] as number);
  }
  const must = yield* mustFacts(scope, start, drawing, play);
  const facts: LevelFact[] = [...must.facts];
  if (must.detours.length > 0) {
    const rest = must.detours.find((cell) => play.runs.some((run) => !run.isDelivery && run.onto === cell));
    const cell = rest ?? (must.detours[0] as number);
    const boxes = new Set(play.steps.filter(({ onto }) => onto === cell).map(({ box }) => box));
    const cells = [drawing.cell(cell)] as const;
    const here = [...boxes].sort((a, b) => a - b);
    facts.push({ kind: 'detour', modal: 'must', cells, boxes: here, proof: graph.count });
  }
  const safe = firstSafe(scope, path);
  if (safe < path.length - 2) facts.push({ kind: 'safe-after', modal: 'must', push: safe, proof: graph.count });
  yield;
  const runs: RunFact[][] = [];
  for (const index of play.runs.keys()) {
    runs.push([
      ...runMustFacts(scope, losses, play, path, index, must.fillOrder),
      ...hereFacts(plan, play, index, drawing),
    ]);
    yield;
  }
  facts.push(...findTraps(scope, losses, play, path, drawing));
  facts.push(...solutionFacts(play, runs, drawing.goals));
  return explanation(subject, play, facts, runs, pushes.length === scope.toGo[root], graph.count);
}

/** A level without a table: the order of goals by two boxes, passages, and what the solution shows. */
function* explainBySolution(
  subject: ExplainSubject,
  given: readonly PlainPush[] | undefined,
): Generator<void, Explaining, void> {
  const { plan, drawing, start, form } = subject;
  const solution = given ? undefined : yield* findSolution(form.level);
  if (solution === 'unsolvable') return { verdict: 'lost' };
  const pushes = given ?? solution?.pushes.map(({ from, onto }) => plainPush(plan, from, onto));
  if (!pushes) return { verdict: 'gave-up' };
  const play = replayPushes(plan, start, pushes);
  const order = relaxedFillOrder(plan, start.cells, drawing.goals);
  yield;
  const facts: LevelFact[] = [
    ...goalFacts(plan, start.cells, drawing.goals, order),
    ...doorFacts(plan, start, drawing),
  ];
  const runs: RunFact[][] = [];
  for (const [index, run] of play.runs.entries()) {
    const goal = drawing.goals.indexOf(run.onto);
    runs.push([...(run.isDelivery ? goalOrderFact(order, goal) : []), ...hereFacts(plan, play, index, drawing)]);
    yield;
  }
  facts.push(...solutionFacts(play, runs, drawing.goals));
  return explanation(subject, play, facts, runs, solution?.isShortest ?? false);
}

/** The pushes of a solution as drawn, up to where the level is solved; undefined if it does not solve it. */
function solutionPushes(
  { level, position, drawing }: ExplainSubject,
  solution: readonly Direction[],
): PlainPush[] | undefined {
  const pushes: PlainPush[] = [];
  for (const { step, direction, position: after } of replay(level, solution, position)) {
    if (step.kind === 'blocked') return undefined;
    if (step.kind !== 'push') continue;
    pushes.push({ from: drawing.planCell(step.from), direction: drawing.planDirection(direction) });
    if (isSolved(level, after)) return pushes;
  }
  return undefined;
}

/** A push between two cells of the canonical board. */
function plainPush(plan: FloorPlan, from: number, onto: number): PlainPush {
  const cell = plan.cellNumbers[from] as number;
  const direction = [0, 1, 2, 3].find((each) => plan.neighbors[4 * cell + each] === plan.cellNumbers[onto]);
  return { from: cell, direction: direction as number };
}

function explanation(
  { level, position, plan, drawing }: ExplainSubject,
  play: Play,
  facts: readonly LevelFact[],
  runFacts: readonly (readonly RunFact[])[],
  isShortest: boolean,
  positions?: number,
): Explanation {
  return {
    verdict: 'explained',
    level,
    position,
    ...defined({ positions }),
    isShortest,
    solution: play.steps.map(({ box, from, onto, direction }) => ({
      box,
      from: drawing.cell(from),
      onto: drawing.cell(onto),
      direction: drawing.direction(direction),
    })),
    facts,
    runs: play.runs.map(({ box, begin, end, from, onto, isDelivery }, index) => {
      const goal = drawing.goals.indexOf(onto);
      const serves = servedDelivery(plan, play, index);
      return {
        box,
        pushes: [begin, end],
        from: drawing.cell(from),
        onto: drawing.cell(onto),
        ...(goal < 0 ? {} : { goal }),
        isDelivery,
        ...(serves === NONE ? {} : { serves }),
        // The last run needs no reason: it solves the level.
        facts: end === play.steps.length ? [] : (runFacts[index] as readonly RunFact[]),
      };
    }),
  };
}

/**
 * The explanation of a level at a position of its play. Yields every few tens of milliseconds. `solution`: the moves to
 * explain run by run; without it, or if they don't solve the level, one with the fewest pushes is.
 */
export function* explainSokoban(
  level: Level,
  position: Position = level.start,
  solution?: readonly Direction[],
): Generator<void, Explaining, void> {
  if (isSolved(level, position)) return { verdict: 'solved' };
  const deadlock = findDeadlock(level, position);
  const lost = { verdict: 'lost', ...defined({ deadlock }) } as const;
  const scoped = yield* findPosition(level, position);
  if (scoped?.result.kind === 'dead-start') return lost;
  if (scoped?.result.kind === 'table') {
    const { result, root } = scoped;
    if (root === NONE) return lost;
    return yield* explainByTable(scoped, result.table, root, solution && solutionPushes(scoped, solution));
  }
  if (deadlock) return lost;
  const ownForm = canonicalForm(position === level.start ? level : { ...level, start: position });
  if (!canPlan(ownForm.level)) return { verdict: 'gave-up' };
  const subject = explainSubject(level, position, ownForm, planFloor(ownForm.level));
  return yield* explainBySolution(subject, solution && solutionPushes(subject, solution));
}

/** The explanation, made without a pause. */
export function explainSokobanNow(level: Level, position: Position = level.start): Explaining {
  return finish(explainSokoban(level, position));
}

/** What a push does: lose, cost pushes, or be as good as any. */
export type PushVerdict =
  | { readonly verdict: 'loses'; readonly box: number; readonly loss: Loss }
  | { readonly verdict: 'longer'; readonly box: number; readonly more: number }
  | { readonly verdict: 'as-good'; readonly box: number }
  | { readonly verdict: 'illegal' }
  /** Every box is on a goal already. */
  | { readonly verdict: 'solved'; readonly box: number }
  /** Every push loses here already. */
  | { readonly verdict: 'lost' }
  /** The level is too large for a table, and no deadlock rule applies. */
  | { readonly verdict: 'unknown'; readonly box: number };

/** "Why not this push?": of the box on this cell, at a position of the level's play. */
export function* judgePush(
  level: Level,
  position: Position,
  cell: number,
  direction: Direction,
): Generator<void, PushVerdict, void> {
  const scoped = yield* findPosition(level, position);
  if (!scoped) return { verdict: 'illegal' };
  const { result, root, plan, drawing, start } = scoped;
  const table = result.kind === 'table' ? result.table : undefined;
  const box = start.cells.indexOf(drawing.planCell(cell));
  const planDirection = drawing.planDirection(direction);
  const board = new LabeledBoard(plan, start);
  if (box < 0 || board.push(box, planDirection)) return { verdict: 'illegal' };
  if (isSolved(level, position)) return { verdict: 'solved', box };
  const onto = board.cells[box] as number;
  if (result.kind === 'dead-start' || (table && root === NONE)) return { verdict: 'lost' };
  const scope = table && new Scope(table, root, start.cells, drawing.goals);
  if (scope?.toGo[root] === LOST) return { verdict: 'lost' };
  if (isDeadSquare(plan, onto)) {
    const boxes = Array.from(board.cells, (each) => drawing.cell(each)).sort((a, b) => a - b);
    const deadlock = findDeadlock(level, { boxes, player: cell });
    const rule = deadlock?.reason === 'corner' ? 'corner' : 'dead-square';
    return { verdict: 'loses', box, loss: { by: 'rule', rule, boxes: [box], unlessGivenUp: false, proof: plan.size } };
  }
  if (!scope) return judgeWithoutTable(scoped, board, box, cell);
  const push = scope.pushOf(root, start.cells[box] as number, planDirection);
  const after = scope.graph.to[push] as number;
  const toGo = scope.toGo[after] as number;
  if (toGo === LOST) {
    const loss = new LossFinder(scope).reason(after, (each) => board.cells.indexOf(each));
    return { verdict: 'loses', box, loss };
  }
  const more = toGo + 1 - (scope.toGo[root] as number);
  return more > 0 ? { verdict: 'longer', box, more } : { verdict: 'as-good', box };
}

function judgeWithoutTable(
  { level, drawing }: ExplainSubject,
  board: LabeledBoard,
  box: number,
  player: number,
): PushVerdict {
  const cells = board.cells.map((each) => drawing.cell(each));
  const deadlock = findDeadlock(level, { boxes: [...cells].sort((a, b) => a - b), player });
  if (!deadlock) return { verdict: 'unknown', box };
  const boxes = deadlock.boxes.map((each) => cells.indexOf(each)).sort((a, b) => a - b);
  return { verdict: 'loses', box, loss: { by: 'rule', rule: deadlock.reason, boxes, unlessGivenUp: true, proof: 1 } };
}
