import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../../test/sample.js';
import { seedFor } from '../../../../test/seed.js';
import { mergeAllSaved, mergeResults, mergeSaved } from './merge-saved.js';
import {
  checkEntries,
  collectionId,
  distinctTitle,
  makeSavedData,
  parseSavedData,
  type SavedData,
  type SokobanRecord,
} from './saved-data.js';
import { fewestMoves, fewestPushes, NOTHING_SAVED, runningGame } from './saved-order.js';

const few = fc.integer({ min: 0, max: 3 });
const word = fc.constantFrom('a', 'b', '');
const key = fc.constantFrom('k1', 'k2', '__proto__');
const of = { hash: key, title: word, level: word };
const score = fc.record({ moves: few, pushes: few, solution: word, at: few });
const game = fc.record(
  {
    id: key,
    puzzle: fc.constantFrom('sokoban' as const, 'futoshiki' as const),
    ...of,
    game: word,
    moves: few,
    millis: few,
    hints: few,
    savedAt: few,
    name: word,
  },
  { requiredKeys: ['id', 'puzzle', 'hash', 'title', 'level', 'game', 'moves', 'millis', 'hints', 'savedAt'] },
);
const effort = fc.record({ hints: few, millis: few, at: few });
const record = fc.oneof(
  fc.record(
    {
      puzzle: fc.constant('sokoban' as const),
      ...of,
      bestMoves: score,
      bestPushes: score,
      solutions: fc.array(score, { maxLength: 3 }),
      best: effort,
    },
    { requiredKeys: ['puzzle', 'hash', 'title', 'level', 'bestMoves', 'bestPushes'] },
  ),
  fc.record({
    puzzle: fc.constant('futoshiki' as const),
    ...of,
    solution: fc.array(word, { maxLength: 2 }),
    best: effort,
  }),
);
const setting = fc.record({ key, value: fc.oneof(few, word, fc.boolean()), at: few });
const collection = fc.record(
  {
    id: key,
    puzzle: fc.constant('sokoban' as const),
    title: word,
    text: word,
    importedAt: few,
    changedAt: few,
    order: few,
  },
  { requiredKeys: ['id', 'puzzle', 'title', 'text', 'importedAt'] },
);
const puzzle = fc.constantFrom('sokoban' as const, 'futoshiki' as const);
const gradeWord = fc.constantFrom('easy', 'hard');
const grade = fc.record(
  {
    puzzle,
    hash: key,
    grade: gradeWord,
    difficulty: few,
    isExact: fc.boolean(),
    optimum: few,
    reasons: fc.array(word, { maxLength: 2 }),
    grader: few,
  },
  { requiredKeys: ['puzzle', 'hash', 'grade', 'isExact', 'reasons', 'grader'] },
);
const day = fc.constantFrom('2026-11-14', '2026-11-15');
const result = fc.record(
  { on: day, at: few, hints: few, millis: few, moves: few, pushes: few },
  { requiredKeys: ['on', 'at', 'hints', 'millis'] },
);
const daily = fc.record(
  { puzzle, day, hash: key, level: word, grade: gradeWord, optimum: few, solved: result },
  { requiredKeys: ['puzzle', 'day', 'hash', 'level', 'grade'] },
);
const attempt = fc.record(
  {
    puzzle,
    hash: key,
    at: few,
    result: fc.constantFrom('solved', 'given-up'),
    difficulty: few,
    isExact: fc.boolean(),
    optimum: few,
    pushes: few,
    hints: few,
    undos: few,
    millis: few,
  },
  { requiredKeys: ['puzzle', 'hash', 'at', 'result', 'difficulty', 'isExact', 'hints', 'undos', 'millis'] },
);
const content = { text: word, line: word, verdict: gradeWord, pushes: few, grade: gradeWord };
const version = fc.record(
  { ...content, at: few, why: fc.constantFrom('saved', 'verdict', 'merged', 'other') },
  { requiredKeys: ['text', 'at', 'why'] },
);
const draft = fc.record(
  {
    id: key,
    puzzle,
    title: word,
    author: word,
    origin: word,
    ...content,
    savedAt: few,
    versions: fc.array(version, { maxLength: 4 }),
  },
  { requiredKeys: ['id', 'puzzle', 'title', 'author', 'text', 'savedAt', 'versions'] },
);
const saved: fc.Arbitrary<SavedData> = fc.record({
  games: fc.array(game, { maxLength: 4 }),
  records: fc.array(record, { maxLength: 4 }),
  settings: fc.array(setting, { maxLength: 4 }),
  collections: fc.array(collection, { maxLength: 4 }),
  grades: fc.array(grade, { maxLength: 4 }),
  dailies: fc.array(daily, { maxLength: 4 }),
  attempts: fc.array(attempt, { maxLength: 4 }),
  drafts: fc.array(draft, { maxLength: 4 }),
}) as fc.Arbitrary<SavedData>;

