// Commands that the documents and the help show without output: those of the table of commands, and the lines of code
// blocks that start with `masu`. Each is run, and must end with 0 or with the code given here.

import { COMMANDS } from '@masu/program/cli/commands.js';
import { blocksOf, DOCUMENTS, documentText } from './transcripts.js';

export interface Example {
  readonly where: string;
  /** Run one after another in one folder. */
  readonly commands: readonly string[];
}

/** Without the comment behind it: after `#`, or after two spaces. */
const commandOf = (line: string): string => line.replace(/ {2,}.*$/, '').replace(/ +# .*$/, '');

const HELP: readonly Example[] = COMMANDS.flatMap((row) => [row, ...(row.subcommands ?? [])]).flatMap((row) =>
  row.examples.map(([command]) => ({ where: `masu ${row.id} --help`, commands: [command] })),
);

/** The commands of `masu … --help` are printed in docs/command-line.md too. */
const withoutHelp = (text: string): string => text.replace(/<!-- commands: printed -->[\s\S]*?<!-- end -->/, '');

const IN_DOCUMENTS: readonly Example[] = DOCUMENTS.flatMap((where) =>
  blocksOf(withoutHelp(documentText(where))).flatMap(({ body }) => {
    const commands = body
      .split('\n')
      .filter((line) => /^(?:masu|npm start --) /.test(line))
      .map((line) => commandOf(line.replace(/^npm start -- /, 'masu ')));
    if (commands.length === 0) return [];
    // Lines of a list are independent of each other; those of experiments build on one another.
    return where === 'docs/experiments.md' || where === 'docs/arena.md'
      ? [{ where, commands }]
      : commands.map((command) => ({ where, commands: [command] }));
  }),
);

export const EXAMPLES: readonly Example[] = [...HELP, ...IN_DOCUMENTS];

/** Why an example is not run here, and how many there are: a new one must be counted. */
export const NOT_RUN: readonly (readonly [pattern: RegExp, reason: string, count: number])[] = [
  [/--queue|MASU_QUEUE|masu worker/, 'needs a Redis: see experiments-queue.long.test.ts', 6],
  [/curl|example\.org/, 'needs the network', 1],
  [/XSokoban\.txt/, 'needs levels that are not ours', 2],
  [/in101 (test|table) data/, "needs the course's own data", 2],
  [/^masu course \w+ rubric /, "needs students' submissions: see course-rubric.test.ts", 6],
  [/ mark (?!-- \.\/(my-)?sokoban$)/, "needs a student's program: see course-mark.long.test.ts", 7],
  [/comp20003 (map|-s map play_solution)$/, 'needs a terminal: see course-terminal.long.test.ts', 2],
];

/** Runs until it is stopped: the text after which it is. */
export const UNTIL_SHOWN: readonly (readonly [pattern: RegExp, shown: RegExp])[] = [[/^masu serve|--gui/, /http:\/\//]];

/** Examples that end with another code than 0, and why. */
export const EXIT_CODES: readonly (readonly [command: RegExp, code: number, why: string])[] = [
  [/^masu serve|--gui/, 130, 'stopped by Ctrl-C'],
];

/** What is typed into an example that reads standard input. */
export const TYPED: readonly (readonly [command: RegExp, input: string])[] = [
  [/--moves -/, 'RRRR'],
  [/^masu env/, '{"do":"hello","version":1}\n'],
  [/^masu course ips/, '1 1 2 2 6 5\n'],
  [/^masu course ece209$/, 'puzzle.txt\n'],
  [/^masu course mac110$/, 'level.txt\nq\n'],
  [/^masu course mac110 level/, 'q\n'],
];

/** What a person did before: saved games to delete. */
export const BEFORE: readonly (readonly [command: RegExp, before: string])[] = [
  [
    /--delete/,
    'for n in 1 2 3; do masu show levels.txt --level $n > $n.txt; printf "r\\nquit\\n" | masu play $n.txt --plain; done',
  ],
];
