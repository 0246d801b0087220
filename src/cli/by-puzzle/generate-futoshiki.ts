// New Futoshiki puzzles, each with one solution, of the grade asked for, and with no clue that could go: the Futoshiki
// half of `masu generate`.

import { randomInt } from 'node:crypto';
import { type Random, seededRandom } from '../../base/random.js';
import { type Composed, compose, FUTOSHIKI, GRADES, type Grade } from '../../futoshiki/index.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { jsonLine, type Output } from '../interface/output.js';
import { mustBeWritable, saveFile } from '../interface/save-output.js';
import { shortPauses } from '../interface/short-pauses.js';
import { unknownName } from '../interface/suggest.js';
import { type GenerateOptions, gradeNamed } from './generate-options.js';

interface Wish {
  readonly size: number;
  readonly grade: Grade;
  readonly signs?: number;
}

/** Throws a Refusal for impossible requests; returns undefined if interrupted. */
async function composeOne(
  wish: Wish,
  random: Random,
  isStopped: () => boolean,
  tell: (tries: number, clues: number) => void,
): Promise<Composed | undefined> {
  const composing = compose(wish, random);
  const pause = shortPauses();
  for (let next = composing.next(); ; next = composing.next()) {
    if (next.done) {
      if (next.value.ok) return next.value.value;
      const { code, message } = next.value.error;
      throw new Refusal(code === 'not-found' ? EXIT.limit : EXIT.usage, message);
    }
    const paused = pause();
    if (!paused) continue;
    tell(next.value.tries, next.value.clues);
    await paused;
    if (isStopped()) return undefined;
  }
}

function formatOf(id: string | undefined) {
  const found = FUTOSHIKI.formats.find((format) => format.id === (id ?? 'bars'));
  if (found) return found;
  const ids = FUTOSHIKI.formats.map((format) => format.id);
  throw new Refusal(EXIT.usage, unknownName('format of futoshiki', id ?? '', ids));
}

/** One puzzle as text in the format, or as a JSON object. */
function textOf(composed: Composed, index: number, seed: number, options: GenerateOptions): string {
  const made = formatOf(options.to).make([composed.level]);
  if (!made.ok) throw new Error(made.error.message);
  if (!options.json) return made.value;
  const { level, grade, digits, signs } = composed;
  const fields = {
    puzzle: 'futoshiki',
    size: level.size,
    grade,
    seed,
    index,
    digits,
    signs,
    hash: FUTOSHIKI.hash(level),
  };
  return `${jsonLine({ ...fields, format: options.to ?? 'bars', level: made.value })}\n`;
}

export async function generateFutoshiki(options: GenerateOptions, output: Output): Promise<ExitCode> {
  const { size = 5, count = 1, signs } = options;
  const grade = gradeNamed(options.grade ?? 'easy', GRADES, 'Futoshiki');
  const seed = options.seed ?? randomInt(2 ** 32);
  const wish: Wish = { size, grade, ...(signs === undefined ? {} : { signs }) };
  // Seeds beyond 32 bits are folded, so that every digit typed counts.
  const random = seededRandom((seed ^ Math.floor(seed / 2 ** 32)) >>> 0);
  formatOf(options.to);
  mustBeWritable(options.output);
  const interrupt = onInterrupt(() => {});
  const began = performance.now();
  const texts: string[] = [];
  const path = options.output === '-' ? undefined : options.output;
  const gap = options.json || options.to === 'unequal' ? '' : '\n';
  let isWhole = true;
  try {
    for (let index = 1; index <= count && isWhole; index++) {
      const tell = (tries: number, clues: number) => {
        const time = Math.floor((performance.now() - began) / 1000);
        if (time > 0)
          output.live(
            `${time} s: puzzle ${index} of ${count}, ${size} × ${size} ${grade}, grid ${tries}, ${clues} clues`,
          );
      };
      const composed = await composeOne(wish, random, () => interrupt.happened, tell);
      isWhole = composed !== undefined;
      if (!composed) break;
      const text = `${texts.length > 0 ? gap : ''}${textOf(composed, index, seed, options)}`;
      texts.push(text);
      if (path === undefined) output.printText(text);
    }
  } finally {
    output.live('');
    interrupt.release();
    if (path !== undefined && texts.length > 0) await saveFile(path, texts.join(''));
  }
  if (options.seed === undefined) output.say(`seed ${seed} (repeat with --seed ${seed})`);
  if (!isWhole) output.complain(`masu: interrupted; generated ${texts.length} of ${count}`);
  return isWhole ? EXIT.ok : EXIT.interrupted;
}
