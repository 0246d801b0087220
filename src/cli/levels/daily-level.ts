// The puzzle of a day, generated in a worker with a progress line, as text and as JSON.

import type { PuzzleId } from '../../base/puzzle.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';
import { BARS, FUTOSHIKI, type FutoshikiLevel } from '../../futoshiki/index.js';
import { type DailyReport, type GenerateReport, generateDaily, readLevels } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';
import { canonicalHash, type Draft, type Level, XSB } from '../../sokoban/index.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';

export interface DailyFileLevel {
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
  const engine = workerPool(1);
  const began = performance.now();
  const task = generateDaily(engine, puzzle, day, ({ expanded }) => {
    const time = Math.floor((performance.now() - began) / 1000);
    if (time > 0) output.live(`${time} s: generating the puzzle of ${day}, try ${expanded}`);
  });
  if (!task) throw new Error(`${day} is not a day`);
  const interrupt = onInterrupt(task.stop);
  try {
    return dailyLevel(day, await task.report);
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
}

function dailyLevel(day: string, reported: Awaited<NonNullable<ReturnType<typeof generateDaily>>['report']>) {
  if (!reported.ok) throw new Error(reported.error.message);
  const { seed, report }: DailyReport = reported.value;
  if (report.verdict === 'gave-up') return undefined;
  if (report.verdict === 'refused') throw new Refusal(EXIT.limit, `Gave up. ${report.message}`);
  return { day, seed, report };
}

const titleOf = (puzzle: PuzzleId, day: string): string => `Daily ${PUZZLE_NAMES[puzzle]} ${day}`;

/** The level in the format of its puzzle, titled by its day. */
export function dailyText({ day, report }: DailyFileLevel): string {
  const read = readLevels(report.level, { format: report.format });
  const found = read.ok ? read.value.levels[0] : undefined;
  if (!found?.level.ok) throw new Error('the generated level cannot be read');
  const title = titleOf(report.puzzle, day);
  const made =
    report.puzzle === 'sokoban'
      ? XSB.make([{ ...(found.draft as Draft), title }])
      : BARS.make([{ ...(found.level.value as FutoshikiLevel), title }]);
  if (!made.ok) throw new Error('the generated level cannot be written');
  return made.value;
}

export function dailyJson({ day, seed, report }: DailyFileLevel): string {
  const read = readLevels(report.level, { format: report.format });
  const found = read.ok ? read.value.levels[0] : undefined;
  if (!found?.level.ok) throw new Error('the generated level cannot be read');
  const { puzzle, grade } = report;
  if (report.puzzle === 'futoshiki') {
    const level = found.level.value as FutoshikiLevel;
    const { digits, signs } = report;
    const hash = FUTOSHIKI.hash(level);
    const board = BARS.make([level]);
    if (!board.ok) throw new Error('the generated puzzle cannot be written');
    const rows = board.value.trimEnd().split('\n');
    return jsonLine({ puzzle, date: day, seed, grade, size: level.size, digits, signs, hash, board: rows });
  }
  const { difficulty, pushes, boxes, reasons } = report;
  const hash = canonicalHash(found.level.value as Level);
  const board = (found.draft as Draft).rows;
  const facts = reasons.map((reason) => reason.replace(/\.$/, ''));
  return jsonLine({ puzzle, date: day, seed, grade, difficulty, pushes, boxes, hash, reasons: facts, board });
}
