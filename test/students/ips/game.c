/* Levels, screens, and moves. */

#include "game.h"

#include <stdio.h>
#include <string.h>

static const char *levels[LEVELS][MAX] = {
    {"########", "#.A.B.G#", "########"},
    {"#####", "#ABG#", "#####"},
    {"#####", "#ABG#", "#####"},
    {"#####", "#ABG#", "#####"},
};

void set_level(State *s, int level) {
  /* Copies the rows of a level. */
  s->rows = 0;
  while (levels[level - 1][s->rows]) {
    strcpy(s->grid[s->rows], levels[level - 1][s->rows]);
    s->rows++;
  }
  s->columns = (int)strlen(s->grid[0]);
}

void print_state(State s) {
  /* Prints the grid. */
  for (int i = 0; i < s.rows; i++) printf("%s\n", s.grid[i]);
}

void print_game(Game game) {
  /* Prints the score and the grid. */
  printf("[INFO] Level #%d current score: %d\n", game.level, game.score);
  print_state(game.state);
}

bool is_terminal(State s) {
  /* Every goal has a box. */
  for (int i = 0; i < s.rows; i++) {
    if (strpbrk(s.grid[i], "GY")) return false;
  }
  return true;
}

State move(State s, int option) {
  /* The next state, or the same one if the move is blocked. */
  static const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
  int di = down[option - 1], dj = right[option - 1];
  for (int i = 0; i < s.rows; i++) {
    for (int j = 0; j < s.columns; j++) {
      if (s.grid[i][j] != 'A' && s.grid[i][j] != 'Y') continue;
      char *from = &s.grid[i][j], *ahead = &s.grid[i + di][j + dj];
      if (*ahead == '#') return s;
      if (*ahead == 'B' || *ahead == 'X') {
        char *beyond = &s.grid[i + 2 * di][j + 2 * dj];
        if (strchr("#BX", *beyond)) return s;
        *beyond = *beyond == 'G' ? 'X' : 'B';
      }
      *ahead = *ahead == 'G' || *ahead == 'X' ? 'Y' : 'A';
      *from = *from == 'Y' ? 'G' : '.';
      return s;
    }
  }
  return s;
}
