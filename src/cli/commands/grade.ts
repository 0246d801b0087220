// `masu grade`: how hard each level is, and why. Sokoban by what its solutions demand of a person, Futoshiki by the
// hardest rule it needs.

import { countOf } from '../../base/format.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import {
  cellName,
  type Deduction,
  type FutoshikiLevel,
  type Grading,
  gradeSteps,
  whySeveral,
  whyUnsolvable,
} from '../../futoshiki/index.js';
import { difficultyNumber, gradeSokoban, reasonMessage, type SokobanGrading } from '../../sokoban/index.js';
import { defineCommand } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { withPauses } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { type FilePart, loadParts, partLoader, workOnLevels } from '../levels/each-level.js';
import { FILES_ABOUT, INPUT_OPTIONS, type LevelFile, levelName, type ValidLevel } from '../levels/input.js';

// The Sokoban half of `masu grade`: how hard a level is, and why.

const CODES: Readonly<Record<SokobanGrading['verdict'], ExitCode>> = {
  graded: EXIT.ok,
  unsolvable: EXIT.unsolvable,
  'gave-up': EXIT.limit,
};

const WITHOUT: Readonly<Record<'unsolvable' | 'gave-up', string>> = {
  unsolvable: 'Proven unsolvable, so it has no grade.',
  'gave-up': 'No solution was found within the limits, so it has no grade.',
};

/** Two decimals, rounded down: a share of 1 is printed only if all are deadlocks. */
const roundedShare = (part: number, whole: number): number => Math.floor((100 * part) / whole) / 100;

function printJson(
  input: LevelFile<'sokoban'>,
  level: ValidLevel<'sokoban'>,
  grading: SokobanGrading,
  output: Output,
): void {
  const head = { puzzle: 'sokoban', file: input.file, level: level.number, title: level.title ?? '' };
  if (grading.verdict !== 'graded') {
    output.print(jsonLine({ ...head, verdict: grading.verdict, message: WITHOUT[grading.verdict] }));
    return;
  }
  const { grade, units, isExact, figures, reach, reasons } = grading;
  output.print(
    jsonLine({
      ...head,
      verdict: 'graded',
      grade,
      difficulty: difficultyNumber(units),
      exact: isExact,
      boxes: figures.boxes,
      pushes: figures.pushes,
      boxChanges: figures.boxChanges,
      gap: figures.gap,
      deadShare: reach ? roundedShare(reach.dead, reach.reachable) : null,
      positions: reach ? reach.reachable : null,
      reasons: reasons.map(reasonMessage),
    }),
  );
}

function printText(level: ValidLevel<'sokoban'>, grading: SokobanGrading, output: Output): void {
  const name = output.strong(levelName(level));
  if (grading.verdict !== 'graded') {
    output.print(`${name}: ${WITHOUT[grading.verdict]}`);
    return;
  }
  const { grade, units, isExact, figures, reach, reasons } = grading;
  const facts = [
    `difficulty ${difficultyNumber(units).toFixed(2)}${isExact ? '' : ', estimated'}`,
    countOf(figures.pushes, 'push', 'pushes'),
    countOf(figures.boxChanges, 'box change', 'box changes'),
    `${figures.gap} over the lower bound`,
    ...(reach ? [`${Math.floor((100 * reach.dead) / reach.reachable)}% deadlocks`] : []),
  ];
  output.print(`${name}: ${output.strong(grade)}; ${facts.join(', ')}`);
  for (const reason of reasons) output.print(`  ${reasonMessage(reason)}.`);
}

/** Prints the grade of one level; undefined if Ctrl-C came. */
async function gradeSokobanLevel(
  input: LevelFile<'sokoban'>,
  level: ValidLevel<'sokoban'>,
  isJson: boolean,
  output: Output,
): Promise<ExitCode | undefined> {
  const grading = await withPauses(gradeSokoban(level.playable));
  if (!grading) return undefined;
  if (isJson) printJson(input, level, grading, output);
  else printText(level, grading, output);
  return CODES[grading.verdict];
}

type Grader<Id extends PuzzleId> = (
  input: LevelFile<Id>,
  level: ValidLevel<Id>,
  isJson: boolean,
  output: Output,
) => Promise<ExitCode | undefined>;

const GRADERS: { readonly [Id in PuzzleId]?: Grader<Id> } = {
  sokoban: gradeSokobanLevel,
  futoshiki: gradeFutoshikiLevel,
};

function gradeLevel<Id extends PuzzleId>(
  { input }: FilePart<Id>,
  level: ValidLevel<Id>,
  isJson: boolean,
  output: Output,
): Promise<ExitCode | undefined> {
  const grader = GRADERS[input.id];
  if (!grader) throw new Refusal(EXIT.usage, `There are no grades for ${PUZZLE_NAMES[input.id]}.`);
  return grader(input, level, isJson, output);
}

export const GRADE = defineCommand({
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [{ flags: '--json', about: 'print one JSON object per level' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const files = await loadParts(words, output, partLoader(options, output));
    return workOnLevels(files, output, (part, level) => gradeLevel(part, level, options.json ?? false, output));
  },
});

// The Futoshiki half of `masu grade`: how hard a puzzle is, by the hardest rule it needs, with the steps that prove it.

type Graded = Extract<Grading, { readonly verdict: 'graded' }>;
type Answer = Graded | { readonly verdict: 'unsolvable' | 'several'; readonly message: string } | undefined;

/** Undefined if it was stopped. Finding the reason has no pauses either, so Ctrl-C keeps its default behavior. */
async function gradingAnswer(level: FutoshikiLevel): Promise<Answer> {
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
async function gradeFutoshikiLevel(
  input: LevelFile<'futoshiki'>,
  level: ValidLevel<'futoshiki'>,
  isJson: boolean,
  output: Output,
): Promise<ExitCode | undefined> {
  const answer = await gradingAnswer(level.playable);
  if (!answer) return undefined;
  if (isJson) tellJson(input, level, answer, output);
  else tellText(level, answer, output);
  return answer.verdict === 'graded' ? EXIT.ok : EXIT.unsolvable;
}
