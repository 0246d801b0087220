// The lemmas of a certificate, and the search that checks each with the help of those before it, in the words of
// docs/certificates.md. Everything spends: steps and room, which every checker counts alike, and the work that the certificate
// states. Generators yield now and then, so that a caller can do other things meanwhile.

import { flood, measureSingleBox, OPPOSITE_SIDE, type ProofBoard, Rejection, UNREACHED } from './board.js';

export const DEAD = -1;
/** The claim about the level uses every price; a pattern uses its own. */
export const ALL_PRICES = -2;
/** Prices and goal sets together. */
const MAX_SETS = 128;
const MAX_PATTERNS = 10_000;
const MAX_HITS = 1_024;
const MAX_EXTRA = 2 ** 16 - 1;
/** What a stored position counts beside its boxes. */
const EXTRA_ROOM = 64;
/** Per cell, each time that cells are found which can be reached; for a push, beside its bound. */
const AREA_STEPS = 8;
const PUSH_STEPS = 200;
const STEPS_PER_YIELD = 4e6;
/** What a push costs, and whether each step of the walk to it costs 1 more. */
const PUSHES = { push: 1, countsWalks: false };

type Boxes = readonly number[];
type Pattern = { readonly price: number; readonly extra: number; readonly boxes: Boxes; readonly region: Uint8Array };
/** What may still be spent. */
export type Budget = { work: number; steps: number; room: number };

const makeKey = (boxes: Boxes, player: number): string => String.fromCharCode(...boxes, player);
/** The boxes after one has gone from a cell to another, in order. */
function moved(boxes: Boxes, from: number, to: number): Boxes {
  const then = boxes.slice();
  let at = then.indexOf(from);
  for (; at + 1 < then.length && then[at + 1]! < to; at++) then[at] = then[at + 1]!;
  for (; at > 0 && then[at - 1]! > to; at--) then[at] = then[at - 1]!;
  then[at] = to;
  return then;
}

