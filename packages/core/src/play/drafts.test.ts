import { expect, test } from 'vitest';
import { MAX_VERSIONS, mergeDrafts, newDraft, type VersionReason, withContent, withVersion } from './drafts.js';
import type { SavedDraft } from './saved-data.js';

const drawn = (text: string, savedAt: number, from: SavedDraft = newDraft('d', 'sokoban')): SavedDraft =>
  withContent(from, { title: 'Mine', author: '', text }, savedAt);
const texts = ({ versions }: SavedDraft): readonly string[] => versions.map(({ text }) => text);

test('a drawing is a version once, deliberate if it ever was', () => {
  const twice = withVersion(withVersion(drawn('a', 1), 1, 'saved'), 2, 'verdict');
  expect(twice.versions).toEqual([{ text: 'a', at: 1, why: 'saved' }]);
  const later = withVersion(drawn('b', 3, twice), 3, 'played');
  expect(texts(later)).toEqual(['b', 'a']);
  expect(withVersion(later, 4, 'saved').versions[0]).toEqual({ text: 'b', at: 4, why: 'saved' });
});

test('of too many versions, the oldest automatic ones go first', () => {
  let draft = newDraft('d', 'sokoban');
  for (let at = 1; at <= MAX_VERSIONS + 10; at++) {
    const why: VersionReason = at <= 5 ? 'saved' : 'verdict';
    draft = withVersion(drawn(`t${at}`, at, draft), at, why);
  }
  expect(draft.versions).toHaveLength(MAX_VERSIONS);
  expect(texts(draft).slice(-5)).toEqual(['t5', 't4', 't3', 't2', 't1']);
  expect(texts(draft)).not.toContain('t6');
  expect(texts(draft)[0]).toBe(`t${MAX_VERSIONS + 10}`);
});

test('of two states of one drawing the later counts, and the other is a version', () => {
  const [old, now] = [drawn('old', 1), drawn('new', 2)];
  for (const merged of [mergeDrafts(old, now), mergeDrafts(now, old), mergeDrafts(mergeDrafts(now, old), old)]) {
    expect(merged).toEqual({ ...now, versions: [{ text: 'old', at: 1, why: 'merged' }] });
  }
  expect(mergeDrafts(now, now)).toEqual(now);
});

test('a version gets what an analysis finds out later, unless it is of another drawing', () => {
  const facts = { verdict: 'solved', pushes: 6, grade: 'easy', difficulty: 1.7 };
  const saved = withVersion(drawn('b', 2, withVersion(drawn('a', 1), 1, 'saved')), 2, 'saved');
  const known = withContent(saved, { title: 'Mine', author: '', text: 'b', ...facts }, 3);
  expect(known.versions).toEqual([
    { text: 'b', at: 2, why: 'saved', ...facts },
    { text: 'a', at: 1, why: 'saved' },
  ]);
  // A verdict that is known stays.
  const other = withContent(known, { title: 'Mine', author: '', text: 'b', verdict: 'gave-up' }, 4);
  expect(other.versions).toEqual(known.versions);
});

test('what is saved of a drawing says nothing of the one before', () => {
  const known = withContent(newDraft('d', 'futoshiki'), { title: '', author: '', text: 'a', pushes: 3, line: 'x' }, 1);
  expect(drawn('b', 2, known)).toEqual({ ...newDraft('d', 'futoshiki'), title: 'Mine', text: 'b', savedAt: 2 });
});
