// A puzzle without a session of its own, played by its rules: Lights Out.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { afterAll, expect, test } from 'vitest';
import { LIGHTS_OUT } from '../../../../test/lights-out.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { addPuzzle } from '../jobs/puzzles/puzzles.js';
import { actPlain, isPlainSolved, type PlainCommand, type PlainSession, plainInPlay } from './plain.js';

// Tests of other files run in the same process after these.
afterAll(addPuzzle(LIGHTS_OUT, 'Lights Out'));
const puzzle = LIGHTS_OUT.id as PuzzleId;

/** A cross around the middle: one press puts it out. */
const read = LIGHTS_OUT.validate({ rows: ['-O-', 'OOO', '-O-'] });
const level = (read.ok ? read.value : {}) as AnyLevel;
const inPlay = plainInPlay({ puzzle, level }, () => ({}));
const START = inPlay.start();
const ENGINE = nodeThread();

function moves(text: string) {
  const parsed = playableOf(puzzle).parseMoves(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
const play = (text: string): PlainCommand => ({ kind: 'play-moves', moves: moves(text) });
const show = (text: string): PlainCommand => ({ kind: 'show-moves', moves: moves(text) });

function after(state: PlainSession, ...commands: readonly PlainCommand[]) {
  return commands.reduce((act, command) => actPlain(act.state, command), { state, events: [] } as ReturnType<
    typeof actPlain
  >);
}

const SOLVED: readonly [name: string, commands: readonly PlainCommand[], by: string][] = [
  ['by the player', [play('a1 a1'), play('b2')], 'player'],
  ['with a shown move', [show('a1'), play('a1 b2')], 'shown'],
  ['after a restart without the shown ones', [show('a1'), { kind: 'restart' }, play('b2')], 'player'],
  ['again by redo', [play('b2'), { kind: 'undo' }, { kind: 'redo' }], 'replay'],
];

test.each(SOLVED)('solved %s', (_name, commands, by) => {
  const { state, events } = after(START, ...commands);
  expect(isPlainSolved(state)).toBe(true);
  expect(events.at(-1)).toMatchObject({ kind: 'solved', by });
});

test('moves up to the first blocked one; what a command made is undone at once, or move by move', () => {
  const { state, events } = after(START, play('a1 b1 h8 c1'));
  expect(events).toEqual([
    { kind: 'moves-made', moves: 2 },
    { kind: 'moves-blocked', made: 2 },
  ]);
  expect(after(state, { kind: 'undo' }).events).toEqual([{ kind: 'undone', count: 2 }]);
  const one = after(state, { kind: 'undo', unit: 'move' });
  expect(inPlay.movesText(one.state)).toBe('a1');
  expect(after(one.state, { kind: 'redo', unit: 'move', count: 9 }).events).toEqual([{ kind: 'redone', count: 1 }]);
  expect(after(START, { kind: 'undo' }, { kind: 'restart' }).events).toEqual([{ kind: 'nothing-to-undo' }]);
});

test('a hint is the first move of a solution from here; a late answer changes nothing', async () => {
  const asked = after(START, play('a1'), { kind: 'hint' }).state;
  const [wanted] = inPlay.jobs(asked);
  const take = await wanted?.start(ENGINE, () => {}).answer;
  if (!take) throw new Error('no job');
  const open = after(asked, take);
  expect(open.events).toEqual([{ kind: 'hint-opened', move: 'a1' }]);
  expect([open.state.hintsUsed, after(open.state, { kind: 'hint' }).state.hintsUsed]).toEqual([1, 1]);
  const moved = after(asked, play('b2'));
  expect(moved.events.map(({ kind }) => kind)).toEqual(['moves-made', 'hint-canceled']);
  expect(after(moved.state, take)).toEqual({ state: moved.state, events: [] });
  expect(after(asked, { kind: 'fail-hint', request: 1 }).events).toEqual([{ kind: 'no-hint', reason: 'failed' }]);
  expect(after(START, play('b2'), { kind: 'hint' }).events).toEqual([{ kind: 'no-hint', reason: 'solved' }]);
});

test('a game is saved and resumed; solved or without a move, there is nothing to continue', () => {
  const facts = { id: 'a', title: 'Cross', millis: 5, savedAt: 6 };
  const { state } = after(START, play('a1 c3'), { kind: 'undo', unit: 'move' });
  const saved = inPlay.saved(state, facts);
  expect(saved).toMatchObject({
    puzzle: 'lights-out',
    hash: '-O-/OOO/-O-',
    moves: 1,
    level: 'lights out\n-O-\nOOO\n-O-\n',
  });
  const resumed = inPlay.resume(saved?.game ?? '', 2);
  if (!resumed.ok) throw new Error(resumed.error.message);
  expect([inPlay.movesText(resumed.value), resumed.value.hintsUsed]).toEqual(['a1', 2]);
  expect(inPlay.movesText(after(resumed.value, { kind: 'redo', unit: 'move' }).state)).toBe('a1 c3');
  expect(inPlay.saved(START, facts)).toBeUndefined();
  expect(inPlay.saved(after(START, play('b2')).state, facts)).toBeUndefined();
  expect(inPlay.saved(after(START, play('c3'), show('c3 b2')).state, facts)).toMatchObject({ moves: 1 });
});
