// The results of a run so far: the last report line of each planned line counts. A lost job that was run again has two
// lines; everything else has one.

import type { PlanLine, ReportLine } from './records.js';

const NONE = {
  solved: 0,
  unsolvable: 0,
  gaveUp: 0,
  /** Levels and files that cannot be read. */
  errors: 0,
  /** Solutions of external solvers that are wrong. */
  wrong: 0,
  lost: 0,
  bugs: 0,
  /** Optimal and unsolvable answers with a checked certificate, and without one although the plan asks for it. */
  certified: 0,
  uncertified: 0,
};

export interface TallyCounts extends Readonly<typeof NONE> {
  readonly planned: number;
  readonly done: number;
}

function lineCertainty(line: ReportLine): 'certified' | 'uncertified' | undefined {
  if (!('reported' in line) || !line.reported.ok) return undefined;
  const { certificate, notes } = line.reported.value;
  if (certificate) return certificate.checked ? 'certified' : 'uncertified';
  return notes?.certificate === undefined ? undefined : 'uncertified';
}

function endingKind(line: ReportLine): keyof typeof NONE {
  if ('wrong' in line) return 'wrong';
  if ('lost' in line) return 'lost';
  if ('bug' in line) return 'bugs';
  if (!line.reported.ok) return 'errors';
  const { verdict } = line.reported.value;
  return verdict === 'gave-up' ? 'gaveUp' : verdict;
}

/** The reports of a plan by key. Lines of other plans do not count. */
export class Tally {
  private readonly keys: ReadonlySet<string>;
  private readonly byKey = new Map<string, ReportLine>();
  private readonly counted = { ...NONE };

  constructor(plan: readonly PlanLine[], lines: Iterable<ReportLine> = []) {
    this.keys = new Set(plan.map(({ key }) => key));
    for (const line of lines) this.add(line);
  }

  /** False if this key already has a report, or is not part of this plan. */
  add(line: ReportLine): boolean {
    const before = this.byKey.get(line.key);
    if (!this.keys.has(line.key) || (before && !('lost' in before))) return false;
    if (before) this.counted.lost--;
    this.byKey.set(line.key, line);
    this.counted[endingKind(line)]++;
    const certainty = lineCertainty(line);
    if (certainty) this.counted[certainty]++;
    return true;
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  get(key: string): ReportLine | undefined {
    return this.byKey.get(key);
  }

  isPlanned(key: string): boolean {
    return this.keys.has(key);
  }

  lostKeys(): string[] {
    return [...this.byKey].flatMap(([key, line]) => ('lost' in line ? [key] : []));
  }

  get counts(): TallyCounts {
    return { planned: this.keys.size, done: this.byKey.size, ...this.counted };
  }
}
