// The line mode: the same games as commands in and text out, for pipes, screen readers and terminals that cannot move
// their cursor. The board comes once when a level begins and then when asked for; every answer is a sentence or two.
// Where the lines come from a pipe they are repeated after the prompt, so that what is printed reads as it was played.

import { createInterface, type Interface } from 'node:readline';
import { PUZZLE_IDS } from '../base/puzzle.js';
import type { Engine } from '../jobs/index.js';
import { workerPool } from '../jobs/node/index.js';
import { FutoshikiLines } from './futoshiki-lines.js';
import type { Collection, Library, Shelf, ShelfLevel } from './library.js';
import { commandOf, type LineGame } from './line-game.js';
import { placeOf } from './place.js';
import { firstUnsolved, isSolved, nextUnsolved } from './progress.js';
import { safeText } from './safe-text.js';
import { Searcher } from './searcher.js';
import { SokobanLines } from './sokoban-lines.js';
import type { Store } from './store.js';
import { plural, WORDS } from './words.js';

const PROMPT = '> ';

export interface LinesRequest {
  readonly store: Store;
  readonly library: Library;
  /** Levels to begin with; absent: ours, at the first unsolved level. */
  readonly collection?: Collection;
  readonly level?: number;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly now: () => number;
}

class Lines {
  private readonly request: LinesRequest;
  private readonly searcher: Searcher;
  private engine: Engine | undefined;
  private collection: Collection;
  private index: number;
  private game: LineGame;
  private speaksRows = false;
  isOver = false;

  constructor(request: LinesRequest, collection: Collection, index: number) {
    this.request = request;
    this.searcher = new Searcher(() => {
      this.engine ??= workerPool(1);
      return this.engine;
    }, request.now);
    this.collection = collection;
    this.index = index;
    this.game = this.gameAt(index);
  }

  private gameAt(index: number): LineGame {
    const shelf = this.collection.levels[index] as ShelfLevel;
    const { store, now } = this.request;
    const seat = { store, shelf, place: placeOf(this.collection, shelf), searcher: this.searcher, now };
    return shelf.play.puzzle === 'sokoban'
      ? new SokobanLines(seat, shelf.play.level)
      : new FutoshikiLines(seat, shelf.play.level);
  }

  begin(): readonly string[] {
    // Who reads a transcript knows; who sits at a terminal must be told.
    const help = this.request.input.isTTY ? ['Type help for a list of commands.'] : [];
    return [...this.request.store.takeNotices(), ...this.game.intro(), ...this.board(), ...help];
  }

  private board(): readonly string[] {
    return this.speaksRows ? this.game.rowsInWords() : this.game.board();
  }

  stop(): boolean {
    return this.game.stop();
  }

  end(): void {
    this.game.leave();
    this.engine?.close();
    this.request.store.flush();
  }

  async take(line: string): Promise<readonly string[]> {
    const { word, rest } = commandOf(line);
    if (word === '') return [];
    const own = this.general(word, rest);
    if (own) return own;
    return (await this.game.take(line)) ?? [`Unknown command: ${safeText(line).slice(0, 60)}. Type help for a list.`];
  }

  /** What is the same in both puzzles. */
  private general(word: string, rest: string): readonly string[] | undefined {
    if (rest === '' && ['quit', 'exit', 'q'].includes(word)) return this.quit();
    if (rest === '' && (word === 'help' || word === '?')) return this.help();
    if (rest === '' && word === 'board') return this.board();
    if (word === 'say' && /^rows (on|off)$/.test(rest)) return this.sayRows(rest === 'rows on');
    if (rest === '' && word === 'next') return this.goTo(this.index + 1);
    if (word === 'next' && rest === 'unsolved') return this.nextUnsolved();
    if (rest === '' && word === 'previous') return this.goTo(this.index - 1);
    if (word === 'level' && /^\d{1,6}$/.test(rest)) {
      return this.goTo(this.collection.levels.findIndex(({ number }) => number === Number(rest)));
    }
    if (rest === '' && word === 'levels') return this.levels();
    if (rest === '' && word === 'collections') return this.collections();
    if (word === 'collection' && /^\d{1,4}$/.test(rest)) return this.openCollection(Number(rest));
    return undefined;
  }

  private quit(): readonly string[] {
    this.isOver = true;
    this.game.leave();
    return [this.request.store.files.isFailing ? WORDS.notKept : 'Game saved.'];
  }

