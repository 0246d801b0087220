// `masu check`: checks every level of every file and replays every stored solution. Errors and warnings are printed
// with their place; with --json each level is one object, valid or not.

import type { PuzzleId } from '../../base/puzzle.js';
import { fail, type TextError } from '../../base/result.js';
import type { FutoshikiLevel } from '../../futoshiki/index.js';
import type { LevelRead } from '../../jobs/index.js';
import { type Draft, type Level, type MoveBudget, newMoveBudget, verifyStored } from '../../sokoban/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import {
  errorLine,
  FORMAT_OPTION,
  type InputOptions,
  type LevelFile,
  levelName,
  loadLevels,
  nameOf,
} from '../input.js';
import { counted, jsonLine, type Output, safe } from '../output.js';

interface CheckOptions extends InputOptions {
  readonly json?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly boxes?: number;
}

const SIZE_OF: Readonly<Record<PuzzleId, (level: unknown) => Size>> = {
  sokoban(level) {
    const { width, height, start } = level as Level;
    return { width, height, boxes: start.boxes.length };
  },
  futoshiki(level) {
    const { size } = level as FutoshikiLevel;
    return { width: size, height: size };
  },
};

function errorJson(file: string, level: number, { line, column, code, message }: TextError): string {
  return jsonLine({ file, level, ok: false, line, column, code, message });
}

function jsonOf(input: LevelFile, { number, title, level, warnings }: LevelRead): string {
  const { file, puzzle, format } = input;
  if (!level.ok) return errorJson(file, number, level.error);
  return jsonLine({
    file,
    level: number,
    ok: true,
    puzzle: puzzle.id,
    format: format.id,
    title: title ?? '',
    ...SIZE_OF[puzzle.id](level.value),
    hash: puzzle.hash(level.value),
    warnings,
  });
}

function textOf(input: LevelFile, each: LevelRead, level: unknown): string {
  const { width, height, boxes } = SIZE_OF[input.puzzle.id](level);
  const count = boxes === undefined ? '' : `, ${counted(boxes, 'box')}`;
  const what = `${input.puzzle.id}, ${input.format.id}, ${width} × ${height}${count}`;
  return `${safe(nameOf(input.file))}: ${levelName(each)}: valid; ${what}`;
}

/** What is wrong with the solutions stored beside a level. */
function storedErrors(input: LevelFile, { level, draft }: LevelRead, budget: MoveBudget): TextError[] {
  if (input.puzzle.id !== 'sokoban' || !level.ok) return [];
  return verifyStored(level.value as Level, draft as Draft, budget).flatMap(({ error }) => error ?? []);
}

/** The level with its stored solutions replayed: what is wrong with them is a warning, with --strict an error. */
function withStored(input: LevelFile, each: LevelRead, budget: MoveBudget, isStrict: boolean): LevelRead {
  const errors = storedErrors(input, each, budget);
  const [first] = errors;
  if (!first) return each;
  return isStrict ? { ...each, level: fail(first) } : { ...each, warnings: [...each.warnings, ...errors] };
}

/** How many levels of the file are not valid. */
function checkLevels(input: LevelFile, options: CheckOptions, output: Output): number {
  const budget = newMoveBudget();
  let bad = 0;
  for (const read of input.levels) {
    const each = withStored(input, read, budget, options.strict === true);
    if (options.json) output.print(jsonOf(input, each));
    else if (each.level.ok) output.print(textOf(input, each, each.level.value));
    if (!each.level.ok) output.complain(errorLine(input.file, each.level.error, each.number));
    for (const warning of each.warnings) {
      const message = `warning: ${warning.message}`;
      output.say(errorLine(input.file, { ...warning, message }, each.number));
    }
    if (!each.level.ok) bad++;
  }
  return bad;
}

export const CHECK: Command<CheckOptions> = {
  arguments: [{ name: '<file...>', about: 'level files, or - for standard input' }],
  options: [
    { flags: '--strict', about: 'treat warnings about the file as errors' },
    { flags: '--json', about: 'print one JSON object per level' },
    FORMAT_OPTION,
  ],
  async run({ words, options, output }) {
    let levels = 0;
    let bad = 0;
    let unread = 0;
    for (const file of words) {
      try {
        const input = await loadLevels(file, options);
        levels += input.levels.length;
        bad += checkLevels(input, options, output);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // A file without any level is told as if it were one that is at error.
        if (options.json && error.error) output.print(errorJson(file, 1, error.error));
        output.complain(error.message);
        unread++;
      }
    }
    const told = [];
    if (levels > 0) told.push(`${counted(levels, 'level')}, ${bad === 0 ? 'all valid' : `${bad} not valid`}`);
    if (unread > 0) told.push(`${unread} of ${counted(words.length, 'file')} could not be read`);
    output.say(told.join('; '));
    return bad + unread > 0 ? EXIT.input : EXIT.ok;
  },
};
