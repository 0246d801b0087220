// Texts of the lab.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  over: (title: string, boxes: number) => `Lab · ${title}, ${countOf(boxes, 'box', 'boxes')}`,
  heading: (algorithm: string) => `${algorithm}, step by step`,
  strategies: {
    'breadth-first': 'Breadth-first search',
    'depth-first': 'Depth-first search',
    dijkstra: 'Dijkstra’s algorithm',
    'a-star': 'A*',
    greedy: 'Greedy best-first search',
  } as Readonly<Record<string, string>>,
  strategy: 'Algorithm',
  level: 'Level',
  copy: 'Copy figures',
  copied: 'Figures copied.',
  run: 'Run',
  play: 'Run',
  pause: 'Pause',
  step: 'Step',
  depth: 'Depth',
  again: 'Restart',
  speed: 'Speed',
  speedText: (count: number) => `${countOf(count, 'state', 'states')} per second`,
  explored: 'Explored',
  frontier: 'Frontier',
  depthNow: 'Depth',
  lookups: 'Lookups',
  searching: 'Recording the search…',
  heat: {
    heading: 'Where the search has been',
    picture: (most: number) =>
      `Heat map: in how many explored states each cell held a box. Most: ${formatNumber(most)}.`,
    seldom: 'rarely held a box',
    often: (most: number) => `often (${formatNumber(most)})`,
    goal: 'goal',
  },
  chart: {
    heading: 'Comparisons made',
    about: 'both axes logarithmic',
    y: 'comparisons',
    x: 'states explored',
    now: 'now',
    picture: (explored: number, figures: string) =>
      `Chart of comparisons by states explored, both axes logarithmic. After ${countOf(explored, 'state', 'states')}: ${figures}.`,
    ended: (explored: number, moves: number) =>
      `Solid: this run so far. Dotted: the same run to its end, ${countOf(explored, 'state', 'states')} and a solution of ${countOf(moves, 'move', 'moves')}. All three find the same solution.`,
    exhausted: (explored: number) =>
      `Solid: this run so far. Dotted: the same run to its end, ${countOf(explored, 'state', 'states')}. There is no solution.`,
    limit: (explored: number) =>
      `Solid: this run so far. Dotted: the same run up to ${countOf(explored, 'state', 'states')}, where the lab stops recording.`,
    listShort: (explored: number) => `The list got 30 seconds and reached ${countOf(explored, 'state', 'states')}.`,
    working: 'The list is still running.',
  },
  queue: {
    heading: 'Next in the frontier',
    about: {
      'breadth-first': 'first in, first out; order up, right, down, left',
      'depth-first': 'last in, first out',
      dijkstra: 'fewest moves so far first',
      'a-star': 'fewest moves so far plus pushes to go first',
      greedy: 'fewest pushes to go first',
    } as Readonly<Record<string, string>>,
    now: (depth: number) => `now, depth ${depth}`,
    next: (index: number, depth: number) => `next ${index}, depth ${depth}`,
    byDepth: 'Explored states by depth',
    depth: (depth: number) => `depth ${depth}`,
  },
  stores: {
    list: {
      name: 'List',
      about: 'linear scan',
      newest: 'newest',
      oldest: 'oldest',
      looking: 'scanned up to here',
    },
    tree: { name: 'Tree', about: 'smaller left, larger right', depth: 'states at each depth' },
    hash: {
      name: 'Hash',
      about: 'go straight to the bucket',
      buckets: (shown: number, all: number) => `${shown} of ${formatNumber(all)} buckets`,
    },
    comparisons: 'Comparisons',
    each: 'per lookup',
    notYet: 'not reached yet',
  },
  noLevel: 'Level not found.',
} as const;

export const B = inLanguage('lab', ENGLISH);
