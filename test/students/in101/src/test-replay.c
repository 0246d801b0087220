#include <assert.h>

#include "sokoban.h"

int main(void) {
  char cells[] = "######"
                 "#@ $.#"
                 "######";
  map start = {6, 3, 7, cells};
  map *p_last = replay(&start, 1, "EE");
  assert(p_last->player == 8);
  free_map(p_last);
  p_last = replay(&start, 2, "EE");
  assert(is_won(p_last));
  free_map(p_last);
  return 0;
}
