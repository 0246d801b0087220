// The defaults a person has set with `masu config`: options of commands, such as `solve.time`, in one small JSON file.
// What is typed on the command line always wins. A default whose values depend on the puzzle is stored per puzzle
// (`solve.solver.sokoban`), and an option that only one puzzle has is a default for that puzzle only.

import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { type Environment, type Host, homeFolder, pathOn } from '../host/host.js';
import type { CommandOption, CommandRow } from './interface/command.js';
import { EXIT, Refusal } from './interface/exit-codes.js';
import { safe } from './interface/output.js';

/** MASU_HOME, else masu in the XDG config folder. A relative XDG folder is ignored, as its specification says. */
function configFile(environment: Environment): string {
  if (environment.MASU_HOME) return join(environment.MASU_HOME, 'config.json');
  const folder = environment.XDG_CONFIG_HOME;
  return join(folder && isAbsolute(folder) ? folder : join(homeFolder(environment), '.config'), 'masu', 'config.json');
}

export const configPath = (host: Pick<Host, 'env' | 'cwd'>): string => pathOn(host, configFile(host.env));

/** Options that say what to do this time, not how to do it: a default would surprise. */
const NEVER = new Set([
  ...['level', 'format', 'output', 'json', 'moves', 'svg', 'gif', 'delete', 'unset', 'first', 'animate', 'date'],
]);

/** `-o, --output <path>` → `output`. */
export const nameOfOption = ({ flags }: CommandOption): string => /--([\w-]+)/.exec(flags)?.[1] ?? flags;
const takesValue = ({ flags }: CommandOption): boolean => /[<[]/.test(flags);
export const canHaveDefault = (option: CommandOption): boolean => !NEVER.has(nameOfOption(option));

/** `batch plan`, `time` → `batch-plan.time`. */
export const configKey = (command: string, option: string): string => `${command.replaceAll(' ', '-')}.${option}`;

/** Every option that can have a default, by its key. */
export async function settableOptions(commands: readonly CommandRow[]): Promise<ReadonlyMap<string, CommandOption>> {
  const rows = commands.flatMap((row) => row.subcommands ?? [row]).filter(({ id }) => id !== 'config');
  const options = new Map<string, CommandOption>();
  for (const row of rows) {
    const command = await row.load();
    if (command.raw) continue;
    for (const option of command.options.filter(canHaveDefault))
      options.set(configKey(row.id, nameOfOption(option)), option);
  }
  return options;
}

export type Config = ReadonlyMap<string, string>;

function refuse(path: string, reason: string): never {
  const message = `Can’t read your defaults in ${path}: ${reason}. Correct the file, or remove it.`;
  throw new Refusal(EXIT.input, safe(message), undefined, path);
}

/** The defaults in the file; none if there is no file. */
export function readConfig(path: string): Config {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? new Map() : refuse(path, message);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(path, 'it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'it is not an object');
  const entries = Object.entries(value);
  const wrong = entries.find(([, each]) => typeof each !== 'string');
  if (wrong) return refuse(path, `${wrong[0]} is not a text in quotes`);
  return new Map(entries as [string, string][]);
}

/** The value of a default, parsed like one that was typed. `from` names its source in error messages. */
export function parseDefault(option: CommandOption, text: string, from: string): unknown {
  const { values, isList } = option;
  const unknown = values && (isList ? text.split(/[,+]/) : [text]).find((part) => !values.includes(part.trim()));
  if (values && unknown !== undefined) throw refusedDefault(from, unknownName('value', unknown, values));
  if (takesValue(option)) return option.parse ? option.parse(text, from) : text;
  if (text !== 'true') throw refusedDefault(from, `Expected true, got ${JSON.stringify(text)}.`);
  return true;
}

const refusedDefault = (from: string, why: string): Refusal => new Refusal(EXIT.usage, safe(`${from}: ${why}`));

/** The puzzles that have this value of an option. */
function puzzlesWith({ valuesFor }: CommandOption, text: string): readonly PuzzleId[] {
  return PUZZLE_IDS.filter((puzzle) => valuesFor?.(puzzle).includes(text));
}

/** A default as it is stored: the key of an option whose values depend on the puzzle ends in the puzzle. */
export type ConfigEntry = readonly [key: string, text: string];

/** The entries of a default that a person sets: one, or one per puzzle that has the value. Refuses what no puzzle has. */
export function parseConfigEntries(option: CommandOption, key: string, text: string): readonly ConfigEntry[] {
  const { valuesFor } = option;
  if (!valuesFor) {
    parseDefault(option, text, key);
    return [[key, text]];
  }
  const named = PUZZLE_IDS.find((puzzle) => key.endsWith(`.${puzzle}`));
  const known = named ? valuesFor(named) : PUZZLE_IDS.flatMap(valuesFor);
  if (!known.includes(text)) throw refusedDefault(key, unknownName('value', text, [...new Set(known)]));
  return named ? [[key, text]] : puzzlesWith(option, text).map((puzzle): ConfigEntry => [`${key}.${puzzle}`, text]);
}

/** The keys under which a default of this option may be stored. */
export const storedKeys = ({ valuesFor }: CommandOption, key: string): readonly string[] =>
  valuesFor ? [key, ...PUZZLE_IDS.map((puzzle) => `${key}.${puzzle}`)] : [key];

/** The defaults of one option, by puzzle; `path` names the file in errors. */
export function defaultsByPuzzle(
  option: CommandOption,
  key: string,
  config: Config,
  path: string,
): ReadonlyMap<PuzzleId, unknown> {
  const settings = new Map<PuzzleId, unknown>();
  for (const stored of storedKeys(option, key)) {
    const text = config.get(stored);
    if (text === undefined) continue;
    const from = `${stored} in ${path}`;
    if (!option.valuesFor) {
      if (option.puzzle) settings.set(option.puzzle, parseDefault(option, text, from));
      continue;
    }
    const named = PUZZLE_IDS.filter((puzzle) => stored === `${key}.${puzzle}`);
    const puzzles = puzzlesWith(option, text).filter((puzzle) => named.length === 0 || named.includes(puzzle));
    if (puzzles.length === 0) throw refusedDefault(from, unknownName('value', text, knownValues(option, named)));
    for (const puzzle of puzzles) settings.set(puzzle, text);
  }
  return settings;
}

const knownValues = ({ valuesFor }: CommandOption, named: readonly PuzzleId[]): readonly string[] =>
  valuesFor ? [...new Set((named.length > 0 ? named : PUZZLE_IDS).flatMap(valuesFor))] : [];
