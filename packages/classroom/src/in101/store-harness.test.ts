// Which functions of a header are called, for headers as different students write them.

import { expect, test } from 'vitest';
import { type StoreId, storeHarness } from './store-harness.js';

const MAP =
  'typedef struct { int w; char *cells; } map;\nmap *load_map(const char *name);\nvoid print_map(const map *m);\n';

const HEADERS: readonly [name: string, id: StoreId, text: string, lines: readonly string[]][] = [
  [
    'a list that is returned',
    'list',
    'typedef struct cell { map *p; struct cell *next; } cell;\ncell *add(cell *list, map *m);\nint contains(const cell *list, const map *m);',
    ['cell* store = NULL;', 'store = add(store, m);', '(contains(store, m)) ? 1 : 0'],
  ],
  [
    'a name for the pointer, made by a function',
    'list',
    'struct cell;\ntypedef struct cell *list;\nlist new_list(void);\nvoid insert_map(list *l, map *m);\nbool is_in_list(map *m, list l);',
    ['struct cell* store = new_list();', 'insert_map(&store, m);', '(is_in_list(m, store)) ? 1 : 0'],
  ],
  [
    'a queue of cells that a function makes',
    'queue',
    'typedef struct qc { map *p_map; struct qc *n; char dir; } qc;\ntypedef struct { qc *first, *last; } queue;\nqc *make(map *m, qc *mother, char dir);\nvoid enqueue(queue *q, qc *c);\nqc *dequeue(queue *q);',
    ['queue store = {0};', "enqueue(&store, make(m, NULL, 'N'));", 'print_map((dequeue(&store))->p_map);'],
  ],
  [
    'a queue that takes maps and what it knows of them',
    'queue',
    'typedef struct c { map *m; int depth; struct c *mother; } c;\ntypedef struct q q;\nq *new_queue();\nvoid enqueue(q *a, map *m, c *mother, int depth);\nc *dequeue(q *a);',
    ['q* store = new_queue();', 'enqueue(store, m, NULL, 0);', 'print_map((dequeue(store))->m);'],
  ],
  [
    'a tree by a pointer to its root',
    'tree',
    'typedef struct node { map *key; struct node *left, *right; } node;\nvoid bst_insert(node **root, map *m);\nint bst_search(node *root, map *m);',
    ['node* store = NULL;', 'bst_insert(&store, m);', '(bst_search(store, m)) ? 1 : 0'],
  ],
];

const HEADER: Readonly<Record<StoreId, string>> = {
  list: 'linked_list_map.h',
  queue: 'queue_map.h',
  tree: 'bst_map.h',
};

test.each(HEADERS)('%s', (_name, id, text, lines) => {
  const made = storeHarness(
    new Map([
      ['include/sokoban.h', MAP],
      [`include/${HEADER[id]}`, text],
    ]),
    id,
  );
  expect(made).not.toHaveProperty('problem');
  for (const line of lines) expect('program' in made ? made.program : '').toContain(line);
});

test.each([
  ['', 'linked_list_map.h declares no function that says if the list has a map.'],
  [
    'int contains(void *list, map *m);',
    'linked_list_map.h declares no function that adds a map to the list that contains takes.',
  ],
])('the reason names what is missing: %j', (text, problem) => {
  const texts = new Map([
    ['sokoban.h', MAP],
    ['linked_list_map.h', text],
  ]);
  expect(storeHarness(texts, 'list')).toEqual({ problem });
});

test('without a loader there are no maps, and without a header no list', () => {
  expect(storeHarness(new Map([['list.h', 'typedef int map;']]), 'list')).toHaveProperty('problem');
  expect(storeHarness(new Map([['sokoban.h', MAP]]), 'list')).toEqual({ problem: 'There is no linked_list_map.h.' });
});
