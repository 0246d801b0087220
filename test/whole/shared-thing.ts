// What all test files share and `global-setup.ts` keeps, as a test asks for it.

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What tests are given of each thing. */
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

/** Started when first asked for. However long that takes: `fetch` would give up after five minutes. */
export async function sharedThing<Name extends keyof SharedThings>(name: Name): Promise<SharedThings[Name]> {
  const asking = get(inject('sharedThings') + name);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const told = await text(answer);
  if (answer.statusCode !== 200) throw new Error(told);
  return JSON.parse(told) as SharedThings[Name];
}
