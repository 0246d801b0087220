// `masu config`: lists, shows, sets, and removes defaults for the options of commands.

import { dirname } from 'node:path';
import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { unknownName } from '@masu/core/base/suggest.js';
import {
  type Config,
  type ConfigEntry,
  configPath,
  parseConfigEntries,
  readConfig,
  settableOptions,
  storedKeys,
} from '../../config.js';
import type { CommandOption } from '../../interface/command.js';
import { defineCommand } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import { makeParentFolder, saveOutputFile } from '../../interface/save-output.js';
import { mustBeFolder } from '../../interface/saved-data.js';

/** The option of a key, with or without the puzzle at its end. */
function findOption(key: string, options: ReadonlyMap<string, CommandOption>): CommandOption | undefined {
  const commandOption = options.get(key);
  if (commandOption) return commandOption;
  const short = key.replace(/\.[^.]*$/, '');
  const option = options.get(short);
  return option?.valuesFor && PUZZLE_IDS.some((puzzle) => key === `${short}.${puzzle}`) ? option : undefined;
}

function mustFind(key: string, options: ReadonlyMap<string, CommandOption>): CommandOption {
  const option = findOption(key, options);
  if (!option) throw new Refusal(EXIT.usage, safe(unknownName('default', key, [...options.keys()])));
  return option;
}

/** Why an entry of the file is not used; undefined if it is. */
function entryFault([key, text]: ConfigEntry, options: ReadonlyMap<string, CommandOption>): string | undefined {
  const option = findOption(key, options);
  if (!option) return 'not a default of this version, so it is not used';
  try {
    parseConfigEntries(option, key, text);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Every default that is set; one that can't be used is named. */
function list(config: Config, options: ReadonlyMap<string, CommandOption>, isJson: boolean, output: Output): void {
  if (isJson) output.print(jsonLine(Object.fromEntries(config)));
  else for (const [name, text] of config) output.print(safe(`${name} = ${text}`));
  for (const entry of config) {
    const fault = entryFault(entry, options);
    if (fault !== undefined) output.complain(safe(`masu: ${entry[0]}: ${fault.replace(`${entry[0]}: `, '')}`));
  }
  if (config.size === 0) output.say('No defaults set. Set one with, for example, `masu config solve.time 60`.');
}

export const CONFIG = defineCommand({
  arguments: [
    { name: '[key]', about: 'a command and its option, such as solve.time or solve.solver.futoshiki' },
    { name: '[value]', about: 'the default, as you would type it; true for an option without a value' },
  ],
  options: [
    { flags: '--unset', about: 'remove the default' },
    { flags: '--json', about: 'print the defaults as one JSON object' },
  ],
  async run({ words: [key, value], options, output, commands }) {
    const path = configPath(output.host);
    mustBeFolder(dirname(path));
    const config = new Map(readConfig(path));
    const settable = await settableOptions(commands);
    if (key === undefined) {
      if (options.unset)
        throw new Refusal(EXIT.usage, 'Say which default to remove: `masu config solve.time --unset`.');
      list(config, settable, options.json === true, output);
      return EXIT.ok;
    }
    // A key of an older version can be shown and removed, too.
    const option = config.has(key) ? findOption(key, settable) : mustFind(key, settable);
    const settings = (option ? storedKeys(option, key) : [key]).filter((stored) => config.has(stored));
    if (options.unset) {
      if (value !== undefined) throw new Refusal(EXIT.usage, 'Give a value or --unset, not both.');
      if (settings.length === 0) output.say(`${key} is not set.`);
      else await save(new Map([...config].filter(([stored]) => !settings.includes(stored))), path, output.host);
      for (const stored of settings) output.say(`Removed ${stored}.`);
    } else if (value === undefined) {
      // As JSON, a default that is not set is null.
      const shown = settings.length > 0 ? settings : [key];
      if (options.json)
        output.print(jsonLine(Object.fromEntries(shown.map((name) => [name, config.get(name) ?? null]))));
      else
        for (const stored of settings)
          output.print(safe(stored === key ? `${config.get(key)}` : `${stored} = ${config.get(stored)}`));
      if (settings.length === 0) output.say(`${key} is not set.`);
    } else {
      const entries = parseConfigEntries(mustFind(key, settable), key, value);
      renew(config, key.replace(PUZZLE_END, ''), settable);
      for (const [name, text] of entries) config.set(name, text);
      await save(config, path, output.host);
      for (const [name, text] of entries) output.say(`${name} = ${text}`);
    }
    return EXIT.ok;
  },
});

/** Stores a value of an older version, without a puzzle, per puzzle; one that no puzzle has is dropped. */
function renew(config: Map<string, string>, key: string, options: ReadonlyMap<string, CommandOption>): void {
  const option = options.get(key);
  const text = config.get(key);
  if (!option?.valuesFor || text === undefined) return;
  config.delete(key);
  if (entryFault([key, text], options) !== undefined) return;
  for (const [name] of parseConfigEntries(option, key, text)) if (!config.has(name)) config.set(name, text);
}

const PUZZLE_END = new RegExp(`\\.(?:${PUZZLE_IDS.join('|')})$`);

async function save(config: Config, path: string, host: CommandHost): Promise<void> {
  makeParentFolder(path, host);
  const sorted = [...config].sort(([a], [b]) => (a < b ? -1 : 1));
  await saveOutputFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`, host);
}
