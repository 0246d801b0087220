// Saved data as files in one folder, safe against everything that happens to files: a reader sees a whole file or none
// (written to a temporary file and renamed), a file that can't be read is moved aside unchanged with a warning, and a
// full disk or a read-only folder is a warning, too, and never ends a game.
// Nothing is locked. What several programs may write at once goes into files named by their content and merged when read
// (`Store`), so no file is ever overwritten with something else.

import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Message } from '@masu/core/base/message.js';
import { makeSavedData, parseSavedData, type SavedData } from '@masu/core/play/saved-data.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import writeFileAtomic from 'write-file-atomic';
import { type Environment, homeFolder } from '../host/host.js';
import { type StoreNotice, WRITE_FAULTS, type WriteFault } from './notice.js';

/** MASU_HOME, else masu in the XDG data folder. A relative XDG folder is ignored, as its specification says. */
export function dataFolder(environment: Environment): string {
  if (environment.MASU_HOME) return environment.MASU_HOME;
  const data = environment.XDG_DATA_HOME;
  return data && isAbsolute(data) ? join(data, 'masu') : join(homeFolder(environment), '.local', 'share', 'masu');
}

export const FOLDERS = [
  'games',
  'records',
  'settings',
  'collections',
  'grades',
  'dailies',
  'attempts',
  'drafts',
] as const;

export type Folder = (typeof FOLDERS)[number];

/** A key as part of a file name: the key itself if it is harmless, otherwise its hash. */
export function fileStem(...keys: readonly string[]): string {
  return keys
    .map((key) =>
      /^[a-z0-9][a-z0-9-]{0,63}$/i.test(key) ? key : createHash('sha256').update(key).digest('hex').slice(0, 24),
    )
    .join('_');
}

export const contentHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Folders that only their owner can read. */
const PRIVATE = 0o700;

/** Left behind by a program that was killed while it wrote; no writer takes this long. */
const STALE_MILLIS = 60 * 60 * 1000;

/** Whether a written file survives a power failure: at the cost of some milliseconds, no, or after `settle`. */
export type Durability = boolean | 'settled';

/** How many files `settle` works on at a time, and for how many it begins before the last time. */
const SETTLED_TOGETHER = 16;

const MANY_UNSETTLED = 500;

export class SavedFiles {
  readonly home: string;
  private readonly unsettled: string[] = [];
  /** For the player, oldest first: what was moved aside, what can't be saved. */
  readonly notices: StoreNotice[] = [];
  /** A cache of what was read, by path and state of the file: a folder of thousands is read over and over. */
  private readonly known = new Map<string, { readonly state: string; readonly data: SavedData }>();
  /** Set while writing fails, so that it is reported once and not at every move. */
  private failing: string | undefined;

  constructor(home: string) {
    this.home = home;
  }

  /** The names of the files of a folder that begin with a stem. */
  list(folder: Folder, stem = ''): string[] {
    try {
      return readdirSync(join(this.home, folder))
        .filter((name) => name.startsWith(stem) && name.endsWith('.json'))
        .sort();
    } catch {
      return [];
    }
  }

  /** The names of the files of a folder, by what they have before the first dot. */
  listByStem(folder: Folder): Map<string, string[]> {
    const byStem = new Map<string, string[]>();
    for (const name of this.list(folder)) {
      const stem = name.slice(0, name.indexOf('.'));
      const names = byStem.get(stem);
      if (names) names.push(name);
      else byStem.set(stem, [name]);
    }
    return byStem;
  }

  text(folder: Folder, name: string): string | undefined {
    try {
      return readFileSync(join(this.home, folder, name), 'utf8');
    } catch {
      return undefined;
    }
  }

