// The address at which a level can be played in a copy of the web app: the level is in the fragment, so no server needs
// to know it.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import { makeLinkBoard } from '@masu/core/sokoban/formats/link-board.js';
import type { DraftOf } from '../jobs/puzzles/puzzle-types.js';

const TEXTS: { readonly [Id in PuzzleId]: (draft: DraftOf<Id>) => string | undefined } = {
  sokoban: ({ rows }) => makeLinkBoard(rows),
  futoshiki(draft) {
    const text = UNEQUAL.make([draft]);
    return text.ok ? text.value.trim() : undefined;
  },
};

/** `base`: the address of the web app. Undefined if a link can't hold the level. */
export function playLink<Id extends PuzzleId>(base: string, puzzle: Id, draft: DraftOf<Id>): string | undefined {
  const text = TEXTS[puzzle](draft);
  return text === undefined ? undefined : `${base.split('#')[0]}#/${puzzle}?l=${encodeURIComponent(text)}`;
}
