// Lists of saved data: games in progress and records; the choice of the language; and where pages of the menu lead.

import { isLanguage, LANGUAGE_IDS, LANGUAGES, type LanguageId } from '@masu/core/base/languages.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SuccessWish } from '@masu/core/play/next-level.js';
import type { LevelRecord, SavedGame } from '@masu/core/play/saved-data.js';
import { latestGames } from '@masu/core/play/saved-order.js';
import type { Environment } from '../../host/host.js';
import { endOfGame } from '../../saves/game-end.js';
import type { StoredCollection } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import type { Grader } from '../game/grader.js';
import { type ChoiceActions, ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { shownRecords } from '../pages/progress.js';
import { hasScreen, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { App } from '../screen/page.js';
import { info, problem, type Status } from '../screen/status.js';
import { languageOfEnvironment, shownTitle, terminalLanguage, texts, useLanguage } from '../texts/language.js';

/** A level as saved data identifies it. */
export type SavedLevel = Pick<SavedGame, 'puzzle' | 'hash' | 'title' | 'level'>;

export interface PageHost {
  readonly app: App;
  readonly grader: Grader;
  play(collection: StoredCollection, index: number): void;
  /** Plays a level; false if it can't be read. */
  playSaved(level: SavedLevel): boolean;
  /** Plays the level that suits the player; false if there is none. */
  playNext(puzzle: PuzzleId, wish: SuccessWish): boolean;
  showLevels(collection: StoredCollection): void;
  paste(text: string, showStatus: (status: Status) => void): void;
  help(): void;
}

const savedTitle = ({ title, puzzle }: { title: string; puzzle: PuzzleId }): string =>
  title === '' ? texts.menu.untitled[puzzle] : shownTitle(title);

/** `2026-11-15 04:30`, local time, in every language. */
function localTime(instant: number): string {
  const date = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A list of saved data. */
const listPage = (
  { app, paste, help }: PageHost,
  heading: string,
  empty: string,
  rows: ChoiceActions['rows'],
): ChoicePage => new ChoicePage(app, { heading, empty, rows, paste, help });

/** The latest game of each level that is not solved yet, the one saved last first. */
export const runningGames = (store: Store): SavedGame[] =>
  [...latestGames(store.games()).values()]
    .filter((game) => game.moves > 0 && hasScreen(game.puzzle) && endOfGame(game) === 'open')
    .sort((a, b) => b.savedAt - a.savedAt);

function gameRow(host: PageHost, game: SavedGame, showStatus: (status: Status) => void): ChoiceRow {
  const { savedGames } = texts;
  const title = savedTitle(game);
  return {
    name: title,
    about: savedGames.about[game.puzzle](game.moves, localTime(game.savedAt)),
    open: () => {
      if (!host.playSaved(game)) showStatus(problem(savedGames.unreadable));
    },
    remove: {
      ask: savedGames.askGame(title),
      run: () =>
        host.app.store.removeGame(game)
          ? info(savedGames.gameDeleted(title))
          : problem(host.app.store.takeNotice() || savedGames.gameChanged(title)),
    },
  };
}

function gamesPage(host: PageHost): ChoicePage {
  const { heading, none } = texts.savedGames;
  return listPage(host, heading, none, (showStatus) =>
    runningGames(host.app.store).map((game) => gameRow(host, game, showStatus)),
  );
}

const solvedAt = (record: LevelRecord): number => TERMINAL_PUZZLES[record.puzzle].solvedAt(record);

/** Every level solved, the latest record first. */
function recordsPage(host: PageHost): ChoicePage {
  const { records, noRecords, unreadable } = texts.savedGames;
  return listPage(host, records, noRecords, (showStatus) => {
    host.app.store.refresh();
    return shownRecords(host.app.store)
      .sort((a, b) => solvedAt(b) - solvedAt(a))
      .map((record) => ({
        name: savedTitle(record),
        about: TERMINAL_PUZZLES[record.puzzle].recordAbout(record),
        open: () => {
          if (!host.playSaved(record)) showStatus(problem(unreadable));
        },
      }));
  });
}

const LANGUAGE_SETTING = 'terminal.language';

/** What the player chose, or undefined: then the environment decides. */
export function savedLanguage(store: Store): LanguageId | undefined {
  const id = store.setting(LANGUAGE_SETTING, '');
  return isLanguage(id) ? id : undefined;
}

/** The language to show: the player's choice, else what the environment asks for. */
export const wantedLanguage = (store: Store, env: Environment): LanguageId =>
  savedLanguage(store) ?? languageOfEnvironment(env);

/** Changes the language at once and saves the choice. */
async function choose({ app }: PageHost, id: LanguageId | '', showStatus: (status: Status) => void): Promise<void> {
  const wanted = id === '' ? languageOfEnvironment(app.env) : id;
  try {
    await useLanguage(wanted);
    app.store.saveSetting(LANGUAGE_SETTING, id);
    app.back();
  } catch {
    showStatus(problem(texts.menu.languageFailed(LANGUAGES[wanted])));
    app.draw();
  }
}

function languagePage(host: PageHost): ChoicePage {
  return listPage(host, texts.menu.language, '', (showStatus) => {
    const chosen = savedLanguage(host.app.store);
    const row = (id: LanguageId | '', name: string, about: string): ChoiceRow => ({
      name,
      about: (chosen ?? '') === id ? texts.menu.languageChosen : about,
      open: () => void choose(host, id, showStatus),
    });
    return [
      row('', texts.menu.systemLanguage, LANGUAGES[languageOfEnvironment(host.app.env)]),
      ...LANGUAGE_IDS.map((id) => row(id, LANGUAGES[id], '')),
    ];
  });
}

/** The rows of the menu for what is saved. */
export function savedRows(host: PageHost): readonly ChoiceRow[] {
  const { app } = host;
  return [
    { name: texts.savedGames.heading, about: texts.savedGames.headingAbout, open: () => app.open(gamesPage(host)) },
    {
      name: texts.savedGames.records,
      about: texts.savedGames.recordCount(shownRecords(app.store).length),
      open: () => app.open(recordsPage(host)),
    },
  ];
}

export const languageRow = (host: PageHost): ChoiceRow => ({
  name: texts.menu.language,
  about: LANGUAGES[terminalLanguage],
  open: () => host.app.open(languagePage(host)),
});
