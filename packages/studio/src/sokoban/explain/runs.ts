// A solution cut into runs, consecutive pushes of one box, and what replaying it without a run shows: which later push
// that run makes possible (causal links of partial-order planning: McAllester and Rosenblitt 1991), which one closes its
// way, what stops a box halfway, and which delivery needs it first. Needs only the solution, no table, so it works on
// boards of any size.

import { type FloorPlan, NONE } from '../positions/floor-plan.js';
import type { ExplainDrawing } from './drawing.js';
import type { RunFact } from './facts.js';
import { canGoAlone, LabeledBoard, type LabeledPosition, type LabeledStep, type Obstruction } from './labeled-board.js';

export interface PushRun {
  readonly box: number;
  /** The steps from `begin` up to `end`. */
  readonly begin: number;
  readonly end: number;
  readonly from: number;
  readonly onto: number;
  /** It ends on a goal and is the last run of its box. */
  readonly isDelivery: boolean;
}

/** A solution with named boxes: the position before each step and after the last. Cells of the floor plan. */
export interface Play {
  readonly steps: readonly LabeledStep[];
  readonly positions: readonly LabeledPosition[];
  readonly runs: readonly PushRun[];
}

/** The pushes of a solution, each by the cell the box leaves and its direction. */
export type PlainPush = { readonly from: number; readonly direction: number };

export function replayPushes(plan: FloorPlan, start: LabeledPosition, pushes: readonly PlainPush[]): Play {
  const cells = [...start.cells];
  const positions: LabeledPosition[] = [start];
  const steps = pushes.map(({ from, direction }): LabeledStep => {
    const box = cells.indexOf(from);
    const onto = plan.neighbors[4 * from + direction] as number;
    cells[box] = onto;
    positions.push({ cells: [...cells], player: from });
    return { box, from, onto, direction };
  });
  const runs: { box: number; begin: number; end: number; from: number; onto: number }[] = [];
  steps.forEach((step, index) => {
    const last = runs.at(-1);
    if (last?.box === step.box) Object.assign(last, { end: index + 1, onto: step.onto });
    else runs.push({ box: step.box, begin: index, end: index + 1, from: step.from, onto: step.onto });
  });
  return {
    steps,
    positions,
    runs: runs.map((run, index) => ({
      ...run,
      isDelivery: plan.isGoal[run.onto] === 1 && !runs.slice(index + 1).some(({ box }) => box === run.box),
    })),
  };
}

