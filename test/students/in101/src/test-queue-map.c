#include <assert.h>
#include <stdlib.h>

#include "queue_map.h"

int main(void) {
  queue line = {NULL, NULL};
  assert(dequeue(&line) == NULL);
  queue_cell *p_first = new_cell(NULL, NULL, 'N');
  queue_cell *p_second = new_cell(NULL, p_first, 'S');
  enqueue(&line, p_first);
  enqueue(&line, p_second);
  assert(dequeue(&line) == p_first && dequeue(&line) == p_second && dequeue(&line) == NULL);
  assert(p_second->depth == 1);
  enqueue(&line, p_second);
  assert(dequeue(&line) == p_second);
  free(p_first);
  free(p_second);
  return 0;
}
