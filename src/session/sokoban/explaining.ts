// What the player wants explained, and the answers. Five topics: a push ("Why not this?"), why the position is lost, the
// open hint, the solution on the timeline run by run, and what the level takes. Questions follow from the state, so an
// answer is found again after undo and a lost or late one leaves nobody waiting. Boxes keep the letters they have at the
// start of the level, in reading order, wherever they are pushed.

import type { Direction } from '../../base/grid.js';
import type { ExplainJob, ExplainReport } from '../../jobs/index.js';
import { movesOf } from '../../play/index.js';
import { isSolved, legalPushes, replay } from '../../sokoban/index.js';
import { timelineOf } from '../history.js';
import type { SokobanCommand } from './command.js';
import { EXPLAIN_TOPICS, type ExplainTopic } from './event.js';
import { movesOfPushes, sameBoxes } from './hint-plan.js';
import { type SokobanAct, still } from './moving.js';
import {
  deadlockOf,
  isSokobanSolved,
  planRest,
  type SokobanGame,
  type SokobanSession,
  sokobanPosition,
} from './session.js';

/** How many answers to remember. */
const MOST_ANSWERS = 16;

/** What a topic is about now, as text: equal texts have equal answers. Undefined if nobody asks. */
export function explainKey(session: SokobanSession, topic: ExplainTopic): string | undefined {
  const { hint, askedPush, isReplayExplained, isIdeaShown } = session;
  const boxes = sokobanPosition(session).boxes;
  switch (topic) {
    case 'push':
      return askedPush && sameBoxes(askedPush.boxes, boxes)
        ? `push ${boxes} ${askedPush.cell} ${askedPush.direction}`
        : undefined;
    case 'lost':
      return hint.kind === 'unsolvable' && !deadlockOf(session) ? `lost ${boxes}` : undefined;
    case 'hint': {
      const rest = hint.kind === 'open' ? planRest(session) : undefined;
      return rest && `hint ${boxes} ${rest.map(({ from, direction }) => from + direction)}`;
    }
    case 'replay':
      return isReplayExplained && solvingMoves(session) ? `replay ${timelineOf(session).moves}` : undefined;
    case 'idea':
      return isIdeaShown ? 'idea' : undefined;
  }
}

let lastSolving: { readonly game: SokobanGame; readonly moves: readonly Direction[] | undefined } | undefined;

/** The moves of the timeline, if they solve the level. */
export function solvingMoves(session: Pick<SokobanSession, 'game'>): readonly Direction[] | undefined {
  const { game } = session;
  if (lastSolving?.game === game) return lastSolving.moves;
  const { moves } = timelineOf({ game, actions: [] });
  const end = game.entries[game.at + moves.length - movesOf(game).length - 1]?.to ?? game.level.start;
  lastSolving = { game, moves: moves.length > 0 && isSolved(game.level, end) ? moves : undefined };
  return lastSolving.moves;
}

/** The answer to what is asked now; undefined if it is not there yet, or the job failed. */
export function explanationOf(session: SokobanSession, topic: ExplainTopic): ExplainReport | undefined {
  const key = explainKey(session, topic);
  return key === undefined ? undefined : session.explanations.find((known) => known.key === key)?.report;
}

/** The part of the next job that is not the level, and what it answers; undefined if nothing is left to explain. */
export function nextQuestion(session: SokobanSession):
  | {
      readonly key: string;
      readonly made: readonly Direction[];
      readonly solution?: readonly Direction[];
      readonly push?: NonNullable<ExplainJob['push']>;
    }
  | undefined {
  const isOpen = (key: string | undefined): key is string =>
    key !== undefined && !session.explanations.some((known) => known.key === key);
  const topic = EXPLAIN_TOPICS.find((each) => isOpen(explainKey(session, each)));
  const key = topic && explainKey(session, topic);
  if (!topic || key === undefined) return undefined;
  const { game, askedPush } = session;
  const made = topic === 'replay' || topic === 'idea' ? [] : movesOf(game);
  if (topic === 'replay') return { key, made, solution: solvingMoves(session) ?? [] };
  if (topic === 'hint') {
    return { key, made, solution: movesOfPushes(game.level, sokobanPosition(session), planRest(session) ?? []) };
  }
  if (topic === 'push' && askedPush) {
    return { key, made, push: { cell: askedPush.cell, direction: askedPush.direction } };
  }
  return { key, made };
}

export function takeExplanation(
  state: SokobanSession,
  { key, report }: { readonly key: string; readonly report?: ExplainReport | undefined },
): SokobanAct {
  const others = state.explanations.filter((known) => known.key !== key);
  const known = report ? { key, report } : { key };
  const next = { ...state, explanations: [known, ...others].slice(0, MOST_ANSWERS) };
  const topic = EXPLAIN_TOPICS.find((each) => explainKey(state, each) === key);
  return still(next, ...(topic ? [{ kind: 'explained', topic, isAnswered: report !== undefined } as const] : []));
}

/** Help counts as a hint, except in a level that is solved. */
const helped = (state: SokobanSession): number => state.hintsUsed + (isSokobanSolved(state) ? 0 : 1);

export function askPush(state: SokobanSession, { cell, direction }: SokobanCommand & { kind: 'ask-push' }): SokobanAct {
  const position = sokobanPosition(state);
  const { boxes } = position;
  const isLegal = legalPushes(state.game.level, position).some(
    (push) => push.cell === cell && push.direction === direction,
  );
  if (isSokobanSolved(state) || !isLegal) return still(state);
  const next = { ...state, askedPush: { boxes, cell, direction } };
  const isKnown = explanationOf(next, 'push') !== undefined;
  if (isKnown) return still(next, { kind: 'explained', topic: 'push', isAnswered: true });
  return still({ ...next, hintsUsed: helped(state) }, { kind: 'push-asked', cell, direction });
}

export function withoutAskedPush(state: SokobanSession): SokobanSession {
  const { askedPush: _, ...rest } = state;
  return state.askedPush ? rest : state;
}

export function showIdea(state: SokobanSession, on: boolean): SokobanAct {
  const isNew = on && !state.isIdeaShown && !state.explanations.some(({ key }) => key === 'idea');
  return still({ ...state, isIdeaShown: on, hintsUsed: isNew ? helped(state) : state.hintsUsed });
}

let lastTracked: { readonly game: SokobanGame; readonly cells: readonly number[] } | undefined;

/** Where each box of the level is now; boxes are numbered in reading order of the start. */
export function trackedBoxes({ game }: Pick<SokobanSession, 'game'>): readonly number[] {
  if (lastTracked?.game === game) return lastTracked.cells;
  const cells = [...game.level.start.boxes];
  for (const { step } of replay(game.level, movesOf(game))) {
    if (step.kind === 'push') cells[cells.indexOf(step.from)] = step.onto;
  }
  lastTracked = { game, cells };
  return cells;
}
