/* Calls the functions of lab 1 of IPS, one call per process. Their signatures are in the text of the lab, the types in the
   student's headers; a level comes from set_level and choose_level, which the course hands out.
   masu-work.h, made for each submission, includes the student's headers, defines HAVE_NAME for each function that is there, GAME
   as the field of Session that is a Game, and SCORE as the field of Game that is its score. */

#undef main
#include "masu-work.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *token;

static void masu_number(const char *what, int number) {
  fflush(stdout);
  printf("\n%s %s %d\n", token, what, number);
}

#define MASU_PRINTED(call) do { printf("\n%s begin\n", token); call; fflush(stdout); printf("\n"); } while (0)

int main(int argc, char **argv) {
  if (argc < 4) return 99;
  token = argv[1];
  const char *name = argv[2], *word = argv[3];
#define CALLED(function) (!strcmp(name, #function))
#ifdef HAVE_set_level
  if (CALLED(print_state) || CALLED(move) || CALLED(is_terminal)) {
    State state;
    memset(&state, 0, sizeof state);
    set_level(&state, 1);
#ifdef HAVE_move
    for (const char *at = word; *at; at++) state = move(state, *at - '0');
#endif
#ifdef HAVE_is_terminal
    if (CALLED(is_terminal)) masu_number("answer", is_terminal(state) != 0);
#endif
#ifdef HAVE_print_state
    if (!CALLED(is_terminal)) MASU_PRINTED(print_state(state));
#endif
  }
#endif
#if defined(HAVE_print_game) && defined(HAVE_choose_level) && defined(HAVE_init_game)
  if (CALLED(print_game)) {
    Game game;
    memset(&game, 0, sizeof game);
    init_game(&game);
    choose_level(&game);
    MASU_PRINTED(print_game(game));
  }
#endif
#if defined(HAVE_init_session) && defined(HAVE_choose_level) && defined(GAME) && defined(SCORE)
  if (strstr(name, "session") || CALLED(new_game_score)) {
    Session session;
    memset(&session, 0, sizeof session);
    init_session(&session);
    choose_level(&session.GAME);
#ifdef HAVE_restart_session_game
    if (CALLED(restart_session_game)) {
      session.GAME.SCORE = 5;
      restart_session_game(&session);
      masu_number("answer", (int)session.GAME.SCORE);
    }
#endif
#ifdef HAVE_new_game_score
    for (const char *at = word; *at; at++) {
      session.GAME.SCORE = *at - '0';
      new_game_score(&session);
    }
#endif
    if (CALLED(init_session)) {
      init_session(&session);
      choose_level(&session.GAME);
    }
#ifdef HAVE_print_session
    if (!CALLED(restart_session_game)) MASU_PRINTED(print_session(&session));
#endif
  }
#endif
  masu_number("end", 0);
  return 0;
}
