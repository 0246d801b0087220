// `convert --to pddl`: a problem for planners on standard output, or a folder with the domain and one problem per level.

import { join } from 'node:path';
import { countOf } from '../../base/format.js';
import type { Metric } from '../../base/puzzle.js';
import { isFolder, makeFolder } from '../../files/index.js';
import { PDDL_DOMAIN, pddlProblem } from '../../sokoban/index.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import { saveOutputFile, writeData } from '../interface/save-output.js';
import { fileLabel, type InputOptions, isFileOf, loadFiles, loadLevels, validLevels } from '../levels/input.js';

export interface PddlOptions extends InputOptions {
  readonly metric?: Metric;
  readonly output?: string;
}

function mustBeFolder(path: string): void {
  if (path === '-' || isFolder(path)) return;
  try {
    makeFolder(path);
  } catch (error) {
    throw new Refusal(EXIT.environment, `Can’t make the folder ${path}: ${(error as Error).message}`, undefined, path);
  }
}

export async function convertToPddl(words: readonly string[], options: PddlOptions, output: Output): Promise<ExitCode> {
  const { loaded: parts, codes } = await loadFiles(words, output, async (file) => {
    const input = await loadLevels(file, options);
    if (!isFileOf(input, 'sokoban')) throw new Refusal(EXIT.usage, `${fileLabel(file)}: PDDL is for Sokoban levels.`);
    const { valid, bad } = validLevels(input, output);
    return { valid, bad };
  });
  const levels = parts.flatMap(({ valid }) => valid);
  if (parts.some(({ bad }) => bad > 0)) codes.push(EXIT.input);
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
