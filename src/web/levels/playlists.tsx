// The playlists of a puzzle: each button looks for its levels and opens the page whose address names them.

import { useState } from 'preact/hooks';
import { localDay } from '../../base/daily.js';
import { defined } from '../../base/defined.js';
import type { PuzzleId } from '../../base/puzzle.js';
import {
  attemptDifficulty,
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  playlistLevels,
  playlistNames,
  recordKey,
} from '../../play/index.js';
import { type Draft, validateLevel } from '../../sokoban/index.js';
import { Panel } from '../choices.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { loadCollection } from '../collections/data/collections.js';
import { listSources } from '../collections/data/playlists.js';
import { Button } from '../controls.js';
import { knownGrade } from '../grades/known-grades.js';
import { gradeRank } from '../level-grade.js';
import { go } from '../route.js';
import { levelRoute } from '../routes.js';
import { records, saved } from '../saves/saves.js';
import { playlistTexts } from '../texts/playlist.js';

/** Boxes and floor of a Sokoban level. */
function boardFacts(draft: unknown): Pick<PlaylistLevel, 'boxes' | 'floor'> {
  const read = validateLevel(draft as Draft);
  if (!read.ok) return {};
  const { start, walls } = read.value;
  return { boxes: start.boxes.length, floor: [...walls].filter((wall) => !wall).length };
}

/** Levels without a grade are in no list but that of the levels given up. */
function listedLevel(puzzle: PuzzleId, level: CollectionLevel, isShipped: boolean): PlaylistLevel {
  const { hash, draft } = level;
  const graded = knownGrade(puzzle, level);
  const optimum = graded?.optimum;
  const difficulty = graded ? attemptDifficulty(puzzle, gradeRank(puzzle, graded.grade), graded.difficulty) : 0;
  const cells = puzzle === 'futoshiki' ? (draft as { readonly cells: readonly number[] }).cells : undefined;
  const length = cells ? cells.filter((digit) => digit === 0).length : optimum;
  const facts = isShipped && puzzle === 'sokoban' ? boardFacts(draft) : {};
  return { hash, isShipped, difficulty, ...defined({ length, optimum }), ...facts };
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
    solvedWith(hash) {
      const record = records.peek().get(recordKey({ puzzle, hash }));
      return record?.puzzle === 'sokoban' ? record.bestPushes.pushes : record && 0;
    },
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
