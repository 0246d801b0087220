// "Next for you": a row per puzzle and wished chance of success, and what becomes of the rating.

import { localDay } from '../../base/daily.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import {
  countedAttempts,
  currentRating,
  makePlaylistId,
  type PlaylistLevel,
  type PlaylistName,
  playlistLevels,
  playlistNames,
  RATING_SINCE,
  type SuccessWish,
  WISH_NAMES,
  WISHES,
} from '../../play/index.js';
import type { StoredCollection, StoredLevel } from '../../saves/index.js';
import type { Grader } from '../game/grader.js';
import { gradedDifficulty, keepsRating, lastRatingReset, offeredCollections, solvedPushes } from '../game/records.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { openKeys } from '../pages/text-page.js';
import { SCREEN_PUZZLES, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { info, type Status } from '../screen/page.js';
import { playlistTexts, texts } from '../texts/language.js';
import type { PageHost } from './saved-pages.js';

/** The levels to choose from: those that come with masu, then the player's own. */
const offeredLevels = ({ app: { library } }: PageHost, puzzle: PuzzleId): readonly StoredLevel[] =>
  offeredCollections(library, puzzle)
    .flat()
    .flatMap(({ levels }) => levels);

/** Whether a level that comes with masu still has no grade. */
const isGrading = ({ app: { library }, grader }: PageHost, puzzle: PuzzleId): boolean =>
  (offeredCollections(library, puzzle)[0] ?? []).some(({ levels }) =>
    levels.some((level) => !grader.gradeOf(level) && !grader.isTried(level)),
  );

/** The rating in words; empty before the first attempt. */
function ratingMessage({ app: { store } }: PageHost, puzzle: PuzzleId): string {
  const attempts = store.attempts();
  if (!keepsRating(store) || countedAttempts(attempts, puzzle, lastRatingReset(store)).length === 0) return '';
  const { mean, deviation } = currentRating(attempts, puzzle, lastRatingReset(store));
  return texts.next.rating(Math.round(mean), Math.round(2 * deviation));
}

/** The levels to play next: a row per puzzle and wished chance. */
function nextPage(host: PageHost): ChoicePage {
  const { app } = host;
  /** The row that was opened before its levels were graded: its level opens when they are. */
  let wanted: { puzzle: PuzzleId; wish: SuccessWish; showStatus: (status: Status) => void } | undefined;
  const graded = (): void => {
    if (!wanted || isGrading(host, wanted.puzzle)) return;
    if (!host.playNext(wanted.puzzle, wanted.wish)) wanted.showStatus(info(texts.next.none));
    wanted = undefined;
    app.draw();
  };
  return new ChoicePage(app, {
    heading: texts.next.heading,
    rows: (showStatus) => [
      ...SCREEN_PUZZLES.flatMap((puzzle) =>
        WISH_NAMES.map((wish) => ({
          name: texts.next.row(PUZZLE_NAMES[puzzle], texts.next.wishes[wish]),
          about: `${texts.next.chance(Math.round(100 * WISHES[wish]))} ${ratingMessage(host, puzzle)}`.trim(),
          open: () => {
            wanted = isGrading(host, puzzle) ? { puzzle, wish, showStatus } : undefined;
            if (wanted) showStatus(info(texts.next.grading));
            else if (!host.playNext(puzzle, wish)) showStatus(info(texts.next.none));
          },
        })),
      ),
      {
        name: texts.next.keep,
        about: keepsRating(app.store) ? texts.next.on : texts.next.off,
        open: () => {
          app.store.saveSetting('rating', !keepsRating(app.store));
          showStatus(info(keepsRating(app.store) ? texts.next.on : texts.next.off));
        },
      },
      {
        name: texts.next.reset,
        about: texts.next.resetAbout,
        open: () => {
          app.store.saveSetting(RATING_SINCE, app.now());
          showStatus(info(texts.next.resetDone));
        },
      },
    ],
    enter: () =>
      host.grader.start(
        SCREEN_PUZZLES.flatMap((puzzle) => offeredLevels(host, puzzle)),
        graded,
      ),
    leave: () => {
      wanted = undefined;
      host.grader.stop();
    },
    help: () => openKeys(app, 'daily'),
  });
}

/** The row of the menu for the level to play next. */
export const nextRow = (host: PageHost): ChoiceRow => ({
  name: texts.next.heading,
  about: texts.next.about,
  open: () => host.app.open(nextPage(host)),
});

// The page of playlists: a row per puzzle and list, with the number of its levels; a row opens them as a collection.

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
    const found = hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return [
      name,
      {
        id: makePlaylistId({ puzzle, name, hashes }),
        title: playlistTexts.names[name],
        puzzle,
        levels: found.map((level, at) => ({ ...level, number: at + 1 })),
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
