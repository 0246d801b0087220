// `masu completion`: prints a script that teaches a shell the commands and options of masu.

import { bashScript } from '../../completion/bash-completion.js';
import { type CompletedCommand, completionTable } from '../../completion/completion-table.js';
import { fishScript } from '../../completion/fish-completion.js';
import { zshScript } from '../../completion/zsh-completion.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { oneOf } from '../../interface/option-values.js';

const SCRIPTS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const COMPLETION = defineCommand({
  arguments: [{ name: '<shell>', about: 'bash, zsh, or fish' }],
  options: [],
  async run({ words, output, commands }) {
    const shell = oneOf('bash', 'zsh', 'fish')(words[0] as string, '<shell>');
    output.printText((SCRIPTS[shell] as (typeof SCRIPTS)[string])(await completionTable(commands)));
    return EXIT.ok;
  },
});
