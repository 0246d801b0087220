// `masu check`: checks every level of every file and replays every stored solution. Errors and warnings give line and
// column; with --json each level is one object, valid or not. Duplicate boards are reported, including rotated and
// mirrored ones and those with the player elsewhere in its region.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import { type MoveBudget, newMoveBudget } from '@masu/core/base/puzzle.js';
import { fail, textError } from '@masu/core/base/result.js';
import type { AnyLevel } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { LevelRead } from '@masu/engine/jobs/puzzles/read-levels.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, faultFields, type InputFault, worstOf } from '../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import {
  errorLine,
  FILES_ABOUT,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  levelName,
  loadFiles,
  loadLevels,
} from '../../levels/input.js';
import { fileRow } from '../../levels/joined-levels.js';
import { type Duplicate, Duplicates } from './duplicates.js';

/** A level that is not valid; a file that can't be read has neither level nor line. */
function errorJson(file: string, fault: InputFault, level?: number, duplicate?: Duplicate): string {
  const { line, column, code, message } = fault;
  const place = line === undefined ? {} : { level: level ?? 1 };
  // The same fields outside `error` are those of older versions.
  const flat = { line, column, code, message };
  return jsonLine({ file, ...place, ok: false, error: faultFields(fault), ...flat, ...duplicateFields(duplicate) });
}

function duplicateFields(duplicate: Duplicate | undefined): object {
  if (duplicate === undefined) return {};
  const { file, number, turned, playerMoved } = duplicate;
  return { duplicateOf: { file, level: number, turned, playerMoved } };
}

function checkJson(input: LevelFile, { number, title, level, warnings }: LevelRead, duplicate?: Duplicate): string {
  const { file, puzzle, format } = input;
  if (!level.ok) return errorJson(file, level.error, number, duplicate);
  const { width, height, boxes } = puzzle.size(level.value);
  return jsonLine({
    file,
    level: number,
    ok: true,
    puzzle: puzzle.id,
    format: format.id,
    title: title ?? '',
    ...{ width, height, boxes },
    hash: puzzle.hash(level.value),
    warnings: warnings.map(faultFields),
    ...duplicateFields(duplicate),
  });
}

function checkedText(input: LevelFile, each: LevelRead, level: AnyLevel): string {
  const { width, height, boxes } = input.puzzle.size(level);
  const count = boxes === undefined ? '' : `, ${countOf(boxes, 'box', 'boxes')}`;
  const what = `${input.puzzle.id}, ${input.format.id}, ${width} × ${height}${count}`;
  return `${safe(fileLabel(input.file))}: ${levelName(each)}: valid; ${what}`;
}

/** The level with its stored solutions replayed: a wrong one is a warning, with --strict an error. */
function withStored({ puzzle }: LevelFile, each: LevelRead, budget: MoveBudget, isStrict: boolean): LevelRead {
  const { level, draft } = each;
  const errors = level.ok && draft ? fileRow(puzzle).solved(level.value, draft, undefined, budget).errors : [];
  const [first] = errors;
  if (!first) return each;
  return isStrict ? { ...each, level: fail(first) } : { ...each, warnings: [...each.warnings, ...errors] };
}

/** `The same board as level 3, turned or mirrored` */
function duplicateMessage(file: string, { file: other, number, turned, playerMoved }: Duplicate): string {
  const where = other === file ? `level ${number}` : `level ${number} of ${fileLabel(other)}`;
  const differences = [turned ? 'turned or mirrored' : '', playerMoved ? 'the player elsewhere in its region' : ''];
  return ['The same board as '.concat(where), ...differences.filter((each) => each !== '')].join(', ');
}

/** With --strict, a level that repeats another is an error. */
function withDuplicate(each: LevelRead, message: string): LevelRead {
  const line = each.draft?.place?.line ?? 1;
  return { ...each, level: fail(textError(line, 1, 'duplicate', `${message}.`)) };
}

function checkLevels(input: LevelFile, options: CheckOptions, boards: Duplicates, output: Output) {
  const budget = newMoveBudget();
  const isStrict = options.strict === true;
  let [bad, duplicates] = [0, 0];
  for (const read of input.levels) {
    const checked = withStored(input, read, budget, isStrict);
    const duplicate = checked.level.ok
      ? boards.find(input.puzzle, checked.level.value, input.file, checked.number)
      : undefined;
    const copied = duplicate && duplicateMessage(input.file, duplicate);
    const each = copied !== undefined && isStrict ? withDuplicate(checked, copied) : checked;
    if (options.json) output.print(checkJson(input, each, duplicate));
    else if (each.level.ok) output.confirm(checkedText(input, each, each.level.value));
    if (!each.level.ok) output.complain(errorLine(input.file, each.level.error, each.number));
    for (const warning of each.warnings) {
      const message = `warning: ${warning.message}`;
      output.say(errorLine(input.file, { ...warning, message }, each.number));
    }
    if (copied !== undefined && !isStrict) {
      output.say(safe(`${fileLabel(input.file)}: ${levelName(each)}: ${copied.replace(/^T/, 't')}`));
    }
    if (duplicate) duplicates++;
    if (!each.level.ok) bad++;
  }
  return { bad, duplicates };
}

const OPTIONS = [
  { flags: '--strict', about: 'treat warnings and duplicates as errors' },
  { flags: '--json', about: 'print one JSON object per level' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];

type CheckOptions = OptionsOf<typeof OPTIONS>;

export const CHECK: Command<CheckOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    let [files, levels, bad, unread, duplicates] = [0, 0, 0, 0, 0];
    const boards = new Duplicates();
    const { codes } = await loadFiles(
      words,
      output,
      async (file) => {
        const input = await loadLevels(file, options, output.host);
        files++;
        levels += input.levels.length;
        const counts = checkLevels(input, options, boards, output);
        bad += counts.bad;
        duplicates += counts.duplicates;
      },
      (refusal) => {
        const { error, file = '', message } = refusal;
        // A file without levels is reported as one invalid level.
        if (options.json) output.print(errorJson(file, error ?? { code: 'bad-input', message }));
        output.complain(message);
        unread++;
      },
    );
    const parts = [];
    if (levels > 0)
      parts.push(
        `${countOf(levels, 'level', 'levels')}, ${bad === 0 ? 'all valid' : `${formatNumber(bad)} not valid`}`,
      );
    if (duplicates > 0) parts.push(countOf(duplicates, 'duplicate', 'duplicates'));
    if (unread > 0)
      parts.push(`${formatNumber(unread)} of ${countOf(files + unread, 'file', 'files')} could not be read`);
    output.say(parts.join('; '));
    return worstOf([...codes, ...(bad > 0 ? [EXIT.input] : [])]);
  },
};
