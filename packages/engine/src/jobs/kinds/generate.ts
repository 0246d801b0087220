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
import { reasonMessage } from '@masu/studio/sokoban/grade/reasons.js';
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
  const made = format.make([draft]);
  if (!made.ok) throw new Error('a generated level cannot be written');
  return made.value;
}

function* generateFutoshiki(
  { size, grade, seed, signs, limits }: FutoshikiGenerateJob,
  watch: TimedWatch,
): Performing<FutoshikiGenerateReport> {
  const wish = { size, grade, ...defined({ signs }) };
  const made = yield* runWithinLimits(compose(wish, seededRandom(seed)), limits, watch, reporting(watch));
  if ('limit' in made) return ok(made);
  if (!made.ok) return ok({ verdict: 'refused', ...made.error });
  const { level, grade: found, digits, signs: signCount, tries } = made.value;
  const text = { level: generatedText(UNEQUAL, level), format: FUTOSHIKI_FORMAT } as const;
  return ok({ verdict: 'generated', ...text, grade: found, digits, signs: signCount, tries });
}

function* generateSokoban(
  { kind, puzzle, seed, limits, ...wish }: SokobanGenerateJob,
  watch: TimedWatch,
): Performing<SokobanGenerateReport> {
  const made = yield* runWithinLimits(composeSokoban(wish, seed), limits, watch, reporting(watch));
  if ('limit' in made) return ok(made);
  if (!made.ok) return ok({ verdict: 'refused', ...made.error });
  const { graded, tries } = made.value;
  const { boxes, pushes } = graded.figures;
  const text = { level: generatedText(XSB, draftOfComposed(made.value)), format: SOKOBAN_FORMAT } as const;
  const reasons = graded.reasons.map((reason) => `${reasonMessage(reason)}.`);
  const figures = { difficulty: difficultyNumber(graded.units), boxes, pushes, reasons, tries };
  return ok({ verdict: 'generated', ...text, grade: graded.grade, ...figures });
}

export const performGenerate = workByPuzzle<GenerateJob, GenerateReport>(
  { sokoban: generateSokoban, futoshiki: generateFutoshiki },
  { code: 'no-generator', message: 'There is no generator for this puzzle.' },
);
