// Lower bounds from prices, computed plainly for lesson 10. A box pays a coin for each push and the price of the goal that
// it ends on. All prices together are paid once in every solution, so what the boxes pay at least, each alone or a few
// together on the board, less all prices, is a lower bound of the pushes (docs/certificates.md has the proof).

import { offsets } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';

/**
 * What these boxes pay at least, with no others on the board, until they are on different goals; Infinity: they can't get
 * there. `prices` has one for each goal. A search by pushes: walking is free.
 */
export function leastPayment(level: Level, boxes: readonly number[], prices: readonly number[]): number {
  const around = Object.values(offsets(level.width));
  const start = [level.start.player, ...boxes];
  const seen = new Set([start.join()]);
  let layer = [start];
  let least = Number.POSITIVE_INFINITY;
  for (let pushes = 0; layer.length > 0; pushes++) {
    const pushed: number[][] = [];
    // Walks stay in the layer, which grows while it is read.
    for (const [player = 0, ...now] of layer) {
      const goals = now.map((box) => level.goals.indexOf(box));
      const paid = goals.reduce(
        (sum, goal) => sum + (goal < 0 ? Number.POSITIVE_INFINITY : (prices[goal] ?? 0)),
        pushes,
      );
      least = Math.min(least, paid);
      for (const step of around) {
        const to = player + step;
        const box = now.indexOf(to);
        if (level.walls[to] || (box >= 0 && (level.walls[to + step] || now.includes(to + step)))) continue;
        const next = [to, ...now.map((cell, index) => (index === box ? to + step : cell))];
        if (box < 0 && !seen.has(next.join())) layer.push(next);
        if (box < 0) seen.add(next.join());
        else pushed.push(next);
      }
    }
    layer = pushed.filter((state) => !seen.has(state.join()) && seen.add(state.join()));
  }
  return least;
}

/** The pushes that these prices prove to be necessary, if the boxes of each group are together and the groups apart. */
export function priceBound(level: Level, prices: readonly number[], groups: readonly (readonly number[])[]): number {
  const paid = groups.reduce((sum, boxes) => sum + leastPayment(level, boxes, prices), 0);
  return paid - prices.reduce((sum, price) => sum + price, 0);
}

/** Every box for itself. */
export const eachAlone = ({ start }: Level): readonly (readonly number[])[] => start.boxes.map((box) => [box]);

/** The fewest pushes. */
export const leastPushes = (level: Level): number => leastPayment(level, level.start.boxes, []);

/** Whole prices from 0 to `most` for each goal, and the highest bound with each box alone. */
export function bestPrices(level: Level, most: number): { readonly prices: readonly number[]; readonly bound: number } {
  let best = { prices: level.goals.map(() => 0), bound: priceBound(level, [], eachAlone(level)) };
  const distances = level.start.boxes.map((box) =>
    level.goals.map((_, goal) =>
      leastPayment(
        level,
        [box],
        level.goals.map((_each, at) => (at === goal ? 0 : 1e6)),
      ),
    ),
  );
  const tryPrices = (prices: readonly number[]): void => {
    if (prices.length < level.goals.length) {
      for (let price = 0; price <= most; price++) tryPrices([...prices, price]);
      return;
    }
    const paid = distances.map((row) => Math.min(...row.map((pushes, goal) => pushes + (prices[goal] ?? 0))));
    const bound = paid.reduce((sum, each) => sum + each, 0) - prices.reduce((sum, price) => sum + price, 0);
    if (bound > best.bound) best = { prices: [...prices], bound };
  };
  tryPrices([]);
  return best;
}
