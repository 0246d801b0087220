// The completion script for fish.

import type { CompletedCommand, CompletedOption } from './table.js';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function optionLine(condition: string, { long, short, about, takesValue, values, takesFile }: CompletedOption): string {
  const flags = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
  const known = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesFile ? ' -r' : ' -x';
  const value = takesValue ? known : '';
  return `complete -c masu -n ${quoted(condition)} ${flags}${value} -d ${quoted(about)}`;
}

/** True on the line of this command: `batch plan` is two words that were both typed. */
const conditionOf = (id: string): string =>
  id
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { id, about, words, takesFiles, options } = command;
    const condition = conditionOf(id);
    const name = id.includes(' ') ? [] : [`complete -c masu -n __fish_use_subcommand -f -a ${id} -d ${quoted(about)}`];
    const next = words.length > 0 ? [`complete -c masu -n ${quoted(condition)} -f -a ${quoted(words.join(' '))}`] : [];
    const none = takesFiles || words.length > 0 ? [] : [`complete -c masu -n ${quoted(condition)} -f`];
    return [...name, ...next, ...none, ...options.map((option) => optionLine(condition, option))];
  });
  return `# fish completion for masu\n${lines.join('\n')}\n`;
}
