// `masu daily`: the puzzle of the day, the same for everyone on the same calendar day. Plays it on a terminal; prints
// it with --show, with --json, and if standard output is not a terminal.

import { localDay } from '@masu/core/base/daily.js';
import { parseDay } from '@masu/core/base/day.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { unknownName } from '@masu/core/base/suggest.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { DAILY_PUZZLES } from '@masu/engine/jobs/daily-job.js';
import { savedDaily } from '@masu/engine/session/daily.js';
import { storedDailies } from '../../../saves/library.js';
import { openStore } from '../../../saves/open.js';
import { openLibrary, type Store } from '../../../saves/store.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import type { Output } from '../../interface/output.js';
import { canShowScreen, playInLines, playOnScreen } from '../../start-terminal.js';
import { dailyJson, dailyText, makeDailyFile } from './daily-level.js';

function puzzleNamed(name: string): PuzzleId {
  const known = DAILY_PUZZLES.find((puzzle) => puzzle === name);
  if (!known) throw new Refusal(EXIT.usage, unknownName('puzzle', name, DAILY_PUZZLES));
  return known;
}

function dayNamed(text: string, flag: string): string {
  if (parseDay(text)) return text;
  throw new Refusal(
    EXIT.usage,
    `${flag}: expected a day such as 2026-11-15, got ${JSON.stringify(text.slice(0, 40))}.`,
  );
}

/** Prints the level; it is generated again whatever is saved, so that every machine prints the same. */
async function show(puzzle: PuzzleId, day: string, isJson: boolean, output: Output): Promise<ExitCode> {
  const file = await makeDailyFile(puzzle, day, output);
  if (!file) return EXIT.interrupted;
  output.printText(isJson ? `${dailyJson(file)}\n` : dailyText(file));
  return EXIT.ok;
}

/** As it was saved when this day was first opened; otherwise generated now. Undefined if Ctrl-C came. */
async function openDaily(store: Store, puzzle: PuzzleId, day: string, output: Output): Promise<SavedDaily | undefined> {
  const saved = store.daily({ puzzle, day });
  if (saved) return saved;
  const file = await makeDailyFile(puzzle, day, output);
  if (!file) return undefined;
  const daily = savedDaily(day, file.report);
  store.saveDaily(daily);
  return daily;
}

async function play(puzzle: PuzzleId, day: string, isPlain: boolean, output: Output): Promise<ExitCode> {
  const { host } = output;
  const store = openStore(host);
  const daily = await openDaily(store, puzzle, day, output);
  if (!daily) return EXIT.interrupted;
  const collection = storedDailies(daily);
  if (!collection.ok) throw new Error(collection.error);
  if (!isPlain) await playOnScreen({ host, collection: collection.value, color: output.hasColor });
  else {
    await playInLines({ host, store, library: openLibrary(store), collection: collection.value });
  }
  return EXIT.ok;
}

export const DAILY = defineCommand({
  arguments: [{ name: '[puzzle]', about: 'sokoban or futoshiki (default: sokoban)' }],
  options: [
    { flags: '--date <d>', about: 'the puzzle of this day, as YYYY-MM-DD (default: today)', parse: dayNamed },
    { flags: '--show', about: 'print the level instead of playing it' },
    { flags: '--plain', about: 'line mode: type commands, get text back' },
    { flags: '--json', about: 'print the level as a JSON object' },
  ],
  async run({ words, options, output }) {
    const { host } = output;
    const puzzle = puzzleNamed(words[0] ?? 'sokoban');
    const day = options.date ?? localDay(new Date(host.now()));
    const canPlay = options.plain || (host.stdin.isTTY && host.stdout.isTTY);
    if (options.show || options.json || !canPlay) return show(puzzle, day, options.json === true, output);
    return play(puzzle, day, options.plain === true || !canShowScreen(host), output);
  },
});
