// The generate job: a new level of either puzzle from a wish and a seed. The same seed gives the same text everywhere.

import { defined } from '../../base/defined.js';
import type { Limits, TimedWatch } from '../../base/outcome.js';
import { seededRandom } from '../../base/random.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { type Composed, compose, UNEQUAL } from '../../futoshiki/index.js';
import {
  composeSokoban,
  difficultyNumber,
  draftOfComposed,
  reasonMessage,
  type SokobanComposed,
  type SokobanComposeOptions,
  XSB,
} from '../../sokoban/index.js';
import { driven, newMeter } from '../job-parts.js';
import {
  FUTOSHIKI_FORMAT,
  type FutoshikiGenerateJob,
  type FutoshikiGenerateReport,
  type GenerateJob,
  type GenerateReport,
  SOKOBAN_FORMAT,
  type SokobanGenerateJob,
  type SokobanGenerateReport,
} from './generate-schema.js';

type Performing<Report> = Generator<void, Result<Report, TextError>, void>;

const reporting =
  (watch: TimedWatch) =>
  ({ tries }: { readonly tries: number }): void =>
    watch.report({ expanded: tries, bytes: 0 });

function futoshikiText({ level }: Composed): string {
  const made = UNEQUAL.make([level]);
  if (!made.ok) throw new Error('a generated puzzle cannot be written');
  return made.value;
}

function* generateFutoshiki(
  { size, grade, seed, signs, limits }: FutoshikiGenerateJob,
  watch: TimedWatch,
): Performing<FutoshikiGenerateReport> {
  const meter = newMeter(watch, limits as Limits);
  const who = { kind: 'generate', puzzle: 'futoshiki' } as const;
  const wish = { size, grade, ...defined({ signs }) };
  const end = yield* driven(compose(wish, seededRandom(seed)), meter, reporting(watch));
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  if (!end.made.ok) return ok({ verdict: 'refused', ...end.made.error, effort, ...who });
  const { grade: found, digits, signs: signCount, tries } = end.made.value;
  const level = futoshikiText(end.made.value);
  return ok({
    verdict: 'generated',
    level,
    format: FUTOSHIKI_FORMAT,
    grade: found,
    digits,
    signs: signCount,
    tries,
    effort,
    ...who,
  });
}

function sokobanText(made: SokobanComposed): string {
  const text = XSB.make([draftOfComposed(made)]);
  if (!text.ok) throw new Error('a generated level cannot be written');
  return text.value;
}

function* generateSokoban(
  { kind, puzzle, seed, limits, ...wish }: SokobanGenerateJob,
  watch: TimedWatch,
): Performing<SokobanGenerateReport> {
  const meter = newMeter(watch, limits as Limits);
  const who = { kind, puzzle } as const;
  const end = yield* driven(composeSokoban(wish as SokobanComposeOptions, seed), meter, reporting(watch));
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  if (!end.made.ok) return ok({ verdict: 'refused', ...end.made.error, effort, ...who });
  const { graded, tries } = end.made.value;
  return ok({
    verdict: 'generated',
    level: sokobanText(end.made.value),
    format: SOKOBAN_FORMAT,
    grade: graded.grade,
    difficulty: difficultyNumber(graded.units),
    boxes: graded.figures.boxes,
    pushes: graded.figures.pushes,
    reasons: graded.reasons.map((reason) => `${reasonMessage(reason)}.`),
    tries,
    effort,
    ...who,
  });
}

export function performGenerate(job: GenerateJob, watch: TimedWatch): Performing<GenerateReport> {
  return job.puzzle === 'sokoban' ? generateSokoban(job, watch) : generateFutoshiki(job, watch);
}
