// `masu worker`: solves levels for `masu batch run --queue` on this or another machine, until Ctrl-C.

import { thisProgram } from '@masu/arena/folder/build.js';
import { PLAN_BYTES } from '@masu/arena/plan/make-plan.js';
import { runWorker } from '@masu/arena/queue/run-worker.js';
import { bytesPerLane, defaultLanes } from '@masu/arena/run/lanes.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import { ALLOW_OPTION, loadAdapters, mustBeThere } from '../../batch/adapters.js';
import { fromEnvironment } from '../../batch/batch-failures.js';
import { onceAMinute, parseQueue, QUEUE_OPTIONS } from '../../batch/batch-options.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { isNohup, onInterrupt } from '../../interface/interrupt.js';
import { counting, limitSeconds, mebibytes } from '../../interface/option-values.js';
import { safe } from '../../interface/output.js';

const MEBI = 1024 * 1024;
const DAY_SECONDS = 24 * 3600;
const LOCK_SECONDS = 60;

/** The number of lanes and the memory: as typed, otherwise to fit this machine. */
function workerSizes({ jobs, memory }: WorkerCommandOptions): { readonly lanes: number; readonly bytes: number } {
  const bytes =
    memory === undefined ? (jobs === undefined ? PLAN_BYTES : Math.min(PLAN_BYTES, bytesPerLane(jobs))) : memory * MEBI;
  return { lanes: jobs ?? defaultLanes(bytes), bytes };
}

const OPTIONS = [
  ...QUEUE_OPTIONS,
  ALLOW_OPTION,
  {
    flags: '--jobs <n>',
    about: 'solve <n> levels at once (default: one per core, as memory allows)',
    parse: counting,
  },
  {
    flags: '--memory <mib>',
    about: 'allow at most <mib> MiB per search, whatever the plan says (default: 1024)',
    parse: mebibytes,
  },
  {
    flags: '--time <s>',
    about: 'allow at most <s> seconds per level, whatever the plan says (default: a day)',
    parse: limitSeconds,
  },
  {
    flags: '--lock <s>',
    about: `start a level again elsewhere when its worker is silent for <s> seconds (default: ${LOCK_SECONDS})`,
    parse: counting,
  },
] as const satisfies readonly CommandOption[];
type WorkerCommandOptions = OptionsOf<typeof OPTIONS>;

export const WORKER: Command<WorkerCommandOptions> = {
  arguments: [],
  options: OPTIONS,
  async run({ options, output }) {
    const { host } = output;
    const address = parseQueue(options, host);
    if (!address)
      throw new Refusal(
        EXIT.usage,
        'Name the queue: --queue redis://HOST:PORT, or the environment variable MASU_QUEUE.',
      );
    const adapters = await loadAdapters(options.allow ?? [], host);
    mustBeThere(adapters, host);
    const { lanes, bytes } = workerSizes(options);
    const { build } = thisProgram();
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    const interrupt = onInterrupt(host, abort, ['SIGINT']);
    const endings = isNohup(host.env) ? ['SIGTERM'] : ['SIGTERM', 'SIGHUP'];
    for (const signal of endings) host.signals.on(signal, abort);
    const trouble = onceAMinute((sentence) => output.complain(safe(`masu: ${sentence}`)));
    try {
      await fromEnvironment(() =>
        runWorker({
          address,
          lanes,
          adapters,
          limits: { millis: (options.time ?? DAY_SECONDS) * 1000, bytes },
          lockMillis: (options.lock ?? LOCK_SECONDS) * 1000,
          signal: stop.signal,
          tell(news) {
            if (news.kind === 'trouble') trouble(`The queue does not answer: ${news.message}. Trying again.`);
            else if (news.kind === 'damage')
              trouble(`A job of the queue cannot be used: ${news.message}. The runner puts its levels in again.`);
            else if (news.kind === 'progress')
              output.live(`${countOf(news.done, 'level', 'levels')} done; ${formatNumber(news.running)} at work`);
            else {
              const sizes = `${countOf(lanes, 'level', 'levels')} at once, ${formatNumber(bytes / MEBI)} MiB each`;
              output.say(safe(`Worker of build ${build} on ${address.shown}: ${sizes}. Press Ctrl-C to stop.`));
            }
          },
        }),
      );
    } finally {
      output.live('');
      interrupt.release();
      for (const signal of endings) host.signals.off(signal, abort);
    }
    return interrupt.happened ? EXIT.interrupted : EXIT.ok;
  },
};
