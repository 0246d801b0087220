import { expect, test } from 'vitest';
import type { GradeName } from '../level-grade.js';
import { draftSize } from '../puzzle-views.js';
import {
  DEFAULT_WISH,
  gradesIn,
  isSameRow,
  type LevelRow,
  type ListWish,
  listLevels,
  numberedTitle,
} from './level-list.js';
import type { LevelProgress } from './level-progress.js';

const STANDINGS: Readonly<Record<LevelProgress['kind'], LevelProgress>> = {
  open: { kind: 'open' },
  begun: { kind: 'begun', words: '' },
  solved: { kind: 'solved', words: '' },
};

function row(
  index: number,
  title: string,
  author: string,
  boxes: number,
  kind: LevelProgress['kind'],
  graded?: readonly [GradeName, units: number, pushes: number],
): LevelRow {
  const draft = { rows: ['#'.repeat(5), `#@${'$'.repeat(boxes)}#`], title, author };
  const [grade, units, pushes] = graded ?? [];
  return {
    level: { title, draft, hash: String(index) },
    index,
    standing: STANDINGS[kind],
    graded: grade && { grade, difficulty: units as number, optimum: pushes as number, isExact: true, reasons: [] },
    size: draftSize('sokoban', draft),
  };
}

const ROWS = [
  row(0, 'Kiln', 'Ana', 3, 'solved', ['hard', 21_000, 40]),
  row(1, 'Bridge 10', 'Zoë Ångström', 1, 'open', ['trivial', 4000, 7]),
  row(2, 'Bridge 9', 'ana', 2, 'begun', ['easy', 13_000, 50]),
  row(3, 'Été', 'Bo', 1, 'open'),
];

const NAMED: readonly [name: string, wish: Partial<ListWish>, indexes: readonly number[]][] = [
  ['as in the file', {}, [0, 1, 2, 3]],
  ['by grade, ungraded last', { sort: 'grade' }, [1, 2, 0, 3]],
  ['by boxes, ties in order', { sort: 'boxes' }, [1, 3, 2, 0]],
  ['by pushes', { sort: 'pushes' }, [1, 0, 2, 3]],
  ['by title, numbers as numbers', { sort: 'title' }, [2, 1, 3, 0]],
  ['unsolved', { show: 'unsolved' }, [1, 2, 3]],
  ['in progress', { show: 'begun' }, [2]],
  ['solved', { show: 'solved' }, [0]],
  ['of one grade', { grade: 'easy' }, [2]],
  ['searched by title', { search: 'bridge' }, [1, 2]],
  ['searched by author, any case', { search: 'ANA' }, [0, 2]],
  ['searched without accents', { search: 'angstrom' }, [1]],
  ['searched by several words', { search: 'ana 9' }, [2]],
  ['nothing found', { search: 'zebra' }, []],
];

test.each(NAMED)('levels are listed %s', (_name, wish, indexes) => {
  const listed = listLevels('sokoban', ROWS, { ...DEFAULT_WISH, ...wish });
  expect(listed.map(({ index }) => index)).toEqual(indexes);
});

test('only grades that occur are offered, easiest first', () => {
  expect(gradesIn('sokoban', ROWS)).toEqual(['trivial', 'easy', 'hard']);
});

test.each([
  [0, undefined, 'Level 1'],
  [0, '1', 'Level 1'],
  [4, '#7', 'Level 7'],
  [2, 'Kiln', '3. Kiln'],
  [2, 'Microban 3', 'Microban 3'],
  [2, 'Microban 13', '3. Microban 13'],
  [2, 'Level 03', 'Level 03'],
  [3, ' ', 'Level 4'],
])('number %i with the title %s is %s', (index, title, name) => {
  const untitled = (number: number) => `Level ${number}`;
  expect(numberedTitle(index, title, untitled, (number, words) => `${number}. ${words}`)).toBe(name);
});

const KILN = row(3, 'Kiln', 'Ann', 2, 'open', ['easy', 12, 40]);

test.each<[string, Partial<LevelRow>, boolean]>([
  ['the same again', {}, true],
  ['a standing that says the same', { standing: { kind: 'open' } }, true],
  ['a standing', { standing: { kind: 'begun', words: '3 moves' } }, false],
  ['a grade', { graded: undefined }, false],
  ['another level', { level: { ...KILN.level } }, false],
])('a row is drawn again for %s', (_name, change, isSame) => {
  expect(isSameRow(KILN, { ...KILN, ...change })).toBe(isSame);
});
