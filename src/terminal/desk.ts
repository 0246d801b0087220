// The way through the pages: menu, collections, levels, games, replays, help. Who opens what stands here and nowhere
// else; the pages themselves only know what was chosen.

import type { Direction } from '../base/grid.js';
import { PUZZLE_IDS, type PuzzleId } from '../base/puzzle.js';
import type { SavedGame } from '../play/index.js';
import type { Level } from '../sokoban/index.js';
import { Browser } from './browser.js';
import { ChoicePage, type ChoiceRow } from './choice-page.js';
import { FutoshikiPage } from './futoshiki-page.js';
import { GeneratePage } from './generate-page.js';
import { helpPage } from './help-page.js';
import { LabPage, newLab } from './lab-page.js';
import { LevelsPage } from './levels-page.js';
import { type Collection, collectionOf, openFile, type PlayableLevel, type Shelf, type ShelfLevel } from './library.js';
import type { Page, World } from './page.js';
import { placeOf } from './place.js';
import { firstUnsolved, goOnWords, lastGame, levelRows, nextUnsolved, solvedMessage } from './progress.js';
import { PromptPage } from './prompt-page.js';
import type { ReplayOffer } from './replay-offers.js';
import { newReplay, REPLAY_HELP, ReplayPage } from './replay-page.js';
import { calm, type Say, SILENCE, trouble } from './say.js';
import { SokobanPage } from './sokoban-page.js';
import { TextPage } from './text-page.js';
import { PUZZLE_NAMES, plural } from './words.js';

const MOVES_LINE = 60;

export class Desk {
  private readonly world: World;
  private readonly browser: Browser;

  constructor(world: World) {
    this.world = world;
    this.browser = new Browser(() => world.draw());
  }

  private readonly back = (): void => this.world.back();
  private readonly escape = (): boolean => this.world.escape();

  menu(): Page {
    const notice = this.world.store.takeNotice();
    const page: ChoicePage = new ChoicePage(
      {
        heading: '',
        wayOut: 'quit',
        rows: () => this.menuRows(),
        prepare: () => this.readNext(),
        paste: (text) => this.paste(text, (say) => page.say(say)),
        help: () => this.help(),
        back: this.back,
        escape: this.escape,
        size: () => this.world.size(),
      },
      notice ? trouble(notice) : SILENCE,
    );
    return page;
  }

  private menuRows(): ChoiceRow[] {
    const { store } = this.world;
    store.refresh();
    this.unread = [];
    const last = lastGame(store);
    const goOn: ChoiceRow[] = last ? [{ name: 'Continue', about: goOnWords(last), open: () => this.goOn(last) }] : [];
    const puzzles = PUZZLE_IDS.map((puzzle) => ({
      name: PUZZLE_NAMES[puzzle],
      about: solvedMessage(store, this.shelves(puzzle)),
      open: () => this.world.open(this.collections(puzzle)),
    }));
    return [
      ...goOn,
      ...puzzles,
      { name: 'New Futoshiki', about: 'choose size and difficulty', open: () => this.generate() },
      { name: 'Open a file', about: 'xsb, rle, sok, slc, futoshiki', open: () => this.world.open(this.prompt()) },
      { name: 'Lab', about: 'compare solvers on a level', open: () => this.openLab(last) },
      {
        name: 'Open in browser',
        about: 'the same games with graphics and mouse',
        open: () => this.world.open(this.browser.page(this.back)),
      },
      { name: 'Keys and help', about: 'keyboard shortcuts', open: () => this.help() },
    ];
  }

  /** Of the page in view: collections whose levels are still to be counted. */
  private unread: Shelf[] = [];

  /** The collections of a puzzle; those not read yet are read one by one while their page is in view. */
  private shelves(puzzle: PuzzleId): readonly Shelf[] {
    const shelves = this.world.library.shelves(puzzle);
    this.unread.push(...shelves.filter(({ isRead }) => !isRead));
    return shelves;
  }

