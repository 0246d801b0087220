import type { LevelGrade } from '@masu/core/play/saved-data.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { ASCII, COLORED } from '../screen/appearance.js';
import { LIST_START } from '../screen/list.js';
import { NO_STATUS } from '../screen/status.js';
import { type ListView, shownRows, type TerminalLevelRow, WHOLE_LIST } from './level-rows.js';
import { levelsFrame } from './levels-frame.js';

function row(
  number: number,
  title: string,
  rows: readonly string[],
  grade?: LevelGrade,
  author = '',
): TerminalLevelRow {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  const play = { puzzle: 'sokoban', level: level.value } as const;
  return {
    level: { number, title, hash: String(number), play, author },
    isSolved: number === 2,
    isBegun: false,
    about: number === 2 ? '  39 moves, 7 pushes' : '',
    ...(grade ? { grade } : {}),
  };
}

const ONE = ['#######', '#@ $ .#', '#######'];
const TWO = ['#########', '#.$ @ $.#', '#########'];
const graded = (grade: string, difficulty: number, optimum?: number): LevelGrade => ({
  grade,
  difficulty,
  isExact: optimum !== undefined,
  reasons: [],
  ...(optimum === undefined ? {} : { optimum }),
});

const ROWS = [
  row(1, 'Knot', TWO, graded('hard', 5.2), 'Ada'),
  row(2, 'Lane', ONE, graded('trivial', 1.1, 7), 'Ben'),
  row(3, 'Elbow', TWO, graded('trivial', 0.9, 5), 'Ada'),
  row(4, 'Attic', ONE),
];

const CASES: readonly (readonly [name: string, view: Partial<ListView>, shown: readonly number[]])[] = [
  ['the file', {}, [0, 1, 2, 3]],
  ['by grade, then difficulty; unknown last', { sort: 'grade' }, [2, 1, 0, 3]],
  ['by boxes', { sort: 'boxes' }, [1, 3, 0, 2]],
  ['by pushes; unknown last', { sort: 'pushes' }, [2, 1, 0, 3]],
  ['one grade', { grade: 'trivial' }, [1, 2]],
  ['unsolved', { solved: 'unsolved' }, [0, 2, 3]],
  ['solved', { solved: 'solved' }, [1]],
  ['author', { find: 'ADA' }, [0, 2]],
  ['title', { find: 'att' }, [3]],
  ['number', { find: '2' }, [1]],
  ['boxes', { find: 'boxes>1' }, [0, 2]],
  ['boxes and author', { find: 'ada boxes>=2' }, [0, 2]],
  ['pushes', { find: 'pushes<=5' }, [2]],
  ['pushes, not known', { find: 'pushes>0' }, [1, 2]],
  ['no condition, a title', { find: 'boxes' }, []],
  ['all together', { sort: 'grade', solved: 'unsolved', find: 'a' }, [2, 0, 3]],
];

test.each(CASES)('shown: %s', (_name, view, shown) => {
  expect(shownRows(ROWS, { ...WHOLE_LIST, ...view })).toEqual(shown);
});

test('grades in the list: word and mark in a wide window, the word in a narrow one, the mark above the picture', () => {
  const state = {
    ...{ title: 'Workshop', rows: ROWS, shown: [0, 1, 2, 3], list: LIST_START, view: WHOLE_LIST },
    ...{ isFinding: false, status: NO_STATUS, canSave: false },
  };
  const frame = (columns: number): string =>
    levelsFrame(
      { ...state, view: { ...WHOLE_LIST, sort: 'grade' } },
      { columns, lines: 13 },
      { signs: ASCII, theme: COLORED },
    ).toText();
  expect(frame(110)).toMatchInlineSnapshot(`
    "
      Workshop                 4 levels, 1 solved, by grade

      >    1  Knot          ####- hard                             9 by 3, 2 boxes
           2  Lane       *  #---- trivial     39 moves, 7 pushes   hard ####- (estimated)
           3  Elbow         #---- trivial                          ##################
           4  Attic                                                ## .[]  @v  [] .##
                                                                   ##################




      Up, Down choose   Enter play   / find   o sort   f grade   t unsolved   g why   ? keys   q back"
  `);
  expect(frame(80)).toMatchInlineSnapshot(`
    "
      Workshop                 4 levels, 1 solved, by grade

      >    1  Knot          hard                             9 by 3, 2 boxes
           2  Lane       *  trivial     39 moves, 7 pushes   hard ####- (estimate…
           3  Elbow         trivial                          ##################
           4  Attic                                          ## .[]  @v  [] .##
                                                             ##################




      Up, Down choose   Enter play   / find   o sort   f grade   ? keys   q back"
  `);
});
