// `masu replay`: plays moves on a level and tells where they lead. A move that cannot be made changes nothing and is
// named; whether the level is solved is judged by the rules alone.

import type { TextError } from '../../base/result.js';
import type { AnyPuzzle } from '../../jobs/index.js';
import { type Level, type Solution, scoreOf } from '../../sokoban/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import {
  errorLine,
  INPUT_OPTIONS,
  type InputOptions,
  levelName,
  loadLevels,
  loadMoves,
  refuseTwiceStandard,
  type SoundLevel,
  soundLevels,
} from '../input.js';
import { whole } from '../option-values.js';
import { counted, jsonLine, type Output } from '../output.js';

interface ReplayOptions extends InputOptions {
  readonly first?: number;
  readonly animate?: boolean;
  readonly json?: boolean;
}

interface Replayed {
  readonly solved: boolean;
  /** The moves that could be made. */
  readonly made: readonly unknown[];
  /** Indexes of those that could not, from 0. */
  readonly blocked: readonly number[];
  readonly board: readonly string[];
}

function playAll(puzzle: AnyPuzzle, level: unknown, moves: readonly unknown[]): Replayed {
  let position = puzzle.start(level);
  const made: unknown[] = [];
  const blocked: number[] = [];
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) blocked.push(index);
    else {
      made.push(move);
      position = next;
    }
  }
  // A level that begins solved is not won before a move.
  const solved = made.length > 0 && puzzle.isSolved(level, position);
  return { solved, made, blocked, board: puzzle.show(level, position).map((row) => row.trimEnd()) };
}

/** What only Sokoban counts. */
function pushesOf(puzzle: AnyPuzzle, level: unknown, made: readonly unknown[]): number | undefined {
  return puzzle.id === 'sokoban' ? scoreOf(level as Level, made as Solution).pushes : undefined;
}

function jsonOf(puzzle: AnyPuzzle, level: unknown, number: number, replayed: Replayed): string {
  const { solved, made, board, blocked } = replayed;
  const pushes = pushesOf(puzzle, level, made);
  const figures = pushes === undefined ? {} : { pushes, lurd: puzzle.makeMoves(level, made) };
  return jsonLine({ level: number, solved, moves: made.length, ...figures, board, blocked });
}

function tell(puzzle: AnyPuzzle, level: unknown, name: string, replayed: Replayed, output: Output): void {
  const { solved, made, board, blocked } = replayed;
  for (const row of board) output.print(row);
  const pushes = pushesOf(puzzle, level, made);
  const score = `${counted(made.length, 'move')}${pushes === undefined ? '' : `, ${counted(pushes, 'push')}`}`;
  output.print(output.strong(solved ? `solved: ${score}` : `not solved: ${score}`));
  if (blocked.length > 0) {
    const first = blocked
      .slice(0, 10)
      .map((index) => index + 1)
      .join(', ');
    const more = blocked.length > 10 ? ` and ${blocked.length - 10} more` : '';
    output.say(`${name}: could not be made, and changed nothing: move ${first}${more}`);
  }
}

function refuseMoves(error: TextError, words: string): never {
  const name = words === '-' ? '-' : words.startsWith('@') ? words.slice(1) : 'moves';
  throw new Refusal(EXIT.input, errorLine(name, error), error, name);
}

/** Shows the moves one by one where there is a terminal to show them on; elsewhere the outcome alone is told. */
async function animate(puzzle: AnyPuzzle, level: SoundLevel, moves: readonly unknown[], output: Output): Promise<void> {
  if (puzzle.id !== 'sokoban') throw new Refusal(EXIT.usage, 'Only the moves of Sokoban can be watched.');
  const { canShowScreen, watchOnScreen } = await import('../../terminal/index.js');
  if (!canShowScreen(process.env)) return;
  await watchOnScreen(level.playable as Level, moves as Solution, levelName(level), output.hasColour);
}

export const REPLAY: Command<ReplayOptions> = {
  arguments: [
    { name: '<file>', about: 'a file of levels, or - for standard input' },
    { name: '<moves>', about: 'moves as text, - for standard input, @path for a file' },
  ],
  options: [
    { flags: '--first <k>', about: 'only the first k moves', parse: whole },
    { flags: '--animate', about: 'watch the moves on a terminal (Sokoban)' },
    { flags: '--json', about: 'one JSON object a level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const [file, typed] = words as [string, string];
    refuseTwiceStandard(file, typed);
    const input = await loadLevels(file, options);
    const moves = input.puzzle.parseMoves(await loadMoves(typed));
    if (!moves.ok) return refuseMoves(moves.error, typed);
    const { sound, bad } = soundLevels(input, output);
    for (const each of sound) {
      if (options.animate && !options.json)
        await animate(input.puzzle, each, moves.value.slice(0, options.first), output);
      const replayed = playAll(input.puzzle, each.playable, moves.value.slice(0, options.first));
      if (options.json) output.print(jsonOf(input.puzzle, each.playable, each.number, replayed));
      else {
        if (input.levels.length > 1) output.print(output.strong(levelName(each)));
        tell(input.puzzle, each.playable, levelName(each), replayed, output);
      }
    }
    return bad > 0 ? EXIT.input : EXIT.ok;
  },
};