/** Positions with their least costs, served in order of cost. A key is the cells of the boxes and the player's. */
class Positions {
  cost = 0;
  readonly known = new Map<string, number>();
  readonly #buckets: (string[] | undefined)[] = [];
  /** Returns whether it is a new one. */
  put(key: string, cost: number): boolean {
    const before = this.known.get(key);
    if (before !== undefined && before <= cost) return false;
    this.known.set(key, cost);
    this.#buckets[cost] ??= [];
    this.#buckets[cost].push(key);
    return before === undefined;
  }
  take(): string | undefined {
    for (; this.cost < this.#buckets.length; this.cost++)
      for (let key = this.#buckets[this.cost]?.pop(); key !== undefined; key = this.#buckets[this.cost]?.pop())
        if (this.known.get(key) === this.cost) return key;
    return undefined;
  }
}

const SPENT = {
  work: 'more work than it states',
  steps: 'more steps than a check may take',
  room: 'more room than a check may take',
};

export function openLemmas(board: ProofBoard, budget: Budget) {
  const { cells, neighbors, goals, isGoal } = board;
  const { part, away, live } = measureSingleBox(board);
  const prices: { readonly byCell: Int32Array; readonly least: Float64Array; readonly total: number }[] = [];
  const goalSets: { readonly size: number; readonly inside: Uint8Array }[] = [];
  const patterns: Pattern[][] = Array.from({ length: cells }, () => []);
  /** The boxes of all patterns with that first cell. */
  const listed = new Float64Array(cells);
  const hits: Pattern[] = [];
  const hitOrder = new Uint32Array(MAX_HITS);
  const used = new Uint8Array(cells);
  const [distance, near] = [new Int32Array(cells + 1), new Int32Array(cells + 1)];
  let ball: Positions | null = null;
  let ballRadius = Infinity;
  let patternCount = 0;
  let nextYield = budget.steps - STEPS_PER_YIELD;

  const spend = (kind: keyof Budget, count: number): void => {
    budget[kind] -= count;
    if (budget[kind] < 0) throw new Rejection(`it needs ${SPENT[kind]}`);
  };
  const put = (open: Positions, boxes: Boxes, player: number, cost: number): void => {
    if (open.put(makeKey(boxes, player), cost)) spend('room', boxes.length + EXTRA_ROOM);
  };
  const leastCell = (boxes: Uint8Array, from: number, into: Int32Array): number => {
    spend('steps', AREA_STEPS * cells);
    return flood(board, boxes, from, into);
  };
  const makeSet = (boxes: Boxes): Uint8Array => {
    const set = new Uint8Array(cells + 1);
    for (const box of boxes) set[box] = 1;
    return set;
  };
  const partIndex = (box: number, player: number): number => box * 4 + part[box * cells + player]!;

  /** Pushes of each box as if it were alone, less prices. */
  const sumAlone = (boxes: Boxes, player: number, price: number): number =>
    boxes.reduce((sum, box) => sum + prices[price]!.least[partIndex(box, player)]!, 0);

  /** Whether these boxes need `enough` pushes or more to goals, less their prices; with all prices, pushes alone. */
  function isFar(set: Uint8Array, boxes: Boxes, player: number, price: number, enough: number): boolean {
    if (price === ALL_PRICES)
      return prices.findLastIndex(({ total }, at) => isFar(set, boxes, player, at, enough - total)) >= 0;
    let sum = sumAlone(boxes, player, price);
    if (sum >= enough) return true;
    for (const { size, inside } of goalSets) {
      let count = 0;
      for (const box of boxes) count += inside[partIndex(box, player)]!;
      if (count > size) return true;
    }
    hits.length = 0;
    for (const box of boxes) {
      for (const pattern of patterns[box]!) {
        if (!pattern.region[player] || (pattern.price !== DEAD && pattern.price !== price)) continue;
        let product = 1;
        while (product < pattern.boxes.length && set[pattern.boxes[product]!]) product++;
        if (product < pattern.boxes.length) continue;
        if (pattern.price === DEAD) return true;
        if (hits.length === MAX_HITS) continue;
        hitOrder[hits.length] = (MAX_EXTRA - pattern.extra) * MAX_HITS + hits.length;
        hits.push(pattern);
      }
    }
    if (hits.length === 0) return false;
    // Extras of disjoint patterns add up; the largest first, then by cell and the oldest, as in C.
    used.fill(0);
    for (const place of hitOrder.subarray(0, hits.length).sort()) {
      const pattern = hits[place % MAX_HITS]!;
      if (pattern.boxes.some((cell) => used[cell])) continue;
      for (const cell of pattern.boxes) used[cell] = 1;
      sum += pattern.extra;
    }
    return sum >= enough;
  }

  /** What a push takes at most, with the bound of all prices that are tried. */
  function pushSteps(boxes: Boxes, price: number): number {
    let steps = boxes.length * (1 + goalSets.length);
    for (const box of boxes) steps += listed[box]!;
    return PUSH_STEPS + (price === ALL_PRICES ? prices.length : 1) * steps;
  }

  /** An area that opens only by pushes into it, all possible now: their number, or infinite. Marks area 1, boxes 2. */
  function countCorral(set: Uint8Array, boxes: Boxes, seed: number, inside: Uint8Array): number {
    const stack = [seed];
    spend('steps', AREA_STEPS * cells);
    inside.fill(0);
    for (;;) {
      for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
        if (cell === cells || inside[cell]) continue;
        inside[cell] = set[cell] ? 2 : 1;
        for (let d = 0; d < 4 && !set[cell]; d++) stack.push(neighbors[cell * 4 + d]!);
      }
      let pushes = 0;
      spend('steps', boxes.length);
      for (let edge = 0; edge < boxes.length * 4; edge++) {
        const box = boxes[edge >> 2]!;
        const from = neighbors[box * 4 + OPPOSITE_SIDE[edge & 3]!]!;
        const to = neighbors[box * 4 + (edge & 3)]!;
        if (!inside[box] || from === cells || inside[from] || to === cells || inside[to] === 2 || !live[to]) continue;
        if (inside[to] && distance[from]! < UNREACHED) pushes++;
        else if (!inside[to] && distance[to] === UNREACHED) stack.push(to);
        else if (distance[from] === UNREACHED) stack.push(from);
        else return Infinity;
      }
      if (stack.length === 0) return boxes.some((box) => inside[box] && !isGoal[box]) ? pushes : Infinity;
    }
  }

  /** The corral with the fewest pushes into it, by the distances of the last flood; null: none. */
  function bestCorral(set: Uint8Array, boxes: Boxes): Uint8Array | null {
    const [tried, inside] = [new Uint8Array(cells), new Uint8Array(cells + 1)];
    let best = Infinity;
    let chosen: Uint8Array | null = null;
    for (let seed = 0; seed < cells; seed++) {
      if (distance[seed] !== UNREACHED || tried[seed] || set[seed]) continue;
      const pushes = countCorral(set, boxes, seed, inside);
      for (let cell = 0; cell < cells; cell++) if (inside[cell] === 1) tried[cell] = 1;
      if (pushes < best) [best, chosen] = [pushes, inside.slice()];
    }
    return chosen;
  }

  /** The next position in order of cost. */
  function* takeNext(open: Positions): Generator<void, readonly [boxes: number[], player: number] | undefined, void> {
    const key = open.take();
    if (key === undefined) return undefined;
    spend('work', 1);
    if (budget.steps < nextYield) {
      nextYield = budget.steps - STEPS_PER_YIELD;
      yield;
    }
    const boxes: number[] = [];
    for (let at = 0; at < key.length - 1; at++) boxes.push(key.charCodeAt(at));
    return [boxes, key.charCodeAt(boxes.length)];
  }

  /** The search that must fail: rejects if these boxes can be brought home at a cost below the target. */
  function* refute(
    start: Boxes,
    from: number,
    price: number,
    target: number,
    kind = PUSHES,
  ): Generator<void, void, void> {
    const { push, countsWalks } = kind;
    const open = new Positions();
    put(open, start, countsWalks ? from : leastCell(makeSet(start), from, near), 0);
    for (let next = yield* takeNext(open); next; next = yield* takeNext(open)) {
      const [boxes, player] = next;
      const set = makeSet(boxes);
      const paid = boxes.reduce((sum, box) => sum - (prices[price]?.byCell[box] ?? 0), open.cost);
      const isHome = boxes.every((box) => isGoal[box]);
      if (isHome && paid < target) throw new Rejection('these boxes can reach goals for less');
      leastCell(set, player, distance);
      const corral = countsWalks ? null : bestCorral(set, boxes);
      for (let edge = 0; edge < boxes.length * 4; edge++) {
        const box = boxes[edge >> 2]!;
        const walk = distance[neighbors[box * 4 + OPPOSITE_SIDE[edge & 3]!]!]!;
        const to = neighbors[box * 4 + (edge & 3)]!;
        if (walk === UNREACHED || to === cells || set[to]) continue;
        if (corral && !(corral[box] === 2 && corral[to] === 1)) continue;
        const cost = open.cost + push + (countsWalks ? walk : 0);
        const then = moved(boxes, box, to);
        [set[box], set[to]] = [0, 1];
        spend('steps', pushSteps(then, price));
        if (!isFar(set, then, box, price, Math.ceil((target - cost) / push))) {
          const end = countsWalks ? box : leastCell(set, box, near);
          const isFree = price !== ALL_PRICES || !ball || cost + ballRadius + 1 < target;
          if (isFree || ball?.known.has(makeKey(then, end))) put(open, then, end, cost);
        }
        [set[box], set[to]] = [1, 0];
      }
    }
    budget.room += open.known.size * (start.length + EXTRA_ROOM);
  }

  /** All positions from which the level can be solved at a cost of at most the radius, backward from the solved ones. */
  function* fillBall(radius: number, inMoves: boolean): Generator<void, void, void> {
    if (ball) throw new Rejection('it has two balls');
    const positionList = new Positions();
    for (let cell = 0; cell < cells; cell++)
      if (!isGoal[cell]) put(positionList, goals, inMoves ? cell : leastCell(makeSet(goals), cell, near), 0);
    for (let next = yield* takeNext(positionList); next; next = yield* takeNext(positionList)) {
      const [boxes, player] = next;
      const set = makeSet(boxes);
      leastCell(set, player, near);
      for (let edge = 0; edge < boxes.length * 4; edge++) {
        // The last push moved the box from `from`, where the player then stood; it had come from `behind`.
        const box = boxes[edge >> 2]!;
        const from = neighbors[box * 4 + (edge & 3)]!;
        const behind = neighbors[from * 4 + (edge & 3)]!;
        const isMade = inMoves ? from === player : near[from] !== UNREACHED;
        if (behind === cells || set[from] || set[behind] || !isMade) continue;
        const then = moved(boxes, box, from);
        [set[box], set[from]] = [0, 1];
        const least = leastCell(set, behind, distance);
        const cost = positionList.cost + 1;
        if (!inMoves && cost <= radius) put(positionList, then, least, cost);
        for (let cell = 0; inMoves && cell < cells; cell++) {
          if (distance[cell] === UNREACHED || cost + distance[cell]! > radius) continue;
          // Positions are looked up only where a push can have ended, and at the start.
          let isEnd = cell === board.player;
          for (let d = 0; d < 4 && !isEnd; d++) {
            const rear = neighbors[cell * 4 + OPPOSITE_SIDE[d]!]!;
            isEnd = set[neighbors[cell * 4 + d]!] === 1 && rear < cells && !set[rear];
          }
          if (isEnd) put(positionList, then, cell, cost + distance[cell]!);
        }
        [set[box], set[from]] = [1, 0];
      }
    }
    [ball, ballRadius] = [positionList, radius];
  }

  /** A price or a goal set: its table is as large as that of single boxes. */
  function spendTable(): void {
    spend('steps', 4 * cells * goals.length);
    if (prices.length + goalSets.length === MAX_SETS) throw new Rejection('it has too many prices and goal sets');
  }

  /** One price per goal. */
  function addPrice(values: readonly number[]): void {
    spendTable();
    const byCell = new Int32Array(cells);
    for (const [goal, cell] of goals.entries()) byCell[cell] = values[goal]!;
    const least = Float64Array.from({ length: cells * 4 }, (_, at) =>
      values.reduce((best, value, goal) => Math.min(best, away[at * goals.length + goal]! - value), Infinity),
    );
    prices.push({ byCell, least, total: values.reduce((sum, value) => sum + value, 0) });
  }

  function addGoalSet(members: readonly number[]): void {
    spendTable();
    const isMember = Uint8Array.from(goals, (_, goal) => (members.includes(goal) ? 1 : 0));
    const inside = Uint8Array.from({ length: cells * 4 }, (_, at) =>
      isMember.every((member, goal) => member || away[at * goals.length + goal] === Infinity) ? 1 : 0,
    );
    goalSets.push({ size: members.length, inside });
  }

  /** `player`: its cell, or the number of cells for anywhere. */
  function* addPattern(price: number, extra: number, boxes: Boxes, player: number): Generator<void, void, void> {
    const set = makeSet(boxes);
    const region = new Uint8Array(cells);
    if (++patternCount > MAX_PATTERNS) throw new Rejection('it has too many patterns');
    if (boxes.length === 0 || set[player]) throw new Rejection('it has a pattern without boxes or under the player');
    for (let start = 0; start < cells; start++) {
      if ((player < cells && start !== player) || set[start] || region[start]) continue;
      const sum = sumAlone(boxes, start, Math.max(price, 0));
      leastCell(set, start, distance);
      for (let cell = 0; cell < cells; cell++) if (distance[cell]! < UNREACHED) region[cell] = 1;
      if (sum < Infinity) yield* refute(boxes, start, Math.max(price, 0), price === DEAD ? Infinity : sum + extra);
    }
    listed[boxes[0]!]! += boxes.length;
    patterns[boxes[0]!]!.push({ price, extra, boxes, region });
  }

  return { addPrice, addGoalSet, addPattern, fillBall, refute, prices, spend };
}
