// `masu replay`: plays moves on a level and shows the result. A blocked move changes nothing and is listed. The rules
// alone decide whether the level is solved.

import { countOf } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { type AnyLevel, isSokobanLevel, type LevelRead, type MoveOf, type PlayablePuzzle } from '../../jobs/index.js';
import { type Solution, scoreOf } from '../../sokoban/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, Refusal, worstOf } from '../interface/exit-codes.js';
import { whole } from '../interface/option-values.js';
import { jsonLine, type Output } from '../interface/output.js';
import { dataOutput } from '../interface/save-output.js';
import {
  errorPrinter,
  FILES_ABOUT,
  fileHeadings,
  INPUT_OPTIONS,
  type InputOptions,
  type LevelFile,
  levelName,
  loadFiles,
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
  type PictureCommandOptions,
  saveMovesPicture,
} from '../levels/picture.js';

interface ReplayOptions extends InputOptions, PictureCommandOptions {
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

function jsonOf({ file, puzzle }: LevelFile, level: AnyLevel, number: number, replayed: Replayed): string {
  const { solved, made, board, blocked } = replayed;
  const pushes = pushesOf(level, made);
  const figures = pushes === undefined ? {} : { pushes, lurd: puzzle.makeMoves(level, made) };
  return jsonLine({ file, level: number, solved, moves: made.length, ...figures, board, blocked });
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

/** A file, its levels, and the moves as moves of its puzzle. */
interface Part {
  readonly input: LevelFile;
  readonly valid: readonly ValidLevel[];
  readonly errors: readonly LevelRead[];
  readonly moves: readonly AnyMove[];
}

async function loadPart(file: string, options: ReplayOptions, moveText: string, typed: string, output: Output) {
  const input = await loadLevels(file, options);
  const moves = input.puzzle.parseMoves(moveText);
  if (!moves.ok) return refuseMoves(moves.error, typed);
  return { input, ...validLevels(input, output), moves: moves.value.slice(0, options.first) };
}

/** The moves of one level as a picture. */
async function savePicture(parts: readonly Part[], options: ReplayOptions, output: Output): Promise<void> {
  const level = onlyLevel(
    parts.flatMap(({ valid }) => valid),
    options.gif ? '--gif' : '--svg',
  );
  const part = parts.find(({ valid }) => valid.length > 0);
  if (level && part) await saveMovesPicture(level, directionsOf(part.moves), options, output);
}

/** Replays every level and returns how many are not solved. */
async function replayAll(
  parts: readonly Part[],
  options: ReplayOptions,
  output: Output,
  data: Output,
): Promise<number> {
  const printErrors = errorPrinter(parts, data);
  const heading = fileHeadings(
    parts.map(({ input }) => input),
    data,
  );
  const isSeveral = parts.reduce((sum, { input }) => sum + input.levels.length, 0) > 1;
  let unsolved = 0;
  for (const { input, valid, moves } of parts) {
    for (const each of valid) {
      printErrors(input, each.number);
      if (options.animate && !options.json) await animate(each, moves, output);
      const replayed = playAll(input.puzzle, each.playable, moves);
      if (!replayed.solved) unsolved++;
      if (options.json) data.print(jsonOf(input, each.playable, each.number, replayed));
      else {
        heading(input);
        if (isSeveral) data.print(data.strong(levelName(each)));
        tell(each.playable, levelName(each), replayed, data);
      }
    }
  }
  printErrors();
  return unsolved;
}

export const REPLAY: Command<ReplayOptions> = {
  arguments: [
    { name: '<file...>', about: FILES_ABOUT },
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
    const files = words.slice(0, -1);
    const typed = words.at(-1) as string;
    for (const file of files) refuseTwiceStandard(file, typed);
    checkPictureOptions(options, output.isTerminal);
    if ((options.svg || options.gif) && options.json)
      throw new Refusal(EXIT.usage, 'Choose one of --json and a picture.');
    const moveText = await loadMoves(typed);
    const { loaded: parts, codes } = await loadFiles(
      files,
      output,
      (file): Promise<Part> => loadPart(file, options, moveText, typed, output),
    );
    if (parts.some(({ errors }) => errors.length > 0)) codes.push(EXIT.input);
    if (options.svg || options.gif) {
      await savePicture(parts, options, output);
      return worstOf(codes);
    }
    for (const { input } of parts) refuseLoss(options.output, [{ input, valid: [] }]);
    const { data, save } = dataOutput(options.output, output);
    const unsolved = await replayAll(parts, options, output, data);
    await save();
    return worstOf([...codes, ...(options.mustSolve && unsolved > 0 ? [EXIT.failed] : [])]);
  },
};
