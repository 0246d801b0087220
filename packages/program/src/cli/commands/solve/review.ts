// `masu review`: for authors. The verdict, the fewest pushes or the number of solutions, the grade, and notes about what
// a change would do. A file of many levels is reviewed level by level, with duplicates inside it and against other files.

import { defined } from '@masu/core/base/defined.js';
import { cellCoordinates } from '@masu/core/base/grid.js';
import type { Message } from '@masu/core/base/message.js';
import type { LevelDifference, PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { ReportTo } from '@masu/engine/jobs/any-job.js';
import type { AnalyzeJob } from '@masu/engine/jobs/kinds/analyze-schema.js';
import { draftText } from '@masu/engine/jobs/make-job.js';
import type { LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { duplicatePuzzleNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { duplicateNote } from '@masu/studio/sokoban/analyze/notes.js';
import { pushesOfMoves } from '@masu/studio/sokoban/positions/line-of-moves.js';
import type { GradedPush } from '@masu/studio/sokoban/positions/optimal-path.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import { loadParts, workOnLevels } from '../../levels/each-level.js';
import {
  FILES_ABOUT,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  levelHead,
  levelName,
  loadFiles,
  loadLevels,
  loadMoves,
  refuseMoves,
  type ValidLevel,
} from '../../levels/input.js';
import { runCommandJob } from '../../solving/run-jobs.js';
import { type Duplicate, Duplicates } from '../files/duplicates.js';

type Report = Extract<ReportTo<AnalyzeJob>, { readonly verdict: 'analyzed' }>;
type Analysis<Id extends PuzzleId = PuzzleId> = Extract<Report, { readonly puzzle: Id }>['analysis'];

/** What a note may have, of either puzzle. */
interface AnyNote extends Message {
  readonly kind: string;
  readonly cells: readonly number[];
  readonly [field: string]: unknown;
}

const CODES: Readonly<Record<Analysis['verdict'], ExitCode>> = {
  solved: EXIT.ok,
  unique: EXIT.ok,
  several: EXIT.ok,
  unsolvable: EXIT.unsolvable,
  'gave-up': EXIT.limit,
};

/** The note about a level that was there before, by number and, from another file, its name. */
function copyNote<Id extends PuzzleId>(file: string, reviewer: Reviewer<Id>, duplicate: Duplicate): AnyNote {
  const where = duplicate.file === file ? '' : ` of ${fileLabel(duplicate.file)}`;
  return {
    ...reviewer.copyNote(`level ${duplicate.number}${where}`, duplicate),
    of: { file: duplicate.file, level: duplicate.number },
  };
}

/** The parts of some notes. */
interface NoteParts {
  readonly edit?: { readonly kind: string; readonly cell: number; readonly onto?: number };
  readonly line?: readonly GradedPush[];
  readonly clues?: readonly Clue[];
  readonly together?: readonly Clue[];
}

/** A note as JSON: rows and columns count from 1. */
function noteJson(note: AnyNote, width: number): object {
  const place = (cell: number) => cellCoordinates(cell, width);
  const { kind, cells, message, facts: _, edit, line, clues, together, ...rest } = note as AnyNote & NoteParts;
  const onto = edit?.onto === undefined ? undefined : place(edit.onto);
  const clue = (each: Clue): object =>
    each.kind === 'digit'
      ? { cell: place(each.cell), digit: each.digit }
      : { less: place(each.sign.less), greater: place(each.sign.greater) };
  return {
    kind,
    cells: cells.map(place),
    ...(edit ? { edit: { kind: edit.kind, cell: place(edit.cell), ...defined({ to: onto }) } } : {}),
    ...rest,
    ...(line ? { pushed: line.map(({ from, onto }) => ({ from: place(from), to: place(onto) })) } : {}),
    ...(clues ? { clues: clues.map(clue) } : {}),
    ...(together ? { together: together.map(clue) } : {}),
    message,
  };
}

type Clue =
  | { readonly kind: 'digit'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'sign'; readonly sign: { readonly less: number; readonly greater: number } };

/** The author's line on this level; it ends with the first move that can't be made. */
async function lineOn(level: Level, words: string, host: CommandHost): Promise<readonly GradedPush[]> {
  const moves = SOKOBAN.parseMoves(await loadMoves(words, host));
  if (!moves.ok) return refuseMoves(moves.error, words, '--line');
  const { pushes, attempt } = pushesOfMoves(level, moves.value);
  return attempt ? [...pushes, attempt] : pushes;
}

/** What differs between the puzzles that can be reviewed. */
interface Reviewer<Id extends PuzzleId> {
  /** The note about a level that was there before, by its name. */
  copyNote(other: string, difference: LevelDifference): Message & Pick<AnyNote, 'kind' | 'cells'>;
  /** Its figures as fields of a JSON object. */
  facts(analysis: Analysis<Id>): object;
  /** The author's own solution; absent if there is nothing to compare. */
  line?(level: LevelOf<Id>, words: string, host: CommandHost): Promise<readonly GradedPush[]>;
}

const REVIEWERS: { readonly [Id in PuzzleId]?: Reviewer<Id> } = {
  sokoban: {
    copyNote: duplicateNote,
    facts: ({ pushes, isProven, grade, difficulty }) => ({ pushes, proven: isProven, grade, difficulty }),
    line: lineOn,
  },
  futoshiki: {
    copyNote: duplicatePuzzleNote,
    facts: ({ solutions, isAtLeast, grade }) => ({ solutions, ...(isAtLeast ? { atLeast: true } : {}), grade }),
  },
};

async function reviewLevel<Id extends PuzzleId>(
  input: LevelFile<Id>,
  level: ValidLevel<Id>,
  options: ReviewOptions,
  boards: Duplicates,
  output: Output,
): Promise<ExitCode | undefined> {
  const reviewer = REVIEWERS[input.id];
  if (!reviewer) throw new Refusal(EXIT.usage, `There are no reviews of ${PUZZLE_NAMES[input.id]} levels.`);
  if (options.line !== undefined && !reviewer.line) throw new Refusal(EXIT.usage, '--line needs a Sokoban level.');
  const same = boards.find(input.puzzle, level.playable, input.file, level.number);
  // With --against the same file, a level is not a copy of itself.
  const duplicate = same?.file === input.file && same.number === level.number ? undefined : same;
  const line =
    options.line === undefined ? undefined : await reviewer.line?.(level.playable, options.line, output.host);
  const job: AnalyzeJob = { kind: 'analyze', ...draftText(input.id, level.draft), ...defined({ line }), limits: {} };
  const report = await runCommandJob(job, output);
  if (report.verdict !== 'analyzed') return undefined;
  const { analysis } = report;
  const own = analysis.notes as readonly unknown[] as readonly AnyNote[];
  const notes = duplicate ? [copyNote(input.file, reviewer, duplicate), ...own] : [...own];
  if (options.json) {
    const { width } = input.puzzle.size(level.playable);
    const shown = notes.map((note) => noteJson(note, width));
    // The job is of this puzzle, so its analysis is.
    const facts = reviewer.facts(analysis as Analysis<Id>);
    const { verdict } = analysis;
    output.print(jsonLine({ ...levelHead(input, level), verdict, ...facts, notes: shown }));
  } else {
    output.print(`${output.strong(levelName(level))}: ${analysis.status.message}`);
    for (const { message } of notes) output.print(`  ${safe(message)}`);
  }
  return CODES[analysis.verdict];
}

const OPTIONS = [
  { flags: '--line <moves>', about: 'compare with your solution; - for standard input, @path for a file' },
  { flags: '--against <file...>', about: 'also report levels that are in these files' },
  { flags: '--json', about: 'print one JSON object per level' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type ReviewOptions = OptionsOf<typeof OPTIONS>;

export const REVIEW: Command<ReviewOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    if (options.line === '-' && words.includes('-')) {
      throw new Refusal(EXIT.usage, 'Only one of file and moves can come from standard input.');
    }
    const boards = new Duplicates();
    const known = await loadFiles(options.against ?? [], output, (file) => loadLevels(file, {}, output.host));
    for (const { file, puzzle, levels } of known.loaded) {
      for (const { level, number } of levels) if (level.ok) boards.find(puzzle, level.value, file, number);
    }
    const { parts, codes } = await loadParts(words, options, output);
    const files = { parts, codes: [...codes, ...known.codes] };
    return workOnLevels(files, output, ({ input }, level) => reviewLevel(input, level, options, boards, output));
  },
};
