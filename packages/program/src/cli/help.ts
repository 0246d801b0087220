// The text of `masu --help`, from the table of commands: examples first, then the commands by group.

import { COMMANDS } from './commands.js';
import { COMMAND_GROUPS, COMMON_OPTIONS, type CommandGroup } from './interface/command.js';

const EXAMPLES: readonly (readonly [words: string, what: string])[] = [
  ['masu play levels.txt', 'Play a file of levels'],
  ['masu solve levels.txt', 'Solve every level'],
  ['masu solve levels.txt --solver push-optimal', 'Find proven push-optimal solutions'],
  ['masu hint level.txt --moves ullD', 'Get a hint after these moves'],
  ['masu check levels.txt', 'Find errors, with line and column'],
];

const TITLES: Readonly<Record<CommandGroup, string>> = {
  play: 'Play',
  solve: 'Solve',
  experiments: 'Experiments',
  files: 'Files',
  reference: 'Reference',
};

const inColumns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** The commands of a group, padded to the width of the longest name of all groups. */
function groupLines(group: CommandGroup): string {
  const width = Math.max(...COMMANDS.map(({ id }) => id.length));
  const rows = COMMANDS.filter((row) => row.group === group);
  return `${TITLES[group]}:\n${inColumns(rows.map(({ id, summary }) => [id.padEnd(width), summary]))}`;
}

export function helpText(): string {
  return `masu: play, solve, and analyze Sokoban and Futoshiki

Usage: masu [command] [options]

With no command, masu opens the game menu (without a terminal: a short demo).

Examples:
${inColumns(EXAMPLES)}

${COMMAND_GROUPS.map(groupLines).join('\n\n')}

Options for every command:
${inColumns(COMMON_OPTIONS)}

<file> can be - for standard input. Format and puzzle are detected automatically.
`;
}
