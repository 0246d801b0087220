// The levels there are to play: our own, those the player imported, and a file just opened. A collection is read
// when it is first looked into; a level is known by its hash, so solved marks hold wherever else the board turns up.

import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUZZLE_IDS, type PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result } from '../base/result.js';
import { loadRegularText } from '../batch/index.js';
import { FUTOSHIKI, type FutoshikiLevel } from '../futoshiki/index.js';
import { type Job, readLevels } from '../jobs/index.js';
import { collectionId, type SavedCollection, type SavedGame } from '../play/index.js';
import { type Level, SOKOBAN } from '../sokoban/index.js';
import { PUZZLE_NAMES } from './words.js';

export type PlayableLevel =
  | { readonly puzzle: 'sokoban'; readonly level: Level }
  | { readonly puzzle: 'futoshiki'; readonly level: FutoshikiLevel };

export interface ShelfLevel {
  /** From 1, counting every level of the file, sound or not. */
  readonly number: number;
  readonly title: string;
  readonly hash: string;
  readonly play: PlayableLevel;
}

export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly puzzle: PuzzleId;
  /** The sound levels. */
  readonly levels: readonly ShelfLevel[];
  /** How many of the file could not be read, and why the first could not. */
  readonly unsound: { readonly count: number; readonly first: string };
  /** As it was read, for keeping it. */
  readonly text: string;
  /** Ours or the player's already. */
  readonly isKept: boolean;
}

