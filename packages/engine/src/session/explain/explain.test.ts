// Explanations in the Sokoban session, with real jobs: the hint that says an idea and a reason, why a push loses, what a
// level takes, and a replay told run by run.

import { type Sentence, sentenceText } from '@masu/core/base/sentence-parts.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ENGLISH_EXPLANATION as WORDS } from '@masu/studio/sokoban/explain/sentences.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { reportOf } from '../../../../../test/report-of.js';
import type { Engine } from '../../jobs/engines/engine.js';
import { actSokoban } from '../sokoban/act.js';
import { boxLetters } from '../sokoban/box-letters.js';
import type { SokobanCommand } from '../sokoban/command.js';
import { sokobanJobs } from '../sokoban/jobs.js';
import { hintMoves, newSokobanSession, type SokobanSession, sokobanHint } from '../sokoban/session.js';
import { hasNames, hintLine, ideaLines, judgedPushLine, lostReason, runLine } from './lines.js';
import {
  actExplain,
  type ExplainCommand,
  type ExplainState,
  explainJobs,
  foundExplanation,
  NOTHING_EXPLAINED,
  solvingMoves,
} from './questions.js';

function play(lurd: string): SokobanCommand {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return { kind: 'play-moves', moves: moves.value };
}

/** Jobs run in this thread. */
const ENGINE: Engine = {
  run: (job) => ({ report: Promise.resolve({ ok: true, value: reportOf(job) }), stop: () => {} }),
} as Engine;

interface Played {
  readonly session: SokobanSession;
  readonly state: ExplainState;
}

const EXPLAIN_COMMANDS = ['ask-push', 'close-push', 'show-idea', 'explain-replay'];

/** What a front end does: acts, then runs jobs until none is needed. */
async function after(from: Played, ...commands: readonly (SokobanCommand | ExplainCommand)[]): Promise<Played> {
  let { session, state } = from;
  const act = (command: SokobanCommand): void => {
    session = actSokoban(session, command).state;
  };
  const explain = (command: ExplainCommand): void => {
    const acted = actExplain(session, state, command);
    state = acted.state;
    if (acted.events.some(({ kind }) => kind === 'helped')) act({ kind: 'count-hint' });
  };
  for (const command of commands) {
    if (EXPLAIN_COMMANDS.includes(command.kind)) explain(command as ExplainCommand);
    else act(command as SokobanCommand);
    for (let [job] = sokobanJobs(session); job; [job] = sokobanJobs(session)) {
      act(await job.start(ENGINE, () => {}).answer);
    }
    for (let [job] = explainJobs(session, state); job; [job] = explainJobs(session, state)) {
      explain(await job.start(ENGINE, () => {}).answer);
    }
  }
  return { session, state };
}

const begin = (level: Level): Played => ({ session: newSokobanSession(level), state: NOTHING_EXPLAINED });

const said = (sentence: Sentence | undefined): string | undefined => sentence && sentenceText(sentence);

const cellAt = (row: number, column: number, width: number): number => (row - 1) * width + column - 1;

// "Not into the corner" of the first steps: box A is the key, and box B has to make room first.
const CORNER = levelOf([' #####', ' #   ###', '## #   #', '#. @$$ #', '#   # .#', '########']);
const WIDTH = 8;

test('a hint says an idea, then why this box, then where the push leads', async () => {
  const first = await after(begin(CORNER), { kind: 'hint' });
  expect(sokobanHint(first.session)?.detail).toBe(1);
  expect(said(hintLine(first.session, first.state, WORDS, 1))).toBe(
    'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.',
  );
  const second = await after(first, { kind: 'hint' });
  expect(said(hintLine(second.session, second.state, WORDS, 2))).toBe(
    "Until it moves, box A can't be pushed without losing.",
  );
  const third = await after(second, { kind: 'hint' });
  expect(said(hintLine(third.session, third.state, WORDS, 3))).toBe(
    "Box B is set aside at row 3, column 5. It can't be pushed down yet: box A is in the way.",
  );
  // The explained run is the one of the hint.
  expect(sokobanHint(third.session)?.push).toMatchObject({ from: cellAt(4, 6, WIDTH), direction: 'up' });
});

test('a hint without an idea puts no letters on the board', async () => {
  const first = await after(begin(levelOf(['######', '#    #', '#@ $.#', '#    #', '######'])), { kind: 'hint' });
  expect(sokobanHint(first.session)?.detail).toBe(1);
  expect(hintLine(first.session, first.state, WORDS, 1)).toBeUndefined();
  expect(hasNames(first.session, first.state, WORDS)).toBe(false);
  const second = await after(begin(CORNER), { kind: 'hint' });
  expect(hasNames(second.session, second.state, WORDS)).toBe(true);
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
  const asked = await after(begin(CORNER), { kind: 'ask-push', cell: cellAt(4, column, WIDTH), direction });
  expect(asked.session.hintsUsed).toBe(1);
  expect(said(judgedPushLine(asked.session, asked.state, WORDS))).toBe(sentence);
});

