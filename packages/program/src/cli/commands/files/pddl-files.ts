// `convert --to pddl`: a problem for planners on standard output, or a folder with the domain and one problem per level.

import { join } from 'node:path';
import { countOf } from '@masu/core/base/format.js';
import { METRICS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PDDL_DOMAIN, pddlProblem } from '@masu/core/sokoban/formats/pddl.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { pathOn } from '../../../host/host.js';
import type { CommandOption, OptionsOf } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption } from '../../interface/option-values.js';
import type { Output } from '../../interface/output.js';
import { saveOutputFile, writeData } from '../../interface/save-output.js';
import { loadPartsBy } from '../../levels/each-level.js';
import {
  FORMAT_OPTION,
  fileLabel,
  INPUT_OPTIONS,
  isTypedFolder,
  loadLevelsOf,
  validLevels,
} from '../../levels/input.js';

/** Formats that planners read and masu only writes. */
const PLANNER_FORMATS: { readonly [Id in PuzzleId]?: readonly string[] } = { sokoban: ['pddl'] };

export const CONVERT_OPTIONS = [
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

export type ConvertOptions = OptionsOf<typeof CONVERT_OPTIONS>;

function mustBeFolder(path: string, host: CommandHost): void {
  if (path === '-' || isTypedFolder(path, host)) return;
  try {
    makeFolder(pathOn(host, path));
  } catch (error) {
    throw new Refusal(EXIT.environment, `Can’t make the folder ${path}: ${(error as Error).message}`, undefined, path);
  }
}

export async function convertToPddl(
  words: readonly string[],
  options: ConvertOptions,
  output: Output,
): Promise<ExitCode> {
  const { parts, codes } = await loadPartsBy(words, output, async (file) => {
    const sentence = `${fileLabel(file)}: PDDL is for Sokoban levels.`;
    return validLevels(await loadLevelsOf('sokoban', file, options, sentence, output.host), output);
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
    mustBeFolder(path, output.host);
    await saveOutputFile(join(path, 'domain.pddl'), PDDL_DOMAIN, output.host);
  }
  for (const [index, { playable }] of levels.entries()) {
    const name = `problem-${String(index + 1).padStart(4, '0')}`;
    const text = pddlProblem(playable, metric, name);
    await writeData(path === undefined ? undefined : join(path, `${name}.pddl`), text, output);
  }
  if (path !== undefined) output.say(`Wrote domain.pddl and ${countOf(levels.length, 'problem', 'problems')}.`);
  return worstOf(codes);
}
