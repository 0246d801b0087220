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

typedef enum { UP = 1, RIGHT, DOWN, LEFT, BEST, QUIT } Option;

bool set_level(State *s, unsigned level);
void choose_level(Game *g);
void init_game(Game *g);
void print_state(State s);
void print_game(Game game);
bool is_terminal(State s);
State move(State s, Option o);

#endif