const tidy = (data: SavedData): SavedData => mergeSaved(data, NOTHING_SAVED);

test('written data is read back, entry by entry', () => {
  fc.assert(
    fc.property(saved, (data) => {
      expect(parseSavedData(makeSavedData(data))).toEqual({ ok: true, value: { data, dropped: [] } });
    }),
    { seed: seedFor(61), numRuns: sampled(20, 100) },
  );
});

test('merging is idempotent, commutative and associative', () => {
  fc.assert(
    fc.property(saved, saved, saved, (a, b, c) => {
      expect(mergeSaved(tidy(a), tidy(a))).toEqual(tidy(a));
      expect(mergeSaved(a, b)).toEqual(mergeSaved(b, a));
      expect(mergeSaved(mergeSaved(a, b), c)).toEqual(mergeSaved(a, mergeSaved(b, c)));
      expect(mergeAllSaved([a, b, c])).toEqual(mergeSaved(mergeSaved(a, b), c));
    }),
    { seed: seedFor(62), numRuns: sampled(15, 100) },
  );
});

test('merging loses no game, no level, no collection, and no record gets worse', () => {
  fc.assert(
    fc.property(saved, saved, (a, b) => {
      const both = mergeSaved(a, b);
      const names = (data: SavedData) =>
        new Set([
          ...data.games.map((entry) => `game ${entry.puzzle} ${entry.hash} ${entry.id}`),
          ...data.records.map((entry) => `record ${entry.puzzle} ${entry.hash}`),
          ...data.settings.map((entry) => `setting ${entry.key}`),
          ...data.collections.map((entry) => `collection ${entry.id}`),
          ...data.grades.map((entry) => `grade ${entry.puzzle} ${entry.hash}`),
          ...data.dailies.map((entry) => `daily ${entry.puzzle} ${entry.day}${entry.solved ? ' solved' : ''}`),
          ...data.drafts.map((entry) => `draft ${entry.puzzle} ${entry.id}`),
          ...data.drafts.flatMap(({ puzzle, id, text, line, versions }) =>
            [{ text, line }, ...versions].map((each) => `drawn ${puzzle} ${id} ${each.text} ${each.line ?? ''}`),
          ),
          ...data.attempts.map((entry) => `attempt ${entry.puzzle} ${entry.hash} ${entry.at}`),
        ]);
      const before = new Set([...names(a), ...names(b)]);
      expect(names(both)).toEqual(new Set([...before].filter((name) => !before.has(`${name} solved`))));
      for (const old of [...a.records, ...b.records]) {
        const now = both.records.find((entry) => entry.puzzle === old.puzzle && entry.hash === old.hash);
        if (old.puzzle === 'sokoban' && now?.puzzle === 'sokoban') {
          expect(now.bestMoves.moves).toBeLessThanOrEqual(old.bestMoves.moves);
          expect(now.bestPushes.pushes).toBeLessThanOrEqual(old.bestPushes.pushes);
        }
        if (old.puzzle === 'futoshiki' && now?.puzzle === 'futoshiki') {
          expect(now.best.hints).toBeLessThanOrEqual(old.best.hints);
        }
      }
    }),
    { seed: seedFor(63), numRuns: sampled(40, 100) },
  );
});

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parseSavedData(text);
      const wrapped = parseSavedData(`{"masu":1,"games":[${text}]}`);
      if (wrapped.ok) expect(wrapped.value.data.games.length).toBeLessThanOrEqual(1);
    }),
    { seed: seedFor(64), numRuns: sampled(40, 100) },
  );
});

const REFUSED: readonly [name: string, text: string, code: string, part: string][] = [
  ['cut short', '{"masu":1,"games":[', 'not-json', 'truncated'],
  ['another object', '{"version":1}', 'not-saved-data', 'version as "masu"'],
  ['null', 'null', 'not-saved-data', 'expected an object'],
  ['a version of a half', '{"masu":0.5}', 'not-saved-data', '0.5 is not a version'],
  ['newer', '{"masu":7}', 'newer-version', 'version 7, and this version of masu reads up to 1'],
  ['an object instead of a list', '{"masu":1,"records":{}}', 'not-saved-data', '"records" to be a list'],
];

test.each(REFUSED)('refused: %s', (_name, text, code, part) => {
  const result = parseSavedData(text);
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.error.code).toBe(code);
  expect(result.error.message).toContain(part);
});

