// Lesson 8 in English.

import { countOf, formatNumber } from '../../base/format.js';

export interface BacktrackingFacts {
  readonly calls: number;
  readonly guesses: number;
  readonly size: number;
  readonly blanks: number;
  readonly tinyCalls: number;
  readonly candidates: number;
}

export const BACKTRACKING = {
  title: 'Backtracking and propagation in Futoshiki',
  summary: 'Try digits one by one, or first rule out what can’t be: two searches on the same puzzle.',
  boards: { fourByFour: 'Four by four' },
  sections: (f: BacktrackingFacts) => ({
    state: {
      heading: 'Another kind of state',
      paragraphs: [
        `A Futoshiki of size ${formatNumber(f.size)} has every digit from 1 to ${formatNumber(f.size)} once in each row and column, and every sign must hold: it points to the smaller digit. The state of a search is a grid that is partly filled.`,
        `There are ${formatNumber(f.blanks)} blank cells here and ${formatNumber(f.size)} digits for each. Nobody looks for a shortest solution: every solution fills the same cells. The question is how many grids a search must look at.`,
      ],
    },
    backtrack: {
      heading: 'Backtracking',
      paragraphs: [
        'The algorithm of the course takes the first blank cell, row by row, and writes the first digit that breaks no rule so far. Then it does the same with the rest of the grid. If the rest can’t be filled, it takes the digit back and tries the next one. That is depth-first search, and the path is the only thing it stores.',
        `The lab counts as the course does: one **call** for the start, and one for every digit that is written. This puzzle takes ${countOf(f.calls, 'call', 'calls')}. The line under the tree of tries shows how deep the search was: where it drops, digits were taken back.`,
      ],
      actions: { middle: 'Show a mistake being taken back', end: 'Go to the solution' },
    },
    candidates: {
      heading: 'Candidates',
      paragraphs: [
        'Propagation asks another question first: which digits are still possible in each cell? These are its **candidates**. A given rules out its digit in its row and column. A sign rules out the largest digit on its small side and the smallest on its large side.',
        'Every candidate that vanishes can make others vanish. If one candidate is left in a cell, the cell is settled (a **naked single**). If a digit has one cell left in a row or column, it goes there (a **hidden single**). In the lab, candidates that were just ruled out are crossed out.',
      ],
      actions: { after: 'Rule out all that can be ruled out' },
    },
    compare: {
      heading: 'Fewer guesses',
      paragraphs: [
        `On this puzzle propagation needs ${countOf(f.guesses, 'guess', 'guesses')}; backtracking needed ${countOf(f.calls, 'call', 'calls')}. A step of propagation goes through the whole grid, a call of backtracking looks at one cell. But every further blank cell can multiply the calls, at worst by the number of digits, so on a large puzzle backtracking can take longer than anyone will wait.`,
        'When nothing more follows, propagation must guess too. It guesses in a cell with few candidates, and if the guess leads to a **conflict** (a cell without a candidate, or a digit without a cell), it knows that the digit is wrong and rules it out. And it goes on after the first solution: if no second one turns up, the solution is proven unique.',
      ],
    },
  }),
  exercises: (f: BacktrackingFacts) => ({
    candidates: {
      heading: 'Exercise 1',
      question:
        'Size 4, no digit yet in the row and column of a cell. A sign says that the cell is smaller than its neighbor, and no other sign is at either of the two. How many candidates does the cell have?',
      right: `Right: ${formatNumber(f.candidates)}. Only 4 is ruled out, because nothing is greater than 4.`,
      hint: 'Which digit could not be smaller than another digit from 1 to 4?',
    },
    calls: {
      heading: 'Exercise 2',
      question:
        'A 2 × 2 puzzle has four blank cells and one sign: the left cell of the top row is greater than the right one. Backtracking fills the cells row by row and tries the digit 1 first. How many calls does it make, counted as in the course?',
      right: `Right: ${formatNumber(f.tinyCalls)}: the start, and one for every digit written, the wrong first digit included.`,
      hint: 'Play it: the first cell gets 1 first. Does a digit fit into the second cell? Count the start and every digit that is written, also those taken back.',
    },
    conflict: {
      heading: 'Exercise 3',
      question: 'Propagation guesses a 3 in a cell, and another cell is left without any candidate. What follows?',
      options: {
        none: 'The puzzle has no solution',
        wrong: 'The 3 is wrong, and can be ruled out in that cell',
        again: 'Nothing yet: the other candidates of the empty cell must be tried',
      },
      right: 'Right. Everything before the guess still holds; only the guess is refuted.',
      hint: 'What was certain, and what was only assumed?',
    },
  }),
} as const;
