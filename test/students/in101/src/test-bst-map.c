#include <assert.h>
#include <stddef.h>

#include "bst_map.h"

static int count(const bst_node *p_tree) { return p_tree == NULL ? 0 : 1 + count(p_tree->p_left) + count(p_tree->p_right); }

int main(void) {
  char cells1[] = "@  ", cells2[] = " @ ", cells3[] = "  @";
  map first = {3, 1, 0, cells1}, second = {3, 1, 1, cells2}, third = {3, 1, 2, cells3};
  bst_node *p_tree = add_to_bst(NULL, copy_map(&second));
  assert(bst_contains(p_tree, &second) && !bst_contains(p_tree, &first));
  p_tree = add_to_bst(p_tree, copy_map(&first));
  p_tree = add_to_bst(p_tree, copy_map(&third));
  p_tree = add_to_bst(p_tree, copy_map(&third));
  assert(bst_contains(p_tree, &first) && bst_contains(p_tree, &second) && bst_contains(p_tree, &third));
  assert(count(p_tree) == 4);
  free_bst(p_tree);
  return 0;
}
