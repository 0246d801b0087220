// The environment against brute force: random walks on random levels, with the position, the rewards, and every exact value
// compared with the rules and with a search of all states; and lines that no client should send.

import { finish } from '@masu/core/base/outcome.js';
import { METRICS, type Metric } from '@masu/core/base/puzzle.js';
import type { Random } from '@masu/core/base/random.js';
import { fail } from '@masu/core/base/result.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { AgentEnvironment } from '@masu/engine/env/environment.js';
import { expect, test } from 'vitest';
import { allStates, bestWays, type State, stateKey } from '../all-states.js';
import { randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const LEVELS = sampled(60, 300);
const LETTERS = { up: 'u', right: 'r', down: 'd', left: 'l' } as const;
const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

interface Exact {
  readonly distance: number | null;
  readonly optimal: readonly string[];
  readonly dead: boolean;
  readonly lowerBound: number | null;
}

interface Reply {
  readonly ok: boolean;
  readonly observation: string;
  readonly reward: number;
  readonly terminated: boolean;
  readonly exact: Exact;
}

function open(): (request: object) => Reply {
  const environment = new AgentEnvironment({ readFile: () => fail({ message: 'No such file.' }), tableBytes: 2 ** 28 });
  return (request) => JSON.parse(finish(environment.reply(JSON.stringify(request))).line) as Reply;
}

/** What brute force says of a state, in the words of a reply. */
function truth(state: State, metric: Metric): Pick<Exact, 'distance' | 'optimal' | 'dead'> {
  const [distance] = state.cost;
  if (distance === Number.POSITIVE_INFINITY) return { distance: null, optimal: [], dead: true };
  const optimal = bestWays(state, metric).map((direction) => {
    const isPush = state.ways.some((way) => way.direction === direction && way.isPush);
    return isPush ? LETTERS[direction].toUpperCase() : LETTERS[direction];
  });
  return { distance, optimal, dead: false };
}

/** Board letters by the rules alone; what the player can never reach is a wall. */
function plainBoard({ width, walls, goalMap }: Level, { player, boxes }: Position): string {
  const letters = Array.from(walls, (wall, cell) => {
    const onGoal = goalMap[cell] === 1;
    if (wall) return '#';
    if (boxes.includes(cell)) return onGoal ? '*' : '$';
    if (cell === player) return onGoal ? '+' : '@';
    return onGoal ? '.' : ' ';
  });
  const rows = Array.from({ length: letters.length / width }, (_, y) => letters.slice(y * width, (y + 1) * width));
  return rows.map((row) => row.join('')).join('\n');
}

/** Plays at random to a solution, a dead square, or 40 steps; prefers optimal actions half of the time, to see solutions too. */
function walk(level: Level, metric: Metric, random: Random): { solved: number; dead: number; states: number } {
  const board = showPosition(level, level.start).join('\n');
  const states = allStates(level, metric);
  const ask = open();
  let reply = ask({ do: 'reset', level: board, exact: true, metric });
  let at = level.start;
  const count = { solved: 0, dead: 0, states: 0 };
  for (let steps = 0; steps < 40; steps++) {
    const state = states.get(stateKey(at));
    if (!state) throw new Error(`${board}: a state that brute force can't reach`);
    const { lowerBound, ...exact } = reply.exact;
    const expected = truth(state, metric);
    expect(exact, `${board}\n${stateKey(at)}`).toEqual(expected);
    if (lowerBound !== null && expected.distance !== null) expect(lowerBound).toBeLessThanOrEqual(expected.distance);
    expect(reply.observation).toBe(plainBoard(level, at));
    count.states++;
    if (isSolved(level, at)) return { ...count, solved: 1 };
    if (expected.dead) count.dead = 1;
    if (state.ways.length === 0) return count;
    const best = exact.optimal[random.below(4)];
    const action = best && random.below(2) === 0 ? best : LETTERS[DIRECTIONS[random.below(4)] as 'up'];
    const direction = DIRECTIONS.find((each) => LETTERS[each] === action.toLowerCase()) as 'up';
    const next = step(level, at, direction);
    const onGoals = (boxes: readonly number[]): number => boxes.filter((box) => level.goalMap[box]).length;
    const before = onGoals(at.boxes);
    if (next.kind !== 'blocked') at = next.to;
    reply = ask({ do: 'step', action });
    const reward = (-1 + 10 * (onGoals(at.boxes) - before) + (isSolved(level, at) ? 100 : 0)) / 10;
    expect([reply.reward, reply.terminated], board).toEqual([reward, isSolved(level, at)]);
  }
  return count;
}

test(`random walks on ${LEVELS} random levels or more: boards, rewards, and exact values are what brute force says`, () => {
  const random = randomFor(480);
  const count = { solved: 0, dead: 0, states: 0 };
  const made = randomFor(481);
  const hasEnough = (): boolean => count.solved > LEVELS / 10 && count.dead > LEVELS / 10 && count.states > 5 * LEVELS;
  for (let levels = 0; goesOn(levels, LEVELS, hasEnough()); levels++) {
    const [level] = randomLevels(made, 1, 4, 4, 2) as [Level];
    for (const metric of METRICS) {
      const { solved, dead, states } = walk(level, metric, random);
      count.solved += solved;
      count.dead += dead;
      count.states += states;
    }
  }
  expect(count.solved).toBeGreaterThan(LEVELS / 10);
  expect(count.dead).toBeGreaterThan(LEVELS / 10);
  expect(count.states).toBeGreaterThan(5 * LEVELS);
});

const ROOM = '######\n#@$ .#\n#    #\n######';

const GOOD = [
  { do: 'hello', version: 1 },
  { do: 'reset', level: ROOM, batch: 3, exact: true, observe: 'ids', preset: 'gym-sokoban', maxSteps: 9, seed: 1 },
  { do: 'reset', level: ROOM, observe: 'onehot', metric: 'pushes', reward: 'sparse', order: 'random' },
  { do: 'reset', file: 'levels.txt', levels: [1, 2] },
  { do: 'reset', boards: [0] },
  { do: 'step', actions: ['u', 'R', null] },
  { do: 'step', action: 3 },
  { do: 'show', board: 1 },
];

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, 2 ** 53, 0.5, '', 'x', '\u0000\u001b[2J\u202e', '__proto__', [], {}, [[[]]], [null]],
  ...[{ a: 1 }, ROOM, '#'.repeat(300), '@$.'.repeat(99), Array(5000).fill('u'), ['u', 'u', 'u'], 4097, 'reset'],
];

