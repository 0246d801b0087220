// The saved data of a player, in one format for browser and terminal: games, records, settings, imported collections,
// grades, the puzzles of the day, attempts, and drawings. Lists of self-contained entries, not maps: an entry contains its own
// key (so it can be moved by itself, and no key in a file can touch an object's prototype), and a file may contain any part, so
// one entry on disk, one folder of the terminal, and a full export have the same format. Entries are validated one by
// one: valid ones are read, invalid ones are reported, never silently dropped. Entries of a puzzle that this masu doesn't
// know are kept as they are.

import * as v from 'valibot';
import { parseDay } from '../base/day.js';
import { isMessageFacts, type Message, type MessageFacts } from '../base/message.js';
import { PUZZLE_IDS, type PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result } from '../base/result.js';
import { saySaved } from './game-text-errors.js';

/** Increased when older versions could no longer read what is written; they skip lists and fields they don't know. */
const SAVED_DATA_VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Milliseconds since 1970, from the front end's clock. */
const instant = count;
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const title = v.pipe(v.string(), v.maxLength(10_000));
const puzzle = v.picklist(PUZZLE_IDS);

/** What an entry says is its puzzle. */
const entryPuzzle = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'puzzle' in entry ? entry.puzzle : undefined;
const isKnown = (id: unknown): id is PuzzleId => (PUZZLE_IDS as readonly unknown[]).includes(id);

const gameSchema = v.object({
  /** Created with the game; distinguishes two games of one level. */
  id: key,
  puzzle,
  /** The level's hash, from `Puzzle.hash`. */
  hash: key,
  title,
  /** The level as text in one of our formats, so that the game can continue when its file is gone. */
  level: v.string(),
  /** The game as `makeGame` writes it. */
  game: v.string(),
  /** The number of moves, for lists that do not replay the game. */
  moves: count,
  /** Time played so far. */
  millis: count,
  hints: count,
  savedAt: instant,
  /** The name of a named save; a game in progress has none. */
  name: v.optional(title),
});
export type SavedGame = Readonly<v.InferOutput<typeof gameSchema>>;

const scoreSchema = v.object({
  moves: count,
  pushes: count,
  /** In LURD. */
  solution: v.string(),
  at: instant,
});
/** A solution and its score. */
export type SokobanScore = Readonly<v.InferOutput<typeof scoreSchema>>;

/** What a solution took: hints and time played. */
const effortSchema = v.object({ hints: count, millis: count, at: instant });
export type PlayEffort = Readonly<v.InferOutput<typeof effortSchema>>;

const sokobanRecordSchema = v.object({
  puzzle: v.literal('sokoban'),
  hash: key,
  title,
  level: v.string(),
  /** Fewest moves; pushes break ties. */
  bestMoves: scoreSchema,
  /** Fewest pushes; moves break ties. */
  bestPushes: scoreSchema,
  /** Other solutions, fewest moves first, at most MAX_SOLUTIONS; a record with one solution has none. */
  solutions: v.exactOptional(v.array(scoreSchema)),
  /** Fewest hints; the time breaks ties. Absent in records of older versions. */
  best: v.exactOptional(effortSchema),
});
export type SokobanRecord = Readonly<v.InferOutput<typeof sokobanRecordSchema>>;

/** What a record that doesn't count pushes lacks: asking for it gives nothing. */
interface WithoutPushes {
  readonly bestPushes?: undefined;
}

const futoshikiRecordSchema = v.object({
  puzzle: v.literal('futoshiki'),
  hash: key,
  title,
  level: v.string(),
  /** The filled rows, as in the JSON of `solve`. */
  solution: v.array(v.string()),
  /** Fewest hints; the time breaks ties. */
  best: effortSchema,
});
export type FutoshikiRecord = Readonly<v.InferOutput<typeof futoshikiRecordSchema>> & WithoutPushes;

