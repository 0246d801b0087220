// The page of playlists: a row per puzzle and list, with the number of its levels; a row opens them as a collection.

import { localDay } from '@masu/core/base/daily.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import {
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  playlistLevels,
  playlistNames,
} from '@masu/core/play/playlists.js';
import type { StoredCollection, StoredLevel } from '../../saves/library.js';
import { offeredCollections, solvedPushes } from '../game/attempts.js';
import type { Grader } from '../game/grader.js';
import { gradedDifficulty } from '../game/records.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { openKeys } from '../pages/text-page.js';
import { SCREEN_PUZZLES, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { info } from '../screen/status.js';
import { playlistTexts, texts } from '../texts/language.js';
import type { PageHost } from './saved-pages.js';

function listedLevel(grader: Grader, level: StoredLevel, isShipped: boolean): PlaylistLevel {
  const { hash, play } = level;
  const graded = grader.gradeOf(level);
  const { difficulty = 0, optimum } = graded ? gradedDifficulty(play.puzzle, graded) : {};
  return { hash, isShipped, difficulty, ...TERMINAL_PUZZLES[play.puzzle].listed(play.level, optimum) };
}

/** The lists of a puzzle, each as a collection; one without levels is empty. */
function loadPlaylists(host: PageHost, puzzle: PuzzleId): readonly (readonly [PlaylistName, StoredCollection])[] {
  const { app, grader } = host;
  const [shipped = [], own = []] = offeredCollections(app.library, puzzle).map((collections) =>
    collections.flatMap(({ levels }) => levels),
  );
  const levels = [
    ...shipped.map((level) => listedLevel(grader, level, true)),
    ...own.map((level) => listedLevel(grader, level, false)),
  ];
  const byHash = new Map([...own, ...shipped].map((level) => [level.hash, level]));
  const player = {
    puzzle,
    attempts: app.store.attempts(),
    solvedWith: solvedPushes(app.store, puzzle),
    today: localDay(new Date(app.now())),
  };
  return playlistNames(puzzle).map((name) => {
    const hashes = playlistLevels(name, levels, player);
    const listed = hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return [
      name,
      {
        id: makePlaylistId({ puzzle, name, hashes }),
        title: playlistTexts.names[name],
        puzzle,
        levels: listed.map((level, at) => ({ ...level, number: at + 1 })),
        unsound: { count: 0, first: '' },
        text: '',
        isSaved: true,
      },
    ];
  });
}

function playlistsPage(host: PageHost): ChoicePage {
  const { app } = host;
  return new ChoicePage(app, {
    heading: playlistTexts.heading,
    rows: (showStatus) =>
      SCREEN_PUZZLES.flatMap((puzzle) =>
        loadPlaylists(host, puzzle).map(([name, list]) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], list.title),
          about: list.levels.length === 0 ? playlistTexts.empty[name] : texts.playlist.count(list.levels.length),
          open: () => (list.levels.length === 0 ? showStatus(info(playlistTexts.empty[name])) : host.showLevels(list)),
        })),
      ),
    help: () => openKeys(app, 'daily'),
  });
}

/** The row of the menu. */
export const playlistsRow = (host: PageHost): ChoiceRow => ({
  name: playlistTexts.heading,
  about: playlistTexts.about,
  open: () => host.app.open(playlistsPage(host)),
});
