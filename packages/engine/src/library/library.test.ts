import type { Progress } from '@masu/core/base/outcome.js';
import type { Result, TextError } from '@masu/core/base/result.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { pullStep } from '@masu/core/sokoban/rules/pull.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { expect, expectTypeOf, test } from 'vitest';
import { tutorialCollections } from '../../../../test/own-levels.js';
import type { Engine } from '../jobs/engines/engine.js';
import { Pool } from '../jobs/engines/pool.js';
import type { WorkerHandle } from '../jobs/engines/worker-pool.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { ANY_PUZZLES, canPair, puzzleOf } from '../jobs/puzzles/puzzles.js';
import { verifyCertificate } from './certify.js';
import { judge } from './judge.js';
import { levelJob } from './level-job.js';
import { libraryOn } from './library.js';
import { parseFutoshiki, parseSokoban } from './parse-level.js';
import { readLevels } from './read-levels.js';
import { replay } from './replay.js';
import { DEFAULT_SOLVERS } from './run-options.js';
import { makeText } from './text.js';

const { solve, hint, grade, explain, judgePush, certify, label, review, generate, optimize, solvers } = libraryOn({
  engine: () => nodeThread(),
  defaultBytes: () => undefined,
  solvers: async (puzzle) => puzzleOf(puzzle).solvers,
  seed: () => 7,
});

function sokoban(text: string): Level {
  const read = readLevels(text);
  const level = read.ok && read.value.id === 'sokoban' ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('expected a level of Sokoban');
  return level.value;
}

function futoshiki(text: string): FutoshikiLevel {
  const read = readLevels(text);
  const level = read.ok && read.value.id === 'futoshiki' ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('expected a Futoshiki');
  return level.value;
}

const CORRIDOR = sokoban('#######\n#@ $ .#\n#######\n');
const WIDE = sokoban('########\n#   .  #\n# $$@. #\n#      #\n########\n');
const DETOUR = 'druldllURRllluRR';
const SQUARE = futoshiki('2:0R,0,0,0,\n');

test('a Sokoban level has a Sokoban answer', async () => {
  const report = await solve(CORRIDOR, { solver: 'push-optimal' });
  expectTypeOf(report.puzzle).toEqualTypeOf<'sokoban'>();
  expect(report).toMatchObject({ verdict: 'solved', claim: 'optimal', solution: 'rRR', moves: 3, pushes: 2 });
  expect(report).toMatchObject({ optimalIn: 'pushes', tieBreak: 'proven' });
  if (report.verdict === 'solved') expect(report.answer).toEqual(['right', 'right', 'right']);
});

test('a Futoshiki has a grid', async () => {
  const report = await solve(SQUARE);
  expectTypeOf(report.puzzle).toEqualTypeOf<'futoshiki'>();
  expect(report).toMatchObject({ verdict: 'solved', claim: 'unique', solution: ['21', '12'], answer: [2, 1, 1, 2] });
});

test('a level of either puzzle has a report of either', async () => {
  const levels: AnyLevel[] = [CORRIDOR, SQUARE];
  const reports = await Promise.all(levels.map((level) => solve(level)));
  expect(reports.map(({ puzzle, verdict }) => [puzzle, verdict])).toEqual([
    ['sokoban', 'solved'],
    ['futoshiki', 'solved'],
  ]);
});

test('a level from the middle of a game is the one that is solved', async () => {
  const middle = { ...CORRIDOR, start: { player: 9, boxes: [11] } };
  expect(await solve(middle, { solver: 'push-optimal' })).toMatchObject({ solution: 'rR' });
});

test.each([
  ['boxes and goals', WIDE],
  ['a box on a goal, the player on a goal', sokoban('#######\n#  *  #\n# +$  #\n#     #\n#######\n')],
  ['a board with an unreachable part', sokoban('#####\n#@$.#\n#####\n#* *#\n#####\n')],
])('the text for the worker is the same level: %s', (_, level) => {
  const { level: text } = levelJob(level);
  expect(levelHash(sokoban(text))).toBe(levelHash(level));
});

test('a time limit of 0 gives up by time', async () => {
  expect(await solve(WIDE, { solver: 'dijkstra', seconds: 0 })).toMatchObject({ verdict: 'gave-up', limit: 'time' });
});

test('a memory limit of 0 gives up by memory', async () => {
  const report = await solve(WIDE, { solver: 'dijkstra', memory: 0 });
  expect(report).toMatchObject({ verdict: 'gave-up', limit: 'memory' });
});

test.each(['before', 'during'])('a signal aborted %s the search ends it as stopped', async (moment) => {
  const controller = new AbortController();
  if (moment === 'before') controller.abort();
  const solving = solve(WIDE, { signal: controller.signal });
  controller.abort();
  expect(await solving).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});

test('an answer that comes with the abort is no answer', async () => {
  let asked = 0;
  const late = {
    get aborted() {
      return asked++ > 0;
    },
    addEventListener() {},
    removeEventListener() {},
  };
  const report = await solve(WIDE, { solver: 'push-optimal', signal: late });
  expect(report).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
  expect(report.effort.expanded).toBeGreaterThan(0);
});

