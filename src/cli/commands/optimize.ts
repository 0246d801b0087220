// `masu optimize`: makes a given solution shorter, by moves or by pushes, for as long as it may or until nothing is left to gain.
// Ctrl-C ends it with the best found so far.

import type { Limits } from '../../base/outcome.js';
import { METRICS, type Metric } from '../../base/puzzle.js';
import { nodeClock } from '../../jobs/node/index.js';
import { type Level, makeLurd, optimize, type Solution, verifyMoves } from '../../sokoban/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import {
  errorLine,
  INPUT_OPTIONS,
  type InputOptions,
  levelName,
  loadLevels,
  loadMoves,
  refuseTwiceStandard,
  soundLevels,
} from '../input.js';
import { onInterrupt } from '../interrupt.js';
import { oneOf } from '../option-values.js';
import { counted, jsonLine, type Output } from '../output.js';
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
    tell: ({ stage }: { readonly stage?: string }) => output.live(stage ?? ''),
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
  `${counted(moves, 'move')}, ${counted(pushes, 'push')}`;

export const OPTIMIZE: Command<OptimizeOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels, or - for standard input' }],
  options: [
    { flags: '--moves <moves>', about: 'the solution to improve; - for standard input, @path for a file' },
    { flags: '--for <metric>', about: 'what is to be fewest: moves (the default) or pushes', parse: oneOf(...METRICS) },
    ...LIMIT_OPTIONS.filter(({ flags }) => !flags.startsWith('--nodes')),
    { flags: '--json', about: 'one JSON object' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const file = words[0] as string;
    if (options.moves === undefined) throw new Refusal(EXIT.usage, 'optimize needs a solution: --moves <moves>.');
    refuseTwiceStandard(file, options.moves);
    const input = await loadLevels(file, { level: 1, ...options });
    if (input.puzzle.id !== 'sokoban') throw new Refusal(EXIT.usage, 'Only solutions of Sokoban can be improved.');
    const parsed = input.puzzle.parseMoves(await loadMoves(options.moves));
    if (!parsed.ok) throw new Refusal(EXIT.input, errorLine('--moves', parsed.error), parsed.error, file);
    const { sound } = soundLevels(input, output);
    const each = sound[0];
    if (!each) return EXIT.input;
    const level = each.playable as Level;
    const given = parsed.value as Solution;
    const before = verifyMoves(level, given);
    if (!before.solved || before.blocked.length > 0) {
      throw new Refusal(EXIT.input, `--moves do not solve ${levelName(each)}; only a solution can be improved.`);
    }
    const metric = (options.for ?? 'moves') as Metric;
    const { moves, settled, stopped } = await improve(level, given, metric, limitsOf(options, 1), output);
    const after = verifyMoves(level, moves);
    if (!after.solved || after.blocked.length > 0) throw new Error('expected the improved solution to hold');
    const solution = makeLurd(level, moves);
    if (options.json) {
      const was = { moves: before.moves, pushes: before.pushes };
      const score = { moves: after.moves, pushes: after.pushes };
      output.print(jsonLine({ level: each.number, for: metric, solution, ...score, before: was, settled }));
    } else {
      const gained =
        before.moves === after.moves && before.pushes === after.pushes ? 'nothing gained' : `was ${scoreWords(before)}`;
      output.print(output.strong(`${levelName(each)}: ${scoreWords(after)}; ${gained}`));
      output.print(solution);
    }
    return stopped ? EXIT.interrupted : EXIT.ok;
  },
};
