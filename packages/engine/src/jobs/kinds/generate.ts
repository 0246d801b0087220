// The generate job: a new level of either puzzle from a wish and a seed. The same seed gives the same text everywhere.

import { defined } from '@masu/core/base/defined.js';
import type { TimedWatch } from '@masu/core/base/outcome.js';
import type { Format } from '@masu/core/base/puzzle.js';
import { seededRandom } from '@masu/core/base/random.js';
import { ok } from '@masu/core/base/result.js';
import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { compose } from '@masu/studio/futoshiki/compose/compose.js';
import { composeSokoban } from '@masu/studio/sokoban/compose/compose.js';
import { draftOfComposed } from '@masu/studio/sokoban/compose/draft-of-composed.js';
import { difficultyNumber } from '@masu/studio/sokoban/grade/difficulty.js';
import { reasonFacts } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { type Performing, runWithinLimits, workByPuzzle } from '../job-parts.js';
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

const reporting =
  (watch: TimedWatch) =>
  ({ tries }: { readonly tries: number }): void =>
    watch.report({ expanded: tries, bytes: 0 });

function generatedText<Draft>(format: Format<Draft>, draft: Draft): string {
  const text = format.make([draft]);
  if (!text.ok) throw new Error('a generated level cannot be written');
  return text.value;
}

function* generateFutoshiki(
  { size, grade, seed, signs, limits }: FutoshikiGenerateJob,
  watch: TimedWatch,
): Performing<FutoshikiGenerateReport> {
  const wish = { size, grade, ...defined({ signs }) };
  const composed = yield* runWithinLimits(compose(wish, seededRandom(seed)), limits, watch, reporting(watch));
  if ('limit' in composed) return ok(composed);
  if (!composed.ok) return ok({ verdict: 'refused', ...composed.error });
  const { level, grade: gradeReached, digits, signs: signCount, tries } = composed.value;
  const text = { level: generatedText(UNEQUAL, level), format: FUTOSHIKI_FORMAT } as const;
  return ok({ verdict: 'generated', ...text, grade: gradeReached, digits, signs: signCount, tries });
}

function* generateSokoban(
  { kind, puzzle, seed, limits, ...wish }: SokobanGenerateJob,
  watch: TimedWatch,
): Performing<SokobanGenerateReport> {
  const composed = yield* runWithinLimits(composeSokoban(wish, seed), limits, watch, reporting(watch));
  if ('limit' in composed) return ok(composed);
  if (!composed.ok) return ok({ verdict: 'refused', ...composed.error });
  const { graded, tries } = composed.value;
  const { boxes, pushes } = graded.figures;
  const text = { level: generatedText(XSB, draftOfComposed(composed.value)), format: SOKOBAN_FORMAT } as const;
  const reasons = graded.reasons.map(reasonFacts);
  const figures = { difficulty: difficultyNumber(graded.units), boxes, pushes, reasons, tries };
  return ok({ verdict: 'generated', ...text, grade: graded.grade, ...figures });
}

export const performGenerate = workByPuzzle<GenerateJob, GenerateReport>(
  { sokoban: generateSokoban, futoshiki: generateFutoshiki },
  { code: 'no-generator', message: 'There is no generator for this puzzle.' },
);
