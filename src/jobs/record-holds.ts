// Is a record what it says? One that comes from elsewhere (a file, another machine, a page's storage) is believed only
// after its solutions were replayed on its own level and gave the very figures it claims. Stands here because every
// face that takes records in must ask it. The shapes are those of saved data, named by what is looked at alone: this
// room does not know who keeps records.

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
  /** In any of our formats; its first level is meant. */
  readonly level: string;
}

/** The parts of a saved record that can be true or false. */
export type ClaimedRecord =
  | (ClaimedLevel & {
      readonly puzzle: 'sokoban';
      readonly bestMoves: ClaimedScore;
      readonly bestPushes: ClaimedScore;
    })
  | (ClaimedLevel & { readonly puzzle: 'futoshiki'; readonly solution: readonly string[] });

/** The level of a record, where its text is what its hash says. */
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
