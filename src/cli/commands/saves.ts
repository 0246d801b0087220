// `masu saves`: the games that are kept, running and named, the last one first.

import type { SavedGame } from '../../play/index.js';
import { clockTime, openStore } from '../../terminal/index.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { counted, jsonLine, safe } from '../output.js';
import { tableLines } from '../table.js';

/** 2026-11-15 04:30, in the zone of the machine. */
function when(instant: number): string {
  const date = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function rowOf(game: SavedGame): string[] {
  const name = game.name === undefined ? 'running' : safe(game.name);
  return [when(game.savedAt), game.puzzle, counted(game.moves, 'move'), clockTime(game.millis), name, safe(game.title)];
}

export const SAVES: Command<{ readonly json?: boolean }> = {
  arguments: [],
  options: [{ flags: '--json', about: 'one JSON object a game' }],
  run({ options, output }) {
    const store = openStore();
    const games = [...store.games()].sort((a, b) => b.savedAt - a.savedAt);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    if (options.json) for (const game of games) output.print(jsonLine(game));
    else if (games.length === 0) output.say('No game is kept yet.');
    else {
      const heading = ['saved', 'puzzle', 'moves', 'played', 'name', 'title'];
      for (const line of tableLines([heading, ...games.map(rowOf)])) output.print(line);
    }
    return EXIT.ok;
  },
};
