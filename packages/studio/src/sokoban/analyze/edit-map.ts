// What each single edit of a level does, for an author who wants ideas: no solution, a longer one, more ways to go wrong, or
// easier. Difficulty alone is a bad guide: opening floor raises it by deadlocks without making the solution any longer.
// So the edits that lengthen the solution and those that only add deadlocks are two lists. Every edited board is
// enumerated whole, so its fewest pushes are proven; one with too many positions is left out.

import { solutionUnits } from '../grade/difficulty.js';
import { gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/reasons.js';
import { canonicalForm } from '../positions/canonical-level.js';
import { canonicalTable } from '../positions/position-table.js';
import { type EditBoard, levelOfEditBoard } from './edit-board.js';
import { MAX_EDIT_POSITIONS } from './search-board.js';
import { type BoardEdit, singleEdits } from './single-edits.js';

/** `traps`: as long, with more deadlocks. `other`: none of these. `unknown`: too many positions, or the budget is spent. */
export type EditEffect = 'dead' | 'longer' | 'traps' | 'easier' | 'other' | 'unknown';

export interface MappedEdit {
  readonly edit: BoardEdit;
  readonly effect: EditEffect;
  /** With a solution: the edited level's grade, which is exact. */
  readonly graded?: SokobanGraded;
}

export interface EditMap {
  /** In the order in which they were tried. */
  readonly edits: readonly MappedEdit[];
  readonly isComplete: boolean;
}

/** Positions searched for edits of each kind, so that no kind is left out; what one leaves over serves the next. */
const MAP_POSITIONS: Readonly<Record<BoardEdit['kind'], number>> = {
  box: 500_000,
  goal: 500_000,
  floor: 600_000,
  wall: 400_000,
};
/** Edits between two reports. */
const REPORTED = 8;
/** Less difference than this, in units, is no difference to a player: a twentieth of a point. */
const MIN_UNITS = 205;

export const deadShare = ({ reach }: SokobanGraded): number => (reach ? reach.dead / reach.reachable : 0);
const MIN_SHARE = 0.01;

function editEffect(before: SokobanGraded, after: SokobanGraded): EditEffect {
  if (after.figures.pushes > before.figures.pushes) return 'longer';
  if (after.units <= before.units - MIN_UNITS) return 'easier';
  const isAsLong = after.figures.pushes === before.figures.pushes;
  return isAsLong && deadShare(after) >= deadShare(before) + MIN_SHARE ? 'traps' : 'other';
}

/** The grade of an edited board that is small enough, and the positions that it cost. */
function* gradeEdited(
  board: EditBoard,
  most: number,
): Generator<void, { readonly graded: SokobanGraded | 'dead' | 'unknown'; readonly positions: number }, void> {
  const level = levelOfEditBoard(board);
  // A box that can't be reached, for instance.
  if (!level) return { graded: 'dead', positions: 0 };
  const table = yield* canonicalTable(canonicalForm(level), most);
  if (table.kind === 'too-large') return { graded: 'unknown', positions: most };
  // The table is at hand, so grading costs little.
  const grading = yield* gradeSokoban(level);
  const positions = table.kind === 'table' ? table.table.explored.count : 0;
  return { graded: grading.verdict === 'graded' ? grading : 'dead', positions };
}

/** `graded` is the exact grade of the board. `onSome` gets the map so far every few edits. */
export function* mapEdits(
  board: EditBoard,
  graded: SokobanGraded,
  onSome: (map: EditMap) => void,
): Generator<void, EditMap, void> {
  const edits: MappedEdit[] = [];
  let left = 0;
  let kind: BoardEdit['kind'] | undefined;
  for (const { edit, board: edited } of singleEdits(board)) {
    if (edit.kind !== kind) left += MAP_POSITIONS[edit.kind];
    kind = edit.kind;
    const most = Math.min(MAX_EDIT_POSITIONS, left);
    const result = most > 0 ? yield* gradeEdited(edited, most) : ({ graded: 'unknown', positions: 0 } as const);
    left -= result.positions;
    const after = result.graded;
    if (typeof after === 'string') edits.push({ edit, effect: after });
    else if (after.figures.pushes > 0) edits.push({ edit, effect: editEffect(graded, after), graded: after });
    if (edits.length % REPORTED === 0) onSome({ edits: [...edits], isComplete: false });
  }
  return { edits, isComplete: true };
}

export type EditList = 'longer' | 'traps' | 'easier';

/** What makes an edit the first of its list: the harder solution, the greater share of deadlocks, the least difficulty. */
const WORTH: Readonly<Record<EditList, (graded: SokobanGraded) => number>> = {
  longer: ({ figures }) => solutionUnits(figures.boxChanges, figures.pushes, figures.gap),
  traps: deadShare,
  easier: ({ units }) => -units,
};

/** Edits offered of each list. */
const MAX_OFFERED = 4;

/** The best first. */
export function bestEdits(map: EditMap, list: EditList): readonly Required<MappedEdit>[] {
  const all = map.edits.filter((each): each is Required<MappedEdit> => each.effect === list);
  const worth = WORTH[list];
  return [...all].sort((a, b) => worth(b.graded) - worth(a.graded)).slice(0, MAX_OFFERED);
}