  private help(): readonly string[] {
    const rows = [
      ...this.game.help,
      ['board', 'show the board'],
      ['say rows on', 'read the board row by row; say rows off to draw it'],
      ['save NAME  load NAME', 'save this game as NAME; load it later'],
      ['next  previous  level N', 'go to another level'],
      ['next unsolved', 'next unsolved level'],
      ['levels  collections', 'list levels or collections'],
      ['collection N', 'open another collection'],
      ['quit', 'save and quit'],
    ] as const;
    return rows.map(([left, right]) => `${left.padEnd(26)}${right}`);
  }

  private sayRows(on: boolean): readonly string[] {
    this.speaksRows = on;
    return [on ? 'Boards are now read row by row.' : 'Boards are now drawn.'];
  }

  private goTo(index: number): readonly string[] {
    if (!this.collection.levels[index]) return ['Level not found. Type levels for a list.'];
    this.game.leave();
    this.index = index;
    this.game = this.gameAt(index);
    return [...this.game.intro(), ...this.board()];
  }

  private nextUnsolved(): readonly string[] {
    const index = nextUnsolved(this.request.store, this.collection, this.index);
    return index === this.index ? ['All other levels are solved.'] : this.goTo(index);
  }

  private levels(): readonly string[] {
    return this.collection.levels.map((level) => {
      const { number, title } = level;
      const solved = isSolved(this.request.store, this.collection, level) ? ', solved' : '';
      return `level ${number}${title === '' ? '' : `: ${safeText(title)}`}${solved}`;
    });
  }

  private get shelves(): readonly Shelf[] {
    return PUZZLE_IDS.flatMap((puzzle) => this.request.library.shelves(puzzle));
  }

  private collections(): readonly string[] {
    const rows = this.shelves.map((shelf, at) => {
      const read = shelf.open();
      const levels = read.ok ? plural(read.value.levels.length, 'level') : "can't be read";
      return `collection ${at + 1}: ${safeText(shelf.title)}, ${shelf.puzzle}, ${levels}`;
    });
    return rows.length > 0 ? rows : ['No collections yet. Add one with: masu import FILE'];
  }

  private openCollection(number: number): readonly string[] {
    const found = this.shelves[number - 1]?.open();
    if (!found) return ['Collection not found. Type collections for a list.'];
    if (!found.ok) return [found.error];
    this.game.leave();
    this.collection = found.value;
    this.index = firstUnsolved(this.request.store, found.value);
    this.game = this.gameAt(this.index);
    return [...this.game.intro(), ...this.board()];
  }
}

/** Plays until the input ends or quit is said. False where there is nothing to play. */
export async function playInLines(request: LinesRequest): Promise<boolean> {
  const { store, library, input, output } = request;
  const collection = request.collection ?? library.first();
  if (!collection) return false;
  const asked = collection.levels.findIndex(({ number }) => number === request.level);
  const lines = new Lines(request, collection, asked >= 0 ? asked : firstUnsolved(store, collection));
  const print = (texts: readonly string[]): void => {
    for (const text of texts) output.write(`${text}\n`);
  };
  const reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
  const ending = endOn(lines, reader);
  try {
    print(lines.begin());
    output.write(PROMPT);
    for await (const line of reader) {
      if (!input.isTTY) output.write(`${safeText(line)}\n`);
      print(await lines.take(line));
      if (lines.isOver) return true;
      output.write(PROMPT);
    }
    // The input ended without a word: the prompt still stands there.
    output.write('\n');
    return true;
  } finally {
    ending();
    reader.close();
    lines.end();
  }
}

/** Signals end the reading, so that the game is saved on the way out; Ctrl-C first ends a search. */
function endOn(lines: Lines, reader: Interface): () => void {
  const interrupt = (): void => {
    if (lines.stop()) return;
    lines.end();
    process.exit(130);
  };
  const codes = { SIGTERM: 143, SIGHUP: 129 } as const;
  const leave = Object.entries(codes).map(([signal, code]) => {
    const end = (): void => {
      lines.end();
      process.exit(code);
    };
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  process.on('SIGINT', interrupt);
  reader.on('SIGINT', interrupt);
  return () => {
    process.off('SIGINT', interrupt);
    for (const remove of leave) remove();
  };
}
