#include <assert.h>
#include <stddef.h>

#include "linked_list_map.h"

int main(void) {
  char cells1[] = "@ ", cells2[] = " @";
  map first = {2, 1, 0, cells1}, second = {2, 1, 1, cells2};
  list_cell *p_list = add_to_list(NULL, copy_map(&first));
  assert(list_contains(p_list, &first) && !list_contains(p_list, &second));
  p_list = add_to_list(p_list, copy_map(&second));
  assert(list_contains(p_list, &first) && list_contains(p_list, &second));
  free_list(p_list);
  return 0;
}
