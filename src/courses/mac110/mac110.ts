// MAC110 (USP, 2014), EP 3: text Sokoban. Asks for a map, then for strings of commands; the board is printed after each.

import { extname } from 'node:path';
import { type CourseMap, makeMapRows } from '../course-map.js';
import { type Course, type Desk, ENDED, wrongUsage } from '../desk.js';
import { TextGame } from './game.js';
import { type LevelEncoding, parseLevelFile } from './level-file.js';

const PROMPT = 'up, down, left, right, undo (one step back) or quit (u/d/l/r/b/q): ';

/** No solution that a person found is near this. */
const LONGEST_HISTORY = 20_000;

const ENCODING_OF: Readonly<Record<string, LevelEncoding>> = { '.txt': 'plain', '.xsb': 'run-length' };

async function loadLevel(desk: Desk, name: string): Promise<CourseMap | number> {
  const text = await desk.loadText(name);
  if (!text.ok) {
    desk.complain(`${name}: the file cannot be read (${text.error}).`);
    return ENDED.input;
  }
  const level = parseLevelFile(text.value);
  if (!level.ok) {
    desk.complain(`${name}:${level.error.line}:${level.error.column}: ${level.error.message}`);
    return ENDED.input;
  }
  const expected = ENCODING_OF[extname(name).toLowerCase()];
  if (expected && expected !== level.value.encoding) {
    desk.complain(`${name}: the extension says ${expected}, the content is ${level.value.encoding}; read by content.`);
  }
  return level.value.map;
}

const board = (game: TextGame): string => `${makeMapRows(game.map).join('\n')}\n\n`;

export const MAC110: Course = {
  id: 'mac110',
  name: 'MAC110, USP',
  about: 'text Sokoban: strings of commands, history, undo',
  usage: ['masu course mac110 [<map>]                          asks for the map where none is given'],
  async run(desk, words) {
    if (words.length > 1) return wrongUsage(desk, MAC110, 'MAC110 takes one map at most.');
    if (words.length === 0) desk.write('Map: ');
    const name = words[0] ?? (await desk.input.line());
    if (name === undefined) {
      if (desk.isTerminal) desk.write('\n');
      return ENDED.ok;
    }
    const map = await loadLevel(desk, name);
    if (typeof map === 'number') return map;
    const game = new TextGame(map);
    desk.write(board(game));
    for (;;) {
      desk.write(PROMPT);
      const commands = await desk.input.line();
      const ended = commands === undefined ? 'quit' : game.obey(commands);
      if (commands === undefined && desk.isTerminal) desk.write('\n');
      if (ended !== 'quit') desk.write(board(game));
      if (ended === 'complete') desk.write('Congratulations! Level complete.\n');
      if (ended === 'goes on') continue;
      // Not part of the course's screen, but what a player wants to keep.
      const { history } = game;
      if (history.length > LONGEST_HISTORY) desk.complain(`History: ${history.length} moves, too many to show.`);
      else if (history !== '') desk.complain(`History: ${history}`);
      return ENDED.ok;
    }
  },
};
