// What a player can do in Sokoban, each action from one state to the next with what the board says of it. However far
// an action goes it is one step from state to state: nothing here is worked out for positions in between.

import { type Direction, offsets } from '../base/grid.js';
import { fail, ok, type Result } from '../base/result.js';
import {
  goTo,
  moveAll,
  redo,
  redoAll,
  restart,
  returnToSnapshot,
  type SnapshotSlot,
  setSnapshot,
  undo,
  undoAll,
} from '../play/index.js';
import { boxWays, makeLurd, type Position, parseMoves, SOKOBAN, step, walkTo } from '../sokoban/index.js';
import { followed, type HintPlan } from './hint-plan.js';
import { calm, SILENCE, trouble } from './say.js';
import {
  boxesHome,
  knownInsight,
  positionNow,
  pushSay,
  type SokobanGame,
  type SokobanState,
  withInsight,
} from './sokoban-state.js';
import { type PushEnd, type PushEvent, plural, WORDS } from './words.js';

const boxesOff = (state: SokobanState): number => {
  const { boxes } = positionNow(state);
  return boxes.length - boxesHome(state.game.level, positionNow(state));
};

/** The state at another point of the game; what was said, chosen and searched for the old one is over. */
function at(state: SokobanState, game: SokobanGame): SokobanState {
  const before = positionNow(state);
  const over = { say: SILENCE, chosen: undefined, search: undefined, isLooking: false };
  const next: SokobanState = { ...state, ...over, game };
  return positionNow(next).boxes === before.boxes ? next : { ...next, hint: undefined };
}

/** What was seen in this position before is seen again at once. */
function recalled(state: SokobanState): SokobanState {
  const seen = knownInsight(state);
  return seen && state.insight?.seen !== seen ? withInsight(state, seen) : state;
}

/** What a push from one position to the next did; undefined for a walk. */
export function pushBetween(before: SokobanState, after: SokobanState, direction: Direction): PushEvent | undefined {
  const [from, to] = [positionNow(before), positionNow(after)];
  if (from.boxes === to.boxes) return undefined;
  const { level } = after.game;
  const left = from.boxes.find((box) => !to.boxes.includes(box)) as number;
  const entered = to.boxes.find((box) => !from.boxes.includes(box)) as number;
  const [was, is] = [level.goalMap[left] === 1, level.goalMap[entered] === 1];
  const end: PushEnd = was === is ? 'plain' : is ? 'onto-goal' : 'off-goal';
  return { direction, end, left: boxesOff(after) };
}

/** One step. Blocked: the player only turns. */
export function walk(state: SokobanState, direction: Direction): SokobanState {
  const next = playAll(state, [direction]);
  return next.game === state.game ? turned(state, direction) : next;
}

/** What the board said stays until the next move, and this is none. */
const turned = (state: SokobanState, facing: Direction): SokobanState => ({
  ...state,
  facing,
  chosen: undefined,
  isLooking: false,
});

/** Makes moves up to the first that is blocked; what the last push did is said if it was the last move. */
function playAll(state: SokobanState, moves: readonly Direction[]): SokobanState {
  const { game, made } = moveAll(SOKOBAN, state.game, moves);
  const direction = moves[made - 1];
  if (direction === undefined) return state;
  const next = { ...at(state, game), facing: direction, hint: hintAfter(state, game) };
  const push = pushBetween({ ...state, game: goTo(game, game.at - 1) }, next, direction);
  return recalled(push ? { ...next, say: pushSay(push) } : next);
}

/** The hint after all entries since this state: every push of them must have been the next of its plan. */
function hintAfter(state: SokobanState, game: SokobanGame): HintPlan | undefined {
  let { hint } = state;
  let before = positionNow(state);
  for (let i = state.game.at; i < game.at && hint; i++) {
    const { to } = game.entries[i] as SokobanGame['entries'][number];
    if (to.boxes !== before.boxes) hint = followed(hint, { from: to.player, onto: 2 * to.player - before.player });
    before = to;
  }
  return hint;
}

/** What stands in the way of a step, for those who do not see it. */
export function blockedBy(state: SokobanState, direction: Direction): 'wall' | 'box-wall' | 'box-box' | undefined {
  const { level } = state.game;
  const position = positionNow(state);
  const taken = step(level, position, direction);
  if (taken.kind !== 'blocked') return undefined;
  const ahead = position.player + offsets(level.width)[direction];
  if (!position.boxes.includes(ahead)) return 'wall';
  return taken.by === 'wall' ? 'box-wall' : 'box-box';
}

/** The same step again and again, as long as it can be made and `goes` allows it. */
function stepsFar(
  state: SokobanState,
  direction: Direction,
  goes: (to: Position, from: Position) => boolean,
): Direction[] {
  const { level } = state.game;
  const steps: Direction[] = [];
  for (let from = positionNow(state); ; steps.push(direction)) {
    const to = SOKOBAN.play(level, from, direction);
    if (to === undefined || !goes(to, from)) return steps;
    from = to;
  }
}

/** Walks until something stands in the way; never pushes. */
export function walkFar(state: SokobanState, direction: Direction): SokobanState {
  const steps = stepsFar(state, direction, (to, from) => to.boxes === from.boxes);
  return steps.length === 0 ? turned(state, direction) : playAll(state, steps);
}

