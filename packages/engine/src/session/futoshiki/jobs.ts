// What leaves a Futoshiki session as text: the jobs that it needs, derived from its state, and its saved games: see the
// Sokoban session's `jobs.ts`.

import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { makeMoves } from '@masu/core/futoshiki/rules/move-text.js';
import { startPosition } from '@masu/core/futoshiki/rules/position.js';
import { movesOf } from '@masu/core/play/game.js';
import type { Job, Report } from '../../jobs/job.js';
import type { CountJob } from '../../jobs/kinds/count-schema.js';
import type { FutoshikiHintReport, HintJob } from '../../jobs/kinds/hint-schema.js';
import { type WantedJob, wantedJob } from '../job-runner.js';
import { fillingMoves } from './auto-marks.js';
import type { FutoshikiCommand } from './command.js';
import type { FutoshikiSession } from './session.js';

/** The time limit of the search for the solution. */
const CHECK_MILLIS = 20_000;

/** One line of text; the format can store every valid level. */
export function futoshikiLevelText({ size, cells, inequalities }: FutoshikiLevel): string {
  const text = UNEQUAL.make([{ size, cells, inequalities }]);
  if (!text.ok) throw new Error('a valid puzzle cannot be written');
  return text.value;
}

const about = (level: FutoshikiLevel) =>
  ({ puzzle: 'futoshiki', level: futoshikiLevelText(level), format: UNEQUAL.id }) as const;

/** The job of the hint that is being searched for. */
export function futoshikiHintJob({ game, hint }: FutoshikiSession): (HintJob & { puzzle: 'futoshiki' }) | undefined {
  if (hint.kind !== 'searching') return undefined;
  return { kind: 'hint', ...about(game.level), moves: makeMoves(movesOf(game)), limits: {} };
}

/** The job of a requested check: solve the puzzle from its givens alone. */
export function futoshikiCheckJob({ game, check }: FutoshikiSession): Job | undefined {
  if (check.kind !== 'searching') return undefined;
  return { kind: 'solve', ...about(game.level), solver: 'propagate', limits: { millis: CHECK_MILLIS } };
}

/** How many solutions the puzzle has, and why. Its answer is not part of the session's state. */
export const futoshikiCountJob = ({ game }: FutoshikiSession): CountJob => ({
  kind: 'count',
  ...about(game.level),
  limits: {},
});

/** All jobs that are needed, for a `JobRunner`. */
export function futoshikiJobs(session: FutoshikiSession): readonly WantedJob<FutoshikiCommand>[] {
  const [hint, check] = [futoshikiHintJob(session), futoshikiCheckJob(session)];
  const hintRequest = session.hint.kind === 'searching' ? session.hint.request : 0;
  const request = session.check.kind === 'searching' ? session.check.request : 0;
  const failHint: FutoshikiCommand = { kind: 'fail-hint', request: hintRequest };
  const takeHint = (report: FutoshikiHintReport): FutoshikiCommand => ({
    kind: 'take-hint',
    request: hintRequest,
    report,
  });
  const takeCheck = (report: Report): FutoshikiCommand => ({ kind: 'take-check', request, report });
  return [
    hint && wantedJob('hint', hintRequest, hint, takeHint, failHint),
    check && wantedJob('check', request, check, takeCheck, { kind: 'fail-check', request }),
  ].filter((job) => job !== undefined);
}

/** Whether the player has done nothing yet: the only entries are the marks that every new game begins with. */
export function isJustOpened({ game, autoMarks }: FutoshikiSession): boolean {
  const [first, ...others] = game.entries;
  if (!autoMarks || others.length > 0 || first?.kind !== 'jump') return false;
  const { level } = game;
  return makeMoves(first.moves) === makeMoves(fillingMoves(level, startPosition(level)));
}
