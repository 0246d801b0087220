// Futoshiki hints: the easiest next digit and the reasons in words.

import { rowColumn } from '../../base/grid.js';
import { cellName, type FutoshikiLevel, makeMoves } from '../../futoshiki/index.js';
import type { FutoshikiHintReport, HintJob } from '../../jobs/index.js';
import { EXIT, type ExitCode } from '../interface/exit-codes.js';
import { jsonLine } from '../interface/output.js';
import { levelName } from '../levels/input.js';
import { exitOf } from '../results/report.js';
import { runCommandJob } from '../solving/run-jobs.js';
import { commandLimits, jobOf, solverOf } from '../solving/solving.js';
import { DEFAULT_DETAIL, type HintRequest } from './hinter.js';

type DigitReport = FutoshikiHintReport & { readonly verdict: 'hint' };

/** Row and column, counting from 1. */
function cellOf(level: FutoshikiLevel, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.size);
  return [row + 1, column + 1];
}

function digitMessage(level: FutoshikiLevel, hint: DigitReport, detail: string): string {
  const name = cellName(hint.cell, level.size);
  if (detail === '1') return `Look at row ${cellOf(level, hint.cell)[0]}. One of its cells can be filled in.`;
  if (detail === '2') return `Look at ${name}. It can be filled in.`;
  return detail === '3' ? `${name} is ${hint.digit}.` : hint.message;
}

function messageOf(level: FutoshikiLevel, report: FutoshikiHintReport, detail: string): string {
  if (report.verdict === 'hint') return digitMessage(level, report, detail);
  return report.verdict === 'gave-up' ? 'No hint found within the limits.' : report.message;
}

function fieldsOf(level: FutoshikiLevel, report: FutoshikiHintReport): object {
  if (report.verdict === 'wrong') return { verdict: 'wrong', cells: report.cells.map((cell) => cellOf(level, cell)) };
  if (report.verdict !== 'hint') return { verdict: report.verdict };
  const because = report.because.map((cell) => cellOf(level, cell));
  return { rule: report.rule, grade: report.grade, cell: cellOf(level, report.cell), digit: report.digit, because };
}

async function askHint({
  input,
  level,
  moves,
  options,
  output,
}: HintRequest<'futoshiki'>): Promise<FutoshikiHintReport> {
  const limits = commandLimits(options, 1);
  const { level: text, format } = jobOf(input.puzzle, level, solverOf(input.puzzle, options.solver), limits);
  const made = makeMoves(moves);
  const job: HintJob = { kind: 'hint', puzzle: 'futoshiki', level: text, format, moves: made, limits };
  const report = await runCommandJob(job, output);
  if (report.puzzle !== 'futoshiki') throw new Error('a hint for another puzzle');
  return report;
}

export async function hintFutoshiki(request: HintRequest<'futoshiki'>): Promise<ExitCode> {
  const { input, level, options, output } = request;
  const playable = level.playable;
  const report = await askHint(request);
  const message = messageOf(playable, report, options.detail ?? DEFAULT_DETAIL);
  if (options.json)
    output.print(jsonLine({ file: input.file, level: level.number, ...fieldsOf(playable, report), message }));
  else {
    if (input.levels.length > 1) output.print(output.strong(levelName(level)));
    output.print(message);
  }
  if (report.verdict === 'gave-up') return exitOf(report);
  return report.verdict === 'unsolvable' || report.verdict === 'wrong' ? EXIT.unsolvable : EXIT.ok;
}
