// Improves a room by threshold accepting (Dueck and Scheuer 1990): changes a cell or a goal, evaluates the starts
// again, and keeps the change unless the value falls by more than a random part of a shrinking threshold. (Simulated
// annealing would need Math.exp, whose last bit differs between engines.) The value is the nearness to the wish minus
// penalties for an ugly room.

import type { Random } from '@masu/core/base/random.js';
import { type Aim, evaluateRoom, type RoomStart, type Workspace } from './evaluate-room.js';
import { isRim, type Looks, largestPart, measureLooks, neighborOffsets, type Room } from './room.js';
import { withoutIdleFloor } from './without-idle-floor.js';

export interface Climbed {
  readonly room: Room;
  readonly starts: readonly RoomStart[];
  readonly value: number;
}

export interface ClimbPlan {
  readonly aim: Aim;
  readonly mutations: number;
  readonly mostPositions: number;
  /** The requested amount of floor; more or less lowers the value. */
  readonly floor: readonly [least: number, most: number];
  readonly workspace: Workspace;
  /** A room that fails this is not evaluated. */
  isFit(room: Room): boolean;
}

const WORTHLESS = Number.NEGATIVE_INFINITY;

const FIRST_THRESHOLD = 1_400;

/** Good enough: climbing stops. */
const GOOD = -260;

function looksPenalty({ floor, stubs, goalGroups, pillars }: Looks, [least, most]: readonly [number, number]): number {
  const outside = 220 * Math.max(0, least - floor) + 120 * Math.max(0, floor - most);
  return 1024 * (goalGroups - 1) + 500 * stubs + 410 * Math.max(0, pillars - 2) + outside;
}

export function* evaluated(drawn: Room, plan: ClimbPlan): Generator<void, Climbed, void> {
  const room = withoutIdleFloor(drawn);
  if (!plan.isFit(room)) return { room, starts: [], value: WORTHLESS };
  const starts = yield* evaluateRoom(room, plan.aim, plan.mostPositions, plan.workspace);
  const best = starts[0];
  const value = best ? best.value - looksPenalty(measureLooks(room), plan.floor) : WORTHLESS;
  return { room, starts, value };
}

function flip(room: Room, random: Random): Room | undefined {
  const walls = Uint8Array.from(room.walls);
  const offsets = neighborOffsets(room);
  let wanted = 1 + random.below(2);
  for (let draws = 0; wanted > 0 && draws < 40; draws++) {
    const cell = random.below(walls.length);
    if (isRim(room, cell) || room.goals.includes(cell)) continue;
    if (walls[cell] && !offsets.some((offset) => !walls[cell + offset])) continue;
    walls[cell] = walls[cell] ? 0 : 1;
    wanted--;
  }
  const next = largestPart({ ...room, walls });
  return next.goals.length === room.goals.length ? next : undefined;
}

function shiftGoal(room: Room, random: Random): Room | undefined {
  const at = random.below(room.goals.length);
  const to = (room.goals[at] as number) + (neighborOffsets(room)[random.below(4)] as number);
  if (room.walls[to] || room.goals.includes(to)) return undefined;
  const goals = room.goals.map((goal, index) => (index === at ? to : goal)).sort((a, b) => a - b);
  return { ...room, goals };
}

/** The best room found on the way, not the last. Yields between slices of the evaluation. */
export function* climb(from: Climbed, plan: ClimbPlan, random: Random): Generator<void, Climbed, void> {
  let current = from;
  let best = from;
  for (let done = 0; done < plan.mutations && best.value < GOOD; done++) {
    const room = random.below(100) < 65 ? flip(current.room, random) : shiftGoal(current.room, random);
    const luck = random.next();
    if (!room) continue;
    const next = yield* evaluated(room, plan);
    const threshold = (FIRST_THRESHOLD * (plan.mutations - done)) / plan.mutations;
    if (next.value < current.value - threshold * luck * luck) continue;
    current = next;
    if (current.value > best.value) best = current;
  }
  return best;
}
