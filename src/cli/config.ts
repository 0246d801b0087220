// The defaults a person has set with `masu config`: options of commands, such as `solve.time`, in one small JSON file.
// What is typed on the command line always wins.

import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Option } from './interface/command.js';
import { EXIT, Refusal } from './interface/exit-codes.js';
import { safe } from './interface/output.js';

/** MASU_HOME, else masu in the XDG config folder. A relative XDG folder is ignored, as its specification says. */
export function configPath(environment: NodeJS.ProcessEnv): string {
  if (environment.MASU_HOME) return join(environment.MASU_HOME, 'config.json');
  const folder = environment.XDG_CONFIG_HOME;
  return join(folder && isAbsolute(folder) ? folder : join(homedir(), '.config'), 'masu', 'config.json');
}

/** Options that say what to do this time, not how to do it: a default would surprise. */
const NEVER = new Set(['level', 'output', 'json', 'moves', 'svg', 'gif', 'delete', 'unset', 'first', 'animate']);

/** `-o, --output <path>` → `output`. */
export const nameOfOption = ({ flags }: Option): string => /--([\w-]+)/.exec(flags)?.[1] ?? flags;
const takesValue = ({ flags }: Option): boolean => /[<[]/.test(flags);
export const canHaveDefault = (option: Option): boolean => !NEVER.has(nameOfOption(option));

/** `batch plan`, `time` → `batch-plan.time`. */
export const configKey = (command: string, option: string): string => `${command.replaceAll(' ', '-')}.${option}`;

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
export function parseDefault(option: Option, text: string, from: string): unknown {
  if (takesValue(option)) return option.parse ? option.parse(text, from) : text;
  if (text !== 'true') throw new Refusal(EXIT.usage, safe(`${from}: expected true, got ${JSON.stringify(text)}.`));
  return true;
}
