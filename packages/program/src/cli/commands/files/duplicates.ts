// Finds duplicate boards, also rotated and mirrored ones if the puzzle recognizes them (`likeness`). Levels are first
// compared by their sketches; whole boards only if two sketches are equal.

import type { LevelDifference, PuzzleId } from '@masu/core/base/puzzle.js';
import { likenessKey } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { AnyLevel, PlayablePuzzle } from '@masu/engine/jobs/puzzles/puzzle-types.js';

interface Seen {
  readonly file: string;
  readonly number: number;
}

export interface Duplicate extends Seen, LevelDifference {}

interface Entry extends Seen {
  readonly puzzle: PlayablePuzzle<PuzzleId>;
  readonly level: AnyLevel;
}

/** Equal for equal boards. Its first letter keeps it apart from the key of a puzzle. */
const exactKey = ({ puzzle, level }: Entry): string => `=${puzzle.hash(level)}`;

/** Equal for the same puzzle in any orientation; it takes eight times as long as the exact key. */
const puzzleKey = ({ puzzle, level }: Entry): string => likenessKey(puzzle, level);

/** Levels with the same sketch: a single one, or several, each by both of its keys. */
type Alike = Entry | Map<string, Entry>;

export class Duplicates {
  private readonly boards = new Map<string, Alike>();

  /** The first earlier level with the same board, rather one that is exactly the same; stores the level. */
  find(puzzle: PlayablePuzzle<PuzzleId>, level: AnyLevel, file: string, number: number): Duplicate | undefined {
    const entry = { puzzle, level, file, number };
    const key = `${puzzle.id} ${puzzle.likeness?.sketch(level) ?? puzzle.hash(level)}`;
    const alike = this.boards.get(key);
    if (!alike) {
      this.boards.set(key, entry);
      return undefined;
    }
    const several = alike instanceof Map ? alike : keyed(alike);
    this.boards.set(key, several);
    const same = several.get(exactKey(entry)) ?? several.get(puzzleKey(entry));
    for (const [name, each] of keyed(entry)) if (!several.has(name)) several.set(name, each);
    if (!same) return undefined;
    const difference = puzzle.likeness?.difference(level, same.level) ?? { turned: false, playerMoved: false };
    return { file: same.file, number: same.number, ...difference };
  }
}

const keyed = (entry: Entry): Map<string, Entry> => new Map([exactKey, puzzleKey].map((key) => [key(entry), entry]));
