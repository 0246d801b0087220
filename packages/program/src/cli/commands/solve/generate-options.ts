// The options of `masu generate` for both puzzles, and what its two halves share.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { MAX_SIZE, MIN_SIZE } from '@masu/core/futoshiki/rules/level.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { WISH_LIMITS } from '@masu/studio/sokoban/compose/wish.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { nameOfOption } from '../../config.js';
import type { CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { counting, share, whole, wholeFrom } from '../../interface/option-values.js';
import { FORMAT_OPTION } from '../../levels/input.js';

/** The grade of this name; refuses a grade of the other puzzle and unknown names. */
export function gradeNamed<Grade extends string>(name: string, grades: readonly Grade[], puzzle: string): Grade {
  const known = grades.find((grade) => grade === name);
  if (known !== undefined) return known;
  throw new Refusal(
    EXIT.usage,
    `--grade: expected one of ${grades.join(', ')} for ${puzzle}, got ${JSON.stringify(name.slice(0, 40))}.`,
  );
}

/** Refuses options that only another puzzle has. */
export function mustNotHave(options: GenerateOptions, puzzle: PuzzleId): void {
  const others = GENERATE_OPTIONS.filter((option) => 'puzzle' in option && option.puzzle !== puzzle).map(nameOfOption);
  const foreign = others.find((name) => name in options);
  if (foreign) throw new Refusal(EXIT.usage, `--${foreign} is not an option for ${puzzle}; see masu generate --help.`);
}

const GRADES_BY_PUZZLE: Readonly<Record<string, readonly string[]>> = { sokoban: SOKOBAN_GRADES, futoshiki: GRADES };

export const GENERATE_OPTIONS = [
  {
    flags: '--grade <g>',
    about:
      'sokoban: trivial, easy, tricky, hard, or extreme; futoshiki: trivial, easy, tricky, extreme, or recursive, which needs guessing (default: easy)',
    valuesFor: (puzzle: PuzzleId) => GRADES_BY_PUZZLE[puzzle] ?? [],
  },
  {
    flags: '--boxes <n>',
    about: 'sokoban: number of boxes, 1 to 12 (default: depends on the grade)',
    parse: wholeFrom(...WISH_LIMITS.boxes),
    puzzle: 'sokoban',
  },
  {
    flags: '--width <n>',
    about: 'sokoban: widest board allowed, walls included, 5 to 20',
    parse: wholeFrom(...WISH_LIMITS.side),
    puzzle: 'sokoban',
  },
  {
    flags: '--height <n>',
    about: 'sokoban: tallest board allowed, walls included, 5 to 20',
    parse: wholeFrom(...WISH_LIMITS.side),
    puzzle: 'sokoban',
  },
  {
    flags: '--rooms <n>',
    about: 'sokoban: 1, 2, or 3 rooms joined by doors (default: any)',
    parse: wholeFrom(...WISH_LIMITS.rooms),
    puzzle: 'sokoban',
  },
  { flags: '--tight', about: 'sokoban: no floor that the solution doesn’t need', puzzle: 'sokoban' },
  {
    flags: '--size <n>',
    about: 'futoshiki: cells per side, 2 to 32 (default: 5)',
    parse: wholeFrom(MIN_SIZE, MAX_SIZE),
    puzzle: 'futoshiki',
  },
  {
    flags: '--signs <share>',
    about: 'futoshiki: fraction of clues that are signs, 0 to 1 (default: any)',
    parse: share,
    puzzle: 'futoshiki',
  },
  { flags: '--seed <s>', about: 'a whole number: the same seed makes the same levels', parse: whole },
  { flags: '--count <k>', about: 'generate <k> levels (default: 1)', parse: counting },
  {
    ...FORMAT_OPTION,
    flags: '--to <id>',
    about: 'write format <id>; see `masu formats` (default: xsb or bars)',
  },
  { flags: '--json', about: 'print one JSON object per level' },
  { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
] as const satisfies readonly CommandOption[];

export type GenerateOptions = OptionsOf<typeof GENERATE_OPTIONS>;

/** With the seed that was typed, or a random one. */
export type SeededOptions = GenerateOptions & { readonly seed: number };
