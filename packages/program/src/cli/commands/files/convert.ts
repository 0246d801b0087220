// `masu convert`: writes the levels of files, one after the other, in another format of the same puzzle. Invalid levels, and levels that the
// format can't represent, are reported and skipped.

import { join } from 'node:path';
import { countOf, formatNumber } from '../../../base/format.js';
import { type Format, METRICS, type PuzzleId } from '../../../base/puzzle.js';
import { isFolder, makeFolder } from '../../../files/index.js';
import { type DraftOf, findFormat, type LevelsReadOf } from '../../../jobs/index.js';
import { PDDL_DOMAIN, pddlProblem } from '../../../sokoban/index.js';
import { type Command, type CommandOption, forPuzzle, type OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption } from '../../interface/option-values.js';
import type { Output } from '../../interface/output.js';
import { mustBeWritable, saveOutputFile, writeData } from '../../interface/save-output.js';
import { loadPartsBy } from '../../levels/each-level.js';
import {
  errorLine,
  FILES_ABOUT,
  FORMAT_OPTION,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  loadFiles,
  loadLevels,
  loadLevelsOf,
  refuseLoss,
  validLevels,
} from '../../levels/input.js';
import { writtenText } from '../../levels/joined-levels.js';

function formatTo<Id extends PuzzleId>(id: string | undefined, input: LevelsReadOf<Id>): Format<DraftOf<Id>> {
  const known = input.puzzle.formats.map((format) => format.id).join(', ');
  if (id === undefined) throw new Refusal(EXIT.usage, `Missing --to <format>. Available: ${known}.`);
  const format = input.puzzle.formats.find((each) => each.id === id);
  if (!format) {
    const other = findFormat(id)?.puzzle.id;
    throw new Refusal(EXIT.usage, `The format ${id} is for ${other}. Available for ${input.puzzle.id}: ${known}.`);
  }
  return format;
}

/** The levels of one file that the format can represent. */
function heldLevels(input: LevelFile, options: ConvertOptions, output: Output) {
  const format: Format<DraftOf<PuzzleId>> = formatTo(forPuzzle(options, input.id).to, input);
  const valid = validLevels(input, output).valid.filter(({ number, draft }) => {
    const made = format.make([draft], [number]);
    if (!made.ok) output.complain(errorLine(input.file, made.error, number));
    return made.ok;
  });
  return { input, format, valid };
}

/** Formats that planners read and masu only writes. */
const PLANNER_FORMATS: { readonly [Id in PuzzleId]?: readonly string[] } = { sokoban: ['pddl'] };

const OPTIONS = [
  {
    ...FORMAT_OPTION,
    flags: '--to <id>',
    about: 'write format <id>; see `masu formats`; pddl: a problem for planners, docs/labels.md',
    parse: (id: string) => (id === 'pddl' ? id : FORMAT_OPTION.parse(id)),
    valuesFor: (puzzle) => [...FORMAT_OPTION.valuesFor(puzzle), ...(PLANNER_FORMATS[puzzle] ?? [])],
  },
  {
    flags: '--metric <m>',
    about: 'with pddl: what a plan costs, moves or pushes (default: moves)',
    ...choiceOption(...METRICS),
  },
  { flags: '-o, --output <path>', about: 'write to <path> instead of standard output; with pddl, a folder' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type ConvertOptions = OptionsOf<typeof OPTIONS>;

export const CONVERT: Command<ConvertOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const asked = options.to ?? options.defaults?.sokoban?.to;
    if (asked === 'pddl') return convertToPddl(words, options, output);
    if (options.metric !== undefined) throw new Refusal(EXIT.usage, '--metric is for --to pddl.');
    mustBeWritable(options.output);
    const { loaded: parts, codes } = await loadFiles(words, output, async (file) =>
      heldLevels(await loadLevels(file, options), options, output),
    );
    const [first] = parts;
    if (!first) return worstOf(codes);
    const levels = parts.flatMap(({ input: { file }, valid }) => valid.map((level) => ({ ...level, file })));
    refuseLoss(options.output, parts);
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

// `convert --to pddl`: a problem for planners on standard output, or a folder with the domain and one problem per level.

function mustBeFolder(path: string): void {
  if (path === '-' || isFolder(path)) return;
  try {
    makeFolder(path);
  } catch (error) {
    throw new Refusal(EXIT.environment, `Can’t make the folder ${path}: ${(error as Error).message}`, undefined, path);
  }
}

async function convertToPddl(words: readonly string[], options: ConvertOptions, output: Output): Promise<ExitCode> {
  const { parts, codes } = await loadPartsBy(words, output, async (file) => {
    const sentence = `${fileLabel(file)}: PDDL is for Sokoban levels.`;
    return validLevels(await loadLevelsOf('sokoban', file, options, sentence), output);
  });
  const levels = parts.flatMap(({ valid }) => valid);
  const path = options.output === '-' ? undefined : options.output;
  if (path === undefined && levels.length > 1) {
    const count = countOf(levels.length, 'level', 'levels');
    throw new Refusal(
      EXIT.usage,
      `A PDDL problem is one level, and there are ${count}. Choose one with --level, or give a folder with -o.`,
    );
  }
  const metric = options.metric ?? 'moves';
  if (path !== undefined) {
    mustBeFolder(path);
    await saveOutputFile(join(path, 'domain.pddl'), PDDL_DOMAIN);
  }
  for (const [index, { playable }] of levels.entries()) {
    const name = `problem-${String(index + 1).padStart(4, '0')}`;
    const text = pddlProblem(playable, metric, name);
    await writeData(path === undefined ? undefined : join(path, `${name}.pddl`), text, output);
  }
  if (path !== undefined) output.say(`Wrote domain.pddl and ${countOf(levels.length, 'problem', 'problems')}.`);
  return worstOf(codes);
}
