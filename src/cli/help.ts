// What `masu --help` prints, from the table of commands: examples first.

import { COMMANDS } from './commands.js';

const EXAMPLES: readonly (readonly [words: string, what: string])[] = [
  ['masu', 'the menu on a terminal; a short tour elsewhere'],
  ['masu show levels.txt --level 3', 'a board as text'],
  ['masu solve levels.txt', 'solve every level of a file, of either puzzle'],
  ['masu replay levels.txt ullDR', 'play moves and see where they lead'],
  ['masu check levels.txt', 'what is wrong with a file, by line and column'],
];

const inColumns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

export function helpText(): string {
  return `masu: Sokoban and Futoshiki. Play, replay, solve, prove, explain.

Examples:
${inColumns(EXAMPLES)}

Commands:
${inColumns(COMMANDS.map(({ id, summary }) => [id, summary]))}

Every command:
${inColumns([
  ['-h, --help', 'its help, with examples'],
  ['-q, --quiet', 'no messages but of what goes wrong'],
  ['--no-color', 'no colour (as does NO_COLOR)'],
  ['-V, --version', 'the version'],
])}

FILE may be - (standard input) and hold levels of either puzzle in any format of \`masu formats\`.
`;
}
