// Sokoban as a state space of single moves of cost 1, packed in two bits per cell. The bits of a cell are numbered so
// that comparing the words of two states gives the order of their flat maps as text ( ' ' < '$' < '@' on floor,
// '*' < '+' < '.' on goals), the order of the course's search tree, at a twelfth of its size. A move changes two or
// three cells, with one exclusive-or each. The problem contains the level and tables made from it, never a state: an
// estimate may be requested for one state while another is being expanded.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { HeuristicId } from '@masu/core/base/search-choices.js';
import type { Position, SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { BLOCKED, PRUNED, type Problem } from '@masu/search/problem.js';
import { type Heuristic, makeHeuristic } from '../bound/heuristics.js';
import type { DeadlockRule, DeadlockTest } from '../deadlock/rules.js';

/** When a position is solved: no box off goal, or no goal without a box. The same if there are as many of each. */
export type Win = 'boxes-on-goals' | 'goals-filled';

const CELLS_PER_WORD = 16;
const FLOOR_BITS = { empty: 0, box: 1, player: 2 };
const GOAL_BITS = { box: 0, player: 1, empty: 2 };

export class MovesProblem implements Problem {
  readonly words: number;
  readonly actions = DIRECTIONS.length;
  readonly unitCosts = true;
  /** The board's cell of each packed cell. */
  protected readonly cells: Int32Array;
  /** The packed cell next to each in each direction, or -1: `neighbors[4 * cell + direction]`. */
  protected readonly neighbors: Int32Array;
  protected readonly goals: Uint8Array;
  readonly #board: SokobanBoard;
  readonly #win: Win;
  readonly #start: Uint32Array;
  /** The bits of a cell with a box, shifted into place. */
  readonly #boxBits: Uint32Array;
  /** Toggles a cell between empty and player. */
  readonly #emptyPlayer: Uint32Array;
  readonly #emptyBox: Uint32Array;
  readonly #boxPlayer: Uint32Array;
  /** In each word, the bits that are set only by a player, and the bits that are set only if the position is not solved. */
  readonly #playerMask: Uint32Array;
  readonly #unwonMask: Uint32Array;
  /** 1 for cells a box must not enter: the union of the rules that depend on one cell. */
  readonly #forbidden: Uint8Array;
  readonly #tests: readonly DeadlockTest[];
  /** Every rule's own test, in order, for traces. */
  readonly #allTests: readonly DeadlockTest[];
  /** Scratch memory for rules that examine several boxes: all 0 between calls. */
  readonly #boxAt: Uint8Array;
  readonly #heuristicId: HeuristicId;
  #heuristic: Heuristic | undefined;

  constructor(
    board: SokobanBoard,
    rules: readonly DeadlockRule[] = [],
    win: Win = 'boxes-on-goals',
    heuristic: HeuristicId = 'nearest',
  ) {
    const { walls, goalMap, start } = board;
    this.#board = board;
    this.#win = win;
    this.#heuristicId = heuristic;
    this.cells = Int32Array.from([...walls.keys()].filter((cell) => !walls[cell]));
    const count = this.cells.length;
    this.words = Math.ceil(count / CELLS_PER_WORD);
    this.goals = Uint8Array.from(this.cells, (cell) => goalMap[cell] as number);
    this.neighbors = this.#findNeighbors();

    const columns = [0, 1, 2, 3].map(() => new Uint32Array(count));
    [this.#boxBits, this.#emptyPlayer, this.#emptyBox, this.#boxPlayer] = columns as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    this.#playerMask = new Uint32Array(this.words);
    this.#unwonMask = new Uint32Array(this.words);
    for (let cell = 0; cell < count; cell++) this.#prepareBits(cell);

    this.#allTests = rules.map((rule) => rule.prepare(board));
    const tables = this.#allTests.filter((_, index) => rules[index]?.ofCell);
    this.#tests = this.#allTests.filter((_, index) => !rules[index]?.ofCell);
    this.#boxAt = new Uint8Array(walls.length);
    this.#forbidden = Uint8Array.from(this.cells, (cell) =>
      tables.some((isDead) => isDead(this.#boxAt, cell)) ? 1 : 0,
    );
    this.#start = this.pack(start);
  }

  #findNeighbors(): Int32Array {
    const packed = new Int32Array(this.#board.walls.length).fill(-1);
    this.cells.forEach((cell, index) => {
      packed[cell] = index;
    });
    const steps = offsets(this.#board.width);
    return Int32Array.from({ length: 4 * this.cells.length }, (_, at) => {
      const direction = DIRECTIONS[at % 4] as Direction;
      return packed[(this.cells[at >> 2] as number) + steps[direction]] ?? -1;
    });
  }

  #prepareBits(cell: number): void {
    const bits = this.goals[cell] ? GOAL_BITS : FLOOR_BITS;
    const shift = cellShift(cell);
    const word = cell >> 4;
    this.#boxBits[cell] = bits.box << shift;
    this.#emptyPlayer[cell] = (bits.empty ^ bits.player) << shift;
    this.#emptyBox[cell] = (bits.empty ^ bits.box) << shift;
    this.#boxPlayer[cell] = (bits.box ^ bits.player) << shift;
    // A player's high bit on floor, low bit on goals; a box off goal has the low bit; an unfilled goal has either.
    const high = 2 << shift;
    const low = 1 << shift;
    (this.#playerMask[word] as number) |= this.goals[cell] ? low : high;
    if (this.#win === 'boxes-on-goals') (this.#unwonMask[word] as number) |= this.goals[cell] ? 0 : low;
    else (this.#unwonMask[word] as number) |= this.goals[cell] ? low | high : 0;
  }

  /** The words of a position. */
  pack(position: Position): Uint32Array {
    const words = new Uint32Array(this.words);
    const boxes = new Set(position.boxes);
    this.cells.forEach((boardCell, cell) => {
      const bits = this.goals[cell] ? GOAL_BITS : FLOOR_BITS;
      const what = boardCell === position.player ? 'player' : boxes.has(boardCell) ? 'box' : 'empty';
      (words[cell >> 4] as number) |= bits[what] << cellShift(cell);
    });
    return words;
  }

  /** Decodes the words of a state. */
  unpack(states: Uint32Array, at: number): Position {
    const boxes: number[] = [];
    this.cells.forEach((boardCell, cell) => {
      if (this.isBox(states, at, cell)) boxes.push(boardCell);
    });
    return { player: this.cells[this.inspect(states, at)] as number, boxes };
  }

  writeStart(states: Uint32Array, at: number): void {
    states.set(this.#start, at);
  }

  /** The packed cell of the player. */
  inspect(states: Uint32Array, at: number): number {
    for (let word = 0; ; word++) {
      const bits = (states[at + word] as number) & (this.#playerMask[word] as number);
      if (bits !== 0) return word * CELLS_PER_WORD + (Math.clz32(bits) >> 1);
    }
  }

  isGoal(states: Uint32Array, at: number): boolean {
    for (let word = 0; word < this.words; word++) {
      if ((states[at + word] as number) & (this.#unwonMask[word] as number)) return false;
    }
    return true;
  }

  /** A lower bound of the moves still needed; see `HEURISTICS`. */
  estimate(states: Uint32Array, at: number): number {
    if (this.#win === 'goals-filled' || this.#heuristicId === 'none') return 0;
    this.#heuristic ??= makeHeuristic(this.#board, this.#heuristicId);
    const boxes: number[] = [];
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.isBox(states, at, cell)) boxes.push(this.cells[cell] as number);
    }
    return this.#heuristic(boxes);
  }

  protected isBox(states: Uint32Array, at: number, cell: number): boolean {
    const shift = cellShift(cell);
    return ((((states[at + (cell >> 4)] as number) ^ (this.#boxBits[cell] as number)) >>> shift) & 3) === 0;
  }

  apply(states: Uint32Array, at: number, player: number, action: number, to: number): number {
    const ahead = this.neighbors[4 * player + action] as number;
    if (ahead < 0) return BLOCKED;
    let onto = -1;
    if (this.isBox(states, at, ahead)) {
      onto = this.neighbors[4 * ahead + action] as number;
      if (onto < 0 || this.isBox(states, at, onto)) return BLOCKED;
      if (this.#forbidden[onto] || (this.#tests.length > 0 && this.#isDead(states, at, ahead, onto))) return PRUNED;
    }
    for (let word = 0; word < this.words; word++) states[to + word] = states[at + word] as number;
    flip(states, to, player, this.#emptyPlayer);
    flip(states, to, ahead, onto < 0 ? this.#emptyPlayer : this.#boxPlayer);
    if (onto >= 0) flip(states, to, onto, this.#emptyBox);
    return 1;
  }

  /** The first rule that prunes the push. */
  pruneReason(states: Uint32Array, at: number, player: number, action: number): number {
    const from = this.neighbors[4 * player + action] as number;
    const onto = this.neighbors[4 * from + action] as number;
    return this.#allTests.findIndex((test) => this.#isDead(states, at, from, onto, [test]));
  }

  #isDead(states: Uint32Array, at: number, from: number, onto: number, tests = this.#tests): boolean {
    const boxAt = this.#boxAt;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.isBox(states, at, cell)) boxAt[this.cells[cell] as number] = 1;
    }
    const pushed = this.cells[onto] as number;
    boxAt[this.cells[from] as number] = 0;
    boxAt[pushed] = 1;
    let dead = false;
    for (const isDead of tests) dead ||= isDead(boxAt, pushed);
    boxAt.fill(0);
    return dead;
  }
}

/** The first cell of a word is in its highest bits. */
function cellShift(cell: number): number {
  return 30 - 2 * (cell & 15);
}

function flip(states: Uint32Array, at: number, cell: number, changes: Uint32Array): void {
  const word = at + (cell >> 4);
  states[word] = (states[word] as number) ^ (changes[cell] as number);
}
