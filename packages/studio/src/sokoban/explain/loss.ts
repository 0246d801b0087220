// Why a position that can't be solved is lost, in the shortest true words: the deadlock rule if one applies, else what can
// no longer happen. A claim is checked over all continuations, pushes onto dead squares included, because "can no
// longer" is heard that way; where that is too much, or not so, it is checked without them and says "unless you give up a
// box".

import { finish } from '@masu/core/base/outcome.js';
import type { DeadlockReason } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { explore } from '../positions/explore.js';
import { type FloorPlan, NONE } from '../positions/floor-plan.js';
import { Positions } from '../positions/positions.js';
import { boxCellsAt, type PushGraph, playerAt, pushGraph, pushTarget, slotAt } from '../positions/push-graph.js';
import type { Loss } from './facts.js';
import { movedSlot, type Scope } from './scope.js';

/** Positions of a complete search after a lost push, and with boxes followed. */
const MAX_CONTINUATIONS = 30_000;
const MAX_FOLLOWED = 60_000;
/** Positions of a search with some boxes taken off the board. */
const MAX_CORE_POSITIONS = 8_000;
/** Sets of boxes are bits of a number. */
const MAX_BOXES = 30;
/** More boxes or goals than this are no explanation. */
const MAX_NAMED = 3;
const MAX_EMPTY_GOALS = 2;

/** Reasons that say a box is never pushed again; the others say that it never gets onto a goal. */
const isForever = (rule: DeadlockReason): boolean => rule === 'frozen' || rule === 'corner';

interface Continuations {
  readonly size: number;
  readonly filled: Uint8Array;
  readonly pushed: Uint8Array;
  /** Whether a box off goal gets onto a goal. */
  readonly isFilling: boolean;
  /** The most boxes on goals at the same time. */
  readonly most: number;
}

/** Reasons with cells of the floor plan instead of boxes and goals. */
type LossByCells = { readonly loss: Loss; readonly cells: readonly number[] };

export class LossFinder {
  private readonly scope: Scope;
  private readonly plan: FloorPlan;
  /** The plan on which dead squares are cells like any other. */
  private readonly openPlan: FloorPlan;
  private readonly known = new Map<number, LossByCells>();
  /** By the number of boxes. */
  private readonly stores = new Map<number, Positions>();

  constructor(scope: Scope) {
    this.scope = scope;
    this.plan = scope.graph.positions.plan;
    const slots = Int32Array.from({ length: this.plan.size }, (_, cell) => cell);
    this.openPlan = { ...this.plan, slots, slotCount: this.plan.size };
  }

  /** Why this position is lost. `nameAt` names the box on a cell. */
  reason(position: number, nameAt: (cell: number) => number): Loss {
    let answer = this.known.get(position);
    if (!answer) {
      answer = this.find(position);
      this.known.set(position, answer);
    }
    const { loss, cells } = answer;
    if (!('boxes' in loss)) return loss;
    return { ...loss, boxes: cells.map(nameAt).sort((a, b) => a - b) };
  }

  /** The reason that all of these positions share. */
  sharedReason(positions: readonly number[], nameAt: (cell: number) => number): Loss {
    const losses = positions.map((position) => this.reason(position, nameAt));
    const text = (loss: Loss): string => JSON.stringify({ ...loss, proof: 0 });
    const first = losses[0] as Loss;
    const proof = losses.reduce((sum, loss) => sum + loss.proof, 0);
    return losses.every((loss) => text(loss) === text(first)) ? { ...first, proof } : { by: 'search', proof };
  }

