// `masu optimize`: shortens a given solution, by moves or by pushes, until a limit or until it finds no improvement.
// Ctrl-C stops it with the best solution so far.

import { countOf } from '../../base/format.js';
import type { Limits } from '../../base/outcome.js';
import { METRICS, type Metric } from '../../base/puzzle.js';
import { nodeClock } from '../../jobs/node/index.js';
import { type Level, optimize, type Solution, verifyMoves, verifySolution } from '../../sokoban/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import {
  errorLine,
  INPUT_OPTIONS,
  type InputOptions,
  isFileOf,
  levelName,
  loadLevels,
  loadMoves,
  refuseTwiceStandard,
  validLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { oneOf } from '../option-values.js';
import { jsonLine, type Output } from '../output.js';
import { LIMIT_OPTIONS, type LimitOptions, limitsOf } from '../solving.js';

interface OptimizeOptions extends InputOptions, LimitOptions {
  readonly moves: string;
  readonly for?: string;
  readonly json?: boolean;
}

interface Improved {
  readonly moves: Solution;
  readonly settled: boolean;
  readonly stopped: boolean;
}

async function improve(
  level: Level,
  moves: Solution,
  metric: Metric,
  limits: Limits,
  output: Output,
): Promise<Improved> {
  let stopped = false;
  const interrupt = onInterrupt(() => {
    stopped = true;
  });
  const watch = {
    ...nodeClock(),
    stopped: () => stopped,
    report: ({ stage }: { readonly stage?: string }) => output.live(stage ?? ''),
  };
  const run = optimize(level, moves, metric, limits, watch);
  try {
    let step = run.next();
    while (!step.done) {
      await new Promise(setImmediate);
      step = run.next();
    }
    return { ...step.value, stopped };
  } finally {
    output.live('');
    interrupt.release();
  }
}

const scoreWords = ({ moves, pushes }: { readonly moves: number; readonly pushes: number }): string =>
  `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;

export const OPTIMIZE: Command<OptimizeOptions> = {
  arguments: [{ name: '<file>', about: 'a level file, or - for standard input' }],
  options: [
    { flags: '--moves <moves>', about: 'the solution to shorten; - for standard input, @path for a file' },
    { flags: '--for <metric>', about: 'minimize moves or pushes (default: moves)', parse: oneOf(...METRICS) },
    ...LIMIT_OPTIONS,
    { flags: '--json', about: 'print one JSON object per level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const file = words[0] as string;
    if (options.moves === undefined) throw new Refusal(EXIT.usage, 'Missing --moves <moves>: the solution to shorten.');
    refuseTwiceStandard(file, options.moves);
    const input = await loadLevels(file, { level: 1, ...options });
    if (!isFileOf(input, 'sokoban')) throw new Refusal(EXIT.usage, 'optimize works on Sokoban solutions only.');
    const parsed = input.puzzle.parseMoves(await loadMoves(options.moves));
    if (!parsed.ok) throw new Refusal(EXIT.input, errorLine('--moves', parsed.error), parsed.error, file);
    const { valid } = validLevels(input, output);
    const each = valid[0];
    if (!each) return EXIT.input;
    const level = each.playable;
    const given = parsed.value;
    const before = verifyMoves(level, given);
    if (!before.solved || before.blocked.length > 0) {
      throw new Refusal(EXIT.input, `The moves don’t solve ${levelName(each)}. optimize needs a complete solution.`);
    }
    const metric = (options.for ?? 'moves') as Metric;
    const { moves, settled, stopped } = await improve(level, given, metric, limitsOf(options, 1), output);
    const verified = verifySolution(level, moves);
    if (!verified.ok) throw new Error('the shortened solution does not solve the level');
    const { solution, ...after } = verified.value;
    if (options.json) {
      const was = { moves: before.moves, pushes: before.pushes };
      const score = { moves: after.moves, pushes: after.pushes };
      output.print(jsonLine({ level: each.number, for: metric, solution, ...score, before: was, settled }));
    } else {
      const gained =
        before.moves === after.moves && before.pushes === after.pushes
          ? 'no improvement found'
          : `was ${scoreWords(before)}`;
      output.print(output.strong(`${levelName(each)}: ${scoreWords(after)}; ${gained}`));
      output.print(solution);
    }
    return stopped ? EXIT.interrupted : EXIT.ok;
  },
};
