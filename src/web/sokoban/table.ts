// The Sokoban page's state with the browser: which level lies on the table, the sitting at it, what the program sees in
// it, and the settings of the view. Commands go in through `perform`; signals come out.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Direction } from '../../base/grid.js';
import { movesOf, type SavedGame, type SokobanScore } from '../../play/index.js';
import {
  type Draft,
  type Level,
  levelHash,
  type Position,
  type UndoAdvice,
  validateLevel,
} from '../../sokoban/index.js';
import { PlayClock } from '../app/play-clock.js';
import type { Pose } from '../board/pose.js';
import type { Insight } from '../insight/insight.js';
import { Watcher } from '../insight/watcher.js';
import { here } from '../route.js';
import {
  alsoPlayed,
  flushGame,
  gameLeftAt,
  levelKey,
  openSlot,
  records,
  type Slot,
  saveGame,
  saveRecord,
  setSetting,
  setting,
} from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import { T } from '../texts/play.js';
import type { Command } from './command.js';
import { notify } from './notify.js';
import { type ProvenWay, provenLeft, provenWay } from './proven.js';
import {
  type BestNews,
  isStuckSaid,
  sayBound,
  sayHappening,
  saySolved,
  sayStuck,
  sayWelcome,
  undoWords,
} from './sentences.js';
import { act, countsOf, isSittingWon, positionOfSitting, type Sitting, sitDown } from './sitting.js';

/** Games and moves as text. */
const codec = () => import('./game-codec.js');

/** Where the level came from, for the head of the page and for what comes next. */
export interface Origin {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
}

interface Table {
  readonly origin: Origin;
  readonly draft: Draft;
  readonly hash: string;
  /** Where the game is kept. */
  readonly slot: Slot;
  readonly sitting: Sitting;
  /** The poses to show on the way to the sitting's own. */
  readonly way: readonly Pose[];
  readonly pathMillis?: number;
}

export const table = signal<Table | undefined>(undefined);
/** Time and hints of the game on the table. */
export const clock = new PlayClock();
export const hintsTaken = signal(0);
export const insight = signal<Insight | undefined>(undefined);
/** What is known of how many pushes to undo in the deadlock on the table. */
export const undoAdvice = signal<UndoAdvice | undefined>(undefined);
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
/** The last proof of how many pushes are left. */
const proof = signal<ProvenWay | undefined>(undefined);
/** Pushes left from here, where a minimum is proven. */
export const provenPushes = computed(() => {
  const sitting = table.value?.sitting;
  return sitting && provenLeft(proof.value, sitting.level, positionOfSitting(sitting));
});

/** A solver has proven that no solution from this position has fewer pushes. */
export function noteProof(level: Level, from: Position, solution: readonly Direction[]): void {
  proof.value = provenWay(level, from, solution);
}

const NONE: readonly number[] = [];

/** The boxes to mark as deadlocked. */
export const deadlocked = computed((): readonly number[] => {
  const stuck = isWarning.value && !warningDismissed.value && !won.value ? insight.value?.stuck : undefined;
  return stuck && stuck.length > 0 ? stuck : NONE;
});

const watcher = new Watcher(
  (seen, position) => takeInsight(seen, position),
  (cells) => {
    deadCells.value = cells;
  },
);

/** What lies on the table with a level from the beginning. */
interface Begun {
  readonly sitting: Sitting;
  /** The game it goes on from. */
  readonly kept?: SavedGame;
}

/** The game that was left at a level. One that cannot be read stays where it is: the new one is kept beside it. */
async function takeUp(level: Level, hash: string): Promise<Begun> {
  const kept = gameLeftAt({ puzzle: 'sokoban', hash });
  const game = kept && (await codec()).gameOfText(level, kept.game);
  return kept && game ? { sitting: sitDown(level, game), kept } : { sitting: sitDown(level) };
}

/**
 * Puts a level on the table, with the game that was left there or with the moves of a link. `isWanted` is asked once all
 * is fetched that it takes: the person may have gone on meanwhile. Gives back whether it lies there.
 */
export async function lay(
  draft: Draft,
  level: Level,
  origin: Origin,
  isWanted: () => boolean,
  moves = '',
): Promise<boolean> {
  const hash = levelHash(level);
  const { sitting, kept } = moves ? { sitting: sitDown(level) } : await takeUp(level, hash);
  const linked = moves ? (await codec()).parseLurd(moves) : undefined;
  if (!isWanted()) return false;
  deadCells.value = new Set();
  begin({ origin, draft, hash }, { sitting, ...(kept ? { kept } : {}) });
  if (linked?.ok) showLinked(linked.value);
  else if (linked) notify({ tone: 'ink', lead: T.links.unreadableMoves });
  watch();
  return true;
}

/** Puts a game of a level on the table and says where it stands. */
function begin(of: Pick<Table, 'origin' | 'draft' | 'hash'>, { sitting, kept }: Begun): void {
  const slot = openSlot({ puzzle: 'sokoban', hash: of.hash }, kept, keep);
  batch(() => {
    insight.value = undefined;
    undoAdvice.value = undefined;
    warningDismissed.value = false;
    hintsTaken.value = kept?.hints ?? 0;
    table.value = { ...of, slot, sitting, way: [] };
  });
  clock.set(kept?.millis ?? 0);
  if (won.value) tellSolved();
  else sayWelcome(countsOf(sitting));
}

/** Goes on with another saved game of the level on the table; the one played until now stays saved. */
export async function continueGame(kept: SavedGame): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  await flushGame();
  const game = (await codec()).gameOfText(laid.sitting.level, kept.game);
  if (table.value !== laid) return;
  if (!game) {
    notify({ tone: 'ink', lead: T.games.unreadable, strong: true });
    return;
  }
  begin(laid, { sitting: sitDown(laid.sitting.level, game), kept });
  watch();
}

