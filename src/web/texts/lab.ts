// Texts of the lab.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

const states = (count: number): string => countOf(count, 'state', 'states');
const moves = (count: number): string => countOf(count, 'move', 'moves');

export const ENGLISH = {
  over: (title: string, boxes: number) => `Lab · ${title}, ${countOf(boxes, 'box', 'boxes')}`,
  heading: 'Searches, side by side',
  level: 'Level',
  collection: 'Collection',
  link: 'Copy link',
  linkCopied: 'Link copied. It contains the level and the whole set-up.',
  noLevel: 'Level not found.',

  /** Short names of algorithms, options, and data structures, as in tables and charts. */
  strategies: {
    'breadth-first': 'Breadth-first',
    'depth-first': 'Depth-first',
    dijkstra: 'Dijkstra',
    'a-star': 'A*',
    greedy: 'Greedy best-first',
    'ida-star': 'IDA*',
  } as Readonly<Record<string, string>>,
  heuristics: { none: 'No heuristic', nearest: 'Nearest goals', matching: 'Matching' },
  visited: { list: 'List', tree: 'Tree', hash: 'Hash table' },
  rules: {
    corner: 'Corner',
    'dead-cells': 'Dead squares',
    square: '2×2',
    freeze: 'Freeze',
  } as Readonly<Record<string, string>>,
  noRules: 'No rules',
  directions: { up: 'up', right: 'right', down: 'down', left: 'left' },
  order: (first: string, second: string, third: string, fourth: string) => `${first}, ${second}, ${third}, ${fourth}`,
  searchName: (algorithm: string, details: string) => `${algorithm} (${details})`,

  presets: {
    name: 'Compare',
    chosen: 'Choose a comparison…',
    algorithms: 'Breadth-first and A*',
    structures: 'List, tree, hash table',
    heuristics: 'Three heuristics',
    rules: 'Deadlock rules',
  },

  bar: {
    region: 'Run the searches',
    run: 'Run',
    pause: 'Pause',
    restart: 'Restart',
    first: 'Go to the first state',
    back: 'Back one state',
    forward: 'Forward one state',
    last: 'Go to the end',
    lineBack: 'Back one line',
    line: 'Forward one line',
    slider: 'States expanded',
    position: (at: number, steps: number) => `${formatNumber(at)} of ${states(steps)} expanded`,
    speed: 'Speed',
    speedText: (count: number) => `${states(count)} per second`,
    pace: 'Pace',
    together: 'In step',
    own: 'Each on its own',
    show: 'Show',
    parts: { code: 'Code', frontier: 'Frontier', tree: 'Tree', visited: 'Visited set', heat: 'Heat map' },
    add: 'Add search',
  },

  pane: {
    search: (index: number, name: string) => `Search ${index}: ${name}`,
    algorithm: 'Algorithm',
    options: 'Options',
    heuristic: 'Heuristic',
    visited: 'Visited set',
    order: 'Order of moves',
    rules: 'Deadlock rules',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    recording: 'Recording the search…',
    progress: (expanded: number) => `Recording the search: ${states(expanded)}.`,
    expanded: 'Expanded',
    frontier: 'Frontier',
    depth: 'Depth',
    comparisons: 'Comparisons',
    current: (g: number, h: number, f: number) => `Current state: g ${g}, h ${h}, f ${f}`,
    board: (g: number) => `The state being expanded, ${moves(g)} from the start.`,
    boardAt: (move: number, all: number) => `The board after ${formatNumber(move)} of ${moves(all)} of the solution.`,
    found: (length: number) => `Solution found: ${moves(length)}.`,
    isOptimal: 'No solution is shorter.',
    longer: (more: number, optimum: number) => `${moves(more)} more than the optimum of ${formatNumber(optimum)}.`,
    unknownOptimum: 'The optimum isn’t known: its search reached the limit.',
    searchingOptimum: 'Searching for the optimum…',
    exhausted: 'Every state was expanded: there is no solution.',
    limit: (expanded: number) => `Stopped after ${states(expanded)}: the lab records no more.`,
    play: 'Play solution',
    stop: 'Back to the search',
    replay: 'Moves of the solution',
    replayText: (move: number, all: number) => `Move ${formatNumber(move)} of ${formatNumber(all)}`,
  },

  code: {
    heading: 'Pseudo-code',
  },

  frontier: {
    heading: 'Frontier',
    about: (waiting: number) => `${states(waiting)} waiting`,
    none: 'Nothing waits.',
    next: (index: number) => `next ${index}`,
    values: (g: number, h: number, f: number) => `g ${g}, h ${h}, f ${f}`,
    caption: 'Waiting states by f',
    axis: (f: number) => `f ${f}`,
    more: 'Show more',
    less: 'Show fewer',
    path: 'Path',
    pathAbout: (length: number, bound: number) => `${states(length)}, bound ${formatNumber(bound)}`,
  },

  tree: {
    heading: 'Search tree',
    above: (count: number) => `${formatNumber(count)} more above`,
    picture: (ancestors: number, siblings: number, children: number) =>
      `The search tree near the current state: ${countOf(ancestors, 'ancestor', 'ancestors')} shown, ${countOf(siblings, 'sibling', 'siblings')}, ${countOf(children, 'successor', 'successors')}.`,
    outcomes: {
      blocked: 'blocked',
      pruned: 'deadlock',
      visited: 'seen before',
      kept: 'added',
      relinked: 'followed again',
      dead: 'no goal in reach',
      beyond: 'beyond the bound',
    },
    successor: (direction: string, what: string) => `${direction}: ${what}`,
  },

  visitedSet: {
    heading: 'Visited set',
    list: {
      about: 'linear scan',
      newest: 'newest',
      oldest: 'oldest',
      looking: 'scanned up to here',
    },
    tree: { about: 'smaller left, larger right', depth: 'states at each depth' },
    hash: {
      about: 'go straight to the bucket',
      buckets: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} buckets`,
    },
    depth: (depth: number) => `depth ${depth}`,
    each: (perLookup: string) => `${perLookup} comparisons per lookup`,
  },

  heat: {
    heading: 'Where the boxes have been',
    picture: (most: number) =>
      `Heat map: in how many expanded states each cell held a box. Most: ${formatNumber(most)}.`,
    seldom: 'rarely held a box',
    often: (most: number) => `often (${formatNumber(most)})`,
  },

  chart: {
    heading: 'All searches',
    measure: 'Measure',
    scale: 'Scale',
    measures: {
      states: 'States discovered',
      frontier: 'States in the frontier',
      comparisons: 'Comparisons',
      memory: 'Memory (KiB)',
      time: 'Time (ms)',
    },
    scales: { logarithmic: 'Logarithmic', linear: 'Linear' },
    x: 'states expanded',
    now: 'now',
    million: '1 million',
    billion: '1 billion',
    picture: (measure: string, figures: string) => `Chart by states expanded. ${measure}: ${figures}.`,
    figure: (name: string, value: string) => `${name} ${value}`,
    note: 'Solid: up to the current state. Dotted: the rest of the run. Time is measured in your browser while recording; all other figures are the same on every machine.',
  },

  table: {
    heading: 'Figures of the whole run',
    search: 'Search',
    verdict: 'Result',
    verdicts: { found: 'solved', exhausted: 'no solution', limit: 'stopped' },
    moves: 'Moves',
    optimum: 'Optimum',
    columns: {
      expanded: 'Expanded',
      generated: 'Generated',
      duplicates: 'Duplicates',
      pruned: 'Pruned',
      discovered: 'Discovered',
      deepest: 'Deepest',
      comparisons: 'Comparisons',
      kib: 'KiB',
      millis: 'ms',
    },
    none: '–',
    csv: 'Download CSV',
    copy: 'Copy table',
    copied: 'Table copied.',
    steps: 'Expanded',
    fileName: 'lab.csv',
  },
} as const;

export const B = inLanguage('lab', ENGLISH);
