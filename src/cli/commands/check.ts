// `masu check`: checks every level of every file and replays every stored solution. Errors and warnings give line and
// column; with --json each level is one object, valid or not. Duplicate boards are reported, including rotated and
// mirrored ones.

import { countOf, formatNumber } from '../../base/format.js';
import { fail, type TextError } from '../../base/result.js';
import { type AnyLevel, isFutoshikiLevel, type LevelRead } from '../../jobs/index.js';
import { type MoveBudget, newMoveBudget, verifyStored } from '../../sokoban/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../interface/output.js';
import { type Duplicate, Duplicates } from '../levels/duplicates.js';
import {
  errorLine,
  FORMAT_OPTION,
  type InputOptions,
  type LevelFile,
  levelName,
  loadLevels,
  nameOf,
} from '../levels/input.js';

interface CheckOptions extends InputOptions {
  readonly json?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly boxes?: number;
}

function sizeOf(level: AnyLevel): Size {
  if (isFutoshikiLevel(level)) return { width: level.size, height: level.size };
  const { width, height, start } = level;
  return { width, height, boxes: start.boxes.length };
}

function errorJson(file: string, level: number, { line, column, code, message }: TextError): string {
  return jsonLine({ file, level, ok: false, line, column, code, message });
}

function jsonOf(input: LevelFile, { number, title, level, warnings }: LevelRead, duplicate?: Duplicate): string {
  const { file, puzzle, format } = input;
  if (!level.ok) return errorJson(file, number, level.error);
  return jsonLine({
    file,
    level: number,
    ok: true,
    puzzle: puzzle.id,
    format: format.id,
    title: title ?? '',
    ...sizeOf(level.value),
    hash: puzzle.hash(level.value),
    warnings,
    ...(duplicate === undefined
      ? {}
      : { duplicateOf: { file: duplicate.file, level: duplicate.number, turned: duplicate.turned } }),
  });
}

function textOf(input: LevelFile, each: LevelRead, level: AnyLevel): string {
  const { width, height, boxes } = sizeOf(level);
  const count = boxes === undefined ? '' : `, ${countOf(boxes, 'box', 'boxes')}`;
  const what = `${input.puzzle.id}, ${input.format.id}, ${width} × ${height}${count}`;
  return `${safe(nameOf(input.file))}: ${levelName(each)}: valid; ${what}`;
}

/** Errors in the solutions stored with a level. */
function storedErrors({ level, draft }: LevelRead, budget: MoveBudget): TextError[] {
  if (!level.ok || isFutoshikiLevel(level.value) || !draft || 'size' in draft) return [];
  return verifyStored(level.value, draft, budget).flatMap(({ error }) => error ?? []);
}

/** The level with its stored solutions replayed: a wrong one is a warning, with --strict an error. */
function withStored(each: LevelRead, budget: MoveBudget, isStrict: boolean): LevelRead {
  const errors = storedErrors(each, budget);
  const [first] = errors;
  if (!first) return each;
  return isStrict ? { ...each, level: fail(first) } : { ...each, warnings: [...each.warnings, ...errors] };
}

/** `levels.txt: level 7: the same board as level 3, turned or mirrored` */
function duplicateLine(file: string, each: LevelRead, { file: other, number, turned }: Duplicate): string {
  const where = other === file ? `level ${number}` : `level ${number} of ${nameOf(other)}`;
  return safe(`${nameOf(file)}: ${levelName(each)}: the same board as ${where}${turned ? ', turned or mirrored' : ''}`);
}

interface Counts {
  readonly bad: number;
  readonly duplicates: number;
}

function checkLevels(input: LevelFile, options: CheckOptions, boards: Duplicates, output: Output): Counts {
  const budget = newMoveBudget();
  let [bad, duplicates] = [0, 0];
  for (const read of input.levels) {
    const each = withStored(read, budget, options.strict === true);
    const duplicate = each.level.ok ? boards.find(each.level.value, input.file, each.number) : undefined;
    if (options.json) output.print(jsonOf(input, each, duplicate));
    else if (each.level.ok) output.print(textOf(input, each, each.level.value));
    if (!each.level.ok) output.complain(errorLine(input.file, each.level.error, each.number));
    for (const warning of each.warnings) {
      const message = `warning: ${warning.message}`;
      output.say(errorLine(input.file, { ...warning, message }, each.number));
    }
    if (duplicate) output.say(duplicateLine(input.file, each, duplicate));
    if (duplicate) duplicates++;
    if (!each.level.ok) bad++;
  }
  return { bad, duplicates };
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
    let duplicates = 0;
    const boards = new Duplicates();
    for (const file of words) {
      try {
        const input = await loadLevels(file, options);
        levels += input.levels.length;
        const counts = checkLevels(input, options, boards, output);
        bad += counts.bad;
        duplicates += counts.duplicates;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // A file without levels is reported as one invalid level.
        if (options.json && error.error) output.print(errorJson(file, 1, error.error));
        output.complain(error.message);
        unread++;
      }
    }
    const parts = [];
    if (levels > 0)
      parts.push(
        `${countOf(levels, 'level', 'levels')}, ${bad === 0 ? 'all valid' : `${formatNumber(bad)} not valid`}`,
      );
    if (duplicates > 0) parts.push(countOf(duplicates, 'duplicate', 'duplicates'));
    if (unread > 0)
      parts.push(`${formatNumber(unread)} of ${countOf(words.length, 'file', 'files')} could not be read`);
    output.say(parts.join('; '));
    return bad + unread > 0 ? EXIT.input : EXIT.ok;
  },
};
