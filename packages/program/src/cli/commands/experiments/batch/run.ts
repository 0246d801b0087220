// `masu batch run`: runs the outstanding jobs of a plan, in threads here or with workers on a queue. Ctrl-C stops
// within a moment, and the same command continues; the folder contains every report that was printed as done.

import type { Adapter } from '@masu/arena/external/adapter.js';
import { type Ending, type OpenRun, openRun } from '@masu/arena/folder/open-run.js';
import type { QueueAddress } from '@masu/arena/queue/address.js';
import { runQueued } from '@masu/arena/queue/run-queued.js';
import { defaultLanes, laneWarnings, mostBytes } from '@masu/arena/run/lanes.js';
import type { RunProgress } from '@masu/arena/run/progress.js';
import { runHere } from '@masu/arena/run/run-here.js';
import { defined } from '@masu/core/base/defined.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import { pathOn } from '../../../../host/host.js';
import { ALLOW_OPTION, loadAdapters, mustBeAllowed, mustBeThere } from '../../../batch/adapters.js';
import { fromEnvironment } from '../../../batch/batch-failures.js';
import { onceAMinute, parseQueue, QUEUE_OPTIONS } from '../../../batch/batch-options.js';
import { batchProgressLine, damageLines, totalsLine } from '../../../batch/batch-words.js';
import type { Command, CommandOption, OptionsOf } from '../../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../../interface/exit-codes.js';
import { interruptible } from '../../../interface/interrupt.js';
import { choiceOption, counting, hours } from '../../../interface/option-values.js';
import { type Output, safe } from '../../../interface/output.js';

const LIVE_MILLIS = 100;
/** Without a terminal, an occasional line shows in a log that the run is alive. */
const LOG_MILLIS = 600_000;

function teller(output: Output): (progress: RunProgress) => void {
  let shown = Number.NEGATIVE_INFINITY;
  let logged = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - shown >= LIVE_MILLIS) {
      output.live(batchProgressLine(progress));
      shown = now;
    }
    if (!output.host.stderr.isTTY && now - logged >= LOG_MILLIS) {
      output.say(batchProgressLine(progress));
      logged = now;
    }
  };
}

function runExit(run: OpenRun, ending: Ending): ExitCode {
  const { bugs, errors } = run.counts;
  if (ending === 'stopped') return EXIT.interrupted;
  if (bugs > 0) return EXIT.bug;
  if (ending === 'time') return EXIT.paused;
  return errors > 0 ? EXIT.input : EXIT.ok;
}

const ignore = (): void => {};

/** Runs an opened folder and closes it, whatever happens. */
async function runAndClose(
  run: OpenRun,
  work: (signal: AbortSignal) => Promise<Ending>,
  output: Output,
): Promise<Ending> {
  const stop = new AbortController();
  // A file size limit (ulimit -f) is reported like a full disk, by the write that fails.
  output.host.signals.on('SIGXFSZ', ignore);
  let ending: Ending = 'failed';
  const runIt = async (): Promise<Ending> => {
    ending = await work(stop.signal);
    return ending;
  };
  const close = async (): Promise<void> => {
    await run.close(ending);
    output.host.signals.off('SIGXFSZ', ignore);
  };
  return interruptible(output, () => stop.abort(), runIt, close);
}

type RunWork = (signal: AbortSignal) => Promise<Ending>;

const forMillis = (options: RunOptions): { readonly forMillis?: number } =>
  options.for === undefined ? {} : { forMillis: options.for * 3_600_000 };

/** In threads of this process. */
function here(run: OpenRun, options: RunOptions, adapters: readonly Adapter[], output: Output): RunWork {
  const outstanding = run.outstanding();
  const bytes = mostBytes(outstanding);
  const jobs = options.jobs ?? defaultLanes(bytes);
  if (options.jobs !== undefined) for (const warning of laneWarnings(jobs, bytes)) output.say(`masu: ${warning}`);
  const left = `${countOf(outstanding.length, 'job', 'jobs')} left, ${formatNumber(jobs)} at once`;
  output.say(`Reusing ${countOf(run.reused, 'report', 'reports')}; ${left}.`);
  return async (signal) => {
    await run.begin({ jobs });
    // With the host's own threads, if it has them.
    const engine = output.host.openPool?.(jobs, bytes);
    return runHere(run, {
      ...{ lanes: jobs, adapters, signal, tell: teller(output) },
      ...defined({ engine }),
      ...forMillis(options),
    });
  };
}