const plainRecordSchema = v.object({
  puzzle,
  hash: key,
  title,
  level: v.string(),
  /** Fewest moves; `solution` is the moves, as the puzzle writes them. */
  bestMoves: v.object({ moves: count, solution: v.string(), at: instant }),
  /** Fewest hints; the time breaks ties. */
  best: effortSchema,
});
/** The record of a puzzle that has no row of its own below. */
export type PlainRecord = Readonly<v.InferOutput<typeof plainRecordSchema>> & WithoutPushes;

interface RecordTypes {
  readonly sokoban: SokobanRecord;
  readonly futoshiki: FutoshikiRecord;
}
export type PuzzleRecord<Id extends PuzzleId> = RecordTypes[Id];
export type LevelRecord = PuzzleRecord<PuzzleId>;

const RECORD_SCHEMAS = { sokoban: sokobanRecordSchema, futoshiki: futoshikiRecordSchema } as const;
const anyRecordSchema = v.variant('puzzle', [sokobanRecordSchema, futoshikiRecordSchema]);

/** For the compiler a record is one of those with a row; generic code reads only what `PlainRecord` has too. */
const recordSchema = v.lazy((entry) => {
  const id = entryPuzzle(entry);
  return (isKnown(id) && !(id in RECORD_SCHEMAS) ? plainRecordSchema : anyRecordSchema) as typeof anyRecordSchema;
});

const settingSchema = v.object({
  /** `terminal.warnings`, `web.theme`; a name without a dot is shared by all front ends. */
  key,
  value: v.union([v.string(), v.number(), v.boolean()]),
  at: instant,
});
export type Setting = Readonly<v.InferOutput<typeof settingSchema>>;

const collectionSchema = v.object({
  /** Derived from the text (`collectionId`), so that the same file imported twice is one collection. */
  id: key,
  puzzle,
  title,
  /** The decoded text of the file. */
  text: v.string(),
  importedAt: instant,
  /** When the player last renamed, moved, or edited it. */
  changedAt: v.exactOptional(instant),
  /** Its position among the collections that the player has ordered; the others follow by time of import. */
  order: v.exactOptional(count),
});
export type SavedCollection = Readonly<v.InferOutput<typeof collectionSchema>>;

const MAX_REASON_LENGTH = 1000;
const reasonFacts = v.custom<MessageFacts>(
  (value) => isMessageFacts(value) && JSON.stringify(value).length <= MAX_REASON_LENGTH,
);

const gradeSchema = v.object({
  puzzle,
  hash: key,
  /** A grade of the puzzle, in lower case. */
  grade: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  /** Two decimals; Sokoban only. */
  difficulty: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** False: estimated. */
  isExact: v.boolean(),
  /** Fewest pushes, if proven. */
  optimum: v.exactOptional(count),
  /** The most important first: facts of sentences. A grade that was saved before has English sentences. */
  reasons: v.pipe(v.array(v.union([title, reasonFacts])), v.maxLength(10), v.readonly()),
  /** The version of the grader (`GRADER_VERSION`): a grade from an older one is computed again. */
  grader: count,
});
/** The grade of a level whose file has none: computed once, then saved with the level's hash as its key. */
export type SavedGrade = Readonly<v.InferOutput<typeof gradeSchema>>;

/** How hard a level is, and why, wherever it comes from: comments of a file, a report, or saved data. */
export type LevelGrade = Pick<SavedGrade, 'grade' | 'difficulty' | 'isExact' | 'optimum' | 'reasons'>;

const day = v.pipe(
  v.string(),
  v.check((text) => parseDay(text) !== undefined, 'a day'),
);

const dailyResultSchema = v.object({
  /** The player's local calendar day when it was solved. */
  on: day,
  at: instant,
  hints: count,
  millis: count,
  /** Of the best solution, fewest pushes first; Sokoban only. */
  moves: v.exactOptional(count),
  pushes: v.exactOptional(count),
});
export type DailyResult = Readonly<v.InferOutput<typeof dailyResultSchema>>;

