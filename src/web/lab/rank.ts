// Which waiting state a search takes next, as a number: the smallest first.

import { strategyOf } from '../../search/index.js';
import { RANKS, type Rank } from './frontier-at.js';
import type { SearchSetup } from './setup.js';

export function rankOf({ strategy }: SearchSetup): Rank {
  const { frontier, needsEstimate } = strategyOf(strategy);
  if (frontier === 'queue') return RANKS.queue;
  if (frontier === 'stack') return RANKS.stack;
  if (!needsEstimate) return RANKS.cost;
  return strategy === 'greedy' ? RANKS.estimate : RANKS.sum;
}
