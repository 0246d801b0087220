// Analyzes a level for its author, in stages: `onStage` gets what is known after each. One table of positions
// gives verdict, fewest pushes, grade, the comparison with the author's line, and the witnesses for the floor map.

import { defined } from '@masu/core/base/defined.js';
import type { Message } from '@masu/core/base/message.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { difficultyNumber, type SokobanGrade } from '../grade/difficulty.js';
import { canonicalForm } from '../positions/canonical-level.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { canBeSolved, canonicalTable } from '../positions/position-table.js';
import { judgeLine, type LineVerdict } from './author-line.js';
import { type BoardFacts, boardFacts, gradeFilled } from './board-facts.js';
import { makeEditBoard } from './edit-board.js';
import { mapEdits } from './edit-map.js';
import type { FloorKind } from './floor-map.js';
import { canonicalCells, NoteMaker, type SokobanEdits, type SokobanNote, saySokobanReview } from './notes.js';

/** What an author wants to know about a Sokoban level. */
export interface SokobanAnalysis {
  /** Whether the level can be solved, as far as it is known. */
  readonly verdict: 'solved' | 'unsolvable' | 'gave-up';
  /** Pushes of the best solution found; the fewest if `isProven`. */
  readonly pushes?: number;
  /** No solution has fewer pushes; or proven that there is none. */
  readonly isProven: boolean;
  /** All positions that can be reached, if there are few enough to count. */
  readonly positions?: number;
  /** How hard it is for a person. */
  readonly grade?: SokobanGrade;
  /** The number behind the grade (docs/grading.md). */
  readonly difficulty?: number;
  /** The difficulty is not an estimate. */
  readonly isExact?: boolean;
  /** Shortest solutions that differ by more than the order of their pushes, counted up to 256, if all could be walked. */
  readonly plans?: number;
  /** The verdict in a sentence. */
  readonly status: Message;
  /** What an author may want to change. */
  readonly notes: readonly SokobanNote[];
  /** What a wall on each plain cell would do, by cell of the level as drawn. */
  readonly floor?: readonly { readonly cell: number; readonly kind: FloorKind; readonly by?: number }[];
  /** What became of the author's line, if one was given. */
  readonly line?: LineVerdict['verdict'];
  /** With the wish `edits`, if the level has an exact grade. */
  readonly edits?: SokobanEdits;
  /** False while more stages follow. */
  readonly isComplete: boolean;
}

/** What an author may ask: what each single edit does; all spare floor filled. The answer takes the place of the notes. */
export const SOKOBAN_AUTHOR_WISHES = ['edits', 'fill'] as const;
export type SokobanAuthorWish = (typeof SOKOBAN_AUTHOR_WISHES)[number];

interface AnalyzeOptions {
  /** The author's line as pushes, in cells of the level. */
  readonly line?: readonly GradedPush[];
  readonly wish?: SokobanAuthorWish;
  /** Gets the analysis so far after each stage but the last. */
  readonly onStage?: (analysis: SokobanAnalysis) => void;
}

function boardStatus({ verdict, pushes = 0, isProven, graded }: BoardFacts): Message {
  if (verdict === 'unsolvable') return saySokobanReview('no-solution');
  if (verdict === 'gave-up') return saySokobanReview('gave-up');
  if (pushes === 0) return saySokobanReview('already-solved');
  if (!graded) return saySokobanReview(isProven ? 'solvable' : 'found', pushes);
  const difficulty = difficultyNumber(graded.units).toFixed(1);
  return saySokobanReview(isProven ? 'solvable-graded' : 'found-graded', pushes, graded.grade, difficulty);
}

/** Yields between slices of work. */
export function* analyzeSokoban(
  level: Level,
  { line, wish, onStage = () => {} }: AnalyzeOptions = {},
): Generator<void, SokobanAnalysis, void> {
  const form = canonicalForm(level);
  const { drawnCells } = form;
  const cells = canonicalCells(form, level);
  const maker = new NoteMaker(level, form);
  const player = cells[level.start.player] as number;
  let verdict: LineVerdict | undefined;
  if (line) {
    // Before the other stages: those replace the table that is kept.
    const result = yield* canonicalTable(form);
    const table = result.kind === 'table' && canBeSolved(result.table) ? result.table : undefined;
    const canonical = line.map(({ from, onto }) => ({ from: cells[from] ?? -1, onto: cells[onto] ?? -1 }));
    verdict = judgeLine(makeEditBoard(form.level), canonical, table);
  }
  const analysis = (facts: BoardFacts): SokobanAnalysis => ({
    verdict: facts.verdict,
    ...defined({ pushes: facts.pushes }),
    isProven: facts.isProven,
    ...defined({ positions: facts.positions }),
    ...(facts.graded
      ? {
          grade: facts.graded.grade,
          difficulty: difficultyNumber(facts.graded.units),
          isExact: facts.graded.isExact,
        }
      : {}),
    ...defined({ plans: facts.plans }),
    status: boardStatus(facts),
    notes: maker.design(facts, verdict, line),
    ...(facts.floor
      ? { floor: facts.floor.map(({ cell, ...rest }) => ({ cell: drawnCells[cell] as number, ...rest })) }
      : {}),
    ...defined({ line: verdict?.verdict }),
    isComplete: facts.isComplete,
  });
  if (!wish) return analysis(yield* boardFacts(form, player, (facts) => onStage(analysis(facts))));
  const facts = yield* boardFacts(form, player, () => {});
  const board = { ...makeEditBoard(form.level), player };
  if (wish === 'fill') {
    const room = facts.spare?.length ? yield* gradeFilled(board, facts.spare) : undefined;
    return { ...analysis(facts), notes: room ? [maker.room(room, facts)] : [] };
  }
  const { graded } = facts;
  const mapped = (edits?: SokobanEdits): SokobanAnalysis => ({ ...analysis(facts), notes: [], ...defined({ edits }) });
  // Without an exact grade, there is nothing to compare with.
  if (!graded?.isExact) return mapped();
  const map = yield* mapEdits(board, graded, (some) => onStage(mapped(maker.suggest(graded, some))));
  return mapped(maker.suggest(graded, map));
}