test('a broken entry is reported and the others are read', () => {
  const text = '{"masu":1,"settings":[{"key":"a","value":1,"at":5},{"key":"b","value":[],"at":5},{"key":"c","at":5}]}';
  const result = parseSavedData(text);
  expect(result.ok && result.value.data.settings).toEqual([{ key: 'a', value: 1, at: 5 }]);
  expect(result.ok && result.value.dropped.map(({ message }) => message)).toEqual([
    'settings, entry 2: value: expected (string | number | boolean), found Array.',
    'settings, entry 3: value: expected "value", found undefined.',
  ]);
});

test('data of older versions, without grades, dailies, attempts, and times, is read and merged with newer data', () => {
  const score = { moves: 3, pushes: 2, solution: 'rRR', at: 1 };
  const old = { puzzle: 'sokoban', hash: 'h', title: '', level: '', bestMoves: score, bestPushes: score } as const;
  const read = parseSavedData(JSON.stringify({ masu: 1, records: [old] }));
  expect(read).toMatchObject({
    ok: true,
    value: { data: { records: [old], grades: [], dailies: [], attempts: [] }, dropped: [] },
  });
  const best = { hints: 1, millis: 5, at: 2 };
  const newer = { ...NOTHING_SAVED, records: [{ ...old, best }] };
  expect(read.ok && mergeSaved(read.value.data, newer).records).toEqual([{ ...old, best }]);
});

test('a day that does not exist has no daily puzzle', () => {
  const entry = { puzzle: 'sokoban', day: '2026-11-31', hash: 'h', level: '', grade: 'easy' };
  expect(checkEntries('dailies', [entry, { ...entry, day: '2026-11-30' }]).sound).toHaveLength(1);
});

test('the game in progress is the unnamed one saved last', () => {
  const base = { puzzle: 'sokoban', hash: 'h', title: '', level: '', game: '', moves: 0, millis: 0, hints: 0 } as const;
  const games = [
    { ...base, id: '1', savedAt: 5 },
    { ...base, id: '2', savedAt: 9 },
    { ...base, id: '3', savedAt: 12, name: 'before the guess' },
    { ...base, id: '4', savedAt: 20, hash: 'other' },
  ];
  expect(runningGame(games, { puzzle: 'sokoban', hash: 'h' })?.id).toBe('2');
  expect(runningGame(games, { puzzle: 'futoshiki', hash: 'h' })).toBeUndefined();
});

test('a record has several solutions, each once, the best by either count first', () => {
  const scored = (moves: number, pushes: number, at: number) => ({
    moves,
    pushes,
    at,
    solution: `m${moves}p${pushes}`,
  });
  const of = { puzzle: 'sokoban', hash: 'h', title: '', level: '' } as const;
  const once = (moves: number, pushes: number, at: number) => ({
    ...NOTHING_SAVED,
    records: [{ ...of, bestMoves: scored(moves, pushes, at), bestPushes: scored(moves, pushes, at) }],
  });
  const sets = [once(20, 9, 1), once(18, 9, 2), once(30, 7, 3), once(20, 9, 4)];
  const [record] = mergeAllSaved(sets).records;
  expect(record).toEqual({
    ...of,
    bestMoves: scored(18, 9, 2),
    bestPushes: scored(30, 7, 3),
    solutions: [scored(20, 9, 1)],
  });
  const [full] = mergeAllSaved([...sets, ...Array.from({ length: 30 }, (_, i) => once(40 + i, 9, i))]).records;
  // The best by moves is one of the ten shortest; the best by pushes is longer here.
  const longer = Array.from({ length: 30 }, (_, i) => once(19, 40 + i, i));
  const [long] = mergeAllSaved([...sets, ...longer]).records;
  expect(full?.puzzle === 'sokoban' && full.solutions?.length).toBe(8);
  expect(long?.puzzle === 'sokoban' && long.solutions?.length).toBe(9);
});

test('of solutions with as many moves, fewer pushes count before the date; of as many pushes, fewer moves', () => {
  const scored = (moves: number, pushes: number, at: number) => ({ moves, pushes, at, solution: '' });
  expect(fewestMoves(scored(20, 8, 1), scored(20, 7, 2))).toEqual(scored(20, 7, 2));
  expect(fewestPushes(scored(20, 8, 1), scored(19, 8, 2))).toEqual(scored(19, 8, 2));
  expect(fewestMoves(scored(20, 8, 2), scored(20, 8, 1))).toEqual(scored(20, 8, 1));
});

test('of two values of a setting, the one set last is kept', () => {
  const set = (value: number, at: number): SavedData => ({
    ...NOTHING_SAVED,
    settings: [{ key: 'web.speed', value, at }],
  });
  for (const sets of [
    [set(1, 9), set(5, 3)],
    [set(5, 3), set(1, 9)],
  ])
    expect(mergeAllSaved(sets).settings).toEqual([{ key: 'web.speed', value: 1, at: 9 }]);
});

