/** The map of a game, and moves on it. */
#ifndef SOKOBAN_H
#define SOKOBAN_H

#define BOY '@'
#define BOY_ON '+'
#define BOX '$'
#define BOX_ON '*'
#define GOAL '.'
#define FLOOR ' '
#define WALL '#'

/** A map: its size, the index of the player, and its cells row by row. */
typedef struct {
  int width;
  int height;
  int player;
  char *cells;
} map;

/** Returns a copy of a map. */
map *copy_map(const map *p_map);

/** Frees a map. */
void free_map(map *p_map);

/** Prints the rows of a map. */
void print_map(const map *p_map);

/** Returns 1 if two maps of the same size are equal. */
int same_map(const map *p_map1, const map *p_map2);

/** Returns 1 if no box is off its goal. */
int is_won(const map *p_map);

/** Returns the map after a move to N, S, E, or W: a new one, or p_map itself if the move is blocked. */
map *move(map *p_map, char direction);

/** Returns the map after the first length moves of a plan, a new one unless nothing moved. */
map *replay(map *p_map, int length, const char *plan);

#endif
