// Checks the facts of an explanation by plain searches over the rules, without any code of the explainer or of the
// position table: named boxes, every push tried, and for each fact a search for a counterexample among all solutions.
// Written to be read, not to be fast. A search that grows too large throws TooLarge; its fact counts as unchecked.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { ExplainedRun, Explanation } from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact, Loss, RunFact } from '@masu/studio/sokoban/explain/facts.js';

export class TooLarge extends Error {}
const MAX_STATES = 400_000;

/** Cells of the boxes by name; -1 for a box taken away. */
type Named = readonly number[];
interface At {
  readonly cells: Named;
  readonly player: number;
}
interface Edge {
  readonly cell: number;
  readonly onto: number;
  readonly direction: number;
  readonly to: number;
}
/** Every position without a box on a dead square: its boxes, pushes, and whether it can be solved. */
interface Graph {
  readonly boxes: (readonly number[])[];
  readonly edges: Edge[][];
  readonly solvable: boolean[];
}

const sorted = (cells: Iterable<number>): number[] => [...cells].filter((cell) => cell >= 0).sort((a, b) => a - b);

export class Oracle {
  private readonly level: Level;
  private readonly offsets: readonly number[];
  private readonly isGoal: (cell: number) => boolean;
  private readonly floor: readonly number[];
  private readonly dead = new Set<number>();
  private readonly ids = new Map<string, number>();
  private readonly graph: Graph;
  private readonly start: At;
  private readonly steps: { readonly box: number; readonly direction: number }[];
  private readonly runs: readonly ExplainedRun[];
  private readonly homes = new Map<string, boolean>();

  constructor({ level, position, solution, runs }: Explanation) {
    this.level = level;
    this.offsets = [-level.width, 1, level.width, -1];
    const goals = new Set(level.goals);
    this.isGoal = (cell) => goals.has(cell);
    this.floor = [...level.walls.keys()].filter((cell) => !level.walls[cell]);
    for (const cell of this.floor) if (this.isDead(cell)) this.dead.add(cell);
    this.start = { cells: [...position.boxes].sort((a, b) => a - b), player: position.player };
    this.steps = solution.map(({ box, direction }) => ({ box, direction: DIRECTIONS.indexOf(direction) }));
    this.runs = runs;
    this.graph = this.explore();
  }

  // The rules.

  private region(occupied: ReadonlySet<number>, player: number): Set<number> {
    const seen = new Set([player]);
    for (const cell of seen) {
      for (const offset of this.offsets) {
        const next = cell + offset;
        if (!this.level.walls[next] && !occupied.has(next)) seen.add(next);
      }
    }
    return seen;
  }

  private pushes(boxes: readonly number[], player: number): { cell: number; onto: number; direction: number }[] {
    const occupied = new Set(boxes);
    const region = this.region(occupied, player);
    return boxes.flatMap((cell) =>
      this.offsets.flatMap((offset, direction) => {
        const onto = cell + offset;
        const isLegal = region.has(cell - offset) && !this.level.walls[onto] && !occupied.has(onto);
        return isLegal ? [{ cell, onto, direction }] : [];
      }),
    );
  }

  private key(boxes: readonly number[], player: number): string {
    return `${boxes.join(',')}:${Math.min(...this.region(new Set(boxes), player))}`;
  }

  /** A dead square: from here, a box alone gets to no goal, wherever the player is between two pushes. */
  private isDead(square: number): boolean {
    const reached = new Set([square]);
    for (const cell of reached) {
      if (this.isGoal(cell)) return false;
      for (const offset of this.offsets) {
        if (!this.level.walls[cell + offset] && !this.level.walls[cell - offset]) reached.add(cell + offset);
      }
    }
    return true;
  }

