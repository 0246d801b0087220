// `masu convert`: writes the levels of a file in another format of the same puzzle. Invalid levels, and levels that the
// format can't represent, are reported and skipped.

import { countOf, formatNumber } from '../../base/format.js';
import type { Format, PuzzleId } from '../../base/puzzle.js';
import { type DraftOf, formatOf, type LevelsReadOf } from '../../jobs/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { mustBeWritable, writeData } from '../interface/save-output.js';
import {
  errorLine,
  FORMAT_OPTION,
  INPUT_OPTIONS,
  type InputOptions,
  loadLevels,
  refuseLoss,
  validLevels,
} from '../levels/input.js';

interface ConvertOptions extends InputOptions {
  readonly to?: string;
  readonly output?: string;
}

function formatTo<Id extends PuzzleId>(id: string | undefined, input: LevelsReadOf<Id>): Format<DraftOf<Id>> {
  const known = input.puzzle.formats.map((format) => format.id).join(', ');
  if (id === undefined) throw new Refusal(EXIT.usage, `Missing --to <format>. Available: ${known}.`);
  const format = input.puzzle.formats.find((each) => each.id === id);
  if (!format) {
    const other = formatOf(id)?.puzzle.id;
    throw new Refusal(EXIT.usage, `The format ${id} is for ${other}. Available for ${input.puzzle.id}: ${known}.`);
  }
  return format;
}

export const CONVERT: Command<ConvertOptions> = {
  arguments: [{ name: '<file>', about: 'a level file, or - for standard input' }],
  options: [
    { ...FORMAT_OPTION, flags: '--to <id>', about: 'write format <id>; see `masu formats`' },
    { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    const format = formatTo(options.to, input);
    mustBeWritable(options.output);
    const { valid, bad } = validLevels(input, output);
    const held = valid.filter(({ number, draft }) => {
      const made = format.make([draft], [number]);
      if (!made.ok) output.complain(errorLine(input.file, made.error, number));
      return made.ok;
    });
    const text = format.make(
      held.map(({ draft }) => draft),
      held.map(({ number }) => number),
    );
    if (!text.ok) throw new Refusal(EXIT.input, errorLine(input.file, text.error));
    refuseLoss(options.output, [{ input, valid: held }]);
    if (held.length > 0) await writeData(options.output, text.value, output);
    if (options.output !== undefined)
      output.say(`Wrote ${formatNumber(held.length)} of ${countOf(input.levels.length, 'level', 'levels')}.`);
    return bad > 0 || held.length < valid.length ? EXIT.input : EXIT.ok;
  },
};
