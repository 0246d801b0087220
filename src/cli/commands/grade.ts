// `masu grade`: how hard each level is, and why. Sokoban by what its solutions demand of a person, Futoshiki by the
// hardest rule it needs.

import type { PuzzleId } from '../../base/puzzle.js';
import { gradeFutoshikiLevel } from '../by-puzzle/grade-futoshiki.js';
import { gradeSokobanLevel } from '../by-puzzle/grade-sokoban.js';
import type { Command } from '../interface/command.js';
import { EXIT, type ExitCode, worstOf } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import {
  errorPrinter,
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  levelName,
  loadLevels,
  type ValidLevel,
  validLevels,
} from '../levels/input.js';

interface GradeOptions extends InputOptions {
  readonly json?: boolean;
}

type Grader<Id extends PuzzleId> = (
  input: LevelFile<Id>,
  level: ValidLevel<Id>,
  isJson: boolean,
  output: Output,
) => Promise<ExitCode | undefined>;

const GRADERS: { readonly [Id in PuzzleId]: Grader<Id> } = {
  sokoban: gradeSokobanLevel,
  futoshiki: gradeFutoshikiLevel,
};

async function gradeLevels<Id extends PuzzleId>(
  input: LevelFile<Id>,
  isJson: boolean,
  output: Output,
): Promise<ExitCode> {
  const { valid, bad, errors } = validLevels(input, output);
  const printErrors = errorPrinter([{ input, errors }], output);
  const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
  for (const level of valid) {
    printErrors(input, level.number);
    const code = await GRADERS[input.id](input, level, isJson, output);
    if (code === undefined) {
      output.complain(`masu: stopped at ${levelName(level)}`);
      codes.push(EXIT.interrupted);
      break;
    }
    codes.push(code);
  }
  printErrors();
  return worstOf(codes);
}

export const GRADE: Command<GradeOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels of either puzzle, or - for standard input' }],
  options: [{ flags: '--json', about: 'print one JSON object per level' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    return gradeLevels(await loadLevels(words[0] as string, options), options.json ?? false, output);
  },
};
