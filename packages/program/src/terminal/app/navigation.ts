// Navigation between pages: menu, collections, levels, games, replays, help. Only this file knows which page opens which;
// a page only reports what was chosen.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { fail, type Result } from '@masu/core/base/result.js';
import type { SuccessWish } from '@masu/core/play/next-level.js';
import type { LevelGrade, SavedGame } from '@masu/core/play/saved-data.js';
import { startWebApp } from '@masu/node-host/serve/web-app.js';
import {
  type CollectionEntry,
  makeCollection,
  openFile,
  type PlayableLevel,
  type StoredCollection,
  type StoredLevel,
} from '../../saves/library.js';
import { nextOffer } from '../game/attempts.js';
import { fileMessage } from '../game/file-messages.js';
import { Grader } from '../game/grader.js';
import { levelHeading } from '../game/heading.js';
import { ChoicePage, type ChoiceRow } from '../pages/choice-page.js';
import { GeneratePage } from '../pages/generate-page.js';
import { helpPage } from '../pages/help-page.js';
import { LAB_PUZZLE, LabPage, newLab } from '../pages/lab-page.js';
import { LevelsPage } from '../pages/levels-page.js';
import {
  continueMessage,
  firstUnsolved,
  lastGame,
  levelRows,
  nextUnsolved,
  progressMessage,
} from '../pages/progress.js';
import { PromptPage } from '../pages/prompt-page.js';
import { TextPage } from '../pages/text-page.js';
import { hasScreen, SCREEN_PUZZLES, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { App, TerminalPage } from '../screen/page.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { shownTitle, texts } from '../texts/language.js';
import { nextRow } from './next-page.js';
import { openGradePage, playerRows } from './player-pages.js';
import { playlistsRow } from './playlists-page.js';
import { openReplay } from './replay-pages.js';
import { languageRow, type PageHost, type SavedLevel, savedRows } from './saved-pages.js';

const MOVES_LINE = 60;

/** Levels that were read, if their puzzle has a screen. */
function drawn(read: Result<StoredCollection, string>): Result<StoredCollection, string> {
  if (!read.ok || hasScreen(read.value.puzzle)) return read;
  return fail(texts.menu.linesOnly(PUZZLE_NAMES[read.value.puzzle]));
}

export class Navigation implements PageHost {
  readonly app: App;
  readonly grader: Grader;
  private browser: Promise<void> | undefined;
  private address = '';

  constructor(app: App) {
    this.app = app;
    this.grader = new Grader({ store: app.store, engine: () => app.engine('grade') });
  }

  private readonly back = (): void => this.app.back();

  menu(): TerminalPage {
    const notice = this.app.store.takeNotice();
    return new ChoicePage(
      this.app,
      {
        heading: '',
        wayOut: 'quit',
        rows: () => this.menuRows(),
        prepare: () => this.readNext(),
        paste: this.paste,
        help: this.help,
      },
      notice ? problem(notice) : NO_STATUS,
    );
  }

  private menuRows(): ChoiceRow[] {
    const { store } = this.app;
    const { menu } = texts;
    store.refresh();
    this.unread = [];
    const last = lastGame(store);
    const resume: ChoiceRow[] = last
      ? [{ name: texts.menu.continue, about: continueMessage(last), open: () => this.playSaved(last) }]
      : [];
    const puzzles = SCREEN_PUZZLES.map((puzzle) => ({
      name: PUZZLE_NAMES[puzzle],
      about: progressMessage(store, this.entries(puzzle)),
      open: () => this.app.open(this.collections(puzzle)),
    }));
    return [
      ...resume,
      ...puzzles,
      ...playerRows(this),
      ...savedRows(this),
      nextRow(this),
      playlistsRow(this),
      ...SCREEN_PUZZLES.map((puzzle) => ({ ...this.newRow(puzzle), name: texts.generate.menu[puzzle] })),
      { name: menu.open, about: menu.openAbout, open: () => this.app.open(this.prompt()) },
      { name: menu.lab, about: menu.labAbout, open: () => this.openLab(last) },
      { name: menu.browser, about: menu.browserAbout, open: () => this.openBrowser() },
      languageRow(this),
      { name: menu.help, about: menu.helpAbout, open: () => this.help() },
    ];
  }

  /** Of the page in view: collections whose levels are still to be counted. */
  private unread: CollectionEntry[] = [];

  /** The collections of a puzzle; unread ones are read one by one while their page is in view. */
  private entries(puzzle: PuzzleId): readonly CollectionEntry[] {
    const entries = this.app.library.entries(puzzle);
    this.unread.push(...entries.filter(({ isRead }) => !isRead));
    return entries;
  }

  private readNext(): boolean {
    this.unread.shift()?.open();
    return this.unread.length > 0;
  }

  playSaved(level: SavedLevel): boolean {
    const place = this.app.library.levelOf(level);
    if (place) this.play(...place);
    return place !== undefined;
  }

  /** Opens the lab at the level played last, or at the first one. */
  private openLab(last: SavedGame | undefined): void {
    const [first] = this.app.library.entries(LAB_PUZZLE);
    const read = first?.open();
    const place = last?.puzzle === LAB_PUZZLE ? this.app.library.levelOf(last) : undefined;
    if (place) this.app.open(this.lab(...place));
    else if (read?.ok) this.app.open(this.lab(read.value, 0));
  }

  /** The web app, started once and served while the program runs. A page shows its address. */
  private openBrowser(): void {
    this.browser ??= startWebApp({ inBackground: true }).then((app) => {
      this.address = app.ok ? app.value.address : app.error.message;
      this.app.draw();
    });
    const rows = () => [this.address || texts.menu.browserStarts, '', texts.menu.browserNote];
    this.app.open(new TextPage(texts.menu.browser, rows, this.back, false));
  }

  private lab(collection: StoredCollection, index: number): TerminalPage {
    const entry = collection.levels[index] as StoredLevel;
    const { level } = entry.play as Extract<PlayableLevel, { puzzle: typeof LAB_PUZZLE }>;
    return new LabPage(this.app, newLab(level, levelHeading(collection, entry)), (by) => {
      const goes = collection.levels[index + by] !== undefined;
      if (goes) this.app.replace(this.lab(collection, index + by));
      return goes;
    });
  }

  private collections(puzzle: PuzzleId): TerminalPage {
    return new ChoicePage(this.app, {
      heading: PUZZLE_NAMES[puzzle],
      rows: (showStatus) => this.collectionRows(puzzle, showStatus),
      prepare: () => this.readNext(),
      paste: this.paste,
      help: () => this.help(puzzle),
    });
  }

  private collectionRows(puzzle: PuzzleId, showStatus: (status: Status) => void): ChoiceRow[] {
    const { store } = this.app;
    this.unread = [];
    const rows = this.entries(puzzle).map((entry) => ({
      name: shownTitle(entry.title),
      about: entry.isRead ? progressMessage(store, [entry]) : '',
      open: () => {
        const read = entry.open();
        if (read.ok) this.showLevels(read.value);
        else showStatus(problem(read.error));
      },
      ...(entry.importedId === undefined ? {} : { remove: this.removalOf(entry.title, entry.importedId) }),
    }));
    return [...rows, this.newRow(puzzle)];
  }

  private removalOf(title: string, id: string): NonNullable<ChoiceRow['remove']> {
    const { askCollection, collectionRemoved, collectionKept } = texts.savedGames;
    return {
      ask: askCollection(title),
      run: () =>
        this.app.store.removeCollection(id) ? info(collectionRemoved(title)) : problem(collectionKept(title)),
    };
  }

  private newRow(puzzle: PuzzleId): ChoiceRow {
    return {
      name: texts.generate.heading[puzzle],
      about: texts.generate.about[puzzle],
      open: () => this.generate(puzzle),
    };
  }

  /** The list of a collection's levels; opened at the first unsolved one. */
  levels(collection: StoredCollection): LevelsPage {
    const { unsound } = collection;
    const notice = unsound.count === 0 ? NO_STATUS : problem(texts.levels.unreadable(unsound.count, unsound.first));
    const page: LevelsPage = new LevelsPage(
      this.app,
      {
        title: shownTitle(collection.title),
        canSave: !collection.isSaved,
        rows: () => {
          this.app.store.refresh();
          return levelRows(this.app.store, collection, this.grader);
        },
        explain: ({ level }) => openGradePage(this, level),
        grade: (graded) =>
          this.grader.start(collection.levels, () => {
            graded();
            this.app.draw();
          }),
        leave: () => this.grader.stop(),
        play: (index) => this.play(collection, index, page),
        save: () => this.save(collection),
        paste: this.paste,
        help: () => this.help(collection.puzzle),
      },
      firstUnsolved(this.app.store, collection),
      notice,
    );
    return page;
  }

  private save(collection: StoredCollection): Status {
    const { id, puzzle, title, text } = collection;
    const isSaved = this.app.store.saveCollection({ id, puzzle, title, text, importedAt: this.app.now() });
    if (!isSaved) return problem(this.app.store.takeNotice());
    return info(texts.levels.added(this.app.library.importedTitle({ puzzle, id, title })));
  }

  /** A game at a level of a collection. `list` selects it, so that going back shows the level just played. */
  play(collection: StoredCollection, index: number, list?: LevelsPage): void {
    this.app.open(this.game(collection, index, list));
  }

  showLevels(collection: StoredCollection): void {
    this.app.open(this.levels(collection));
  }

  playNext(puzzle: PuzzleId, wish: SuccessWish, show = (page: TerminalPage): void => this.app.open(page)): boolean {
    const offer = nextOffer(this.app.store, this.app.library, this.grader, puzzle, wish);
    if (offer) show(this.game(offer.level.collection, offer.level.index, undefined, wish));
    return offer !== undefined;
  }

  /** `wish`: the level was offered to the player, and the next one is, too. */
  game(collection: StoredCollection, index: number, list?: LevelsPage, wish?: SuccessWish): TerminalPage {
    const level = collection.levels[index] as StoredLevel;
    const grade = this.grader.gradeOf(level);
    const heading = levelHeading(collection, level, grade);
    list?.choose(index);
    const go = (to: number): boolean => {
      const goes = to !== index && to >= 0 && to < collection.levels.length;
      if (goes) this.app.replace(this.game(collection, to, list));
      return goes;
    };
    return TERMINAL_PUZZLES[level.play.puzzle].page(this.app, level, level.play.level, heading, {
      step: (by: 1 | -1) =>
        wish !== undefined && by === 1
          ? this.playNext(collection.puzzle, wish, (page) => this.app.replace(page))
          : go(index + by),
      isOffered: wish !== undefined,
      nextUnsolved: () => go(nextUnsolved(this.app.store, collection, index)),
      explain: () => openGradePage(this, level),
      help: () => this.help(collection.puzzle),
      read: (heading: string, lines: readonly string[]) => this.app.open(new TextPage(heading, lines, this.back)),
      enter: (showGrade: (grade: LevelGrade) => void) => {
        this.grader.start([level], () => {
          const grading = this.grader.gradeOf(level);
          if (grading) showGrade(grading);
        });
      },
      leave: () => this.grader.stop(),
      generate: () => this.generate(collection.puzzle),
      replay: (level, choices) => openReplay(this.app, level, choices),
      showMoves: (lurd) => this.showMoves(lurd),
    });
  }

  private showMoves(lurd: string): void {
    const lines = lurd.match(new RegExp(`.{1,${MOVES_LINE}}`, 'g')) ?? [texts.game.noMoves];
    this.app.open(new TextPage(texts.game.moves, lines, this.back, false));
  }

  private generate(puzzle: PuzzleId): void {
    this.app.open(new GeneratePage(this.app, puzzle, (collection) => this.app.replace(this.game(collection, 0))));
  }

  private prompt(): TerminalPage {
    return new PromptPage({
      heading: texts.menu.open,
      about: texts.menu.path,
      enter: (path) => {
        if (path === '') return info(texts.menu.pathMissing);
        const read = drawn(openFile(path.replace(/^~(?=\/)/, this.app.env.HOME ?? '~'), { say: fileMessage }));
        if (!read.ok) return problem(read.error);
        this.app.replace(this.levels(read.value));
        return undefined;
      },
      paste: (text) => text.includes('\n') && this.paste(text, () => {}),
      back: this.back,
    });
  }

  /** Opens pasted levels; true if there were any. */
  readonly paste = (text: string, showStatus: (status: Status) => void): boolean => {
    const read = drawn(makeCollection(text, texts.menu.pasted, texts.menu.pastedText, false, { say: fileMessage }));
    if (read.ok) this.showLevels(read.value);
    else showStatus(problem(read.error));
    return read.ok;
  };

  readonly help = (puzzle?: PuzzleId): void => this.app.open(helpPage(this.back, puzzle));
}
