// What `masu optimize` starts from and what it prints: the solution given or stored, and the shorter one.

import { optimalityWords, provenOptimality } from '@masu/core/base/optimality.js';
import { type Metric, newMoveBudget } from '@masu/core/base/puzzle.js';
import { type VerifiedSolution, verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { verifyStored } from '@masu/core/sokoban/formats/stored-solutions.js';
import type { ReportOf } from '@masu/engine/jobs/job.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { jsonLine, type Output } from '../../interface/output.js';
import {
  errorLine,
  type LevelFile,
  levelHead,
  levelName,
  loadMoves,
  refuseMoves,
  type ValidLevel,
} from '../../levels/input.js';
import { certificateWords, printReport, scoreWords } from '../../results/report.js';
import type { CertificateNote } from '../../solving/certificate-saver.js';

interface OptimizedLevel {
  readonly input: LevelFile<'sokoban'>;
  readonly level: ValidLevel<'sokoban'>;
  /** Undefined if the solver had to find one. */
  readonly start: VerifiedSolution | undefined;
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
  host: CommandHost,
): Promise<VerifiedSolution> {
  const parsed = input.puzzle.parseMoves(await loadMoves(text, host));
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
): VerifiedSolution | undefined {
  const other = metric === 'moves' ? 'pushes' : 'moves';
  const solutions: VerifiedSolution[] = [];
  for (const { stored, error } of verifyStored(playable, draft, newMoveBudget())) {
    if (error) output.complain(errorLine(file, error, number));
    if (stored.kind !== 'solution' || error) continue;
    const parsed = parseMoves(stored.moves);
    const verified = parsed.ok ? verifySolution(playable, parsed.value) : undefined;
    if (verified?.ok) solutions.push(verified.value);
  }
  return solutions.sort((a, b) => a[metric] - b[metric] || a[other] - b[other])[0];
}

/** The score before optimizing: of the solution given or stored, or of the one that was found. */
function scoreBefore({ start, report: { notes } }: OptimizedLevel): Record<Metric, number> | undefined {
  const { moves, pushes } = start ?? { moves: notes?.beforeMoves, pushes: notes?.beforePushes };
  return typeof moves === 'number' && typeof pushes === 'number' ? { moves, pushes } : undefined;
}

/** A sentence and the solution, or one JSON object. */
export function printOptimized(optimized: OptimizedLevel, output: Output): void {
  const { input, level, metric, report, start, certificate } = optimized;
  const before = scoreBefore(optimized);
  if (output.json) {
    const head = { ...levelHead(input, level), metric, for: metric, verdict: report.verdict };
    if (report.verdict === 'solved') {
      const { solution, moves, pushes, notes } = report;
      const settled = notes?.settled === 1;
      const optimality = provenOptimality(report);
      const proof = optimality && certificate ? { claim: report.claim, ...optimality, certificate } : {};
      const result = { solution, moves, pushes, before, start: start ? 'known' : 'found', settled };
      output.print(jsonLine({ ...head, ...result, ...proof }));
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
