// The name and the mark of a search, the same in its pane, in the chart, and in the table: distinguished by shape, never by color alone.

import type { Direction } from '../../../base/grid.js';
import { findStrategy } from '../../../search/index.js';
import { type DeadlockRuleId, deadlockRule } from '../../../sokoban/index.js';
import { labTexts } from '../../texts/lab.js';
import type { SearchSetup } from '../model/setup.js';

// In a comparison a search is named by its algorithm and the options in which it differs from the others.

export function orderName(order: readonly Direction[]): string {
  const [first, second, third, fourth] = order.map((direction) => labTexts.directions[direction]);
  return labTexts.order(first ?? '', second ?? '', third ?? '', fourth ?? '');
}

/** A rule that a language has no name for has its English one. */
export const ruleName = (id: DeadlockRuleId): string =>
  (labTexts.rules as Readonly<Record<string, string>>)[id] ?? deadlockRule(id).name;

const rulesName = (rules: SearchSetup['rules']): string =>
  rules.length === 0 ? labTexts.noRules : rules.map(ruleName).join(' + ');

/** Names of all searches, in order. Searches that are equal in everything have equal names. */
export function searchNames(searches: readonly SearchSetup[]): string[] {
  const differ = (of: (search: SearchSetup) => string): boolean => new Set(searches.map(of)).size > 1;
  const isByHeuristic = differ(({ heuristic }) => heuristic);
  const isByOrder = differ(({ order }) => order.join());
  const isByRules = differ(({ rules }) => rules.join());
  const isByVisited = differ(({ visited }) => visited);
  return searches.map((search) => {
    const algorithm = labTexts.strategies[search.strategy] ?? search.strategy;
    const details = [
      ...(isByHeuristic && findStrategy(search.strategy).needsEstimate ? [labTexts.heuristics[search.heuristic]] : []),
      ...(isByRules && !findStrategy(search.strategy).isUnsound ? [rulesName(search.rules)] : []),
      ...(isByVisited ? [labTexts.visited[search.visited]] : []),
      ...(isByOrder ? [orderName(search.order)] : []),
    ];
    return details.length === 0 ? algorithm : labTexts.searchName(algorithm, details.join(', '));
  });
}

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
