// Hints, deadlocks, and undo advice in the Sokoban session, with real jobs.

import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { reportOf } from '../../../../../test/report-of.js';
import { actSokoban } from './act.js';
import { boxLetters } from './box-letters.js';
import type { SokobanCommand } from './command.js';
import type { SokobanEvent } from './event.js';
import {
  levelTextForJobs,
  sokobanHintJob,
  sokobanInsightJob,
  sokobanLevelText,
  sokobanUndoJob,
  takeHintCommand,
} from './jobs.js';
import {
  currentDeadlock,
  currentLowerBound,
  currentUndoAdvice,
  hintMoves,
  isUnsolvable,
  newSokobanSession,
  provenPushes,
  type SokobanSession,
  shownDeadlock,
  sokobanHint,
  sokobanPosition,
} from './session.js';

function play(lurd: string): SokobanCommand {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return { kind: 'play-moves', moves: moves.value };
}

/** What a front end does after a command: runs jobs until none is needed. */
function settle(from: SokobanSession): { state: SokobanSession; events: SokobanEvent[] } {
  let state = from;
  const events: SokobanEvent[] = [];
  for (;;) {
    const { boxes } = sokobanPosition(state);
    const [insight, advice, hint] = [sokobanInsightJob(state), sokobanUndoJob(state), sokobanHintJob(state)];
    const request = state.hint.kind === 'searching' ? state.hint.request : 0;
    const command: SokobanCommand | undefined = insight
      ? { kind: 'take-insight', boxes, report: reportOf(insight) }
      : advice
        ? { kind: 'take-undo-advice', boxes, report: reportOf(advice) }
        : hint && takeHintCommand(request, reportOf(hint));
    if (!command) return { state, events };
    const act = actSokoban(state, command);
    state = act.state;
    events.push(...act.events);
  }
}

function after(from: SokobanSession, ...commands: readonly SokobanCommand[]) {
  let state = from;
  const events: SokobanEvent[] = [];
  for (const command of commands) {
    const act = actSokoban(state, command);
    const settled = settle(act.state);
    state = settled.state;
    events.push(...act.events, ...settled.events);
  }
  return { state, events };
}

const kinds = (events: readonly SokobanEvent[]): string[] => events.map(({ kind }) => kind);

// Two boxes, two goals; the second level of Corners is the one with the deadlock behind the deadlock.
const ROOM = levelOf(['#########', '#@      #', '#  $ .  #', '#   $  .#', '#       #', '#########']);
const CORNERS_2 = levelOf(['####     ', '#  ###   ', '#  $ ####', '# $$. @ #', '## ..  ##', ' ####### ']);

test('the first request needs a job; the report opens step 1, each further request the next', () => {
  const asked = actSokoban(newSokobanSession(ROOM), { kind: 'hint' });
  expect(asked.events).toEqual([{ kind: 'hint-requested', request: 1 }]);
  let state = settle(asked.state).state;
  const details = [sokobanHint(state)?.detail];
  for (let i = 0; i < 5; i++) {
    state = actSokoban(state, { kind: 'hint' }).state;
    details.push(sokobanHint(state)?.detail);
  }
  expect(details).toEqual([1, 2, 3, 4, 5, 5]);
  expect(state.hintsUsed).toBe(1);
  const hint = sokobanHint(state);
  expect(hint).toMatchObject({ isOptimal: true, pushesLeft: 5 });
  // The box of the next push ends on this goal, if the whole solution is played.
  const shown = actSokoban(state, { kind: 'play-moves', moves: hintMoves(state, 'all') }).state;
  expect(ROOM.goals).toContain(hint?.goal);
  expect(boxLetters(shown).get(hint?.goal ?? -1)).toBe(boxLetters(state).get(hint?.push.from ?? -1));
});

