// Verifies imported records by replaying their solutions. A record from outside (a file, another machine, a page's
// storage) is accepted only if its solutions solve its level with exactly the score it states. It lives in this module
// because every front end that imports records needs it; its types repeat the relevant fields of saved data, because
// this module does not import `play`.

import { checkSolutionText, puzzleOf } from './puzzles.js';
import { readLevels } from './read-levels.js';

interface ClaimedScore {
  /** In LURD. */
  readonly solution: string;
  readonly moves: number;
  readonly pushes: number;
}

interface ClaimedLevel {
  readonly hash: string;
  /** The level, in any of our formats; the first one if there are several. */
  readonly level: string;
}

/** The verifiable parts of a saved record. */
export type ClaimedRecord =
  | (ClaimedLevel & {
      readonly puzzle: 'sokoban';
      readonly bestMoves: ClaimedScore;
      readonly bestPushes: ClaimedScore;
    })
  | (ClaimedLevel & { readonly puzzle: 'futoshiki'; readonly solution: readonly string[] });

/** The level of a record, if its text matches its hash. */
function levelOf({ puzzle, hash, level }: ClaimedRecord): unknown {
  const read = readLevels(level);
  if (!read.ok || read.value.puzzle.id !== puzzle) return undefined;
  const found = read.value.levels[0]?.level;
  return found?.ok && puzzleOf(puzzle).hash(found.value) === hash ? found.value : undefined;
}

/** Whether every solution of a record solves its level with the score it states. Never throws. */
export function recordHolds(record: ClaimedRecord): boolean {
  const level = levelOf(record);
  if (level === undefined) return false;
  if (record.puzzle === 'futoshiki') return checkSolutionText('futoshiki', level, record.solution).ok;
  return [record.bestMoves, record.bestPushes].every(({ solution, moves, pushes }) => {
    const figures = checkSolutionText('sokoban', level, solution);
    return figures.ok && figures.value.moves === moves && figures.value.pushes === pushes;
  });
}
