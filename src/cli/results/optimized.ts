// What `masu optimize` starts from and what it prints: the solution given or stored, and the shorter one.

import { countOf } from '../../base/format.js';
import { optimalityWords, provenOptimality } from '../../base/optimality.js';
import type { Metric } from '../../base/puzzle.js';
import type { ReportOf } from '../../jobs/index.js';
import { newMoveBudget, parseMoves, verifySolution, verifyStored } from '../../sokoban/index.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { jsonLine, type Output } from '../interface/output.js';
import { errorLine, type LevelFile, levelName, loadMoves, refuseMoves, type ValidLevel } from '../levels/input.js';
import type { CertificateNote } from '../solving/certificate-saver.js';
import { certificateWords, printReport } from './report.js';

/** A valid solution with its counts. */
export interface FirstSolution {
  readonly solution: string;
  readonly moves: number;
  readonly pushes: number;
}

export interface OptimizedLevel {
  readonly file: string;
  readonly level: ValidLevel<'sokoban'>;
  /** Undefined if the solver had to find one. */
  readonly start: FirstSolution | undefined;
  readonly metric: Metric;
  readonly report: ReportOf<'sokoban'>;
  /** Of the proof that it can't be shorter, if one was asked for and made. */
  readonly certificate?: CertificateNote | undefined;
}

/** The moves of --moves, which must solve the level. */
export async function startGiven(
  input: LevelFile<'sokoban'>,
  level: ValidLevel<'sokoban'>,
  text: string,
): Promise<FirstSolution> {
  const parsed = input.puzzle.parseMoves(await loadMoves(text));
  if (!parsed.ok) return refuseMoves(parsed.error, text, '--moves');
  const verified = verifySolution(level.playable, parsed.value);
  if (!verified.ok) {
    throw new Refusal(EXIT.input, `The moves don’t solve ${levelName(level)}. optimize needs a complete solution.`);
  }
  return verified.value;
}

/** The best valid solution stored with the level, if any; invalid ones are reported. */
export function startStored(
  { file }: LevelFile<'sokoban'>,
  { playable, draft, number }: ValidLevel<'sokoban'>,
  metric: Metric,
  output: Output,
): FirstSolution | undefined {
  const other = metric === 'moves' ? 'pushes' : 'moves';
  const held: FirstSolution[] = [];
  for (const { stored, error } of verifyStored(playable, draft, newMoveBudget())) {
    if (error) output.complain(errorLine(file, error, number));
    if (stored.kind !== 'solution' || error) continue;
    const parsed = parseMoves(stored.moves);
    const verified = parsed.ok ? verifySolution(playable, parsed.value) : undefined;
    if (verified?.ok) held.push(verified.value);
  }
  return held.sort((a, b) => a[metric] - b[metric] || a[other] - b[other])[0];
}

const scoreWords = ({ moves, pushes }: { readonly moves: number; readonly pushes: number }): string =>
  `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;

/** The score before optimizing: of the solution given or stored, or of the one that was found. */
function scoreBefore({
  start,
  report,
}: OptimizedLevel): { readonly moves: number; readonly pushes: number } | undefined {
  if (start) return { moves: start.moves, pushes: start.pushes };
  const { beforeMoves, beforePushes } = report.notes ?? {};
  return typeof beforeMoves === 'number' && typeof beforePushes === 'number'
    ? { moves: beforeMoves, pushes: beforePushes }
    : undefined;
}

/** A sentence and the solution, or one JSON object. */
export function printOptimized(optimized: OptimizedLevel, isJson: boolean, output: Output): void {
  const { file, level, metric, report, start, certificate } = optimized;
  const before = scoreBefore(optimized);
  if (isJson) {
    const { verdict } = report;
    const head = { puzzle: 'sokoban', file, level: level.number, title: level.title ?? '', for: metric, verdict };
    if (report.verdict === 'solved') {
      const { solution, moves, pushes, notes } = report;
      const settled = notes?.settled === 1;
      const optimality = provenOptimality(report);
      const proof = optimality && certificate ? { claim: report.claim, ...optimality, certificate } : {};
      const found = { solution, moves, pushes, before, start: start ? 'known' : 'found', settled };
      output.print(jsonLine({ ...head, ...found, ...proof }));
    } else output.print(jsonLine({ ...head, ...(report.verdict === 'gave-up' ? { limit: report.limit } : {}) }));
    return;
  }
  if (report.verdict !== 'solved') {
    printReport(level, report, output);
    return;
  }
  const isSame = before?.moves === report.moves && before.pushes === report.pushes;
  const gained = isSame || !before ? 'no improvement found' : `was ${scoreWords(before)}`;
  const optimality = provenOptimality(report);
  const proven = optimality ? ` (${optimalityWords(optimality)})` : '';
  const sentence = `${levelName(level)}: ${scoreWords(report)}${proven}; ${gained}${certificateWords(certificate)}`;
  output.print(output.strong(sentence));
  output.print(report.solution);
}
