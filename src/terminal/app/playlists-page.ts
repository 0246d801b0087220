// The page of playlists: a row per puzzle and list, with the number of its levels; a row opens them as a collection.

import { localDay } from '../../base/daily.js';
import { defined } from '../../base/defined.js';
import { PUZZLE_IDS, PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import {
  attemptDifficulty,
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  playlistLevels,
  playlistsOf,
} from '../../play/index.js';
import type { StoredCollection, StoredLevel } from '../../saves/index.js';
import { offeredCollections, solvedPushes } from '../game/attempts.js';
import type { Grader } from '../game/grader.js';
import { gradeStep } from '../game/level-grade.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { keysPage } from '../pages/help-page.js';
import type { App } from '../screen/page.js';
import { info } from '../screen/status.js';
import { texts } from '../texts/language.js';

export interface PlaylistHost {
  readonly app: App;
  readonly grader: Grader;
  /** Shows the levels of a list. */
  show(list: StoredCollection): void;
}

function listedLevel(grader: Grader, level: StoredLevel, isShipped: boolean): PlaylistLevel {
  const { hash, play } = level;
  const graded = grader.gradeOf(level);
  const optimum = graded?.optimum;
  const difficulty = graded
    ? attemptDifficulty(play.puzzle, gradeStep(play.puzzle, graded.grade), graded.difficulty)
    : 0;
  if (play.puzzle === 'futoshiki') {
    const length = play.level.cells.filter((digit) => digit === 0).length;
    return { hash, isShipped, difficulty, length };
  }
  const { start, walls } = play.level;
  const floor = [...walls].filter((wall) => !wall).length;
  return { hash, isShipped, difficulty, boxes: start.boxes.length, floor, ...defined({ length: optimum, optimum }) };
}

/** The lists of a puzzle, each as a collection; one without levels is empty. */
function listsOf(host: PlaylistHost, puzzle: PuzzleId): readonly (readonly [PlaylistName, StoredCollection])[] {
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
  return playlistsOf(puzzle).map((name) => {
    const hashes = playlistLevels(name, levels, player);
    const found = hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return [
      name,
      {
        id: makePlaylistId({ puzzle, name, hashes }),
        title: texts.playlist.names[name],
        puzzle,
        levels: found.map((level, at) => ({ ...level, number: at + 1 })),
        unsound: { count: 0, first: '' },
        text: '',
        isSaved: true,
      },
    ];
  });
}

function playlistsPage(host: PlaylistHost): ChoicePage {
  const { app } = host;
  const page: ChoicePage = new ChoicePage({
    heading: texts.playlist.heading,
    wayOut: 'back',
    rows: () =>
      PUZZLE_IDS.flatMap((puzzle) =>
        listsOf(host, puzzle).map(([name, list]) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], list.title),
          about: list.levels.length === 0 ? texts.playlist.empty[name] : texts.playlist.count(list.levels.length),
          open: () => (list.levels.length === 0 ? page.showStatus(info(texts.playlist.empty[name])) : host.show(list)),
        })),
      ),
    paste: () => {},
    help: () => app.open(keysPage('daily', () => app.back())),
    back: () => app.back(),
    escape: () => app.escape(),
    size: () => app.size(),
  });
  return page;
}

/** The row of the menu. */
export const playlistsRow = (host: PlaylistHost): ChoiceRow => ({
  name: texts.playlist.heading,
  about: texts.playlist.about,
  open: () => host.app.open(playlistsPage(host)),
});
