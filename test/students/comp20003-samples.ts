// The faulty submissions for COMP20003: faults of comp20003.c, chosen in the Makefile, and edits of its files.

import { type RubricSample, replaced } from './rubric-sample.js';

/** A fault of the program, by its number in the source. */
const fault = (name: string, number: number, solutions?: number, evidence?: string): RubricSample => ({
  name,
  edits: { Makefile: replaced('-DFAULT=0', `-DFAULT=${number}`) },
  points: solutions === undefined ? {} : { 'solver: solutions': solutions },
  ...(evidence === undefined ? {} : { evidence }),
});

const NOTHING = { 'solver: builds': 0, 'solver: solutions': 0, 'solver: memory': 0 };

export const COMP20003_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {}, evidence: 'sokoban was built' },
  fault('queue-instead-of-heap', 1, undefined, 'maps the same'),
  fault('blocked-not-counted', 2, undefined, 'Figures of the base code: 1 of'),
  fault('other-order', 4),
  fault('lower-case', 5, 7),
  fault('no-file', 6, 7, 'did not write solution.txt'),
  fault('exit-one', 7),
  fault('two-boxes', 8, 4),
  fault('greedy', 10, 4.5, 'the shortest has'),
  {
    name: 'leak',
    edits: { 'src/main.c': replaced('  free(solution);\n', '') },
    points: { 'solver: memory': 1 },
    evidence: 'definitely lost',
  },
  {
    name: 'bad-read',
    edits: { 'src/main.c': replaced('char *next = malloc(size + 1);', 'char *next = malloc(size);') },
    points: { 'solver: solutions': 6.5, 'solver: memory': 0 },
    evidence: 'Invalid',
  },
  {
    name: 'other-name',
    edits: { Makefile: (text) => text.replaceAll('-o sokoban', '-o solver') },
    points: { 'solver: builds': 1 },
    evidence: 'but not by make',
  },
  {
    name: 'syntax-error',
    edits: { 'src/main.c': replaced('free(heap);', 'free(heap;') },
    points: NOTHING,
    evidence: 'error',
  },
  {
    name: 'no-debugging',
    edits: { Makefile: replaced('gcc -g', 'gcc -O3') },
    points: {},
    evidence: 'does not compile with -g',
  },
  { name: 'no-report', renamed: { 'Report.md': 'notes.md' }, points: {}, evidence: 'There is no Report.md' },
];
