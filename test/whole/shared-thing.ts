// Access to the shared resources of `global-setup.ts`.

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What tests get of each resource. */
export interface SharedThings {
  /** `masu serve` at an address, and a browser to connect to. */
  readonly app: { readonly address: string; readonly browser: string };
  /** A folder in which the packed package is installed by npm. */
  readonly package: { readonly consumer: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly sharedThings: string;
  }
}

/** Started on first use, however long that takes: `fetch` would give up after five minutes. */
export async function sharedThing<Name extends keyof SharedThings>(name: Name): Promise<SharedThings[Name]> {
  const asking = get(inject('sharedThings') + name);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const told = await text(answer);
  if (answer.statusCode !== 200) throw new Error(told);
  return JSON.parse(told) as SharedThings[Name];
}
