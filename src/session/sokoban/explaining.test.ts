// Explanations in the Sokoban session, with real jobs: the hint that says an idea and a reason, why a push loses, what a
// level takes, and a replay told run by run.

import { expect, test } from 'vitest';
import { levelOf } from '../../../test/level-of.js';
import { reportOf } from '../../../test/report-of.js';
import type { Engine } from '../../jobs/index.js';
import { parseLurd, ENGLISH_EXPLAIN_WORDS as WORDS } from '../../sokoban/index.js';
import { actSokoban } from './act.js';
import type { SokobanCommand } from './command.js';
import type { SokobanEvent } from './event.js';
import {
  boxLetters,
  explainedPush,
  explainedRun,
  hintIdea,
  hintReason,
  hintRun,
  ideaLines,
  lostReason,
} from './explained.js';
import { explanationOf, solvingMoves } from './explaining.js';
import { sokobanJobs } from './jobs.js';
import { hintMoves, newSokobanSession, type SokobanSession, sokobanHint } from './session.js';

function play(lurd: string): SokobanCommand {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return { kind: 'play-moves', moves: moves.value };
}

/** Jobs run in this thread. */
const ENGINE: Engine = {
  run: (job) => ({ report: Promise.resolve({ ok: true, value: reportOf(job) }), stop: () => {} }),
} as Engine;

async function after(from: SokobanSession, ...commands: readonly SokobanCommand[]) {
  let state = from;
  const events: SokobanEvent[] = [];
  const take = (command: SokobanCommand): void => {
    const act = actSokoban(state, command);
    state = act.state;
    events.push(...act.events);
  };
  for (const command of commands) {
    take(command);
    for (let [job] = sokobanJobs(state); job; [job] = sokobanJobs(state)) {
      take(
        await job.start(
          ENGINE,
          () => {},
          (bug) => {
            throw new Error(bug);
          },
        ).answer,
      );
    }
  }
  return { state, events };
}

const cellAt = (row: number, column: number, width: number): number => (row - 1) * width + column - 1;

// "Not into the corner" of the first steps: box A is the key, and box B has to make room first.
const CORNER = levelOf([' #####', ' #   ###', '## #   #', '#. @$$ #', '#   # .#', '########']);
const WIDTH = 8;

test('a hint says an idea, then why this box, then where the push leads', async () => {
  const first = await after(newSokobanSession(CORNER), { kind: 'hint' });
  expect(sokobanHint(first.state)?.detail).toBe(1);
  expect(hintIdea(first.state, WORDS)).toBe(
    'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.',
  );
  const second = await after(first.state, { kind: 'hint' });
  expect(hintReason(second.state, WORDS)).toBe("Before that, box A can't be pushed without losing.");
  const third = await after(second.state, { kind: 'hint' });
  expect(hintRun(third.state, WORDS)).toBe(
    "Box B is set aside at row 3, column 5. It can't go on yet: box A is in the way.",
  );
  // The explained run is the one of the hint.
  expect(sokobanHint(third.state)?.push).toMatchObject({ from: cellAt(4, 6, WIDTH), direction: 'up' });
});

test.each([
  ['a push that loses', 'down', 6, 'That push loses: box B can then never be pushed again.'],
  [
    'a push that is as good as any',
    'up',
    6,
    'That push is as good as any: it is the first of a solution with the fewest pushes.',
  ],
] as const)('why not: %s', async (_name, direction, column, sentence) => {
  const asked = await after(newSokobanSession(CORNER), { kind: 'ask-push', cell: cellAt(4, column, WIDTH), direction });
  expect(asked.events.map(({ kind }) => kind)).toContain('push-asked');
  expect(asked.state.hintsUsed).toBe(1);
  expect(explainedPush(asked.state, WORDS)).toBe(sentence);
});

