// Finds equal answers to the same level in different submissions. Equal is not copied: a short level has few good
// solutions. It says where to look.

import { isJudgment, type Judged } from './judge.js';

export interface DuplicateGroup {
  readonly level: number;
  /** The `key` of their verdicts. */
  readonly key: string;
  /** The names of the submissions, in order, each once. */
  readonly submissions: readonly string[];
}

/** Groups of at least two submissions with the same answer to a level, in the order of their first. */
export function findDuplicates(judged: readonly Judged[]): DuplicateGroup[] {
  const groups = new Map<string, { level: number; key: string; names: Set<string> }>();
  for (const each of judged) {
    if (!isJudgment(each) || each.key === undefined) continue;
    const at = `${each.level} ${each.key}`;
    const group = groups.get(at);
    if (group) group.names.add(each.submission);
    else groups.set(at, { level: each.level, key: each.key, names: new Set([each.submission]) });
  }
  const repeats = [...groups.values()].filter(({ names }) => names.size > 1);
  return repeats.map(({ level, key, names }) => ({ level, key, submissions: [...names] }));
}
