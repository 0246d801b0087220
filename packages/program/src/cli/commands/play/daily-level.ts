// The puzzle of a day, generated in a worker with a progress line, as text and as JSON.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { FUTOSHIKI_RULES } from '@masu/core/futoshiki/rules/rules.js';
import { canonicalHash } from '@masu/core/sokoban/rules/hash.js';
import { type DailyReport, generateDaily } from '@masu/engine/jobs/daily-job.js';
import type { GenerateReport } from '@masu/engine/jobs/kinds/generate-schema.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { DraftOf, LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { reasonMessage, reasonOfFacts } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { openPool } from '../../../host/open-pool.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { interruptible } from '../../interface/interrupt.js';
import { jsonLine, type Output } from '../../interface/output.js';

interface DailyFileLevel {
  readonly day: string;
  readonly seed: number;
  readonly report: Extract<GenerateReport, { readonly verdict: 'generated' }>;
}

/** Undefined if Ctrl-C came. */
export async function makeDailyFile(
  puzzle: PuzzleId,
  day: string,
  output: Output,
): Promise<DailyFileLevel | undefined> {
  const engine = openPool(output.host, 1);
  const began = performance.now();
  const task = generateDaily(engine, puzzle, day, ({ expanded }) => {
    const time = Math.floor((performance.now() - began) / 1000);
    if (time > 0) output.live(`${time} s: generating the puzzle of ${day}, try ${expanded}`);
  });
  if (!task) throw new Error(`${day} is not a day`);
  const work = async () => dailyLevel(day, await task.report);
  return interruptible(output, task.stop, work, () => engine.close());
}

function dailyLevel(day: string, reported: Awaited<NonNullable<ReturnType<typeof generateDaily>>['report']>) {
  if (!reported.ok) throw new Error(reported.error.message);
  const { seed, report }: DailyReport = reported.value;
  if (report.verdict === 'gave-up') return undefined;
  if (report.verdict === 'refused') throw new Refusal(EXIT.limit, `Gave up. ${report.message}`);
  return { day, seed, report };
}

/** The level that was generated, as written and as it is played. */
function readDaily({ report }: DailyFileLevel) {
  const read = readLevels(report.level, { format: report.format });
  const firstLevel = read.ok ? read.value.levels[0] : undefined;
  if (!firstLevel?.level.ok || !firstLevel.draft) throw new Error('the generated level cannot be read');
  return { draft: firstLevel.draft, level: firstLevel.level.value };
}

type Generated<Id extends PuzzleId> = Extract<DailyFileLevel['report'], { readonly puzzle: Id }>;

type LevelFields<Id extends PuzzleId> = (report: Generated<Id>, level: LevelOf<Id>) => object;

/** What the JSON object says about a level. */
const LEVEL_FIELDS: { readonly [Id in PuzzleId]: LevelFields<Id> } = {
  sokoban({ difficulty, pushes, boxes, reasons }, level) {
    const why = reasons.map((reason) => reasonMessage(reasonOfFacts(reason)));
    return { difficulty, pushes, boxes, hash: canonicalHash(level), reasons: why };
  },
  futoshiki: ({ digits, signs }, level) => ({ size: level.size, digits, signs, hash: FUTOSHIKI_RULES.hash(level) }),
};

/** A draft in the first format of its puzzle. */
function draftLines(puzzle: PuzzleId, draft: DraftOf<PuzzleId>): string {
  const text = playableOf(puzzle).formats[0]?.make([draft]);
  if (!text?.ok) throw new Error('the generated level cannot be written');
  return text.value;
}

/** The level, titled by its day. */
export function dailyText(daily: DailyFileLevel): string {
  const { puzzle } = daily.report;
  const title = `Daily ${PUZZLE_NAMES[puzzle]} ${daily.day}`;
  return draftLines(puzzle, { ...readDaily(daily).draft, title });
}

export function dailyJson(daily: DailyFileLevel): string {
  const { draft, level } = readDaily(daily);
  const { day, seed, report } = daily;
  const { puzzle, grade } = report;
  // The row is of the report's puzzle, which the compiler can't follow.
  const fields = (LEVEL_FIELDS[puzzle] as LevelFields<PuzzleId>)(report, level);
  const board = draftLines(puzzle, playableOf(puzzle).bareDraft(draft)).trimEnd().split('\n');
  return jsonLine({ puzzle, date: day, seed, grade, ...fields, board });
}