test('only a push that is possible is asked about, and a push ends the question', async () => {
  const wall = await after(begin(CORNER), {
    kind: 'ask-push',
    cell: cellAt(4, 5, WIDTH),
    direction: 'left',
  });
  expect([wall.state.asked, wall.session.hintsUsed]).toEqual([undefined, 0]);
  const asked = await after(begin(CORNER), {
    kind: 'ask-push',
    cell: cellAt(4, 6, WIDTH),
    direction: 'up',
  });
  const again = await after(
    asked,
    { kind: 'close-push' },
    { kind: 'ask-push', cell: cellAt(4, 6, WIDTH), direction: 'up' },
  );
  // The answer is known: no second job, and no second hint.
  expect(again.session.hintsUsed).toBe(1);
  const pushed = await after(again, play('luurrdrrddlU'));
  expect([judgedPushLine(pushed.session, pushed.state, WORDS), hasNames(pushed.session, pushed.state, WORDS)]).toEqual([
    undefined,
    false,
  ]);
});

test('a push that is longer says by how many', async () => {
  const room = levelOf(['#######', '#     #', '#@ $ .#', '#     #', '#######']);
  const { session, state } = await after(begin(room), {
    kind: 'ask-push',
    cell: cellAt(3, 4, 7),
    direction: 'left',
  });
  expect(said(judgedPushLine(session, state, WORDS))).toBe(
    "That push doesn't lose, but it costs 2 more pushes than the best one.",
  );
});

test('a lost position that no rule detects gets its reason with the hint', async () => {
  // "Round the post" of the corners.
  const level = levelOf(['########', '#  #@  #', '#  $  ##', '#$. $ #', '#.. ###', '#####']);
  const lost = await after(begin(level), play('dL'), { kind: 'hint' });
  expect(lost.session.hint.kind).toBe('unsolvable');
  expect(said(lostReason(lost.session, lost.state, WORDS))).toBe(
    'boxes A and B can no longer both end on goals, even with the other box gone',
  );
});

test('what a level takes: no plan and no first push before it is solved', async () => {
  const shown = await after(begin(CORNER), { kind: 'show-idea', on: true });
  expect(shown.session.hintsUsed).toBe(1);
  expect(ideaLines(shown.session, shown.state, WORDS)?.map(said)).toEqual([
    'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.',
    'Every solution pushes a box onto row 3, column 5, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes.',
  ]);
  const hidden = await after(shown, { kind: 'show-idea', on: false });
  expect(foundExplanation(hidden.session, hidden.state, 'idea')).toBeUndefined();
});

test('a replay has a line per run, and boxes keep their letters', async () => {
  const hint = await after(begin(CORNER), { kind: 'hint', detail: 5 });
  const moves = hintMoves(hint.session, 'all');
  const start = await after(
    begin(CORNER),
    { kind: 'show-moves', moves, rewind: true },
    { kind: 'explain-replay', on: true },
  );
  const told: string[] = [];
  for (let index = 0; index <= moves.length; index++) {
    const at = await after(start, { kind: 'go-to', index });
    const run = runLine(at.session, at.state, WORDS);
    const line = `${run?.line}/${run?.lines} ${said(run?.text)}`;
    if (told.at(-1) !== line) told.push(line);
  }
  expect(told).toEqual([
    "1/3 Box B is set aside at row 3, column 5. Until it moves, box A can't be pushed without losing. It can't be pushed down yet: box A is in the way. This helps to get box A to goal 1.",
    "2/3 Box A goes to goal 1. Until it moves, box B can't be pushed without losing.",
    '3/3 Box B goes to goal 2.',
  ]);
  expect(start.session.hintsUsed).toBe(0);
});

test('a game that is not solved has no replay to explain', async () => {
  const { session, state } = await after(begin(CORNER), play('luurrdrrddlU'), { kind: 'explain-replay', on: true });
  expect([solvingMoves(session), runLine(session, state, WORDS)]).toEqual([undefined, undefined]);
});

test('letters follow the boxes: B is above A, and a hint there still calls it B', async () => {
  const { session, state } = await after(begin(CORNER), play('luurrdrrddlU'), { kind: 'hint', detail: 4 });
  expect(boxLetters(session)).toEqual(
    new Map([
      [cellAt(4, 5, WIDTH), 'A'],
      [cellAt(3, 6, WIDTH), 'B'],
    ]),
  );
  expect(said(hintLine(session, state, WORDS, 3))).toBe(
    "Box B is set aside at row 3, column 5. It can't be pushed down yet: box A is in the way.",
  );
  expect(said(hintLine(session, state, WORDS, 2))).toBe('Box A could go first as well.');
});