  /** The content of a file; undefined if it is gone or unreadable. A file with an invalid entry is moved aside. */
  read(folder: Folder, name: string): SavedData | undefined {
    const path = join(this.home, folder, name);
    // Read before the text: a write in between is then read again, never missed.
    const state = fileState(path);
    const known = this.known.get(path);
    if (known !== undefined && known.state === state) return known.data;
    const text = this.text(folder, name);
    if (text === undefined) return undefined;
    const result = parseSavedData(text);
    if (result.ok && result.value.dropped.length === 0) {
      if (state !== undefined) this.known.set(path, { state, data: result.value.data });
      return result.value.data;
    }
    this.setAside(folder, name, result.ok ? (result.value.dropped[0] as Message) : result.error);
    return result.ok ? result.value.data : undefined;
  }

  private setAside(folder: Folder, name: string, why: Pick<Message, 'message'>): void {
    const unique = `${folder}-${name.replace(/\.json$/, '')}-${randomBytes(3).toString('hex')}`;
    const aside = join(this.home, 'aside', unique);
    try {
      makeFolder(join(this.home, 'aside'), PRIVATE);
      renameSync(join(this.home, folder, name), aside);
      this.notices.push({ kind: 'moved-aside', path: aside, why });
    } catch {
      this.notices.push({ kind: 'left', path: join(this.home, folder, name), why });
    }
  }

  /** True if it is on the disk. */
  write(folder: Folder, name: string, data: Partial<SavedData>, durable: Durability): boolean {
    return this.writeText(folder, name, makeSavedData(data), durable);
  }

  writeText(folder: Folder, name: string, text: string, durable: Durability): boolean {
    try {
      makeFolder(join(this.home, folder), PRIVATE);
      writeFileAtomic.sync(join(this.home, folder, name), text, { fsync: durable === true, mode: 0o600 });
      if (durable === 'settled') this.unsettled.push(join(this.home, folder, name));
    } catch (error) {
      this.complain(error as NodeJS.ErrnoException);
      return false;
    }
    if (this.failing !== undefined) this.notices.push({ kind: 'saves-again' });
    this.failing = undefined;
    return true;
  }

  /** `isLast`: even for a few. Waits until everything that was written survives a power failure: many files together take far less time than one by one. */
  async settle(isLast = true): Promise<void> {
    if (!isLast && this.unsettled.length < MANY_UNSETTLED) return;
    const paths = this.unsettled.splice(0);
    const next = async (): Promise<void> => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await this.settleFile(path);
    };
    await Promise.all(Array.from({ length: SETTLED_TOGETHER }, next));
  }

  private async settleFile(path: string): Promise<void> {
    try {
      const file = await open(path);
      await file.sync().finally(() => file.close());
    } catch (error) {
      // Another program may have merged it into its own.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.complain(error as NodeJS.ErrnoException);
    }
  }

  private complain(error: NodeJS.ErrnoException): void {
    const { code = '', message } = error;
    const fault = (WRITE_FAULTS as Readonly<Record<string, WriteFault>>)[code] ?? 'other';
    const failing = fault === 'other' ? message : fault;
    if (failing === this.failing) return;
    this.failing = failing;
    this.notices.push({ kind: 'cannot-save', fault, message, home: this.home });
  }

  get isFailing(): boolean {
    return this.failing !== undefined;
  }

  /** False: the file stays. Merging it again later does no harm; `isAsked`: the player requested it, so report it. */
  remove(folder: Folder, name: string, isAsked = false): boolean {
    try {
      unlinkSync(join(this.home, folder, name));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
      if (isAsked) this.complain(error as NodeJS.ErrnoException);
      return false;
    }
  }

  /** Removes half-written files that killed programs left behind. */
  sweep(now: number): void {
    for (const folder of FOLDERS) {
      const names = attempt(() => readdirSync(join(this.home, folder))) ?? [];
      for (const name of names.filter((each) => /\.json\.\d+$/.test(each))) {
        const age = attempt(() => now - statSync(join(this.home, folder, name)).mtimeMs) ?? 0;
        if (age > STALE_MILLIS) this.remove(folder, name);
      }
    }
  }
}

/** Changes with every write, because each one creates a new file and renames it. */
function fileState(path: string): string | undefined {
  const stats = attempt(() => statSync(path, { bigint: true }));
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
