// "Why not this push?" in the library: whether a push loses, and why, costs more pushes, or is as good as any.

import { defined } from '@masu/core/base/defined.js';
import { cellCoordinates, DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { LimitName } from '@masu/core/base/outcome.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { PushVerdict } from '@masu/studio/sokoban/explain/explain.js';
import type { LossReport } from '@masu/studio/sokoban/explain/fact-report.js';
import { playableOf, replayMoves } from '../jobs/puzzles/playable-puzzles.js';
import type { ExplainOptions } from './explain.js';
import { type LibraryHost, levelJobOf, mustBeId, mustHaveNames, runLibraryJob, runLimits } from './run-options.js';

/** A push: a box and where it goes. */
export interface PushToJudge {
  /** The cell of the box: row × width + column, both from 0. A pair of row and column, both from 1, is understood, too. */
  readonly cell: number | readonly [row: number, column: number];
  /** Where it is pushed. */
  readonly direction: Direction;
}

/** What a push does. */
export type JudgedPush =
  | {
      /**
       * `loses`: no solution is left; `longer`: the shortest solution after it has more pushes; `as-good`: it begins a shortest
       * solution; `illegal`: it can't be made; `lost`: the position has no solution already; `unknown`: too large for a proof.
       */
      readonly verdict: PushVerdict['verdict'];
      /** The box, by letter in reading order. Absent if there is none, or if the position is lost. */
      readonly box?: string;
      /** `longer`: how many more pushes. */
      readonly more?: number;
      /** `loses`: what shows it, as an id. */
      readonly by?: LossReport['by'];
      /** The sentence. */
      readonly message: string;
    }
  | {
      readonly verdict: 'gave-up';
      /** The limit that was reached. */
      readonly limit: LimitName;
    };

function cellOf({ cell, direction }: PushToJudge, { width, height }: Level): number {
  const isCell = typeof cell === 'number' && Number.isInteger(cell);
  const pair = isCell ? cellCoordinates(cell, width) : cell;
  const [row, column] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
  const isInside = (at: unknown, most: number): at is number =>
    Number.isInteger(at) && Number(at) >= 1 && Number(at) <= most;
  if (!isInside(row, height) || !isInside(column, width))
    throw wrongArgument(`a cell of the board, from 0 to ${height * width - 1}`, cell);
  mustBeId('direction', direction ?? null, DIRECTIONS);
  return (row - 1) * width + column - 1;
}

export async function judgeLevelPush(
  host: LibraryHost,
  level: Level,
  push: PushToJudge,
  { moves, ...options }: ExplainOptions,
): Promise<JudgedPush> {
  const named = levelJobOf('sokoban', level, 'Expected a Sokoban level; a Futoshiki has no pushes.');
  if (typeof push !== 'object' || push === null) throw wrongArgument('a push { cell, direction }', push);
  mustHaveNames('name in a push', push, ['cell', 'direction']);
  const wanted = { cell: cellOf(push, level), direction: push.direction };
  const limits = runLimits(options, undefined);
  const job = { kind: 'explain', ...named, ...defined({ moves }), push: wanted, limits } as const;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict === 'gave-up') return { verdict: 'gave-up', limit: report.limit };
  if (report.verdict !== 'judged') throw new Error('an explanation that nobody asked for');
  const { judged } = report;
  const played = parseMoves(moves ?? '');
  const { position } = replayMoves(playableOf('sokoban'), level, played.ok ? played.value : []);
  const { namesIn, pushVerdictSentence } = await import('./explanation.js');
  const names = namesIn({ level, position });
  return {
    verdict: judged.verdict,
    ...('box' in judged ? { box: names.box(judged.box) } : {}),
    ...(judged.verdict === 'longer' ? { more: judged.more } : {}),
    ...(judged.verdict === 'loses' ? { by: judged.loss.by } : {}),
    message: sentenceText(pushVerdictSentence(judged, names)),
  };
}
