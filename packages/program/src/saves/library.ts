// The levels to play: those that come with masu, the player's imported collections, and a file just opened. A collection
// is read when it is first opened. A level is identified by its hash, so a solved level is marked in every collection.

import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { fail, ok, type Result, type TextError } from '@masu/core/base/result.js';
import { textOrder } from '@masu/core/base/text.js';
import {
  collectionId,
  distinctTitle,
  type LevelGrade,
  type SavedCollection,
  type SavedDaily,
  type SavedGame,
} from '@masu/core/play/saved-data.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Job } from '@masu/engine/jobs/job.js';
import { draftText } from '@masu/engine/jobs/make-job.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { type LevelsReadOf, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { type FileError, loadRegularText } from '@masu/node-host/files/load-file.js';
import { ownFile } from '@masu/node-host/places.js';
import { parseGradeNotes } from '@masu/studio/sokoban/grade/grade-notes.js';

export type PlayableLevel = {
  readonly [Id in PuzzleId]: { readonly puzzle: Id; readonly level: LevelOf<Id> };
}[PuzzleId];

export interface StoredLevel {
  /** From 1, counting every level of the file, valid or not. */
  readonly number: number;
  readonly title: string;
  readonly hash: string;
  readonly play: PlayableLevel;
  readonly author?: string;
  /** From the comments of the file, for levels that come with masu or from its generator. */
  readonly grade?: LevelGrade;
}

/** Equal for levels that are the same puzzle, also turned, mirrored, or with the player elsewhere in its region. */
export const boardKey = ({ hash, play }: StoredLevel): string =>
  playableOf<PuzzleId>(play.puzzle).likeness?.key(play.level) ?? hash;

/** A level with a board that another has, too. */
interface SameBoard {
  readonly where: string;
  readonly hash: string;
}

export interface StoredCollection {
  readonly id: string;
  readonly title: string;
  readonly puzzle: PuzzleId;
  /** The valid levels. */
  readonly levels: readonly StoredLevel[];
  /** How many levels of the file are invalid, and the error of the first. */
  readonly unsound: { readonly count: number; readonly first: string };
  /** The text as it was read, for saving it. */
  readonly text: string;
  /** Ships with masu, or is among the player's collections already. */
  readonly isSaved: boolean;
}

