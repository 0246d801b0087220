#include "sokoban.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

map *copy_map(const map *p_map) {
  map *p_copy = malloc(sizeof(map));
  int size = p_map->width * p_map->height;
  *p_copy = *p_map;
  p_copy->cells = malloc(size);
  memcpy(p_copy->cells, p_map->cells, size);
  return p_copy;
}

void free_map(map *p_map) {
  free(p_map->cells);
  free(p_map);
}

void print_map(const map *p_map) {
  for (int row = 0; row < p_map->height; row++) {
    printf("%.*s\n", p_map->width, p_map->cells + row * p_map->width);
  }
}

int same_map(const map *p_map1, const map *p_map2) {
  return memcmp(p_map1->cells, p_map2->cells, p_map1->width * p_map1->height) == 0;
}

int is_won(const map *p_map) {
  return memchr(p_map->cells, BOX, p_map->width * p_map->height) == NULL;
}

static int is_box(char cell) { return cell == BOX || cell == BOX_ON; }

static int is_goal(char cell) { return cell == GOAL || cell == BOX_ON || cell == BOY_ON; }

map *move(map *p_map, char direction) {
  int step = direction == 'N' ? -p_map->width : direction == 'S' ? p_map->width : direction == 'E' ? 1 : -1;
  int from = p_map->player;
  int ahead = from + step;
  int beyond = ahead + step;
  const char *cells = p_map->cells;
  if (cells[ahead] == WALL) return p_map;
  if (is_box(cells[ahead]) && (cells[beyond] == WALL || is_box(cells[beyond]))) return p_map;
  map *p_next = copy_map(p_map);
  if (is_box(cells[ahead])) p_next->cells[beyond] = is_goal(cells[beyond]) ? BOX_ON : BOX;
  p_next->cells[ahead] = is_goal(cells[ahead]) ? BOY_ON : BOY;
  p_next->cells[from] = is_goal(cells[from]) ? GOAL : FLOOR;
  p_next->player = ahead;
  return p_next;
}

map *replay(map *p_map, int length, const char *plan) {
  map *p_current = p_map;
  for (int i = 0; i < length && plan[i]; i++) {
    map *p_next = move(p_current, plan[i]);
    if (p_next != p_current && p_current != p_map) free_map(p_current);
    p_current = p_next;
  }
  return p_current;
}
