/* The current game and the best scores. */
#ifndef SESSION_H
#define SESSION_H

#include "game.h"

typedef struct {
  Game game;
  int best_score[LEVELS];
} Session;

void restart_session_game(Session *session);
void init_session(Session *session);
void print_session(Session *session);
void new_game_score(Session *session);

#endif