/** `2-first_cuts.xsb` as "First cuts": a leading number only orders files. */
export function titleOfFile(name: string): string {
  const text = basename(name, extname(name))
    .replace(/^\d+[-_ ]+(?=.)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return text === '' ? name : text[0]?.toUpperCase() + text.slice(1);
}

/** Why a file could not be read, or not as levels; a text error has its position. */
export type FileProblem = FileError | TextError;
/** Makes the message for a problem with the file of this name. */
export type SayProblem = (name: string, problem: FileProblem) => string;

const inEnglish: SayProblem = (name, problem) =>
  'line' in problem
    ? `${name}: line ${problem.line}, column ${problem.column}: ${problem.message}`
    : `${name}: ${problem.message}`;

interface LibraryReadOptions {
  readonly format?: string | undefined;
  /** It comes with masu or from its generator. */
  readonly isOurs?: boolean;
  readonly say?: SayProblem;
}

/** The levels of a text; an error is a sentence with its position. */
export function makeCollection(
  text: string,
  title: string,
  name: string,
  isSaved: boolean,
  { format, isOurs = false, say = inEnglish }: LibraryReadOptions = {},
): Result<StoredCollection, string> {
  const read = readLevels(text, format === undefined ? { name } : { name, format });
  if (!read.ok) return fail(say(name, read.error));
  const { id, levels }: LevelsReadOf<PuzzleId> = read.value;
  const puzzle = playableOf(id);
  const errors = levels.flatMap(({ level }) => (level.ok ? [] : [level.error]));
  const sound = levels.flatMap((levelRead): StoredLevel[] => {
    if (!levelRead.level.ok) return [];
    const level = levelRead.level.value;
    const play = { puzzle: puzzle.id, level } as PlayableLevel;
    const { author, notes }: Partial<Draft> = levelRead.draft ?? {};
    // Anyone can write a grade into the comments; only ours is trusted.
    const noted = defined({ author, grade: isOurs ? parseGradeNotes(notes) : undefined });
    return [{ number: levelRead.number, title: levelRead.title ?? '', hash: puzzle.hash(level), play, ...noted }];
  });
  const [first] = errors;
  const sentence = first ? say(name, first) : '';
  if (sound.length === 0) return fail(sentence);
  return ok({
    id: collectionId(text),
    title,
    puzzle: puzzle.id,
    levels: sound,
    unsound: { count: errors.length, first: sentence },
    text,
    isSaved,
  });
}

/** The puzzle of a day as a collection of one level, to be played like any other. */
export function storedDailies({ puzzle, day, level, grade }: SavedDaily): Result<StoredCollection, string> {
  const title = `Daily ${PUZZLE_NAMES[puzzle]} ${day}`;
  const read = makeCollection(level, 'Daily puzzle', title, true, { isOurs: true });
  if (!read.ok) return read;
  const known = { grade, isExact: true, reasons: [] };
  return ok({ ...read.value, levels: read.value.levels.map((each) => ({ grade: known, ...each, title })) });
}

/** The levels of a file. Only a regular file is opened: a pipe or a device could keep the screen waiting forever. */
export function openFile(path: string, options: LibraryReadOptions = {}): Result<StoredCollection, string> {
  const { isOurs = false, say = inEnglish } = options;
  const text = loadRegularText(path);
  if (!text.ok) return fail(say(path, text.error));
  return makeCollection(text.value, titleOfFile(path), path, isOurs, options);
}

/** The level of a collection with this number, or a sentence. */
export function levelNumbered(collection: StoredCollection, level: number): Result<number, string> {
  const index = collection.levels.findIndex(({ number }) => number === level);
  return index >= 0 ? ok(index) : fail(`${collection.title} has no playable level ${level}.`);
}

/** The part of a job that names its level. */
export function storedLevelJob({ puzzle, level }: PlayableLevel): Pick<Job, 'puzzle' | 'level' | 'format'> {
  return draftText(puzzle, playableOf<PuzzleId>(puzzle).makeDraft(level));
}

/**
 * The text of one level in a saved game. The title is stored separately, because not every format can store any title.
 */
export const storedLevelText = (play: PlayableLevel): string => storedLevelJob(play).level;

const OWN_LEVELS = ownFile('levels');

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

const ownCollections = new Map<string, StoredCollection>();

/** One of our own files. They never change, so a process reads each of them once. */
function openOwnFile(path: string, say: SayProblem): Result<StoredCollection, string> {
  const known = ownCollections.get(path);
  if (known) return ok(known);
  const read = openFile(path, { isOurs: true, say });
  if (read.ok) ownCollections.set(path, read.value);
  return read;
}

/** A collection in the library: its title is known, its levels are read when it is first opened. */
export class CollectionEntry {
  readonly title: string;
  readonly puzzle: PuzzleId;
  /** Of a collection that the player imported. */
  readonly importedId: string | undefined;
  private readonly read: () => Result<StoredCollection, string>;
  private found: Result<StoredCollection, string> | undefined;

  constructor(title: string, puzzle: PuzzleId, read: () => Result<StoredCollection, string>, importedId?: string) {
    this.title = title;
    this.importedId = importedId;
    this.puzzle = puzzle;
    this.read = read;
  }

  get isRead(): boolean {
    return this.found !== undefined;
  }

  open(): Result<StoredCollection, string> {
    this.found ??= this.read();
    return this.found;
  }
}

export class LevelLibrary {
  private readonly own = new Map<PuzzleId, readonly CollectionEntry[]>();
  private readonly imported = new Map<string, CollectionEntry>();
  private readonly savedCollections: () => readonly SavedCollection[];
  private readonly say: SayProblem;

  constructor(savedCollections: () => readonly SavedCollection[], say: SayProblem = inEnglish) {
    this.savedCollections = savedCollections;
    this.say = say;
  }

  /**
   * Ours first, then the player's by name. Doesn't read any of them. A collection with the name of an earlier one, such
   * as that of another file of this name, is shown with a number; its saved title stays as it is.
   */
  entries(puzzle: PuzzleId): readonly CollectionEntry[] {
    const own = this.ownEntries(puzzle);
    const titles = own.map(({ title }) => title);
    const imported = this.savedCollections()
      .filter((saved) => saved.puzzle === puzzle)
      .sort(byImport)
      .map((saved) => {
        const title = distinctTitle(saved.title, titles);
        titles.push(title);
        return this.importedEntry({ ...saved, title });
      });
    return [...own, ...imported.sort((a, b) => textOrder(a.title, b.title))];
  }

  /** The title under which an imported collection is listed. */
  importedTitle({ puzzle, id, title }: Pick<SavedCollection, 'puzzle' | 'id' | 'title'>): string {
    return this.entries(puzzle).find(({ importedId }) => importedId === id)?.title ?? title;
  }

  /** The first that can be read: the default when no file is given. */
  first(): StoredCollection | undefined {
    for (const entry of PUZZLE_IDS.flatMap((puzzle) => this.entries(puzzle))) {
      const read = entry.open();
      if (read.ok) return read.value;
    }
    return undefined;
  }

  /** All collections that can be read. Takes a second if there are hundreds. */
  collections(puzzle: PuzzleId): readonly StoredCollection[] {
    return this.entries(puzzle).flatMap((entry) => {
      const read = entry.open();
      return read.ok ? [read.value] : [];
    });
  }

  /** The level of a game or a record, and its collection; if it is in none, a collection of its own. */
  levelOf({
    puzzle,
    hash,
    title,
    level,
  }: Pick<SavedGame, 'puzzle' | 'hash' | 'title' | 'level'>): [StoredCollection, index: number] | undefined {
    for (const entry of this.entries(puzzle)) {
      const read = entry.open();
      const index = read.ok ? read.value.levels.findIndex((each) => each.hash === hash) : -1;
      if (read.ok && index >= 0) return [read.value, index];
    }
    const name = title === '' ? PUZZLE_NAMES[puzzle] : title;
    const read = makeCollection(level, name, name, true);
    return read.ok ? [read.value, 0] : undefined;
  }

  private ownEntries(puzzle: PuzzleId): readonly CollectionEntry[] {
    const known = this.own.get(puzzle);
    if (known) return known;
    const entries = ownFiles(puzzle).map(
      (path) => new CollectionEntry(titleOfFile(path), puzzle, () => openOwnFile(path, this.say)),
    );
    this.own.set(puzzle, entries);
    return entries;
  }

  private importedEntry({ id, title, puzzle, text }: SavedCollection): CollectionEntry {
    const known = this.imported.get(id);
    if (known?.title === title) return known;
    const open = (): Result<StoredCollection, string> => {
      const read = makeCollection(text, title, title, true, { say: this.say });
      return read.ok ? ok({ ...read.value, id }) : read;
    };
    const entry = new CollectionEntry(title, puzzle, open, id);
    this.imported.set(id, entry);
    return entry;
  }

  /** Which level of a collection each board is, by its `boardKey`, for reporting duplicates. */
  titlesByBoard(puzzle: PuzzleId): Map<string, SameBoard> {
    const titles = new Map<string, SameBoard>();
    for (const { title, levels } of this.collections(puzzle)) {
      for (const level of levels) {
        const key = boardKey(level);
        if (!titles.has(key)) titles.set(key, { where: `${title} ${level.number}`, hash: level.hash });
      }
    }
    return titles;
  }
}

const byImport = (a: SavedCollection, b: SavedCollection): number =>
  a.importedAt - b.importedAt || textOrder(a.id, b.id);
