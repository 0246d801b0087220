// Where each sweeping sentence of the lessons is shown to be true: a figure beside it that the program computes, or a test
// that fails if it is false. lesson-claims.test.ts checks that each sentence has a row, and that what a row names is there.

export const SWEEPING_WORDS =
  /\b(?:must|has to|have to|never|always|only|every|everything|none|nothing|often|usually|mostly|rare|rarely|seldom|many|larger|smaller|longer|shorter|cheaper|fewer|better|forever|hardly|most|at least|at most)\b/i;

/**
 * Part of the sentence, and where it is shown: `figure: names of values in the same section or exercise`, or
 * `file: title of the test`; or why it claims nothing.
 */
export type Claim = readonly [says: string, shown: string];

/** A sentence that claims nothing: it says what a word means, tells the rules, asks, gives advice, or is a hint. */
export const NO_CLAIMS = ['definition', 'rule', 'question', 'advice'];

export const TESTS: Readonly<Record<string, string>> = {
  claims: 'test/conformance/lesson-claims.test.ts',
  searches: 'test/conformance/lesson-claims-searches.test.ts',
  boards: 'test/conformance/lesson-claims-boards.test.ts',
  facts: 'test/conformance/lesson-facts.test.ts',
  landmarks: 'test/conformance/lesson-landmarks.test.ts',
  choices: 'test/conformance/teaching-choices.test.ts',
  lines: 'test/conformance/lab-lines.test.ts',
  explain: 'test/conformance/explain-truth.test.ts',
  attacks: 'test/conformance/certificate-attacks.test.ts',
  deductions: 'test/conformance/futoshiki-deductions.test.ts',
  search: 'packages/search/src/search.test.ts',
  lab: 'packages/web/src/lab/model/run.test.ts',
};

const LINES = 'lines: %s: every line and its variables';
const ALONE = 'facts: no prices prove more pushes than a solution needs, whichever boxes are together';
const NOT_SHARED = 'searches: no two boxes share a cell, and in a solved state each goal has one box';
const WAITS =
  'searches: %s on %s: until the goal is taken, a state of a shortest solution waits with f of at most its cost';
const LEAST_F = 'claims: lesson 7: the least f of the frontier never falls and never exceeds the optimum';
const RELAXED = 'searches: nearest goals and matching are the optima of the two relaxed puzzles';
const RAISES = 'searches: %s on %s: a push that lowers h leaves f as it is; every other move raises f';
const FINAL =
  'searches: equal costs: marking early is right; different costs: a cost is final when the state is expanded';
const LATE = 'claims: if a push costs 4, marking a state when it is generated can miss the cheapest solution';
const LIST = 'claims: lesson 2: new states take n(n − 1)/2 comparisons in a list, and states seen before the rest';
const TENFOLD = 'searches: n(n − 1)/2: ten times as many states, about a hundred times as many comparisons';
const LAYERS = 'claims: the order of moves changes neither the length nor the complete layers';
const SAME_STATES =
  'claims: below the layer of the goal, both expand the same states, and Dijkstra the start a second time';
const CALLS = 'boards: one call for the start and one per digit written, with nothing stored but the grid';
const KEEPS = 'searches: it keeps every state that it has met, and so does breadth-first search';
const GREEDY = 'claims: greedy search finds a longer solution on one level and happens to find the optimum on another';

