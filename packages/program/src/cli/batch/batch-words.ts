// The options of a queue, for the runner and the worker. Only the address without its password is ever printed.

import { defined } from '../../base/defined.js';
import { countOf, formatNumber } from '../../base/format.js';
import {
  type Adapter,
  EnvironmentError,
  loadAdapter,
  type OpenRun,
  type QueueAddress,
  queueAddress,
  type RunProgress,
  span,
  type TallyCounts,
} from '../../experiments/index.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

// External solvers on the command line: `--allow NAME=@FILE.json,…`, and those in `--solvers`.

export const ALLOW_OPTION = {
  flags: '--allow <list>',
  about: 'external solvers that may run here, as NAME=@ADAPTER.json, separated by commas (default: none)',
  parse: (text: string) => text.split(',').map((each) => each.trim()),
} as const satisfies CommandOption;

/** Reads the adapters, or refuses with the reason. */
export async function loadAdapters(typed: readonly string[]): Promise<Adapter[]> {
  const adapters: Adapter[] = [];
  if (typed.length > 0 && process.platform !== 'linux') {
    throw new Refusal(EXIT.usage, 'External solvers run on Linux only: their limits need its process accounting.');
  }
  for (const each of typed) {
    const adapter = await loadAdapter(each);
    if (!adapter.ok) throw new Refusal(EXIT.input, safe(adapter.error));
    adapters.push(adapter.value);
  }
  return adapters;
}

/** Refuses a run whose outstanding jobs need a program that was not named, or another adapter than the planned one. */
export function mustBeAllowed(run: OpenRun, adapters: readonly Adapter[]): void {
  for (const { job } of run.outstanding()) {
    if (job.external === undefined) continue;
    const named = adapters.find(({ name }) => name === job.solver);
    if (named?.hash === job.external) continue;
    const why = named
      ? `The adapter of ${job.solver} is not the one that was planned. Plan again into a new folder.`
      : `The plan has the external solver ${job.solver}. To run it here: --allow ${job.solver}=@FILE.json`;
    throw new Refusal(EXIT.usage, safe(why));
  }
}

export const QUEUE_OPTIONS = [
  {
    flags: '--queue <url>',
    about: 'a Redis at redis://HOST:PORT or rediss://HOST:PORT (TLS), or @FILE with the address (default: MASU_QUEUE)',
  },
  { flags: '--insecure', about: 'allow redis:// without TLS to another machine, on a network you trust' },
] as const satisfies readonly CommandOption[];

/** The queue that was named on the command line or by MASU_QUEUE; undefined if none was. */
export function parseQueue({ queue, insecure }: OptionsOf<typeof QUEUE_OPTIONS>): QueueAddress | undefined {
  const environment = process.env.MASU_QUEUE;
  if (queue === undefined && !environment) return undefined;
  const address = queueAddress({
    ...defined({ typed: queue, environment }),
    isInsecure: insecure === true,
  });
  if (!address.ok) throw new Refusal(EXIT.usage, safe(address.error));
  return address.value;
}

const MINUTE = 60_000;

/** Passes on the same sentence at most once per minute. */
export function onceAMinute(warn: (sentence: string) => void): (sentence: string) => void {
  const last = new Map<string, number>();
  return (sentence) => {
    const now = performance.now();
    if (now - (last.get(sentence) ?? Number.NEGATIVE_INFINITY) < MINUTE) return;
    last.set(sentence, now);
    warn(sentence);
  };
}

// Turns an EnvironmentError of an experiment into a Refusal with exit code 32.

export async function fromEnvironment<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Refusal(EXIT.environment, safe(error.message));
    throw error;
  }
}

// Messages shared by the commands of experiments: counts, the progress line, the totals at the end.

/** The words, if there are any to count. */
const some = (count: number, words: string): readonly string[] => (count > 0 ? [words] : []);

/** `1,204 of 14,000 done, 1,011 solved, 3 lost; 12 at work on 4 machines; about 2 h left` */
export function batchProgressLine(progress: RunProgress): string {
  const { done, planned, solved, wrong, lost, bugs, running, machines, leftMillis } = progress;
  const ended = [
    `${formatNumber(done)} of ${formatNumber(planned)} done`,
    `${formatNumber(solved)} solved`,
    ...some(wrong, `${formatNumber(wrong)} wrong`),
    ...some(lost, `${formatNumber(lost)} lost`),
    ...some(bugs, countOf(bugs, 'bug', 'bugs')),
  ].join(', ');
  const at = `${formatNumber(running)} at work on ${countOf(machines, 'machine', 'machines')}`;
  const left = leftMillis === undefined ? '' : `; about ${span(leftMillis)} left`;
  return `${ended}; ${machines === 0 ? 'no worker is connected' : at}${left}`;
}

export { skippedLine } from '../levels/input.js';

/** Lines of a run folder that can't be read or were edited. */
export const damagedLine = (lines: number): string =>
  lines === 1
    ? 'Ignoring 1 damaged or edited line of reports.jsonl; `masu batch run` runs its level again.'
    : `Ignoring ${formatNumber(lines)} damaged or edited lines of reports.jsonl; \`masu batch run\` runs their levels again.`;

/** A report that is not of its job. */
const refusedLine = (sentence: string): string =>
  `Ignoring the report of ${sentence} \`masu batch run\` runs the level again.`;

const MAX_REFUSED = 5;

/** What is wrong with the reports of a folder: one sentence per kind, and the first few of those that don't hold. */
export function* damageLines(damaged: number, refused: readonly string[]): Generator<string> {
  if (damaged > 0) yield damagedLine(damaged);
  for (const sentence of refused.slice(0, MAX_REFUSED)) yield refusedLine(sentence);
  const more = refused.length - MAX_REFUSED;
  if (more > 0) yield `Ignoring ${countOf(more, 'more report', 'more reports')} like that.`;
}

/** `; 33 claims with a checked certificate, 2 without` */
function certaintyPart({ certified, uncertified }: TallyCounts): string {
  if (certified + uncertified === 0) return '';
  const without = uncertified > 0 ? `, ${formatNumber(uncertified)} without` : '';
  return `; ${countOf(certified, 'claim', 'claims')} with a checked certificate${without}`;
}

/** `14,000 of 14,000 done: 11,020 solved, 30 unsolvable, 2,940 gave up, 3 lost, 7 errors in level files` */
export function totalsLine(counts: TallyCounts): string {
  const { done, planned, solved, unsolvable, gaveUp, wrong, lost, bugs, errors } = counts;
  const parts = [
    `${formatNumber(solved)} solved`,
    ...some(unsolvable, `${formatNumber(unsolvable)} unsolvable`),
    ...some(gaveUp, `${formatNumber(gaveUp)} gave up`),
    ...some(wrong, `${formatNumber(wrong)} wrong`),
    ...some(lost, `${formatNumber(lost)} lost`),
    ...some(bugs, countOf(bugs, 'bug in masu', 'bugs in masu')),
    ...some(errors, countOf(errors, 'error in level files', 'errors in level files')),
  ];
  return `${formatNumber(done)} of ${formatNumber(planned)} done: ${parts.join(', ')}${certaintyPart(counts)}`;
}
