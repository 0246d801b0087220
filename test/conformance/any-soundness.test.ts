// The deadlock tests of the any-solution engine never call a solvable position dead. On small random levels every
// reachable position is decided exhaustively and compared; on the levels next to the repository every position of a
// known solution is tested; and the solver as a whole agrees with exhaustive search on what can be solved.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offsets } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay, verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { isSolved, moveBox } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { ANY } from '@masu/solve/sokoban/solve/any/any.js';
import { type Floor, makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { openProbedEngine, type ProbedEngine } from '../probed-engine.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';

/** A random closed board with scattered walls and as many boxes as goals; undefined if it is not valid. */
function randomLevel(random: Random, boxes: number): Level | undefined {
  const [width, height] = [6 + random.below(3), 6 + random.below(2)];
  const inner: number[] = [];
  const letters = Array.from({ length: width * height }, (_, cell): string => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1 || random.next() < 0.16) return '#';
    inner.push(cell);
    return ' ';
  });
  random.shuffle(inner);
  if (inner.length < 2 * boxes + 3) return undefined;
  const put = (letter: string): void => {
    letters[inner.pop() as number] = letter;
  };
  for (let i = 0; i < boxes; i++) put('.');
  for (let i = 0; i < boxes; i++) put('$');
  put('@');
  const rows = Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join(''));
  const valid = validateLevel({ rows });
  return valid.ok ? valid.value : undefined;
}

function reach(level: Level, position: Position): Set<number> {
  const here = new Set(position.boxes);
  const reached = new Set([position.player]);
  for (const cell of reached) {
    for (const step of Object.values(offsets(level.width))) {
      if (!level.walls[cell + step] && !here.has(cell + step)) reached.add(cell + step);
    }
  }
  return reached;
}

/** The position with the player on the lowest reachable cell. */
function lowest(level: Level, position: Position): Position {
  return { boxes: position.boxes, player: Math.min(...reach(level, position)) };
}

function* pushes(level: Level, position: Position): Generator<Position> {
  const reached = reach(level, position);
  const here = new Set(position.boxes);
  for (const box of position.boxes) {
    for (const step of Object.values(offsets(level.width))) {
      const onto = box + step;
      if (!reached.has(box - step) || level.walls[onto] || here.has(onto)) continue;
      yield lowest(level, { player: box, boxes: moveBox(position.boxes, box, onto) });
    }
  }
}

interface Settled {
  readonly position: Position;
  solvable: boolean;
  readonly before: Settled[];
}

/** Every reachable position, each with whether it can be solved; undefined if there are too many. */
function settleAll(level: Level, most: number): Settled[] | undefined {
  const known = new Map<string, Settled>();
  const enter = (position: Position): Settled => {
    const key = `${position.player}:${position.boxes.join()}`;
    const old = known.get(key);
    if (old) return old;
    const fresh = { position, solvable: isSolved(level, position), before: [] };
    known.set(key, fresh);
    all.push(fresh);
    return fresh;
  };
  const all: Settled[] = [];
  enter(lowest(level, level.start));
  for (const settled of all) {
    if (all.length > most) return undefined;
    for (const next of pushes(level, settled.position)) enter(next).before.push(settled);
  }
  const waiting = all.filter((settled) => settled.solvable);
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    for (const before of at.before) {
      if (before.solvable) continue;
      before.solvable = true;
      waiting.push(before);
    }
  }
  return all;
}

const TESTS = ['matching', 'filling', 'corral', 'ladder', 'pair'];

/** The names of the tests that call the position dead. */
function flagsOf(engine: ProbedEngine, floor: Floor, position: Position): string[] {
  const { probes } = engine;
  const number = (cell: number): number => floor.numbers[cell] as number;
  const player = number(position.player);
  const load = (): boolean => {
    probes.fessProbeClear();
    for (const box of position.boxes) if (number(box)) probes.fessProbeBox(number(box));
    return probes.fessProbeLoad(player, 1) !== 0;
  };
  if (load()) return ['freeze'];
  return TESTS.filter((_, which) => {
    load();
    return probes.fessProbeDead(which, player) !== 0;
  });
}

test('positions of small random levels: flagged positions are deadlocks', () => {
  const random = randomFor(5);
  const flagged: Record<string, number> = {};
  let dead = 0;
  let positions = 0;
  const named = ['freeze', 'matching', 'corral', 'ladder', 'pair'];
  const isEnough = (): boolean => positions > sampled(1000, 10_000) && named.every((name) => flagged[name]);
  for (let tried = 0; goesOn(tried, sampled(85, 700), isEnough()); tried++) {
    const level = randomLevel(random, 2 + random.below(3));
    const floor = level && makeFloor(level);
    if (!level || !floor || floor.boxes.length !== level.start.boxes.length) continue;
    const all = settleAll(level, 1500);
    const engine = all && openProbedEngine(level, floor, 2 ** 26);
    if (!all || !engine) continue;
    while (!engine.analyze());
    for (const { position, solvable } of all) {
      if (position.boxes.some((box) => !floor.numbers[box]) || !floor.numbers[position.player]) continue;
      positions++;
      if (!solvable) dead++;
      const flags = flagsOf(engine, floor, position);
      if (solvable && flags.length > 0) expect.fail(`${SOKOBAN.show(level, position).join('\n')}\n${flags}`);
      for (const flag of flags) flagged[flag] = (flagged[flag] ?? 0) + 1;
    }
  }
  // together they find most of what is dead; goals that cannot be filled are nearly always seen by the freeze test first
  expect(positions).toBeGreaterThan(sampled(1000, 10_000));
  for (const name of named) expect(flagged[name], name).toBeGreaterThan(0);
  expect(((flagged.ladder ?? 0) + (flagged.freeze ?? 0)) / dead).toBeGreaterThan(0.5);
});

