// `masu check`: is every level of every file sound? Faults and repairs are told with their place; with --json each
// level gives one object, good or bad.

import type { PuzzleId } from '../../base/puzzle.js';
import type { TextFault } from '../../base/result.js';
import type { FutoshikiLevel } from '../../futoshiki/index.js';
import type { LevelRead } from '../../jobs/index.js';
import type { Level } from '../../sokoban/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import {
  FORMAT_OPTION,
  faultLine,
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

function faultJson(file: string, level: number, { line, column, code, message }: TextFault): string {
  return jsonLine({ file, level, ok: false, line, column, code, message });
}

function jsonOf(input: LevelFile, { number, title, level, warnings }: LevelRead): string {
  const { file, puzzle, format } = input;
  if (!level.ok) return faultJson(file, number, level.fault);
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
  return `${safe(nameOf(input.file))}: ${levelName(each)}: sound; ${what}`;
}

/** How many levels of the file are not sound. */
function checkLevels(input: LevelFile, options: CheckOptions, output: Output): number {
  for (const each of input.levels) {
    if (options.json) output.print(jsonOf(input, each));
    else if (each.level.ok) output.print(textOf(input, each, each.level.value));
    if (!each.level.ok) output.complain(faultLine(input.file, each.level.fault, each.number));
    for (const warning of each.warnings) {
      const message = `repaired: ${warning.message}`;
      output.say(faultLine(input.file, { ...warning, message }, each.number));
    }
  }
  return input.levels.filter(({ level }) => !level.ok).length;
}

export const CHECK: Command<CheckOptions> = {
  arguments: [{ name: '<file...>', about: 'files of levels; - is standard input' }],
  options: [
    { flags: '--strict', about: 'refuse what would otherwise be repaired with a warning' },
    { flags: '--json', about: 'one JSON object a level' },
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
        // A file without any level is told as if it were one that is at fault.
        if (options.json && error.fault) output.print(faultJson(file, 1, error.fault));
        output.complain(error.message);
        unread++;
      }
    }
    const told = [];
    if (levels > 0) told.push(`${counted(levels, 'level')}, ${bad === 0 ? 'all sound' : `${bad} not sound`}`);
    if (unread > 0) told.push(`${unread} of ${counted(words.length, 'file')} could not be read`);
    output.say(told.join('; '));
    return bad + unread > 0 ? EXIT.input : EXIT.ok;
  },
};
