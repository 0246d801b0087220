// `masu show`: prints the board of every level as text. Several boards are separated by lines that start with `;`, which
// level files treat as a title, so the output can be read again.

import type { Command } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { INPUT_OPTIONS, type InputOptions, loadLevels, validLevels } from '../input.js';
import { safe } from '../output.js';

export const SHOW: Command<InputOptions> = {
  arguments: [{ name: '<file>', about: 'a level file, or - for standard input' }],
  options: INPUT_OPTIONS,
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    const { valid, bad } = validLevels(input, output);
    for (const { number, title = '', playable } of valid) {
      if (input.levels.length > 1) output.print(output.strong(`; ${number} ${safe(title)}`.trimEnd()));
      for (const row of input.puzzle.show(playable, input.puzzle.start(playable))) output.print(row.trimEnd());
      if (input.levels.length > 1) output.print('');
    }
    return bad > 0 ? EXIT.input : EXIT.ok;
  },
};
