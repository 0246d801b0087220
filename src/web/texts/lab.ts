// The words of the lab.

import { countOf, formatNumber } from '../../base/format.js';

export const B = {
  over: (title: string, boxes: number) => `Lab · ${title}, ${countOf(boxes, 'box', 'boxes')}`,
  heading: (strategy: string) => `Watching ${strategy}`,
  strategies: {
    'breadth-first': 'breadth-first search',
    'depth-first': 'depth-first search',
    dijkstra: 'Dijkstra’s algorithm',
    'a-star': 'A*',
    greedy: 'greedy best-first search',
  } as Readonly<Record<string, string>>,
  strategy: 'Algorithm',
  level: 'Level',
  copy: 'Copy figures',
  copied: 'Figures',
  run: 'Run',
  play: 'Run',
  pause: 'Pause',
  step: 'Step',
  depth: 'Depth',
  again: 'Again',
  speed: 'Speed',
  speedText: (count: number) => `${countOf(count, 'state', 'states')} a second`,
  explored: 'Explored',
  waiting: 'Waiting',
  depthNow: 'Depth',
  lookUps: 'Look-ups',
  searching: 'The search is being recorded.',
  heat: {
    heading: 'Where the search has been',
    picture: (most: number) =>
      `Heat map: in how many explored states a box stood in each cell. Most: ${formatNumber(most)}.`,
    seldom: 'Boxes stood here seldom',
    often: (most: number) => `often (${formatNumber(most)})`,
    goal: 'goal',
  },
  chart: {
    heading: 'Comparisons made',
    about: 'both scales logarithmic',
    y: 'comparisons',
    x: 'states explored',
    now: 'now',
    picture: (explored: number, figures: string) =>
      `Chart of comparisons against states explored, both logarithmic. At ${formatNumber(explored)} states: ${figures}.`,
    ended: (explored: number, moves: number) =>
      `Solid: this run so far. Dotted: the same run to its end, ${countOf(explored, 'state', 'states')}, a solution of ${countOf(moves, 'move', 'moves')}. All three find the same.`,
    exhausted: (explored: number) =>
      `Solid: this run so far. Dotted: the same run to its end, ${countOf(explored, 'state', 'states')}; there is no solution.`,
    limit: (explored: number) =>
      `Solid: this run so far. Dotted: the same run up to ${countOf(explored, 'state', 'states')}, where the lab stops recording.`,
    listShort: (explored: number) =>
      ` The list was given 30 seconds and came to ${countOf(explored, 'state', 'states')}.`,
    working: ' The list is still at work.',
  },
  queue: {
    heading: 'Taken next',
    about: {
      'breadth-first': 'first in, first out; order up, right, down, left',
      'depth-first': 'last in, first out',
      dijkstra: 'fewest moves so far first',
      'a-star': 'fewest moves so far and pushes to go first',
      greedy: 'fewest pushes to go first',
    } as Readonly<Record<string, string>>,
    now: (depth: number) => `now, depth ${depth}`,
    next: (index: number, depth: number) => `next ${index}, depth ${depth}`,
    byDepth: 'States taken, by depth',
    depth: (depth: number) => `depth ${depth}`,
  },
  stores: {
    list: {
      name: 'List',
      about: 'look at each in turn',
      newest: 'newest',
      oldest: 'oldest',
      looking: 'looking so far in',
    },
    tree: { name: 'Tree', about: 'smaller left, larger right', depth: 'states at each depth' },
    hash: {
      name: 'Hash',
      about: 'go straight to the bucket',
      buckets: (shown: number, all: number) => `${shown} of ${formatNumber(all)} buckets`,
    },
    comparisons: 'Comparisons',
    each: 'a look-up',
    notYet: 'not there yet',
  },
  noLevel: 'Level not found.',
} as const;
