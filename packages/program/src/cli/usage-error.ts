// What is wrong with the words of a command, as one sentence that says what to do. Commander finds the error; its own
// messages have another style and may have two lines.

import { existsSync } from 'node:fs';
import { nearest } from '@masu/core/base/suggest.js';
import type { CommanderError } from 'commander';
import { pathOn } from '../host/host.js';
import type { CommandHost } from './interface/command-host.js';

/** `command`: its name, such as `batch plan`; `options`: the long names of its options. */
export function usageError(
  { code, message }: Pick<CommanderError, 'code' | 'message'>,
  command: string,
  options: readonly string[],
  host: Pick<CommandHost, 'cwd'>,
): string {
  const help = `Run \`masu ${command} --help\` for the usage.`;
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  if (code === 'commander.unknownOption') {
    const near = nearest(quoted, options);
    const isFile = existsSync(pathOn(host, quoted));
    const advice = isFile ? `For the file of that name, write "./${quoted}".` : near && `Did you mean "${near}"?`;
    return `Unknown option ${JSON.stringify(quoted)}. ${advice ?? help}`;
  }
  if (code === 'commander.missingArgument') return `Missing <${quoted}>. ${help}`;
  if (code === 'commander.optionMissingArgument') {
    return `${quoted.replace(/^-\w, /, '').replace(/ .*/, '')} needs a value: ${quoted}.`;
  }
  if (code === 'commander.excessArguments') {
    const [, expected, given] = /Expected (\d+) .* got (\d+)/.exec(message) ?? [];
    return `Too many arguments: expected ${expected}, got ${given}. ${help}`;
  }
  return message.replace(/^error: /, '');
}
