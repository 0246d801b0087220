/* Levels, screens, and moves. */

#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *levels[LEVELS][MAX] = {
    {"########", "#.A.B.G#", "########"},
    {"#####", "#ABG#", "#####"},
    {"#####", "#ABG#", "#####"},
    {"#####", "#ABG#", "#####"},
};

bool set_level(State *s, unsigned level) {
  /* Copies the rows of a level. */
  if (level < 1 || level > LEVELS) return false;
  s->rows = 0;
  while (levels[level - 1][s->rows]) {
    strcpy(s->grid[s->rows], levels[level - 1][s->rows]);
    s->rows++;
  }
  s->columns = (int)strlen(s->grid[0]);
  return true;
}

void choose_level(Game *g) {
  /* Asks until the number of a level comes. */
  for (;;) {
    printf("[INFO] Choose the level [1-4]: ");
    int read = scanf("%d", &g->level);
    if (read == EOF) exit(0);
    if (read == 1 && g->level >= 1 && set_level(&g->state, (unsigned)g->level)) break;
    if (read == 0 && scanf("%*s") == EOF) exit(0);
    printf("[ERROR]: level not found!\n");
  }
  printf("[INFO]: loading level #%d\n", g->level);
}

void init_game(Game *g) {
  /* No level, no score. */
  g->level = 0;
  g->score = 0;
  g->state.rows = g->state.columns = 0;
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

State move(State s, Option o) {
  /* The next state, or the same one if the move is blocked. */
  static const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
  int di = down[o - 1], dj = right[o - 1];
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
