// The player's saved data on this machine. Several terminals can use it at once without locks and lose nothing: records,
// settings, and collections are in files named by their content; a writer merges all files it finds, writes the result,
// and only then removes what it merged. Merging is a join, so the order of two writers doesn't matter. A game in
// progress has one file; a writer who finds that another program changed it continues under a new id. Games that a later
// one has superseded are removed when they are read.

import { randomBytes } from 'node:crypto';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { mergeAllSaved, mergeSaved } from '@masu/core/play/merge-saved.js';
import {
  checkEntries,
  type LevelRecord,
  makeSavedData,
  type PuzzleRecord,
  parseSavedData,
  type SavedAttempt,
  type SavedCollection,
  type SavedDaily,
  type SavedData,
  type SavedGame,
  type SavedGrade,
  type Setting,
  type UnknownEntry,
} from '@masu/core/play/saved-data.js';
import { dailyKey, NOTHING_SAVED, recordKey } from '@masu/core/play/saved-order.js';
import { staleGames } from '@masu/core/play/stale-games.js';
import { endOfGame } from './game-end.js';
import { LevelLibrary, type SayProblem } from './library.js';
import { NOTICE_TEXTS, noticeMessage, type SayNotice } from './notice.js';
import { contentHash, type Durability, FOLDERS, type Folder, fileStem, SavedFiles } from './saved-files.js';

/** A game being played: where it is saved and what was last written there by us. */
export interface OpenSave {
  id: string;
  written: string | undefined;
}

/** A game as a file of its own, its fields in one order however the entry was put together. */
function textOfGame(game: SavedGame): string {
  const { sound } = checkEntries('games', [game]);
  return makeSavedData({ games: sound.length === 1 ? sound : [game] });
}

/** Whether a file contains exactly this game. Older versions wrote the fields in another order. */
function holds(file: string, text: string | undefined): boolean {
  if (file === text) return true;
  const read = parseSavedData(file);
  return read.ok && makeSavedData(read.value.data) === text;
}

const fileOfGame = ({ puzzle, hash, id }: Pick<SavedGame, 'puzzle' | 'hash' | 'id'>): string =>
  `${fileStem(puzzle, hash, id)}.json`;

const newId = (): string => randomBytes(8).toString('hex');

/** The lists in files that are named by their content, so that a write merges all files of an entry. */
const PARTS = ['records', 'settings', 'collections', 'grades', 'dailies', 'attempts', 'drafts'] as const;

type Part = (typeof PARTS)[number];

/** The name of the file of an entry, up to its content's hash. */
const STEMS: { readonly [Of in Part]: (entry: SavedData[Of][number]) => string } = {
  records: ({ puzzle, hash }) => fileStem(puzzle, hash),
  settings: () => 'settings',
  collections: ({ id }) => fileStem(id),
  /** One file per puzzle: a collection is graded level by level, but read as a whole. */
  grades: ({ puzzle }) => fileStem(puzzle),
  /** One file per puzzle and month. */
  dailies: ({ puzzle, day }) => fileStem(puzzle, day.slice(0, 7)),
  attempts: ({ puzzle }) => fileStem(puzzle),
  drafts: ({ puzzle, id }) => fileStem(puzzle, id),
};

export class Store {
  readonly files: SavedFiles;
  private readonly now: () => number;
  /** Makes the messages about problems. */
  private readonly say: SayNotice;
  private readonly recordsByKey = new Map<string, LevelRecord>();
  private readonly settingsByKey = new Map<string, Setting>();
  /** Records that could not be written; tried again whenever a game was saved, and at the end. */
  private readonly unsaved = new Map<string, LevelRecord>();

  constructor(home: string, now: () => number, say: SayNotice = (notice) => noticeMessage(NOTICE_TEXTS, notice)) {
    this.files = new SavedFiles(home);
    this.say = say;
    this.now = now;
    this.files.sweep(now());
    this.refresh();
  }

  /** Reads records and settings again: another terminal may have written. What could not be written stays in memory. */
  refresh(): void {
    const merged = mergeAllSaved([
      { ...NOTHING_SAVED, records: [...this.recordsByKey.values()], settings: [...this.settingsByKey.values()] },
      this.readAll('records'),
      this.readAll('settings'),
    ]);
    for (const record of merged.records) this.recordsByKey.set(recordKey(record), record);
    for (const setting of merged.settings) this.settingsByKey.set(setting.key, setting);
  }

  takeNotices(): string[] {
    return this.files.notices.splice(0).map(this.say);
  }

  /** All notices as one text, for a page with one status line; empty if there are none. */
  takeNotice(): string {
    return this.takeNotices().join(' ');
  }

  private readAll(folder: Folder, stem = ''): SavedData {
    return mergeAllSaved(this.files.list(folder, stem).flatMap((name) => this.files.read(folder, name) ?? []));
  }