const dailySchema = v.object({
  puzzle,
  day,
  /** The level of the day, so that it need not be generated again. */
  hash: key,
  level: v.string(),
  grade: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  /** Fewest pushes of all solutions; Sokoban only. */
  optimum: v.exactOptional(count),
  /** Absent until it is solved. */
  solved: v.exactOptional(dailyResultSchema),
});
/** A day's puzzle that the player has opened. */
export type SavedDaily = Readonly<v.InferOutput<typeof dailySchema>>;

const attemptSchema = v.object({
  puzzle,
  hash: key,
  /** When it ended. */
  at: instant,
  /** given-up: the player left it for another one or had the solution shown. */
  result: v.picklist(['solved', 'given-up']),
  /** How hard the level is: Sokoban's difficulty, or the number of Futoshiki's grade. */
  difficulty: v.pipe(v.number(), v.minValue(0)),
  /** False: the difficulty is estimated. */
  isExact: v.boolean(),
  /** Fewest pushes, if proven. */
  optimum: v.exactOptional(count),
  pushes: v.exactOptional(count),
  hints: count,
  undos: count,
  millis: count,
});
/** One try at a level, from which the rating follows. */
export type SavedAttempt = Readonly<v.InferOutput<typeof attemptSchema>>;

/** Lower case, with hyphens; a word that a later version of masu may add is read, too. */
const word = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));

const draftContent = {
  /** In the editor's own text; it need not be a valid level. */
  text: v.string(),
  /** The author's line, in the editor's own text. */
  line: v.exactOptional(v.string()),
  /** What was known of it when it was saved, for lists. */
  verdict: v.exactOptional(word),
  pushes: v.exactOptional(count),
  grade: v.exactOptional(word),
  /** The number behind the grade of a Sokoban level. */
  difficulty: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
};

const versionSchema = v.object({
  ...draftContent,
  at: instant,
  /** What was done with it: a word of `VERSION_REASONS`. */
  why: word,
});
export type DraftVersion = Readonly<v.InferOutput<typeof versionSchema>>;

const draftSchema = v.object({
  /** Created with the drawing; no other one has it. */
  id: key,
  puzzle,
  title,
  author: title,
  ...draftContent,
  /** The id of the collection that has this level: the one it was opened from, or added to. */
  origin: v.exactOptional(title),
  savedAt: instant,
  /** The latest first; at most `MAX_VERSIONS`. */
  versions: v.pipe(v.array(versionSchema), v.readonly()),
});
/** A drawing of a level that is being made, in an editor of either puzzle, with the versions to return to. */
export type SavedDraft = Readonly<v.InferOutput<typeof draftSchema>>;

const LISTS = {
  games: gameSchema,
  /** One per level; the key is puzzle and hash. */
  records: recordSchema,
  settings: settingSchema,
  collections: collectionSchema,
  /** One per level, with the key of its record. */
  grades: gradeSchema,
  /** One per puzzle and day. */
  dailies: dailySchema,
  /** One per level and time. */
  attempts: attemptSchema,
  drafts: draftSchema,
} as const;

/** The lists of saved data, by name. */
export type SavedList = keyof typeof LISTS;
const SAVED_LISTS = Object.keys(LISTS) as readonly SavedList[];

/** An entry of a puzzle that this masu doesn't know, as it was read, and its list. */
export interface UnknownEntry {
  readonly list: SavedList;
  readonly entry: { readonly puzzle: string };
}

export type SavedData = { readonly [List in SavedList]: readonly Readonly<v.InferOutput<(typeof LISTS)[List]>>[] } & {
  /** Absent if there is none. */
  readonly unknown?: readonly UnknownEntry[];
};

const SAVED_DATA_ERRORS = ['not-json', 'not-saved-data', 'newer-version'] as const;
export interface SavedDataError extends Message {
  readonly code: (typeof SAVED_DATA_ERRORS)[number];
}

