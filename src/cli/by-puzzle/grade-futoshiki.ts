// The Futoshiki half of `masu grade`: how hard a puzzle is, by the hardest rule it needs, with the steps that prove it.

import { countOf } from '../../base/format.js';
import {
  cellName,
  type Deduction,
  type FutoshikiLevel,
  type Grading,
  gradeSteps,
  whySeveral,
  whyUnsolvable,
} from '../../futoshiki/index.js';
import { EXIT, type ExitCode } from '../interface/exit-codes.js';
import { withPauses } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { type LevelFile, levelName, type ValidLevel } from '../levels/input.js';

type Graded = Extract<Grading, { readonly verdict: 'graded' }>;
type Answer = Graded | { readonly verdict: 'unsolvable' | 'several'; readonly message: string } | undefined;

/** Undefined if it was stopped. Finding the reason has no pauses either, so Ctrl-C keeps its default behavior. */
async function answerOf(level: FutoshikiLevel): Promise<Answer> {
  const working = gradeSteps(level);
  // The first step counts the solutions without a pause, so Ctrl-C can't be handled until it is done.
  const grading = await withPauses(working, working.next());
  if (!grading || grading.verdict === 'graded') return grading;
  const { verdict } = grading;
  const message = (verdict === 'unsolvable' ? whyUnsolvable(level) : whySeveral(level))?.message ?? '';
  return { verdict, message };
}

/** How often each kind of step was taken, in the order of first use. */
function tally(steps: readonly Deduction[]): [name: string, times: number][] {
  const times = new Map<string, number>();
  for (const { name } of steps) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times];
}

function stepJson(size: number, { rule, name, place, eliminations, because, message }: Deduction): object {
  const at = (cell: number) => [Math.floor(cell / size) + 1, (cell % size) + 1];
  const digits = (mask: number) => Array.from({ length: size }, (_, i) => i + 1).filter((d) => (mask >>> (d - 1)) & 1);
  return {
    rule,
    name,
    ...(place ? { cell: at(place.cell), digit: place.digit } : {}),
    eliminations: eliminations.map(({ cell, mask }) => ({ cell: at(cell), digits: digits(mask) })),
    because: because.map(at),
    message,
  };
}

function tellJson(
  input: LevelFile<'futoshiki'>,
  level: ValidLevel<'futoshiki'>,
  answer: NonNullable<Answer>,
  output: Output,
): void {
  const { size } = level.playable;
  const head = { puzzle: 'futoshiki', file: input.file, level: level.number, title: level.title ?? '', size };
  if (answer.verdict !== 'graded') {
    output.print(jsonLine({ ...head, verdict: answer.verdict, message: answer.message }));
    return;
  }
  const { grade, steps } = answer;
  const rules = Object.fromEntries(tally(steps));
  output.print(
    jsonLine({ ...head, verdict: 'graded', grade, rules, steps: steps.map((step) => stepJson(size, step)) }),
  );
}

function tellText(level: ValidLevel<'futoshiki'>, answer: NonNullable<Answer>, output: Output): void {
  const { size } = level.playable;
  const name = output.strong(levelName(level));
  if (answer.verdict !== 'graded') {
    const verdict = answer.verdict === 'unsolvable' ? 'no solution, so no grade' : 'several solutions, so no grade';
    output.print(`${name}: ${verdict}. ${answer.message}`);
    return;
  }
  const { grade, steps } = answer;
  const kinds = tally(steps).map(([kind, times]) => `${kind} ${times}`);
  output.print(
    `${name}: ${output.strong(grade)}; ${size} × ${size}, ${countOf(steps.length, 'step', 'steps')}: ${kinds.join(', ')}`,
  );
  const width = String(steps.length).length;
  for (const [i, { name: kind, place, message }] of steps.entries()) {
    const put = place ? ` ${cellName(place.cell, size)} = ${place.digit}` : '';
    output.print(`  ${String(i + 1).padStart(width)}. ${kind}${put}: ${message}`);
  }
}

/** Prints the grade of one puzzle; undefined if Ctrl-C came. */
export async function gradeFutoshikiLevel(
  input: LevelFile<'futoshiki'>,
  level: ValidLevel<'futoshiki'>,
  isJson: boolean,
  output: Output,
): Promise<ExitCode | undefined> {
  const answer = await answerOf(level.playable);
  if (!answer) return undefined;
  if (isJson) tellJson(input, level, answer, output);
  else tellText(level, answer, output);
  return answer.verdict === 'graded' ? EXIT.ok : EXIT.unsolvable;
}
