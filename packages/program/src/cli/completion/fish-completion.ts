// The completion script for fish.

import type { CompletedCommand, CompletedOption } from './completion-table.js';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function known({ values, isList, takesFile }: CompletedOption): string {
  if (values.length === 0) return takesFile ? ' -r -F' : ' -x';
  return ` -x -a ${quoted(isList ? `(__fish_append , ${values.join(' ')})` : values.join(' '))}`;
}

function optionLine(condition: string, option: CompletedOption): string {
  const { long, short, about, takesValue } = option;
  const name = long.startsWith('--') ? `-l ${long.slice(2)}` : `-s ${long.slice(1)}`;
  const flags = `${name}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
  return `complete -c masu -n ${quoted(condition)} ${flags}${takesValue ? known(option) : ''} -d ${quoted(about)}`;
}

/** True on the line of this command: `batch plan` is two words that were both typed, in this order, and no longer name was. */
function fishCondition(id: string, commands: readonly CompletedCommand[]): string {
  const longer = commands.filter((each) => each.id.startsWith(`${id} `)).map((each) => each.id.slice(id.length + 1));
  const next = [...new Set(longer.map((rest) => rest.split(' ')[0]))];
  const none = next.length > 0 ? `; and not __masu_at ${id.split(' ').length + 1} ${next.join(' ')}` : '';
  const parts = id.split(' ').map((word, index) => `__masu_at ${index + 1} ${word}`);
  return `${parts.join('; and ')}${none}`;
}

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { id, about, words, takesFiles, options } = command;
    const condition = fishCondition(id, commands);
    const isFirst = `${condition}; and __masu_count ${id.split(' ').length + 1}`;
    const name = id.includes(' ') ? [] : [`complete -c masu -n '__masu_count 1' -f -a ${id} -d ${quoted(about)}`];
    const next = words.length > 0 ? [`complete -c masu -n ${quoted(isFirst)} -f -a ${quoted(words.join(' '))}`] : [];
    const files = [`complete -c masu -n ${quoted(condition)} ${takesFiles ? '-F' : '-f'}`];
    return [...name, ...next, ...files, ...options.map((option) => optionLine(condition, option))];
  });
  return `# fish completion for masu
# Whether one of these words is at this place after masu.
function __masu_at
    set -l typed (commandline -opc)
    contains -- "$typed[$(math $argv[1] + 1)]" $argv[2..]
end
# Whether this many words were typed, masu among them.
function __masu_count
    test (count (commandline -opc)) -eq $argv[1]
end
complete -c masu -f
${lines.join('\n')}
`;
}
