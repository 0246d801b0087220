// `masu grade`: how hard each level is, and why. Sokoban by what its solutions demand of a person, Futoshiki by the
// hardest rule it needs.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
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
import { gradeFutoshikiLevel } from './grade-futoshiki.js';
import { gradeSokobanLevel } from './grade-sokoban.js';
import type { LevelGrader } from './grader.js';

const GRADERS: { readonly [Id in PuzzleId]?: LevelGrader<Id> } = {
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
  const graded = await grader(level.playable, output);
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
    return workOnLevels(files, output, (part, level) => gradeLevel(part, level, output), { hearsSignals: true });
  },
});