/** A field or an item replaced, left out, or added; or the text cut, doubled, or changed in one character. */
function spoiled(random: Random): string {
  const good = GOOD[random.below(GOOD.length)] as Record<string, unknown>;
  const keys = Object.keys(good);
  const key = keys[random.below(keys.length)] as string;
  const odd = ODD[random.below(ODD.length)];
  const { [key]: _, ...less } = good;
  const text = JSON.stringify(good);
  const at = random.below(text.length);
  const ways = [
    () => JSON.stringify({ ...good, [key]: odd }),
    () => JSON.stringify(less),
    () => JSON.stringify({ ...good, [String(odd).slice(0, 20)]: odd }),
    () => text.slice(0, at),
    () => text + text,
    () => `${text.slice(0, at)}${String.fromCharCode(random.below(0x2100))}${text.slice(at + 1)}`,
    () => JSON.stringify(odd),
    () => '['.repeat(1 + random.below(50_000)),
    () => `{"do":"step","actions":${'['.repeat(2000)}${']'.repeat(2000)}}`,
    () => text,
  ];
  return (ways[random.below(ways.length)] as () => string)();
}

test('10,000 lines that no client should send: each gets one reply, and the environment lives on', () => {
  const random = randomFor(482);
  const environment = new AgentEnvironment({ readFile: () => fail({ message: 'No such file.' }), tableBytes: 2 ** 24 });
  const count = { good: 0, bad: 0 };
  for (let made = 0; made < 10_000; made++) {
    const { line } = finish(environment.reply(spoiled(random)));
    expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
    const reply = JSON.parse(line) as { readonly ok: boolean; readonly error?: { readonly message: string } };
    if (!reply.ok) expect(reply.error?.message).toMatch(/^\S.*[.?]$/s);
    count[reply.ok ? 'good' : 'bad']++;
  }
  expect(count.good).toBeGreaterThan(500);
  expect(count.bad).toBeGreaterThan(3000);
  const last = finish(environment.reply(JSON.stringify({ do: 'reset', level: ROOM, exact: true })));
  expect(JSON.parse(last.line)).toMatchObject({ ok: true, observation: ROOM, exact: { distance: 2 } });
});
