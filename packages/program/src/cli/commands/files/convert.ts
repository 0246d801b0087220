// `masu convert`: writes the levels of files, one after the other, in another format of the same puzzle. Invalid levels, and levels that the
// format can't represent, are reported and skipped.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { Format, PuzzleId } from '@masu/core/base/puzzle.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { findFormat } from '@masu/engine/jobs/puzzles/read-levels.js';
import { type Command, forPuzzle } from '../../interface/command.js';
import { EXIT, Refusal, worstOf } from '../../interface/exit-codes.js';
import type { Output } from '../../interface/output.js';
import { mustBeWritable, writeData } from '../../interface/save-output.js';
import {
  errorLine,
  FILES_ABOUT,
  type LevelFile,
  loadFiles,
  loadLevels,
  refuseLoss,
  validLevels,
} from '../../levels/input.js';
import { writtenText } from '../../levels/joined-levels.js';
import { CONVERT_OPTIONS, type ConvertOptions, convertToPddl } from './pddl-files.js';

function formatTo<Id extends PuzzleId>(id: string | undefined, input: LevelFile<Id>): Format<DraftOf<Id>> {
  const known = input.puzzle.formats.map((format) => format.id).join(', ');
  if (id === undefined) throw new Refusal(EXIT.usage, `Missing --to <format>. Available: ${known}.`);
  const format = input.puzzle.formats.find((each) => each.id === id);
  if (!format) {
    const other = findFormat(id)?.id;
    throw new Refusal(EXIT.usage, `The format ${id} is for ${other}. Available for ${input.puzzle.id}: ${known}.`);
  }
  return format;
}

/** The levels of one file that the format can represent. */
function heldLevels(input: LevelFile, options: ConvertOptions, output: Output) {
  const format: Format<DraftOf<PuzzleId>> = formatTo(forPuzzle(options, input.id).to, input);
  const valid = validLevels(input, output).valid.filter(({ number, draft }) => {
    const text = format.make([draft], [number]);
    if (!text.ok) output.complain(errorLine(input.file, text.error, number));
    return text.ok;
  });
  return { input, format, valid };
}

export const CONVERT: Command<ConvertOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: CONVERT_OPTIONS,
  async run({ words, options, output }) {
    const asked = options.to ?? options.defaults?.sokoban?.to;
    if (asked === 'pddl') return convertToPddl(words, options, output);
    if (options.metric !== undefined) throw new Refusal(EXIT.usage, '--metric is for --to pddl.');
    mustBeWritable(options.output, output.host);
    const { loaded: parts, codes } = await loadFiles(words, output, async (file) =>
      heldLevels(await loadLevels(file, options, output.host), options, output),
    );
    const [first] = parts;
    if (!first) return worstOf(codes);
    const levels = parts.flatMap(({ input: { file }, valid }) => valid.map((level) => ({ ...level, file })));
    refuseLoss(options.output, parts, output.host);
    if (levels.length > 0) {
      const text = writtenText(first.input.puzzle, levels, output, first.format);
      await writeData(options.output, text, output);
    }
    const given = parts.reduce((sum, { input }) => sum + input.levels.length, 0);
    if (options.output !== undefined)
      output.say(`Wrote ${formatNumber(levels.length)} of ${countOf(given, 'level', 'levels')}.`);
    return worstOf(levels.length < given ? [...codes, EXIT.input] : codes);
  },
};
