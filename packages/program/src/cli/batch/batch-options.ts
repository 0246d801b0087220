// The options of a queue, for the runner and the worker. Only the address without its password is ever printed.

import { type QueueAddress, queueAddress } from '@masu/arena/queue/address.js';
import { defined } from '@masu/core/base/defined.js';
import { type Host, pathOn } from '../../host/host.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

/** `@FILE` and `NAME=@FILE` with the path on the disk. */
export const atFile = (typed: string, host: Host): string =>
  typed.replace(/^([^=]*=)?@(.+)$/, (_, name = '', path: string) => `${name}@${pathOn(host, path)}`);

export const QUEUE_OPTIONS = [
  {
    flags: '--queue <url>',
    about: 'a Redis at redis://HOST:PORT or rediss://HOST:PORT (TLS), or @FILE with the address (default: MASU_QUEUE)',
  },
  { flags: '--insecure', about: 'allow redis:// without TLS to another machine, on a network you trust' },
] as const satisfies readonly CommandOption[];

/** The queue that was named on the command line or by MASU_QUEUE; undefined if none was. */
export function parseQueue({ queue, insecure }: OptionsOf<typeof QUEUE_OPTIONS>, host: Host): QueueAddress | undefined {
  const environment = host.env.MASU_QUEUE;
  if (queue === undefined && !environment) return undefined;
  const address = queueAddress({
    ...defined({ typed: queue && atFile(queue, host), environment }),
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

export { skippedLine } from '../levels/input.js';
