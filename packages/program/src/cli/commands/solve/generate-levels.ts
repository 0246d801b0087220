// `masu generate`: new levels of either puzzle, of the requested grade. Prints the seed, so that the same levels can be
// generated again.

import { randomInt } from 'node:crypto';
import { defined } from '../../../base/defined.js';
import type { Format, PuzzleId } from '../../../base/puzzle.js';
import { seededRandom } from '../../../base/random.js';
import type { Result } from '../../../base/result.js';
import { unknownName } from '../../../base/suggest.js';
import {
  BARS,
  type Composed,
  type Composing,
  compose,
  FUTOSHIKI,
  type FutoshikiDraft,
  GRADES,
  MAX_SIZE,
  MIN_SIZE,
} from '../../../futoshiki/index.js';
import {
  canonicalHash,
  composeSokoban,
  type Draft,
  difficultyNumber,
  draftOfComposed,
  reasonMessage,
  SOKOBAN,
  SOKOBAN_GRADES,
  type SokobanComposed,
  type SokobanComposeOptions,
  type SokobanComposing,
  WISH_LIMITS,
  XSB,
} from '../../../sokoban/index.js';
import { nameOfOption } from '../../config.js';
import { type Command, type CommandOption, forPuzzle, type OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { type Interrupt, interruptible } from '../../interface/interrupt.js';
import { counting, share, whole, wholeFrom } from '../../interface/option-values.js';
import { jsonLine, type Output, shortPauses } from '../../interface/output.js';
import { mustBeWritable, writeData } from '../../interface/save-output.js';
import { FORMAT_OPTION } from '../../levels/input.js';

// The part of `masu generate` that both puzzles share: it composes one level after the other and writes each as soon as
// it exists, or all of them at the end if they go to a file or to a format whose files are one document.

type ComposingSteps<Composed, Progress> = Generator<
  Progress,
  Result<Composed, { readonly code: string; readonly message: string }>,
  void
>;

/** What `masu generate` needs to know about a puzzle. */
interface LevelSource<Draft, Composed, Progress> {
  readonly puzzle: { readonly id: PuzzleId; readonly formats: readonly Format<Draft>[] };
  readonly defaultFormat: Format<Draft>;
  /** Level `index` of the run, from 1. */
  compose(index: number): ComposingSteps<Composed, Progress>;
  draftOf(composed: Composed): Draft;
  /** The fields of its JSON object. */
  fieldsOf(composed: Composed, index: number, format: Format<Draft>): Readonly<Record<string, unknown>>;
  /** The end of the progress line. */
  progressOf(progress: Progress, index: number): string;
}

function generatedText<Draft>(format: Format<Draft>, drafts: readonly Draft[]): string {
  const made = format.make(drafts);
  if (!made.ok) throw new Refusal(EXIT.usage, made.error.message);
  return made.value;
}

/** Refuses impossible requests; returns undefined if interrupted. */
async function composeOne<Composed, Progress>(
  composing: ComposingSteps<Composed, Progress>,
  isStopped: () => boolean,
  report: (progress: Progress) => void,
): Promise<Composed | undefined> {
  const pause = shortPauses();
  for (let next = composing.next(); ; next = composing.next()) {
    if (next.done) {
      if (next.value.ok) return next.value.value;
      const { code, message } = next.value.error;
      if (code !== 'not-found') throw new Refusal(EXIT.usage, message);
      throw new Refusal(EXIT.limit, `Gave up. ${message}`);
    }
    const paused = pause();
    if (!paused) continue;
    report(next.value);
    await paused;
    if (isStopped()) return undefined;
  }
}

/** Returns how many were generated: fewer than asked for after Ctrl-C. */
async function generateLevels<Draft, Composed, Progress>(
  source: LevelSource<Draft, Composed, Progress>,
  options: SeededOptions,
  output: Output,
): Promise<number> {
  const { count = 1, to = source.defaultFormat.id } = options;
  const { id, formats } = source.puzzle;
  const format = formats.find((each) => each.id === to);
  if (!format) {
    const ids = formats.map((each) => each.id);
    throw new Refusal(EXIT.usage, unknownName(`format of ${id}`, to, ids));
  }
  mustBeWritable(options.output);
  const path = options.output === '-' ? undefined : options.output;
  const separator = options.json ? '' : format.separator;
  const isTogether = path !== undefined || separator === undefined;
  const generatedLines = (composed: readonly Composed[], first: number): string =>
    options.json
      ? composed.map((each, at) => `${jsonLine(source.fieldsOf(each, first + at, format))}\n`).join('')
      : generatedText(format, composed.map(source.draftOf));
  const began = performance.now();
  const made: Composed[] = [];
  const generateAll = async (interrupt: Interrupt): Promise<void> => {
    for (let index = 1; index <= count; index++) {
      const composed = await composeOne(
        source.compose(index),
        () => interrupt.happened,
        (progress) => {
          const time = Math.floor((performance.now() - began) / 1000);
          if (time > 0) output.live(`${time} s: ${source.progressOf(progress, index)}`);
        },
      );
      if (!composed) break;
      made.push(composed);
      if (!isTogether) output.printText(`${index > 1 ? separator : ''}${generatedLines([composed], index)}`);
    }
  };
  // Also when a later level is refused: the ones before it may have taken hours.
  const save = async (): Promise<void> => {
    if (isTogether && made.length > 0) await writeData(path, generatedLines(made, 1), output);
  };
  await interruptible(output, () => {}, generateAll, save);
  return made.length;
}

// The options of `masu generate` for both puzzles, and what its two halves share.

/** The grade of this name; refuses a grade of the other puzzle and unknown names. */
function gradeNamed<Grade extends string>(name: string, grades: readonly Grade[], puzzle: string): Grade {
  const found = grades.find((grade) => grade === name);
  if (found !== undefined) return found;
  throw new Refusal(
    EXIT.usage,
    `--grade: expected one of ${grades.join(', ')} for ${puzzle}, got ${JSON.stringify(name.slice(0, 40))}.`,
  );
}

/** Refuses options that only another puzzle has. */
function mustNotHave(options: GenerateOptions, puzzle: PuzzleId): void {
  const others = OPTIONS.filter((option) => 'puzzle' in option && option.puzzle !== puzzle).map(nameOfOption);
  const found = others.find((name) => name in options);
  if (found) throw new Refusal(EXIT.usage, `--${found} is not an option for ${puzzle}; see masu generate --help.`);
}

// The Sokoban half of `masu generate`: new levels of the requested grade, each with a proven optimum. Level k of a run
// has the seed of the first plus k - 1, so each can be generated again by itself.

const sokobanFields = ({ level, rows, graded, seed }: SokobanComposed, index: number) => ({
  puzzle: 'sokoban',
  level: index,
  seed,
  grade: graded.grade,
  difficulty: difficultyNumber(graded.units),
  pushes: graded.figures.pushes,
  boxChanges: graded.figures.boxChanges,
  boxes: graded.figures.boxes,
  hash: canonicalHash(level),
  reasons: graded.reasons.map(reasonMessage),
  board: rows,
});

function generateSokobanFiles(options: SeededOptions, output: Output): Promise<number> {
  const { boxes, width, height, rooms, tight, count = 1, seed } = options;
  const grade = gradeNamed(options.grade ?? 'easy', SOKOBAN_GRADES, 'Sokoban');
  const wish: SokobanComposeOptions = { grade, ...defined({ boxes, width, height, rooms, tight }) };
  const source: LevelSource<Draft, SokobanComposed, SokobanComposing> = {
    puzzle: SOKOBAN,
    defaultFormat: XSB,
    compose: (index) => composeSokoban(wish, seed + (index - 1)),
    draftOf: (composed) => draftOfComposed(composed),
    fieldsOf: sokobanFields,
    progressOf: ({ tries }, index) => `level ${index} of ${count}, ${grade}, try ${tries}`,
  };
  return generateLevels(source, options, output);
}

const GRADES_BY_PUZZLE: Readonly<Record<string, readonly string[]>> = { sokoban: SOKOBAN_GRADES, futoshiki: GRADES };

const OPTIONS = [
  {
    flags: '--grade <g>',
    about:
      'sokoban: trivial, easy, tricky, hard, or extreme; futoshiki: trivial, easy, tricky, extreme, or recursive, which needs guessing (default: easy)',
    valuesFor: (puzzle: PuzzleId) => GRADES_BY_PUZZLE[puzzle] ?? [],
  },
  {
    flags: '--boxes <n>',
    about: 'sokoban: number of boxes, 1 to 12 (default: depends on the grade)',
    parse: wholeFrom(...WISH_LIMITS.boxes),
    puzzle: 'sokoban',
  },
  {
    flags: '--width <n>',
    about: 'sokoban: widest board allowed, walls included, 5 to 20',
    parse: wholeFrom(...WISH_LIMITS.side),
    puzzle: 'sokoban',
  },
  {
    flags: '--height <n>',
    about: 'sokoban: tallest board allowed, walls included, 5 to 20',
    parse: wholeFrom(...WISH_LIMITS.side),
    puzzle: 'sokoban',
  },
  {
    flags: '--rooms <n>',
    about: 'sokoban: 1, 2, or 3 rooms joined by doors (default: any)',
    parse: wholeFrom(...WISH_LIMITS.rooms),
    puzzle: 'sokoban',
  },
  { flags: '--tight', about: 'sokoban: no floor that the solution doesn’t need', puzzle: 'sokoban' },
  {
    flags: '--size <n>',
    about: 'futoshiki: cells per side, 2 to 32 (default: 5)',
    parse: wholeFrom(MIN_SIZE, MAX_SIZE),
    puzzle: 'futoshiki',
  },
  {
    flags: '--signs <share>',
    about: 'futoshiki: fraction of clues that are signs, 0 to 1 (default: any)',
    parse: share,
    puzzle: 'futoshiki',
  },
  { flags: '--seed <s>', about: 'a whole number: the same seed makes the same levels', parse: whole },
  { flags: '--count <k>', about: 'generate <k> levels (default: 1)', parse: counting },
  {
    ...FORMAT_OPTION,
    flags: '--to <id>',
    about: 'write format <id>; see `masu formats` (default: xsb or bars)',
  },
  { flags: '--json', about: 'print one JSON object per level' },
  { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
] as const satisfies readonly CommandOption[];
type GenerateOptions = OptionsOf<typeof OPTIONS>;
/** With the seed that was typed, or a random one. */
type SeededOptions = GenerateOptions & { readonly seed: number };

export const GENERATE: Command<GenerateOptions> = {
  arguments: [{ name: '<puzzle>', about: 'sokoban or futoshiki' }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const [name = ''] = words;
    const puzzle = GENERATED.find((id) => id === name);
    if (!puzzle) throw new Refusal(EXIT.usage, unknownName('puzzle', name, GENERATED));
    mustNotHave(options, puzzle);
    const seed = options.seed ?? randomInt(2 ** 32);
    const made = await GENERATORS[puzzle]({ ...forPuzzle(options, puzzle), seed }, output);
    if (options.seed === undefined) output.say(`seed ${seed} (repeat with --seed ${seed})`);
    const { count = 1 } = options;
    if (made === count) return EXIT.ok;
    output.complain(`masu: interrupted; generated ${made} of ${count}`);
    return EXIT.interrupted;
  },
};

const GENERATORS = { sokoban: generateSokobanFiles, futoshiki: generateFutoshiki };
const GENERATED = Object.keys(GENERATORS) as (keyof typeof GENERATORS)[];

// The Futoshiki half of `masu generate`: new puzzles of the requested grade, each with one solution and without
// redundant clues.

function generateFutoshiki(options: SeededOptions, output: Output): Promise<number> {
  const { size = 5, count = 1, signs, seed } = options;
  const grade = gradeNamed(options.grade ?? 'easy', GRADES, 'Futoshiki');
  const wish = { size, grade, ...defined({ signs }) };
  // Seeds beyond 32 bits are folded, so that every typed digit counts.
  const random = seededRandom((seed ^ Math.floor(seed / 2 ** 32)) >>> 0);
  const source: LevelSource<FutoshikiDraft, Composed, Composing> = {
    puzzle: FUTOSHIKI,
    defaultFormat: BARS,
    compose: () => compose(wish, random),
    draftOf: ({ level }) => level,
    fieldsOf: ({ level, ...composed }, index, format) => ({
      puzzle: 'futoshiki',
      level: index,
      seed,
      grade: composed.grade,
      size: level.size,
      digits: composed.digits,
      signs: composed.signs,
      hash: FUTOSHIKI.hash(level),
      format: format.id,
      board: generatedText(format, [level]).trimEnd().split('\n'),
    }),
    progressOf: ({ tries, clues }, index) =>
      `puzzle ${index} of ${count}, ${size} × ${size} ${grade}, grid ${tries}, ${clues} clues`,
  };
  return generateLevels(source, options, output);
}
