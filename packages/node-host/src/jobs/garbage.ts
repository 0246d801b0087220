// Frees the memory of a large search at once, so that its worker can be kept: a new one costs almost a second of CPU, to
// start it and to compile the kernel again (Node 20, 2026-11-16), while collecting garbage takes some hundredths.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collector: { readonly collect: (() => void) | undefined } | undefined;

/** Collects the garbage of this thread; undefined if this host (Bun, Deno) has no way to ask for that. */
export function garbageCollector(): (() => void) | undefined {
  collector ??= { collect: findCollector() };
  return collector.collect;
}

/** A context that is made while the flag is set has the function `gc`; the flag changes nothing else. */
function findCollector(): (() => void) | undefined {
  try {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
    setFlagsFromString('--no-expose-gc');
    return collect as (() => void) | undefined;
  } catch {
    return undefined;
  }
}
