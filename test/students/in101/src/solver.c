#include "solver.h"

#include <stdio.h>
#include <stdlib.h>

#include "bst_map.h"
#include "linked_list_map.h"
#include "queue_map.h"

static char *build_plan(const queue_cell *p_cell) {
  char *plan = malloc(p_cell->depth + 1);
  plan[p_cell->depth] = '\0';
  for (; p_cell->p_mother != NULL; p_cell = p_cell->p_mother) plan[p_cell->depth - 1] = p_cell->action;
  return plan;
}

stats solve(map *p_map, int with_tree) {
  const char *order = "NSEW";
  queue search = {NULL, NULL};
  queue dequeued = {NULL, NULL};
  list_cell *p_list = with_tree ? NULL : add_to_list(NULL, p_map);
  bst_node *p_tree = with_tree ? add_to_bst(NULL, p_map) : NULL;
  stats found = {0, NULL, 0, 0};
  enqueue(&search, new_cell(p_map, NULL, ' '));
  queue_cell *p_cell;
  while ((p_cell = dequeue(&search)) != NULL) {
    enqueue(&dequeued, p_cell);
    if (is_won(p_cell->p_map)) {
      found.win = 1;
      found.plan = build_plan(p_cell);
      found.length = p_cell->depth;
      break;
    }
    for (int i = 0; i < 4; i++) {
      map *p_next = move(p_cell->p_map, order[i]);
      if (p_next == p_cell->p_map) continue;
      if (with_tree ? bst_contains(p_tree, p_next) : list_contains(p_list, p_next)) {
        free_map(p_next);
        continue;
      }
      if (with_tree) p_tree = add_to_bst(p_tree, p_next);
      else p_list = add_to_list(p_list, p_next);
      found.explored++;
      enqueue(&search, new_cell(p_next, p_cell, order[i]));
    }
  }
  free_queue(&search);
  free_queue(&dequeued);
  free_list(p_list);
  free_bst(p_tree);
  return found;
}

void print_stats(stats found) {
  printf("%s\n", found.win ? found.plan : "no plan");
  printf("plan length: %d\nexplored nodes: %d\n", found.length, found.explored);
  free(found.plan);
}