export const LESSON_CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  'what-a-state-is': [
    ['keep only the board', 'searches: what can be done next depends on the board alone, and walls and goals stay'],
    ['Every move that is possible', 'definition'],
    ['at most 25 × 24', 'figure: floor others most reached'],
    ['parts that never change', 'searches: what can be done next depends on the board alone, and walls and goals stay'],
    ['paths are shorter', 'figure: moves paths'],
    [
      'You can walk back and forth forever',
      'searches: there is always a longer path, on a level without a solution too',
    ],
    [
      'On a level without a solution it would never end',
      'searches: there is always a longer path, on a level without a solution too',
    ],
  ],
  'list-tree-hash': [
    [
      'It asks it for every move that is possible',
      'searches: %s: one lookup per possible move, and the set changes nothing but comparisons',
    ],
    [
      'Only the data structure of the visited set differs',
      'searches: %s: one lookup per possible move, and the set changes nothing but comparisons',
    ],
    ['compares the new state with every state in the list', LIST],
    ['Every new state is compared with all states', LIST],
    ['none makes more than', 'figure: lookups longestInTree'],
    ['If states came in sorted order', 'searches: a search tree that gets states in order is a list'],
    ['the list must compare it with every state it holds', LIST],
    ['the list looks at everything', LIST],
    ['smaller ones to the left', 'definition'],
    ['That is rare', 'figure: lookups firstBucket'],
    [
      'never more than half full',
      'searches: the hash table has two slots or more per state, and twice as many when there is room for twice as many',
    ],
    ['For ten times as many new states', TENFOLD],
    ['One search discovers ten times as many states', 'question'],
    ['There are ten times as many new states', TENFOLD],
    ['Ten times as many new states are looked up', 'question'],
  ],
  'breadth-first': [
    ['have at least half of all expanded states', 'figure: lastHalf layers'],
    ['everything in it must be stored', KEEPS],
    ['states at most, and', 'figure: mostWaiting waiting'],
    ['A course that compares counts must', 'figure: expanded otherExpanded'],
    ['The player can only move left and right', 'searches: in the corridor, the player moves left and right'],
    ['The queue knows nothing but the order of arrival', LINES],
    ['only the order inside a layer changes', LAYERS],
    ['A layer can be smaller than the one before', 'figure: shrinks sizeBefore sizeAfter'],
    ['no solution is shorter', 'searches: states come out by depth, and no solution is shorter than the one found'],
    [
      'which of several shortest solutions is found',
      'search: the order of actions decides which of several shortest paths is found',
    ],
  ],
  dijkstra: [
    ['at most a number of steps', 'searches: the steps of the heap grow with the logarithm of its size'],
    ['In Sokoban every move costs 1', SAME_STATES],
    [
      'four for every expanded state but the solved one',
      'claims: a lesson that names a search runs the solver of the command line with these choices',
    ],
    ['Without it, every duplicate would be expanded again', 'figure: paths before moves'],
    ['If every move costs the same', FINAL],
    ['Only the cost counts', LINES],
    ['Everything that is neither blocked nor a duplicate', 'figure: generated blocked duplicates'],
    ['only when it is expanded is its cost final', FINAL],
    ['always takes the waiting state with the least cost', LINES],
    ['a cheaper path may come later', LATE],
    ['Neither is better', SAME_STATES],
  ],
  'a-star': [
    ['looks only back', LINES],
    [
      'Every waiting state in the frontier shows',
      'lab: the frontier shows g, h, and their sum of each waiting state, and how many wait at each sum',
    ],
    ['so h falls by at most 1', 'figure: checkedMoves mostLowered'],
    ['but only one can have it in the end', NOT_SHARED],
    ['must be measured', 'advice'],
    ['nothing keeps its paths short', 'figure: greedyMoves moves'],
    ['Matching must send one of the boxes', 'figure: nearestHere matchingHere'],
    ['If h never exceeds the true cost', 'definition'],
    ['every other move raises f', RAISES],
    [
      'it is not opened again',
      'claims: on it A* returns 6 instead of 5; IDA*, which follows a cheaper path again, returns 5',
    ],
    ['at least as many pushes as its distance', RELAXED],
    ['As long as a better solution exists', WAITS],
    ['Then f never falls along a path', RAISES],
    ['the most that h falls by', 'figure: checkedStates checkedMoves mostLowered'],
    ['never below the sum of the nearest goals', 'claims: matching is never below the nearest goals on %s'],
    ['a better bound', 'figure: comparedStates betterStates'],
  ],
  deadlocks: [
    ['for nothing', 'facts: a rule that fires in a position means that exhaustive search finds no solution'],
    [
      'all cells along it are',
      'claims: a wall from corner to corner without a goal: all cells along it are dead squares',
    ],
    [
      'the rules drop only states that lead nowhere',
      'choices: no sound rule loses a solution; the course’s corner test does, claims nothing, and proves nothing',
    ],
    ['if every state it drops really is a deadlock', 'definition'],
    ['it finds none at all', 'claims: the course’s corner test finds a longer solution, or misses the only one'],
    ['can never be pushed again', 'boards: a box in a corner of two walls stays there in everything that follows'],
    [
      'An unsound rule is hard to notice',
      'boards: a solution found with the course’s test solves the level; that a shorter one was dropped does not show',
    ],
    ['but never away from it', 'boards: a box at a wall from corner to corner never gets away from it'],
    [
      'cells it never reaches are dead',
      'boards: from a dead square a box alone reaches no goal, wherever the player is',
    ],
  ],
  'two-sides': [
    ['says what every solution costs at least', 'definition'],
    ['passes through a state in the frontier', WAITS],
    ['report both numbers', 'advice'],
    ['at least the bound and at most the solution', 'definition'],
    ['costs at least 34', LEAST_F],
    [
      'show how many states wait',
      'lab: the frontier shows g, h, and their sum of each waiting state, and how many wait at each sum',
    ],
    ['the optimum can’t be longer', 'definition'],
    ['is no proof', 'claims: the first solution of depth-first search in lesson 7 is not the shortest'],
    ['nothing shorter can exist', LEAST_F],
    [
      'is longer than *a* + *b*',
      'searches: %s: two searches of depths a and b that have not met prove more than a + b',
    ],
    [
      'If every layer has *c* times as many states',
      'searches: layers that grow by c: about c to the power of d states, and the square root on each of two sides',
    ],
    [
      'Where the layers hardly grow',
      'searches: layers that grow by c: about c to the power of d states, and the square root on each of two sides',
    ],
    ['No solution of this level has fewer moves', LEAST_F],
  ],
  backtracking: [
    ['every solution fills the same cells', 'rule'],
    ['the path is the only thing it stores', CALLS],
    ['one for every digit that is written', CALLS],
    [
      'Every candidate that vanishes can make others vanish',
      'boards: a candidate that vanishes makes others vanish; where nothing more follows, propagation guesses',
    ],
    [
      'When nothing more follows',
      'boards: a candidate that vanishes makes others vanish; where nothing more follows, propagation guesses',
    ],
    [
      'Only 4 is ruled out',
      'boards: a sign alone rules out the largest digit on its small side and the smallest on its large side',
    ],
    ['the wrong first digit included', 'figure: tinyCalls'],
    ['Count the start and every digit', 'question'],
    [
      'Everything before the guess still holds',
      'deductions: no rule rules out a digit of any solution, and no step is idle, on random puzzles of one or many solutions',
    ],
    ['it points to the smaller digit', 'rule'],
    ['can multiply the calls', CALLS],
    ['how many grids a search must look at', 'question'],
    ['A sign says that the cell is smaller', 'question'],
  ],
  'ida-star': [
    ['A\\* keeps every state that it has met', KEEPS],
    ['the search has to give up', 'choices: %s gives up at its limits'],
    ['show what every cut does', LINES],
    ['its f is at most C', 'searches: %s on %s: no state of a shortest solution has an f above its cost'],
    ['none jumps over C', 'claims: %s: the bounds of IDA* rise and end at the optimum'],
    ['Every round repeats the work', 'figure: expanded distinct closed'],
    ['a round for every number of moves', 'figure: plainRounds plain'],
    ['paths of at most 9 moves', 'figure: paths states'],
    ['would follow every path within the bound', 'claims: paths are counted as by trying every sequence of moves'],
    ['everything else it computes again', 'searches: without a table the path is enough'],
    ['only if a cheaper path to it turns up', LINES],
  ],
  heuristics: [
    ['every box then goes to its', RELAXED],
    ['Leave out everything', RELAXED],
    ['everything that was allowed still is', 'definition'],
    ['at most the true one', 'figure: solvable above equal'],
    ['So h(n) is at most', 'figure: checkedMoves mostLowered'],
    ['h falls by at most', 'figure: checkedMoves mostLowered'],
    ['A\\* has to expand every state', 'searches: %s on %s: every state with an f below the optimum is expanded'],
    [
      'so is their maximum',
      'searches: the maximum of two admissible heuristics is admissible; the sum, and twice one, need not be',
    ],
  ],
  proofs: [
    ['There is nothing to replay', 'definition'],
    ['Take every box but one', 'advice'],
    ['Alone, the upper box needs at least', 'figure: upper lower'],
    ['other boxes can only be in the way', ALONE],
    ['So every solution has at least', ALONE],
    ['only one of them can have it', NOT_SHARED],
    ['In every solution each goal', NOT_SHARED],
    ['Together they pay at least', 'figure: upperPays lowerPays paid'],
    ['pushes that every solution has', ALONE],
    ['Prices don’t see everything', 'figure: cornerOptimum cornerAlone tried'],
    ['every solution has 9 pushes or more', 'figure: cornerOptimum cornerAlone tried'],
    ['with these boxes only', 'definition'],
    [
      'every push and every goal belongs to one group',
      'boards: groups of boxes that have no box in common can be added up',
    ],
    ['believes nothing that it hasn’t computed', 'attacks: no mutated certificate proves a false claim'],
    ['the other goal nothing', 'question'],
    ['The second half says that no solution has fewer', 'definition'],
  ],
  landmarks: [
    ['then none is left', 'figure: expanded'],
    [
      'only 1 can be on a goal at a time',
      'boards: after the push, no position has more boxes on goals than the reason says',
    ],
    ['It says none without a proof', 'explain: the verdict on a push is that of a plain search'],
    ['something that happens in every solution', 'definition'],
    ['can be reached, and none is solved', 'figure: landmarks without'],
    [
      'has to be filled for good before',
      'boards: in no solution is the later goal filled for good before the earlier one',
    ],
    ['the threatened run has to come first', 'definition'],
    ['only of what is true of every solution', 'explain: every fact is true, and every mutated fact is false'],
    ['Only one push doesn’t lose', 'landmarks: the answers to the exercises'],
    ['Every solution of this level pushes a box', 'landmarks: the answers to the exercises'],
  ],
};

