// `masu batch …`: finds the subcommand and runs it like any command.

import { unknownName } from '@masu/core/base/suggest.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { runCommand } from '../../run-command.js';
import { BATCH_COMMANDS } from './batch/batch-commands.js';

const subcommandName = (id: string): string => id.replace('batch ', '');

function overview(): string {
  const rows = BATCH_COMMANDS.map(({ id, usage, summary }) => `  masu ${id} ${usage}\n      ${summary}`);
  return `masu batch: run experiments over whole collections\n\n${rows.join('\n')}\n\n\`masu batch plan --help\` shows the options of plan, and so on. See also: masu worker.\n`;
}

export const BATCH = defineCommand({
  arguments: [],
  options: [],
  raw: true,
  async run({ words: [name, ...rest], output }) {
    if (name === undefined || name === '--help' || name === '-h') {
      output.printText(overview());
      return name === undefined ? EXIT.usage : EXIT.ok;
    }
    const row = BATCH_COMMANDS.find(({ id }) => subcommandName(id) === name);
    if (row) return runCommand(output.host, row, rest);
    const names = BATCH_COMMANDS.map(({ id }) => subcommandName(id));
    throw new Refusal(EXIT.usage, `${unknownName('batch command', name, names)} \`masu batch --help\` lists them.`);
  },
});
