// MAC110 (USP, 2014), EP 3: text Sokoban. Asks for a map, then for strings of commands; the board is printed after each.

import { extname } from 'node:path';
import { ok, type Result } from '@masu/core/base/result.js';
import { type CourseMap, mapLines } from '../course-map.js';
import { type Course, type CourseHost, complainAndEnd, ENDED, loadParsed, wrongUsage } from '../host.js';
import { TextGame } from './game.js';
import { type LevelEncoding, parseLevelFile } from './level-file.js';

const PROMPT = 'up, down, left, right, undo (one step back) or quit (u/d/l/r/b/q): ';

/** Far longer than any solution found by a person. */
const LONGEST_HISTORY = 20_000;

const ENCODING_OF: Readonly<Record<string, LevelEncoding>> = { '.txt': 'plain', '.xsb': 'run-length' };

async function loadLevel(host: CourseHost, name: string): Promise<Result<CourseMap, number>> {
  const unreadable = (why: string): number =>
    complainAndEnd(host, `${name}: the file cannot be read (${why}).`, ENDED.input);
  const level = await loadParsed(host, name, parseLevelFile, unreadable);
  if (!level.ok) return level;
  const { encoding, map } = level.value;
  const expected = ENCODING_OF[extname(name).toLowerCase()];
  if (expected && expected !== encoding) {
    host.complain(`${name}: the extension says ${expected}, the content is ${encoding}; read by content.`);
  }
  return ok(map);
}

const board = (game: TextGame): string => `${mapLines(game.map)}\n`;

export const MAC110: Course = {
  id: 'mac110',
  name: 'MAC110, USP',
  about: 'text Sokoban: strings of commands, history, undo',
  usage: ['masu course mac110 [<map>]                          asks for the map if none is given'],
  async run(host, words) {
    if (words.length > 1) return wrongUsage(host, MAC110, 'MAC110 takes one map at most.');
    if (words.length === 0) host.write('Map: ');
    const name = words[0] ?? (await host.input.line());
    if (name === undefined) {
      if (host.isTerminal) host.write('\n');
      return ENDED.ok;
    }
    const map = await loadLevel(host, name);
    if (!map.ok) return map.error;
    const game = new TextGame(map.value);
    host.write(board(game));
    for (;;) {
      host.write(PROMPT);
      const commands = await host.input.line();
      const ended = commands === undefined ? 'quit' : game.obey(commands);
      if (commands === undefined && host.isTerminal) host.write('\n');
      if (ended !== 'quit') host.write(board(game));
      if (ended === 'complete') host.write('Congratulations! Level complete.\n');
      if (ended === 'goes on') continue;
      // Not part of the course's screen, but players want to copy it.
      const { history } = game;
      if (history.length > LONGEST_HISTORY) host.complain(`History: ${history.length} moves, too many to show.`);
      else if (history !== '') host.complain(`History: ${history}`);
      return ENDED.ok;
    }
  },
};
