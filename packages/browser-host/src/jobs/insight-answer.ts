// Answers insight jobs about a plain board without the formats, the solvers, and the schemas of jobs, so that
// its worker stays small: a page loads it with the first level. Its messages are those of every worker.

import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import type { Clock } from '@masu/engine/jobs/engines/engine.js';
import type { FromWorker } from '@masu/engine/jobs/engines/messages.js';
import { insightReport } from '@masu/engine/jobs/kinds/insight.js';
import type { InsightJob } from '@masu/engine/jobs/kinds/insight-schema.js';

/** What this worker uses of a job. */
type AskedPosition = Pick<InsightJob, 'level' | 'format' | 'moves'>;

const fields = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

/** By hand: the library that checks all other messages is half as large as this worker. */
function parseStart(message: unknown): { readonly id: number; readonly job: AskedPosition } | undefined {
  const { kind, id, job } = fields(message);
  const { kind: jobKind, level, format, moves = '' } = fields(job);
  const isInsight = kind === 'start' && jobKind === 'insight';
  const isText = typeof level === 'string' && typeof format === 'string' && typeof moves === 'string';
  return isInsight && isText && typeof id === 'number' ? { id, job: { level, format, moves } } : undefined;
}

/** The last level read. Jobs of one game are about one level, and its push distances are cached with it. */
let last: { readonly text: string; readonly level: Level } | undefined;

/** A board as sessions send it (`levelTextForJobs`): rows and nothing else, with floor as dashes. */
const PLAIN_BOARD = /^(?:[#@+$*.-]+\n)+$/;

function readLevel({ level: text, format }: AskedPosition): Result<Level, TextError> {
  if (format !== 'xsb' || !PLAIN_BOARD.test(text)) {
    return fail(
      textError(1, 1, 'unknown-format', 'This worker reads only the rows of one xsb board, floor as dashes.'),
    );
  }
  if (last?.text === text) return ok(last.level);
  const rows = text.trimEnd().replaceAll('-', ' ').split('\n');
  const level = validateLevel({ rows });
  if (level.ok) last = { text, level: level.value };
  return level;
}

/** The level that begins where the job's moves lead. */
function jobLevel(job: AskedPosition): Result<Level, TextError> {
  const level = readLevel(job);
  const moves = parseLurd(job.moves ?? '');
  if (!level.ok || !moves.ok) return level.ok ? (moves as Result<Level, TextError>) : level;
  let start: Position = level.value.start;
  for (const [index, direction] of moves.value.entries()) {
    const next = step(level.value, start, direction);
    if (next.kind === 'blocked') {
      return fail(textError(1, index + 1, 'blocked-move', `Move ${index + 1} cannot be made.`));
    }
    start = next.to;
  }
  return ok({ ...level.value, start });
}

/** The answer to a message that starts a job; none to a stop, which always comes too late. */
export function insightAnswer(message: unknown, { now, cpu }: Pick<Clock, 'now' | 'cpu'>): FromWorker | undefined {
  if (fields(message).kind === 'stop') return undefined;
  const start = parseStart(message);
  if (!start) throw new Error('the insight worker was sent another kind of message');
  const level = jobLevel(start.job);
  const watch = { now, cpu, stopped: () => false, report: () => {} };
  return {
    kind: 'done',
    id: start.id,
    reported: level.ok ? ok(insightReport(level.value, watch)) : level,
  };
}
