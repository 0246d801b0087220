/** A queue of configurations. */
#ifndef QUEUE_MAP_H
#define QUEUE_MAP_H

#include "sokoban.h"

/** A configuration: its map, and how it was reached. */
typedef struct queue_cell {
  map *p_map;
  struct queue_cell *p_next;
  struct queue_cell *p_mother;
  char action;
  int depth;
} queue_cell;

/** The first and the last cell of a queue. */
typedef struct {
  queue_cell *p_first;
  queue_cell *p_last;
} queue;

/** Returns a new cell. */
queue_cell *new_cell(map *p_map, queue_cell *p_mother, char action);

/** Adds a cell at the end. */
void enqueue(queue *p_queue, queue_cell *p_cell);

/** Removes and returns the first cell, or NULL. */
queue_cell *dequeue(queue *p_queue);

/** Frees the cells, but not their maps. */
void free_queue(queue *p_queue);

#endif
