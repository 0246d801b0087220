/** A linked list of maps. */
#ifndef LINKED_LIST_MAP_H
#define LINKED_LIST_MAP_H

#include "sokoban.h"

/** A cell of the list. */
typedef struct list_cell {
  map *p_map;
  struct list_cell *p_next;
} list_cell;

/** Returns the list with a map at its front. */
list_cell *add_to_list(list_cell *p_list, map *p_map);

/** Returns 1 if the list has a map equal to this one. */
int list_contains(const list_cell *p_list, const map *p_map);

/** Frees the list and its maps. */
void free_list(list_cell *p_list);

#endif
