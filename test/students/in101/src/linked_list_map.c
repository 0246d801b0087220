#include "linked_list_map.h"

#include <stdlib.h>

list_cell *add_to_list(list_cell *p_list, map *p_map) {
  list_cell *p_cell = malloc(sizeof(list_cell));
  p_cell->p_map = p_map;
  p_cell->p_next = p_list;
  return p_cell;
}

int list_contains(const list_cell *p_list, const map *p_map) {
  for (; p_list != NULL; p_list = p_list->p_next) {
    if (same_map(p_list->p_map, p_map)) return 1;
  }
  return 0;
}

void free_list(list_cell *p_list) {
  while (p_list != NULL) {
    list_cell *p_next = p_list->p_next;
    free_map(p_list->p_map);
    free(p_list);
    p_list = p_next;
  }
}