  /** All saved data, merged. */
  everything(): SavedData {
    const all = mergeAllSaved(FOLDERS.map((folder) => this.readAll(folder)));
    return { ...all, games: this.withoutStale(all.games) };
  }

  /**
   * Adds what is missing; existing entries are merged, never overwritten. True if all of it was written. Yields after each
   * file how many entries are there so far: who stops in between keeps them. A new file is whole at once, and is on the disk for
   * good after `files.settle`; one that takes the place of another is so before the other goes.
   */
  *addEverything(data: SavedData): Generator<number, boolean, void> {
    let done = 0;
    let isWritten = true;
    const count = (entries: number, written: boolean): number => {
      isWritten &&= written;
      done += entries;
      return done;
    };
    for (const { folder, stem, entries, names } of this.filesFor(data)) {
      const merged = this.mergedPart(folder, stem, entries, names, names.length > 0 || 'settled');
      for (const record of merged?.records ?? []) this.recordsByKey.set(recordKey(record), record);
      for (const setting of merged?.settings ?? []) this.settingsByKey.set(setting.key, setting);
      yield count(entries.length, merged !== undefined);
    }
    for (const game of data.games) yield count(1, this.addGame(game));
    for (const entry of data.unknown ?? []) yield count(1, this.addUnknown(entry));
    return isWritten;
  }

  /** What goes into one file together, and the files that it is merged with: each folder is listed once. */
  private filesFor(data: SavedData) {
    return PARTS.flatMap((folder) => {
      const groups = new Map<string, SavedData[Part][number][]>();
      for (const entry of data[folder]) {
        const stem = STEMS[folder](entry as never);
        const group = groups.get(stem);
        if (group) group.push(entry);
        else groups.set(stem, [entry]);
      }
      const names = groups.size > 0 ? this.files.listByStem(folder) : new Map<string, string[]>();
      return [...groups].map(([stem, entries]) => ({
        ...{ folder, stem, names: names.get(stem) ?? [] },
        entries: entries as unknown as SavedData[Part],
      }));
    });
  }

  private mergePart(folder: Part, stem: string, entries: SavedData[Part]): boolean {
    return this.mergedPart(folder, stem, entries, this.files.list(folder, `${stem}.`), true) !== undefined;
  }

  /** Merges entries with these files, into one file; undefined if it can't be written. */
  private mergedPart(
    folder: Part,
    stem: string,
    entries: SavedData[Part],
    names: readonly string[],
    durable: Durability,
  ): SavedData | undefined {
    const copies = names.flatMap((name) => this.files.read(folder, name) ?? []);
    const merged = mergeAllSaved([{ ...NOTHING_SAVED, [folder]: entries }, ...copies]);
    const name = `${stem}.${contentHash(makeSavedData(merged))}.json`;
    if (!names.includes(name) && !this.files.write(folder, name, merged, durable)) return undefined;
    for (const old of names) if (old !== name) this.files.remove(folder, old);
    return merged;
  }

  record<Id extends PuzzleId>(level: { readonly puzzle: Id; readonly hash: string }): PuzzleRecord<Id> | undefined {
    // The key names the puzzle, so the record is one of that puzzle.
    return this.recordsByKey.get(recordKey(level)) as PuzzleRecord<Id> | undefined;
  }

  get records(): readonly LevelRecord[] {
    return [...this.recordsByKey.values()];
  }

  /** The record is in memory in any case; true if it is on the disk, too. */
  saveRecord(record: LevelRecord): boolean {
    const [merged = record] = mergeSaved(
      { ...NOTHING_SAVED, records: [record] },
      { ...NOTHING_SAVED, records: [this.record(record) ?? record] },
    ).records;
    this.recordsByKey.set(recordKey(record), merged);
    const saved = this.mergePart('records', STEMS.records(record), [merged]);
    if (saved) this.unsaved.delete(recordKey(record));
    else this.unsaved.set(recordKey(record), merged);
    return saved;
  }

  /** Tries once more to write the records that could not be written. */
  flush(): void {
    for (const record of [...this.unsaved.values()]) if (!this.saveRecord(record)) return;
  }

  setting<T extends Setting['value']>(key: string, otherwise: T): T {
    const value = this.settingsByKey.get(key)?.value;
    return typeof value === typeof otherwise ? (value as T) : otherwise;
  }

  saveSetting(key: string, value: Setting['value']): boolean {
    const setting = { key, value, at: this.now() };
    this.settingsByKey.set(key, setting);
    return this.mergePart('settings', STEMS.settings(setting), [setting]);
  }

  collections(): readonly SavedCollection[] {
    return this.readAll('collections').collections;
  }

  saveCollection(collection: SavedCollection): boolean {
    return this.mergePart('collections', STEMS.collections(collection), [collection]);
  }

  /** Removes a collection; games and records of its levels stay. False: it stays. */
  removeCollection(id: string): boolean {
    const stem = `${fileStem(id)}.`;
    for (const name of this.files.list('collections', stem)) this.files.remove('collections', name);
    return this.files.list('collections', stem).length === 0;
  }

