// A month of use: a random user, the same for the same seed, presses hundreds of keys over all pages on a real
// pseudo-terminal, changes the size of the window, quits, and starts again. After each key the screen and the saved
// files must agree: a page that can be recognized, its board or list in view, no message of another page, counts equal
// to a replay of the saved game, records only for the player's own solutions, and nothing saved lost.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDay } from '@masu/core/base/daily.js';
import type { Random } from '@masu/core/base/random.js';
import { isPlayersOwn } from '@masu/core/play/game.js';
import { type LevelRecord, parseSavedData, type SavedData, type SavedGame } from '@masu/core/play/saved-data.js';
import { recordKey, runningGame } from '@masu/core/play/saved-order.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { parseFutoshikiGame } from '@masu/engine/session/futoshiki/saved.js';
import { futoshikiPosition, isFutoshikiSolved, newFutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import { makeSokobanSave, parseSokobanGame, sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { isSokobanSolved, newSokobanSession, sokobanCounts } from '@masu/engine/session/sokoban/session.js';
import {
  LevelLibrary,
  makeCollection,
  type StoredLevel,
  storedDailies,
  storedLevelText,
} from '@masu/program/saves/library.js';
import { Store } from '@masu/program/saves/store.js';
import { expect, test } from 'vitest';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { type TerminalHere, terminalHere } from '../terminal-here.js';

const { start } = terminalHere();

const KEYS = sampled(200, 500);
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

// What the player has on the first day.

const SOKOBAN_LEVELS: readonly (readonly [title: string, solution: string, rows: readonly string[]])[] = [
  ['Corridor', 'rRR', ['########', '#@ $ . #', '########']],
  ['Step', 'R', ['#####', '#@$.#', '#####']],
  ['Hopeless', '', ['#####', '#@ .#', '#$  #', '#####']],
  ['Room', 'rdRRldRRR', ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########']],
  ['Shown', 'rRRR', ['#########', '#@ $  . #', '#########']],
  ['Hall', 'R', hall()],
];
/** All levels of which the user knows a solution. */
const DAY = ['Day', 'RRR', ['#######', '#@$  .#', '#######']] as const;
const OTHER = ['Other', 'RR', ['######', '#@$ .#', '######']] as const;
const LEVELS = [...SOKOBAN_LEVELS, DAY, OTHER];
const FUTOSHIKI_SOLUTION = 'r1c2=2 r2c1=3 r3c4=3 r4c4=1';
const FUTOSHIKI_ROWS = ['|1 - 3 4|', '|       |', '|- 4 1 2|', '|       |', '|2 1 4 -|', '|       |', '|4 3 2 -|'];
const PASTED = ['######', '#@ $.#', '######'];

/** Larger than any window here. */
function hall(): string[] {
  const wall = '#'.repeat(90);
  return Array.from({ length: 50 }, (_, row) => {
    if (row === 0 || row === 49) return wall;
    return row === 25 ? `#${' '.repeat(43)}@$.${' '.repeat(42)}#` : `#${' '.repeat(88)}#`;
  });
}

const textOf = (levels: typeof SOKOBAN_LEVELS): string =>
  levels.map(([title, , rows]) => `${rows.join('\n')}\nTitle: ${title}\n`).join('\n');
const levelsIn = (text: string, title: string): readonly StoredLevel[] => {
  const read = makeCollection(text, title, title, true);
  if (!read.ok) throw new Error(read.error);
  return read.value.levels;
};

/** Saves the collections, the puzzles of the day, and a game in which masu made all moves but the last. */
function begin(store: Store): void {
  const imported = { importedAt: 1 };
  const futoshiki = `4\n${FUTOSHIKI_ROWS.join('\n')}\n`;
  store.saveCollection({ id: 'mine', puzzle: 'sokoban', title: 'Mine', text: textOf(SOKOBAN_LEVELS), ...imported });
  const other = textOf([OTHER]);
  store.saveCollection({ id: 'other', puzzle: 'sokoban', title: 'Mine', text: other, importedAt: 2 });
  store.saveCollection({ id: 'grids', puzzle: 'futoshiki', title: 'Grids', text: futoshiki, ...imported });
  const day = localDay(new Date());
  const sokoban = textOf([DAY]);
  for (const [puzzle, text] of [
    ['sokoban', sokoban],
    ['futoshiki', `${futoshiki}`],
  ] as const) {
    const [level] = levelsIn(text, 'day');
    if (level) store.saveDaily({ puzzle, day, hash: level.hash, level: storedLevelText(level.play), grade: 'easy' });
  }
  const shown = levelsIn(textOf(SOKOBAN_LEVELS), 'Mine').find(({ title }) => title === 'Shown');
  if (shown?.play.puzzle !== 'sokoban') throw new Error('no level');
  const moves = parseLurd('RR');
  const own = actSokoban(newSokobanSession(shown.play.level), { kind: 'move', direction: 'right' }).state;
  const { state } = actSokoban(own, { kind: 'show-moves', moves: moves.ok ? moves.value : [] });
  const facts = { id: '', savedAt: 0, title: 'Shown', level: storedLevelText(shown.play), millis: 1000 };
  store.saveGame(store.openSave(), makeSokobanSave(state, facts));
}

// Pages, by what their screens show.

const PAGES = [
  'menu',
  'list',
  'levels',
  'find',
  'sokoban',
  'futoshiki',
  'replay',
  'lab',
  'daily',
  'generate',
  'prompt',
  'text',
  'language',
  'busy',
] as const;
type PageKind = (typeof PAGES)[number];

interface Screen {
  readonly kind: PageKind;
  readonly lines: readonly string[];
  readonly status: string;
  /** Names the page: its kind and its heading. */
  readonly name: string;
}

/** The first that fits counts. */
const SIGNS: readonly (readonly [kind: PageKind, keys: RegExp, above?: RegExp])[] = [
  ['find', /^ {2}Up, Down choose {3}Enter (open|play) {3}Esc back$/],
  ['menu', /q quit$/, /^ {2}\[\*\] masu/m],
  ['language', /q back$/, /^ {2}Language\n/m],
  ['prompt', /Ctrl\+u clear/],
  ['generate', /Enter generate/],
  ['busy', /^ {2}Esc stop/],
  ['lab', /Enter run .*q back$/],
  ['replay', /^ {2}Space play, pause.*q back$/],
  ['daily', /Enter play .*q back$/, /^ {2}Daily puzzle {3}/m],
  ['levels', /Enter play .*q back$/],
  ['list', /Enter open .*q back$/],
  ['futoshiki', /(1-\d enter|e new puzzle).*q quit$/],
  ['sokoban', /(u undo|n next).*\? keys {3}q quit$/],
  ['text', /^ {2}(Up, Down scroll {3})?q back$/],
];

/** What each page may say above its keys. */
const STATUS: Readonly<Record<PageKind, RegExp>> = {
  menu: /^(Press q to quit\.|! pasted text: .*)$/,
  list: /^(! (Delete the game of|Remove) .* Press x again to (delete|remove) it\.|(Deleted|Removed) .*|! pasted text: .*|No new level to offer\.|No level was given up\.|No level is a few pushes over its minimum\.|The levels are being graded\. .*|(on|off): .* noted.*|The rating starts again\.)$/,
  levels: /^(Added .* to your collections\.|! Couldn't read \d+ levels?\. .*|! pasted text: .*)$/,
  find: /^Find: /,
  sokoban:
    /^(! )?(Pushed|Undone|Redone|Restarted|Nothing to (un|re)do|Searching|Stopped|Already solved|Gave up|This is the (first|last) level|All other levels|No moves to replay|Move \d+|Solved|Deadlock|Proven|The whole level|Can't walk|Box selected|You can't push|This box|Snapshot|Back at|Dead squares|Minimum pushes|Time: |Hint \d of [34]|\d+ moves?, \d+ push|Expected|Unknown|Can't read|[A-Z].*(move|letter|direction))/,
  futoshiki: /^(! )?[A-Z1-9]/,
  replay: /^$/,
  lab: /^(No shorter|No solution yet|This is the (first|last) level)/,
  daily: /^(Solve this puzzle first|Stopped|Generating)/,
  generate: /^(Stopped|! .*)/,
  prompt: /^(Type a path|! .*)/,
  text: /^$/,
  language: /^$/,
  busy: /^Generating/,
};

/** The page that the keys on the last line belong to. */
function pageIn({ screen }: TerminalHere): PageKind | undefined {
  const keys = screen.slice(screen.lastIndexOf('\n') + 1);
  return SIGNS.find(([, last, above]) => last.test(keys) && (!above || above.test(screen)))?.[0];
}

function screenOf(program: TerminalHere): Screen {
  const lines = program.screen.split('\n');
  const kind = pageIn(program);
  if (!kind) throw new Error(`an unknown page:\n${program.screen}`);
  const [first, second] = [lines.at(-4) ?? '', lines.at(-3) ?? ''];
  const isText = kind === 'text' || kind === 'replay' || kind === 'language';
  const isMark = (line: string): boolean => /^ *[▼█[]|^ {3,}/.test(line);
  const status =
    isText || isMark(second) ? '' : `${first === '' || isMark(first) ? '' : `${first.trim()} `}${second.trim()}`;
  const heading =
    kind === 'sokoban' || kind === 'futoshiki' ? headingOf(lines) : (lines[1] ?? '').trim().split(/ {2}/)[0];
  return { kind, lines, status: status.trim(), name: `${kind}: ${heading}` };
}

/** The collection and number of the level; a row of the board may stand before them. */
const headingOf = (lines: readonly string[]): string =>
  /(?:^| {2,})(\S+(?: \S+)*? \d+ of \d+)/m.exec(lines.join('\n'))?.[1] ?? '';

// What the user does on each page.

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'];
/** As kitty sends it: no wait whether more bytes follow. */
const ESCAPE = '\x1b[27u';
const [HOME, END, PAGE_UP, PAGE_DOWN] = ['\x1b[H', '\x1b[F', '\x1b[5~', '\x1b[6~'];
const paste = (text: string): string => `\x1b[200~${text}\x1b[201~`;

type Choice = readonly [weight: number, keys: readonly string[]];
const LISTS: readonly Choice[] = [
  [6, [UP, DOWN, DOWN, DOWN, PAGE_DOWN, HOME, END, END + UP, END + UP + UP]],
  [6, ['\r', ' ', RIGHT]],
  [2, ['/', '?', 'x', 'x', '+', 't', 'o', 'f', 'g']],
  [2, [ESCAPE, 'q', LEFT]],
  [1, [paste(`${PASTED.join('\n')}\n`), paste('nonsense'), 'z', 'é', '\x1b[<0;8;5M']],
];
const DOES: Readonly<Record<PageKind, readonly Choice[]>> = {
  menu: [
    [9, Array.from({ length: 15 }, (_, row) => `${HOME}${DOWN.repeat(row)}\r`)],
    [1, [UP, DOWN, '\r']],
    [1, ['/', '?', paste(`${PASTED.join('\n')}\n`), paste('nonsense'), ESCAPE, 'é']],
  ],
  list: LISTS,
  levels: LISTS,
  find: [
    [3, ['m', 'i', 'n', 'e', 'c', 'o', '1', ' ', '\x7f', '\x15', UP, DOWN]],
    [2, ['\r', ESCAPE]],
  ],
  sokoban: [
    [12, [UP, DOWN, RIGHT, LEFT, 'h', 'j', 'k', 'l', RIGHT, RIGHT]],
    [3, ['\x1b[1;5C', '\x1b[1;2C', '\x1b[1;5A', '\x1b[1;2B', '\x1b[1;3B', '\x1b[1;3D']],
    [4, ['u', 'y', 'U', 'Y', 'r', HOME, END, '\x1a', '\x19', '\x7f']],
    [3, ['i', 'i', '1', '\x1b1', '2', 'x', 'c', 'b', 't', '=', 'g', 'v', 'e', '?']],
    [4, ['n', 'p', 'N', '\r', PAGE_DOWN, ESCAPE, ESCAPE, ESCAPE]],
    [5, ['SOLUTION', 'SOLUTION', 'SOLUTION', `r${RIGHT}`, paste('lurdx'), paste('nonsense 漢')]],
    [2, ['\x1b[<0;7;3M', '\x1b[<0;7;3m', '\x1b[<0;11;3M', '\x1b[<64;9;3M', '\x1b[<65;9;3M', '\x1b[<2;9;3M']],
  ],
  futoshiki: [
    [10, [UP, DOWN, RIGHT, LEFT, '1', '2', '3', '4', '1', '2', '3', '4']],
    [3, ['m', 'x', 'f', 'o', 'g', 'v', 't', '=', '\x1b2', '.']],
    [3, ['u', 'y', 'r', HOME, END, 'i', 'c', '?']],
    [5, ['n', 'p', 'N', '\r', ESCAPE, ESCAPE, ESCAPE, ESCAPE, 'e']],
    [3, ['SOLUTION', 'SOLUTION', paste('r1c2=2'), paste('r9c9=9'), '\x1b[<0;6;3M', '\x1b[<64;9;3M']],
  ],
  replay: [
    [3, [' ', LEFT, RIGHT, UP, DOWN, HOME, END, '+', '-', '\x1b[<0;20;11M']],
    [2, [ESCAPE, 'q', '?']],
  ],
  lab: [
    [3, [UP, DOWN, '\r', '\r', 'v', 'n', 'p', '?']],
    [1, [ESCAPE, 'q', 'o']],
  ],
  daily: [
    [3, ['\t', '\r', '\r', HOME, 'e', '?']],
    [1, [LEFT, RIGHT, UP, DOWN, PAGE_UP, PAGE_DOWN, ESCAPE, 'q']],
  ],
  generate: [
    [3, [UP, DOWN, LEFT, LEFT, RIGHT, '7', '\x7f']],
    [2, ['\r', ESCAPE, 'q']],
  ],
  prompt: [
    [2, ['a', '/', ' ', '\x7f', '\x15', 'FILE']],
    [2, ['\r', ESCAPE]],
  ],
  text: [[1, [UP, DOWN, PAGE_DOWN, 'q', ESCAPE, '\r', '?']]],
  language: [[1, [UP, DOWN, 'q', ESCAPE]]],
  busy: [[1, [`${DOWN}?${ESCAPE}`]]],
};

function keysFor(kind: PageKind, random: Random): string {
  const choices = DOES[kind];
  let at = random.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  const [, keys] = choices.find(([weight]) => {
    at -= weight;
    return at < 0;
  }) as Choice;
  return keys[random.below(keys.length)] as string;
}

// What must be true.

const FOLDERS = ['games', 'records', 'collections', 'dailies'] as const;

/** Everything saved, read without touching it. */
function savedIn(home: string): SavedData {
  const data: Record<string, unknown[]> = {
    games: [],
    records: [],
    collections: [],
    dailies: [],
    settings: [],
    grades: [],
    attempts: [],
    drafts: [],
  };
  for (const folder of FOLDERS) {
    for (const name of list(join(home, folder))) {
      if (!name.endsWith('.json')) continue;
      const read = parseSavedData(readFileSync(join(home, folder, name), 'utf8'));
      if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
      expect(read.value.dropped, name).toEqual([]);
      data[folder]?.push(...read.value.data[folder]);
    }
  }
  return data as unknown as SavedData;
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

interface Replayed {
  readonly counts: string;
  readonly solution: string;
  readonly isOwn: boolean;
  readonly isSolved: boolean;
}

/** The saved game of a level, replayed; a level without a game is at its start. */
function replayed({ play }: StoredLevel, saved: SavedGame | undefined): Replayed {
  if (play.puzzle === 'sokoban') {
    const game = saved && parseSokobanGame(play.level, saved.game);
    if (game && !game.ok) throw new Error(game.error.message);
    const session = newSokobanSession(play.level, game ? { game: game.value } : {});
    const { moves, pushes, boxesOnGoals, boxes } = sokobanCounts(session);
    const counts = `${moves} moves, ${pushes} pushes, ${boxesOnGoals}/${boxes}`;
    const isOwn = isPlayersOwn(session.game);
    return { counts, solution: sokobanMovesText(session), isOwn, isSolved: isSokobanSolved(session) };
  }
  const game = saved && parseFutoshikiGame(play.level, saved.game);
  if (game && !game.ok) throw new Error(game.error.message);
  const session = newFutoshikiSession(play.level, game ? { game: game.value } : {});
  const { digits } = futoshikiPosition(session);
  const counts = `${digits.filter((digit) => digit === 0).length} cells left`;
  return { counts, solution: digits.join(''), isOwn: isPlayersOwn(session.game), isSolved: isFutoshikiSolved(session) };
}

/** The counts on the screen, in the form of `replayed`; undefined if the window has no room for them. */
function countsShown({ kind, lines }: Screen): string | undefined {
  const text = lines.join('\n');
  if (kind === 'futoshiki') {
    const left = /(\d+) cells? left/.exec(text)?.[1];
    return left === undefined ? undefined : `${left} cells left`;
  }
  const [, moves, pushes, goals] =
    /moves +(\d+)\n.*pushes +(\d+)\n.*on goal +(\d+\/\d+)/.exec(text) ??
    /(\d+) moves?, (\d+) push(?:es)?, on goal (\d+\/\d+)/.exec(text) ??
    [];
  return goals === undefined ? undefined : `${moves} moves, ${pushes} pushes, ${goals}`;
}

const SIZES = [
  [100, 30],
  [80, 24],
  [120, 40],
  [100, 30],
] as const;

const isGame = ({ kind }: Screen): boolean => kind === 'sokoban' || kind === 'futoshiki';

class Month {
  readonly seen = new Map<PageKind, number>();
  countsChecked = 0;
  private readonly home: string;
  private readonly random: Random;
  private readonly file: string;
  private program: TerminalHere | undefined;
  private before: Screen | undefined;
  private saved: SavedData;
  /** The player looks at another part of a large level. */
  private isScrolled = false;
  private readonly history: string[] = [];

  constructor(home: string, seed: number) {
    this.home = home;
    this.random = randomFor(seed);
    this.file = join(home, 'opened.xsb');
    const store = new Store(home, Date.now);
    begin(store);
    writeFileSync(this.file, textOf(SOKOBAN_LEVELS.slice(0, 2)));
    this.saved = savedIn(home);
  }

  async start(): Promise<TerminalHere> {
    const [columns, lines] = SIZES[0];
    const program = start([], { columns, lines, env: { MASU_HOME: this.home } });
    this.program = program;
    await program.until('Keys and help');
    this.before = screenOf(program);
    return program;
  }

  async run(keys: number): Promise<void> {
    let program = await this.start();
    for (let pressed = 0; pressed < keys; pressed++) {
      const { kind } = this.before as Screen;
      if ((kind === 'menu' || kind === 'sokoban' || kind === 'futoshiki') && this.random.below(60) === 0) {
        await this.quit(program, ['q', '\x04', '\x03'][this.random.below(3)] as string);
        program = await this.start();
        this.check('started again');
      } else if (this.random.below(25) === 0) {
        await this.resize(program);
        this.check('another size');
      } else {
        const keys = this.written(keysFor(kind, this.random));
        await program.press(keys);
        // A generator stops when its worker gets to it.
        if (kind === 'busy') await program.until(() => screenOf(program).kind !== 'busy');
        this.check(keys);
      }
    }
    await this.quit(program, '\x03');
  }

  /** The keys for two things that depend on where the user is: a path, and a solution of the level in view. */
  private written(keys: string): string {
    if (keys === 'FILE') return paste(this.file);
    if (keys !== 'SOLUTION') return keys;
    if (this.before?.kind === 'futoshiki') return paste(FUTOSHIKI_SOLUTION);
    const title = this.before && this.levelIn(this.before)?.title;
    const [, solution = ''] = LEVELS.find(([name]) => name === title) ?? [];
    return `r${paste(solution)}`;
  }

  private async resize(program: TerminalHere): Promise<void> {
    const [columns, lines] = SIZES[this.random.below(SIZES.length)] as (typeof SIZES)[number];
    if (columns === program.terminal.columns) return;
    program.resize(columns, lines);
    // Columns and lines change one after the other: a frame of the new size has its keys on the last line.
    await program.until(() => pageIn(program) !== undefined);
    // It is complete when a key that does nothing is handled.
    await program.press('\x1b[24~');
  }

  private async quit(program: TerminalHere, key: string): Promise<void> {
    program.send(key);
    expect([await program.end(), program.errors], this.told(key)).toEqual([key === '\x03' ? 130 : 0, '']);
    expect(program.isRestored, this.told(key)).toBe(true);
    await program.discard();
    this.program = undefined;
  }

  async discard(): Promise<void> {
    await this.program?.discard();
  }

  /** For a message of failure: the last keys and the screen. */
  private told(key: string): string {
    const keys = [...this.history, JSON.stringify(key)].slice(-12).join('\n');
    return `after these keys:\n${keys}\nthe screen is\n${this.program?.screen}\n${this.program?.errors}`;
  }

  private check(key: string): void {
    const program = this.program as TerminalHere;
    const before = this.before as Screen;
    try {
      const screen = screenOf(program);
      this.seen.set(screen.kind, (this.seen.get(screen.kind) ?? 0) + 1);
      const saved = savedIn(this.home);
      this.isScrolled = screen.name === before.name && (this.isScrolled || key.startsWith('\x1b[1;3'));
      if (countsShown(screen) !== countsShown(before)) this.isScrolled = false;
      this.checkPage(screen, before);
      this.checkSaved(screen, before, saved);
      if (isGame(screen)) this.checkCounts(screen, saved);
      this.saved = saved;
      this.before = screen;
      this.history.push(`${JSON.stringify(key)} -> ${screen.name} | ${screen.status}`);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${this.told(key)}`, { cause: error });
    }
  }

  /** The board or list is in view, and the message is one of this page. */
  private checkPage({ kind, lines, status, name }: Screen, before: Screen): void {
    if (status !== '') expect(status).toMatch(STATUS[kind]);
    expect(status).not.toMatch(/crashed|bug in masu/);
    const text = lines.join('\n');
    if (kind === 'replay' || (kind === 'sokoban' && !this.isScrolled)) expect(text).toMatch(/[@+][↑→↓←]?/);
    if (kind === 'futoshiki') expect(text).toContain('[');
    if (['menu', 'list', 'levels', 'lab', 'language'].includes(kind)) {
      expect(text).toMatch(/^ {2}> |No games in progress\.|No records yet\.|No levels\.|Nothing found\./m);
    }
    if (kind === 'daily') expect(text).toMatch(/\[[ \d]\d[ *+~]\]/);
    // Coming to a list, nothing is said about what was done before.
    const isNew = name !== before.name && before.kind !== 'find';
    if (isNew && (kind === 'menu' || kind === 'list')) expect(status).toMatch(/^$|pasted text/);
  }

  /** Only the level in view changes; a record is the player's own solution; nothing disappears unasked. */
  private checkSaved(screen: Screen, before: Screen, saved: SavedData): void {
    const inView = [screen, before].flatMap((each) => this.levelIn(each)?.hash ?? []);
    const isUnknown = [screen, before].some((each) => isGame(each) && !this.levelIn(each));
    const isDeleted = screen.status.startsWith('Deleted');
    for (const game of this.saved.games) {
      const now = saved.games.find(({ id, hash }) => id === game.id && hash === game.hash);
      const may = inView.includes(game.hash) || isUnknown || isDeleted;
      if (!may) expect([game.title, now?.game, now?.moves]).toEqual([game.title, game.game, game.moves]);
    }
    const isRemoved = screen.status.startsWith('Removed');
    for (const { id, text } of this.saved.collections) {
      if (!isRemoved) expect(saved.collections.find((each) => each.id === id)?.text).toBe(text);
    }
    for (const daily of this.saved.dailies) {
      const now = saved.dailies.find(({ puzzle, day }) => puzzle === daily.puzzle && day === daily.day);
      expect(now?.level).toBe(daily.level);
      if (daily.solved) expect(now?.solved).toBeDefined();
    }
    this.checkRecords(saved, inView, isUnknown);
  }

  private checkRecords(saved: SavedData, inView: readonly string[], isUnknown: boolean): void {
    const solutionsOf = (record: LevelRecord): string[] =>
      record.puzzle === 'futoshiki'
        ? [record.solution.join('')]
        : [record.bestMoves, record.bestPushes, ...(record.solutions ?? [])].map(({ solution }) => solution);
    const known = new Map(this.saved.records.map((record) => [recordKey(record), solutionsOf(record)]));
    for (const record of saved.records) {
      const before = known.get(recordKey(record)) ?? [];
      const added = [...new Set(solutionsOf(record))].filter((solution) => !before.includes(solution));
      known.delete(recordKey(record));
      if (added.length === 0 || isUnknown) continue;
      expect(inView).toContain(record.hash);
      const level = this.levels().find(({ hash }) => hash === record.hash) as StoredLevel;
      const game = replayed(level, runningGame(saved.games, record));
      expect(added).toEqual([game.solution]);
      expect([game.isOwn, game.isSolved]).toEqual([true, true]);
    }
    expect([...known.keys()]).toEqual([]);
  }

  private checkCounts(screen: Screen, saved: SavedData): void {
    const level = this.levelIn(screen);
    const counts = countsShown(screen);
    if (!level || counts === undefined) return;
    const game = replayed(level, runningGame(saved.games, { puzzle: level.play.puzzle, hash: level.hash }));
    const isSolved = /(\d+)\/\1$/.test(counts) || counts.startsWith('0 cells');
    if (screen.status.startsWith('Solved')) expect(isSolved).toBe(true);
    // A level left solved starts over; one that masu's moves solved is saved at the player's last move.
    const isFresh = game.isSolved && counts === replayed(level, undefined).counts;
    const isShown =
      isSolved &&
      !game.isSolved &&
      saved.games.some(({ hash, game: text }) => hash === level.hash && /^shown /m.test(text));
    if (isFresh || isShown) return;
    expect(counts).toBe(game.counts);
    this.countsChecked++;
  }

  private known: readonly { readonly heading: RegExp; readonly level: StoredLevel }[] | undefined;

  /** All levels of the library, of the puzzles of the day, and of the paste, by what their pages show. */
  private get levelsByHeading() {
    if (this.known) return this.known;
    const library = new LevelLibrary(() => this.saved.collections);
    const collections = (['sokoban', 'futoshiki'] as const).flatMap((puzzle) => library.collections(puzzle));
    const dailies = this.saved.dailies.flatMap((daily) => {
      const read = storedDailies(daily);
      return read.ok ? [read.value] : [];
    });
    const opened = [
      { title: 'Pasted levels', levels: levelsIn(`${PASTED.join('\n')}\n`, 'pasted') },
      { title: 'Opened', levels: levelsIn(textOf(SOKOBAN_LEVELS.slice(0, 2)), 'opened') },
    ];
    this.known = [...collections, ...dailies, ...opened].flatMap(({ title, levels }) =>
      levels.map((level) => {
        const heading = levels.length > 1 ? `${title} ${level.number} of ${levels.length}` : title;
        return { heading: new RegExp(`(^| {2})${heading.replace(/[()]/g, '\\$&')}(:|\\s|$)`, 'm'), level };
      }),
    );
    return this.known;
  }

  private levels(): readonly StoredLevel[] {
    return this.levelsByHeading.map(({ level }) => level);
  }

  /** The level of the game in view, if it is one of those. */
  private levelIn({ kind, lines }: Screen): StoredLevel | undefined {
    if ((kind !== 'sokoban' && kind !== 'futoshiki') || !lines) return undefined;
    const text = lines.join('\n');
    const fits = this.levelsByHeading.filter(
      ({ heading, level }) =>
        level.play.puzzle === kind && (level.title === '' || text.includes(level.title)) && heading.test(text),
    );
    return fits.length === 1 ? fits[0]?.level : undefined;
  }
}

test.each(sample(SEEDS, 1))('a month of use, seed %i', async (seed) => {
  const home = mkdtempSync(join(tmpdir(), 'masu-month-'));
  const month = new Month(home, seed);
  try {
    // Until it has seen most pages, which takes most users no more.
    for (let times = 0; goesOn(times, 1, month.seen.size > PAGES.length / 2); times++) await month.run(KEYS);
    expect(new Store(home, Date.now).takeNotices()).toEqual([]);
    expect(month.countsChecked).toBeGreaterThan(KEYS / 10);
    expect(month.seen.size).toBeGreaterThan(PAGES.length / 2);
  } finally {
    await month.discard();
    rmSync(home, { recursive: true, force: true });
  }
});
