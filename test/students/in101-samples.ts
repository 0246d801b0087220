// The faulty submissions for IN101, as edits of in101/.

import { type RubricSample, replaced } from './rubric-sample.js';

const edited = (
  name: string,
  path: string,
  edit: (text: string) => string,
  points: RubricSample['points'],
  evidence?: string,
): RubricSample => ({ name, edits: { [path]: edit }, points, ...(evidence === undefined ? {} : { evidence }) });

const NOTHING = {
  ...{ loader: 0, 'basic movement': 0, replayer: 0, 'linked list': 0, queue: 0, solver: 0, 'BST + solver': 0 },
  'does not compile': -5,
};
const WALLS_AND_BOXES = 'if (is_box(cells[ahead]) && (cells[beyond] == WALL || is_box(cells[beyond]))) return p_map;';

export const IN101_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {}, evidence: 'R16 src and include: met' },
  edited(
    'missing-file',
    'src/loader.c',
    replaced('exit(EXIT_FAILURE)', 'exit(EXIT_SUCCESS)'),
    { loader: 0.75 },
    'missing-file',
  ),
  edited(
    'two-boxes',
    'src/sokoban.c',
    replaced(WALLS_AND_BOXES, 'if (is_box(cells[ahead]) && cells[beyond] == WALL) return p_map;'),
    {
      ...{ 'basic movement': 0.75, solver: 1.5, 'BST + solver': 1.75 },
    },
  ),
  edited('forgets-goal', 'src/sokoban.c', replaced('is_goal(cells[from]) ? GOAL : FLOOR', 'FLOOR'), {
    'basic movement': 0.75,
    replayer: 1.75,
    solver: 1.5,
    'BST + solver': 1.75,
  }),
  edited('whole-plan', 'src/sokoban.c', replaced('i < length && plan[i]', 'plan[i]'), { replayer: 1.5 }),
  edited(
    'last-in-first-out',
    'src/queue_map.c',
    replaced(
      'if (p_queue->p_last == NULL) p_queue->p_first = p_cell;',
      'p_cell->p_next = p_queue->p_first;\n  if (1) p_queue->p_first = p_cell;',
    ),
    {
      ...{ queue: 0.5, solver: 1.5, 'BST + solver': 1.75 },
    },
  ),
  edited(
    'list-not-tested',
    'src/test-linked-list-map.c',
    (text) => text.replaceAll('assert(', '(void)('),
    { 'linked list': 0.75 },
    'checks nothing',
  ),
  edited(
    'looks-at-the-first',
    'src/linked_list_map.c',
    replaced('for (; p_list != NULL; p_list = p_list->p_next)', 'if (p_list != NULL)'),
    { 'linked list': 0.5, solver: 1 },
    'every map that was added is found',
  ),
  edited(
    'tree-goes-left',
    'src/bst_map.c',
    replaced('p_tree = order < 0 ? p_tree->p_left : p_tree->p_right;', 'p_tree = p_tree->p_left;'),
    { 'BST + solver': 0.75 },
    'maps that come in the other order',
  ),
  {
    name: 'other-list-function',
    edits: Object.fromEntries(
      ['include/linked_list_map.h', 'src/linked_list_map.c', 'src/solver.c', 'src/test-linked-list-map.c'].map(
        (path) => [path, (text: string) => text.replaceAll('list_contains', 'list_check')],
      ),
    ),
    points: {},
    evidence: '4 of 4 right',
  },
  edited(
    'loses-duplicates',
    'src/bst_map.c',
    replaced(
      '  *p_place = malloc',
      '  if (bst_contains(p_tree, p_map)) {\n    free_map(p_map);\n    return p_tree;\n  }\n  *p_place = malloc',
    ),
    {
      'BST + solver': 1.75,
    },
    'count(p_tree) == 4',
  ),
  edited(
    'leak',
    'src/solver.c',
    replaced('  free_list(p_list);\n', ''),
    { 'errors with valgrind': -0.5 },
    'definitely lost',
  ),
  {
    name: 'warning',
    edits: {
      Makefile: replaced(' -Werror', ''),
      'src/loader.c': replaced('  p_map->player = 0;', '  p_map->player = 0;\n  int spare;'),
    },
    points: { 'does not compile': -0.5 },
    evidence: 'unused variable',
  },
  edited('syntax-error', 'src/solver.c', replaced('free_bst(p_tree);', 'free_bst(p_tree;'), NOTHING, 'error'),
  edited('no-target', 'Makefile', replaced('compile-all:', 'all:'), {}, '$ '),
  {
    name: 'wrong-folder',
    renamed: { 'include/bst_map.h': 'src/bst_map.h' },
    points: {},
    evidence: 'R16 src and include: not met',
  },
  {
    name: 'no-tree-solver',
    edits: { Makefile: replaced(' solve-bst', '') },
    points: { 'BST + solver': 1 },
    evidence: 'no executable solve-bst',
  },
  edited(
    'other-order',
    'src/solver.c',
    replaced('"NSEW"', '"WESN"'),
    {},
    'Plans in the order of the course: 10 of 13.',
  ),
  {
    name: 'no-queue-test',
    edits: { Makefile: replaced(' test-queue-map', '') },
    renamed: { 'src/test-queue-map.c': 'src/app-queue.c' },
    points: { queue: 1.5 },
    evidence: 'missing test-queue-map',
  },
  edited(
    'no-documentation',
    'include/loader.h',
    replaced("/** Returns the map of a file, or ends the program if it can't be read. */\n", ''),
    {},
    'without a comment in include/loader.h',
  ),
];