// A first slice of work may solve a small level, so a stop that comes before it must be seen before it.
test.each([
  ['before', () => AbortSignal.abort()],
  [
    'right after',
    () => {
      const controller = new AbortController();
      queueMicrotask(() => controller.abort());
      return controller.signal;
    },
  ],
] as const)('a signal aborted %s the call never gets an answer', async (_, aborted) => {
  const levels = tutorialCollections()
    .flatMap(([, each]) => each)
    .slice(0, 30);
  expect(levels.length).toBe(30);
  const moves = DETOUR;
  const calls = [
    ...levels.map((level) => () => solve(level, { signal: aborted() })),
    () => solve(SQUARE, { signal: aborted() }),
    () => solve(CORRIDOR, { signal: aborted(), threads: 2 }),
    () => hint(CORRIDOR, { signal: aborted() }),
    () => hint(SQUARE, { signal: aborted() }),
    () => grade(CORRIDOR, { signal: aborted() }),
    () => grade(SQUARE, { signal: aborted() }),
    () => explain(CORRIDOR, { signal: aborted() }),
    () => review(CORRIDOR, { signal: aborted() }),
    () => review(SQUARE, { signal: aborted() }),
    () => optimize(WIDE, { signal: aborted() }),
    () => optimize(WIDE, { signal: aborted(), moves }),
    () => generate({ puzzle: 'futoshiki', size: 4, grade: 'easy' }, { signal: aborted() }),
    () => generate({ puzzle: 'sokoban', grade: 'trivial', boxes: 1 }, { signal: aborted() }),
  ];
  for (const call of calls) expect(await call(), `${call}`).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});

test('progress is reported during the search', async () => {
  const seen: Progress[] = [];
  await solve(WIDE, { solver: 'dijkstra', onProgress: (progress) => seen.push(progress) });
  expect(seen.length).toBeGreaterThan(0);
});

/** A worker that reports progress when it starts, and its end when it is stopped: outside of any call of ours. */
function patientWorker(): WorkerHandle {
  let say = (_message: unknown): void => {};
  const answer = ({ kind, id }: Parameters<WorkerHandle['post']>[0]): unknown => {
    if (kind === 'start') return { kind: 'progress', id, progress: { expanded: 1, bytes: 1 } };
    const effort = { expanded: 1, generated: 1, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 1 };
    const value = { verdict: 'gave-up', limit: 'stopped', puzzle: 'sokoban', solver: 'any', effort };
    return { kind: 'done', id, reported: { ok: true, value } };
  };
  return {
    post: (message) => queueMicrotask(() => say(answer(message))),
    listen: (take) => {
      say = take;
    },
    kill: () => {},
    fits: () => true,
  };
}

test('what onProgress throws rejects the promise and ends the work', async () => {
  const pool = new Pool({ open: patientWorker, now: () => 0, after: () => {} }, 1);
  const library = libraryOn({
    engine: () => pool,
    defaultBytes: () => undefined,
    seed: () => 7,
    solvers: async () => [],
  });
  const onProgress = (): void => {
    throw new Error('not ready');
  };
  await expect(library.solve(WIDE, { onProgress })).rejects.toThrow('not ready');
});

test('a teaching solver accepts choices, and its counts are those of the solver itself', async () => {
  const report = await solve(WIDE, {
    solver: 'ida-star',
    choices: { heuristic: 'none', rules: ['all'], order: 'lrud' },
  });
  expect(report).toMatchObject({ verdict: 'solved', claim: 'optimal', optimalIn: 'moves', tieBreak: 'open' });
  expect(report.notes).toMatchObject({ heuristic: 'none', rules: 'all', order: 'lrud' });
  if (report.verdict === 'solved') expect(report.notes?.bound).toBe(report.moves);
});

test.each([
  [
    'a solver that does not exist',
    // @ts-expect-error: the compiler knows the ids
    () => solve(CORRIDOR, { solver: 'pushoptimal' }),
    'Unknown sokoban solver "pushoptimal". Did you mean "push-optimal"?',
  ],
  [
    'a solver of the other puzzle',
    () => solve(CORRIDOR, { solver: 'propagate' }),
    'Unknown sokoban solver "propagate". Available: bfs-list, ',
  ],
  [
    'a choice that the solver does not take',
    () => solve(CORRIDOR, { solver: 'dfs', choices: { heuristic: 'none' } }),
    'dfs takes no heuristic.',
  ],
])('%s rejects with a sentence', async (_, ask, sentence) => {
  await expect(ask()).rejects.toThrow(sentence);
});

test.each([
  ['hint: no move', () => hint(CORRIDOR, { moves: 'zz' }), 1, 'unknown-move'],
  ['hint: no move after one', () => hint(CORRIDOR, { moves: 'rz' }), 2, 'unknown-move'],
  ['hint: a blocked move', () => hint(CORRIDOR, { moves: 'rrrr' }), 4, 'blocked-move'],
  ['hint: a blocked first move', () => hint(CORRIDOR, { moves: 'l' }), 1, 'blocked-move'],
  ['hint: no digit', () => hint(SQUARE, { moves: 'zz' }), 1, 'bad-move'],
  ['explain: no move', () => explain(CORRIDOR, { moves: 'zz' }), 1, 'unknown-move'],
  ['explain: a blocked move', () => explain(CORRIDOR, { moves: 'ru' }), 2, 'blocked-move'],
  ['review: no move', () => review(CORRIDOR, { line: '?' }), 1, 'unknown-move'],
  ['review: a blocked move', () => review(CORRIDOR, { line: 'ruu' }), 2, 'blocked-move'],
  ['optimize: no move', () => optimize(WIDE, { moves: 'x' }), 1, 'unknown-move'],
  ['optimize: no solution', () => optimize(WIDE, { moves: 'r' }), 1, 'no-solution'],
] as const)('moves that are no moves are a result with an error: %s', async (_, ask, column, code) => {
  const answer = await ask();
  const message = expect.stringMatching(/^[A-Z].*\.$/);
  expect(answer).toMatchObject({ verdict: 'bad-moves', ok: false, error: { line: 1, column, code, message } });
  if (answer.verdict === 'bad-moves') expectTypeOf(answer).toExtend<Result<never, TextError>>();
});

