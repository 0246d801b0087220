// What leaves a Sokoban session as text: the jobs that it needs, derived from its state, and its saved games. A front end
// asks for jobs after every command: one that is not running yet is started, one that is no longer needed is stopped, and
// its report comes back as a command.

import type { Direction } from '@masu/core/base/grid.js';
import type { Limits } from '@masu/core/base/outcome.js';
import { movesOf } from '@masu/core/play/game.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import type { HintJob, SokobanHintReport } from '../../jobs/kinds/hint-schema.js';
import type { InsightJob, InsightReport } from '../../jobs/kinds/insight-schema.js';
import type { UndoAdviceJob, UndoAdviceReport } from '../../jobs/kinds/undo-advice-schema.js';
import { type WantedJob, wantedJob } from '../job-runner.js';
import { puzzleSaves } from '../saved-game.js';
import type { SokobanCommand } from './command.js';
import {
  currentInsight,
  isAdviceKnown,
  isSokobanSolved,
  isUnsolvable,
  SOKOBAN_PLAY,
  type SokobanGame,
  type SokobanSession,
  sokobanCounts,
  sokobanPosition,
} from './session.js';

/** The default time limit of the search for a hint. */
const HINT_MILLIS = 60_000;

/** The time limit for finding the number of pushes to undo. */
const ADVICE_MILLIS = 20_000;

/** The level as text, as its author drew it. */
export function sokobanLevelText(level: Level): string {
  return `${showPosition(level, level.start)
    .map((row) => row.trimEnd())
    .join('\n')}\n`;
}

/**
 * The level as text for a worker: every cell that can't be reached is a wall, and floor is a dash. A parser has nothing
 * to trim, so cell numbers in the report are valid here.
 */
export function levelTextForJobs(level: Level): string {
  const { width, walls } = level;
  const rows = showPosition(level, level.start).map((row, y) =>
    [...row].map((letter, x) => (walls[y * width + x] ? '#' : letter === ' ' ? '-' : letter)).join(''),
  );
  return `${rows.join('\n')}\n`;
}

function about({ level }: SokobanGame, played: readonly Direction[]) {
  const moves = makeLurd(level, played);
  return { puzzle: 'sokoban', level: levelTextForJobs(level), format: 'xsb', moves } as const;
}

/** The job of the hint that is being searched for; `request` in the state identifies it. */
export function sokobanHintJob(
  session: SokobanSession,
  limits: Limits = {},
): (HintJob & { puzzle: 'sokoban' }) | undefined {
  const { hint, game } = session;
  if (hint.kind !== 'searching') return undefined;
  return { kind: 'hint', ...about(game, hint.moves), limits: { millis: HINT_MILLIS, ...limits } };
}

/** Needed if nothing is known about the current boxes. */
export function sokobanInsightJob(session: SokobanSession): InsightJob | undefined {
  if (currentInsight(session) || isSokobanSolved(session)) return undefined;
  return { kind: 'insight', ...about(session.game, movesOf(session.game)), limits: {} };
}

/** Needed if pushes led to a position known to be unsolvable and there is no advice for it yet. */
export function sokobanUndoJob(session: SokobanSession, limits: Limits = {}): UndoAdviceJob | undefined {
  if (!isUnsolvable(session) || isAdviceKnown(session) || sokobanCounts(session).pushes === 0) return undefined;
  return {
    kind: 'undo-advice',
    ...about(session.game, movesOf(session.game)),
    limits: { millis: ADVICE_MILLIS, ...limits },
  };
}

/** The command that takes a report; its moves are parsed here, so that playing needs no parser of moves. */
export function takeHintCommand(request: number, report: SokobanHintReport): SokobanCommand {
  const moves = report.verdict === 'hint' ? parseLurd(report.solution) : undefined;
  return { kind: 'take-hint', request, report, solution: moves?.ok ? moves.value : undefined };
}

/** All of them, for a `JobRunner`. `limits` apply to the searches: how much memory and time the host can spare. */
export function sokobanJobs(
  session: SokobanSession,
  limits: (slot: 'hint' | 'undo-advice') => Limits = () => ({}),
): readonly WantedJob<SokobanCommand>[] {
  const { boxes } = sokobanPosition(session);
  const request = session.hint.kind === 'searching' ? session.hint.request : 0;
  const hint = sokobanHintJob(session, limits('hint'));
  const insight = sokobanInsightJob(session);
  const advice = sokobanUndoJob(session, limits('undo-advice'));
  const takeHint = (report: SokobanHintReport): SokobanCommand => takeHintCommand(request, report);
  const takeInsight = (report: InsightReport): SokobanCommand => ({ kind: 'take-insight', boxes, report });
  const takeAdvice = (report: UndoAdviceReport): SokobanCommand => ({ kind: 'take-undo-advice', boxes, report });
  return [
    hint && wantedJob('hint', request, hint, takeHint, { kind: 'fail-hint', request }),
    insight && wantedJob('insight', boxes, insight, takeInsight, { kind: 'fail-insight', boxes }),
    advice && wantedJob('undo-advice', boxes, advice, takeAdvice, { kind: 'fail-undo-advice', boxes }),
  ].filter((job) => job !== undefined);
}

/** The moves are LURD with pushes in capitals. */
export const SOKOBAN_SAVES = /* @__PURE__ */ puzzleSaves<Level, Position, Direction, SokobanSession>(
  { ...SOKOBAN_PLAY, id: 'sokoban', parseMoves: parseLurd, makeMoves: makeLurd, hash: levelHash },
  sokobanLevelText,
);
