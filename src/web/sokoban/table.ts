// The Sokoban page's state with the browser: which level lies on the table, the sitting at it, what the program sees in
// it, and the settings of the view. Commands go in through `perform`; signals come out.

import { batch, computed, signal } from '@preact/signals';
import { makeGame, parseGame, runningGame, type SavedGame } from '../../play/index.js';
import { type Draft, type Level, levelHash, type Position, parseLurd, soundLevel } from '../../sokoban/index.js';
import { say } from '../app/notice.js';
import type { Pose } from '../board/pose.js';
import type { Insight } from '../insight/insight.js';
import { Watcher } from '../insight/watcher.js';
import { dropGame, records, saved, saveGame, saveRecord, setSetting, setting } from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import type { Command } from './command.js';
import { type BestNews, sayHappening, saySolved, sayStuck, sayWelcome } from './sentences.js';
import {
  act,
  countsOf,
  isSittingWon,
  lurdOf,
  positionOfSitting,
  type Sitting,
  SOKOBAN_PLAY,
  sitDown,
} from './sitting.js';

/** Where the level came from, for the head of the page and for what comes next. */
export interface Origin {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
}

interface Table {
  readonly origin: Origin;
  readonly draft: Draft;
  readonly hash: string;
  readonly gameId: string;
  readonly sitting: Sitting;
  /** The poses to show on the way to the sitting's own. */
  readonly way: readonly Pose[];
  readonly wayMillis?: number;
}

export const table = signal<Table | undefined>(undefined);
export const insight = signal<Insight | undefined>(undefined);
export const deadCells = signal<ReadonlySet<number>>(new Set());
/** The player saw the warning and plays on: it stays away until the position is alive again. */
const warningDismissed = signal(false);

export const isWarning = computed(() => setting('warn', true));
export const isMarkingDead = computed(() => setting('dead', false));
export const isShowingBound = computed(() => setting('bound', true));
export const counts = computed(() => (table.value ? countsOf(table.value.sitting) : undefined));
export const won = computed(() => (table.value ? isSittingWon(table.value.sitting) : false));
export const record = computed(() => {
  const found = table.value && records.value.get(`sokoban ${table.value.hash}`);
  return found?.puzzle === 'sokoban' ? found : undefined;
});
const NONE: readonly number[] = [];

/** The boxes to mark as guilty. */
export const guilty = computed((): readonly number[] => {
  const stuck = isWarning.value && !warningDismissed.value && !won.value ? insight.value?.stuck : undefined;
  return stuck && stuck.length > 0 ? stuck : NONE;
});

const watcher = new Watcher(
  (seen, position) => takeInsight(seen, position),
  (cells) => {
    deadCells.value = cells;
  },
);

