import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { makePuzzleLink, parsePuzzleLink } from './puzzle-link.js';

const PUZZLE = { size: 2, cells: [0, 0, 0, 0], inequalities: [{ less: 0, greater: 1 }] };

function levelOf(title?: string) {
  const level = validateLevel(title === undefined ? PUZZLE : { ...PUZZLE, title });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

test.each(['Tricky 5 × 5', undefined])('a link carries the puzzle’s own title and no other: %s', (title) => {
  const query = makePuzzleLink(levelOf(title), [1, 0, 0, 0]);
  expect(query.get('t')).toBe(title ?? null);
  const read = parsePuzzleLink(query);
  expect(read?.draft.title).toBe(title);
  expect(read?.draft).toMatchObject(PUZZLE);
  expect(read?.digits).toEqual([1, 0, 0, 0]);
});

test('title and author survive', () => {
  const read = parsePuzzleLink(makePuzzleLink({ ...levelOf('Mine'), author: 'Ana & Zoë' }));
  expect(read?.draft).toMatchObject({ title: 'Mine', author: 'Ana & Zoë' });
});
