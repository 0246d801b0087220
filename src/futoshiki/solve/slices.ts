// What every search here does between two slices: see whether a limit is reached, and say what it has cost.

import type { Effort, LimitName, Limits, Watch } from '../../base/outcome.js';

/** `began` is the clock and the CPU clock at the start, in milliseconds. */
export function brokenLimit(
  nodes: number,
  limits: Limits,
  began: readonly [number, number],
  watch: Watch,
): LimitName | undefined {
  if (watch.stopped()) return 'stopped';
  if (limits.nodes !== undefined && nodes >= limits.nodes) return 'nodes';
  if (limits.millis !== undefined && watch.now() - began[0] >= limits.millis) return 'time';
  if (limits.cpuMillis !== undefined && watch.cpu() - began[1] >= limits.cpuMillis) return 'cpu';
  return undefined;
}

export function effortOf(nodes: number, bytes: number, began: readonly [number, number], watch: Watch): Effort {
  return {
    expanded: nodes,
    generated: nodes,
    duplicates: 0,
    millis: watch.now() - began[0],
    cpuMillis: watch.cpu() - began[1],
    bytes,
  };
}