test('a hint requested twice is searched for once, and a late or repeated answer changes nothing', () => {
  const asked = actSokoban(newSokobanSession(ROOM), { kind: 'hint' }).state;
  expect(actSokoban(asked, { kind: 'hint' })).toEqual({ state: asked, events: [] });
  const job = sokobanHintJob(asked);
  const take = takeHintCommand(1, reportOf(job as NonNullable<typeof job>));
  const open = actSokoban(asked, take).state;
  expect(actSokoban(open, take)).toEqual({ state: open, events: [] });
  const moved = actSokoban(asked, play('rdR'));
  expect(kinds(moved.events)).toContain('hint-canceled');
  expect(actSokoban(moved.state, take)).toEqual({ state: moved.state, events: [] });
  expect(actSokoban(moved.state, { kind: 'hint' }).events).toEqual([{ kind: 'hint-requested', request: 2 }]);
});

test('a job that crashes leaves nothing waiting', () => {
  const asked = actSokoban(newSokobanSession(ROOM), { kind: 'hint' }).state;
  const failed = actSokoban(asked, { kind: 'fail-hint', request: 1 });
  expect([failed.state.hint.kind, failed.events]).toEqual(['closed', [{ kind: 'no-hint', reason: 'failed' }]]);
  expect(sokobanHintJob(failed.state)).toBeUndefined();
});

test('walking leaves a hint open and a search valid; the answer is for the position where the search began', () => {
  const asked = actSokoban(newSokobanSession(ROOM), { kind: 'hint' }).state;
  const walked = actSokoban(asked, play('dd'));
  expect([walked.state.hint.kind, sokobanHintJob(walked.state)]).toEqual(['searching', sokobanHintJob(asked)]);
  const open = settle(walked.state).state;
  expect(sokobanHint(open)?.detail).toBe(1);
  expect(sokobanHint(actSokoban(open, play('rr')).state)?.detail).toBe(1);
});

test('the moves of a hint solve the level, from wherever the player walked', () => {
  const { state } = after(newSokobanSession(ROOM), { kind: 'hint', detail: 5 }, play('ddrr'));
  const solved = actSokoban(state, { kind: 'show-moves', moves: hintMoves(state, 'all') });
  expect(solved.events.at(-1)).toMatchObject({ kind: 'solved', by: 'shown' });
  const pushed = actSokoban(state, { kind: 'play-moves', moves: hintMoves(state, 'next-push') });
  expect(pushed.events.filter(({ kind }) => kind === 'pushed')).toHaveLength(1);
});

test('a push closes a hint, but the full solution stays open while it is followed; a solution is reused after undo', () => {
  const nudge = after(newSokobanSession(ROOM), { kind: 'hint' }).state;
  const next: SokobanCommand = { kind: 'play-moves', moves: hintMoves(nudge, 'next-push') };
  const pushed = actSokoban(nudge, next);
  expect(pushed.state.hint.kind).toBe('closed');
  // On the plan still: no new search, and a hint of its own.
  const again = actSokoban(pushed.state, { kind: 'hint' });
  expect([kinds(again.events), again.state.hintsUsed]).toEqual([['hint-opened'], 2]);
  const whole = actSokoban(nudge, { kind: 'hint', detail: 5 }).state;
  const followed = actSokoban(whole, next).state;
  expect(sokobanHint(followed)).toMatchObject({ detail: 5, pushesLeft: 4 });
  const off = actSokoban(actSokoban(followed, { kind: 'restart' }).state, { kind: 'hint' });
  expect(kinds(off.events)).toEqual(['hint-opened']);
});

test('off the plan, the next request searches again', () => {
  const { state } = after(newSokobanSession(ROOM), { kind: 'hint' }, play('rrD'));
  const away = actSokoban(state, { kind: 'hint' });
  expect(kinds(away.events)).toEqual(['hint-requested']);
});

test('no hint: solved, deadlock, proven unsolvable, gave up', () => {
  const small = newSokobanSession(levelOf(['#######', '#@$ . #', '#######']));
  expect(after(small, play('RR'), { kind: 'hint' }).events.at(-1)).toEqual({ kind: 'no-hint', reason: 'solved' });
  const past = after(small, play('RR'), play('R'), { kind: 'hint' });
  expect(past.events.at(-1)).toMatchObject({ kind: 'no-hint', reason: 'deadlock', deadlock: { reason: 'corner' } });
  const lost = after(
    newSokobanSession(levelOf(['########', '#@ . $ #', '########'])),
    { kind: 'hint' },
    { kind: 'hint' },
  );
  expect(lost.events.filter(({ kind }) => kind === 'no-hint')).toEqual([
    { kind: 'no-hint', reason: 'unsolvable' },
    { kind: 'no-hint', reason: 'unsolvable' },
  ]);
  expect(currentUndoAdvice(lost.state)).toEqual({ kind: 'level-unsolvable' });
  const asked = actSokoban(newSokobanSession(ROOM), { kind: 'hint' }).state;
  const job = sokobanHintJob(asked, { nodes: 0 });
  const gaveUp = actSokoban(asked, takeHintCommand(1, reportOf(job as NonNullable<typeof job>)));
  expect(gaveUp.events).toEqual([{ kind: 'no-hint', reason: 'gave-up', limit: 'nodes' }]);
});