test('of two versions of a collection, the one changed last is kept, whenever it was imported', () => {
  const base = { id: 'c', puzzle: 'sokoban', title: 'Before', text: '#', importedAt: 5 } as const;
  const renamed = { ...base, title: 'Zebra', changedAt: 7 };
  const again = { ...base, importedAt: 9, title: 'Again' };
  const all = [base, again, renamed].map((entry) => ({ ...NOTHING_SAVED, collections: [entry] }));
  expect(mergeAllSaved(all).collections).toEqual([renamed]);
  expect(mergeAllSaved(all.slice(0, 2)).collections).toEqual([base]);
});

test('the id of a collection depends on its text', () => {
  expect(collectionId('####')).toBe(collectionId('####'));
  expect(collectionId('####')).not.toBe(collectionId('### '));
  expect(collectionId('ab')).not.toBe(collectionId('ba'));
});

test('valid and invalid entries of a list are separated, with their positions', () => {
  const good = { key: 'web.speed', value: 3, at: 5 };
  const { sound, errors } = checkEntries('settings', [good, { key: '', value: 1, at: 1 }, good, null]);
  expect(sound).toEqual([good, good]);
  expect(errors.map(([index]) => index)).toEqual([1, 3]);
});

test.each([
  ['a new title', 'Dawn', ['Dusk'], 'Dawn'],
  ['a title that is taken', 'Dawn', ['Dawn'], 'Dawn (2)'],
  ['a title taken twice', 'Dawn', ['Dawn (2)', 'Dawn'], 'Dawn (3)'],
])('the title of a collection: %s', (_name, title, taken, expected) => {
  expect(distinctTitle(title, taken)).toBe(expected);
});

test('of two grades, that of the newer grader is kept; of one grader, the exact one', () => {
  const of = { puzzle: 'sokoban', hash: 'h', reasons: [] } as const;
  const grade = (name: string, grader: number, isExact: boolean) => ({
    ...NOTHING_SAVED,
    grades: [{ ...of, grade: name, grader, isExact }],
  });
  const kept = (...sets: SavedData[]): string | undefined => mergeAllSaved(sets).grades[0]?.grade;
  expect(kept(grade('easy', 1, true), grade('hard', 2, false))).toBe('hard');
  expect(kept(grade('hard', 2, false), grade('easy', 1, true))).toBe('hard');
  expect(kept(grade('easy', 2, false), grade('hard', 2, true))).toBe('hard');
});

test('a day counts as solved on the first of its days, whatever the clocks said', () => {
  const result = (on: string, at: number, hints: number) => ({ on, at, hints, millis: 1, moves: 9, pushes: 3 });
  const merged = mergeResults(result('2026-11-02', 5, 1), result('2026-11-03', 3, 0));
  expect(merged).toEqual({ ...result('2026-11-02', 5, 0) });
});

test('entries of a puzzle that this masu doesn’t know are kept as they are, each once', () => {
  const record = { puzzle: 'sudoku', hash: 'h', best: { stars: 3 } };
  const text = makeSavedData({ records: [record], games: [{ puzzle: 'sudoku', id: 'g' }] } as never);
  const read = parseSavedData(text);
  if (!read.ok) throw new Error(read.error.message);
  const { data, dropped } = read.value;
  expect([data.records, data.games, dropped]).toEqual([[], [], []]);
  expect(data.unknown).toEqual([
    { list: 'games', entry: { puzzle: 'sudoku', id: 'g' } },
    { list: 'records', entry: record },
  ]);
  expect(makeSavedData(mergeAllSaved([data, NOTHING_SAVED, data]))).toBe(text);
  expect(makeSavedData(mergeSaved(data, data))).toBe(text);
  const wrong = parseSavedData('{"masu":1,"games":[{"puzzle":"Not an id!"},{"puzzle":"sokoban"}]}');
  expect(wrong.ok && [wrong.value.dropped.length, wrong.value.data.unknown]).toEqual([2, undefined]);
});

test('a record with a title keeps it, whichever is merged first', () => {
  const score = { moves: 1, pushes: 1, solution: 'R', at: 1 };
  const record = (title: string): SokobanRecord => ({
    ...{ puzzle: 'sokoban', hash: 'k1', level: '#####\n#@$.#\n#####\n', bestMoves: score, bestPushes: score },
    title,
  });
  const only = (title: string): SavedData => ({ ...NOTHING_SAVED, records: [record(title)] });
  for (const [a, b, kept] of [
    ['', 'Named', 'Named'],
    ['Named', '', 'Named'],
    ['', '', ''],
    ['B', 'A', 'A'],
  ] as const)
    expect(mergeSaved(only(a), only(b)).records.map(({ title }) => title)).toEqual([kept]);
});