test('a hint of Sokoban has its push and a sentence; so have a deadlock and a solved position', async () => {
  expect(await hint(WIDE)).toMatchObject({
    push: { from: 18, onto: 10, direction: 'up' },
    message: 'Push the box at row 3, column 3 up. 5 pushes and 12 moves to go. Proven optimal in pushes.',
  });
  const dead = await hint(WIDE, { moves: 'ulD' });
  expect(dead).toMatchObject({ verdict: 'deadlock', message: expect.stringMatching(/^Deadlock: the box at row 4/) });
  expect(await hint(CORRIDOR, { moves: 'rRR' })).toMatchObject({ verdict: 'solved', message: expect.any(String) });
});

test('one level from a text, or a sentence', () => {
  const one = parseSokoban('#######\n#@ $ .#\n#######\n');
  expect(one.ok && levelHash(one.value)).toBe(levelHash(CORRIDOR));
  const grid = parseFutoshiki('2:0R,0,0,0,\n');
  expect(grid.ok && grid.value.size).toBe(2);
  const errors = [parseSokoban('2:0R,0,0,0,\n'), parseFutoshiki('####\n#@$.#\n####'), parseSokoban('####\n#.$#\n####')];
  const two = parseSokoban('#####\n#@$.#\n#####\n\n#####\n#@$.#\n#####\n');
  expect([...errors, two].map((read) => !read.ok && [read.error.code, read.error.message])).toEqual([
    ['other-puzzle', 'Expected a Sokoban level, and this is Futoshiki.'],
    ['other-puzzle', 'Expected a Futoshiki level, and this is Sokoban.'],
    ['no-player', expect.stringMatching(/player/)],
    ['several-levels', 'Expected one level, and there are 2 levels; use readLevels.'],
  ]);
});

test('a hint is for where the moves lead', async () => {
  const found = await hint(CORRIDOR, { moves: 'r' });
  if (found.verdict === 'hint') expectTypeOf(found.puzzle).toEqualTypeOf<'sokoban'>();
  expect(found).toMatchObject({ verdict: 'hint', solution: 'RR' });
  const digit = await hint(SQUARE);
  if (digit.verdict === 'hint') expectTypeOf(digit.puzzle).toEqualTypeOf<'futoshiki'>();
  expect(digit.verdict).toBe('hint');
});

test('a Futoshiki with one solution has a grade', async () => {
  expect(await grade(SQUARE)).toMatchObject({ verdict: 'unique', grade: 'easy' });
});

test('a seed generates the same puzzle again, and is chosen if absent', async () => {
  const wish = { puzzle: 'futoshiki', size: 4, grade: 'easy' } as const;
  const first = await generate(wish);
  const again = await generate({ ...wish, seed: 7 });
  if (first.verdict !== 'generated' || again.verdict !== 'generated') throw new Error('expected puzzles');
  expect([first.seed, first.text]).toEqual([7, again.text]);
  expect(await grade(first.level)).toMatchObject({ verdict: 'unique', grade: 'easy' });
});

test('a level whose walls leave a corner open can be solved', async () => {
  const level = sokoban('######\n#  . ###\n#   $  #\n###.$ @#\n  ######\n');
  expect(await solve(level, { solver: 'push-optimal' })).toMatchObject({ verdict: 'solved', pushes: 7 });
});

test('a Sokoban level has a grade, with figures and reasons', async () => {
  const graded = await grade(WIDE);
  expectTypeOf(graded.puzzle).toEqualTypeOf<'sokoban'>();
  expect(graded).toMatchObject({ verdict: 'graded', isExact: true, boxes: 2 });
  expect(graded.verdict === 'graded' && graded.reasons.length).toBeGreaterThan(0);
  expect(await grade(sokoban('########\n#@ . $ #\n########\n'))).toMatchObject({ verdict: 'unsolvable' });
});

test('a level is reviewed, with a line of moves if there is one', async () => {
  expect(await review(CORRIDOR)).toMatchObject({ verdict: 'solved', isProven: true, notes: [] });
  expect(await review(CORRIDOR, { line: 'rR' })).toMatchObject({ line: 'unsolved', notes: [{ kind: 'line' }] });
});

test('an answer gets a certificate that proves it, and nothing else', async () => {
  const answer = await solve(WIDE, { solver: 'push-optimal' });
  const proof = await certify(WIDE, answer);
  if (proof.verdict !== 'certified') throw new Error(proof.verdict);
  expect(verifyCertificate(WIDE, proof.certificate)).toEqual({
    verified: true,
    claim: 'no solution with fewer than 5 pushes, or with 5 pushes and fewer than 12 moves',
    isOptimal: true,
  });
  expect(verifyCertificate(CORRIDOR, proof.certificate)).toMatchObject({ verified: false });
  expect(verifyCertificate(SQUARE, proof.certificate)).toMatchObject({ verified: false });
  const grid = await certify(SQUARE, await solve(SQUARE));
  expect(grid.verdict === 'certified' && verifyCertificate(SQUARE, grid.certificate)).toEqual({
    verified: true,
    claim: 'one solution',
  });
  const nothing = { verdict: 'uncertified', reason: 'the answer claims nothing that a certificate proves' };
  expect(await certify(WIDE, { verdict: 'gave-up' })).toEqual(nothing);
  expect(await certify(SQUARE, { verdict: 'solved', claim: 'valid', solution: ['21', '12'] })).toEqual(nothing);
  expect(await certify(WIDE, { verdict: 'unsolvable' }, { nodes: 1000 })).toMatchObject({ verdict: 'uncertified' });
  expect(await certify(WIDE, answer, { signal: AbortSignal.abort() })).toEqual({
    verdict: 'gave-up',
    limit: 'stopped',
  });
});

