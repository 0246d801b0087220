// The manual page masu(1), made from the table of commands, in the language of man(7).

import { COMMANDS } from './commands.js';
import { ENVIRONMENT, FILES } from './environment.js';
import { COMMON_OPTIONS, type CommandRow } from './interface/command.js';
import { EXIT_CODES } from './interface/exit-codes.js';

/** Text for roff: backslashes doubled, hyphens that can be copied, no line that starts like a request. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');
}

const bold = (text: string): string => `\\fB${roff(text)}\\fR`;

async function commandLines(row: CommandRow): Promise<readonly string[]> {
  const { options } = await row.load();
  return [
    `.SS masu ${roff(row.id)}`,
    `${bold(`masu ${row.id}`)} ${roff(row.usage)}`,
    '.PP',
    `${roff(row.summary)}.`,
    ...options.flatMap(({ flags, about }) => ['.TP', bold(flags), roff(about)]),
    '.PP',
    'Examples:',
    ...row.examples.flatMap(([words, what]) => ['.TP', bold(words), roff(what)]),
  ];
}

export async function manPage(version: string): Promise<string> {
  const rows = COMMANDS.flatMap((row) => row.subcommands ?? [row]);
  const commands = (await Promise.all(rows.map(commandLines))).flat();
  return `${[
    `.TH MASU 1 "" "masu ${version}" "User Commands"`,
    '.SH NAME',
    'masu \\- play, solve, and analyze Sokoban and Futoshiki',
    '.SH SYNOPSIS',
    `${bold('masu')} [\\fIcommand\\fR] [\\fIoptions\\fR]`,
    '.SH DESCRIPTION',
    'With no command, masu opens the game menu. A \\fIfile\\fR can be \\- for standard input; format and puzzle are detected.',
    '.SH COMMANDS',
    ...commands,
    '.SH OPTIONS FOR EVERY COMMAND',
    ...COMMON_OPTIONS.flatMap(([flags, about]) => ['.TP', bold(flags), roff(`${about}.`)]),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, meaning]) => ['.TP', bold(String(code)), roff(meaning)]),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, about]) => ['.TP', bold(name), roff(about)]),
    '.SH FILES',
    ...FILES.flatMap(([path, about]) => ['.TP', bold(path), roff(about)]),
  ].join('\n')}\n`;
}
