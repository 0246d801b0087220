// The options of a queue, for the runner and the worker. Only the address without its password is ever printed.

import { defined } from '../../base/defined.js';
import {
  type Adapter,
  EnvironmentError,
  loadAdapter,
  type OpenRun,
  type QueueAddress,
  queueAddress,
} from '../../experiments/index.js';
import type { CommandOption } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

// External solvers on the command line: `--allow NAME=@FILE.json,…`, and those in `--solvers`.

export interface AllowOptions {
  readonly allow?: readonly string[];
}

export const ALLOW_OPTION: CommandOption = {
  flags: '--allow <list>',
  about: 'external solvers that may run here, as NAME=@ADAPTER.json, separated by commas (default: none)',
  parse: (text) => text.split(',').map((each) => each.trim()),
};

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

export interface QueueOptions {
  readonly queue?: string;
  readonly insecure?: boolean;
}

export const QUEUE_OPTIONS: readonly CommandOption[] = [
  {
    flags: '--queue <url>',
    about: 'a Redis at redis://HOST:PORT or rediss://HOST:PORT (TLS), or @FILE with the address (default: MASU_QUEUE)',
  },
  { flags: '--insecure', about: 'allow redis:// without TLS to another machine, on a network you trust' },
];

/** The queue that was named on the command line or by MASU_QUEUE; undefined if none was. */
export function queueOf({ queue, insecure }: QueueOptions): QueueAddress | undefined {
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