/** Pushes until blocked. A box that comes home last ends the run: the level is solved. */
export function pushFar(state: SokobanState, direction: Direction): SokobanState {
  const { level } = state.game;
  const isFirst = (from: Position): boolean => from === positionNow(state);
  const steps = stepsFar(state, direction, (_to, from) => isFirst(from) || !SOKOBAN.isSolved(level, from));
  return steps.length === 0 ? turned(state, direction) : playAll(state, steps);
}

function directionBetween(state: SokobanState, from: Position, to: Position): Direction | undefined {
  const deltas = offsets(state.game.level.width);
  return (Object.keys(deltas) as Direction[]).find((direction) => deltas[direction] === to.player - from.player);
}

/** The player looks where the last move led. */
function facingOf(state: SokobanState): Direction {
  const entry = state.game.entries[state.game.at - 1];
  if (!entry) return 'down';
  return entry.kind === 'move' ? entry.move : (entry.moves.at(-1) ?? 'down');
}

export function undoMove(state: SokobanState): SokobanState {
  const game = undo(state.game);
  if (game === state.game) return { ...state, say: calm(WORDS.nothingToUndo) };
  const next = at(state, game);
  const taken = state.game.entries[game.at];
  const push = positionNow(next).boxes !== positionNow(state).boxes;
  const what = taken?.kind === 'jump' ? 'jump' : push ? `push ${taken?.move}` : undefined;
  return recalled({ ...next, facing: facingOf(next), say: what ? calm(`Undone: ${what}.`) : SILENCE });
}

export function redoMove(state: SokobanState): SokobanState {
  const game = redo(state.game);
  if (game === state.game) return { ...state, say: calm(WORDS.nothingToRedo) };
  const next = at(state, game);
  const direction = directionBetween(state, positionNow(state), positionNow(next));
  const push =
    direction && game.entries[game.at - 1]?.kind === 'move' ? pushBetween(state, next, direction) : undefined;
  return recalled({
    ...next,
    facing: facingOf(next),
    say: push ? calm(`Redone: push ${push.direction}.`) : SILENCE,
  });
}

/** To any point of the game: the slider's one action. */
function slideTo(state: SokobanState, entry: number): SokobanState {
  const next = at(state, goTo(state.game, entry));
  return recalled({ ...next, facing: facingOf(next) });
}

export const undoEverything = (state: SokobanState): SokobanState => slideTo(state, undoAll(state.game).at);
export const redoEverything = (state: SokobanState): SokobanState => slideTo(state, redoAll(state.game).at);

export function startAgain(state: SokobanState): SokobanState {
  const game = restart(SOKOBAN, state.game);
  if (game === state.game) return { ...state, say: calm(WORDS.nothingToUndo) };
  return recalled({ ...at(state, game), facing: 'down', say: calm(WORDS.start) });
}

export function keepSnapshot(state: SokobanState, slot: SnapshotSlot): SokobanState {
  return { ...state, game: setSnapshot(state.game, slot), say: calm(WORDS.snapshotSet(slot)) };
}

export function useSnapshot(state: SokobanState, slot: SnapshotSlot): SokobanState {
  const game = returnToSnapshot(SOKOBAN, state.game, slot);
  if (!game) return { ...state, say: calm(WORDS.noSnapshot(slot)) };
  const next = at(state, game);
  return recalled({ ...next, facing: facingOf(next), say: calm(WORDS.snapshotBack(slot)) });
}

/** Moves as text. Either all are made or, at the first that cannot be, those before it; the error says which. */
export function playText(state: SokobanState, text: string): Result<SokobanState, string> {
  const moves = parseMoves(text);
  if (!moves.ok) return fail(moves.error.message);
  const { made } = moveAll(SOKOBAN, state.game, moves.value);
  const next = playAll(state, moves.value.slice(0, made));
  if (made === moves.value.length) return ok(next);
  const direction = moves.value[made] as Direction;
  const letter = makeLurd(next.game.level, [direction]).toUpperCase();
  const what = blockedBy(next, direction) === 'wall' ? 'a wall' : 'a box';
  const before = made === 0 ? '' : ` Played the ${plural(made, 'move')} before it.`;
  return ok({ ...next, say: trouble(`Move ${made + 1} (${letter}) is blocked by ${what}.${before}`) });
}

/** A click: on a box chooses it, on a target takes the chosen box there, elsewhere walks. */
export function click(state: SokobanState, cell: number): SokobanState {
  const { level } = state.game;
  const position = positionNow(state);
  if (position.boxes.includes(cell) && cell !== state.chosen?.box) {
    const ways = boxWays(level, position, cell);
    const text = ways.cells.length > 0 ? WORDS.chosen : WORDS.chosenStuck;
    return { ...state, chosen: { box: cell, ways }, say: calm(text) };
  }
  if (cell === state.chosen?.box) return { ...state, chosen: undefined, say: SILENCE };
  const carry = state.chosen?.ways.movesTo(cell);
  if (carry) return playAll(state, carry);
  const walkThere = walkTo(level, position, cell);
  if (walkThere) return playAll({ ...state, chosen: undefined }, walkThere);
  return { ...state, chosen: undefined, say: calm(state.chosen ? WORDS.notThere : WORDS.noWay) };
}
