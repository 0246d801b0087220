// `masu saves`: lists saved games (in progress, solved, and named), the latest first.

import { clockTime } from '../../base/clock-time.js';
import { countOf } from '../../base/format.js';
import type { SavedGame } from '../../play/index.js';
import { endOfGame, openStore } from '../../saves/index.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { jsonLine, safe } from '../output.js';
import { tableLines } from '../table.js';

/** `2026-11-15 04:30`, local time. */
function when(instant: number): string {
  const date = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A game without a name is the one that Continue opens, unless it is solved. */
function nameOf(game: SavedGame): string {
  if (game.name !== undefined) return safe(game.name);
  return endOfGame(game) === 'won' ? 'solved' : 'in progress';
}

function rowOf(game: SavedGame): string[] {
  const steps = game.puzzle === 'sokoban' ? countOf(game.moves, 'move', 'moves') : countOf(game.moves, 'step', 'steps');
  return [when(game.savedAt), game.puzzle, steps, clockTime(game.millis), nameOf(game), safe(game.title)];
}

export const SAVES: Command<{ readonly json?: boolean }> = {
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per game' }],
  run({ options, output }) {
    const store = openStore();
    const games = [...store.games()].sort((a, b) => b.savedAt - a.savedAt);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    if (options.json) for (const game of games) output.print(jsonLine(game));
    else if (games.length === 0) output.say('No saved games yet.');
    else {
      const heading = ['saved', 'puzzle', 'length', 'played', 'name', 'title'];
      for (const line of tableLines([heading, ...games.map(rowOf)])) output.print(line);
    }
    return EXIT.ok;
  },
};
