// `masu convert`: the levels of a file in another format of the same puzzle. A level that is not sound, or that the
// format cannot hold, is told and left out; the others are written.

import { formatOf, type LevelsRead } from '../../jobs/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import { errorLine, FORMAT_OPTION, INPUT_OPTIONS, type InputOptions, loadLevels, soundLevels } from '../input.js';
import { counted } from '../output.js';
import { mustBeWritable, writeData } from '../save-output.js';

interface ConvertOptions extends InputOptions {
  readonly to?: string;
  readonly output?: string;
}

type Format = LevelsRead['format'];

function formatTo(id: string | undefined, input: LevelsRead): Format {
  const known = input.puzzle.formats.map((format) => format.id).join(', ');
  if (id === undefined) throw new Refusal(EXIT.usage, `Missing --to <format>. Available: ${known}.`);
  const format = input.puzzle.formats.find((each) => each.id === id);
  if (!format) {
    const other = formatOf(id)?.puzzle.id;
    throw new Refusal(EXIT.usage, `The format ${id} is for ${other}; a level of ${input.puzzle.id} goes to ${known}.`);
  }
  return format;
}

export const CONVERT: Command<ConvertOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels, or - for standard input' }],
  options: [
    { ...FORMAT_OPTION, flags: '--to <id>', about: 'the format to write; `masu formats` lists them' },
    { flags: '-o, --output <path>', about: 'write to this file instead of standard output' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    const format = formatTo(options.to, input);
    mustBeWritable(options.output);
    const { sound, bad } = soundLevels(input, output);
    const held = sound.filter(({ number, draft }) => {
      const made = format.make([draft]);
      if (!made.ok) output.complain(errorLine(input.file, made.error, number));
      return made.ok;
    });
    const text = format.make(held.map(({ draft }) => draft));
    if (!text.ok) throw new Refusal(EXIT.input, errorLine(input.file, text.error));
    if (held.length > 0) await writeData(options.output, text.value, output);
    if (options.output !== undefined) output.say(`${held.length} of ${counted(input.levels.length, 'level')} written`);
    return bad > 0 || held.length < sound.length ? EXIT.input : EXIT.ok;
  },
};
