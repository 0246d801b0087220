// `masu show`: prints the board of every level as text. Several boards are separated by lines that start with `;`, which
// level files treat as a title, so the output can be read again. With --svg, a picture of one.

import { defineCommand } from '../../interface/command.js';
import { worstOf } from '../../interface/exit-codes.js';
import { safe } from '../../interface/output.js';
import { dataOutput, writeData } from '../../interface/save-output.js';
import { loadParts } from '../../levels/each-level.js';
import { FILES_ABOUT, fileLabel, INPUT_OPTIONS, refuseLoss } from '../../levels/input.js';
import { boardPicture, checkPictureOptions, onlyLevel, PICTURE_OPTIONS } from '../../levels/picture.js';

export const SHOW = defineCommand({
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [...PICTURE_OPTIONS, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    checkPictureOptions(options, output);
    const { parts, codes } = await loadParts(words, options, output);
    if (options.svg) {
      const level = onlyLevel(
        parts.flatMap(({ valid }) => valid),
        '--svg',
      );
      if (level) await writeData(options.output, boardPicture(level), output);
      return worstOf(codes);
    }
    for (const { input } of parts) refuseLoss(options.output, [{ input, valid: [] }], output.host);
    const { data, save } = dataOutput(options.output, output);
    const isSeveral = parts.reduce((sum, { input }) => sum + input.levels.length, 0) > 1;
    for (const { input, valid } of parts) {
      const from = parts.length > 1 ? `${fileLabel(input.file)} ` : '';
      for (const { number, title = '', playable } of valid) {
        if (isSeveral) data.print(data.strong(safe(`; ${from}${number} ${title}`.trimEnd())));
        for (const row of input.puzzle.show(playable, input.puzzle.start(playable))) data.print(row.trimEnd());
        if (isSeveral) data.print('');
      }
    }
    if (parts.some(({ valid }) => valid.length > 0)) await save();
    return worstOf(codes);
  },
});