  /** Grades of levels whose files have none, by `recordKey`. */
  grades(): ReadonlyMap<string, SavedGrade> {
    return new Map(this.readAll('grades').grades.map((grade) => [recordKey(grade), grade]));
  }

  saveGrades(grades: readonly SavedGrade[]): boolean {
    return this.savePerPuzzle('grades', grades);
  }

  private savePerPuzzle<Of extends 'grades' | 'attempts'>(folder: Of, entries: SavedData[Of]): boolean {
    const saved = PUZZLE_IDS.map((puzzle) => {
      const mine = entries.filter((entry) => entry.puzzle === puzzle) as unknown as SavedData[Of];
      return mine.length === 0 || this.mergePart(folder, fileStem(puzzle), mine);
    });
    return saved.every(Boolean);
  }

  /** The daily puzzles that were opened. */
  dailies(): readonly SavedDaily[] {
    return this.readAll('dailies').dailies;
  }

  daily(day: Pick<SavedDaily, 'puzzle' | 'day'>): SavedDaily | undefined {
    return this.dailies().find((daily) => dailyKey(daily) === dailyKey(day));
  }

  saveDaily(daily: SavedDaily): boolean {
    return this.mergePart('dailies', STEMS.dailies(daily), [daily]);
  }

  /** Attempts at levels, from which the rating follows. */
  attempts(): readonly SavedAttempt[] {
    return this.readAll('attempts').attempts;
  }

  saveAttempts(attempts: readonly SavedAttempt[]): boolean {
    return this.savePerPuzzle('attempts', attempts);
  }

  /** Every game, in progress or named, of one level or of all. */
  games(level?: { readonly puzzle: SavedGame['puzzle']; readonly hash: string }): readonly SavedGame[] {
    const stem = level ? `${fileStem(level.puzzle, level.hash)}_` : '';
    return this.withoutStale(this.readAll('games', stem).games);
  }

  /** The games without those a later one has superseded; their files are removed. */
  private withoutStale(games: readonly SavedGame[]): readonly SavedGame[] {
    const stale = staleGames(games, (game) => endOfGame(game) === 'won');
    if (stale.length === 0) return games;
    for (const game of stale) {
      const name = fileOfGame(game);
      // Another program may have saved it since it was read; then it is no longer stale.
      if (holds(this.files.text('games', name) ?? '', textOfGame(game))) this.files.remove('games', name);
    }
    return games.filter((game) => !stale.includes(game));
  }

  /** A new save, or one that continues a game as it was read. */
  openSave(game?: SavedGame): OpenSave {
    return { id: game?.id ?? newId(), written: game && textOfGame(game) };
  }

  /** Saves a game. Cheap enough for every move: it doesn't wait for the disk. */
  saveGame(save: OpenSave, game: Omit<SavedGame, 'id' | 'savedAt'>): boolean {
    const gameFile = (id: string): string => fileOfGame({ ...game, id });
    const there = this.files.text('games', gameFile(save.id));
    // Another terminal plays this game too: its moves stay where they are, ours are saved beside them.
    if (there !== undefined && !holds(there, save.written)) save.id = newId();
    const text = textOfGame({ ...game, id: save.id, savedAt: this.now() });
    const written = this.files.writeText('games', gameFile(save.id), text, false);
    if (written) {
      save.written = text;
      this.flush();
    }
    return written;
  }

  /** Removes a game, unless it changed since it was listed. False: it stays, with a notice if it can't be removed. */
  removeGame(game: SavedGame): boolean {
    const name = fileOfGame(game);
    if (!holds(this.files.text('games', name) ?? '', textOfGame(game))) return false;
    return this.files.remove('games', name, true);
  }

  /** Where a masu that knows the puzzle looks for it; what is there already stays. */
  private addUnknown({ list, entry }: UnknownEntry): boolean {
    const { puzzle, hash, id } = entry as { readonly puzzle: string; readonly hash?: unknown; readonly id?: unknown };
    const stem = fileStem(puzzle, ...[hash, id].filter((key) => typeof key === 'string'));
    const data = { ...NOTHING_SAVED, unknown: [{ list, entry }] };
    const text = makeSavedData(data);
    const there = list === 'games' ? this.files.text(list, `${stem}.json`) : '';
    const isOwn = there === undefined || there === text;
    return this.files.write(list, isOwn ? `${stem}.json` : `${stem}.${contentHash(text)}.json`, data, 'settled');
  }

  private addGame(game: SavedGame): boolean {
    const name = fileOfGame(game);
    const there = this.files.read('games', name);
    const merged = mergeSaved(there ?? NOTHING_SAVED, { ...NOTHING_SAVED, games: [game] });
    return this.files.write('games', name, merged, there !== undefined || 'settled');
  }
}

/** `say` makes the messages about unreadable files (default: in English). */
export function openLibrary(store: Store, say?: SayProblem): LevelLibrary {
  return new LevelLibrary(() => store.collections(), say);
}