test('a push is judged, at the start and after moves', async () => {
  expect(await judgePush(WIDE, { cell: [3, 3], direction: 'right' })).toEqual({
    verdict: 'illegal',
    message: 'That push is not possible here.',
  });
  expect(await judgePush(WIDE, { cell: [3, 4], direction: 'down' })).toEqual({
    verdict: 'loses',
    box: 'B',
    by: 'rule',
    message: 'That push loses: box B can then no longer reach a goal.',
  });
  expect(await judgePush(WIDE, { cell: [3, 5], direction: 'down' }, { moves: 'dlluR' })).toMatchObject({
    verdict: 'loses',
    box: 'B',
  });
  // A cell is a number everywhere; row and column are understood, too.
  for (const cell of [10, [2, 4]] as const) {
    expect(await judgePush(CORRIDOR, { cell, direction: 'right' })).toMatchObject({ verdict: 'as-good', box: 'A' });
  }
});

test('states are labeled, along a solution, all of them, and in the numbers of a preset', async () => {
  const along = await label(CORRIDOR);
  if (along.verdict !== 'labeled') throw new Error(along.verdict);
  expect([along.solution, along.tieBreak, along.labels.map(({ action }) => action)]).toEqual([
    'rRR',
    'proven',
    ['r', 'R', 'R', null],
  ]);
  expect(along.labels[1]).toEqual({
    step: 1,
    board: ['#######', '# @$ .#', '#######'],
    action: 'R',
    optimal: ['R'],
    complete: false,
    toGo: { moves: 2 },
    dead: false,
    lowerBound: 2,
  });
  const all = await label(WIDE, { states: 'all', dead: true, metric: 'pushes', preset: 'jumanji' });
  if (all.verdict !== 'labeled') throw new Error(all.verdict);
  expect(all.labels.some(({ dead, toGo }) => dead && toGo === null)).toBe(true);
  expect(all.fixed?.[0]).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  const some = await label(WIDE, { states: 9 });
  expect(some.verdict === 'labeled' && some.labels.length).toBe(9);
  expect(await label(sokoban('#####\n#$ .#\n#@  #\n#####\n'))).toEqual({ verdict: 'unsolvable' });
  expect(await label(WIDE, { nodes: 1 })).toEqual({ verdict: 'gave-up', limit: 'nodes' });
});

test('labels of many states come in pages, each state once', async () => {
  const rows = ['###########', '#@ $ . .  #', '#  $      #', '#         #', '#         #', '###########'];
  const many = await label(sokoban(rows.join('\n')), { states: 'all', dead: true });
  if (many.verdict !== 'labeled') throw new Error(many.verdict);
  // A page has half a million characters.
  expect(JSON.stringify(many.labels).length).toBeGreaterThan(2 ** 19);
  expect(new Set(many.labels.map(({ state }) => state)).size).toBe(many.labels.length);
});