/** What the solution shows about one of its runs. */
export function hereFacts(
  plan: FloorPlan,
  { steps, positions, runs }: Play,
  index: number,
  drawing: ExplainDrawing,
): RunFact[] {
  const facts: RunFact[] = [];
  const run = runs[index] as PushRun;
  const before = positions[run.begin] as LabeledPosition;
  const runSteps = ({ begin, end }: PushRun): LabeledStep[] => steps.slice(begin, end);
  const own = runSteps(run);
  const later = runs.slice(index + 1);

  /** Leaves this run out and replays the others. */
  const replayWithout = (): void => {
    const board = new LabeledBoard(plan, before);
    for (const [offset, other] of later.entries()) {
      // Its own next run can't be replayed from elsewhere.
      if (other.box === run.box) return;
      const failed = board.pushAll(runSteps(other));
      if (failed) {
        facts.push(enabled(board, failed, index + 1 + offset));
        return;
      }
    }
    if (!board.pushAll(own)) facts.push({ kind: 'any-time', modal: 'here' });
    else closed();
  };

  const enabled = (board: LabeledBoard, failed: Obstruction & { readonly step: LabeledStep }, at: number): RunFact => {
    let isOwn = failed.by === run.box;
    if (failed.why === 'reach') {
      board.remove(run.box);
      isOwn = board.region()[failed.cell] === 1;
    }
    return {
      kind: 'enables',
      modal: 'here',
      boxes: [failed.step.box],
      run: at,
      isNext: at === index + 1,
      why: failed.why,
      isOwn,
      direction: drawing.direction(failed.step.direction),
    };
  };

  /** The later runs work without this one, but it can't come last: finds the run that closes its way. */
  const closed = (): void => {
    const board = new LabeledBoard(plan, before);
    for (const [offset, other] of later.entries()) {
      board.pushAll(runSteps(other));
      if (!new LabeledBoard(plan, board).pushAll(own)) continue;
      facts.push({ kind: 'before-closed', modal: 'here', boxes: [other.box], run: index + 1 + offset });
      return;
    }
  };

  /** The box can't reach a goal at once, neither before the run nor after it: which boxes are in the way both times. */
  const wayBlocked = (): RunFact | undefined => {
    const moments = [before, positions[run.end] as LabeledPosition];
    const canWithout = (gone: readonly number[], { cells, player }: LabeledPosition): boolean => {
      const left = cells.map((cell, box) => (gone.includes(box) ? NONE : cell));
      return canGoAlone(plan, (cell) => plan.isGoal[cell] === 1, left, run.box, [player]);
    };
    const canBothTimes = (gone: readonly number[]): boolean => moments.every((moment) => canWithout(gone, moment));
    if (moments.some((moment) => canWithout([], moment))) return undefined;
    const others = before.cells.flatMap((_, box) => (box === run.box ? [] : [box]));
    const single = others.filter((box) => canBothTimes([box]));
    if (single.length > 0) return { kind: 'way-blocked', modal: 'here', by: 'one', boxes: single };
    // At one of the times, a box alone is in the way.
    if (others.some((box) => moments.some((moment) => canWithout([box], moment)))) return undefined;
    const pair = others
      .flatMap((a, i) => others.slice(i + 1).map((b) => [a, b]))
      .slice(0, MAX_PAIRS)
      .find(canBothTimes);
    if (pair) return { kind: 'way-blocked', modal: 'here', by: 'pair', boxes: pair };
    return canBothTimes(others) ? { kind: 'way-blocked', modal: 'here', by: 'several', boxes: [] } : undefined;
  };

  /** Its own next run, tried at once. */
  const stops = (next: PushRun): RunFact | undefined => {
    const board = new LabeledBoard(plan, positions[run.end] as LabeledPosition);
    const nextSteps = runSteps(next);
    const failed = board.pushAll(nextSteps);
    if (!failed) return undefined;
    const boxes = failed.why === 'reach' ? soleBarrier(plan, board, run.box, failed.cell) : [failed.by];
    return {
      kind: 'stops',
      modal: 'here',
      why: failed.why,
      boxes,
      direction: drawing.direction(failed.step.direction),
      isFirst: failed.step === nextSteps[0],
    };
  };

  replayWithout();
  if (!run.isDelivery && !plan.isGoal[run.from]) {
    const blocked = wayBlocked();
    if (blocked) facts.push(blocked);
  }
  const ownNext = later.find(({ box }) => box === run.box);
  const stopped = ownNext && stops(ownNext);
  if (stopped) facts.push(stopped);
  const [next, ...rest] = later;
  const swapped = next && [...runSteps(next), ...own, ...rest.flatMap(runSteps)];
  if (swapped && !new LabeledBoard(plan, before).pushAll(swapped)) {
    facts.push({ kind: 'either-order', modal: 'here', boxes: [next.box] });
  }
  return facts;
}

/**
 * The delivery that a run serves: of the runs after it, made in order, each left out if one of its pushes can't be made,
 * the first delivery that is left out. A delivery serves itself; NONE if all deliveries can be made without the run.
 */
export function servedDelivery(plan: FloorPlan, { steps, positions, runs }: Play, index: number): number {
  const run = runs[index] as PushRun;
  if (run.isDelivery) return index;
  let board = new LabeledBoard(plan, positions[run.begin] as LabeledPosition);
  for (let at = index + 1; at < runs.length; at++) {
    const { box, begin, end, from, isDelivery } = runs[at] as PushRun;
    const tried = new LabeledBoard(plan, board);
    if (board.cells[box] === from && !tried.pushAll(steps.slice(begin, end))) board = tried;
    else if (isDelivery) return at;
  }
  return NONE;
}

/** Pairs of boxes tried as what is in a box's way. */
const MAX_PAIRS = 60;

/** The one box whose removal lets the player get to a cell; empty if there is none, or more than one. */
function soleBarrier(plan: FloorPlan, board: LabeledBoard, mine: number, cell: number): number[] {
  const barriers = board.cells.flatMap((_, box) => {
    if (box === mine) return [];
    const without = new LabeledBoard(plan, board);
    without.remove(box);
    return without.region()[cell] ? [box] : [];
  });
  return barriers.length === 1 ? barriers : [];
}
