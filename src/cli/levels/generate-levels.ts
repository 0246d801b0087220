// The part of `masu generate` that both puzzles share: it composes one level after the other and writes each as soon as
// it exists, or all of them at the end if they go to a file or to a format whose files are one document.

import type { Format, PuzzleId } from '../../base/puzzle.js';
import type { Result } from '../../base/result.js';
import { unknownName } from '../../base/suggest.js';
import type { PuzzleDefaults } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { type Interrupt, interruptible } from '../interface/interrupt.js';
import { jsonLine, type Output, shortPauses } from '../interface/output.js';
import { mustBeWritable, writeData } from '../interface/save-output.js';

interface ComposeError {
  readonly code: string;
  readonly message: string;
}

type Composing<Composed, Progress> = Generator<Progress, Result<Composed, ComposeError>, void>;

/** What `masu generate` needs to know about a puzzle. */
export interface LevelSource<Draft, Composed, Progress> {
  readonly puzzle: PuzzleId;
  readonly formats: readonly Format<Draft>[];
  /** The default format. */
  readonly defaultFormat: Format<Draft>;
  /** The seed that makes the same levels again. */
  readonly seed: number;
  /** Level `index` of the run, from 1. */
  compose(index: number): Composing<Composed, Progress>;
  draftOf(composed: Composed): Draft;
  /** The fields of its JSON object. */
  fieldsOf(composed: Composed, index: number, format: Format<Draft>): Readonly<Record<string, unknown>>;
  /** The end of the progress line. */
  progressOf(progress: Progress, index: number): string;
}

export function generatedText<Draft>(format: Format<Draft>, drafts: readonly Draft[]): string {
  const made = format.make(drafts);
  if (!made.ok) throw new Refusal(EXIT.usage, made.error.message);
  return made.value;
}

function formatNamed<Draft>(id: string, formats: readonly Format<Draft>[], puzzle: PuzzleId): Format<Draft> {
  const found = formats.find((format) => format.id === id);
  if (found) return found;
  const ids = formats.map((format) => format.id);
  throw new Refusal(EXIT.usage, unknownName(`format of ${puzzle}`, id, ids));
}

/** Refuses impossible requests; returns undefined if interrupted. */
async function composeOne<Composed, Progress>(
  composing: Composing<Composed, Progress>,
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

export async function generateLevels<Draft, Composed, Progress>(
  source: LevelSource<Draft, Composed, Progress>,
  options: GenerateOptions,
  output: Output,
): Promise<ExitCode> {
  const { count = 1 } = options;
  const format = formatNamed(options.to ?? source.defaultFormat.id, source.formats, source.puzzle);
  mustBeWritable(options.output);
  const path = options.output === '-' ? undefined : options.output;
  const separator = options.json ? '' : format.separator;
  const isTogether = path !== undefined || separator === undefined;
  const textOf = (composed: readonly Composed[], first: number): string =>
    options.json
      ? composed.map((each, at) => `${jsonLine(source.fieldsOf(each, first + at, format))}\n`).join('')
      : generatedText(
          format,
          composed.map((each) => source.draftOf(each)),
        );
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
      if (!isTogether) output.printText(`${index > 1 ? separator : ''}${textOf([composed], index)}`);
    }
  };
  // Also when a later level is refused: the ones before it may have taken hours.
  const save = async (): Promise<void> => {
    if (isTogether && made.length > 0) await writeData(path, textOf(made, 1), output);
  };
  await interruptible(output, () => {}, generateAll, save);
  if (options.seed === undefined) output.say(`seed ${source.seed} (repeat with --seed ${source.seed})`);
  if (made.length === count) return EXIT.ok;
  output.complain(`masu: interrupted; generated ${made.length} of ${count}`);
  return EXIT.interrupted;
}

// The options of `masu generate` for both puzzles, and what its two halves share.

export interface GenerateOptions {
  readonly size?: number;
  readonly grade?: string;
  readonly signs?: number;
  readonly boxes?: number;
  readonly width?: number;
  readonly height?: number;
  readonly rooms?: number;
  readonly tight?: boolean;
  readonly seed?: number;
  readonly count?: number;
  readonly to?: string;
  readonly json?: boolean;
  readonly output?: string;
  readonly defaults?: PuzzleDefaults;
}

/** The grade of this name; refuses a grade of the other puzzle and unknown names. */
export function gradeNamed<Grade extends string>(name: string, grades: readonly Grade[], puzzle: string): Grade {
  const found = grades.find((grade) => grade === name);
  if (found !== undefined) return found;
  throw new Refusal(
    EXIT.usage,
    `--grade: expected one of ${grades.join(', ')} for ${puzzle}, got ${JSON.stringify(name.slice(0, 40))}.`,
  );
}

/** Refuses options that only the other puzzle has. */
export function mustNotHave(options: GenerateOptions, names: readonly (keyof GenerateOptions)[], puzzle: string): void {
  const found = names.find((name) => options[name] !== undefined);
  if (found) throw new Refusal(EXIT.usage, `--${found} is not an option for ${puzzle}; see masu generate --help.`);
}