test('a Sokoban level is explained, in facts and sentences, at its start and after moves', async () => {
  const told = await explain(WIDE);
  if (told.verdict !== 'explained') throw new Error(told.verdict);
  expect(told.positions).toBeGreaterThan(0);
  expect(told.facts.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
  expect(told.runs.at(-1)?.pushes[1]).toBe(
    await solve(WIDE, { solver: 'push-optimal' }).then((report) => report.verdict === 'solved' && report.pushes),
  );
  expect(await explain(CORRIDOR, { moves: 'rR' })).toMatchObject({
    runs: [{ pushes: [1, 1], box: 'A', to: 'goal 1' }],
  });
  expect(await explain(CORRIDOR, { moves: 'rRR' })).toEqual({ verdict: 'solved' });
  // A box at the wall is lost, and the report says which.
  expect(await explain(WIDE, { moves: 'ulld' })).toEqual({
    verdict: 'lost',
    deadlock: { rule: 'dead-square', boxes: ['B'] },
  });
  const pair = sokoban('########\n#      #\n# .$$. #\n#  @ # #\n########\n');
  expect(await explain(pair)).toEqual({ verdict: 'lost', loss: { by: 'rule', rule: 'pinned', boxes: ['A', 'B'] } });
});

test('a new Sokoban level: of its grade, push-optimal, the same for the same seed; refused if no level is possible', async () => {
  const wish = { puzzle: 'sokoban', grade: 'trivial', boxes: 2 } as const;
  const first = await generate(wish);
  const again = await generate({ ...wish, seed: 7 });
  if (first.verdict !== 'generated' || again.verdict !== 'generated') throw new Error('expected levels');
  expect([first.seed, first.text]).toEqual([7, again.text]);
  expect(await grade(first.level)).toMatchObject({ grade: 'trivial', pushes: first.pushes, boxes: 2 });
  expect(await solve(first.level, { solver: 'push-optimal' })).toMatchObject({ pushes: first.pushes });
  expect(await generate({ ...wish, boxes: 40 })).toMatchObject({ verdict: 'refused', code: 'bad-boxes', seed: 7 });
});

test.each([
  ['solved', 'rRR', { solved: true, moves: 3, pushes: 2, blocked: [] }],
  ['blocked moves change nothing', 'lrRR', { solved: true, moves: 3, pushes: 2, blocked: [0] }],
  ['not there yet', 'rR', { solved: false, moves: 2, pushes: 1, board: ['#######', '#  @$.#', '#######'] }],
])('replay: %s', (_, moves, expected) => {
  expect(replay(CORRIDOR, moves)).toMatchObject({ ok: true, value: expected });
});

test('a level solved from its start is solved by no moves, for replay as for solve', async () => {
  const done = sokoban('#####\n#@ *#\n#####\n');
  expect(replay(done, '')).toMatchObject({ ok: true, value: { solved: true, moves: 0 } });
  expect(isSolved(done, done.start)).toBe(true);
  expect(await solve(done)).toMatchObject({ verdict: 'solved', solution: '', moves: 0 });
  expect(replay(futoshiki('2:2,1,1,2,\n'), '')).toMatchObject({ ok: true, value: { solved: true, moves: 0 } });
});

test('replay of digits, and of text that contains no moves', () => {
  const played = replay(SQUARE, 'r1c1=2 r1c2=1 r2c1=1 r2c2=2');
  expect(played).toMatchObject({ ok: true, value: { solved: true, moves: 4 } });
  expect(replay(CORRIDOR, 'rx').ok).toBe(false);
});

test('a valid level can be solved', async () => {
  const level = validateLevel({ rows: ['#####', '#@$.#', '#####'] });
  if (!level.ok) throw new Error(level.error.message);
  expect(await solve(level.value)).toMatchObject({ verdict: 'solved', moves: 1 });
});

test.each([
  ['nothing', undefined],
  ['text', '#####\n#@$.#\n#####\n'],
  ['a result', { ok: true, value: CORRIDOR }],
])('%s instead of a level is a TypeError that says what to pass', async (_, given) => {
  const level = given as unknown as Level;
  const error = /^Expected a level\. Read text with readLevels/;
  await expect(solve(level)).rejects.toThrow(error);
  await expect(hint(level)).rejects.toThrow(error);
  expect(() => grade(level)).toThrow(error);
  expect(() => replay(level, 'r')).toThrow(error);
});

type Call = () => unknown;
const untyped = (value: unknown) => value as never;
const WRONG: readonly (readonly [name: string, call: Call, sentence: string])[] = [
  [
    'readLevels(undefined)',
    () => readLevels(untyped(undefined)),
    'Expected the text of a file, got undefined. Decode bytes first, for example with TextDecoder.',
  ],
  [
    'readLevels of bytes',
    () => readLevels(untyped(new Uint8Array(3))),
    'Expected the text of a file, got an object. Decode bytes first, for example with TextDecoder.',
  ],
  ['readLevels with null', () => readLevels('', untyped(null)), 'Expected hints { name, format, strict }, got null.'],
  [
    'replay without moves',
    () => replay(CORRIDOR, untyped(undefined)),
    'Expected moves, as text or a list, got undefined.',
  ],
  [
    'replay of another alphabet',
    () => replay(CORRIDOR, untyped(['north'])),
    'Expected a direction (up, right, down, or left), got "north".',
  ],
  [
    'replay of the moves of the other puzzle',
    () => replay(CORRIDOR, untyped([{ kind: 'digit', row: 0, column: 0, digit: 1 }])),
    'Expected a direction (up, right, down, or left), got an object.',
  ],
  [
    'replay of directions in a grid',
    () => replay(SQUARE, untyped(['up'])),
    'Expected a move { kind, row, column }, got "up".',
  ],
  ['solve with null', () => solve(CORRIDOR, untyped(null)), 'Expected options as an object, got null.'],
  ['solve with a number', () => solve(CORRIDOR, untyped(5)), 'Expected options as an object, got 5.'],
  ['hint with null', () => hint(CORRIDOR, untyped(null)), 'Expected options as an object, got null.'],
  ['grade with null', () => grade(CORRIDOR, untyped(null)), 'Expected options as an object, got null.'],
  [
    'generate with null',
    () => generate({ puzzle: 'sokoban', grade: 'easy' }, untyped(null)),
    'Expected options as an object, got null.',
  ],
  [
    'a number for a signal',
    () => solve(CORRIDOR, untyped({ signal: 5 })),
    'Expected an AbortSignal for signal, got 5.',
  ],
  [
    'progress to nobody',
    () => solve(CORRIDOR, untyped({ onProgress: 'x' })),
    'Expected a function for onProgress, got "x".',
  ],
  [
    'step in another alphabet',
    () => step(CORRIDOR, CORRIDOR.start, untyped('north')),
    'Expected a direction (up, right, down, or left), got "north".',
  ],
  [
    'step by the name of a property of every object',
    () => step(CORRIDOR, CORRIDOR.start, untyped('constructor')),
    'Expected a direction (up, right, down, or left), got "constructor".',
  ],
  [
    'a pull by such a name',
    () => pullStep(CORRIDOR, CORRIDOR.start, untyped({ kind: 'step', direction: 'toString', pull: false })),
    'Expected a direction (up, right, down, or left), got "toString".',
  ],
  [
    'step without a level',
    () => step(untyped(undefined), CORRIDOR.start, 'up'),
    'Expected a Sokoban level, got undefined. Make one with validateLevel.',
  ],
  [
    'step without a position',
    () => step(CORRIDOR, untyped(undefined), 'up'),
    'Expected a position { player, boxes }, got undefined.',
  ],
  [
    'isSolved without a position',
    () => isSolved(CORRIDOR, untyped(null)),
    'Expected a position { player, boxes }, got null.',
  ],
  [
    'verifyMoves of text',
    () => verifyMoves(CORRIDOR, untyped('rr')),
    'Expected a list of directions, got "rr". Read text with parseMoves.',
  ],
  [
    'validateLevel of text',
    () => validateLevel(untyped('#####')),
    'Expected a draft { rows } of texts, got "#####". Read text with readLevels or a format.',
  ],
  ['parseMoves of nothing', () => parseMoves(untyped(undefined)), 'Expected moves as text, got undefined.'],
  [
    'a pull in another alphabet',
    () => pullStep(CORRIDOR, CORRIDOR.start, untyped({ kind: 'step', direction: 'north', pull: false })),
    'Expected a direction (up, right, down, or left), got "north".',
  ],
  [
    'an option that solve does not have',
    () => solve(CORRIDOR, untyped({ secnds: 3 })),
    'Unknown option "secnds". Did you mean "seconds"?',
  ],
  [
    'an option of another function',
    () => grade(CORRIDOR, untyped({ moves: 'r' })),
    'Unknown option "moves". Available: seconds, cpuSeconds, nodes, memory, signal, onProgress.',
  ],
  ['a solver that is no text', () => solve(CORRIDOR, untyped({ solver: 5 })), 'Expected text for solver, got 5.'],
  [
    'a wish that the generator does not know',
    () => generate(untyped({ puzzle: 'sokoban', grade: 'easy', boxs: 3 })),
    'Unknown wish "boxs". Did you mean "boxes"?',
  ],
];

test.each(WRONG)('wrong arguments get a sentence: %s', async (_, call, sentence) => {
  const error: unknown = await (async () => call())().then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TypeError);
  expect((error as TypeError).message).toContain(sentence);
});

