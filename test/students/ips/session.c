/* Scores and the game of a session. */

#include "session.h"

#include <stdio.h>

void restart_session_game(Session *session) {
  /* A new game has no score. */
  session->game.score = 0;
}

void init_session(Session *session) {
  /* No level was solved yet. */
  for (int i = 0; i < LEVELS; i++) session->best_score[i] = 0;
  restart_session_game(session);
}

void print_session(Session *session) {
  /* The best score, then the game. */
  printf("[INFO] Level #%d best score: %d\n", session->game.level, session->best_score[session->game.level - 1]);
  print_game(session->game);
}

void new_game_score(Session *session) {
  /* Keeps the better score. */
  int *best = &session->best_score[session->game.level - 1];
  if (*best == 0 || *best > session->game.score) *best = session->game.score;
}