  private readNext(): boolean {
    this.unread.shift()?.open();
    return this.unread.length > 0;
  }

  private goOn(game: SavedGame): void {
    const found = this.world.library.levelOf(game);
    if (found) this.play(...found);
  }

  /** The lab at the level played last, else at the first of all. */
  private openLab(last: SavedGame | undefined): void {
    const [first] = this.world.library.shelves('sokoban');
    const read = first?.open();
    const found = last?.puzzle === 'sokoban' ? this.world.library.levelOf(last) : undefined;
    if (found) this.world.open(this.lab(...found));
    else if (read?.ok) this.world.open(this.lab(read.value, 0));
  }

  private lab(collection: Collection, index: number): Page {
    const shelf = collection.levels[index] as ShelfLevel;
    const { level } = shelf.play as Extract<PlayableLevel, { puzzle: 'sokoban' }>;
    return new LabPage(this.world, newLab(level, placeOf(collection, shelf)), {
      step: (by) => {
        const goes = collection.levels[index + by] !== undefined;
        if (goes) this.world.replace(this.lab(collection, index + by));
        return goes;
      },
      watch: (moves, title) => this.world.open(this.watch(level, moves, title)),
    });
  }

  private collections(puzzle: PuzzleId): Page {
    const page: ChoicePage = new ChoicePage({
      heading: PUZZLE_NAMES[puzzle],
      wayOut: 'back',
      rows: () => this.collectionRows(puzzle, (say) => page.say(say)),
      prepare: () => this.readNext(),
      paste: (text) => this.paste(text, (say) => page.say(say)),
      help: () => this.help(puzzle),
      back: this.back,
      escape: this.escape,
      size: () => this.world.size(),
    });
    return page;
  }

  private collectionRows(puzzle: PuzzleId, say: (say: Say) => void): ChoiceRow[] {
    const { store } = this.world;
    this.unread = [];
    const rows = this.shelves(puzzle).map((shelf) => ({
      name: shelf.title,
      about: shelf.isRead ? solvedMessage(store, [shelf]) : '',
      open: () => {
        const read = shelf.open();
        if (read.ok) this.world.open(this.levels(read.value));
        else say(trouble(read.error));
      },
    }));
    const news = { name: 'New puzzle', about: 'choose size and difficulty', open: () => this.generate() };
    return puzzle === 'futoshiki' ? [...rows, news] : rows;
  }

  /** The list of a collection's levels; opened at the first unsolved one. */
  levels(collection: Collection): LevelsPage {
    const { unsound } = collection;
    const notice =
      unsound.count === 0 ? SILENCE : trouble(`Couldn't read ${plural(unsound.count, 'level')}. ${unsound.first}`);
    const page: LevelsPage = new LevelsPage(
      {
        title: collection.title,
        canKeep: !collection.isKept,
        rows: () => {
          this.world.store.refresh();
          return levelRows(this.world.store, collection);
        },
        play: (index) => this.play(collection, index, page),
        keep: () => this.keep(collection),
        paste: (text) => this.paste(text, (say) => page.say(say)),
        help: () => this.help(collection.puzzle),
        back: this.back,
        escape: this.escape,
        size: () => this.world.size(),
      },
      firstUnsolved(this.world.store, collection),
      notice,
    );
    return page;
  }

  private keep(collection: Collection): Say {
    const { id, puzzle, title, text } = collection;
    const kept = this.world.store.saveCollection({ id, puzzle, title, text, importedAt: this.world.now() });
    return kept ? calm(`Added ${title} to your collections.`) : trouble(this.world.store.takeNotice());
  }

  /** A game at a level of a collection. `list` follows, so that going back shows the level just played. */
  play(collection: Collection, index: number, list?: LevelsPage): void {
    this.world.open(this.game(collection, index, list));
  }