// Every argument and every option of every function, each with every kind of wrong value.
const BAD: readonly unknown[] = [null, Number.NaN, -1, 5, '', 'pushoptimal', true, [], ['x'], {}, Symbol('s'), 10n];
const read = () => readLevels('######\n#@ $.#\n######\n');
const RUN = ['seconds', 'cpuSeconds', 'nodes', 'memory', 'signal', 'onProgress', 'secnds'];
const EASY = { puzzle: 'sokoban', grade: 'trivial', boxes: 1, seed: 1 };
const SMALL = { puzzle: 'futoshiki', grade: 'easy', size: 4, seed: 1 };
const STOPPED = { signal: AbortSignal.abort() };

/** Calls of a function with a wrong value, for each option. */
const inOptions = (call: (options: never) => unknown, ...names: readonly string[]) =>
  names.map((name) => [name, (value: unknown) => call(untyped({ [name]: value }))] as const);

const AUDITED: Readonly<Record<string, readonly (readonly [what: string, call: (value: unknown) => unknown])[]>> = {
  parseSokoban: [['text', (value) => parseSokoban(untyped(value))]],
  parseFutoshiki: [['text', (value) => parseFutoshiki(untyped(value))]],
  readLevels: [
    ['text', (value) => readLevels(untyped(value))],
    ['hints', (value) => readLevels('#####', untyped(value))],
    ...inOptions((hints) => readLevels('#####\n#@$.#\n#####\n', hints), 'name', 'format', 'strict'),
  ],
  replay: [
    ['level', (value) => replay(untyped(value), 'r')],
    ['moves', (value) => replay(CORRIDOR, untyped(value))],
    ['a move', (value) => replay(CORRIDOR, untyped([value]))],
    ['a digit', (value) => replay(SQUARE, untyped([value]))],
    ...inOptions(
      (move: object) => replay(SQUARE, untyped([{ kind: 'place', row: 0, column: 0, digit: 1, ...move }])),
      'kind',
      'row',
      'digit',
    ),
  ],
  judge: [
    ['levels', (value) => judge(untyped(value), 'r')],
    ['text', (value) => judge(untyped(read().ok && read()), untyped(value))],
    ['options', (value) => judge(untyped((read() as { value: unknown }).value), 'r', untyped(value))],
    ...inOptions(
      (options) => judge(untyped((read() as { value: unknown }).value), 'r', options),
      'name',
      'allowBlocked',
      'nam',
    ),
  ],
  makeText: [
    ['levels', (value) => makeText(untyped(value))],
    ['a level', (value) => makeText(untyped([value]))],
    ['format', (value) => makeText(CORRIDOR, untyped(value))],
  ],
  solvers: [['puzzle', (value) => solvers(untyped(value))]],
  judgePush: [
    ['level', (value) => judgePush(untyped(value), { cell: [2, 4], direction: 'right' })],
    ['push', (value) => judgePush(CORRIDOR, untyped(value))],
    ...inOptions(
      (push: object) => judgePush(CORRIDOR, untyped({ cell: [2, 4], direction: 'right', ...push })),
      'cell',
      'direction',
      'from',
    ),
    ...inOptions((options) => judgePush(CORRIDOR, { cell: [2, 4], direction: 'right' }, options), ...RUN, 'moves'),
  ],
  certify: [
    ['level', (value) => certify(untyped(value), { verdict: 'unsolvable' })],
    ['answer', (value) => certify(CORRIDOR, untyped(value))],
    ...inOptions((options) => certify(CORRIDOR, { verdict: 'unsolvable' }, options), ...RUN),
  ],
  verifyCertificate: [
    ['level', (value) => verifyCertificate(untyped(value), new Uint8Array())],
    ['certificate', (value) => verifyCertificate(CORRIDOR, untyped(value))],
  ],
  label: [
    ['level', (value) => label(untyped(value))],
    ['options', (value) => label(CORRIDOR, untyped(value))],
    ...inOptions((options) => label(CORRIDOR, options), ...RUN, 'metric', 'states', 'dead', 'preset'),
  ],
  solve: [
    ['level', (value) => solve(untyped(value))],
    ['options', (value) => solve(CORRIDOR, untyped(value))],
    ...inOptions((options) => solve(CORRIDOR, options), ...RUN, 'solver', 'choices', 'threads'),
    ...inOptions((options) => solve(SQUARE, options), 'solver', 'choices', 'threads'),
    ...inOptions(
      (choices) => solve(CORRIDOR, { solver: 'astar', choices }),
      'heuristic',
      'rules',
      'order',
      'visited',
      'rule',
    ),
  ],
  hint: [
    ['level', (value) => hint(untyped(value))],
    ['options', (value) => hint(CORRIDOR, untyped(value))],
    ...inOptions((options) => hint(CORRIDOR, options), ...RUN, 'moves', 'solver'),
  ],
  grade: [
    ['level', (value) => grade(untyped(value))],
    ['options', (value) => grade(CORRIDOR, untyped(value))],
    ...inOptions((options) => grade(CORRIDOR, options), ...RUN),
  ],
  explain: [
    ['level', (value) => explain(untyped(value))],
    ...inOptions((options) => explain(CORRIDOR, options), ...RUN, 'moves'),
  ],
  review: [
    ['level', (value) => review(untyped(value))],
    ...inOptions((options) => review(CORRIDOR, options), ...RUN, 'line'),
    ...inOptions((options) => review(SQUARE, options), 'line'),
  ],
  optimize: [
    ['level', (value) => optimize(untyped(value))],
    ...inOptions((options: object) => optimize(CORRIDOR, { ...STOPPED, ...options }), ...RUN, 'moves', 'metric'),
  ],
  generate: [
    ['wish', (value) => generate(untyped(value))],
    ['options', (value) => generate(untyped(EASY), untyped(value))],
    ...inOptions(
      (wish: object) => generate(untyped({ ...EASY, ...wish }), STOPPED),
      ...['puzzle', 'grade', 'boxes', 'width', 'height', 'rooms', 'pushes', 'tight', 'generator', 'seed', 'seeds'],
    ),
    ...inOptions((wish: object) => generate(untyped({ ...SMALL, ...wish }), STOPPED), 'grade', 'size', 'signs', 'seed'),
  ],
};

