// Where the levels of an environment come from: text, a file, or the generator. Levels that are invalid are left out and counted.

import { defined } from '@masu/core/base/defined.js';
import { ok, type Result } from '@masu/core/base/result.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { composeSokoban } from '@masu/studio/sokoban/compose/compose.js';
import type { SokobanComposeOptions } from '@masu/studio/sokoban/compose/wish.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
import { readLevels } from '../jobs/puzzles/read-levels.js';
import { type EnvError, envError, type GenerateWish, type ResetRequest } from './request.js';

export interface EnvLevel {
  /** The level's number in its file, from 1. */
  readonly number: number;
  readonly level: Level;
}

export interface LevelPool {
  readonly levels: readonly EnvLevel[];
  /** Levels of the source that are invalid. */
  readonly invalid: number;
}

/** Reads a file by its name; an error is a sentence. */
export type ReadEnvFile = (path: string) => Result<string, { readonly message: string }>;

type Pooled = Result<LevelPool, EnvError>;

function poolOfText(text: string, name: string | undefined, wanted: readonly number[] | undefined): Pooled {
  const read = readLevels(text, defined({ name }));
  if (!read.ok) return envError('bad-level', read.error.message);
  const { id, levels: all } = read.value;
  if (id !== 'sokoban') return envError('bad-level', 'Expected Sokoban levels; this is another puzzle.');
  const missing = wanted?.find((number) => number > all.length);
  if (missing !== undefined) return envError('no-level', `There is no level ${missing}; the last is ${all.length}.`);
  const chosen = wanted === undefined ? all : wanted.map((number) => all[number - 1] as (typeof all)[number]);
  const levels: EnvLevel[] = [];
  for (const { number, level } of chosen) if (level.ok) levels.push({ number, level: level.value as Level });
  const invalid = chosen.length - levels.length;
  const [first] = chosen;
  if (levels.length > 0) return ok({ levels, invalid });
  const reason = first && !first.level.ok ? first.level.error.message : 'There is none.';
  return envError('bad-level', `No level is valid. The first: ${reason}`);
}

/** Tries per level: a wish that needs more is refused, so that no request takes long. */
const TRIES = 30;

function* generatedPool(wish: GenerateWish, seed: number): Generator<void, Pooled, void> {
  const { grade = 'easy', count = 1, ...sizes } = wish;
  if (!SOKOBAN_GRADES.some((each) => each === grade)) {
    return envError('bad-field', `generate.grade: expected one of ${SOKOBAN_GRADES.join(', ')}.`);
  }
  const options: SokobanComposeOptions = { ...sizes, grade: grade as SokobanGrade, tries: TRIES };
  const levels: EnvLevel[] = [];
  for (let number = 1; number <= count; number++) {
    const composing = composeSokoban(options, seed + number - 1);
    let next = composing.next();
    for (; !next.done; next = composing.next()) yield;
    if (!next.value.ok) return envError('not-generated', next.value.error.message);
    levels.push({ number, level: next.value.value.level });
  }
  return ok({ levels, invalid: 0 });
}

/** The sources of a request that are named. */
export const sourcesOf = ({ level, file, generate }: ResetRequest): number =>
  [level, file, generate].filter((source) => source !== undefined).length;

/** The levels of the one source that a request names. */
export function* levelPool(request: ResetRequest, readFile: ReadEnvFile): Generator<void, Pooled, void> {
  const { level, file, levels, generate, seed = 0 } = request;
  if (level !== undefined) return poolOfText(level, undefined, levels);
  if (generate !== undefined) {
    if (levels === undefined) return yield* generatedPool(generate, seed);
    return envError('bad-field', 'levels chooses levels of level or file, not of generate; use generate.count.');
  }
  const text = readFile(file ?? '');
  if (!text.ok) return envError('bad-file', `${file}: ${text.error.message}`);
  return poolOfText(text.value, file?.match(/\.[^./\\]*$/)?.[0], levels);
}
