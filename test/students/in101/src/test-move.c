#include <assert.h>

#include "sokoban.h"

int main(void) {
  char cells[] = "#####"
                 "#@$.#"
                 "#####";
  map start = {5, 3, 6, cells};
  assert(move(&start, 'N') == &start);
  map *p_next = move(&start, 'E');
  assert(p_next != &start && p_next->cells[7] == BOY && p_next->cells[8] == BOX_ON && is_won(p_next));
  assert(start.cells[6] == BOY);
  free_map(p_next);
  return 0;
}
