// What the player wants explained about a Sokoban session, and the answers. Five topics: a push ("Why not this?"), why
// the position is lost, the open hint, the solution on the timeline run by run, and what the level takes. Beside the
// session and not in it: who only plays doesn't load this. Questions follow from the two states, so an answer is found
// again after undo, and a lost or late one leaves nobody waiting.

import type { Direction } from '@masu/core/base/grid.js';
import { movesOf } from '@masu/core/play/game.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import { legalPushes } from '@masu/core/sokoban/rules/legal-pushes.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import type { ExplainJob, ExplainReport } from '../../jobs/kinds/explain-schema.js';
import { gameTimeline } from '../history.js';
import { type WantedJob, wantedJob } from '../job-runner.js';
import { plannedMoves, sameBoxes } from '../sokoban/hint-plan.js';
import { levelTextForJobs } from '../sokoban/jobs.js';
import {
  currentDeadlock,
  isSokobanSolved,
  planRest,
  type SokobanSession,
  sokobanPosition,
} from '../sokoban/session.js';

/** What can be explained, in the order in which it is answered. */
const EXPLAIN_TOPICS = ['push', 'lost', 'hint', 'replay', 'idea'] as const;
export type ExplainTopic = (typeof EXPLAIN_TOPICS)[number];

export interface ExplainState {
  /** "Why not this push?", asked with the boxes on these cells. */
  readonly asked?: { readonly boxes: readonly number[]; readonly cell: number; readonly direction: Direction };
  /** The player asked to see what the level takes. */
  readonly isIdeaShown: boolean;
  /** A solution on the timeline is explained run by run. */
  readonly isReplayExplained: boolean;
  /** The latest answers, the newest first; without a report if the job failed. */
  readonly answers: readonly { readonly key: string; readonly report?: ExplainReport }[];
}

export const NOTHING_EXPLAINED: ExplainState = { isIdeaShown: false, isReplayExplained: false, answers: [] };

export type ExplainCommand =
  /** "Why not this push?": of the box on this cell, now. */
  | { readonly kind: 'ask-push'; readonly cell: number; readonly direction: Direction }
  | { readonly kind: 'close-push' }
  | { readonly kind: 'show-idea' | 'explain-replay'; readonly on: boolean }
  /** `key`: of the question, see `explainKey`. */
  | { readonly kind: 'take-explanation'; readonly key: string; readonly report: ExplainReport }
  | { readonly kind: 'fail-explanation'; readonly key: string };

export type ExplainEvent =
  /** Help counts as a hint, except in a level that is solved: send the session `count-hint`. */
  | { readonly kind: 'helped' }
  /** What is asked now is answered, or can't be. */
  | { readonly kind: 'explained'; readonly topic: ExplainTopic; readonly isAnswered: boolean };

interface ExplainAct {
  readonly state: ExplainState;
  readonly events: readonly ExplainEvent[];
}

/** How many answers to remember. */
const MAX_ANSWERS = 16;
/** A last resort: explaining is limited by counts. */
const EXPLAIN_MILLIS = 60_000;

/** The moves of the timeline, if they solve the level. */
export function solvingMoves({ game }: Pick<SokobanSession, 'game'>): readonly Direction[] | undefined {
  const { moves, index } = gameTimeline({ game, actions: [] });
  const end = game.entries[game.at + moves.length - index - 1]?.to ?? game.level.start;
  return moves.length > 0 && isSolved(game.level, end) ? moves : undefined;
}

/** What a topic is about now, as text: equal texts have equal answers. Undefined if nobody asks. */
function explainKey(session: SokobanSession, state: ExplainState, topic: ExplainTopic): string | undefined {
  const { hint } = session;
  const { asked, isReplayExplained, isIdeaShown } = state;
  const { boxes } = sokobanPosition(session);
  switch (topic) {
    case 'push':
      return asked && sameBoxes(asked.boxes, boxes) ? `push ${boxes} ${asked.cell} ${asked.direction}` : undefined;
    case 'lost':
      return hint.kind === 'unsolvable' && !currentDeadlock(session) ? `lost ${boxes}` : undefined;
    case 'hint': {
      const rest = hint.kind === 'open' ? planRest(session) : undefined;
      return rest && `hint ${boxes} ${rest.map(({ from, direction }) => from + direction)}`;
    }
    case 'replay': {
      const moves = isReplayExplained ? solvingMoves(session) : undefined;
      return moves && `replay ${moves}`;
    }
    case 'idea':
      return isIdeaShown ? 'idea' : undefined;
  }
}

