/** Breadth-first search for a plan. */
#ifndef SOLVER_H
#define SOLVER_H

#include "sokoban.h"

/** What a search found: whether there is a plan, the plan, and how many maps were explored. */
typedef struct {
  int win;
  char *plan;
  int length;
  int explored;
} stats;

/** Solves a map, with a list of explored maps or with a tree. Frees the map. */
stats solve(map *p_map, int with_tree);

/** Prints a plan and the figures, and frees the plan. */
void print_stats(stats found);

#endif
