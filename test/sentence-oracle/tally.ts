// Counts sentences by kind: true, false, true in one reading only, too large to tell; and keeps the first false ones.

import type { Verdict } from './verdict.js';

interface Count {
  true: number;
  false: number;
  doubtful: number;
  untold: number;
}

export interface Judged {
  readonly board: string;
  readonly asked: string;
  readonly sentence: string;
  readonly verdict: Verdict;
}

export class Tally {
  readonly counts = new Map<string, Count>();
  /** Sentences that were changed, and how many of them are false. */
  readonly twisted = new Map<string, { made: number; refuted: number }>();
  readonly wrong: Judged[] = [];
  readonly doubted = new Map<string, Judged[]>();
  add(judged: Judged): void {
    const { kind, isTrue, doubts } = judged.verdict;
    const count = this.counts.get(kind) ?? { true: 0, false: 0, doubtful: 0, untold: 0 };
    this.counts.set(kind, count);
    if (isTrue === undefined) count.untold++;
    else if (isTrue) count.true++;
    else count.false++;
    if (isTrue === false) this.wrong.push(judged);
    if (doubts) count.doubtful++;
    for (const doubt of doubts ?? []) {
      const key = `${kind}: ${doubt.replace(/\d+/g, 'n')}`;
      this.doubted.set(key, [...(this.doubted.get(key) ?? []), judged]);
    }
  }
  addTwisted(kind: string, refuted: number, made = 1): void {
    const count = this.twisted.get(kind) ?? { made: 0, refuted: 0 };
    this.twisted.set(kind, { made: count.made + made, refuted: count.refuted + refuted });
  }
  /** The sum of both. */
  join(other: Tally): void {
    for (const [kind, count] of other.counts) {
      const sum = this.counts.get(kind) ?? { true: 0, false: 0, doubtful: 0, untold: 0 };
      for (const key of ['true', 'false', 'doubtful', 'untold'] as const) sum[key] += count[key];
      this.counts.set(kind, sum);
    }
    for (const [kind, { made, refuted }] of other.twisted) this.addTwisted(kind, refuted, made);
    this.wrong.push(...other.wrong);
    for (const [key, list] of other.doubted) this.doubted.set(key, [...(this.doubted.get(key) ?? []), ...list]);
  }
  /** How many sentences of a kind were met and judged. */
  said(kind: string): number {
    const { true: right, false: wrong } = this.counts.get(kind) ?? { true: 0, false: 0 };
    return right + wrong;
  }
  get total(): number {
    return [...this.counts.values()].reduce((sum, each) => sum + each.true + each.false, 0);
  }
  /** Each second reading under which sentences are false: how many, and the first of them. */
  doubts(): string {
    return [...this.doubted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([doubt, [first, ...more]]) =>
          `${more.length + 1} × ${doubt}\n  ${first?.sentence}\n  ${first?.asked}\n${first?.board}`,
      )
      .join('\n');
  }
  table(): string {
    const rows = [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      'kind: true, false (true in one reading only; too large to tell; changed sentences found false)',
      ...rows.map(([kind, count]) => {
        const { made, refuted } = this.twisted.get(kind) ?? { made: 0, refuted: 0 };
        return `${kind}: ${count.true}, ${count.false} (${count.doubtful}; ${count.untold}; ${refuted} of ${made})`;
      }),
    ].join('\n');
  }
}
