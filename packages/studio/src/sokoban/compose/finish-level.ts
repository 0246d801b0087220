// Finishes a level: of exactly the requested grade, without any box, dead end, or (in knots) floor cell that the grade
// doesn't need, with the player away from the boxes, and proven by the push-optimal solver. While it is trimmed, the
// difficulty is that of all floor, so that some ways to go wrong remain; a tight level loses those too.

import { PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import type { SokobanGrade } from '../grade/difficulty.js';
import { type GradedFloor, gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/reasons.js';
import { buildTable } from '../positions/position-table.js';
import { usedFloor } from '../positions/used-floor.js';
import {
  type DraftLevel,
  draftRows,
  plainCells,
  validateDraftLevel,
  walledUp,
  withoutPair,
  withPlayerAside,
} from './draft-level.js';
import { floorCells, measureLooks, type Room } from './room.js';

export interface Finished {
  readonly room: Room;
  readonly level: Level;
  readonly rows: readonly string[];
  readonly graded: SokobanGraded;
}

/**
 * A cell is removed if the difficulty falls by at most this, in units, and the solution grows by at most TRIM_PUSHES.
 */
export const TRIM_UNITS = 123;

export const TRIM_PUSHES = 4;

/** A tight level may lose this much difficulty to get rid of a cell, and no push. */
const TIGHT_UNITS = 1024;

/** Dead ends, groups of goals, and pillars: at most this many of each. */
const MAX_LOOKS = 2;

/** The exact grade of a draft; undefined if it has none. */
function* exactly(draft: DraftLevel, floor: GradedFloor = 'all'): Generator<void, SokobanGraded | undefined, void> {
  const level = validateDraftLevel(draft);
  if (!level) return undefined;
  const grading = yield* gradeSokoban(level, floor);
  return grading.verdict === 'graded' && grading.isExact ? grading : undefined;
}

interface Held {
  readonly draft: DraftLevel;
  readonly graded: SokobanGraded;
}

/** The changed level, if it keeps its grade and difficulty. */
function* heldLevel(next: DraftLevel | undefined, from: Held): Generator<void, Held | undefined, void> {
  if (!next) return undefined;
  const graded = yield* exactly(next);
  if (!graded || graded.grade !== from.graded.grade) return undefined;
  const isHeld =
    graded.units >= from.graded.units - TRIM_UNITS && graded.figures.pushes <= from.graded.figures.pushes + TRIM_PUSHES;
  return isHeld ? { draft: next, graded } : undefined;
}

/** Turns unnecessary cells into walls until none is left. `leastWalls` 3: dead ends only. */
function* trim(from: Held, leastWalls: number): Generator<void, Held, void> {
  let current = from;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const cell of plainCells(current.draft, leastWalls)) {
      const next = yield* heldLevel(walledUp(current.draft, cell), current);
      if (!next) continue;
      current = next;
      isChanged = true;
    }
  }
  return current;
}

/** The draft with walls on all floor that no shortest solution uses. */
function* withUsedFloor(draft: DraftLevel): Generator<void, DraftLevel, void> {
  const { room, boxes, player } = draft;
  const result = yield* buildTable({ ...room, start: { boxes, player } });
  const used = result.kind === 'table' ? yield* usedFloor(result.table) : undefined;
  return used ? { room: { ...room, walls: used.walls }, boxes, player: used.start.player } : draft;
}

/** Without spare floor: what no shortest solution uses, then each cell beside a wall that some shortest one avoids. */
function* tightened(draft: DraftLevel): Generator<void, Held | undefined, void> {
  const used = yield* withUsedFloor(draft);
  const first = yield* exactly(used, 'used');
  let current = first && { draft: used, graded: first };
  for (let isChanged = true; isChanged && current && first; ) {
    isChanged = false;
    for (const cell of plainCells(current.draft)) {
      const walled = walledUp(current.draft, cell);
      const next = walled && (yield* withUsedFloor(walled));
      const graded = next && (yield* exactly(next, 'used'));
      if (!graded || graded.figures.pushes !== first.figures.pushes || graded.grade !== first.grade) continue;
      if (graded.units < first.units - TIGHT_UNITS) continue;
      current = { draft: next, graded };
      isChanged = true;
      break;
    }
  }
  return current;
}

/** Whether the level would be as difficult without some box and goal. */
function* hasNeedlessPair(draft: DraftLevel, units: number, floor: GradedFloor): Generator<void, boolean, void> {
  const { boxes } = draft;
  for (let box = 0; box < boxes.length; box++) {
    for (let goal = 0; goal < boxes.length; goal++) {
      const graded = yield* exactly(withoutPair(draft, box, goal), floor);
      if (graded && graded.units >= units) return true;
    }
  }
  return false;
}

function looksGood({ room }: DraftLevel): boolean {
  const { stubs, goalGroups, pillars } = measureLooks(room);
  return Math.max(stubs, goalGroups, pillars) <= MAX_LOOKS;
}

export interface Demands {
  readonly grade: SokobanGrade;
  readonly leastFloor: number;
  readonly leastPushes: number;
  /** Dead ends only, every floor cell that the grade doesn't need, or all that the solution doesn't need. */
  readonly trim: 'ends' | 'grade' | 'solution';
  /** The grade that generator 1 demanded: that of all floor. */
  readonly floor: GradedFloor;
}

/** Undefined if this draft can't be finished. */
export function* finishLevel(
  draft: DraftLevel,
  { grade, leastFloor, leastPushes, trim: extent, floor }: Demands,
  random: Random,
): Generator<void, Finished | undefined, void> {
  const first = yield* exactly(draft);
  if (!first || first.grade !== grade || first.figures.idleBoxes > 0) return undefined;
  const loose = yield* trim({ draft, graded: first }, extent === 'ends' ? 3 : 1);
  const kept = extent === 'solution' ? yield* tightened(loose.draft) : loose;
  if (!kept) return undefined;
  const { draft: trimmed, graded } = kept;
  if (graded.figures.idleBoxes > 0 || !looksGood(trimmed)) return undefined;
  if (graded.figures.pushes < leastPushes || floorCells(trimmed.room).length < leastFloor) return undefined;
  if (yield* hasNeedlessPair(trimmed, graded.units, extent === 'solution' ? 'used' : 'all')) return undefined;
  const placed = withPlayerAside(trimmed, random);
  const level = validateDraftLevel(placed);
  if (!level) return undefined;
  const proof = yield* PUSH_OPTIMAL.solve(level, {}, PATIENT);
  if (proof.verdict !== 'solved') return undefined;
  const { pushes } = scoreOf(level, proof.answer);
  if (pushes !== graded.figures.pushes) {
    throw new Error(`The table says ${graded.figures.pushes} pushes, push-optimal ${pushes}.`);
  }
  const final = yield* gradeSokoban(level);
  if (final.verdict !== 'graded' || (floor === 'used' && final.grade !== grade)) return undefined;
  return { room: placed.room, level, rows: draftRows(placed), graded: final };
}
