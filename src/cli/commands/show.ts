// `masu show`: prints the board of every level as text. Several boards are separated by lines that start with `;`, which
// level files treat as a title, so the output can be read again. With --svg, a picture of one.

import type { Command } from '../interface/command.js';
import { EXIT } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';
import { dataOutput, writeData } from '../interface/save-output.js';
import { INPUT_OPTIONS, type InputOptions, loadLevels, refuseLoss, validLevels } from '../levels/input.js';
import {
  boardPicture,
  checkPictureOptions,
  onlyLevel,
  PICTURE_OPTIONS,
  type PictureOptions,
} from '../levels/picture.js';

export const SHOW: Command<InputOptions & PictureOptions> = {
  arguments: [{ name: '<file>', about: 'a level file, or - for standard input' }],
  options: [...PICTURE_OPTIONS, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    checkPictureOptions(options, output.isTerminal);
    const input = await loadLevels(words[0] as string, options);
    const { valid, bad } = validLevels(input, output);
    if (options.svg) {
      const level = onlyLevel(valid, '--svg');
      if (level) await writeData(options.output, boardPicture(level), output);
      return bad > 0 ? EXIT.input : EXIT.ok;
    }
    refuseLoss(options.output, [{ input, valid: [] }]);
    const { data, save } = dataOutput(options.output, output);
    for (const { number, title = '', playable } of valid) {
      if (input.levels.length > 1) data.print(data.strong(`; ${number} ${safe(title)}`.trimEnd()));
      for (const row of input.puzzle.show(playable, input.puzzle.start(playable))) data.print(row.trimEnd());
      if (input.levels.length > 1) data.print('');
    }
    if (valid.length > 0) await save();
    return bad > 0 ? EXIT.input : EXIT.ok;
  },
};
