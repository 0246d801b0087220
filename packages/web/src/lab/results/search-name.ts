// In a comparison a search is named by its algorithm and the options in which it differs from the others.

import type { Direction } from '@masu/core/base/grid.js';
import { findStrategy } from '@masu/search/strategies.js';
import { labTexts } from '../../texts/lab.js';
import type { SearchSetup } from '../model/setup.js';
import { ruleName } from './search-mark.js';

export function orderName(order: readonly Direction[]): string {
  const [first, second, third, fourth] = order.map((direction) => labTexts.directions[direction]);
  return labTexts.order(first ?? '', second ?? '', third ?? '', fourth ?? '');
}

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
