#include "bst_map.h"

#include <stdlib.h>
#include <string.h>

static int compare(const map *p_map1, const map *p_map2) {
  return strncmp(p_map1->cells, p_map2->cells, p_map1->width * p_map1->height);
}

bst_node *add_to_bst(bst_node *p_tree, map *p_map) {
  bst_node **p_place = &p_tree;
  while (*p_place != NULL) {
    p_place = compare(p_map, (*p_place)->p_map) < 0 ? &(*p_place)->p_left : &(*p_place)->p_right;
  }
  *p_place = malloc(sizeof(bst_node));
  (*p_place)->p_map = p_map;
  (*p_place)->p_left = NULL;
  (*p_place)->p_right = NULL;
  return p_tree;
}

int bst_contains(const bst_node *p_tree, const map *p_map) {
  while (p_tree != NULL) {
    int order = compare(p_map, p_tree->p_map);
    if (order == 0) return 1;
    p_tree = order < 0 ? p_tree->p_left : p_tree->p_right;
  }
  return 0;
}

void free_bst(bst_node *p_tree) {
  if (p_tree == NULL) return;
  free_bst(p_tree->p_left);
  free_bst(p_tree->p_right);
  free_map(p_tree->p_map);
  free(p_tree);
}
