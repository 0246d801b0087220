// `masu replay`: plays moves on a level and shows the result. A blocked move changes nothing and is listed. The rules
// alone decide whether the level is solved.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type ReplayedMoves, replayMoves } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { AnyLevel, MoveOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal, worstOf } from '../../interface/exit-codes.js';
import { whole } from '../../interface/option-values.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { dataOutput } from '../../interface/save-output.js';
import { loadPartsBy, type PartWithMoves, withMoves, workOnLevels } from '../../levels/each-level.js';
import {
  FILES_ABOUT,
  INPUT_OPTIONS,
  type LevelFile,
  levelHead,
  levelName,
  loadLevels,
  loadMoves,
  refuseLoss,
  refuseTwiceStandard,
  type ValidLevel,
} from '../../levels/input.js';
import { checkPictureOptions, onlyLevel, PICTURE_OPTIONS, saveMovesPicture } from '../../levels/picture.js';
import { scoreWords } from '../../results/report.js';

type Replayed = ReplayedMoves<PuzzleId>;

/** The board after the last move. */
const endRows = ({ puzzle }: LevelFile, level: AnyLevel, { position }: Replayed): string[] =>
  puzzle.show(level, position).map((row) => row.trimEnd());

function replayJson(input: LevelFile, valid: ValidLevel, replayed: Replayed): string {
  const { solved, made, pushes, blocked } = replayed;
  const { puzzle } = input;
  const level = valid.playable;
  const figures = pushes === undefined ? {} : { pushes, lurd: puzzle.makeMoves(level, made) };
  const board = endRows(input, level, replayed);
  return jsonLine({ ...levelHead(input, valid), solved, moves: made.length, ...figures, board, blocked });
}

function tell(name: string, board: readonly string[], replayed: Replayed, output: Output): void {
  const { solved, made, pushes, blocked } = replayed;
  for (const row of board) output.print(row);
  const score = scoreWords({ moves: made.length, pushes });
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

/** Shows moves on the screen, by puzzle. */
const ANIMATIONS: {
  readonly [Id in PuzzleId]?: (level: ValidLevel<Id>, moves: readonly MoveOf<Id>[], output: Output) => Promise<void>;
} = {
  async sokoban(level, moves, output) {
    const { canShowScreen, replayOnScreen } = await import('../../start-terminal.js');
    if (canShowScreen(output.host))
      await replayOnScreen(output.host, level.playable, moves, levelName(level), output.hasColor);
  },
};

/** Animates the moves on a terminal; elsewhere does nothing. */
async function animate<Id extends PuzzleId>(
  level: ValidLevel<Id>,
  moves: readonly MoveOf<Id>[],
  output: Output,
): Promise<void> {
  const animation = ANIMATIONS[level.puzzle];
  if (!animation) throw new Refusal(EXIT.usage, '--animate works for Sokoban only.');
  await animation(level, moves, output);
}

/** The moves of one level as a picture. */
async function savePicture(parts: readonly PartWithMoves[], options: ReplayOptions, output: Output): Promise<void> {
  const level = onlyLevel(
    parts.flatMap(({ valid }) => valid),
    options.gif ? '--gif' : '--svg',
  );
  const part = parts.find(({ valid }) => valid.length > 0);
  if (level && part) await saveMovesPicture(level, part.moves, options, output);
}

const OPTIONS = [
  { flags: '--first <k>', about: 'play only the first <k> moves', parse: whole },
  { flags: '--animate', about: 'animate the moves in the terminal (Sokoban)' },
  { flags: '--must-solve', about: 'exit with code 12 if a level is not solved at the end' },
  { flags: '--json', about: 'print one JSON object per level' },
  { flags: '--gif', about: 'make an animated GIF of the moves (Sokoban)' },
  ...PICTURE_OPTIONS,
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type ReplayOptions = OptionsOf<typeof OPTIONS>;

export const REPLAY: Command<ReplayOptions> = {
  arguments: [
    { name: '<file...>', about: FILES_ABOUT },
    {
      name: '<moves>',
      about: 'moves as text, - for standard input, @path for a file; a blocked move counts as no move',
    },
  ],
  options: OPTIONS,
  async run({ words, options, output }) {
    const files = words.slice(0, -1);
    const typed = words.at(-1) as string;
    for (const file of files) refuseTwiceStandard(file, typed);
    checkPictureOptions(options, output);
    if ((options.svg || options.gif) && options.json)
      throw new Refusal(EXIT.usage, 'Choose one of --json and a picture.');
    const moveText = await loadMoves(typed, output.host);
    const { parts, codes } = await loadPartsBy(files, output, async (file) => {
      const part = withMoves(await loadLevels(file, options, output.host), moveText, { typed, output });
      return { ...part, moves: part.moves.slice(0, options.first) };
    });
    if (options.svg || options.gif) {
      await savePicture(parts, options, output);
      return worstOf(codes);
    }
    for (const { input } of parts) refuseLoss(options.output, [{ input, valid: [] }], output.host);
    const { data, save } = dataOutput(options.output, output);
    const isSeveral = parts.reduce((sum, { input }) => sum + input.levels.length, 0) > 1;
    const code = await workOnLevels({ parts, codes }, data, async ({ input, moves }, level) => {
      if (options.animate && !options.json) await animate(level, moves, output);
      const replayed = replayMoves(input.puzzle, level.playable, moves);
      if (options.json) data.print(replayJson(input, level, replayed));
      else {
        if (isSeveral) data.print(data.strong(levelName(level)));
        tell(levelName(level), endRows(input, level.playable, replayed), replayed, data);
      }
      return options.mustSolve && !replayed.solved ? EXIT.failed : EXIT.ok;
    });
    await save();
    return code;
  },
};
