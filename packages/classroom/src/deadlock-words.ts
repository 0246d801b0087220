// Parses the rules that a person names for a solver: ids with commas, `all`, or `none`.

import { DEADLOCK_RULES, type DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';

export const COURSE_RULE_IDS: readonly DeadlockRuleId[] = DEADLOCK_RULES.map((rule) => rule.id);

/** The rules in the order of the table, or undefined if one is unknown. */
export function parseCourseRules(text: string): readonly DeadlockRuleId[] | undefined {
  if (text === 'all') return COURSE_RULE_IDS;
  const wanted = text === 'none' ? [] : text.split(',').map((id) => id.trim());
  const ids = COURSE_RULE_IDS.filter((id) => wanted.includes(id));
  return ids.length === new Set(wanted).size ? ids : undefined;
}
