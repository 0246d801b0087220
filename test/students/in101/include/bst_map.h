/** A binary search tree of maps. */
#ifndef BST_MAP_H
#define BST_MAP_H

#include "sokoban.h"

/** A node: smaller maps to the left, larger ones to the right. */
typedef struct bst_node {
  map *p_map;
  struct bst_node *p_left;
  struct bst_node *p_right;
} bst_node;

/** Returns the tree with a map in it; equal maps are all kept. */
bst_node *add_to_bst(bst_node *p_tree, map *p_map);

/** Returns 1 if the tree has a map equal to this one. */
int bst_contains(const bst_node *p_tree, const map *p_map);

/** Frees the tree and its maps. */
void free_bst(bst_node *p_tree);

#endif