/** Puts a level on the table, with the game that was left there. */
export function lay(draft: Draft, level: Level, origin: Origin, moves?: string): void {
  const hash = levelHash(level);
  const kept = moves === undefined ? runningGame(saved.value.games, { puzzle: 'sokoban', hash }) : undefined;
  const read = kept && parseGame(SOKOBAN_PLAY, level, kept.game);
  const sitting = sitDown(level, ...(read?.ok ? [read.value] : []));
  batch(() => {
    insight.value = undefined;
    deadCells.value = new Set();
    warningDismissed.value = false;
    table.value = { origin, draft, hash, gameId: kept?.id ?? newId(), sitting, way: [] };
  });
  sayWelcome(countsOf(sitting));
  if (moves) playLinked(moves);
  watch();
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The moves of a link, as far as they can be made. */
function playLinked(moves: string): void {
  const parsed = parseLurd(moves);
  if (parsed.ok && parsed.value.length > 0) perform({ kind: 'play', moves: parsed.value }, true);
}

function watch(): void {
  const laid = table.value;
  if (laid && (isWarning.value || isShowingBound.value || isMarkingDead.value)) {
    watcher.look(laid.sitting.level, positionOfSitting(laid.sitting));
  }
}

function takeInsight(seen: Insight, position: Position): void {
  const laid = table.value;
  if (!laid || positionOfSitting(laid.sitting) !== position) return;
  insight.value = seen;
  if (seen.stuck.length === 0) warningDismissed.value = false;
  if (won.value || !isWarning.value || warningDismissed.value || seen.stuck.length === 0) {
    sayHappening(lastHappening, countsOf(laid.sitting), isShowingBound.value ? seen.bound : undefined, true);
    return;
  }
  sayStuck(laid.sitting.level, seen, {
    undo: () => perform({ kind: 'undo' }),
    playOn: () => {
      warningDismissed.value = true;
      say(undefined, '');
    },
  });
}

let lastHappening: Parameters<typeof sayHappening>[0] = { kind: 'nothing' };

/** Does what was asked; `atOnce` shows it without motion. */
export function perform(command: Command, atOnce = false, millis?: number): void {
  const laid = table.value;
  if (!laid) return;
  const wasWon = isSittingWon(laid.sitting);
  const { sitting, happening, way } = act(laid.sitting, command);
  if (sitting === laid.sitting && happening.kind === 'nothing') return;
  const moved = positionOfSitting(sitting) !== positionOfSitting(laid.sitting);
  batch(() => {
    table.value = { ...laid, sitting, way: atOnce ? [] : way, ...(millis === undefined ? {} : { wayMillis: millis }) };
    if (moved) insight.value = undefined;
  });
  lastHappening = happening;
  const nowWon = isSittingWon(sitting);
  if (nowWon && !wasWon && command.kind !== 'go-to') celebrate();
  else if (!nowWon || happening.kind !== 'nothing') sayHappening(happening, countsOf(sitting), undefined, false);
  if (sitting.game !== laid.sitting.game) keep();
  if (moved) watch();
}

/** Keeps the running game; a game without a move is not kept. */
function keep(): void {
  const laid = table.value;
  if (!laid) return;
  const { gameId: id, hash } = laid;
  if (laid.sitting.game.entries.length === 0) dropGame({ id, puzzle: 'sokoban', hash });
  else saveGame({ id, puzzle: 'sokoban', hash }, () => savedGame(laid));
}

/** Written when the game is saved, not at each key: a long game is a long text. */
function savedGame({ gameId, hash, origin, draft, sitting }: Table): SavedGame {
  return {
    id: gameId,
    puzzle: 'sokoban',
    hash,
    title: origin.title,
    level: levelText(draft),
    game: makeGame(SOKOBAN_PLAY, sitting.game),
    moves: countsOf(sitting).moves,
    millis: 0,
    hints: 0,
    savedAt: Date.now(),
  };
}

/** A solved level: the record is kept and the seal set. */
function celebrate(): void {
  const laid = table.value;
  if (!laid) return;
  const { moves, pushes } = countsOf(laid.sitting);
  const before = record.value;
  const news: BestNews = {
    moves: !before || moves < before.bestMoves.moves,
    pushes: !before || pushes < before.bestPushes.pushes,
  };
  const score = { moves, pushes, solution: lurdOf(laid.sitting), at: Date.now() };
  const { hash, origin, draft } = laid;
  saveRecord({
    puzzle: 'sokoban',
    hash,
    title: origin.title,
    level: levelText(draft),
    bestMoves: score,
    bestPushes: score,
  });
  saySolved(moves, pushes, news, nextActions());
}

/** What can follow a solved level; the page sets it, for it knows the routes. */
let nextActions: () => { readonly replay: () => void; readonly next?: () => void } = () => ({ replay: () => {} });
export function onSolved(actions: typeof nextActions): void {
  nextActions = actions;
}

/** The level of a draft, or the sentence that says why it is none. */
export function levelOf(draft: Draft): { readonly level?: Level; readonly fault?: string } {
  const sound = soundLevel(draft);
  return sound.ok ? { level: sound.value } : { fault: sound.fault.message };
}

export function toggle(name: 'warn' | 'dead' | 'bound', usual: boolean): void {
  setSetting(name, !setting(name, usual));
  watch();
}
