// `masu saves`: lists saved games (in progress, solved, and named), the latest first, and deletes those you name.

import { localDay } from '@masu/core/base/daily.js';
import { clockTime, countOf } from '@masu/core/base/format.js';
import { PUZZLE_FIGURES } from '@masu/core/base/puzzle-names.js';
import { tableLines } from '@masu/core/base/table.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { endOfGame } from '../../../saves/game-end.js';
import type { Store } from '../../../saves/store.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { counting } from '../../interface/option-values.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import { openSaved } from '../../interface/saved-data.js';

/** `2026-11-15 04:30`, local time. */
function when(instant: number): string {
  const date = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${localDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A game without a name is the one that Continue opens, unless it is solved. */
function saveState(game: SavedGame): 'playing' | 'solved' | 'named' {
  if (game.name !== undefined) return 'named';
  return endOfGame(game) === 'won' ? 'solved' : 'playing';
}

const saveName = (game: SavedGame): string =>
  game.name === undefined ? { playing: 'in progress', solved: 'solved', named: '' }[saveState(game)] : safe(game.name);

function saveRow(game: SavedGame, index: number): string[] {
  // Where a solution is moves, a game is too; elsewhere, its steps are entries that may be changed again.
  const isMoves = PUZZLE_FIGURES[game.puzzle].solution === 'moves';
  const steps = isMoves ? countOf(game.moves, 'move', 'moves') : countOf(game.moves, 'step', 'steps');
  return [
    String(index + 1),
    when(game.savedAt),
    game.puzzle,
    steps,
    clockTime(game.millis),
    saveName(game),
    safe(game.title),
  ];
}

/** `3`, `1,4`: numbers of the list. */
function parseNumbers(text: string, flag: string): readonly number[] {
  return [...new Set(text.split(',').map((part) => counting(part.trim(), flag)))];
}

function deleteGames(store: Store, games: readonly SavedGame[], numbers: readonly number[], output: Output): ExitCode {
  const missing = numbers.find((number) => number > games.length);
  if (missing !== undefined) {
    const message = `There is no saved game ${missing}; there are ${games.length}. List them with \`masu saves\`.`;
    throw new Refusal(EXIT.input, message);
  }
  const chosen = numbers.map((number) => games[number - 1] as SavedGame);
  const codes: ExitCode[] = [];
  for (const game of chosen) {
    if (store.removeGame(game)) continue;
    const isFailing = store.files.isFailing;
    codes.push(isFailing ? EXIT.environment : EXIT.input);
    output.complain(
      `“${safe(game.title)}” ${isFailing ? 'can’t be deleted' : 'has been played since, so it was not deleted'}.`,
    );
  }
  for (const notice of store.takeNotices()) output.complain(safe(notice));
  output.say(`Deleted ${countOf(chosen.length - codes.length, 'saved game', 'saved games')}.`);
  return worstOf(codes);
}

export const SAVES = defineCommand({
  arguments: [],
  options: [
    { flags: '--delete <list>', about: 'delete the games with these numbers, such as 3 or 1,4', parse: parseNumbers },
    { flags: '--json', about: 'print one JSON object per game' },
  ],
  run({ options, output }) {
    const store = openSaved(output.host);
    const games = [...store.games()].sort((a, b) => b.savedAt - a.savedAt);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    if (options.delete) return deleteGames(store, games, options.delete, output);
    if (options.json) for (const game of games) output.print(jsonLine({ state: saveState(game), ...game }));
    else if (games.length === 0) output.say('No saved games yet.');
    else {
      const heading = ['#', 'saved', 'puzzle', 'length', 'played', 'name', 'title'];
      for (const line of tableLines([heading, ...games.map(saveRow)])) output.print(line);
    }
    return EXIT.ok;
  },
});