effect(() => {
  const laid = untracked(() => table.value);
  if (laid && alsoPlayed.value === levelKey(laid.slot))
    untracked(() => notify({ tone: 'ink', lead: T.games.also, rest: T.games.both }));
});

/** The moves of a link, as far as they can be made; where that is not to their end, a sentence says so. */
function showLinked(moves: readonly Direction[]): void {
  perform({ kind: 'show', moves }, true);
  const made = table.value ? movesOf(table.value.sitting.game).length : 0;
  if (made < moves.length) notify({ tone: 'ink', lead: T.links.badMoves(made + 1) });
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
  // What was found out too late for this page is not said on the next.
  if (here().page !== 'sokoban') return;
  const isStuck = seen.stuck.length > 0 && !won.value;
  if (isStuck) findUndoAdvice();
  if (!isStuck || !isWarning.value || warningDismissed.value) {
    sayBound(countsOf(laid.sitting), isShowingBound.value ? (provenPushes.value ?? seen.bound) : undefined);
    return;
  }
  tellStuck();
}

/** Says that the boxes of the insight are a deadlock, and how far to undo as soon as that is known. */
function tellStuck(): void {
  const laid = table.value;
  const seen = insight.value;
  if (!laid || !seen) return;
  const { pushes } = countsOf(laid.sitting);
  const known = undoAdvice.value;
  sayStuck(laid.sitting.level, seen, {
    ...(pushes > 0 ? { undo: undoWords(known, pushes) } : {}),
    undoPushes: (count) => perform({ kind: 'undo-pushes', count }),
    playOn: () => {
      warningDismissed.value = true;
      notify(undefined, '');
    },
  });
}

/** Has a worker check how many pushes to undo from the deadlock on the table, once for each position. */
export function findUndoAdvice(): void {
  const laid = table.value;
  if (!laid || undoAdvice.value || countsOf(laid.sitting).pushes === 0) return;
  const position = positionOfSitting(laid.sitting);
  void import('../insight/undo-check.js').then(({ checkUndo }) => {
    const isHere = (): boolean => table.value !== undefined && positionOfSitting(table.value.sitting) === position;
    if (!isHere()) return;
    checkUndo(laid.sitting.level, movesOf(laid.sitting.game), (advice) => {
      if (!isHere()) return;
      undoAdvice.value = advice;
      if (isStuckSaid()) tellStuck();
    });
  });
}

/** Does what was asked; `atOnce` shows it without motion. */
export function perform(command: Command, atOnce = false, millis?: number): void {
  const laid = table.value;
  if (!laid) return;
  const wasWon = isSittingWon(laid.sitting);
  const { sitting, happening, way } = act(laid.sitting, command);
  if (sitting === laid.sitting && happening.kind === 'nothing') return;
  const moved = positionOfSitting(sitting) !== positionOfSitting(laid.sitting);
  batch(() => {
    table.value = { ...laid, sitting, way: atOnce ? [] : way, ...(millis === undefined ? {} : { pathMillis: millis }) };
    if (moved) {
      insight.value = undefined;
      undoAdvice.value = undefined;
    }
  });
  const nowWon = isSittingWon(sitting);
  if (nowWon && !wasWon && command.kind !== 'go-to' && command.kind !== 'show') celebrate();
  else if (nowWon && !wasWon) tellSolved();
  else if (!nowWon || happening.kind !== 'nothing') sayHappening(happening, countsOf(sitting));
  if (sitting.game !== laid.sitting.game) keep();
  if (moved) watch();
}

/** Keeps the running game; a game without a move is not kept. */
function keep(): void {
  const laid = table.value;
  if (!laid) return;
  const { slot, hash, origin, draft, sitting } = laid;
  if (sitting.game.entries.length === 0) return;
  const { title } = origin;
  const [millis, hints] = [clock.millis(), hintsTaken.value];
  const text = codec();
  // Made when the game is written, not at each key: a long game is a long text.
  saveGame(slot, async () => ({
    puzzle: 'sokoban',
    hash,
    title,
    level: levelText(draft),
    game: (await text).gameText(sitting.game),
    moves: countsOf(sitting).moves,
    millis,
    hints,
  }));
}

/** A hint was taken: it counts with the game from now on. */
export function countHint(): void {
  hintsTaken.value++;
  keep();
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
  void codec().then(({ lurdOf }) =>
    keepRecord(laid, { moves, pushes, solution: lurdOf(laid.sitting), at: Date.now() }),
  );
  saySolved(moves, pushes, news, nextActions());
}

/** A solved position that was shown or come back to: it says so, and earns no record. */
function tellSolved(): void {
  const { moves = 0, pushes = 0 } = counts.value ?? {};
  saySolved(moves, pushes, { moves: false, pushes: false }, nextActions());
}

function keepRecord({ hash, origin, draft }: Table, score: SokobanScore): void {
  saveRecord({
    puzzle: 'sokoban',
    hash,
    title: origin.title,
    level: levelText(draft),
    bestMoves: score,
    bestPushes: score,
  });
}

/** What can follow a solved level; the page sets it, for it knows the routes. */
let nextActions: () => { readonly replay: () => void; readonly next?: () => void } = () => ({ replay: () => {} });
export function onSolved(actions: typeof nextActions): void {
  nextActions = actions;
}

/** The level of a draft, or the sentence that says why it is none. */
export function levelOf(draft: Draft): { readonly level?: Level; readonly error?: string } {
  const sound = validateLevel(draft);
  return sound.ok ? { level: sound.value } : { error: sound.error.message };
}

export function toggle(name: 'warn' | 'dead' | 'bound', usual: boolean): void {
  setSetting(name, !setting(name, usual));
  watch();
}
