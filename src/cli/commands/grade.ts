// `masu grade`: how hard each level is, and why. Sokoban by what its solutions ask of a person, Futoshiki by the
// hardest rule it needs.

import type { Command } from '../command.js';
import { EXIT, type ExitCode, worstOf } from '../exit-codes.js';
import { gradeFutoshikiLevel } from '../grade-futoshiki.js';
import { gradeSokobanLevel } from '../grade-sokoban.js';
import { INPUT_OPTIONS, type InputOptions, levelName, loadLevels, soundLevels } from '../input.js';

interface GradeOptions extends InputOptions {
  readonly json?: boolean;
}

const GRADERS = { sokoban: gradeSokobanLevel, futoshiki: gradeFutoshikiLevel };

export const GRADE: Command<GradeOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels of either puzzle, or - for standard input' }],
  options: [{ flags: '--json', about: 'one JSON object per level' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const input = await loadLevels(words[0] as string, options);
    const { sound, bad } = soundLevels(input, output);
    const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
    for (const level of sound) {
      const code = await GRADERS[input.puzzle.id](input, level, options.json ?? false, output);
      if (code === undefined) {
        output.complain(`masu: stopped at ${levelName(level)}`);
        codes.push(EXIT.interrupted);
        break;
      }
      codes.push(code);
    }
    return worstOf(codes);
  },
};
