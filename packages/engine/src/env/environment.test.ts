// The environment of `masu env`: replies to the requests of docs/env.md, rewards, presets, batches, restarts, errors.

import { finish } from '@masu/core/base/outcome.js';
import { fail, ok } from '@masu/core/base/result.js';
import { composeSokoban } from '@masu/studio/sokoban/compose/compose.js';
import { labelRows } from '@masu/studio/sokoban/labels/encodings.js';
import { expect, test } from 'vitest';
import { AgentEnvironment } from './environment.js';
import { ENV_ERRORS } from './request.js';

const ROOM = '########\n#      #\n#  $ @ #\n#      #\n#  .   #\n########';
const LINE = '#######\n#@$ . #\n#######';
/** Its goal row is longer than its last row, and outside of it is nothing. */
const NOTCH = '  ####\n###  #\n#@$ .#\n######';

function open(files: Readonly<Record<string, string>> = {}, tableBytes = 2 ** 26) {
  const environment = new AgentEnvironment({
    readFile: (path) => {
      const text = files[path];
      return text === undefined ? fail({ message: 'No such file.' }) : ok(text);
    },
    tableBytes,
  });
  return (request: unknown): Readonly<Record<string, unknown>> =>
    JSON.parse(finish(environment.reply(typeof request === 'string' ? request : JSON.stringify(request))).line);
}

test('hello says what the program speaks, and refuses another version', () => {
  const ask = open();
  expect(ask({ do: 'hello', version: 1 })).toMatchObject({ ok: true, protocol: 'masu-env', version: 1 });
  expect(ask({ do: 'hello', version: 2 })).toMatchObject({ ok: false, error: { code: 'wrong-version' } });
});

test('a single board: no lists, rewards of gym-sokoban, exact values, the end of the episode', () => {
  const ask = open();
  const first = ask({ do: 'reset', level: ROOM, exact: true, id: 1 });
  expect(first).toEqual({
    ...{ ok: true, id: 1, width: 8, height: 6, count: 1, invalid: 0, observation: ROOM },
    ...{ terminated: false, truncated: false, level: 1 },
    exact: { distance: 5, optimal: ['u', 'l'], dead: false, lowerBound: 2 },
  });
  const four = ask({ do: 'step', actions: ['u', 'l', 'l', 'D'] });
  expect(four).toMatchObject({ reward: -0.4, played: 4, terminated: false, exact: { distance: 1, optimal: ['D'] } });
  expect(ask({ do: 'step', action: 2 })).toMatchObject({ reward: 10.9, terminated: true, exact: { distance: 0 } });
  // The episode is over, and nobody asked for the next.
  expect(ask({ do: 'step', action: 'u' })).toMatchObject({ reward: 0, terminated: true });
  expect(ask({ do: 'reset' })).toMatchObject({ observation: ROOM, terminated: false });
});

test('a list of actions ends with the episode', () => {
  const ask = open();
  ask({ do: 'reset', level: LINE, reward: 'moves' });
  expect(ask({ do: 'step', actions: ['r', 'r', 'r', 'r'] })).toMatchObject({ played: 2, reward: -2, terminated: true });
});

test.each([
  ['gym-sokoban', [-0.1, 10.9, -0.1]],
  ['sparse', [0, 1, 0]],
  ['moves', [-1, -1, -1]],
  ['pushes', [-1, -1, 0]],
])('the reward %s', (reward, expected) => {
  const ask = open();
  ask({ do: 'reset', level: LINE, reward });
  const rewards = ['r', 'r'].map((action) => ask({ do: 'step', action }).reward);
  ask({ do: 'reset' });
  expect([...rewards, ask({ do: 'step', action: 'u' }).reward]).toEqual(expected);
});

test('a box off its goal costs what it brought', () => {
  const ask = open();
  ask({ do: 'reset', level: '########\n#@* $. #\n########' });
  expect(ask({ do: 'step', action: 'r' })).toMatchObject({ reward: -1.1 });
});

test('actions of gym-sokoban: 1 to 4 push, 5 to 8 only walk, 0 does nothing', () => {
  const ask = open();
  ask({ do: 'reset', level: LINE, preset: 'gym-sokoban', observe: 'digits', exact: true });
  const rows = (row: string): string => `0000000${row}0000000`;
  for (const action of [0, 8, null])
    expect(ask({ do: 'step', action })).toMatchObject({ observation: rows('0541210') });
  expect(ask({ do: 'step', action: 4 })).toMatchObject({ observation: rows('0154210'), exact: { optimal: [4] } });
  expect(ask({ do: 'step', action: 7 })).toMatchObject({ observation: rows('0514210'), exact: { optimal: [8] } });
});

