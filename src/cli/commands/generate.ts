// `masu generate`: makes puzzles with exactly one solution, the requested difficulty, and no redundant clue. Prints the
// seed, so that the same puzzles can be made again.

import { randomInt } from 'node:crypto';
import { type Random, seededRandom } from '../../base/random.js';
import { type Composed, compose, FUTOSHIKI, GRADES, type Grade } from '../../futoshiki/index.js';
import { breather } from '../breather.js';
import type { Command } from '../command.js';
import { EXIT, type ExitCode, Refusal } from '../exit-codes.js';
import { onInterrupt } from '../interrupt.js';
import { counting, oneOf, share, whole } from '../option-values.js';
import { jsonLine, type Output } from '../output.js';
import { mustBeWritable, saveFile } from '../save-output.js';
import { notCalled } from '../suggest.js';

interface GenerateOptions {
  readonly size?: number;
  readonly grade?: Grade;
  readonly signs?: number;
  readonly seed?: number;
  readonly count?: number;
  readonly to?: string;
  readonly json?: boolean;
  readonly output?: string;
}

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
  const breathe = breather();
  for (let next = composing.next(); ; next = composing.next()) {
    if (next.done) {
      if (next.value.ok) return next.value.value;
      const { code, message } = next.value.error;
      throw new Refusal(code === 'not-found' ? EXIT.limit : EXIT.input, message);
    }
    const pause = breathe();
    if (!pause) continue;
    tell(next.value.tries, next.value.clues);
    await pause;
    if (isStopped()) return undefined;
  }
}

function formatOf(id: string | undefined) {
  const found = FUTOSHIKI.formats.find((format) => format.id === (id ?? 'bars'));
  if (found) return found;
  const ids = FUTOSHIKI.formats.map((format) => format.id);
  throw new Refusal(EXIT.usage, notCalled('Futoshiki format', id ?? '', ids));
}

/** One puzzle, as text in the format or as a JSON object. */
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

async function generateAll(options: GenerateOptions, output: Output): Promise<ExitCode> {
  const { size = 5, grade = 'easy', count = 1, signs } = options;
  const seed = options.seed ?? randomInt(2 ** 32);
  const wish: Wish = { size, grade, ...(signs === undefined ? {} : { signs }) };
  // Fold seeds beyond 32 bits, so that every digit counts.
  const random = seededRandom((seed ^ Math.floor(seed / 2 ** 32)) >>> 0);
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

export const GENERATE: Command<GenerateOptions> = {
  arguments: [{ name: '<puzzle>', about: 'futoshiki' }],
  options: [
    { flags: '--size <n>', about: 'grid size, 2 to 32 (default: 5)', parse: whole },
    { flags: '--grade <g>', about: `difficulty: ${GRADES.join(', ')} (default: easy)`, parse: oneOf(...GRADES) },
    {
      flags: '--signs <share>',
      about: 'fraction of clues that are signs, 0 to 1 (default: unconstrained)',
      parse: share,
    },
    { flags: '--seed <s>', about: 'random seed, a whole number; the same seed gives the same puzzles', parse: whole },
    { flags: '--count <k>', about: 'generate <k> puzzles (default: 1)', parse: counting },
    { flags: '--to <format>', about: 'write format bars or unequal (default: bars)' },
    { flags: '--json', about: 'print one JSON object per puzzle' },
    { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
  ],
  async run({ words, options, output }) {
    const [puzzle] = words;
    if (puzzle !== 'futoshiki') {
      const why =
        puzzle === 'sokoban'
          ? 'masu generates Futoshiki puzzles only. Use: masu generate futoshiki'
          : notCalled('puzzle', puzzle ?? '', ['futoshiki']);
      throw new Refusal(EXIT.usage, why);
    }
    formatOf(options.to);
    mustBeWritable(options.output);
    return generateAll(options, output);
  },
};
