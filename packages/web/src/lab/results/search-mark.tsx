// The name and the mark of a search, the same in its pane, in the chart, and in the table: distinguished by shape, never by color alone.

import { type DeadlockRuleId, deadlockRule } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { labTexts } from '../../texts/lab.js';

/** A rule that a language has no name for has its English one. */
export const ruleName = (id: DeadlockRuleId): string =>
  (labTexts.rules as Readonly<Record<string, string>>)[id] ?? deadlockRule(id).name;

export function SearchMark({ index, x, y }: { readonly index: number; readonly x: number; readonly y: number }) {
  const open = { fill: 'var(--sheet)', stroke: 'var(--ink)', 'stroke-width': 1.5 };
  if (index === 0) return <rect x={x - 4} y={y - 4} width="8" height="8" fill="var(--ink)" />;
  if (index === 1) return <path d={`M${x} ${y - 5.5}L${x + 5} ${y + 4}H${x - 5}Z`} {...open} />;
  if (index === 2) return <circle cx={x} cy={y} r="4.5" fill="var(--ink)" />;
  return <path d={`M${x} ${y - 5.5}L${x + 5.5} ${y}L${x} ${y + 5.5}L${x - 5.5} ${y}Z`} {...open} />;
}

export function SearchSign({ index }: { readonly index: number }) {
  return (
    <svg class="sign-of" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <SearchMark index={index} x={7} y={7} />
    </svg>
  );
}
