// Lesson 6 in English.

import { formatNumber } from '../../base/format.js';

export interface DeadlockFacts {
  readonly none: number;
  readonly corner: number;
  readonly dead: number;
  readonly all: number;
  readonly moves: number;
  readonly courseMoves: number;
  /** Moves of the shortest solution where the course's test finds none. */
  readonly missedMoves: number;
}

export const DEADLOCKS = {
  title: 'Deadlocks',
  summary: 'States from which no solution exists, rules that find them, and a rule that is wrong.',
  boards: { twoRooms: 'Two rooms', detour: 'Detour' },
  sections: (f: DeadlockFacts) => ({
    corner: {
      heading: 'Corners',
      paragraphs: [
        'A box in a corner of two walls can never be pushed again. If the corner is not a goal, the level can’t be solved anymore: a **deadlock**. A search that doesn’t know this goes on with the other boxes, for nothing.',
        'The corner rule drops such a push at once. In the search tree of the second pane these moves are marked “deadlock”.',
      ],
      actions: { find: 'Go to the 60th state' },
    },
    squares: {
      heading: 'Dead squares',
      paragraphs: [
        'Take a wall that runs from corner to corner without a gap. A box at it can be pushed along the wall, but never away from it. So if there is no goal along the wall, all cells along it are **dead squares**, not only the corners. Dead squares are found before the search: pull a box backward from every goal; cells it never reaches are dead.',
        'The rule “dead squares” contains the corner rule and costs one table lookup per push.',
      ],
    },
    freeze: {
      heading: 'Frozen boxes',
      paragraphs: [
        'Boxes can also block each other. Two boxes side by side at a wall can’t be pushed along the wall, because each blocks the other, nor away from it. They are **frozen**, and if one of them is not on a goal, it is a deadlock. Four boxes in a square are frozen without any wall.',
        `On this level breadth-first search expands ${formatNumber(f.none)} states without rules, ${formatNumber(f.corner)} with the corner rule, ${formatNumber(f.dead)} with dead squares, and ${formatNumber(f.all)} with dead squares and freeze. The solution is equally short in all four: the rules drop only states that lead nowhere.`,
      ],
      actions: { end: 'Run all four to the end' },
    },
    sound: {
      heading: 'A rule that is wrong',
      paragraphs: [
        'A rule is **sound** if every state it drops really is a deadlock. The corner test that COMP20003 hands out looks at the wrong cell in some cases: it tests whether the player is on a goal instead of the box.',
        `The consequence: it drops states from which the level can be solved. On this level the shortest solution has ${formatNumber(f.moves)} moves, and a search with the course’s test finds one of ${formatNumber(f.courseMoves)}. On the level “Thrown away” it finds none at all, although there is one of ${formatNumber(f.missedMoves)} moves.`,
        'An unsound rule is hard to notice: a solution that is found solves the level, and nothing shows that a shorter one was dropped. Test a new rule on levels whose shortest solutions you know.',
      ],
    },
  }),
  exercises: (_: DeadlockFacts) => ({
    corner: {
      heading: 'Exercise 1',
      question: 'Place one box so that the corner rule fires.',
      right: 'Right. Two walls meet there and the cell is not a goal.',
      hint: 'Find a cell with a wall on one side and another wall above or below. A goal doesn’t count.',
    },
    freeze: {
      heading: 'Exercise 2',
      question: 'There is a box at the top wall. Place a second box so that the two freeze each other.',
      right: 'Right. Side by side at the wall, neither can be pushed along it nor away from it.',
      hint: 'Which pushes does the first box still have? Block them with a box that can’t move itself.',
    },
    unsound: {
      heading: 'Exercise 3',
      question: 'A rule drops some states that are not deadlocks. What can a search with this rule no longer claim?',
      options: {
        valid: 'That the solution it found solves the level',
        optimal: 'That the solution it found is the shortest',
        both: 'Neither of the two',
      },
      right:
        'Right. A solution can be replayed and checked. But the shortest one may have been among the dropped states.',
      hint: 'One of the two claims can be checked by replaying the moves, whatever the search did.',
    },
  }),
} as const;
