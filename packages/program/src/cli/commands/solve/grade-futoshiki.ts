// `masu grade`: how hard each level is, and why. Sokoban by what its solutions demand of a person, Futoshiki by the
// hardest rule it needs.

import { countOf } from '../../../base/format.js';
import { cellCoordinates } from '../../../base/grid.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../../base/puzzle.js';
import { cellName, type Deduction, gradeSteps, whySeveral, whyUnsolvable } from '../../../futoshiki/index.js';
import type { LevelOf } from '../../../jobs/index.js';
import { difficultyNumber, gradeSokoban, reasonMessage } from '../../../sokoban/index.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import { withPauses } from '../../interface/interrupt.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { loadParts, workOnLevels } from '../../levels/each-level.js';
import {
  FILES_ABOUT,
  type FilePart,
  INPUT_OPTIONS,
  levelHead,
  levelName,
  type ValidLevel,
} from '../../levels/input.js';

/** What is printed about a level: after its name, and as fields of its JSON object. */
interface Graded {
  readonly code: ExitCode;
  readonly lines: readonly string[];
  readonly fields: object;
}

/** Undefined if Ctrl-C came. `strong` makes text bold. */
type Grader<Id extends PuzzleId> = (level: LevelOf<Id>, strong: Output['strong']) => Promise<Graded | undefined>;

// Sokoban: how hard a level is, and why.

const WITHOUT: Readonly<Record<'unsolvable' | 'gave-up', readonly [ExitCode, message: string]>> = {
  unsolvable: [EXIT.unsolvable, 'Proven unsolvable, so it has no grade.'],
  'gave-up': [EXIT.limit, 'No solution was found within the limits, so it has no grade.'],
};

/** Two decimals, rounded down: a share of 1 is printed only if all are deadlocks. */
const roundedShare = (part: number, whole: number): number => Math.floor((100 * part) / whole) / 100;

const gradeSokobanLevel: Grader<'sokoban'> = async (level, strong) => {
  const grading = await withPauses(gradeSokoban(level));
  if (!grading) return undefined;
  const { verdict } = grading;
  if (verdict !== 'graded') {
    const [code, message] = WITHOUT[verdict];
    return { code, lines: [message], fields: { verdict, message } };
  }
  const { grade, units, isExact, figures, reach } = grading;
  const { boxes, pushes, boxChanges, gap } = figures;
  const reasons = grading.reasons.map(reasonMessage);
  const difficulty = difficultyNumber(units);
  const dead = reach && { deadShare: roundedShare(reach.dead, reach.reachable), positions: reach.reachable };
  const share = dead ?? { deadShare: null, positions: null };
  const facts = [
    `difficulty ${difficulty.toFixed(2)}${isExact ? '' : ', estimated'}`,
    countOf(pushes, 'push', 'pushes'),
    countOf(boxChanges, 'box change', 'box changes'),
    `${gap} over the lower bound`,
    ...(reach ? [`${Math.floor((100 * reach.dead) / reach.reachable)}% deadlocks`] : []),
  ];
  return {
    code: EXIT.ok,
    lines: [`${strong(grade)}; ${facts.join(', ')}`, ...reasons.map((reason) => `${reason}.`)],
    fields: { verdict, grade, difficulty, exact: isExact, boxes, pushes, boxChanges, gap, ...share, reasons },
  };
};

// Futoshiki: how hard a puzzle is, by the hardest rule it needs, with the steps that prove it.

/** How often each kind of step was taken, in the order of first use. */
function tally(steps: readonly Deduction[]): [name: string, times: number][] {
  const times = new Map<string, number>();
  for (const { name } of steps) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times];
}

function stepJson(size: number, { rule, name, place, eliminations, because, message }: Deduction): object {
  const at = (cell: number) => cellCoordinates(cell, size);
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

const gradeFutoshikiLevel: Grader<'futoshiki'> = async (level, strong) => {
  const { size } = level;
  const working = gradeSteps(level);
  // The first step counts the solutions without a pause, so Ctrl-C can't be handled until it is done.
  const grading = await withPauses(working, working.next());
  if (!grading) return undefined;
  const { verdict } = grading;
  if (verdict !== 'graded') {
    // Finding the reason has no pauses either, so Ctrl-C keeps its default behavior.
    const message = (verdict === 'unsolvable' ? whyUnsolvable(level) : whySeveral(level))?.message ?? '';
    const why = verdict === 'unsolvable' ? 'no solution, so no grade' : 'several solutions, so no grade';
    return { code: EXIT.unsolvable, lines: [`${why}. ${message}`], fields: { size, verdict, message } };
  }
  const { grade, steps } = grading;
  const kinds = tally(steps);
  const shown = kinds.map(([kind, times]) => `${kind} ${times}`).join(', ');
  const width = String(steps.length).length;
  const lines = steps.map(({ name: kind, place, message }, index) => {
    const put = place ? ` ${cellName(place.cell, size)} = ${place.digit}` : '';
    return `${String(index + 1).padStart(width)}. ${kind}${put}: ${message}`;
  });
  return {
    code: EXIT.ok,
    lines: [`${strong(grade)}; ${size} × ${size}, ${countOf(steps.length, 'step', 'steps')}: ${shown}`, ...lines],
    fields: {
      size,
      verdict,
      grade,
      rules: Object.fromEntries(kinds),
      steps: steps.map((step) => stepJson(size, step)),
    },
  };
};

const GRADERS: { readonly [Id in PuzzleId]?: Grader<Id> } = {
  sokoban: gradeSokobanLevel,
  futoshiki: gradeFutoshikiLevel,
};

async function gradeLevel<Id extends PuzzleId>(
  { input }: FilePart<Id>,
  level: ValidLevel<Id>,
  output: Output,
): Promise<ExitCode | undefined> {
  const grader = GRADERS[input.id];
  if (!grader) throw new Refusal(EXIT.usage, `There are no grades for ${PUZZLE_NAMES[input.id]}.`);
  const graded = await grader(level.playable, output.strong);
  if (!graded) return undefined;
  const { code, lines, fields } = graded;
  if (output.json) output.print(jsonLine({ ...levelHead(input, level), ...fields }));
  else {
    const [first, ...rest] = lines;
    output.print(`${output.strong(levelName(level))}: ${first}`);
    for (const line of rest) output.print(`  ${line}`);
  }
  return code;
}

export const GRADE = defineCommand({
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [{ flags: '--json', about: 'print one JSON object per level' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const files = await loadParts(words, options, output);
    return workOnLevels(files, output, (part, level) => gradeLevel(part, level, output));
  },
});
