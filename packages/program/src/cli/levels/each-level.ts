// Works through the levels of the files that a command was given: loads them, prints the invalid ones in their place,
// names the file if there are several, and ends at Ctrl-C. A command says only what it does with one level.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { MoveOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { EXIT, type ExitCode, worstOf } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import type { Output } from '../interface/output.js';
import {
  errorPrinter,
  type FilePart,
  fileHeadings,
  type InputOptions,
  type LevelFile,
  levelName,
  loadFiles,
  loadLevels,
  loadMoves,
  refuseMoves,
  refuseTwiceStandard,
  validLevels,
} from './input.js';

/** A file with the moves to make on its levels. */
export interface PartWithMoves<Id extends PuzzleId = PuzzleId> extends FilePart<Id> {
  readonly moves: readonly MoveOf<Id>[];
}

interface LoadedParts<Part extends FilePart> {
  readonly parts: readonly Part[];
  /** The exit codes so far: of files that can't be read, and of invalid levels. */
  readonly codes: ExitCode[];
}

/** Loads the files, each as `load` does. */
export async function loadPartsBy<Part extends FilePart>(
  words: readonly string[],
  output: Output,
  load: (file: string) => Promise<Part>,
): Promise<LoadedParts<Part>> {
  const { loaded: parts, codes } = await loadFiles(words, output, load);
  if (parts.some(({ errors }) => errors.length > 0)) codes.push(EXIT.input);
  return { parts, codes };
}

/** Loads the files and their levels. */
export const loadParts = (words: readonly string[], options: InputOptions, output: Output) =>
  loadPartsBy(words, output, async (file) => validLevels(await loadLevels(file, options, output.host), output));

/** The levels of a file and the moves of `text`, as moves of its puzzle; `typed` and `flag`: where they are from. */
export function withMoves<Id extends PuzzleId>(
  input: LevelFile<Id>,
  text: string,
  { typed, flag, output }: { readonly typed: string; readonly flag?: string; readonly output: Output },
): PartWithMoves<Id> {
  const moves = input.puzzle.parseMoves(text);
  if (!moves.ok) return refuseMoves(moves.error, typed, flag);
  return { ...validLevels(input, output), moves: moves.value };
}

/** Loads the files, each with the moves of `--moves` on its levels; without them, no moves. */
export async function loadPartsWithMoves<Id extends PuzzleId>(
  words: readonly string[],
  output: Output,
  typed: string | undefined,
  load: (file: string) => Promise<LevelFile<Id>>,
): Promise<LoadedParts<PartWithMoves<Id>>> {
  for (const file of words) refuseTwiceStandard(file, typed);
  const text = typed === undefined ? '' : await loadMoves(typed, output.host);
  const from = { typed: typed ?? '', flag: '--moves', output };
  return loadPartsBy(words, output, async (file) => withMoves(await load(file), text, from));
}

/**
 * Works on every level in order and returns the exit code of the command. `work` returns the code of its level, or
 * undefined if Ctrl-C came: then the rest is left out. `isSpaced`: an empty line between levels. `hearsSignals`: the work of each
 * level does; then none is lost between two levels either.
 */
export async function workOnLevels<Part extends FilePart>(
  { parts, codes }: LoadedParts<Part>,
  output: Output,
  work: (part: Part, level: Part['valid'][number]) => Promise<ExitCode | undefined>,
  { isSpaced = false, hearsSignals = false } = {},
): Promise<ExitCode> {
  const printErrors = errorPrinter(parts, output);
  const heading = fileHeadings(
    parts.map(({ input }) => input),
    output,
  );
  const levels = parts.flatMap((part) => part.valid.map((level) => ({ part, level })));
  const interrupt = hearsSignals ? onInterrupt(output.host, () => {}) : undefined;
  try {
    for (const [index, { part, level }] of levels.entries()) {
      printErrors(part.input, level.number);
      if (isSpaced && index > 0) output.print('');
      heading(part.input);
      const code = await work(part, level);
      const isStopped = code === undefined || interrupt?.happened === true;
      codes.push(code ?? EXIT.interrupted, ...(isStopped ? [EXIT.interrupted] : []));
      if (isStopped) output.complain(`masu: stopped ${code === undefined ? 'at' : 'after'} ${levelName(level)}`);
      if (codes.includes(EXIT.interrupted)) break;
    }
  } finally {
    interrupt?.release();
  }
  printErrors();
  return worstOf(codes);
}
