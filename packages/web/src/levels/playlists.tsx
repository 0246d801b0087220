// The playlists of a puzzle: each button looks for its levels and opens the page whose address names them.

import { localDay } from '@masu/core/base/daily.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import {
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  playlistLevels,
  playlistNames,
} from '@masu/core/play/playlists.js';
import { attemptDifficulty } from '@masu/core/play/rating.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { useState } from 'preact/hooks';
import { Panel } from '../choices.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { loadCollection } from '../collections/data/collections.js';
import { listSources } from '../collections/data/playlists.js';
import { Button } from '../controls.js';
import { knownGrade } from '../grades/known-grades.js';
import { gradeRank } from '../level-grade.js';
import { solvedWith } from '../next/attempts.js';
import { go } from '../route.js';
import { levelRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { playlistTexts } from '../texts/playlist.js';

/** What lists know of a level beside its grade, by puzzle. */
const LIST_FACTS: {
  readonly [Id in PuzzleId]: (
    draft: DraftOf<Id>,
    optimum: number | undefined,
    isShipped: boolean,
  ) => Pick<PlaylistLevel, 'length' | 'boxes' | 'floor'>;
} = {
  sokoban(draft, optimum, isShipped) {
    const read = isShipped ? validateLevel(draft) : undefined;
    if (!read?.ok) return defined({ length: optimum });
    const { start, walls } = read.value;
    const floor = [...walls].filter((wall) => !wall).length;
    return { ...defined({ length: optimum }), boxes: start.boxes.length, floor };
  },
  futoshiki: ({ cells }) => ({ length: cells.filter((digit) => digit === 0).length }),
};

/** Levels without a grade are in no list but that of the levels given up. */
function listedLevel<Id extends PuzzleId>(puzzle: Id, level: CollectionLevel, isShipped: boolean): PlaylistLevel {
  const { hash, draft } = level;
  const graded = knownGrade(puzzle, level);
  const optimum = graded?.optimum;
  const difficulty = graded ? attemptDifficulty(puzzle, gradeRank(puzzle, graded.grade), graded.difficulty) : 0;
  const facts = LIST_FACTS[puzzle](draft as DraftOf<Id>, optimum, isShipped);
  return { hash, isShipped, difficulty, ...defined({ optimum }), ...facts };
}

const levelsIn = ({ puzzle, origin, levels }: Collection): readonly PlaylistLevel[] =>
  levels.map((level) => listedLevel(puzzle, level, origin === 'own'));

/** Opens a list; false if it has no levels. */
async function openList(puzzle: PuzzleId, name: PlaylistName): Promise<boolean> {
  const sources = await listSources(puzzle, loadCollection);
  const hashes = playlistLevels(name, sources.flatMap(levelsIn), {
    puzzle,
    attempts: saved.peek().attempts,
    today: localDay(new Date()),
    solvedWith: (hash) => solvedWith(puzzle, hash),
  });
  if (hashes.length === 0) return false;
  go(levelRoute('levels', makePlaylistId({ puzzle, name, hashes })));
  return true;
}

export function PlaylistsPanel({ puzzle }: { readonly puzzle: PuzzleId }) {
  const [empty, setEmpty] = useState<PlaylistName | undefined>(undefined);
  const open = (name: PlaylistName): void => {
    openList(puzzle, name).then(
      (isOpen) => setEmpty(isOpen ? undefined : name),
      () => setEmpty(name),
    );
  };
  return (
    <Panel heading={playlistTexts.heading} about={playlistTexts.about} label={playlistTexts.heading}>
      <div class="row">
        {playlistNames(puzzle).map((name) => (
          <Button key={name} onClick={() => open(name)}>
            {playlistTexts.names[name]}
          </Button>
        ))}
      </div>
      <p class="quiet" role="status">
        {empty && playlistTexts.empty[empty]}
      </p>
    </Panel>
  );
}