// Deadlocks.
test('a deadlock is reported once, survives walks, and the advice says how many pushes to undo', () => {
  const { state, events } = after(newSokobanSession(CORNERS_2), play('dllllUUdRdr'));
  expect(events.filter(({ kind }) => kind === 'deadlock')).toMatchObject([{ deadlock: { reason: 'corner' } }]);
  expect(events.at(-1)).toEqual({ kind: 'undo-advice', advice: { kind: 'undo', atLeast: 2, enough: 2 } });
  const walked = after(state, play('ll'));
  expect(walked.events).toEqual([{ kind: 'walked', steps: 2 }]);
  expect([currentDeadlock(walked.state)?.reason, currentUndoAdvice(walked.state)]).toEqual([
    'corner',
    { kind: 'undo', atLeast: 2, enough: 2 },
  ]);
  const back = after(walked.state, { kind: 'undo', unit: 'push', count: 2 });
  expect([currentDeadlock(back.state), shownDeadlock(back.state)]).toEqual([undefined, undefined]);
  expect(after(back.state, { kind: 'hint' }).events.at(-1)).toMatchObject({ kind: 'hint-opened' });
});

test('a deadlock known from before is known at once after redo', () => {
  const lost = after(newSokobanSession(CORNERS_2), play('dllllUU'));
  const back = after(lost.state, { kind: 'undo' });
  const again = actSokoban(back.state, { kind: 'redo' });
  expect(kinds(again.events)).toEqual(['redone', 'deadlock']);
  expect(again.events.at(-1)).toMatchObject({ advice: { atLeast: 1 } });
});

test('a dismissed warning stays away until the position is not a deadlock; warnings can be off', () => {
  const lost = after(newSokobanSession(CORNERS_2), play('dllllUU'), { kind: 'dismiss-warning' });
  expect([shownDeadlock(lost.state), currentDeadlock(lost.state)?.reason]).toEqual([undefined, 'corner']);
  const more = after(lost.state, play('dR'));
  expect(kinds(more.events)).not.toContain('deadlock');
  const again = after(more.state, { kind: 'undo', unit: 'push', count: 2 }, play('U'));
  expect(kinds(again.events)).toContain('deadlock');
  const silent = after(newSokobanSession(CORNERS_2, { warnings: false }), play('dllllUU'));
  expect([kinds(silent.events).includes('deadlock'), shownDeadlock(silent.state)]).toEqual([false, undefined]);
  expect(kinds(actSokoban(silent.state, { kind: 'set-warnings', on: true }).events)).toEqual(['deadlock']);
});

test('the lower bound and the dead squares come with the insight', () => {
  const { state, events } = settle(newSokobanSession(ROOM));
  expect([currentLowerBound(state), events]).toEqual([5, [{ kind: 'lower-bound', pushes: 5 }]]);
  expect(state.deadSquares?.includes(10)).toBe(true);
  expect(sokobanInsightJob(actSokoban(state, play('dd')).state)).toBeUndefined();
  expect(sokobanInsightJob(actSokoban(state, play('rdR')).state)?.moves).toBe('rdR');
});

test('an insight that fails is not requested again; a late one is stored for its own boxes', () => {
  const start = newSokobanSession(ROOM);
  const { boxes } = sokobanPosition(start);
  expect(sokobanInsightJob(actSokoban(start, { kind: 'fail-insight', boxes }).state)).toBeUndefined();
  const job = sokobanInsightJob(start);
  if (!job) throw new Error('no job');
  const moved = actSokoban(start, play('rdR')).state;
  const late = actSokoban(moved, { kind: 'take-insight', boxes, report: reportOf(job) });
  expect([late.events, currentLowerBound(late.state)]).toEqual([[], undefined]);
  expect(currentLowerBound(actSokoban(late.state, { kind: 'undo' }).state)).toBe(5);
});

