// The options of `masu generate` for both puzzles, and what its two halves share.

import type { PuzzleDefaults } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';

export interface GenerateOptions {
  readonly size?: number;
  readonly grade?: string;
  readonly signs?: number;
  readonly boxes?: number;
  readonly width?: number;
  readonly height?: number;
  readonly rooms?: number;
  readonly seed?: number;
  readonly count?: number;
  readonly to?: string;
  readonly json?: boolean;
  readonly output?: string;
  readonly defaults?: PuzzleDefaults;
}

/** The grade of this name; refuses a grade of the other puzzle and unknown names. */
export function gradeNamed<Grade extends string>(name: string, grades: readonly Grade[], puzzle: string): Grade {
  const found = grades.find((grade) => grade === name);
  if (found !== undefined) return found;
  throw new Refusal(
    EXIT.usage,
    `--grade: expected one of ${grades.join(', ')} for ${puzzle}, got ${JSON.stringify(name.slice(0, 40))}.`,
  );
}

/** Refuses options that only the other puzzle has. */
export function mustNotHave(options: GenerateOptions, names: readonly (keyof GenerateOptions)[], puzzle: string): void {
  const found = names.find((name) => options[name] !== undefined);
  if (found) throw new Refusal(EXIT.usage, `--${found} is not an option for ${puzzle}; see masu generate --help.`);
}
