// New Sokoban levels of the grade asked for, each proven push-optimal: the Sokoban half of `masu generate`. Level k of
// a run has the seed of the first plus k - 1, so each can be made again alone.

import { randomInt } from 'node:crypto';
import {
  canonicalHash,
  composeSokoban,
  difficultyNumber,
  draftOfComposed,
  reasonMessage,
  SOKOBAN,
  SOKOBAN_GRADES,
  type SokobanComposed,
  type SokobanWish,
} from '../../sokoban/index.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { mustBeWritable, writeData } from '../interface/save-output.js';
import { shortPauses } from '../interface/short-pauses.js';
import { unknownName } from '../interface/suggest.js';
import { type GenerateOptions, gradeNamed } from './generate-options.js';

/** The format whose files are one XML document, so that levels can't be written one after the other. */
const ONE_DOCUMENT = 'slc';

function formatOf(id = 'xsb') {
  const found = SOKOBAN.formats.find((format) => format.id === id);
  if (found) return found;
  const ids = SOKOBAN.formats.map((format) => format.id);
  throw new Refusal(EXIT.usage, unknownName('format of sokoban', id, ids));
}

/** Refuses what cannot be had; gives undefined where it was stopped. */
async function composeOne(
  wish: SokobanWish,
  seed: number,
  isStopped: () => boolean,
  tell: (tries: number) => void,
): Promise<SokobanComposed | undefined> {
  const composing = composeSokoban(wish, seed);
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
    tell(next.value.tries);
    await paused;
    if (isStopped()) return undefined;
  }
}

function jsonOf({ level, rows, graded, seed }: SokobanComposed): string {
  const { figures, reasons } = graded;
  const fields = {
    puzzle: 'sokoban',
    seed,
    grade: graded.grade,
    difficulty: difficultyNumber(graded.units),
    pushes: figures.pushes,
    boxChanges: figures.boxChanges,
    boxes: figures.boxes,
    hash: canonicalHash(level),
    reasons: reasons.map(reasonMessage),
    board: rows,
  };
  return jsonLine(fields);
}

/** Levels as text in the format, or as JSON lines. */
function textOf(levels: readonly SokobanComposed[], options: GenerateOptions): string {
  if (options.json) return levels.map((each) => `${jsonOf(each)}\n`).join('');
  const made = formatOf(options.to).make(levels.map((each) => draftOfComposed(each)));
  if (!made.ok) throw new Refusal(EXIT.usage, made.error.message);
  return made.value;
}

function wishOf(options: GenerateOptions): SokobanWish {
  const { boxes, width, height, rooms } = options;
  return {
    grade: gradeNamed(options.grade ?? 'easy', SOKOBAN_GRADES, 'Sokoban'),
    ...(boxes === undefined ? {} : { boxes }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(rooms === undefined ? {} : { rooms }),
  };
}

export async function generateSokoban(options: GenerateOptions, output: Output): Promise<ExitCode> {
  const wish = wishOf(options);
  const { count = 1 } = options;
  const first = options.seed ?? randomInt(2 ** 32);
  formatOf(options.to);
  mustBeWritable(options.output);
  const path = options.output === '-' ? undefined : options.output;
  const isTogether = path !== undefined || (!options.json && options.to === ONE_DOCUMENT);
  const interrupt = onInterrupt(() => {});
  const began = performance.now();
  const made: SokobanComposed[] = [];
  try {
    for (let index = 1; index <= count; index++) {
      const composed = await composeOne(
        wish,
        first + (index - 1),
        () => interrupt.happened,
        (tries) => {
          const time = Math.floor((performance.now() - began) / 1000);
          if (time > 0) output.live(`${time} s: level ${index} of ${count}, ${wish.grade}, try ${tries}`);
        },
      );
      if (!composed) break;
      made.push(composed);
      if (isTogether) continue;
      const gap = index > 1 && !options.json ? '\n' : '';
      output.printText(`${gap}${textOf([composed], options)}`);
    }
  } finally {
    output.live('');
    interrupt.release();
    // Also when a later level is refused: the ones before it may have taken hours.
    if (isTogether && made.length > 0) await writeData(path, textOf(made, options), output);
  }
  if (options.seed === undefined) output.say(`seed ${first} (repeat with --seed ${first})`);
  if (made.length === count) return EXIT.ok;
  output.complain(`masu: interrupted; generated ${made.length} of ${count}`);
  return EXIT.interrupted;
}
