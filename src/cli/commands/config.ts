// `masu config`: lists, shows, sets, and removes defaults for the options of commands.

import { canHaveDefault, configKey, configPath, nameOfOption, parseDefault, readConfig } from '../config.js';
import type { Command, CommandRow, Option } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { jsonLine, safe } from '../interface/output.js';
import { makeFolderOf, saveFile } from '../interface/save-output.js';
import { unknownName } from '../interface/suggest.js';

interface ConfigOptions {
  readonly unset?: boolean;
  readonly json?: boolean;
}

/** Every option that can have a default, by its key. */
async function settable(commands: readonly CommandRow[]): Promise<ReadonlyMap<string, Option>> {
  const rows = commands.flatMap((row) => row.subcommands ?? [row]).filter(({ id }) => id !== 'config');
  const options = new Map<string, Option>();
  for (const row of rows) {
    const command = await row.load();
    if (command.raw) continue;
    for (const option of command.options.filter(canHaveDefault))
      options.set(configKey(row.id, nameOfOption(option)), option);
  }
  return options;
}

async function optionFor(key: string, commands: readonly CommandRow[]): Promise<Option> {
  const options = await settable(commands);
  const option = options.get(key);
  if (!option) throw new Refusal(EXIT.usage, safe(unknownName('default', key, [...options.keys()])));
  return option;
}

export const CONFIG: Command<ConfigOptions> = {
  arguments: [
    { name: '[key]', about: 'a command and its option, such as solve.time' },
    { name: '[value]', about: 'the default, as you would type it; true for an option without a value' },
  ],
  options: [
    { flags: '--unset', about: 'remove the default' },
    { flags: '--json', about: 'print the defaults as one JSON object' },
  ],
  async run({ words: [key, value], options, output, commands }) {
    const path = configPath(process.env);
    const config = new Map(readConfig(path));
    if (key === undefined) {
      if (options.unset)
        throw new Refusal(EXIT.usage, 'Say which default to remove: `masu config solve.time --unset`.');
      if (options.json) output.print(jsonLine(Object.fromEntries(config)));
      else for (const [name, text] of config) output.print(safe(`${name} = ${text}`));
      if (config.size === 0) output.say('No defaults set. Set one with, for example, `masu config solve.time 60`.');
      return EXIT.ok;
    }
    if (options.unset) {
      if (value !== undefined) throw new Refusal(EXIT.usage, 'Give a value or --unset, not both.');
      // A key of an older version can be removed, too.
      if (!config.delete(key)) {
        await optionFor(key, commands);
        output.say(`${key} is not set.`);
        return EXIT.ok;
      }
    } else if (value === undefined) {
      await optionFor(key, commands);
      const held = config.get(key);
      if (options.json) output.print(jsonLine({ [key]: held ?? null }));
      else if (held !== undefined) output.print(safe(held));
      else output.say(`${key} is not set.`);
      return EXIT.ok;
    } else {
      parseDefault(await optionFor(key, commands), value, key);
      config.set(key, value);
    }
    makeFolderOf(path);
    const sorted = [...config].sort(([a], [b]) => (a < b ? -1 : 1));
    await saveFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    output.say(options.unset ? `Removed ${key}.` : `${key} = ${value}`);
    return EXIT.ok;
  },
};
