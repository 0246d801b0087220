/* The state of a game, and moves on it. */
#ifndef GAME_H
#define GAME_H

#include <stdbool.h>

#define MAX 20
#define LEVELS 4

typedef struct {
  int rows;
  int columns;
  char grid[MAX][MAX + 1];
} State;

typedef struct {
  State state;
  int level;
  int score;
} Game;

void set_level(State *s, int level);
void print_state(State s);
void print_game(Game game);
bool is_terminal(State s);
State move(State s, int option);

#endif
