// The part of `masu generate` that both puzzles share: it composes one level after the other and writes each as soon as
// it exists, or all of them at the end if they go to a file or to a format whose files are one document.

import type { Format, PuzzleId } from '@masu/core/base/puzzle.js';
import type { Result } from '@masu/core/base/result.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { type Interrupt, interruptible } from '../../interface/interrupt.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { mustBeWritable, writeData } from '../../interface/save-output.js';
import { shortPauses } from '../../interface/short-pauses.js';
import type { SeededOptions } from './generate-options.js';

type ComposingSteps<Composed, Progress> = Generator<
  Progress,
  Result<Composed, { readonly code: string; readonly message: string }>,
  void
>;

/** What `masu generate` needs to know about a puzzle. */
export interface LevelSource<Draft, Composed, Progress> {
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

export function generatedText<Draft>(format: Format<Draft>, drafts: readonly Draft[]): string {
  const text = format.make(drafts);
  if (!text.ok) throw new Refusal(EXIT.usage, text.error.message);
  return text.value;
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
export async function generateLevels<Draft, Composed, Progress>(
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
  mustBeWritable(options.output, output.host);
  const path = options.output === '-' ? undefined : options.output;
  const separator = options.json ? '' : format.separator;
  const isTogether = path !== undefined || separator === undefined;
  const generatedLines = (composed: readonly Composed[], first: number): string =>
    options.json
      ? composed.map((each, at) => `${jsonLine(source.fieldsOf(each, first + at, format))}\n`).join('')
      : generatedText(format, composed.map(source.draftOf));
  const began = performance.now();
  const levels: Composed[] = [];
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
      levels.push(composed);
      if (!isTogether) output.printText(`${index > 1 ? separator : ''}${generatedLines([composed], index)}`);
    }
  };
  // Also when a later level is refused: the ones before it may have taken hours.
  const save = async (): Promise<void> => {
    if (isTogether && levels.length > 0) await writeData(path, generatedLines(levels, 1), output);
  };
  await interruptible(output, () => {}, generateAll, save);
  return levels.length;
}
