// Exercises from a seed: the same for the same seed, three kinds per lesson, and answers that a second, simpler count
// confirms.

import { expect, test } from 'vitest';
import { LESSONS } from './lessons.js';
import { makePractice, type Practice } from './practice.js';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const all = LESSONS.flatMap(({ id }) => SEEDS.flatMap((seed) => makePractice(id, seed)));

test.each(LESSONS.map(({ id }) => id))(
  '%s: three kinds, the same for the same seed, other numbers for another',
  (id) => {
    expect(makePractice(id, 7)).toEqual(makePractice(id, 7));
    expect(new Set(makePractice(id, 7).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(SEEDS.map((seed) => JSON.stringify(makePractice(id, seed)))).size).toBe(SEEDS.length);
  },
);

test('no question is on a sheet twice', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const sheet = LESSONS.flatMap(({ id }) => makePractice(id, seed)).map((each) => JSON.stringify(each));
    expect(sheet.filter((each, index) => sheet.indexOf(each) < index)).toEqual([]);
  }
});

const STEPS = { u: [-1, 0], d: [1, 0], r: [0, 1], l: [0, -1] } as const;
type Letters = readonly string[];
interface Spot {
  readonly player: number;
  readonly box: number;
}

class Room {
  readonly width: number;
  readonly letters: string;

  constructor(rows: Letters) {
    this.width = (rows[0] as string).length;
    this.letters = rows.join('');
  }

  get start(): Spot {
    return { player: this.letters.search(/[@+]/), box: this.letters.search(/[$*]/) };
  }

  get goal(): number {
    return this.letters.search(/[.*+]/);
  }

  isWall = (cell: number): boolean => this.letters[cell] === '#';

  move({ player, box }: Spot, letter: keyof typeof STEPS): Spot | undefined {
    const by = STEPS[letter][0] * this.width + STEPS[letter][1];
    const to = player + by;
    if (this.isWall(to)) return undefined;
    if (to !== box) return { player: to, box };
    return this.isWall(to + by) ? undefined : { player: to, box: to + by };
  }

  /** Breadth-first: states expanded, the length, and how many wait after each expansion. */
  search(): { readonly expanded: number; readonly length: number; readonly waiting: readonly number[] } {
    const queue = [{ ...this.start, depth: 0 }];
    const seen = new Set([JSON.stringify(this.start)]);
    const waiting = [1];
    for (let expanded = 1; ; expanded++) {
      const now = queue.shift();
      if (!now) return { expanded, length: 0, waiting };
      if (now.box === this.goal) return { expanded, length: now.depth, waiting };
      for (const letter of ['u', 'd', 'r', 'l'] as const) {
        const next = this.move(now, letter);
        if (!next || seen.has(JSON.stringify(next))) continue;
        seen.add(JSON.stringify(next));
        queue.push({ ...next, depth: now.depth + 1 });
      }
      waiting.push(queue.length);
    }
  }

  /** The pushes that a box needs from each cell if the player could be anywhere; absent: none suffice. */
  pushes(): Map<number, number> {
    const found = new Map([[this.goal, 0]]);
    for (const [cell, count] of found) {
      for (const [down, right] of Object.values(STEPS)) {
        const by = down * this.width + right;
        const [from, player] = [cell - by, cell - 2 * by];
        if (!this.isWall(from) && !this.isWall(player) && !found.has(from)) found.set(from, count + 1);
      }
    }
    return found;
  }

  get floor(): number {
    return [...this.letters].filter((letter) => letter !== '#').length;
  }
}

const asked = (kind: Practice['kind']): Practice[] => all.filter((each) => each.kind === kind);

test('searches: expanded, length, and waiting are those of a search written here', () => {
  for (const { board, answer } of asked('expanded')) {
    expect(new Room(board as Letters).search().expanded).toBe(answer);
  }
  for (const { board, answer } of asked('length')) expect(new Room(board as Letters).search().length).toBe(answer);
  for (const { board, given, answer } of asked('waiting')) {
    expect(new Room(board as Letters).search().waiting[given.after as number]).toBe(answer);
  }
});

test('boards: possible moves, states, dead squares, and bounds are those counted here', () => {
  for (const { board, answer } of asked('possible')) {
    const room = new Room(board as Letters);
    expect((['u', 'd', 'r', 'l'] as const).filter((letter) => room.move(room.start, letter))).toHaveLength(answer);
  }
  for (const { board, answer } of asked('states')) {
    const { floor } = new Room(board as Letters);
    expect(floor * (floor - 1)).toBe(answer);
  }
  for (const { board, answer } of asked('dead')) {
    const room = new Room(board as Letters);
    expect(room.floor - room.pushes().size).toBe(answer);
  }
  for (const { board, answer } of asked('bound')) {
    const room = new Room(board as Letters);
    expect(room.pushes().get(room.start.box)).toBe(answer);
  }
});

test('candidates and chains are those found by trying every digit', () => {
  for (const { given, answer } of asked('candidates')) {
    const { size = 0, row, column, above = 0 } = given;
    const digits = Array.from({ length: size }, (_, index) => index + 1);
    expect(digits.filter((digit) => digit !== row && digit !== column && digit < above)).toHaveLength(answer);
  }
  for (const { given, answer } of asked('chain')) {
    const { size = 0, count = 0, place = 0 } = given;
    const digits = Array.from({ length: size }, (_, index) => index + 1);
    // A digit fits if enough digits are below and above it for the rest of the chain.
    expect(digits.filter((digit) => digit >= place && size - digit >= count - place)).toHaveLength(answer);
  }
});

test('rounds, bounds, and matchings are those found by counting', () => {
  for (const { given, answer } of asked('nextBound')) {
    const { count = 0, above, row, column } = given;
    let bound = count + 1;
    while (![above, row, column].includes(bound)) bound++;
    expect(bound).toBe(answer);
  }
  for (const { given, answer } of asked('rounds')) {
    const { count = 0, place = 0 } = given;
    expect(
      Array.from({ length: 99 }, (_, bound) => bound).filter((bound) => bound >= place && bound <= count),
    ).toHaveLength(answer);
  }
  for (const { given, answer } of asked('repeated')) {
    let [states, round] = [0, given.size ?? 0];
    for (let left = given.count ?? 0; left > 0; left--, round *= 2) states += round;
    expect(states).toBe(answer);
  }
  for (const kind of ['nearestSum', 'matched'] as const) {
    for (const { given, answer } of asked(kind)) {
      const { above = 0, row = 0, column = 0, place = 0 } = given;
      const all = [above + column, above + place, row + column, row + place];
      const allowed = kind === 'matched' ? [all[1], all[2]] : all;
      expect([...allowed].sort((a = 0, b = 0) => a - b)[0]).toBe(answer);
    }
  }
  for (const { given } of [...asked('highest'), ...asked('nextBound')])
    expect(new Set([given.above, given.row, given.column]).size).toBe(3);
  for (const { given, answer } of asked('highest')) expect(Object.values(given).sort((a, b) => b - a)[0]).toBe(answer);
});