/** `2-first_cuts.xsb` as "First cuts": a leading number only orders files. */
export function titleOfFile(name: string): string {
  const words = basename(name, extname(name))
    .replace(/^\d+[-_ ]+(?=.)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? name : words[0]?.toUpperCase() + words.slice(1);
}

/** The levels of a text; an error is a sentence with its place. */
export function collectionOf(
  text: string,
  title: string,
  name: string,
  isKept: boolean,
  format?: string,
): Result<Collection, string> {
  const read = readLevels(text, format === undefined ? { name } : { name, format });
  if (!read.ok) return fail(`${name}: line ${read.error.line}, column ${read.error.column}: ${read.error.message}`);
  const { puzzle, levels } = read.value;
  const errors = levels.flatMap(({ level }) => (level.ok ? [] : [level.error]));
  const sound = levels.flatMap((found): ShelfLevel[] => {
    if (!found.level.ok) return [];
    const level = found.level.value;
    const play = { puzzle: puzzle.id, level } as PlayableLevel;
    return [{ number: found.number, title: found.title ?? '', hash: puzzle.hash(level), play }];
  });
  const [first] = errors;
  const sentence = first ? `${name}: line ${first.line}, column ${first.column}: ${first.message}` : '';
  if (sound.length === 0) return fail(sentence);
  return ok({
    id: collectionId(text),
    title,
    puzzle: puzzle.id,
    levels: sound,
    unsound: { count: errors.length, first: sentence },
    text,
    isKept,
  });
}

/** The levels of a file. Only a regular file is opened: a pipe or a device could keep the screen waiting forever. */
export function openFile(path: string): Result<Collection, string> {
  const text = loadRegularText(path);
  if (!text.ok) return fail(`${path}: ${text.error.message}`);
  return collectionOf(text.value, titleOfFile(path), path, false);
}

/** One level by itself, as it travels in a saved game. Its title travels beside it: not every format holds any text. */
export function levelText({ puzzle, level }: PlayableLevel): string {
  if (puzzle === 'sokoban') {
    const rows = SOKOBAN.show(level, level.start).map((row) => row.trimEnd());
    return `${rows.join('\n')}\n`;
  }
  const { size, cells, inequalities } = level;
  const made = FUTOSHIKI.formats.find(({ id }) => id === 'bars')?.make([{ size, cells, inequalities }]);
  if (!made?.ok) throw new Error(`a sound puzzle could not be written: ${made?.error.message}`);
  return made.value;
}

/** The part of a job that names its level. */
export function levelOfJob(play: PlayableLevel): Pick<Job, 'puzzle' | 'level' | 'format'> {
  return { puzzle: play.puzzle, level: levelText(play), format: play.puzzle === 'sokoban' ? 'xsb' : 'bars' };
}

const OWN_LEVELS = fileURLToPath(new URL('../../levels/', import.meta.url));

/** Our own files of a puzzle, in the order of their names. */
function ownFiles(puzzle: PuzzleId): string[] {
  try {
    return readdirSync(join(OWN_LEVELS, puzzle))
      .filter((name) => !/\.md$/i.test(name))
      .sort()
      .map((name) => join(OWN_LEVELS, puzzle, name));
  } catch {
    return [];
  }
}

/** A collection as it stands on the shelf: known by its title, read when it is first opened. */
export class Shelf {
  readonly title: string;
  readonly puzzle: PuzzleId;
  private readonly read: () => Result<Collection, string>;
  private found: Result<Collection, string> | undefined;

  constructor(title: string, puzzle: PuzzleId, read: () => Result<Collection, string>) {
    this.title = title;
    this.puzzle = puzzle;
    this.read = read;
  }

  get isRead(): boolean {
    return this.found !== undefined;
  }

  open(): Result<Collection, string> {
    this.found ??= this.read();
    return this.found;
  }
}

export class Library {
  private readonly own = new Map<PuzzleId, readonly Shelf[]>();
  private readonly imported = new Map<string, Shelf>();
  private readonly savedCollections: () => readonly SavedCollection[];

  constructor(savedCollections: () => readonly SavedCollection[]) {
    this.savedCollections = savedCollections;
  }

  /** Ours first, then the player's by name. None of them is read for this. */
  shelves(puzzle: PuzzleId): readonly Shelf[] {
    const imported = this.savedCollections().filter((saved) => saved.puzzle === puzzle);
    return [...this.ownShelves(puzzle), ...imported.map((saved) => this.importedShelf(saved)).sort(byTitle)];
  }

  /** The first that can be read: where one begins who names no file. */
  first(): Collection | undefined {
    for (const shelf of PUZZLE_IDS.flatMap((puzzle) => this.shelves(puzzle))) {
      const read = shelf.open();
      if (read.ok) return read.value;
    }
    return undefined;
  }

  /** The collections that can be read, all of them: who has hundreds waits a second for it. */
  collections(puzzle: PuzzleId): readonly Collection[] {
    return this.shelves(puzzle).flatMap((shelf) => {
      const read = shelf.open();
      return read.ok ? [read.value] : [];
    });
  }

  /** The level of a game and the collection it stands in; a collection of its own where it stands in none. */
  levelOf({ puzzle, hash, title, level }: SavedGame): [Collection, index: number] | undefined {
    for (const shelf of this.shelves(puzzle)) {
      const read = shelf.open();
      const index = read.ok ? read.value.levels.findIndex((each) => each.hash === hash) : -1;
      if (read.ok && index >= 0) return [read.value, index];
    }
    const name = title === '' ? PUZZLE_NAMES[puzzle] : title;
    const read = collectionOf(level, name, name, true);
    return read.ok ? [read.value, 0] : undefined;
  }

  private ownShelves(puzzle: PuzzleId): readonly Shelf[] {
    const known = this.own.get(puzzle);
    if (known) return known;
    const shelves = ownFiles(puzzle).map((path) => {
      return new Shelf(titleOfFile(path), puzzle, () => {
        const read = openFile(path);
        return read.ok ? ok({ ...read.value, isKept: true }) : read;
      });
    });
    this.own.set(puzzle, shelves);
    return shelves;
  }

  private importedShelf({ id, title, puzzle, text }: SavedCollection): Shelf {
    const known = this.imported.get(id);
    if (known) return known;
    const shelf = new Shelf(title, puzzle, () => {
      const read = collectionOf(text, title, title, true);
      return read.ok ? ok({ ...read.value, id }) : read;
    });
    this.imported.set(id, shelf);
    return shelf;
  }

  /** Which collections hold each board already, for telling duplicates. */
  titlesByHash(puzzle: PuzzleId): ReadonlyMap<string, string> {
    const titles = new Map<string, string>();
    for (const { title, levels } of this.collections(puzzle)) {
      for (const { hash, number } of levels) if (!titles.has(hash)) titles.set(hash, `${title} ${number}`);
    }
    return titles;
  }
}

const byTitle = (a: Shelf, b: Shelf): number => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0);
