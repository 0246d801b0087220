import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../base/grid.js';
import { movesOf } from '../play/index.js';
import { deadlockedBoxes, validateLevel, verifyMoves } from '../sokoban/index.js';
import { climb, followed, hintMessage, planOf } from './hint-plan.js';
import { trouble } from './say.js';
import {
  blockedBy,
  click,
  keepSnapshot,
  playText,
  pushFar,
  redoEverything,
  redoMove,
  startAgain,
  undoEverything,
  undoMove,
  useSnapshot,
  walk,
  walkFar,
} from './sokoban-actions.js';
import {
  assessed,
  boundNow,
  countsOf,
  isWonNow,
  newSokoban,
  noHintWords,
  positionNow,
  type SokobanState,
  sayNow,
  stuckNow,
} from './sokoban-state.js';
import { placesInWords, pushSpoken, pushWords, solvedMessage } from './words.js';

function stateOf(...rows: readonly string[]): SokobanState {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return newSokoban(level.value, { collection: 'C', number: 1, of: 1, title: 'T' });
}

const ROOM = stateOf('########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########');

test('whatever is pressed, counts and warnings are those of the position, and undoing all leads home', () => {
  const keys = fc.array(fc.constantFrom(...DIRECTIONS, 'undo', 'redo', 'restart', 'keep', 'use', 'far', 'push'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(keys, (pressed) => {
      let state = ROOM;
      for (const key of pressed) {
        if (key === 'undo') state = undoMove(state);
        else if (key === 'redo') state = redoMove(state);
        else if (key === 'restart') state = startAgain(state);
        else if (key === 'keep') state = keepSnapshot(state, 1);
        else if (key === 'use') state = useSnapshot(state, 1);
        else if (key === 'far') state = walkFar(state, 'right');
        else if (key === 'push') state = pushFar(state, 'down');
        else state = walk(state, key);
        const { moves, pushes, position } = verifyMoves(state.game.level, movesOf(state.game));
        expect(countsOf(state.game)).toEqual({ moves, pushes });
        expect(positionNow(state)).toEqual(position);
        const stuck = isWonNow(state) ? [] : deadlockedBoxes(state.game.level, position);
        expect(stuckNow(assessed(state))).toEqual(stuck);
      }
      expect(positionNow(undoEverything(state))).toEqual(ROOM.game.level.start);
      expect(redoEverything(undoEverything(state)).game.entries).toBe(state.game.entries);
    }),
    { seed: 70, numRuns: 25 },
  );
});

test('run keys: walking far stops before a box, pushing far at the wall', () => {
  const row = stateOf('##########', '#@   $ . #', '##########');
  expect(countsOf(walkFar(row, 'right').game)).toEqual({ moves: 3, pushes: 0 });
  const won = pushFar(row, 'right');
  expect(isWonNow(won)).toBe(true);
  expect(countsOf(won.game)).toEqual({ moves: 5, pushes: 2 });
  expect(walkFar(walkFar(row, 'right'), 'right').game.at).toBe(3);
});

test('what stands in the way', () => {
  const row = stateOf('######', '#@$$.#', '#   .#', '######');
  expect(blockedBy(row, 'up')).toBe('wall');
  expect(blockedBy(row, 'right')).toBe('box-box');
  expect(blockedBy(stateOf('#####', '#+$ #', '#####'), 'right')).toBeUndefined();
  expect(walk(row, 'up')).toMatchObject({ facing: 'up', game: row.game });
});

test('moves as text stop at the first that cannot be made and say which', () => {
  const played = playText(ROOM, 'rrdddR2x');
  expect(played).toMatchObject({ ok: false });
  const blocked = playText(ROOM, 'rruu');
  expect(blocked.ok && blocked.value.say.text).toBe('Move 3 (U) is blocked by a wall. Played the 2 moves before it.');
  expect(blocked.ok && countsOf(blocked.value.game).moves).toBe(2);
});

test('clicks: walk, choose a box, take it to its target, let go', () => {
  const cell = (row: number, column: number): number => row * 8 + column;
  expect(countsOf(click(ROOM, cell(4, 6)).game)).toEqual({ moves: 8, pushes: 0 });
  const chosen = click(ROOM, cell(2, 3));
  expect(chosen.chosen?.box).toBe(cell(2, 3));
  expect(positionNow(click(chosen, cell(2, 5))).boxes).toContain(cell(2, 5));
  expect(click(chosen, cell(2, 3)).chosen).toBeUndefined();
  expect(click(ROOM, cell(0, 0)).say.text).toBe("Can't walk there without pushing a box.");
});

test('a plan holds while its pushes are made, whatever is walked between, and ends with another push', () => {
  const plan = planOf(ROOM.game.level, positionNow(ROOM), ['right', 'down', 'right', 'right'], true);
  if (!plan) throw new Error('no plan');
  expect(hintMessage(ROOM.game.level, climb(plan))).toEqual(['Look at the middle. The next box to push is there.']);
  expect(hintMessage(ROOM.game.level, climb(climb(climb(climb(plan)))))).toEqual([
    'The box at row 3, column 4.',
    'Push it right.',
    '2 pushes to go. Proven minimum.',
  ]);
  const state = { ...ROOM, hint: climb(climb(plan)) };
  const wander = ['right', 'left', 'right', 'down', 'left', 'right', 'right'] as const;
  const wandered = wander.reduce<SokobanState>((now, direction) => walk(now, direction), state);
  expect(wandered.hint?.pushes).toHaveLength(1);
  expect(wandered.hint?.rung).toBe(0);
  expect(followed(plan, { from: 1, onto: 2 })).toBeUndefined();
});

test.each([
  ['corner', ['#####', '#@$ #', '#  .#', '#####'], 'R', 'the marked box is in a corner.'],
  ['wall', ['#######', '#@$   #', '#   . #', '#     #', '#######'], 'R', 'the marked box can no longer reach a goal.'],
])('stuck in words: %s', (_, rows, moves, words) => {
  const played = playText(stateOf(...rows), moves);
  if (!played.ok) throw new Error(played.error);
  const { say } = assessed(played.value);
  expect(say).toEqual({ isTrouble: true, text: `Deadlock: ${words}` });
});

test('a deadlock keeps its reason while the player walks on, and gives it when a hint is asked for', () => {
  const lost = playText(stateOf('######', '#@ $ #', '#    #', '#  . #', '######'), 'rR');
  if (!lost.ok) throw new Error(lost.error);
  const reason = 'Deadlock: the marked box is in a corner.';
  let state = assessed(lost.value);
  for (const direction of ['down', 'left', 'up'] as const) {
    expect(sayNow(state)).toEqual({ isTrouble: true, text: reason });
    state = walk(state, direction);
  }
  expect(noHintWords(state)).toBe(`${reason} No hint from here: undo at least one push, then ask again.`);
  // What else is said comes first, and a walk later the reason is back.
  const unset = useSnapshot(state, 3);
  expect(sayNow(unset).text).toContain('Snapshot 3');
  expect(sayNow(walk(unset, 'down')).text).toBe(reason);
  const quiet = { ...state, choices: { ...state.choices, warnings: false } };
  expect(sayNow(quiet).text).toBe('');
});

test('what is seen comes later: it completes what was said, keeps to the boxes, and is recalled by undo', () => {
  const corridor = assessed(stateOf('########', '#@ $ . #', '# $  . #', '########'));
  const played = playText(corridor, 'rRR');
  if (!played.ok) throw new Error(played.error);
  expect(played.value.say.text).toBe('Pushed right onto goal. 1 box left.');
  expect(boundNow(played.value)).toBe(5);
  const seen = assessed(played.value);
  expect(seen.say.text).toBe('Pushed right onto goal. 1 box left, at least 3 pushes.');
  expect(boundNow(seen)).toBe(3);

  const lost = assessed(pushFar(seen, 'right'));
  expect(lost.say.isTrouble).toBe(true);
  expect(stuckNow(lost)).toEqual([14]);
  const undone = undoMove(lost);
  expect([stuckNow(undone), boundNow(undone), undone.say.text]).toEqual([[], 3, 'Undone: push right.']);
  // Redone: the same boxes, seen before.
  expect(redoMove(undone).say.isTrouble).toBe(true);

  // What was seen of other boxes marks none that has gone since.
  const away = { ...undone, insight: lost.insight };
  expect(stuckNow(away)).toEqual([]);
  // Trouble of another kind is not spoken over.
  expect(assessed({ ...lost, insight: undefined, say: trouble('The disk is full.') }).say.text).toBe(
    'The disk is full.',
  );
});

test('the words of events', () => {
  const event = { direction: 'right', end: 'onto-goal', left: 3, bound: 12 } as const;
  expect(pushWords(event)).toBe('Pushed right onto goal. 3 boxes left, at least 12 pushes.');
  expect(pushSpoken(event)).toBe('pushed right onto goal, 3 left');
  expect(pushWords({ ...event, end: 'off-goal', left: 1 })).toBe('Pushed right off its goal. 1 box left.');
  expect(solvedMessage({ moves: 198, pushes: 31, best: 'both' })).toBe(
    'Solved in 198 moves, 31 pushes. New best for both moves and pushes.',
  );
  expect(solvedMessage({ moves: 1, pushes: 1, best: 'first' })).toBe('Solved in 1 move, 1 push.');
  expect(placesInWords([0, 1, 12], 10)).toBe('row 1, columns 1 and 2; row 2, column 3');
});
