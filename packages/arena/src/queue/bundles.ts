// How many levels go into one job of the queue. A job costs some 0.3 ms of Redis and worker; a level of ten milliseconds
// is worth bundling, one of a minute is not. The runner learns from the reports: bundles take about a second.

import { createHash } from 'node:crypto';
import type { PlannedJob } from '../folder/records.js';
import type { WorkItem } from './work.js';

const BUNDLE_MILLIS = 1000;

const MAX_ITEMS = 100;

const MAX_CHARACTERS = 64 * 1024;

/** Reports before the first bundle. */
const LEARN = 20;

/** What a level costs besides its search, and the weight of a new report in the mean. */
const OVERHEAD_MILLIS = 2;

const WEIGHT = 0.05;

export class BundleSize {
  private mean = 0;
  private reports = 0;

  learn(millis: number): void {
    this.reports++;
    this.mean += (millis + OVERHEAD_MILLIS - this.mean) * Math.max(WEIGHT, 1 / this.reports);
  }

  /** Levels per job; fewer toward the end, so that every lane has something to do. */
  of(left: number, lanes: number): number {
    if (this.reports < LEARN) return 1;
    const fair = Math.floor(left / Math.max(1, 4 * lanes));
    return Math.max(1, Math.min(MAX_ITEMS, Math.floor(BUNDLE_MILLIS / this.mean), fair));
  }
}

/** The id of a bundle: that of its one job, or a name of its own. Equal bundles have equal ids. */
export function bundleId(items: readonly WorkItem[]): string {
  const [only] = items;
  if (only && items.length === 1) return only.key;
  return `b${createHash('sha256')
    .update(items.map(({ key }) => key).join())
    .digest('hex')
    .slice(0, 31)}`;
}

/** Takes the next bundle from the front of the list. `isAlone` names jobs that must not share one. */
export function takeBundle(waiting: PlannedJob[], size: number, isAlone: (key: string) => boolean): WorkItem[] {
  const items: WorkItem[] = [];
  let characters = 0;
  while (waiting.length > 0 && items.length < size) {
    const { key, job } = waiting[0] as PlannedJob;
    if (items.length > 0 && (isAlone(key) || characters + job.level.length > MAX_CHARACTERS)) break;
    items.push({ key, job });
    characters += job.level.length;
    waiting.shift();
    if (isAlone(key)) break;
  }
  return items;
}
