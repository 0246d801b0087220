// Prints a solver's report: as one line of JSON, or as a sentence followed by the solution.

import { defined } from '@masu/core/base/defined.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import { claimWords, provenOptimality } from '@masu/core/base/optimality.js';
import type { LimitName } from '@masu/core/base/outcome.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { EXIT, type ExitCode } from '../interface/exit-codes.js';
import { jsonLine, type Output } from '../interface/output.js';
import { type LevelFile, levelHead, levelName, type ValidLevel } from '../levels/input.js';
import type { CertificateNote } from '../solving/certificate-saver.js';
import { positions } from '../solving/solving.js';

export function reportExit(report: Report | { readonly verdict: 'gave-up'; readonly limit: LimitName }): ExitCode {
  if (report.verdict === 'solved') return EXIT.ok;
  if (report.verdict === 'unsolvable') return EXIT.unsolvable;
  if (report.limit === 'stopped') return EXIT.interrupted;
  return report.limit === 'unsound-rule' ? EXIT.unsound : EXIT.limit;
}

const explainVerdict = ({ puzzle, playable }: ValidLevel, report: Report) =>
  puzzleOf(puzzle).explainReport?.(playable, report);

/** The same times to the microsecond. */
function roundedTimes<Times extends { readonly millis: number; readonly cpuMillis: number }>(times: Times): Times {
  const rounded = (millis: number): number => Math.round(millis * 1000) / 1000;
  return { ...times, millis: rounded(times.millis), cpuMillis: rounded(times.cpuMillis) };
}

/** The object that `solve --json` prints. */
export function reportJson(input: LevelFile, level: ValidLevel, report: Report, certificate?: CertificateNote): string {
  const { puzzle: _, solver, verdict, effort, metric: __, certificate: ___, ...rest } = report;
  const why = explainVerdict(level, report)?.notes;
  const notes = report.notes || why ? { ...report.notes, ...why } : undefined;
  return jsonLine({
    ...levelHead(input, level),
    solver,
    verdict,
    ...(report.verdict === 'solved' ? { claim: report.claim, ...provenOptimality(report) } : {}),
    ...rest,
    effort: { ...roundedTimes(effort), ...(effort.proof && { proof: roundedTimes(effort.proof) }) },
    ...defined({ certificate, notes }),
  });
}

export function secondsText(millis: number): string {
  return millis < 9995 ? `${(millis / 1000).toFixed(2)} s` : `${formatNumber(millis / 1000)} s`;
}

const LIMIT_WORDS = {
  time: 'time limit reached',
  cpu: 'CPU time limit reached',
  nodes: 'position limit reached',
  memory: 'memory limit reached',
  stopped: 'interrupted',
  'unsound-rule': 'the solver’s unsound rule left no positions to search, so nothing is proven',
  program: 'the program ended without a solution',
} as const;

/** The solution as lines: moves, or the filled board. */
function solutionLines({ puzzle, playable }: ValidLevel, solution: string | readonly string[]): readonly string[] {
  const { showAnswer, parseAnswer } = playableOf(puzzle);
  const answer = showAnswer && parseAnswer(solution);
  return showAnswer && answer ? showAnswer(playable, answer) : [String(solution)];
}

/** `12 moves, 3 pushes`, as far as they are counted. */
export const scoreWords = (score: {
  readonly moves?: number | undefined;
  readonly pushes?: number | undefined;
}): string =>
  [
    ...(score.moves === undefined ? [] : [countOf(score.moves, 'move', 'moves')]),
    ...(score.pushes === undefined ? [] : [countOf(score.pushes, 'push', 'pushes')]),
  ].join(', ');

/** What a search proved before it gave up. */
export function boundMessage({ lowerBound, metric }: Report & { readonly verdict: 'gave-up' }): string {
  // A search that ended before its first bound has nothing to say.
  if (!lowerBound || metric === undefined) return '';
  const needed = metric === 'moves' ? countOf(lowerBound, 'move', 'moves') : countOf(lowerBound, 'push', 'pushes');
  return `; at least ${needed} ${lowerBound === 1 ? 'is' : 'are'} needed`;
}

/** Shorter runs spend most of their time in starting a worker. */
const BUSY_MILLIS = 1000;

/** If a level got less than half of its time as CPU time, other load on the machine slowed it down. */
export function busyMessage({ limit, effort }: Report & { readonly verdict: 'gave-up' }): string {
  if (
    limit !== 'time' ||
    effort.millis < BUSY_MILLIS ||
    effort.cpuMillis === 0 ||
    effort.cpuMillis >= effort.millis / 2
  )
    return '';
  return ` (the machine was busy: only ${secondsText(effort.cpuMillis)} of CPU time; --cpu limits that instead)`;
}

function verdictWords(report: Report): string {
  if (report.verdict === 'unsolvable') return 'no solution (proven)';
  if (report.verdict === 'solved') {
    const score = scoreWords(report);
    const several = report.solutions === 2 ? 'one of several solutions' : undefined;
    return `solved${score === '' ? '' : `: ${score}`} (${several ?? claimWords(report)})`;
  }
  const best = report.best === undefined ? '' : `; best known: ${scoreWords(report.best)}`;
  return `gave up: ${LIMIT_WORDS[report.limit]}${busyMessage(report)}${boundMessage(report)}${best}`;
}

/** Whether a line only says that all is well: the solution is in the output file. Silent with -q. */
export const isConfirmation = (
  report: Report,
  { output: path }: { readonly output?: string },
  output: Output,
): boolean => output.quiet && path !== undefined && report.verdict === 'solved';

/** `; certificate of 767 bytes, checked`, or nothing. */
export const certificateWords = (certificate: CertificateNote | undefined): string =>
  certificate ? `; certificate of ${countOf(certificate.bytes, 'byte', 'bytes')}, checked` : '';

/** Prints a sentence for people, then the solution as data that other commands accept. */
export function printReport(level: ValidLevel, report: Report, output: Output, certificate?: CertificateNote): void {
  const { millis, expanded } = report.effort;
  const effort = `${secondsText(millis)}, ${positions(expanded)}`;
  const proof = certificateWords(certificate);
  // With -q, a solution is all that is asked for: `masu replay` takes it. Without one, the line says why.
  if (!output.quiet || report.verdict !== 'solved')
    output.print(`${output.strong(levelName(level))}: ${verdictWords(report)}; ${effort}${proof}`);
  const solution = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  const why = explainVerdict(level, report);
  if (why) for (const line of why.lines) output.print(line);
  else if (solution) for (const line of solutionLines(level, solution.solution)) output.print(line);
}
