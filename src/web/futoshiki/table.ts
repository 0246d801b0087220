// The Futoshiki page's state with the browser: the puzzle, the game, the chosen cell, pencil, timer, records.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import {
  digitLetter,
  type FutoshikiDraft,
  type FutoshikiLevel,
  type FutoshikiMove,
  gridRows,
  hashLevel,
} from '../../futoshiki/index.js';
import { makeGame, move, newGame, parseGame, redo, restart, type SavedGame, undo } from '../../play/index.js';
import { PlayClock } from '../app/play-clock.js';
import { clockTime } from '../format.js';
import {
  alsoPlayed,
  flushGame,
  gameLeftAt,
  levelKey,
  openSlot,
  type Slot,
  saveGame,
  saveRecord,
  setSetting,
  setting,
} from '../saves/saves.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { closeHint } from './hints.js';
import { notify } from './notify.js';
import {
  clashesOf,
  FUTOSHIKI_PLAY,
  type FutoshikiGame,
  isWon,
  moveAt,
  openCells,
  positionOfGame,
  puzzleLine,
} from './sitting.js';
import { clashWords } from './words.js';

export interface FutoshikiTable {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
  readonly hash: string;
  /** Where the game is kept. */
  readonly slot: Slot;
  readonly game: FutoshikiGame;
  readonly chosen: number;
}

export const table = signal<FutoshikiTable | undefined>(undefined);
export const isPencil = signal(false);
export const clock = new PlayClock();
export const hintsTaken = signal(0);

export const position = computed(() => table.value && positionOfGame(table.value.game));
export const won = computed(() => (table.value ? isWon(table.value.game) : false));
export const isShowingClashes = computed(() => setting('futoshiki.clashes', true));
export const conflicts = computed(
  (): ReadonlySet<number> =>
    table.value && position.value && isShowingClashes.value
      ? clashesOf(table.value.game.level, position.value)
      : new Set(),
);

/** Puts a puzzle on the table, with the game that was left there or with the digits of a link. */
export function lay(
  level: FutoshikiLevel,
  title: string,
  from: Pick<FutoshikiTable, 'collection'> & { digits?: readonly number[] } = {},
): void {
  const hash = hashLevel(level);
  const left = from.digits ? undefined : gameLeftAt({ puzzle: 'futoshiki', hash });
  const read = left && parseGame(FUTOSHIKI_PLAY, level, left.game);
  // A game that cannot be read stays where it is; the new one is kept beside it.
  const kept = read?.ok ? left : undefined;
  const game = read?.ok ? read.value : begun(level, from.digits ?? []);
  const { collection } = from;
  begin({ title, hash, ...(collection ? { collection } : {}) }, game, kept);
}

/** Puts a game of a puzzle on the table and says where it stands. */
function begin(
  of: Pick<FutoshikiTable, 'title' | 'hash' | 'collection'>,
  game: FutoshikiGame,
  kept: SavedGame | undefined,
): void {
  const slot = openSlot({ puzzle: 'futoshiki', hash: of.hash }, kept, keep);
  batch(() => {
    hintsTaken.value = kept?.hints ?? 0;
    table.value = { ...of, slot, game, chosen: Math.max(0, game.level.cells.indexOf(0)) };
  });
  clock.set(kept?.millis ?? 0);
  closeHint();
  if (won.value) tellSolved();
  else notify({ tone: 'calm', lead: F.welcome, rest: F.welcomeRest(openCells(positionOfGame(game))), yields: true });
}

/** Goes on with another saved game of the puzzle on the table; the one played until now stays saved. */
export async function continueGame(kept: SavedGame): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  await flushGame();
  if (table.value !== laid) return;
  const read = parseGame(FUTOSHIKI_PLAY, laid.game.level, kept.game);
  if (read.ok) begin(laid, read.value, kept);
  else notify({ tone: 'ink', lead: T.games.unreadable, strong: true });
}

effect(() => {
  const laid = untracked(() => table.value);
  if (laid && alsoPlayed.value === levelKey(laid.slot))
    untracked(() => notify({ tone: 'ink', lead: T.games.also, rest: T.games.both }));
});

/** A new game with digits written already, by cell; 0 for none. They are no doing of the player's and earn no record. */
function begun(level: FutoshikiLevel, digits: readonly number[]): FutoshikiGame {
  let game: FutoshikiGame = newGame(level);
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0 || level.cells[cell] !== 0) continue;
    game = move(FUTOSHIKI_PLAY, game, { kind: 'place', ...moveAt(level, cell), digit }) ?? game;
  }
  return game;
}

export function choose(cell: number): void {
  const laid = table.value;
  if (laid) table.value = { ...laid, chosen: cell };
}

const placeWords = (level: FutoshikiLevel, cell: number): [number, number] => {
  const { row, column } = moveAt(level, cell);
  return [row + 1, column + 1];
};

