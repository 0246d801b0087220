// The line mode in this process, with lines on standard input, in homes of its own.

import { join } from 'node:path';
import { masuHere } from './masu-here.js';

export const said = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const FUTOSHIKI = ['|1 - 3 4|', '|       |', '|- 4 1 2|', '|       |', '|2 1 4 -|', '|       |', '|4 3 2 -|'];
export const SOKOBAN = ['#######', '#@ $ .#', '# $  .#', '#     #', '#######', 'Title: Two boxes'];

/** A folder for the tests of this file, and masu in it. */
export function linesHere() {
  const here = masuHere();
  return {
    folder: here.folder,
    file: (name: string, ...rows: readonly string[]): string => here.file(name, `${rows.join('\n')}\n`),
    /** Runs it with these lines of input, and the saved data of this name. */
    async masu(words: readonly string[], input = '', home = 'home') {
      const { stdout, stderr, code } = await here.masu(words, { input, env: { MASU_HOME: join(here.folder, home) } });
      return { out: stdout, err: stderr, code };
    },
  };
}