test('only a push that is possible is asked about, and a push ends the question', async () => {
  const wall = await after(newSokobanSession(CORNER), {
    kind: 'ask-push',
    cell: cellAt(4, 5, WIDTH),
    direction: 'left',
  });
  expect([wall.state.askedPush, wall.state.hintsUsed]).toEqual([undefined, 0]);
  const asked = await after(newSokobanSession(CORNER), {
    kind: 'ask-push',
    cell: cellAt(4, 6, WIDTH),
    direction: 'up',
  });
  const again = await after(
    asked.state,
    { kind: 'close-push' },
    { kind: 'ask-push', cell: cellAt(4, 6, WIDTH), direction: 'up' },
  );
  // The answer is known: no second job, and no second hint.
  expect(again.state.hintsUsed).toBe(1);
  const pushed = await after(again.state, play('luurrdrrddlU'));
  expect([pushed.state.askedPush, explainedPush(pushed.state, WORDS)]).toEqual([undefined, undefined]);
});

test('a push that is longer says by how many', async () => {
  const room = levelOf(['#######', '#     #', '#@ $ .#', '#     #', '#######']);
  const { state } = await after(newSokobanSession(room), {
    kind: 'ask-push',
    cell: cellAt(3, 4, 7),
    direction: 'left',
  });
  expect(explainedPush(state, WORDS)).toBe("That push doesn't lose, but it costs 2 more pushes than the best one.");
});

test('a lost position that no rule detects gets its reason with the hint', async () => {
  // "Round the post" of the corners.
  const level = levelOf(['########', '#  #@  #', '#  $  ##', '#$. $ #', '#.. ###', '#####']);
  const lost = await after(newSokobanSession(level), play('dL'), { kind: 'hint' });
  expect(lost.state.hint.kind).toBe('unsolvable');
  expect(lostReason(lost.state, WORDS)).toBe(
    'boxes A and B can no longer both end on goals, even with the other box gone',
  );
});

test('what a level takes: no plan and no first push before it is solved', async () => {
  const shown = await after(newSokobanSession(CORNER), { kind: 'show-idea', on: true });
  expect(shown.state.hintsUsed).toBe(1);
  expect(ideaLines(shown.state, WORDS)).toEqual([
    'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.',
    "Every solution pushes a box onto row 3, column 5, a detour: no box's shortest way to a goal goes there.",
  ]);
  expect(explanationOf((await after(shown.state, { kind: 'show-idea', on: false })).state, 'idea')).toBeUndefined();
});

test('a replay is told run by run, and boxes keep their letters', async () => {
  const hint = await after(newSokobanSession(CORNER), { kind: 'hint', detail: 4 });
  const moves = hintMoves(hint.state, 'all');
  const start = await after(
    newSokobanSession(CORNER),
    { kind: 'show-moves', moves, rewind: true },
    { kind: 'explain-replay', on: true },
  );
  const told: string[] = [];
  for (let index = 0; index <= moves.length; index++) {
    const at = await after(start.state, { kind: 'go-to', index });
    const run = explainedRun(at.state, WORDS);
    const line = `${run?.line}/${run?.lines} ${run?.text}`;
    if (told.at(-1) !== line) told.push(line);
  }
  expect(told).toEqual([
    "1/3 Box B is set aside at row 3, column 5. Before that, box A can't be pushed without losing. It can't go on yet: box A is in the way.",
    "2/3 Box A goes to goal 1. Before that, box B can't be pushed without losing.",
    '3/3 Box B goes to goal 2.',
  ]);
  expect(start.state.hintsUsed).toBe(0);
});

test('a game that is not solved has no replay to explain', async () => {
  const { state } = await after(newSokobanSession(CORNER), play('luurrdrrddlU'), { kind: 'explain-replay', on: true });
  expect([solvingMoves(state), explainedRun(state, WORDS)]).toEqual([undefined, undefined]);
});

test('letters follow the boxes: B is above A, and a hint there still calls it B', async () => {
  const { state } = await after(newSokobanSession(CORNER), play('luurrdrrddlU'), { kind: 'hint', detail: 3 });
  expect(boxLetters(state)).toEqual(
    new Map([
      [cellAt(4, 5, WIDTH), 'A'],
      [cellAt(3, 6, WIDTH), 'B'],
    ]),
  );
  expect(hintRun(state, WORDS)).toBe("Box B is set aside at row 3, column 5. It can't go on yet: box A is in the way.");
  expect(hintReason(state, WORDS)).toBe('Box A could go first as well.');
});