/** Writes a digit, or a mark while the pencil is out. */
export function write(digit: number): void {
  const laid = table.value;
  if (!laid) return;
  const { level } = laid.game;
  const at = moveAt(level, laid.chosen);
  if (level.cells[laid.chosen] !== 0) {
    notify({ tone: 'calm', lead: F.given_ });
    return;
  }
  const sweep = setting('futoshiki.sweep', true);
  if (isPencil.value) {
    make({ kind: 'mark', ...at, digit });
    const on = ((position.value?.marks[laid.chosen] ?? 0) & (1 << (digit - 1))) !== 0;
    notify({ tone: 'calm', lead: F.marked(digitLetter(digit), on) });
    return;
  }
  if (position.value?.digits[laid.chosen] === digit) erase();
  else if (make({ kind: 'place', ...at, digit, ...(sweep ? { sweep } : {}) })) afterDigit(digit);
}

export function writeAt(cell: number, digit: number): void {
  choose(cell);
  const pencil = isPencil.value;
  isPencil.value = false;
  write(digit);
  isPencil.value = pencil;
}

export function erase(): void {
  const laid = table.value;
  if (!laid || !make({ kind: 'erase', ...moveAt(laid.game.level, laid.chosen) })) return;
  notify({ tone: 'calm', lead: F.erased(...placeWords(laid.game.level, laid.chosen)), rest: openWords() });
}

const openWords = (): string => F.open(position.value ? openCells(position.value) : 0);

function make(made: FutoshikiMove): boolean {
  const laid = table.value;
  const game = laid && move(FUTOSHIKI_PLAY, laid.game, made);
  if (!laid || !game) return false;
  table.value = { ...laid, game };
  closeHint();
  keep();
  return true;
}

function afterDigit(digit: number): void {
  const laid = table.value;
  const now = position.value;
  if (!laid || !now) return;
  if (won.value) {
    celebrate();
    return;
  }
  const conflict = isShowingClashes.value ? clashWords(laid.game.level, now.digits, laid.chosen) : undefined;
  if (conflict)
    notify({
      tone: 'ink',
      strong: true,
      lead: conflict.lead,
      rest: conflict.rest,
      actions: [{ word: F.undo, main: true, act: back }],
    });
  else
    notify({
      tone: 'calm',
      lead: F.wrote(digitLetter(digit), ...placeWords(laid.game.level, laid.chosen)),
      rest: openWords(),
    });
}

function seek(game: FutoshikiGame, lead: string, rest = openWords()): boolean {
  const laid = table.value;
  if (!laid || game === laid.game) return false;
  table.value = { ...laid, game };
  closeHint();
  keep();
  notify({ tone: 'calm', lead, rest });
  return true;
}

export const back = (): boolean => table.value !== undefined && seek(undo(table.value.game), F.undone);
export const forth = (): boolean => table.value !== undefined && seek(redo(table.value.game), F.redone);
export const startOver = (): boolean =>
  table.value !== undefined && seek(restart(FUTOSHIKI_PLAY, table.value.game), F.restarted, F.restartedRest);

/** The puzzle as text that is kept with the game. */
const textOf = (level: FutoshikiDraft): string => `${puzzleLine(level)}\n`;

function keep(): void {
  const laid = table.value;
  if (!laid || laid.game.entries.length === 0) return;
  const { game, slot, hash, title } = laid;
  const [millis, hints] = [clock.millis(), hintsTaken.value];
  saveGame(slot, async () => ({
    puzzle: 'futoshiki',
    hash,
    title,
    level: textOf(game.level),
    game: makeGame(FUTOSHIKI_PLAY, game),
    moves: game.at,
    millis,
    hints,
  }));
}

/** A hint was taken: it counts with the game from now on. */
export function countHint(): void {
  hintsTaken.value++;
  keep();
}

function celebrate(): void {
  const laid = table.value;
  const now = position.value;
  if (!laid || !now) return;
  const { level } = laid.game;
  const solution = gridRows(level.size, now.digits);
  const millis = clock.millis();
  const best = { hints: hintsTaken.value, millis, at: Date.now() };
  saveRecord({ puzzle: 'futoshiki', hash: laid.hash, title: laid.title, level: textOf(level), solution, best });
  tellSolved(setting('futoshiki.timer', false) ? clockTime(millis) : undefined);
}

function tellSolved(time?: string): void {
  const filled = table.value?.game.level.cells.filter((digit) => digit === 0).length ?? 0;
  notify({ tone: 'seal', strong: true, lead: F.solvedWord, rest: F.solved(filled, hintsTaken.value, time) });
}

export function toggleOption(name: 'sweep' | 'clashes' | 'timer', usual: boolean): void {
  setSetting(`futoshiki.${name}`, !setting(`futoshiki.${name}`, usual));
}