/** The boxes that a PI-corral lets move, or undefined without a corral. */
function corralBoxes({ probes }: ProbedEngine, floor: Floor, position: Position): Set<number> | undefined {
  const number = (cell: number): number => floor.numbers[cell] as number;
  probes.fessProbeClear();
  for (const box of position.boxes) probes.fessProbeBox(number(box));
  if (probes.fessProbeLoad(number(position.player), 1) !== 0) return undefined;
  if (!probes.fessProbeCorral(number(position.player))) return undefined;
  return new Set(position.boxes.filter((box) => probes.fessProbeCell(2, number(box), 0)));
}

test('positions of small random levels: a PI-corral leaves a push that solves', () => {
  const random = randomFor(6);
  let corrals = 0;
  for (let tried = 0; goesOn(tried, sampled(150, 700), corrals > 50); tried++) {
    const level = randomLevel(random, 2 + random.below(3));
    const floor = level && makeFloor(level);
    if (!level || !floor || floor.boxes.length !== level.start.boxes.length) continue;
    const all = settleAll(level, 1500);
    const engine = all && openProbedEngine(level, floor, 2 ** 26);
    if (!all || !engine) continue;
    while (!engine.analyze());
    const key = (position: Position): string => `${position.player}:${position.boxes.join()}`;
    const solvable = new Set(all.filter((settled) => settled.solvable).map(({ position }) => key(position)));
    for (const { position, solvable: isSolvable } of all) {
      if (!isSolvable || isSolved(level, position)) continue;
      if (position.boxes.some((box) => !floor.numbers[box]) || !floor.numbers[position.player]) continue;
      const boxes = corralBoxes(engine, floor, position);
      if (!boxes) continue;
      corrals++;
      const kept = [...pushes(level, position)].filter((next) => {
        const moved = position.boxes.find((box) => !next.boxes.includes(box)) as number;
        return boxes.has(moved) && solvable.has(key(next));
      });
      if (kept.length === 0) expect.fail(SOKOBAN.show(level, position).join('\n'));
    }
  }
  expect(corrals).toBeGreaterThan(50);
});

test('small random levels: solved or not, like exhaustive search', () => {
  const random = randomFor(11);
  const counts = { solved: 0, unsolvable: 0 };
  const enough = sampled(10, 100);
  for (let made = 0; goesOn(made, 10 * enough, Math.min(counts.solved, counts.unsolvable) > enough); ) {
    const level = randomLevel(random, 1 + random.below(4));
    const all = level && settleAll(level, 3000);
    if (!level || !all) continue;
    made++;
    const outcome = finish(ANY.solve(level, {}, PATIENT));
    expect(outcome.verdict).toBe(all[0]?.solvable ? 'solved' : 'unsolvable');
    if (outcome.verdict === 'gave-up') continue;
    counts[outcome.verdict]++;
    if (outcome.verdict === 'solved' && outcome.answer.length > 0)
      expect(verifyMoves(level, outcome.answer).solved).toBe(true);
  }
  expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(enough);
});

sharedTest('no position of a known solution is flagged', (shared) => {
  const text = readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1');
  const xsb = SOKOBAN.formats.find((format) => format.id === 'xsb');
  const levels = xsb?.parse(text).levels ?? [];
  const rows = readFileSync(join(shared, 'levels/solutions-microban-I.csv'), 'utf8').trim().split('\n').slice(1);
  let positions = 0;
  for (const row of sample(rows, 50)) {
    const [index, , , , lurd] = row.split(',') as [string, string, string, string, string];
    const draft = levels[Number(index) - 1];
    const valid = draft?.ok ? validateLevel(draft.value) : undefined;
    const moves = SOKOBAN.parseMoves(lurd);
    if (!valid?.ok || !moves.ok) throw new Error(`expected level ${index} and its solution to be read`);
    const floor = makeFloor(valid.value);
    const engine = floor && openProbedEngine(valid.value, floor, 2 ** 26);
    if (!floor || !engine) throw new Error(`expected an engine for level ${index}`);
    while (!engine.analyze());
    for (const { step, position } of replay(valid.value, moves.value)) {
      if (step.kind !== 'push' || !floor.numbers[position.player]) continue;
      positions++;
      expect(flagsOf(engine, floor, position), `level ${index}`).toEqual([]);
    }
  }
  expect(positions).toBeGreaterThan(sampled(1000, 5000));
});
