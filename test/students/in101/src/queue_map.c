#include "queue_map.h"

#include <stdlib.h>

queue_cell *new_cell(map *p_map, queue_cell *p_mother, char action) {
  queue_cell *p_cell = malloc(sizeof(queue_cell));
  p_cell->p_map = p_map;
  p_cell->p_next = NULL;
  p_cell->p_mother = p_mother;
  p_cell->action = action;
  p_cell->depth = p_mother == NULL ? 0 : p_mother->depth + 1;
  return p_cell;
}

void enqueue(queue *p_queue, queue_cell *p_cell) {
  p_cell->p_next = NULL;
  if (p_queue->p_last == NULL) p_queue->p_first = p_cell;
  else p_queue->p_last->p_next = p_cell;
  p_queue->p_last = p_cell;
}

queue_cell *dequeue(queue *p_queue) {
  queue_cell *p_cell = p_queue->p_first;
  if (p_cell == NULL) return NULL;
  p_queue->p_first = p_cell->p_next;
  if (p_queue->p_first == NULL) p_queue->p_last = NULL;
  return p_cell;
}

void free_queue(queue *p_queue) {
  queue_cell *p_cell = dequeue(p_queue);
  while (p_cell != NULL) {
    free(p_cell);
    p_cell = dequeue(p_queue);
  }
}
