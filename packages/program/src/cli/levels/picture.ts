// Pictures for `show` and `replay`: one level, as a file of its own.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import type { LevelOf, MoveOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { futoshikiSvg } from '@masu/engine/pictures/futoshiki-svg.js';
import { sokobanGif } from '@masu/engine/pictures/sokoban-gif.js';
import { sokobanAnimation, sokobanSvg } from '@masu/engine/pictures/sokoban-svg.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import { mustBeWritable, saveOutputFile, writeData } from '../interface/save-output.js';
import type { ValidLevel } from './input.js';

export const PICTURE_OPTIONS = [
  { flags: '--svg', about: 'make a picture (SVG) of one level' },
  { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
] as const satisfies readonly CommandOption[];
type PictureCommandOptions = OptionsOf<typeof PICTURE_OPTIONS> & { readonly gif?: boolean };

/** Refuses what can't be done before anything is read. */
export function checkPictureOptions({ svg, gif, output: path }: PictureCommandOptions, output: Output): void {
  if (svg && gif) throw new Refusal(EXIT.usage, 'Choose one of --svg and --gif.');
  const named = /\.(svg|gif|png|jpe?g|webp|pdf)$/i.exec(path ?? '')?.[1]?.toLowerCase();
  const isMade = named === 'svg' || named === 'gif';
  if (isMade && !svg && !gif) throw new Refusal(EXIT.usage, `-o ${path} needs a picture: add --${named}.`);
  const ending = svg ? 'svg' : 'gif';
  if (named !== undefined && (svg || gif) && named !== ending) {
    throw new Refusal(EXIT.usage, `--${ending} makes a .${ending} file, but -o ${path} names a .${named} file.`);
  }
  if (gif && (path ?? '-') === '-' && output.isTerminal)
    throw new Refusal(EXIT.usage, 'A GIF is binary. Write it to a file with -o <path>.');
  mustBeWritable(path, output.host);
}

/** The one level that a picture is made of. */
export function onlyLevel(levels: readonly ValidLevel[], flag: string): ValidLevel | undefined {
  if (levels.length > 1) {
    const message = `${flag} makes a picture of one level; there are ${levels.length}. Choose one with --level <n>.`;
    throw new Refusal(EXIT.usage, message);
  }
  return levels[0];
}

const pictureTitle = ({ title, number }: ValidLevel): string => title ?? `Level ${number}`;

/** The pictures of a puzzle. */
interface PictureRow<Id extends PuzzleId> {
  /** The board at the start. */
  board(level: LevelOf<Id>, title: string): string;
  /** The moves as a looping animation. */
  moves?(level: LevelOf<Id>, moves: readonly MoveOf<Id>[], title: string): ReturnType<typeof sokobanAnimation>;
  gif?(level: LevelOf<Id>, moves: readonly MoveOf<Id>[]): ReturnType<typeof sokobanGif>;
}

const PICTURES: { readonly [Id in PuzzleId]?: PictureRow<Id> } = {
  sokoban: {
    board: (level, title) => sokobanSvg(level, level.start, { title }),
    moves: (level, moves, title) => sokobanAnimation(level, moves, { title }),
    gif: (level, moves) => sokobanGif(level, moves),
  },
  futoshiki: { board: (level, title) => futoshikiSvg(level, level.cells, title) },
};

/** The board at the start. */
export function boardPicture<Id extends PuzzleId>(level: ValidLevel<Id>): string {
  const pictures = PICTURES[level.puzzle];
  if (!pictures) throw new Refusal(EXIT.usage, `There are no pictures of ${PUZZLE_NAMES[level.puzzle]} levels.`);
  return pictures.board(level.playable, pictureTitle(level));
}

/** The moves as a looping animation. */
export async function saveMovesPicture<Id extends PuzzleId>(
  level: ValidLevel<Id>,
  moves: readonly MoveOf<Id>[],
  { gif, output: path }: PictureCommandOptions,
  output: Output,
): Promise<void> {
  const { playable } = level;
  const pictures = PICTURES[level.puzzle];
  const picture = gif ? pictures?.gif?.(playable, moves) : pictures?.moves?.(playable, moves, pictureTitle(level));
  if (picture === undefined)
    throw new Refusal(EXIT.usage, '--svg and --gif of `masu replay` work for Sokoban only. Use `masu show --svg`.');
  if (picture === 'too-many-moves') {
    throw new Refusal(EXIT.input, 'Too many moves for an animated picture. Use --first <k> for a part of them.');
  }
  if (typeof picture === 'string') {
    await writeData(path, picture, output);
    return;
  }
  if (path !== undefined && path !== '-') await saveOutputFile(path, picture, output.host);
  else output.host.stdout.write(picture);
}
