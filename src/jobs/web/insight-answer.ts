// Answers insight jobs about a plain XSB board, as the page sends it, without the formats and the solvers, so that its
// worker stays small. Its messages are those of every worker.

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import { type Level, type Position, parseLurd, step, validateLevel } from '../../sokoban/index.js';
import type { Clock } from '../engine.js';
import { type FromWorker, parseToWorker } from '../engines/messages.js';
import { type InsightJob, insightReport } from '../kinds/insight.js';

/** The last level read. Jobs of one game are about one level, and its push distances are cached with it. */
let last: { readonly text: string; readonly level: Level } | undefined;

/** The rows of a board with nothing around it. A dash is floor. */
const rowsOf = (text: string): string[] => splitLines(text).map((row) => row.replaceAll('-', ' ').trimEnd());

function readLevel({ level: text, format }: InsightJob): Result<Level, TextError> {
  if (format !== 'xsb') return fail(textError(1, 1, 'unknown-format', 'This worker reads xsb alone.'));
  if (last?.text === text) return ok(last.level);
  const level = validateLevel({ rows: rowsOf(text) });
  if (level.ok) last = { text, level: level.value };
  return level;
}

/** The level that begins where the job's moves lead. */
function levelOf(job: InsightJob): Result<Level, TextError> {
  const level = readLevel(job);
  const moves = parseLurd(job.moves ?? '');
  if (!level.ok || !moves.ok) return level.ok ? (moves as Result<Level, TextError>) : level;
  let start: Position = level.value.start;
  for (const [index, direction] of moves.value.entries()) {
    const taken = step(level.value, start, direction);
    if (taken.kind === 'blocked') {
      return fail(textError(1, index + 1, 'blocked-move', `Move ${index + 1} cannot be made.`));
    }
    start = taken.to;
  }
  return ok({ ...level.value, start });
}

/** The answer to a message that starts a job; none to a stop, which always comes too late. */
export function insightAnswer(message: unknown, { now, cpu }: Pick<Clock, 'now' | 'cpu'>): FromWorker | undefined {
  const start = parseToWorker(message);
  if (start?.kind === 'stop') return undefined;
  if (start?.job.kind !== 'insight') throw new Error('the insight worker was sent another kind of message');
  const level = levelOf(start.job);
  const watch = { now, cpu, stopped: () => false, report: () => {} };
  return {
    kind: 'done',
    id: start.id,
    reported: level.ok ? ok(insightReport(level.value, watch)) : level,
  };
}
