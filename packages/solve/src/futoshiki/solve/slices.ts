// Shared by the searches: checks the limits and reports the cost between two slices.

import type { Effort, LimitName, Limits, Watch } from '@masu/core/base/outcome.js';
import type { Stopwatch } from '@masu/core/base/stopwatch.js';

export function brokenLimit(nodes: number, limits: Limits, stopwatch: Stopwatch, watch: Watch): LimitName | undefined {
  if (watch.stopped()) return 'stopped';
  if (limits.nodes !== undefined && nodes >= limits.nodes) return 'nodes';
  return stopwatch.over();
}

export function measuredEffort(nodes: number, bytes: number, stopwatch: Stopwatch): Effort {
  return {
    expanded: nodes,
    generated: nodes,
    duplicates: 0,
    millis: stopwatch.millis(),
    cpuMillis: stopwatch.cpuMillis(),
    bytes,
  };
}