/** The same for the paragraphs about the algorithms in the lab. */
export const LAB_CLAIMS: typeof LESSON_CLAIMS = {
  'breadth-first': [['every state of every layer is stored', KEEPS]],
  'depth-first': [
    ['backs up only where nothing new is left', LINES],
    [
      'more than a hundred times longer than necessary',
      'claims: depth-first search: a solution more than a hundred times longer; greedy: far fewer states than A*',
    ],
  ],
  dijkstra: [
    ['only the order among equal costs differs', SAME_STATES],
    ['always takes the state that is cheapest to reach', LINES],
  ],
  'a-star': [
    [
      'If h is never too high and no move lowers it',
      'choices: A*, IDA*, and breadth-first search agree in length with every heuristic and every rule',
    ],
    ['the fewer states have a smaller sum', 'searches: %s: a higher h leaves no more states below the optimum'],
  ],
  greedy: [['so it proves nothing about length', GREEDY]],
  'weighted-a-star': [
    [
      'often expands fewer states than A*',
      'claims: weighted A*: at most three times as many moves, and on most boards fewer states',
    ],
    [
      'at most three times as many moves',
      'claims: weighted A*: at most three times as many moves, and on most boards fewer states',
    ],
  ],
  'dijkstra-course': [
    ['after every move', LINES],
    [
      'if it finds none, there may still be one',
      'claims: the course’s corner test finds a longer solution, or misses the only one',
    ],
  ],
  'ida-star': [['It looks at many states again and again', 'searches: %s: it looks at states again']],
};
