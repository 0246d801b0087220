// The lemmas of a certificate, and the search that checks each with the help of those before it, in the words of
// docs/certificates.md. Everything spends: steps and positions are bounded by the caller, work by the certificate.

import { flood, measureSingleBox, OPPOSITE_SIDE, type ProofBoard, Rejection, UNREACHED } from './board.js';

export const DEAD = -1;
/** The claim about the level uses every price; a pattern uses its own. */
export const ALL_PRICES = -2;
const MAX_SETS = 4_096;
const MAX_HITS = 1_024;
/** What a push costs, and whether each step of the walk to it costs 1 more. */
const PUSHES = { push: 1, countsWalks: false };

type Boxes = readonly number[];
type Pattern = { readonly price: number; readonly extra: number; readonly boxes: Boxes; readonly region: Uint8Array };
type Position = { readonly boxes: Boxes; readonly player: number; cost: number };

const makeKey = (boxes: Boxes, player: number): string => String.fromCharCode(...boxes, player);
function moved(boxes: Boxes, from: number, to: number): Boxes {
  const then = boxes.filter((cell) => cell !== from);
  then.splice(then.findLastIndex((cell) => cell < to) + 1, 0, to);
  return then;
}

/** Positions with their least costs, served in order of cost. A key is the cells of the boxes and the player's. */
class Positions {
  cost = 0;
  readonly known = new Map<string, Position>();
  readonly #buckets: (Position[] | undefined)[] = [];
  put(boxes: Boxes, player: number, cost: number): void {
    const key = makeKey(boxes, player);
    const position = this.known.get(key) ?? { boxes, player, cost: Infinity };
    if (position.cost <= cost) return;
    if (position.cost === Infinity) this.known.set(key, position);
    position.cost = cost;
    this.#buckets[cost] ??= [];
    this.#buckets[cost].push(position);
  }
  take(): Position | undefined {
    for (; this.cost < this.#buckets.length; this.cost++)
      for (let found = this.#buckets[this.cost]?.pop(); found; found = this.#buckets[this.cost]?.pop())
        if (found.cost === this.cost) return found;
    return undefined;
  }
}

/** `budget`: what may still be spent. */
export function openLemmas(board: ProofBoard, budget: { work: number; steps: number; positions: number }) {
  const { cells, neighbors, goals, isGoal } = board;
  const { part, away, live } = measureSingleBox(board);
  const prices: { readonly byCell: Int32Array; readonly least: Float64Array; readonly total: number }[] = [];
  const goalSets: { readonly size: number; readonly inside: Uint8Array }[] = [];
  const patterns: Pattern[][] = Array.from({ length: cells }, () => []);
  const [distance, near] = [new Int32Array(cells + 1), new Int32Array(cells + 1)];
  let ball: Positions | null = null;
  let ballRadius = Infinity;

  const spend = (kind: 'work' | 'steps' | 'positions', count: number): void => {
    budget[kind] -= count;
    if (budget[kind] < 0)
      throw new Rejection(`it needs more ${kind} than ${kind === 'work' ? 'it states' : 'allowed'}`);
  };
  const leastCell = (boxes: Uint8Array, from: number, into: Int32Array): number => {
    spend('steps', cells);
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
    spend('steps', (1 + goalSets.length) * boxes.length);
    if (sum >= enough) return true;
    for (const { size, inside } of goalSets)
      if (boxes.filter((box) => inside[partIndex(box, player)]).length > size) return true;
    const hits: Pattern[] = [];
    for (const box of boxes) {
      spend('steps', patterns[box]!.length);
      for (const pattern of patterns[box]!) {
        if (!pattern.region[player] || (pattern.price !== DEAD && pattern.price !== price)) continue;
        let held = 1;
        while (held < pattern.boxes.length && set[pattern.boxes[held]!]) held++;
        if (held < pattern.boxes.length) continue;
        if (pattern.price === DEAD) return true;
        if (hits.length < MAX_HITS) hits.push(pattern);
      }
    }
    // Extras of disjoint patterns add up; the largest first, then by cell and the oldest, as in C.
    const used = new Set<number>();
    for (const pattern of hits.sort((a, b) => b.extra - a.extra)) {
      if (pattern.boxes.some((cell) => used.has(cell))) continue;
      for (const cell of pattern.boxes) used.add(cell);
      sum += pattern.extra;
    }
    return sum >= enough;
  }

  /** An area that opens only by pushes into it, all possible now: their number, or infinite. Marks area 1, boxes 2. */
  function countCorral(set: Uint8Array, boxes: Boxes, seed: number, inside: Uint8Array): number {
    const stack = [seed];
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

  /** Calls `visit` for each position in order of cost, from those put first. */
  function visitAll(open: Positions, visit: (boxes: Boxes, set: Uint8Array, player: number) => void): void {
    for (let next = open.take(); next; next = open.take()) {
      spend('work', 1);
      visit(next.boxes, makeSet(next.boxes), next.player);
      if (open.known.size > budget.positions) spend('positions', Infinity);
    }
  }

  /** The search that must fail: rejects if these boxes can be brought home at a cost below the target. */
  function refute(start: Boxes, from: number, price: number, target: number, { push, countsWalks } = PUSHES): void {
    const open = new Positions();
    open.put(start, countsWalks ? from : leastCell(makeSet(start), from, near), 0);
    visitAll(open, (boxes, set, player) => {
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
        const enough = Math.ceil((target - cost) / push);
        const then = moved(boxes, box, to);
        [set[box], set[to]] = [0, 1];
        if (!isFar(set, then, box, price, enough)) {
          const end = countsWalks ? box : leastCell(set, box, near);
          const isFree = price !== ALL_PRICES || !ball || cost + ballRadius + 1 < target;
          if (isFree || ball?.known.has(makeKey(then, end))) open.put(then, end, cost);
        }
        [set[box], set[to]] = [1, 0];
      }
    });
  }

  /** All positions from which the level can be solved at a cost of at most the radius, backward from the solved ones. */
  function fillBall(radius: number, inMoves: boolean): void {
    if (ball) throw new Rejection('it has two balls');
    const found = new Positions();
    for (let cell = 0; cell < cells; cell++)
      if (!isGoal[cell]) found.put(goals, inMoves ? cell : leastCell(makeSet(goals), cell, near), 0);
    visitAll(found, (boxes, set, player) => {
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
        const cost = found.cost + 1;
        if (!inMoves && cost <= radius) found.put(then, least, cost);
        for (let cell = 0; inMoves && cell < cells; cell++) {
          if (distance[cell] === UNREACHED || cost + distance[cell]! > radius) continue;
          // Positions are looked up only where a push can have ended, and at the start.
          const isEnd = OPPOSITE_SIDE.some((back, d) => {
            const rear = neighbors[cell * 4 + back]!;
            return set[neighbors[cell * 4 + d]!] && rear < cells && !set[rear];
          });
          if (isEnd || cell === board.player) found.put(then, cell, cost + distance[cell]!);
        }
        [set[box], set[from]] = [1, 0];
      }
    });
    spend('positions', found.known.size);
    [ball, ballRadius] = [found, radius];
  }

  /** One price per goal. */
  function addPrice(values: readonly number[]): void {
    const byCell = new Int32Array(cells);
    for (const [goal, cell] of goals.entries()) byCell[cell] = values[goal]!;
    const least = Float64Array.from({ length: cells * 4 }, (_, at) =>
      values.reduce((best, value, goal) => Math.min(best, away[at * goals.length + goal]! - value), Infinity),
    );
    const total = values.reduce((sum, value) => sum + value, 0);
    if (prices.push({ byCell, least, total }) > MAX_SETS) throw new Rejection('it has too many prices');
  }

  function addGoalSet(listed: readonly number[]): void {
    const inside = Uint8Array.from({ length: cells * 4 }, (_, at) =>
      goals.every((_cell, goal) => away[at * goals.length + goal] === Infinity || listed.includes(goal)) ? 1 : 0,
    );
    if (goalSets.push({ size: listed.length, inside }) > MAX_SETS) throw new Rejection('it has too many goal sets');
  }

  /** `player`: its cell, or the number of cells for anywhere. */
  function addPattern(price: number, extra: number, boxes: Boxes, player: number): void {
    const set = makeSet(boxes);
    const region = new Uint8Array(cells);
    if (boxes.length === 0 || set[player]) throw new Rejection('it has a pattern without boxes or under the player');
    for (let start = 0; start < cells; start++) {
      if ((player < cells && start !== player) || set[start] || region[start]) continue;
      const sum = sumAlone(boxes, start, Math.max(price, 0));
      leastCell(set, start, distance);
      for (let cell = 0; cell < cells; cell++) if (distance[cell]! < UNREACHED) region[cell] = 1;
      if (sum < Infinity) refute(boxes, start, Math.max(price, 0), price === DEAD ? Infinity : sum + extra);
    }
    patterns[boxes[0]!]!.push({ price, extra, boxes, region });
  }

  return { addPrice, addGoalSet, addPattern, fillBall, refute, prices, spend };
}
