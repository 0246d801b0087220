// A key for each level of a collection that is equal for the same puzzle, even turned or mirrored if its puzzle recognizes
// that. Made when first asked for, a few levels at a time.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { FUTOSHIKI_RULES } from '@masu/core/futoshiki/rules/rules.js';
import { SOKOBAN_RULES } from '@masu/core/sokoban/rules/rules.js';
import type { DraftOf, PlayablePuzzle } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { whenIdle } from '../../app/turns.js';
import type { Collection } from './collection.js';

type LevelRules<Id extends PuzzleId> = Pick<PlayablePuzzle<Id>, 'validate' | 'likeness'>;
const RULES: { readonly [Id in PuzzleId]: LevelRules<Id> } = { sokoban: SOKOBAN_RULES, futoshiki: FUTOSHIKI_RULES };
const rulesFor = <Id extends PuzzleId>(puzzle: Id): LevelRules<Id> => RULES[puzzle];

const SLICE = 40;
const known = new WeakMap<Collection['levels'], readonly string[]>();

/** In the order of the levels; none if they are no longer wanted. */
export async function puzzleKeys(
  { puzzle, levels }: Pick<Collection, 'puzzle' | 'levels'>,
  isWanted: () => boolean,
): Promise<readonly string[]> {
  const { likeness, validate } = rulesFor(puzzle);
  if (!likeness) return levels.map(({ hash }) => hash);
  const storedKeys = known.get(levels);
  if (storedKeys) return storedKeys;
  const keys: string[] = [];
  for (const [index, { draft, hash }] of levels.entries()) {
    if (index % SLICE === 0) await whenIdle();
    if (!isWanted()) return [];
    const read = validate(draft as DraftOf<PuzzleId>);
    keys.push(read.ok ? likeness.key(read.value) : hash);
  }
  known.set(levels, keys);
  return keys;
}