test.each([
  ['plain', ['#####', '#@$.#', '#####']],
  ['empty rows and columns around it', ['         ', '  #####  ', '  #@$.#  ', '  #####  ', '         ']],
  ['a dent on the left', ['  ###  ', '###.#  ', '#@$ ###', '#     #', '#######']],
  ['a box on a goal out of reach', ['########', '#@$.#* #', '########']],
])('the text that a worker reads keeps the cells of the level: %s', (_name, rows) => {
  const level = levelOf(rows);
  const [draft] = XSB.parse(levelTextForJobs(level)).levels;
  const read = draft?.ok ? validateLevel(draft.value) : undefined;
  if (!read?.ok) throw new Error('the text cannot be read');
  const { width, height, start, walls, goalMap } = read.value;
  expect([width, height, start, walls, goalMap]).toEqual([
    level.width,
    level.height,
    level.start,
    level.walls,
    level.goalMap,
  ]);
});

test('the text of a level is the level', () => {
  const level = levelOf(['  ###  ', '###.#  ', '#@$ ###', '#     #', '#######']);
  const [draft] = XSB.parse(sokobanLevelText(level)).levels;
  const read = draft?.ok ? validateLevel(draft.value) : undefined;
  expect(read?.ok && levelHash(read.value)).toBe(levelHash(level));
});

test('if a search proves the position unsolvable, undo advice is requested, too', () => {
  // No rule detects it: the box in the corridor can only be pushed away from its goal.
  const level = levelOf(['##########', '#@ . $   #', '##########']);
  const lost = after(newSokobanSession(level, { warnings: false }), play('rrrR'), { kind: 'hint' });
  expect(isUnsolvable(lost.state)).toBe(true);
  expect(currentUndoAdvice(lost.state)).toEqual({ kind: 'level-unsolvable' });
  expect(currentUndoAdvice(actSokoban(lost.state, { kind: 'undo' }).state)).toBeUndefined();
});

test('an unsolvable start is an unsolvable level, but the boxes of the start with the player elsewhere are not', () => {
  const start = after(newSokobanSession(levelOf(['########', '#@ . $ #', '########'])), play('r'), { kind: 'hint' });
  expect(currentUndoAdvice(start.state)).toEqual({ kind: 'level-unsolvable' });
  // Pushed into the room and back: the box is in the door again, and the player on its other side.
  const door = newSokobanSession(levelOf(['#######', '###   #', '#@$  .#', '###   #', '#######']));
  const back = after(door, play('RRurrdLL'), { kind: 'hint' });
  expect(sokobanPosition(back.state).boxes).toEqual(sokobanPosition(door).boxes);
  expect([isUnsolvable(back.state), currentUndoAdvice(back.state)]).toMatchObject([true, { kind: 'undo' }]);
});

test('a proof from a solver makes the pushes left known along its solution, and is used for hints', () => {
  const start = newSokobanSession(ROOM);
  const { state } = after(start, { kind: 'hint', detail: 5 });
  const solution = hintMoves(state, 'all');
  const proven = actSokoban(start, { kind: 'take-proof', from: ROOM.start, solution }).state;
  expect([provenPushes(start), provenPushes(proven)]).toEqual([undefined, 5]);
  const walked = actSokoban(proven, play('dd')).state;
  const pushed = actSokoban(walked, { kind: 'play-moves', moves: hintMoves(walked, 'next-push') }).state;
  expect([provenPushes(walked), provenPushes(pushed)]).toEqual([5, 4]);
  expect(kinds(actSokoban(pushed, { kind: 'hint' }).events)).toEqual(['hint-opened']);
  expect(provenPushes(actSokoban(proven, play('rrD')).state)).toBeUndefined();
  expect(actSokoban(start, { kind: 'take-proof', from: ROOM.start, solution: [] }).state).toEqual(start);
});