  private find(position: number): LossByCells {
    const { scope, plan } = this;
    const graph = this.continuations(position);
    const rule = findDeadlock(scope.table.level, {
      boxes: Array.from(scope.boxCells(position), (cell) => plan.boardCells[cell] as number).sort((a, b) => a - b),
      player: plan.boardCells[playerAt(scope.graph, position)] as number,
    });
    if (rule) {
      const cells = rule.boxes.map((cell) => plan.cellNumbers[cell] as number);
      const always = graph && this.followed(graph, 0, cells, rule.reason);
      // If not so of everything that can follow, then of what can follow without a push onto a dead square.
      const proof = always ?? this.followed(scope.graph, position, cells, rule.reason);
      const how = { unlessGivenUp: always === undefined, proof: proof ?? 0 };
      if (proof !== undefined) return { loss: { by: 'rule', rule: rule.reason, boxes: [], ...how }, cells };
    }
    const ahead = this.survey(position, graph);
    const how = { unlessGivenUp: graph === undefined, proof: ahead.size };
    if (!ahead.isFilling) return { loss: { by: 'no-more', ...how }, cells: [] };
    const cells = Array.from(scope.boxCells(position));
    const stuck = cells.filter((cell) => !ahead.pushed[cell] && !scope.isGoal[cell]);
    if (stuck.length > 0 && stuck.length <= MAX_NAMED) {
      return { loss: { by: 'stuck', boxes: [], ...how }, cells: stuck };
    }
    const empty = scope.goals.flatMap((goal, number) => (ahead.filled[goal] ? [] : [number]));
    if (empty.length > 0 && empty.length <= MAX_EMPTY_GOALS) {
      return { loss: { by: 'empty-goal', goals: empty, ...how }, cells: [] };
    }
    const core = this.core(position);
    if (core.cells.length <= MAX_NAMED && core.cells.length < cells.length) {
      return { loss: { by: 'core', boxes: [], proof: core.proof }, cells: core.cells };
    }
    return { loss: { by: 'at-most', count: ahead.most, of: cells.length, ...how }, cells: [] };
  }

  /** A store of positions with this many boxes, kept because one search meets many positions of another. */
  private store(boxes: number): Positions | undefined {
    let store = this.stores.get(boxes);
    if (store) return store;
    // With all boxes on the board, dead squares are cells like any other.
    store = Positions.open(boxes === this.scope.boxes.length ? this.openPlan : this.plan, boxes);
    if (store) this.stores.set(boxes, store);
    return store;
  }

  /** Everything that can follow, dead squares included; undefined if it is too much. */
  private continuations(position: number): PushGraph | undefined {
    const { scope } = this;
    const cells = scope.boxCells(position);
    const positions = this.store(cells.length);
    if (!positions) return undefined;
    // The table has a part of them, and is quicker to count.
    const isTooMuch = scope.walk({ from: position, withLost: true, most: MAX_CONTINUATIONS });
    const start = positions.at(cells, playerAt(scope.graph, position));
    const explored = isTooMuch
      ? undefined
      : finish(explore(positions, start, MAX_CONTINUATIONS, { notesPushes: true }));
    scope.spend(explored ? explored.count : MAX_CONTINUATIONS);
    return explored && pushGraph(positions, explored);
  }

  /** What can follow by these pushes; without them, by the table alone: without pushes onto dead squares. */
  private survey(position: number, all: PushGraph | undefined): Continuations {
    const { scope, plan } = this;
    const { isGoal } = scope;
    const filled = new Uint8Array(plan.size);
    const pushed = new Uint8Array(plan.size);
    const graph = all ?? scope.graph;
    let isFilling = false;
    let most = 0;
    const atPosition = (each: number): false => {
      let onGoals = 0;
      for (const cell of boxCellsAt(graph, each)) {
        filled[cell] = 1;
        onGoals += isGoal[cell] as number;
      }
      most = Math.max(most, onGoals);
      return false;
    };
    const atPush = (push: number): false => {
      const cell = graph.cells[push] as number;
      pushed[cell] = 1;
      if (!isGoal[cell] && isGoal[pushTarget(graph, push)]) isFilling = true;
      return false;
    };
    if (all) {
      for (let each = 0; each < all.count; each++) atPosition(each);
      for (let push = 0; push < all.from.length; push++) atPush(push);
    } else scope.walk({ from: position, withLost: true, atPosition, atPush });
    return { size: all ? all.count : scope.looked, filled, pushed, isFilling, most };
  }