test.each([
  ['text', 'boxoban', '######\n###  #\n#@$ .#\n######'],
  ['digits', 'boxoban', '000000000110053120000000'],
  [
    'ids',
    'gym-sokoban',
    [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 1, 0],
      [0, 5, 4, 1, 2, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  ],
  [
    'ids',
    'jumanji',
    [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 3, 4, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  ],
])('observations: %s of %s, with the outside as wall', (observe, preset, expected) => {
  expect(open()({ do: 'reset', level: NOTCH, observe, preset }).observation).toEqual(expected);
});

test('one-hot: one plane per number of the preset', () => {
  const { observation } = open()({ do: 'reset', level: NOTCH, observe: 'onehot' });
  const cells = observation as unknown as number[][][];
  expect(cells.flat().every((planes) => planes.length === 7 && planes.filter((each) => each === 1).length === 1)).toBe(
    true,
  );
  expect(cells[2]?.map((planes) => planes.indexOf(1))).toEqual([0, 5, 3, 1, 2, 0]);
});

test('a batch: lists, padding to the largest level, the next episode a step after the end', () => {
  const ask = open();
  const first = ask({ do: 'reset', level: `${LINE}\n\n${NOTCH}`, batch: 3, maxSteps: 2 });
  expect(first).toMatchObject({ width: 7, height: 4, count: 2, levels: [1, 2, 1] });
  expect((first.observations as string[])[1]).toBe('#######\n###  ##\n#@$ .##\n#######');
  ask({ do: 'step', actions: ['r', 'u', 'l'] });
  const ended = ask({ do: 'step', actions: ['r', 'u', 'l'] });
  expect(ended).toMatchObject({
    terminated: [true, false, false],
    truncated: [false, true, true],
    rewards: [10.9, -0.1, -0.1],
  });
  const next = ask({ do: 'step', action: 'r' });
  expect(next).toMatchObject({ levels: [2, 1, 2], rewards: [0, 0, 0], terminated: [false, false, false] });
  expect((next.observations as string[])[1]).toBe('#######\n#@$ . #\n#######\n#######');
});

test('the part that never changes comes with a new episode alone', () => {
  const ask = open();
  const first = ask({ do: 'reset', level: LINE, batch: 2, preset: 'jumanji', observe: 'ids' });
  expect((first.fixed as number[][][])[0]?.[1]).toEqual([1, 0, 0, 0, 2, 0, 1]);
  expect(ask({ do: 'step', action: 'r' })).not.toHaveProperty('fixed');
  expect(ask({ do: 'reset', boards: [1] }).fixed).toEqual([null, expect.anything()]);
});

test('the seed decides the order of levels; a restart with it begins again', () => {
  const pool = Array.from({ length: 9 }, (_, at) => `#######\n#@${' '.repeat(at % 3)}$.#\n#######`).join('\n\n');
  const order = (seed: number): unknown[] => {
    const ask = open();
    const first = ask({ do: 'reset', level: pool, batch: 8, order: 'random', seed });
    return [first.levels, ask({ do: 'reset' }).levels, ask({ do: 'reset', seed }).levels];
  };
  const one = order(5);
  expect(order(5)).toEqual(one);
  expect(one[2]).toEqual(one[0]);
  expect(order(6)).not.toEqual(one);
});

test('levels of a file, by number; invalid ones are counted', () => {
  const ask = open({ 'levels.txt': `${LINE}\n\n####\n#.$#\n####\n\n${NOTCH}` });
  expect(ask({ do: 'reset', file: 'levels.txt' })).toMatchObject({ count: 2, invalid: 1 });
  expect(ask({ do: 'reset', file: 'levels.txt', levels: [3] })).toMatchObject({ level: 3, width: 6 });
  expect(ask({ do: 'reset', file: 'levels.txt', levels: [4] })).toMatchObject({ error: { code: 'no-level' } });
  expect(ask({ do: 'reset', file: 'no.txt' })).toMatchObject({
    error: { code: 'bad-file', message: 'no.txt: No such file.' },
  });
});

test('the generator makes what `masu generate` makes with the same seed', () => {
  const wish = { grade: 'trivial', boxes: 1, width: 6, height: 6 } as const;
  const rowsOf = (seed: number): readonly string[] => {
    const composed = finish(composeSokoban(wish, seed));
    return composed.ok ? labelRows(composed.value.level, composed.value.level.start) : [];
  };
  const ask = open();
  expect(ask({ do: 'reset', generate: { ...wish, count: 2 }, seed: 7 })).toMatchObject({ ok: true, count: 2 });
  expect(ask({ do: 'show' }).board).toEqual(rowsOf(7));
  ask({ do: 'reset' });
  expect(ask({ do: 'show' }).board).toEqual(rowsOf(8));
  expect(ask({ do: 'reset', generate: { boxes: 99 } })).toMatchObject({ error: { code: 'not-generated' } });
});

test('beyond the memory for tables, exact values are null, and the bound is still there', () => {
  const ask = open({}, 1000);
  expect(ask({ do: 'reset', level: ROOM, exact: true }).exact).toEqual({
    ...{ distance: null, optimal: null, dead: null },
    lowerBound: 2,
  });
});

test('tables of levels that no board plays make room for others', () => {
  // One table of these levels takes some hundred kilobytes.
  const ask = open({}, 600_000);
  ask({ do: 'reset', level: `${ROOM}\n\n${LINE}\n\n${NOTCH}`, exact: true });
  for (let episode = 0; episode < 6; episode++) {
    expect(ask({ do: 'reset' }).exact).toMatchObject({ dead: false });
  }
});

test('a box on a dead square is dead, and play goes on', () => {
  const ask = open();
  ask({ do: 'reset', level: ROOM, exact: true });
  const dead = ask({ do: 'step', actions: ['l', 'L', 'L'] });
  expect(dead.exact).toEqual({ distance: null, optimal: [], dead: true, lowerBound: null });
  expect(ask({ do: 'step', action: 'r' })).toMatchObject({ ok: true, exact: { dead: true } });
});

test('show: the rows of a board and its steps', () => {
  const ask = open();
  ask({ do: 'reset', level: LINE, observe: 'none', batch: 2 });
  ask({ do: 'step', actions: ['r', null] });
  expect(ask({ do: 'show', board: 0 })).toEqual({
    ok: true,
    board: ['#######', '# @$. #', '#######'],
    level: 1,
    steps: 1,
  });
});

test.each<[name: string, request: unknown, code: (typeof ENV_ERRORS)[number], message: RegExp]>([
  ['no JSON', '{"do":', 'not-json', /one JSON object per line/],
  ['a list', '[1]', 'not-json', /got a list/],
  ['an unknown request', { do: 'rest' }, 'unknown-request', /got "rest"/],
  ['a field with a typo', { do: 'reset', levl: ROOM }, 'bad-field', /no field "levl". Did you mean level\?/],
  ['a wish with a typo', { do: 'reset', generate: { box: 3 } }, 'bad-field', /Did you mean boxes\?/],
  ['two sources', { do: 'reset', level: ROOM, file: 'x' }, 'bad-field', /one source/],
  ['settings without a source', { do: 'reset', batch: 3 }, 'bad-field', /batch needs a source/],
  [
    'a batch of none',
    { do: 'reset', level: ROOM, batch: 0 },
    'bad-field',
    /batch: expected a whole number from 1 to 4096, got 0/,
  ],
  ['a reset of nothing', { do: 'reset' }, 'no-reset', /names its levels/],
  ['a step before a reset', { do: 'step', action: 'u' }, 'no-reset', /reset before/],
  ['no level', { do: 'reset', level: 'hello' }, 'bad-level', /./],
  ['an invalid level', { do: 'reset', level: '####\n#.$#\n####' }, 'bad-level', /No level is valid/],
  ['another puzzle', { do: 'reset', level: '3:0R,0R,0,0D,0,0,0,0,0,' }, 'bad-level', /another puzzle/],
  ['an unknown grade', { do: 'reset', generate: { grade: 'x' } }, 'bad-field', /generate.grade/],
])('%s gets an error, and the environment lives on', (_, request, code, message) => {
  const ask = open();
  const reply = ask(request);
  expect(reply).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  expect(ENV_ERRORS).toContain(code);
  expect(ask({ do: 'reset', level: ROOM })).toMatchObject({ ok: true });
});

test.each<[name: string, request: unknown, message: RegExp]>([
  ['an unknown action', { do: 'step', action: 'x' }, /one of the letters/],
  ['too few actions', { do: 'step', actions: ['u'] }, /one for each of 2 boards, got 1/],
  ['an object as action', { do: 'step', actions: ['u', {}] }, /actions.1: .* got an object/],
  ['no action', { do: 'step' }, /action \(one for all boards\)/],
  ['a board that is not there', { do: 'show', board: 2 }, /there is no board 2; the last is 1/],
  ['a restart of one', { do: 'reset', boards: [2] }, /there is no board 2/],
])('a batch refuses %s, and nothing moves', (_, request, message) => {
  const ask = open();
  ask({ do: 'reset', level: ROOM, batch: 2 });
  expect(ask(request)).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
  expect(ask({ do: 'show' })).toMatchObject({ steps: 0 });
});