const answerTo = ({ answers }: ExplainState, key: string | undefined) =>
  key === undefined ? undefined : answers.find((known) => known.key === key);

/** The answer to what is asked now; undefined if it is not there yet, or the job failed. */
export const foundExplanation = (
  session: SokobanSession,
  state: ExplainState,
  topic: ExplainTopic,
): ExplainReport | undefined => answerTo(state, explainKey(session, state, topic))?.report;

/** Whether something is asked and its answer is awaited. */
export function isAwaited(session: SokobanSession, state: ExplainState, topic: ExplainTopic): boolean {
  const key = explainKey(session, state, topic);
  return key !== undefined && answerTo(state, key) === undefined;
}

function jobAbout(session: SokobanSession, { asked }: ExplainState, topic: ExplainTopic): ExplainJob {
  const { game } = session;
  const { level } = game;
  const isFromStart = topic === 'replay' || topic === 'idea';
  const from = isFromStart ? level.start : sokobanPosition(session);
  const solution =
    topic === 'replay'
      ? solvingMoves(session)
      : topic === 'hint'
        ? plannedMoves(level, from, planRest(session) ?? [])
        : undefined;
  return {
    kind: 'explain',
    puzzle: 'sokoban',
    level: levelTextForJobs(level),
    format: 'xsb',
    moves: isFromStart ? '' : makeLurd(level, movesOf(game)),
    ...(solution ? { solution: makeLurd(level, solution, from) } : {}),
    ...(topic === 'push' && asked ? { push: { cell: asked.cell, direction: asked.direction } } : {}),
    limits: { millis: EXPLAIN_MILLIS },
  };
}

/** The next job, for a `JobRunner`: one at a time, so that a level's position table is built once. */
export function explainJobs(session: SokobanSession, state: ExplainState): readonly WantedJob<ExplainCommand>[] {
  const topic = EXPLAIN_TOPICS.find((each) => isAwaited(session, state, each));
  const key = topic && explainKey(session, state, topic);
  if (!topic || key === undefined) return [];
  const take = (report: ExplainReport): ExplainCommand => ({ kind: 'take-explanation', key, report });
  const failed: ExplainCommand = { kind: 'fail-explanation', key };
  return [wantedJob('explain', key, jobAbout(session, state, topic), take, failed)];
}

function take(
  session: SokobanSession,
  state: ExplainState,
  known: { readonly key: string; readonly report?: ExplainReport },
): ExplainAct {
  const others = state.answers.filter(({ key }) => key !== known.key);
  const topic = EXPLAIN_TOPICS.find((each) => explainKey(session, state, each) === known.key);
  return {
    state: { ...state, answers: [known, ...others].slice(0, MAX_ANSWERS) },
    events: topic ? [{ kind: 'explained', topic, isAnswered: known.report !== undefined }] : [],
  };
}

function askPush(
  session: SokobanSession,
  state: ExplainState,
  { cell, direction }: ExplainCommand & { kind: 'ask-push' },
): ExplainAct {
  const position = sokobanPosition(session);
  const isLegal = legalPushes(session.game.level, position).some(
    (push) => push.cell === cell && push.direction === direction,
  );
  if (isSokobanSolved(session) || !isLegal) return { state, events: [] };
  const next = { ...state, asked: { boxes: position.boxes, cell, direction } };
  const isKnown = !isAwaited(session, next, 'push');
  return {
    state: next,
    events: [isKnown ? { kind: 'explained', topic: 'push', isAnswered: true } : { kind: 'helped' }],
  };
}

export function actExplain(session: SokobanSession, state: ExplainState, command: ExplainCommand): ExplainAct {
  switch (command.kind) {
    case 'ask-push':
      return askPush(session, state, command);
    case 'close-push': {
      const { asked: _, ...rest } = state;
      return { state: rest, events: [] };
    }
    case 'show-idea': {
      const isNew = command.on && !state.isIdeaShown && !answerTo(state, 'idea') && !isSokobanSolved(session);
      return { state: { ...state, isIdeaShown: command.on }, events: isNew ? [{ kind: 'helped' }] : [] };
    }
    case 'explain-replay':
      return { state: { ...state, isReplayExplained: command.on }, events: [] };
    case 'take-explanation':
      return take(session, state, { key: command.key, report: command.report });
    case 'fail-explanation':
      return take(session, state, { key: command.key });
  }
}
