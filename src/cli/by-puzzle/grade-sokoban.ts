// The Sokoban half of `masu grade`: how hard a level is, and why.

import { countOf } from '../../base/format.js';
import { difficultyNumber, gradeSokoban, reasonMessage, type SokobanGrading } from '../../sokoban/index.js';
import { EXIT, type ExitCode } from '../interface/exit-codes.js';
import { withPauses } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { type LevelFile, levelName, type ValidLevel } from '../levels/input.js';

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
const shareOf = (part: number, whole: number): number => Math.floor((100 * part) / whole) / 100;

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
      deadShare: reach ? shareOf(reach.dead, reach.reachable) : null,
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
export async function gradeSokobanLevel(
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