const RAW = /Cannot|is not a function|not iterable|not a job|Invalid|serialize|convert|reading '|of undefined|of null/;

test.each(Object.keys(AUDITED))(
  '%s: every wrong value gets a sentence, never an error of the engine and never NaN',
  async (name) => {
    const wrong: string[] = [];
    for (const [what, call] of AUDITED[name] ?? []) {
      for (const value of BAD) {
        const result: unknown = await (async () => call(value))().catch((error: unknown) => error);
        const isError = result instanceof Error;
        const text = isError
          ? result.message
          : JSON.stringify(result, (_, part) => (Number.isNaN(part) ? 'NaN' : part));
        const isFine = isError
          ? result instanceof TypeError && /^\S.*[.?]$/s.test(text) && !RAW.test(text)
          : !/"NaN"/.test(text);
        if (!isFine) wrong.push(`${what} ${String(value)}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('an unknown solver, format, grade, heuristic, or rule is answered with the nearest name', async () => {
  await expect(solve(CORRIDOR, untyped({ solver: 'move-optimum' }))).rejects.toThrow('Did you mean "move-optimal"?');
  await expect(hint(CORRIDOR, untyped({ solver: 'push-optimel' }))).rejects.toThrow('Did you mean "push-optimal"?');
  expect(() => makeText(CORRIDOR, 'xbs')).toThrow('Did you mean "xsb"?');
  expect(() => generate(untyped({ ...EASY, grade: 'eazy' }))).toThrow('Did you mean "easy"?');
  const choose = (choices: object) => solve(CORRIDOR, { solver: 'astar', choices });
  await expect(choose({ heuristic: 'matchin' })).rejects.toThrow('Did you mean "matching"?');
  await expect(choose({ rules: ['frieze'] })).rejects.toThrow('Did you mean "freeze"?');
  await expect(choose({ ordre: 'udlr' })).rejects.toThrow('Did you mean "order"?');
});

test('no sentence of the library names a command', () => {
  const unknown = [readLevels('what is this?'), readLevels('#####', { format: 'nosuch' })];
  for (const read of unknown) {
    expect(read).toMatchObject({ ok: false, error: { code: 'unknown-format' } });
    expect(read.ok ? '' : read.error.message).toMatch(/^Unrecognized level format\. Supported: xsb, /);
  }
});

test('a limit of nodes or CPU time gives up by it', async () => {
  expect(await solve(WIDE, { solver: 'dijkstra', nodes: 3 })).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  expect(await solve(WIDE, { solver: 'dijkstra', cpuSeconds: 0 })).toMatchObject({ verdict: 'gave-up', limit: 'cpu' });
});

test.each([
  ['seconds', -1],
  ['cpuSeconds', -1],
  ['nodes', Number.NaN],
  ['seconds', Number.NaN],
  ['memory', '5'],
])('a limit that is not a number is a TypeError: %s %s', async (name, value) => {
  await expect(solve(CORRIDOR, { [name]: value })).rejects.toThrow(
    `${name}: expected a number, 0 or more, got ${typeof value === 'number' ? value : ''}`,
  );
});

test.each([
  ['no puzzle', {}, /^Expected the puzzle to generate, sokoban or futoshiki/],
  ['no grade', { puzzle: 'sokoban' }, /^Expected a grade to generate, one of trivial, easy/],
  ['a grade of the other puzzle', { puzzle: 'sokoban', grade: 'recursive' }, /^Unknown sokoban grade "recursive"/],
  ['no size', { puzzle: 'futoshiki', grade: 'easy' }, /^Expected the size of the Futoshiki/],
])('a wish that lacks something is a TypeError: %s', (_what, wish, sentence) => {
  const made = () => generate(wish as unknown as Parameters<typeof generate>[0]);
  expect(made).toThrow(sentence);
});

test('optimize makes a solution shorter, and finds one if none is given', async () => {
  const found = await optimize(WIDE, { nodes: 50_000 });
  expect(found).toMatchObject({ verdict: 'solved', claim: 'valid', solver: 'optimize', moves: 12 });
  const detour = await optimize(WIDE, { moves: DETOUR, nodes: 50_000 });
  expect(detour).toMatchObject({ moves: 12, notes: { beforeMoves: 16, beforePushes: 5 } });
  if (detour.verdict === 'solved') expect(replay(WIDE, detour.answer)).toMatchObject({ value: { solved: true } });
  await expect(optimize(SQUARE as unknown as Level)).rejects.toThrow('Expected a Sokoban level');
});

test('solvers lists what solve takes', async () => {
  const all = [...(await solvers()), ...(await solvers('futoshiki'))];
  expect(all.find(({ id }) => id === 'push-optimal')).toMatchObject({ claim: 'optimal', metric: 'pushes' });
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['any', 'dijkstra', 'propagate']));
  await expect(solvers('chess' as 'sokoban')).rejects.toThrow('Expected a puzzle (sokoban or futoshiki), got "chess".');
});

test('makeText writes what readLevels reads', () => {
  const written = makeText([CORRIDOR, WIDE]);
  const read = readLevels(written.ok ? written.value : '');
  const hashes = read.ok ? read.value.levels.map(({ level }) => level.ok && levelHash(level.value as Level)) : [];
  expect(hashes).toEqual([CORRIDOR, WIDE].map(levelHash));
  expect(makeText(SQUARE)).toEqual({ ok: true, value: '2\n|->-|\n|   |\n|- -|\n' });
  expect(makeText(CORRIDOR, 'slc')).toMatchObject({ ok: true, value: expect.stringContaining('<L>#@ $ .#</L>') });
  expect(() => makeText(CORRIDOR, 'slx')).toThrow('Unknown sokoban format "slx". Did you mean "slc"?');
  expect(() => makeText([CORRIDOR, SQUARE])).toThrow('Expected levels of one puzzle');
  expect(() => makeText([])).toThrow('Expected a level, or a list of levels');
});

test('judge finds the level of each answer and says where it fails', () => {
  const read = readLevels('#######\n#@ $ .#\n#######\n\n#####\n#@$.#\n#####\n');
  if (!read.ok) throw new Error(read.error.message);
  expect(judge(read.value, 'rRR\nL\n')).toMatchObject([
    { level: 1, solved: true, moves: 3 },
    { level: 2, solved: false, failedAt: 1, blockedBy: 'wall' },
  ]);
  expect(judge(read.value, 'R', { name: 'anna-L2.txt' })).toMatchObject([{ level: 2, solved: true }]);
  expect(judge(read.value, 'uR', { name: 'anna-L2.txt', allowBlocked: true })).toMatchObject([{ solved: true }]);
  expect(() => judge(read.value, 5 as unknown as string)).toThrow('Expected a submission as text, got 5.');
});

test('the default solvers are those of the puzzles', () => {
  expect(Object.entries(DEFAULT_SOLVERS)).toEqual(ANY_PUZZLES.map(({ id, defaultSolver }) => [id, defaultSolver]));
});

test('threads: two for the solvers that can divide their work, one for the others', async () => {
  for (const { id: puzzle } of ANY_PUZZLES) {
    for (const { id, threads } of await solvers(puzzle))
      expect([id, threads]).toEqual([id, canPair(puzzle, id) ? 2 : 1]);
  }
  const asked: unknown[] = [];
  const thread = nodeThread();
  const engine: Engine = {
    ...thread,
    run(job, tell) {
      asked.push('threads' in job ? job.threads : undefined);
      return thread.run(job, tell);
    },
  };
  const { solve: watched } = libraryOn({
    engine: () => engine,
    defaultBytes: () => undefined,
    solvers: async () => [],
    seed: () => 7,
  });
  await watched(CORRIDOR, { threads: 2 });
  await watched(CORRIDOR, { threads: 2, solver: 'push-optimal' });
  await watched(CORRIDOR, { threads: 1 });
  await watched(SQUARE, { threads: 2 });
  expect(asked).toEqual([2, undefined, undefined, undefined]);
  await expect(solve(CORRIDOR, { threads: 3 as 2 })).rejects.toThrow('Expected 1 or 2 for threads');
});
