// The options of a queue, for the runner and the worker. Only the address without its password is ever printed.

import { defined } from '../../base/defined.js';
import { type QueueAddress, queueAddress } from '../../experiments/index.js';
import type { CommandOption } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

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
