// New Sokoban levels of the grade asked for, each proved push-optimal: the Sokoban half of `masu generate`. Level k of
// a run has the seed of the first plus k - 1, so each can be made again alone.

import { randomInt } from 'node:crypto';
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
  type SokobanWish,
} from '../../sokoban/index.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { mustBeWritable, saveFile } from '../interface/save-output.js';
import { shortPauses } from '../interface/short-pauses.js';
import { unknownName } from '../interface/suggest.js';
import { type GenerateOptions, gradeNamed } from './generate-options.js';

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

function textOf(drafts: readonly Draft[], format: string | undefined): string {
  const made = formatOf(format).make(drafts);
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
  const interrupt = onInterrupt(() => {});
  const began = performance.now();
  const made: SokobanComposed[] = [];
  try {
    for (let index = 1; index <= count; index++) {
      const composed = await composeOne(
        wish,
        first + index - 1,
        () => interrupt.happened,
        (tries) => {
          const time = Math.floor((performance.now() - began) / 1000);
          if (time > 0) output.live(`${time} s: level ${index} of ${count}, ${wish.grade}, try ${tries}`);
        },
      );
      if (!composed) break;
      made.push(composed);
      if (path !== undefined) continue;
      const gap = index > 1 && !options.json ? '\n' : '';
      output.printText(
        options.json ? `${jsonOf(composed)}\n` : `${gap}${textOf([draftOfComposed(composed)], options.to)}`,
      );
    }
  } finally {
    output.live('');
    interrupt.release();
  }
  if (path !== undefined && made.length > 0) {
    const text = options.json
      ? made.map((each) => `${jsonOf(each)}\n`).join('')
      : textOf(
          made.map((each) => draftOfComposed(each)),
          options.to,
        );
    await saveFile(path, text);
  }
  if (options.seed === undefined) output.say(`seed ${first} (repeat with --seed ${first})`);
  if (made.length === count) return EXIT.ok;
  output.complain(`masu: interrupted; generated ${made.length} of ${count}`);
  return EXIT.interrupted;
}
