// Which functions of a header are called, for headers as different students write them.

import { expect, test } from 'vitest';
import { type StoreId, storeHeader } from './store-header.js';

const MAP =
  'typedef struct { int w; char *cells; } map;\nmap *load_map(const char *name);\nvoid print_map(const map *m);\n';

const HEADERS: readonly [name: string, id: StoreId, text: string, lines: readonly string[]][] = [
  [
    'a list that is returned',
    'list',
    'typedef struct cell { map *p; struct cell *next; } cell;\ncell *add(cell *list, map *m);\nint contains(const cell *list, const map *m);',
    ['cell* store = NULL;', 'ADD_MAP store = add(store, m)\n', 'HAS_MAP contains(store, m)\n'],
  ],
  [
    'a name for the pointer, made by a function',
    'list',
    'struct cell;\ntypedef struct cell *list;\nlist new_list(void);\nvoid insert_map(list *l, map *m);\nbool is_in_list(map *m, list l);',
    ['struct cell* store = new_list();', 'ADD_MAP insert_map(&store, m)\n', 'HAS_MAP is_in_list(m, store)\n'],
  ],
  [
    'a queue of cells that a function makes',
    'queue',
    'typedef struct qc { map *p_map; struct qc *n; char dir; } qc;\ntypedef struct { qc *first, *last; } queue;\nqc *make(map *m, qc *mother, char dir);\nvoid enqueue(queue *q, qc *c);\nqc *dequeue(queue *q);',
    ['queue store = {0};', "ADD_MAP enqueue(&store, make(m, NULL, 'N'))\n", 'TAKE_MAP (dequeue(&store))->p_map\n'],
  ],
  [
    'a queue that takes maps and what it knows of them',
    'queue',
    'typedef struct c { map *m; int depth; struct c *mother; } c;\ntypedef struct q q;\nq *new_queue();\nvoid enqueue(q *a, map *m, c *mother, int depth);\nc *dequeue(q *a);',
    ['q* store = new_queue();', 'ADD_MAP enqueue(store, m, NULL, 0)\n', 'TAKE_MAP (dequeue(store))->m\n'],
  ],
  [
    'a tree by a pointer to its root',
    'tree',
    'typedef struct node { map *key; struct node *left, *right; } node;\nvoid bst_insert(node **root, map *m);\nint bst_search(node *root, map *m);',
    ['node* store = NULL;', 'ADD_MAP bst_insert(&store, m)\n', 'HAS_MAP bst_search(store, m)\n'],
  ],
];

const HEADER: Readonly<Record<StoreId, string>> = {
  list: 'linked_list_map.h',
  queue: 'queue_map.h',
  tree: 'bst_map.h',
};

test.each(HEADERS)('%s', (_name, id, text, lines) => {
  const calls = storeHeader(
    new Map([
      ['include/sokoban.h', MAP],
      [`include/${HEADER[id]}`, text],
    ]),
    id,
  );
  expect(calls).not.toHaveProperty('problem');
  for (const line of lines) expect('header' in calls ? calls.header : '').toContain(line);
});

test.each([
  ['', 'linked_list_map.h declares no function that says if the list has a map (--map lookup=NAME).'],
  [
    'int contains(void *list, map *m);',
    'linked_list_map.h declares no function that adds a map to the list that contains takes (--map add=NAME).',
  ],
])('the reason names what is missing: %j', (text, problem) => {
  const texts = new Map([
    ['sokoban.h', MAP],
    ['linked_list_map.h', text],
  ]);
  expect(storeHeader(texts, 'list')).toEqual({ problem });
});

test('without a loader there are no maps, and without a header no list', () => {
  expect(storeHeader(new Map([['list.h', 'typedef int map;']]), 'list')).toHaveProperty('problem');
  expect(storeHeader(new Map([['sokoban.h', MAP]]), 'list')).toEqual({ problem: 'There is no linked_list_map.h.' });
});

test('a lookup is known by its types, whatever its name and the order of its parameters', () => {
  const list =
    'typedef struct cell { map *m; struct cell *next; } *linked_list_map;\nlinked_list_map add_map(linked_list_map list, map *m);\nbool is_map_in_list(map *my_map, linked_list_map list);';
  const other = list.replace('is_map_in_list', 'verdict');
  const texts = (text: string) =>
    new Map([
      ['include/sokoban.h', MAP],
      ['include/linked_list_map.h', text],
    ]);
  for (const [text, name] of [
    [list, 'is_map_in_list'],
    [other, 'verdict'],
  ] as const) {
    const made = storeHeader(texts(text), 'list');
    expect('header' in made ? made.header : made.problem).toContain(`#define MASU_HAS_MAP ${name}(m, store)`);
  }
});

test('what can’t be told apart is asked of the teacher', () => {
  const list =
    'typedef struct cell { map *m; struct cell *next; } cell;\ncell *add(cell *list, map *m);\nint one(cell *list, map *m);\nint two(cell *list, map *m);';
  const texts = new Map([
    ['include/sokoban.h', MAP],
    ['include/linked_list_map.h', list],
  ]);
  expect(storeHeader(texts, 'list')).toEqual({
    problem: 'linked_list_map.h declares no function that says if the list has a map (--map lookup=NAME).',
  });
  const named = storeHeader(texts, 'list', new Map([['lookup', 'two']]));
  expect('header' in named ? named.header : named.problem).toContain('#define MASU_HAS_MAP two(store, m)');
});