  game(collection: Collection, index: number, list?: LevelsPage): Page {
    const shelf = collection.levels[index] as ShelfLevel;
    const place = placeOf(collection, shelf);
    list?.choose(index);
    const go = (to: number): boolean => {
      const goes = to !== index && to >= 0 && to < collection.levels.length;
      if (goes) this.world.replace(this.game(collection, to, list));
      return goes;
    };
    const common = {
      step: (by: 1 | -1) => go(index + by),
      nextUnsolved: () => go(nextUnsolved(this.world.store, collection, index)),
      help: () => this.help(collection.puzzle),
    };
    if (shelf.play.puzzle === 'futoshiki') {
      return new FutoshikiPage(this.world, shelf, shelf.play.level, place, {
        ...common,
        generate: () => this.generate(),
        read: (heading, paragraphs) => this.read(heading, paragraphs),
      });
    }
    return new SokobanPage(this.world, shelf, shelf.play.level, place, {
      ...common,
      replay: (level, offers) => this.replay(level, offers),
      showMoves: (lurd) => this.showMoves(lurd),
    });
  }

  /** A replay of moves from the start of a level. */
  watch(level: Level, moves: readonly Direction[], title: string): Page {
    return new ReplayPage(newReplay(level, moves, title), {
      back: this.back,
      help: () => this.replayHelp(),
      size: () => this.world.size(),
    });
  }

  private replayHelp(): void {
    this.world.open(new TextPage('Replay', REPLAY_HELP, this.back));
  }

  private replay(level: Level, offers: readonly [ReplayOffer, ...ReplayOffer[]]): void {
    const watch = ({ name, about, moves }: ReplayOffer): Page => this.watch(level, moves, `${name}: ${about}`);
    if (offers.length === 1) {
      this.world.open(watch(offers[0]));
      return;
    }
    const rows = offers.map((offer) => ({ ...offer, open: () => this.world.replace(watch(offer)) }));
    const page = new ChoicePage({
      heading: 'Replay',
      wayOut: 'back',
      rows: () => rows,
      paste: () => {},
      help: () => this.replayHelp(),
      back: this.back,
      escape: this.escape,
      size: () => this.world.size(),
    });
    this.world.open(page);
  }

  private showMoves(lurd: string): void {
    const lines = lurd.match(new RegExp(`.{1,${MOVES_LINE}}`, 'g')) ?? ['No moves yet.'];
    const rows = lines.map((line): [string, string] => [line, '']);
    this.world.open(new TextPage('Moves (select to copy)', rows, this.back, false));
  }

  private read(heading: string, paragraphs: readonly string[]): void {
    const rows = paragraphs.flatMap((text): [string, string][] => [
      [text, ''],
      ['', ''],
    ]);
    this.world.open(new TextPage(heading, rows.slice(0, -1), this.back));
  }

  private generate(): void {
    this.world.open(new GeneratePage(this.world, (made) => this.world.replace(this.game(made, 0))));
  }

  private prompt(): Page {
    return new PromptPage({
      heading: 'Open a file',
      about: 'Path of a level file. You can also paste a level.',
      enter: (path) => {
        if (path === '') return calm('Type a path, or press Esc to cancel.');
        const read = openFile(path.replace(/^~(?=\/)/, process.env.HOME ?? '~'));
        if (!read.ok) return trouble(read.error);
        this.world.replace(this.levels(read.value));
        return undefined;
      },
      paste: (text) => text.includes('\n') && this.paste(text, () => {}),
      back: this.back,
    });
  }

  /** Opens pasted levels; true where there were any. */
  private paste(text: string, say: (say: Say) => void): boolean {
    const read = collectionOf(text, 'Pasted levels', 'pasted text', false);
    if (read.ok) this.world.open(this.levels(read.value));
    else say(trouble(read.error));
    return read.ok;
  }

  help(puzzle?: PuzzleId): void {
    this.world.open(helpPage(this.back, puzzle));
  }
}