export interface SavedReading {
  readonly data: SavedData;
  /** What is wrong with each entry that could not be read. */
  readonly dropped: readonly Message[];
}

const refuse = (code: SavedDataError['code'], message: Message) => fail<SavedDataError>({ code, ...message });

/** Reads data of this and all earlier versions. Never throws. */
export function parseSavedData(text: string): Result<SavedReading, SavedDataError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('not-json', saySaved('not-json'));
  }
  if (typeof value !== 'object' || value === null || !('masu' in value) || typeof value.masu !== 'number') {
    return refuse('not-saved-data', saySaved('not-saved-data'));
  }
  if (!Number.isInteger(value.masu) || value.masu < 1) {
    return refuse('not-saved-data', saySaved('bad-version', value.masu));
  }
  if (value.masu > SAVED_DATA_VERSION) {
    return refuse('newer-version', saySaved('newer-version', value.masu, SAVED_DATA_VERSION));
  }
  return readLists(value as Record<string, unknown>);
}

function readLists(value: Record<string, unknown>): Result<SavedReading, SavedDataError> {
  const dropped: Message[] = [];
  const unknown: UnknownEntry[] = [];
  const read: Partial<Record<SavedList, readonly unknown[]>> = {};
  for (const name of SAVED_LISTS) {
    const list = value[name] ?? [];
    if (!Array.isArray(list)) {
      return refuse('not-saved-data', saySaved('not-a-list', name));
    }
    const { sound, errors } = checkEntries(name, list);
    read[name] = sound;
    for (const [index, why] of errors) {
      const entry: unknown = list[index];
      if (isOfUnknownPuzzle(entry)) unknown.push({ list: name, entry });
      else dropped.push(saySaved('bad-entry', name, index + 1, why));
    }
  }
  return ok({ data: { ...(read as SavedData), ...(unknown.length > 0 ? { unknown } : {}) }, dropped });
}

function isOfUnknownPuzzle(entry: unknown): entry is UnknownEntry['entry'] {
  const id = entryPuzzle(entry);
  return typeof id === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(id) && !isKnown(id);
}

/** The valid entries of one list in order, and the position and error of each invalid one. */
export function checkEntries<L extends SavedList>(
  list: L,
  entries: readonly unknown[],
): { readonly sound: SavedData[L]; readonly errors: readonly (readonly [index: number, why: Message])[] } {
  const sound: unknown[] = [];
  const errors: [number, Message][] = [];
  for (const [index, entry] of entries.entries()) {
    const result = v.safeParse(LISTS[list], entry);
    if (result.success) sound.push(result.output);
    else errors.push([index, whyNot(result.issues[0])]);
  }
  return { sound: sound as SavedData[L], errors };
}

const whyNot = (issue: v.BaseIssue<unknown>): Message =>
  saySaved('bad-value', v.getDotPath(issue) ?? '', issue.expected ?? '', issue.received);

/** Text that `parseSavedData` reads back to the same data. Omits empty lists. */
export function makeSavedData(data: Partial<SavedData>): string {
  const lists = Object.fromEntries(
    SAVED_LISTS.flatMap((name) => {
      const others = (data.unknown ?? []).filter(({ list }) => list === name).map(({ entry }) => entry);
      const all: readonly unknown[] = [...(data[name] ?? []), ...others];
      return all.length === 0 ? [] : [[name, all]];
    }),
  );
  return `${JSON.stringify({ masu: SAVED_DATA_VERSION, ...lists }, undefined, 1)}\n`;
}

/** The id of a collection: equal for equal texts. Two FNV-1a hashes (Fowler, Noll, Vo) with different seeds. */
export function collectionId(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (i & 0xff), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The title, with a number if another collection has it already. */
export function distinctTitle(title: string, takenTitles: readonly string[]): string {
  let next = title;
  for (let number = 2; takenTitles.includes(next); number++) next = `${title} (${number})`;
  return next;
}
