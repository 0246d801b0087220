// `masu grade`: how hard each level is, and why. Sokoban by what its solutions demand of a person, Futoshiki by the
// hardest rule it needs.

import { PUZZLE_NAMES, type PuzzleId } from '../../base/puzzle.js';
import type { LevelRead } from '../../jobs/index.js';
import { gradeFutoshikiLevel } from '../by-puzzle/grade-futoshiki.js';
import { gradeSokobanLevel } from '../by-puzzle/grade-sokoban.js';
import type { Command } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import {
  errorPrinter,
  FILES_ABOUT,
  fileHeadings,
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  levelName,
  loadFiles,
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

const GRADERS: { readonly [Id in PuzzleId]?: Grader<Id> } = {
  sokoban: gradeSokobanLevel,
  futoshiki: gradeFutoshikiLevel,
};

async function gradeLevels<Id extends PuzzleId>(
  { input, valid }: Part<Id>,
  isJson: boolean,
  output: Output,
  before: (input: LevelFile, number: number) => void,
): Promise<ExitCode[]> {
  const grader = GRADERS[input.id];
  if (!grader) throw new Refusal(EXIT.usage, `There are no grades for ${PUZZLE_NAMES[input.id]}.`);
  const codes: ExitCode[] = [];
  for (const level of valid) {
    before(input, level.number);
    const code = await grader(input, level, isJson, output);
    if (code === undefined) {
      output.complain(`masu: stopped at ${levelName(level)}`);
      return [...codes, EXIT.interrupted];
    }
    codes.push(code);
  }
  return codes;
}

/** A file and its levels. */
interface Part<Id extends PuzzleId = PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly valid: readonly ValidLevel<Id>[];
  readonly errors: readonly LevelRead[];
}

export const GRADE: Command<GradeOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [{ flags: '--json', about: 'print one JSON object per level' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const { loaded: parts, codes } = await loadFiles(words, output, async (file): Promise<Part> => {
      const input = await loadLevels(file, options);
      return { input, ...validLevels(input, output) };
    });
    if (parts.some(({ errors }) => errors.length > 0)) codes.push(EXIT.input);
    const printErrors = errorPrinter(parts, output);
    const heading = fileHeadings(
      parts.map(({ input }) => input),
      output,
    );
    for (const part of parts) {
      const ended = await gradeLevels(part, options.json ?? false, output, (input, number) => {
        printErrors(input, number);
        heading(input);
      });
      codes.push(...ended);
      if (ended.includes(EXIT.interrupted)) break;
    }
    printErrors();
    return worstOf(codes);
  },
};