  /**
   * The fewest pushes of a box alone on the board to a goal, by a player who walks around it: of all ways, and of those on
   * which the box is pushed onto the cell `over`.
   */
  private alone(
    box: number,
    player: number,
    goal: number,
    over = -1,
  ): { readonly any?: number; readonly over?: number } {
    const found: { any?: number; over?: number } = {};
    const queue: [cell: number, player: number, isOver: boolean, pushes: number][] = [[box, player, false, 0]];
    const seen = new Set<string>();
    for (const [cell, who, isOver, pushes] of queue) {
      const key = `${this.key([cell], who)}/${isOver}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (cell === goal) {
        found.any ??= pushes;
        if (isOver) found.over ??= pushes;
      }
      for (const push of this.pushes([cell], who)) {
        queue.push([push.onto, push.cell, isOver || push.onto === over, pushes + 1]);
      }
    }
    return found;
  }

  private isSolved(boxes: readonly number[]): boolean {
    return boxes.every(this.isGoal);
  }

  private explore(): Graph {
    const boxes: (readonly number[])[] = [];
    const edges: Edge[][] = [];
    const players: number[] = [];
    const visit = (at: readonly number[], player: number): number => {
      const key = this.key(at, player);
      const known = this.ids.get(key);
      if (known !== undefined) return known;
      if (boxes.length >= MAX_STATES) throw new TooLarge();
      this.ids.set(key, boxes.length);
      players.push(player);
      edges.push([]);
      return boxes.push(at) - 1;
    };
    visit(sorted(this.start.cells), this.start.player);
    for (let id = 0; id < boxes.length; id++) {
      const at = boxes[id] as readonly number[];
      if (this.isSolved(at)) continue;
      for (const { cell, onto, direction } of this.pushes(at, players[id] as number)) {
        if (this.dead.has(onto)) continue;
        const to = visit(sorted([...at.filter((box) => box !== cell), onto]), cell);
        edges[id]?.push({ cell, onto, direction, to });
      }
    }
    const before: number[][] = boxes.map(() => []);
    for (const [id, list] of edges.entries()) for (const { to } of list) before[to]?.push(id);
    const solvable = boxes.map((at) => this.isSolved(at));
    const queue = solvable.flatMap((is, id) => (is ? [id] : []));
    for (const id of queue) {
      for (const earlier of before[id] ?? []) {
        if (solvable[earlier]) continue;
        solvable[earlier] = true;
        queue.push(earlier);
      }
    }
    return { boxes, edges, solvable };
  }

  private idAt({ cells, player }: At): number {
    const id = this.ids.get(this.key(sorted(cells), player));
    if (id === undefined) throw new Error('a position that pushes do not lead to');
    return id;
  }

  private isSolvable(cells: Iterable<number>, player: number): boolean {
    const boxes = sorted(cells);
    if (boxes.some((cell) => this.dead.has(cell))) return false;
    return this.graph.solvable[this.idAt({ cells: boxes, player })] === true;
  }

  /** The named boxes after so many pushes of the solution. */
  private after(pushes: number): At {
    const cells = [...this.start.cells];
    let player = this.start.player;
    for (const { box, direction } of this.steps.slice(0, pushes)) {
      player = cells[box] as number;
      cells[box] = player + (this.offsets[direction] as number);
    }
    return { cells, player };
  }

  /**
   * Whether some solution from here makes the automaton accept: `step` gets its state and a push, and returns the next
   * state, or undefined if such a solution is not looked for.
   */
  private someSolution<State extends string | number>(
    from: At,
    init: State,
    step: (state: State, cell: number, onto: number) => State | undefined,
    accepts: (state: State) => boolean = () => true,
  ): boolean {
    const { boxes, edges, solvable } = this.graph;
    const queue: [id: number, state: State][] = [[this.idAt(from), init]];
    const seen = new Set([`${queue[0]?.[0]}/${init}`]);
    for (const [id, state] of queue) {
      if (this.isSolved(boxes[id] as readonly number[])) {
        if (accepts(state)) return true;
        continue;
      }
      for (const { cell, onto, to } of edges[id] ?? []) {
        if (!solvable[to]) continue;
        const next = step(state, cell, onto);
        if (next === undefined) continue;
        const key = `${to}/${next}`;
        if (seen.has(key)) continue;
        if (seen.size > MAX_STATES) throw new TooLarge();
        seen.add(key);
        queue.push([to, next]);
      }
    }
    return false;
  }

  /** Everything that can follow, with a set of boxes followed: each board with that set, and whether one was pushed. */
  private continuations(
    boxes: readonly number[],
    player: number,
    followed: readonly number[],
    withDead: boolean,
  ): { boards: (readonly [readonly number[], readonly number[]])[]; isFollowedPushed: boolean; isFilling: boolean } {
    const boards: (readonly [readonly number[], readonly number[]])[] = [];
    const players: number[] = [];
    const seen = new Set<string>();
    const visit = (at: readonly number[], set: readonly number[], who: number): void => {
      const key = `${this.key(at, who)}/${set.join(',')}`;
      if (seen.has(key)) return;
      if (seen.size > MAX_STATES) throw new TooLarge();
      seen.add(key);
      boards.push([at, set]);
      players.push(who);
    };
    visit(sorted(boxes), sorted(followed), player);
    let isFollowedPushed = false;
    let isFilling = false;
    for (let index = 0; index < boards.length; index++) {
      const [at, set] = boards[index] as readonly [readonly number[], readonly number[]];
      if (this.isSolved(at)) continue;
      for (const { cell, onto } of this.pushes(at, players[index] as number)) {
        if (!withDead && this.dead.has(onto)) continue;
        if (set.includes(cell)) isFollowedPushed = true;
        if (!this.isGoal(cell) && this.isGoal(onto)) isFilling = true;
        const moved = (cells: readonly number[]): number[] =>
          sorted(cells.map((each) => (each === cell ? onto : each)));
        visit(moved(at), set.includes(cell) ? moved(set) : set, cell);
      }
    }
    return { boards, isFollowedPushed, isFilling };
  }

  /** Whether these boxes alone can all get onto goals. */
  private canGetHome(cells: readonly number[], player: number): boolean {
    const key = this.key(sorted(cells), player);
    const known = this.homes.get(key);
    if (known !== undefined) return known;
    const { boards } = this.continuations(cells, player, cells, false);
    const can = boards.some(([at]) => this.isSolved(at));
    this.homes.set(key, can);
    return can;
  }

  /** The cells a box gets to while the others stay, with the player's cell after each way; not over dead squares. */
  private solo({ cells, player }: At, box: number): Map<number, number[]> {
    const others = cells.filter((cell, name) => name !== box && cell >= 0);
    const queue: [cell: number, player: number][] = [[cells[box] as number, player]];
    const seen = new Set([this.key(sorted([...others, cells[box] as number]), player)]);
    const ends = new Map<number, number[]>();
    for (const [index, [cell, who]] of queue.entries()) {
      if (index > 0) ends.set(cell, [...(ends.get(cell) ?? []), who]);
      const at = sorted([...others, cell]);
      if (at.length === this.level.goals.length && this.isSolved(at)) continue;
      for (const push of this.pushes(at, who)) {
        if (push.cell !== cell || this.dead.has(push.onto)) continue;
        const key = this.key(sorted([...others, push.onto]), cell);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push([push.onto, cell]);
      }
    }
    return ends;
  }

  /** Makes pushes; what stops the first that can't be made. */
  private play(
    from: At,
    steps: readonly { readonly box: number; readonly direction: number }[],
  ): { at: At; failed?: { why: 'track' | 'stand' | 'reach'; cell: number; box: number; direction: number } } {
    const cells = [...from.cells];
    let { player } = from;
    for (const { box, direction } of steps) {
      const cell = cells[box] as number;
      const offset = this.offsets[direction] as number;
      const fail = (why: 'track' | 'stand' | 'reach', where: number) => ({
        at: { cells, player },
        failed: { why, cell: where, box, direction },
      });
      if (this.level.walls[cell + offset] || cells.includes(cell + offset)) return fail('track', cell + offset);
      if (cells.includes(cell - offset)) return fail('stand', cell - offset);
      if (!this.region(new Set(cells), player).has(cell - offset)) return fail('reach', cell - offset);
      cells[box] = cell + offset;
      player = cell;
    }
    return { at: { cells, player } };
  }

  private runSteps(run: number): readonly { readonly box: number; readonly direction: number }[] {
    const [begin, end] = this.runs[run]?.pushes ?? [0, 0];
    return this.steps.slice(begin, end);
  }

  private goal(number: number | undefined): number {
    return this.level.goals[number as number] as number;
  }

  // Losses.

  private isLossTrue(loss: Loss, cells: Named, player: number): boolean {
    const named = 'boxes' in loss ? loss.boxes.map((box) => cells[box] as number) : [];
    const withDead = !('unlessGivenUp' in loss && loss.unlessGivenUp);
    if (loss.by === 'search') return true;
    if (loss.by === 'core') return named.length > 0 && !this.canGetHome(named, player);
    const { boards, isFollowedPushed, isFilling } = this.continuations(sorted(cells), player, named, withDead);
    const onGoals = (at: readonly number[]): number => at.filter(this.isGoal).length;
    switch (loss.by) {
      case 'rule':
        if (loss.rule === 'corner' || loss.rule === 'frozen') {
          return !isFollowedPushed && named.some((cell) => !this.isGoal(cell));
        }
        return !boards.some(([, set]) => this.isSolved(set));
      case 'no-more':
        return !isFilling && !boards.some(([at]) => this.isSolved(at));
      case 'stuck':
        return !isFollowedPushed && named.every((cell) => !this.isGoal(cell));
      case 'empty-goal':
        return loss.goals.every((goal) => !boards.some(([at]) => at.includes(this.goal(goal))));
      case 'at-most':
        return loss.of === cells.length && Math.max(...boards.map(([at]) => onGoals(at))) === loss.count;
    }
  }

  // Facts about the level.

  private goesBefore(from: At, first: number, second: number): boolean {
    const [a, b] = [from.cells[first], from.cells[second]];
    const step = (state: number, cell: number): number | undefined => {
      if (state === 1) return 1;
      if (cell === a) return undefined;
      return cell === b ? 1 : 0;
    };
    return !this.someSolution(from, 0, step, (state) => state === 1);
  }

  /** In every solution, the last push onto goal g precedes the last push onto goal h. */
  isFilledBefore(g: number, h: number): boolean {
    const [first, second] = [this.goal(g), this.goal(h)];
    const step = (state: number, _: number, onto: number): number => {
      if (onto === first) return 1;
      return onto === second ? 2 : state;
    };
    return !this.someSolution(this.start, 0, step, (state) => state !== 2);
  }

  /** With a wall on h, a box alone from any start cell, the player anywhere, never gets to g. */
  private isClosing(g: number, h: number): boolean {
    const [goal, wall] = [this.goal(g), this.goal(h)];
    return this.start.cells.every((box) => {
      if (box === goal) return false;
      if (box === wall) return true;
      return this.floor.every((player) => {
        if (player === box || player === wall) return true;
        const queue: [number, number][] = [[box, player]];
        const seen = new Set([this.key([box, wall], player)]);
        for (const [cell, who] of queue) {
          if (cell === goal) return false;
          for (const push of this.pushes([cell, wall], who)) {
            const key = this.key([push.onto, wall], push.cell);
            if (push.cell !== cell || seen.has(key)) continue;
            seen.add(key);
            queue.push([push.onto, push.cell]);
          }
        }
        return true;
      });
    });
  }

  private isKey(from: At, box: number): boolean {
    const own = from.cells[box];
    const step = (state: number, cell: number, onto: number): number | undefined => {
      if (state === 1) return 1;
      if (cell === own) return undefined;
      return this.isGoal(onto) ? 1 : 0;
    };
    return !this.someSolution(from, 0, step, (state) => state === 1);
  }

  private mayStay(from: At, box: number): boolean {
    const own = from.cells[box];
    return this.someSolution(from, 0, (_, cell) => (cell === own ? undefined : 0));
  }

  /** Runs computed here: box, first step, end, and whether it is the last of its box and ends on a goal. */
  private ownRuns(): { box: number; begin: number; end: number; isDelivery: boolean }[] {
    const begins = this.steps.flatMap(({ box }, at) => (at > 0 && this.steps[at - 1]?.box === box ? [] : [at]));
    return begins.map((begin, index) => {
      const end = begins[index + 1] ?? this.steps.length;
      const box = this.steps[begin]?.box as number;
      const isLast = !this.steps.slice(end).some((step) => step.box === box);
      return { box, begin, end, isDelivery: isLast && this.isGoal(this.after(end).cells[box] as number) };
    });
  }

  isLevelFactTrue(fact: LevelFact): boolean {
    const { start } = this;
    const { cells } = start;
    const goals = this.level.goals;
    const numbers = [...goals.keys()];
    switch (fact.kind) {
      case 'first-push':
      case 'first-box': {
        const legal = this.pushes(sorted(cells), start.player);
        const live = legal.filter(({ cell, onto }) =>
          this.isSolvable(
            cells.map((each) => (each === cell ? onto : each)),
            cell,
          ),
        );
        const own = cells[fact.boxes[0]];
        if (fact.kind === 'first-box') {
          const boxes = new Set(legal.map(({ cell }) => cell)).size;
          return boxes === fact.count && boxes > 1 && live.length > 0 && live.every(({ cell }) => cell === own);
        }
        const isOnly = live.length === 1 && live[0]?.cell === own;
        return isOnly && DIRECTIONS[live[0]?.direction as number] === fact.direction && legal.length === fact.count;
      }
      case 'off-goal':
        return this.isGoal(cells[fact.boxes[0]] as number) && !this.mayStay(start, fact.boxes[0]);
      case 'gate':
        return fact.boxes.every((box) => this.isKey(start, box));
      case 'two-runs':
        return fact.boxes.every((box) => {
          const step = (state: string, cell: number, onto: number): string | undefined => {
            const [phase, at] = state.split(' ').map(Number) as [number, number];
            if (cell === at) return phase === 2 ? undefined : `1 ${onto}`;
            return `${phase === 0 ? 0 : 2} ${at}`;
          };
          return !this.someSolution(start, `0 ${cells[box]}`, step);
        });
      case 'detour': {
        const [cell] = fact.cells;
        if (cells.includes(cell) || this.isGoal(cell)) return false;
        if (this.someSolution(start, 0, (_, __, onto) => (onto === cell ? undefined : 0))) return false;
        const isOnWay = (box: number): boolean =>
          goals.some((goal) => {
            const { any, over } = this.alone(box, start.player, goal, cell);
            return over !== undefined && over === any;
          });
        const here = new Set(
          this.steps.flatMap(({ box, direction }, at) =>
            (this.after(at).cells[box] as number) + (this.offsets[direction] as number) === cell ? [box] : [],
          ),
        );
        return !cells.some(isOnWay) && `${[...here].sort((a, b) => a - b)}` === `${fact.boxes}`;
      }
      case 'goal-chain': {
        const { goals: chain } = fact;
        const isOrdered = chain.every((g, at) => chain.slice(at + 1).every((h) => this.isFilledBefore(g, h)));
        const isClosed = chain.every((h, at) => at === 0 || this.isClosing(chain[at - 1] as number, h));
        return chain.length === goals.length && isOrdered && (!fact.closes || isClosed);
      }
      case 'goal-first':
        return numbers.every((h) => h === fact.goals[0] || this.isFilledBefore(fact.goals[0], h));
      case 'goal-last':
        return numbers.every((g) => g === fact.goals[0] || this.isFilledBefore(g, fact.goals[0]));
      case 'fill-before': {
        const [goal, ...later] = fact.goals;
        return later.every(
          (h) => this.isFilledBefore(goal as number, h) && (!fact.closes || this.isClosing(goal as number, h)),
        );
      }
      case 'move-before': {
        const [box, ...later] = fact.boxes;
        return later.every((b) => {
          if (!this.goesBefore(start, box as number, b) || this.mayStay(start, b)) return false;
          return !fact.loses || this.canBePushedBefore(start, box as number, b);
        });
      }
      case 'ends-on': {
        const own = cells[fact.boxes[0]] as number;
        const end = this.goal(fact.goals[0]);
        const follow = (at: number, cell: number, onto: number): number => (cell === at ? onto : at);
        const far = fact.goals.map((goal) => this.alone(own, start.player, this.goal(goal)).any);
        const [toEnd, toNear] = far as [number, number];
        return (
          `${far}` === `${fact.pushes}` && toNear < toEnd && !this.someSolution(start, own, follow, (at) => at !== end)
        );
      }
      case 'door': {
        const [door] = fact.cells;
        const parts: Set<number>[] = [];
        for (const cell of this.floor) {
          if (cell === door || parts.some((part) => part.has(cell))) continue;
          parts.push(this.region(new Set([door]), cell));
        }
        return parts.some((part) => {
          const inside = goals.filter((goal) => part.has(goal)).length;
          const boxes = cells.filter((cell) => part.has(cell)).length;
          const isAll = inside === goals.length;
          if (part.has(start.player) || start.player === door || cells.includes(door)) return false;
          return inside === fact.behind && inside - boxes === fact.count && isAll === fact.isAll && parts.length > 1;
        });
      }
      case 'goal-trap': {
        const at = this.after(fact.push);
        const goal = this.goal(fact.goals[0]);
        const ends = this.solo(at, fact.boxes[0]).get(goal) ?? [];
        const moved = at.cells.map((cell, box) => (box === fact.boxes[0] ? goal : cell));
        const isTrue = (player: number): boolean =>
          !this.isSolvable(moved, player) && this.isLossTrue(fact.loss, moved, player);
        return ends.length > 0 && ends.every(isTrue);
      }
      case 'push-trap': {
        const at = this.after(fact.push);
        const direction = DIRECTIONS.indexOf(fact.direction);
        const { at: then, failed } = this.play(at, [{ box: fact.boxes[0], direction }]);
        if (failed || this.isSolvable(then.cells, then.player)) return false;
        const farFrom = ({ cells: now, player }: At): number | undefined =>
          this.alone(now[fact.boxes[0]] as number, player, this.goal(fact.goals[0])).any;
        const [before, after] = [farFrom(at), farFrom(then)];
        if (after === undefined || (before !== undefined && after >= before)) return false;
        return this.isLossTrue(fact.loss, then.cells, then.player);
      }
      case 'safe-after': {
        const first = this.idAt(this.after(fact.push));
        const seen = new Set([first]);
        for (const id of seen) for (const { to } of this.graph.edges[id] ?? []) seen.add(to);
        return [...seen].every((id) => this.graph.solvable[id]);
      }
      case 'plan': {
        const runs = this.ownRuns();
        const deliveries = runs.filter((run) => run.isDelivery);
        const first = runs.findIndex((run) => run.isDelivery);
        const aside = sorted(new Set(runs.slice(0, first).map(({ box }) => box)));
        const ends = deliveries.map(({ box, end }) => goals.indexOf(this.after(end).cells[box] as number));
        const boxes = deliveries.map(({ box }) => box);
        return `${aside};${boxes};${ends}` === `${fact.aside};${fact.boxes};${fact.goals}`;
      }
      case 'deliver-after': {
        const rest = this.ownRuns().filter(({ begin }) => begin >= fact.push);
        const isWhole = rest[0]?.begin === fact.push && new Set(rest.map(({ box }) => box)).size === rest.length;
        return isWhole && rest.every((run) => run.isDelivery) && `${rest.map(({ box }) => box)}` === `${fact.boxes}`;
      }
      case 'makes-room': {
        const runs = this.ownRuns();
        const makes = (index: number): boolean => {
          const run = runs[index] as (typeof runs)[number];
          let at = this.after(run.begin);
          for (const other of runs.slice(index + 1)) {
            if (other.box === run.box) return false;
            const { at: then, failed } = this.play(at, this.steps.slice(other.begin, other.end));
            at = then;
            if (!failed) continue;
            if (failed.why !== 'reach') return at.cells[run.box] === failed.cell;
            const rest = at.cells.filter((_, box) => box !== run.box);
            return this.region(new Set(rest), at.player).has(failed.cell);
          }
          return false;
        };
        const count = runs.filter((run, at) => run.box === fact.boxes[0] && !run.isDelivery && makes(at)).length;
        return count >= fact.count;
      }
    }
  }

  /** Some push of the second box, not onto a dead square, is possible while neither has moved. */
  private canBePushedBefore(from: At, first: number, second: number): boolean {
    const [a, b] = [from.cells[first], from.cells[second]];
    const seen = new Set([this.idAt(from)]);
    for (const id of seen) {
      for (const { cell, to } of this.graph.edges[id] ?? []) {
        if (cell === b) return true;
        if (cell !== a) seen.add(to);
      }
    }
    return false;
  }

  // Facts about runs.

  /** Whether leaving the run out spoils this delivery first, or none (undefined). */
  isServiceTrue(index: number, delivery: number | undefined): boolean {
    const runs = this.ownRuns();
    const { begin } = runs[index] as (typeof runs)[number];
    if (runs[index]?.isDelivery) return delivery === index;
    let now = this.after(begin);
    const spoiled = runs.findIndex((run, other) => {
      if (other <= index) return false;
      const isSameStart = now.cells[run.box] === this.after(run.begin).cells[run.box];
      const { at, failed } = this.play(now, this.steps.slice(run.begin, run.end));
      const isMade = isSameStart && !failed;
      if (isMade) now = at;
      return !isMade && run.isDelivery;
    });
    return (spoiled < 0 ? undefined : spoiled) === delivery;
  }

  /** `box`: the one the fact is said about, that of the run unless it is a false variant. */
  isRunFactTrue(fact: RunFact, index: number, box?: number): boolean {
    const real = this.runs[index] as ExplainedRun;
    const run = { ...real, box: box ?? real.box };
    const [begin, end] = run.pushes;
    const at = this.after(begin);
    const own = this.runSteps(index);
    const later = this.runs.slice(index + 1);
    switch (fact.kind) {
      case 'only-push':
      case 'only-box': {
        const legal = this.pushes(sorted(at.cells), at.player);
        const live = legal.filter(({ cell, onto }) =>
          this.isSolvable(
            at.cells.map((each) => (each === cell ? onto : each)),
            cell,
          ),
        );
        if (!live.every(({ cell }) => cell === at.cells[run.box])) return false;
        if (fact.kind === 'only-box')
          return new Set(legal.map(({ cell }) => cell)).size === fact.count && fact.count > 1;
        return live.length === 1 && live[0]?.direction === own[0]?.direction && legal.length === fact.count;
      }
      case 'waits':
        if (!this.goesBefore(at, run.box, fact.boxes[0])) return false;
        return !fact.loses || this.canBePushedBefore(at, run.box, fact.boxes[0]);
      case 'gate':
        return this.isKey(at, run.box);
      case 'goal-order': {
        const [goal, ...others] = fact.goals;
        return others.every((h) => this.isFilledBefore(goal as number, h));
      }
      case 'too-early': {
        const ends = this.solo(at, run.box);
        const reached = [...ends.keys()].filter(this.isGoal).sort((a, b) => a - b);
        if (`${reached}` !== `${sorted(fact.goals.map((goal) => this.goal(goal)))}`) return false;
        return reached.every((goal) => {
          const moved = at.cells.map((cell, box) => (box === run.box ? goal : cell));
          return (ends.get(goal) ?? []).every(
            (player) => !this.isSolvable(moved, player) && (!fact.loss || this.isLossTrue(fact.loss, moved, player)),
          );
        });
      }
      case 'enables': {
        let now = at;
        for (let other = index + 1; other < fact.run; other++) {
          const played = this.play(now, this.runSteps(other));
          if (played.failed || this.runs[other]?.box === run.box) return false;
          now = played.at;
        }
        const { at: then, failed } = this.play(now, this.runSteps(fact.run));
        if (!failed || failed.box !== fact.boxes[0] || failed.why !== fact.why) return false;
        if (DIRECTIONS[failed.direction] !== fact.direction || fact.isNext !== (fact.run === index + 1)) return false;
        if (failed.why !== 'reach') return then.cells[run.box] === failed.cell && fact.isOwn;
        const rest = then.cells.filter((_, box) => box !== run.box);
        return this.region(new Set(rest), then.player).has(failed.cell) === fact.isOwn;
      }
      case 'before-closed': {
        let now = at;
        for (let other = index + 1; other <= fact.run; other++) {
          const played = this.play(now, this.runSteps(other));
          if (played.failed) return false;
          now = played.at;
          if ((this.play(now, own).failed !== undefined) !== (other === fact.run)) return false;
        }
        return this.runs[fact.run]?.box === fact.boxes[0];
      }
      case 'any-time': {
        const rest = later.flatMap((_, offset) => this.runSteps(index + 1 + offset));
        const { at: then, failed } = this.play(at, [...rest, ...own]);
        return !failed && this.isSolved(sorted(then.cells));
      }
      case 'either-order': {
        const rest = later.slice(1).flatMap((_, offset) => this.runSteps(index + 2 + offset));
        const { at: then, failed } = this.play(at, [...this.runSteps(index + 1), ...own, ...rest]);
        return later[0]?.box === fact.boxes[0] && !failed && this.isSolved(sorted(then.cells));
      }
      case 'stops': {
        const next = this.runs.findIndex(({ box }, other) => other > index && box === run.box);
        const { at: then, failed } = this.play(this.after(end), this.runSteps(next));
        const [first] = this.runSteps(next);
        const isFirst = first && this.play(this.after(end), [first]).failed !== undefined;
        if (isFirst !== fact.isFirst) return false;
        if (!failed || failed.why !== fact.why || DIRECTIONS[failed.direction] !== fact.direction) return false;
        if (failed.why !== 'reach') return then.cells.indexOf(failed.cell) === fact.boxes[0];
        const opens = (box: number): boolean =>
          this.region(new Set(then.cells.filter((_, name) => name !== box)), then.player).has(failed.cell);
        return fact.boxes.every((box) => box !== run.box && opens(box));
      }
      case 'way-blocked': {
        // As before the run, so after it: the sentence follows the words that it was made.
        const moments = [at, this.after(end)];
        const opensAt = (gone: readonly number[], { cells, player }: At): boolean => {
          const left = cells.map((cell, box) => (gone.includes(box) ? -1 : cell));
          return [...this.solo({ cells: left, player }, run.box).keys()].some(this.isGoal);
        };
        if (moments.some((moment) => opensAt([], moment))) return false;
        const opens = (gone: readonly number[]): boolean => moments.every((moment) => opensAt(gone, moment));
        if (fact.by === 'one') return fact.boxes.length > 0 && fact.boxes.every((box) => opens([box]));
        const others = at.cells.flatMap((_, box) => (box === run.box ? [] : [box]));
        if (others.some((box) => moments.some((moment) => opensAt([box], moment)))) return false;
        return opens(fact.by === 'pair' ? fact.boxes : others);
      }
    }
  }

  /** Whether a push of the box on this cell loses from the start, by rules alone. */
  fewestPushesAfter(cell: number, direction: Direction): number | undefined {
    const edge = this.graph.edges[0]?.find((each) => each.cell === cell && DIRECTIONS[each.direction] === direction);
    if (!edge) return undefined;
    return this.fewest(edge.to);
  }

  fewest(id = 0): number | undefined {
    const far = new Map([[id, 0]]);
    for (const [each, pushes] of far) {
      if (this.isSolved(this.graph.boxes[each] as readonly number[])) return pushes;
      for (const { to } of this.graph.edges[each] ?? []) if (!far.has(to)) far.set(to, pushes + 1);
    }
    return undefined;
  }

  /** Whether a claim about the loss after a push is true. */
  isLossAfter(loss: Loss, cell: number, direction: Direction): boolean {
    const box = this.start.cells.indexOf(cell);
    const { at, failed } = this.play(this.start, [{ box, direction: DIRECTIONS.indexOf(direction) }]);
    return !failed && !this.isSolvable(at.cells, at.player) && this.isLossTrue(loss, at.cells, at.player);
  }
}