  /**
   * Whether what the rule says of these boxes is true over all that follows a position in the graph: the positions of the proof, or undefined.
   * Follows the boxes as a set: frozen ones are never pushed, others are never all on goals.
   */
  private followed(graph: PushGraph, from: number, cells: readonly number[], rule: DeadlockReason): number | undefined {
    const { isGoal, boxes } = this.scope;
    const count = boxes.length;
    if (count > MAX_BOXES) return undefined;
    let set = 0;
    for (const cell of cells) set |= 1 << slotAt(graph, from, cell);
    // Each state is a position and a set; those of one position are a list.
    const newest = new Int32Array(graph.count).fill(NONE);
    const older = new Int32Array(MAX_FOLLOWED);
    const positions = new Int32Array(MAX_FOLLOWED);
    const sets = new Int32Array(MAX_FOLLOWED);
    let states = 0;
    const isNew = (position: number, which: number): boolean => {
      for (let state = newest[position] as number; state !== NONE; state = older[state] as number) {
        if (sets[state] === which) return false;
      }
      return true;
    };
    const add = (position: number, which: number): void => {
      positions[states] = position;
      sets[states] = which;
      older[states] = newest[position] as number;
      newest[position] = states++;
    };
    add(from, set);
    for (let head = 0; head < states; head++) {
      const position = positions[head] as number;
      const which = sets[head] as number;
      if (
        !isForever(rule) &&
        boxCellsAt(graph, position).every((cell, slot) => !((which >> slot) & 1) || isGoal[cell])
      ) {
        return undefined;
      }
      const end = graph.first[position + 1] as number;
      for (let push = graph.first[position] as number; push < end; push++) {
        const from = graph.fromSlots[push] as number;
        if (isForever(rule) && (which >> from) & 1) return undefined;
        const after = graph.to[push] as number;
        const next = movedSet(which, count, from, graph.toSlots[push] as number);
        if (!isNew(after, next)) continue;
        if (states === MAX_FOLLOWED) return undefined;
        add(after, next);
      }
    }
    this.scope.spend(states);
    return states;
  }

  /**
   * A minimal set of boxes that can't all get onto goals, the others taken off the board. Taking boxes away never makes a
   * board unsolvable, so boxes are tried one after the other.
   */
  private core(position: number): { readonly cells: readonly number[]; readonly proof: number } {
    const player = playerAt(this.scope.graph, position);
    let cells = Array.from(this.scope.boxCells(position));
    let proof = 0;
    for (const cell of [...cells]) {
      const rest = cells.filter((other) => other !== cell);
      if (rest.length === 0) break;
      const size = this.cannotAllGetHome(rest, player);
      if (size === undefined) continue;
      cells = rest;
      proof += size;
    }
    return { cells, proof: proof + 1 };
  }

  /** The positions of the proof, or undefined if the boxes can all get onto goals, or there are too many positions. */
  private cannotAllGetHome(cells: readonly number[], player: number): number | undefined {
    const positions = this.store(cells.length);
    if (!positions) return undefined;
    const start = positions.at(cells, player);
    const explored = finish(explore(positions, start, MAX_CORE_POSITIONS, { untilSolved: true }));
    this.scope.spend(explored ? explored.count : MAX_CORE_POSITIONS);
    return explored?.solved.length === 0 ? explored.count : undefined;
  }
}

/** A set of slots after the box in slot `from` moved to slot `to`. */
function movedSet(set: number, count: number, from: number, to: number): number {
  if (from === to) return set;
  let moved = 0;
  for (let slot = 0; slot < count; slot++) if ((set >> slot) & 1) moved |= 1 << movedSlot(slot, from, to);
  return moved;
}

/** The cell is one from which no box can reach a goal. */
export const isDeadSquare = (plan: FloorPlan, cell: number): boolean => plan.slots[cell] === NONE;
