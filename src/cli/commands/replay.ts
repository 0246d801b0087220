// `masu replay`: plays moves on a level and shows the result. A blocked move changes nothing and is listed. The rules
// alone decide whether the level is solved.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { type AnyLevel, isSokobanLevel, type MoveOf, type PlayablePuzzle } from '../../jobs/index.js';
import { type Solution, scoreOf } from '../../sokoban/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { whole } from '../interface/option-values.js';
import { jsonLine, type Output } from '../interface/output.js';
import { dataOutput } from '../interface/save-output.js';
import {
  errorPrinter,
  INPUT_OPTIONS,
  type InputOptions,
  levelName,
  loadLevels,
  loadMoves,
  refuseLoss,
  refuseMoves,
  refuseTwiceStandard,
  type ValidLevel,
  validLevels,
} from '../levels/input.js';
import {
  checkPictureOptions,
  onlyLevel,
  PICTURE_OPTIONS,
  type PictureOptions,
  saveMovesPicture,
} from '../levels/picture.js';

interface ReplayOptions extends InputOptions, PictureOptions {
  readonly first?: number;
  readonly animate?: boolean;
  readonly mustSolve?: boolean;
  readonly json?: boolean;
}

interface Replayed {
  readonly solved: boolean;
  /** The moves that were not blocked. */
  readonly made: readonly AnyMove[];
  /** Indexes of the blocked moves, from 0. */
  readonly blocked: readonly number[];
  readonly board: readonly string[];
}

type AnyMove = MoveOf<PuzzleId>;
type EitherPuzzle = PlayablePuzzle<PuzzleId>;

function playAll(puzzle: EitherPuzzle, level: AnyLevel, moves: readonly AnyMove[]): Replayed {
  let position = puzzle.start(level);
  const made: AnyMove[] = [];
  const blocked: number[] = [];
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) blocked.push(index);
    else {
      made.push(move);
      position = next;
    }
  }
  const solved = puzzle.isSolved(level, position);
  return { solved, made, blocked, board: puzzle.show(level, position).map((row) => row.trimEnd()) };
}

/** Only Sokoban has pushes. */
function pushesOf(level: AnyLevel, made: readonly AnyMove[]): number | undefined {
  return isSokobanLevel(level) ? scoreOf(level, directionsOf(made)).pushes : undefined;
}

/** The moves that are moves of Sokoban: all of them, or none. */
const directionsOf = (moves: readonly AnyMove[]): Solution =>
  moves.filter((move): move is Direction => typeof move === 'string');

function jsonOf(puzzle: EitherPuzzle, level: AnyLevel, number: number, replayed: Replayed): string {
  const { solved, made, board, blocked } = replayed;
  const pushes = pushesOf(level, made);
  const figures = pushes === undefined ? {} : { pushes, lurd: puzzle.makeMoves(level, made) };
  return jsonLine({ level: number, solved, moves: made.length, ...figures, board, blocked });
}

function tell(level: AnyLevel, name: string, replayed: Replayed, output: Output): void {
  const { solved, made, board, blocked } = replayed;
  for (const row of board) output.print(row);
  const pushes = pushesOf(level, made);
  const score = `${countOf(made.length, 'move', 'moves')}${pushes === undefined ? '' : `, ${countOf(pushes, 'push', 'pushes')}`}`;
  output.print(output.strong(solved ? `solved: ${score}` : `not solved: ${score}`));
  if (blocked.length > 0) {
    const first = blocked
      .slice(0, 10)
      .map((index) => index + 1)
      .join(', ');
    const more = blocked.length > 10 ? ` and ${blocked.length - 10} more` : '';
    const counted = blocked.length === 1 ? 'blocked move, not counted' : 'blocked moves, not counted';
    output.say(`${name}: ${blocked.length} ${counted}: ${first}${more}`);
  }
}

/** Animates the moves on a terminal; elsewhere does nothing. */
async function animate(level: ValidLevel, moves: readonly AnyMove[], output: Output): Promise<void> {
  if (!isSokobanLevel(level.playable)) throw new Refusal(EXIT.usage, '--animate works for Sokoban only.');
  const { canShowScreen, replayOnScreen } = await import('../start-terminal.js');
  if (!canShowScreen(process.env)) return;
  await replayOnScreen(level.playable, directionsOf(moves), levelName(level), output.hasColor);
}

export const REPLAY: Command<ReplayOptions> = {
  arguments: [
    { name: '<file>', about: 'a level file, or - for standard input' },
    {
      name: '<moves>',
      about: 'moves as text, - for standard input, @path for a file; a blocked move counts as no move',
    },
  ],
  options: [
    { flags: '--first <k>', about: 'play only the first <k> moves', parse: whole },
    { flags: '--animate', about: 'animate the moves in the terminal (Sokoban)' },
    { flags: '--must-solve', about: 'exit with code 12 if a level is not solved at the end' },
    { flags: '--json', about: 'print one JSON object per level' },
    { flags: '--gif', about: 'make an animated GIF of the moves (Sokoban)' },
    ...PICTURE_OPTIONS,
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const [file, typed] = words as [string, string];
    refuseTwiceStandard(file, typed);
    checkPictureOptions(options, output.isTerminal);
    if ((options.svg || options.gif) && options.json)
      throw new Refusal(EXIT.usage, 'Choose one of --json and a picture.');
    const input = await loadLevels(file, options);
    const moves = input.puzzle.parseMoves(await loadMoves(typed));
    if (!moves.ok) return refuseMoves(moves.error, typed);
    const { valid, bad, errors } = validLevels(input, output);
    if (options.svg || options.gif) {
      const level = onlyLevel(valid, options.gif ? '--gif' : '--svg');
      if (level) await saveMovesPicture(level, directionsOf(moves.value.slice(0, options.first)), options, output);
      return bad > 0 ? EXIT.input : EXIT.ok;
    }
    refuseLoss(options.output, [{ input, valid: [] }]);
    const { data, save } = dataOutput(options.output, output);
    const printErrors = errorPrinter([{ input, errors }], data);
    let unsolved = 0;
    for (const each of valid) {
      printErrors(input, each.number);
      if (options.animate && !options.json) await animate(each, moves.value.slice(0, options.first), output);
      const replayed = playAll(input.puzzle, each.playable, moves.value.slice(0, options.first));
      if (!replayed.solved) unsolved++;
      if (options.json) data.print(jsonOf(input.puzzle, each.playable, each.number, replayed));
      else {
        if (input.levels.length > 1) data.print(data.strong(levelName(each)));
        tell(each.playable, levelName(each), replayed, data);
      }
    }
    printErrors();
    await save();
    if (bad > 0) return EXIT.input;
    return options.mustSolve && unsolved > 0 ? EXIT.failed : EXIT.ok;
  },
};
