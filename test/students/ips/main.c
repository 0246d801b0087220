/* The menu and the loop of a game. */

#include <stdio.h>
#include <stdlib.h>

#include "session.h"

/* Asks until a number from 1 to last comes. */
static int ask(const char *first, const char *prompt, int last) {
  int number;
  for (;;) {
    printf("%s%s", first, prompt);
    int read = scanf("%d", &number);
    if (read == EOF) exit(0);
    if (read == 1 && number >= 1 && number <= last) return number;
    if (read == 0 && scanf("%*s") == EOF) exit(0);
  }
}

/* Plays a level until it is solved or quit. */
static void play(Session *session) {
  const char *options = "Options:\n\t1. Up | 2. Right | 3. Down | 4. Left |\n\t5. Show best move\n\t6. Quit game\n";
  for (;;) {
    print_session(session);
    int option = ask(options, "[INFO] Enter a game option [1-6]: ", 6);
    if (option == 6) {
      printf("[INFO] QUIT GAME!\n");
      return;
    }
    if (option == 5) continue;
    session->game.state = move(session->game.state, (Option)option);
    session->game.score++;
    if (is_terminal(session->game.state)) break;
  }
  new_game_score(session);
  print_session(session);
  printf("[INFO] LEVEL COMPLETED!!!\n");
}

int main(void) {
  Session session;
  init_session(&session);
  for (;;) {
    printf("[INFO] Menu options:\n\t1. New game.\n\t2. Save game.\n\t3. Load game.\n\t4. Resume game.\n\t5. Exit.\n");
    int option = ask("", "[INFO] Enter an integer [1-5]: ", 5);
    if (option == 5) return 0;
    if (option != 1) continue;
    choose_level(&session.game);
    restart_session_game(&session);
    play(&session);
  }
}