/** By workers on a queue. */
function byWorkers(run: OpenRun, address: QueueAddress, options: RunOptions, output: Output): RunWork {
  const left = countOf(run.outstanding().length, 'job', 'jobs');
  output.say(`Reusing ${countOf(run.reused, 'report', 'reports')}; ${left} left for workers on ${address.shown}.`);
  const warn = (sentence: string): void => output.complain(safe(`masu: ${sentence}`));
  return async (signal) => {
    await run.begin({ queue: address.shown });
    return runQueued(run, { address, signal, tell: teller(output), warn: onceAMinute(warn), ...forMillis(options) });
  };
}

/** A run that is refused leaves the folder to others. */
async function releaseIfRefused(run: OpenRun, check: () => void): Promise<void> {
  try {
    check();
  } catch (refusal) {
    await run.close('failed');
    throw refusal;
  }
}

const OPTIONS = [
  {
    flags: '--jobs <n>',
    about: 'solve <n> levels at once (default: one per core, as memory allows)',
    parse: counting,
  },
  { flags: '--for <hours>', about: 'stop after <hours> hours; the same command continues', parse: hours },
  { flags: '--retry <what>', about: 'run lost jobs again: --retry lost', ...choiceOption('lost') },
  ALLOW_OPTION,
  ...QUEUE_OPTIONS,
  { flags: '--take-over', about: 'take the folder from another machine that is gone for good' },
] as const satisfies readonly CommandOption[];
type RunOptions = OptionsOf<typeof OPTIONS>;

export const RUN: Command<RunOptions> = {
  arguments: [{ name: '<folder>', about: 'a run folder made by `masu batch plan`' }],
  options: OPTIONS,
  async run({ words: [folder = ''], options, output }) {
    const { host } = output;
    const address = parseQueue(options, host);
    const adapters = await loadAdapters(options.allow ?? [], host);
    mustBeThere(adapters, host);
    const opened = await fromEnvironment(() =>
      openRun(pathOn(host, folder), { isTakeOver: options.takeOver === true, isRetryLost: options.retry === 'lost' }),
    );
    if (!opened.ok) throw new Refusal(EXIT.input, safe(opened.error));
    const run = opened.value;
    for (const line of damageLines(run.damaged, run.refused)) output.complain(safe(`masu: ${line}`));
    if (!address) await releaseIfRefused(run, () => mustBeAllowed(run, adapters));
    const isIdle = run.outstanding().length === 0;
    const work = isIdle
      ? async (): Promise<Ending> => 'finished'
      : address
        ? byWorkers(run, address, options, output)
        : here(run, options, adapters, output);
    const ending = await fromEnvironment(() => runAndClose(run, work, output));
    return conclude(run, ending, folder, isIdle, output);
  },
};

function conclude(run: OpenRun, ending: Ending, folder: string, isIdle: boolean, output: Output): ExitCode {
  const totals = totalsLine(run.counts);
  if (ending === 'finished') {
    output.say(isIdle ? `Nothing to do: ${totals}.` : `${totals}.`);
    if (run.counts.lost > 0)
      output.complain(safe(`masu: run the lost jobs again: masu batch run ${folder} --retry lost`));
    output.say(safe(`Next: masu batch report ${folder} -o report.html`));
  } else {
    const why = ending === 'time' ? 'Time limit reached' : 'Stopped';
    output.complain(safe(`masu: ${why}. ${totals}. To continue: masu batch run ${folder}`));
  }
  if (run.counts.bugs > 0) {
    output.complain(
      `masu: ${countOf(run.counts.bugs, 'job', 'jobs')} ended in a bug in masu; see "bug" in reports.jsonl.`,
    );
  }
  return runExit(run, ending);
}
