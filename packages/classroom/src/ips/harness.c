/* Calls the functions of lab 1 of IPS, one process per case. Their signatures are in the text of the lab, the types in the
   student's headers. Cases are on standard input: the function, a word, rows and columns, then the rows of a grid.
   masu-work.h, made for each submission, includes the student's headers, defines CALL_NAME as the call of each function that
   can be called, and names fields: MASU_GRID, MASU_ROWS, MASU_COLUMNS of State; MASU_STATE, MASU_SCORE, MASU_LEVEL of Game;
   MASU_GAME, MASU_BEST of Session; MASU_AGENT_ROW and MASU_AGENT_COLUMN where a State has them. */

#undef main
#include "masu-work.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "masu-cases.c"

#define MASU_SIDE 40
static char masu_cells[MASU_SIDE][MASU_SIDE];
static int masu_m, masu_n;

static int masu_read(char *name, char *word) {
  char line[200];
  if (!fgets(line, sizeof line, stdin) || sscanf(line, "%40s %40s %d %d", name, word, &masu_m, &masu_n) != 4) return 0;
  for (int i = 0; i < masu_m; i++) {
    if (!fgets(line, sizeof line, stdin)) return 0;
    for (int j = 0; j < masu_n; j++) masu_cells[i][j] = line[j];
  }
  return 1;
}

static void masu_numbers(const char *what, int a, int b) {
  fflush(stdout);
  printf("\n%s %s %d %d\n", masu_token, what, a, b);
}

#define MASU_PRINTED(call) do { printf("\n%s begin\n", masu_token); call; fflush(stdout); printf("\n"); } while (0)

#ifdef MASU_GRID
/* How a grid is stored: a pointer or an array, of rows that are pointers or arrays, or of cells. */
#define MASU_SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))
#define MASU_IS_POINTER(s) MASU_SAME((s).MASU_GRID, &(s).MASU_GRID[0])
#define MASU_IS_FLAT(s) (sizeof((s).MASU_GRID[0]) == 1)
#define MASU_HAS_LINES(s) MASU_SAME((s).MASU_GRID[0], char *)

static char *masu_row(State *s, int i) {
  void *field = (void *)&s->MASU_GRID;
  char *first = MASU_IS_POINTER(*s) ? *(char **)field : (char *)field;
  if (MASU_HAS_LINES(*s)) return ((char **)first)[i];
  return first + i * (MASU_IS_FLAT(*s) ? (size_t)masu_n : sizeof(s->MASU_GRID[0]));
}

static void masu_set(State *s) {
  memset(s, 0, sizeof *s);
  void *field = (void *)&s->MASU_GRID;
  size_t wide = MASU_HAS_LINES(*s) ? sizeof(char *) : MASU_IS_FLAT(*s) ? (size_t)masu_n + 2 : sizeof(s->MASU_GRID[0]);
  if (MASU_IS_POINTER(*s)) *(void **)field = calloc(masu_m + 2, wide);
  for (int i = 0; i < masu_m; i++) {
    if (MASU_HAS_LINES(*s)) {
      char **lines = (char **)(MASU_IS_POINTER(*s) ? *(void **)field : field);
      lines[i] = calloc(masu_n + 2, 1);
    }
    memcpy(masu_row(s, i), masu_cells[i], masu_n);
    for (int j = 0; j < masu_n; j++) {
#ifdef MASU_AGENT_ROW
      if (masu_cells[i][j] == 'A' || masu_cells[i][j] == 'Y') {
        s->MASU_AGENT_ROW = i;
        s->MASU_AGENT_COLUMN = j;
      }
#endif
    }
  }
#ifdef MASU_ROWS
  s->MASU_ROWS = masu_m;
  s->MASU_COLUMNS = masu_n;
#endif
}

/* Whether a grid of this size has a place. */
static int masu_fits(void) {
  State s;
  if (MASU_IS_POINTER(s)) return 1;
  if (MASU_IS_FLAT(s)) return sizeof(s.MASU_GRID) >= (size_t)(masu_m * masu_n);
  size_t wide = MASU_HAS_LINES(s) ? (size_t)masu_n : sizeof(s.MASU_GRID[0]);
  return wide >= (size_t)masu_n && sizeof(s.MASU_GRID) / sizeof(s.MASU_GRID[0]) >= (size_t)masu_m;
}

static void masu_state(const char *name, const char *word) {
  static State s;
  masu_set(&s);
#ifdef CALL_move
  if (!strcmp(name, "move")) {
    int o = atoi(word);
    CALL_move;
    for (int i = 0; i < masu_m; i++) {
      printf("\n%s row ", masu_token);
      for (int j = 0; j < masu_n; j++) putchar(masu_row(&s, i)[j] < ' ' ? ' ' : masu_row(&s, i)[j]);
    }
    printf("\n");
  }
#endif
#ifdef CALL_is_terminal
  if (!strcmp(name, "is_terminal")) {
    int r = 0;
    CALL_is_terminal;
    masu_numbers("answer", r != 0, 0);
  }
#endif
#ifdef CALL_print_state
  if (!strcmp(name, "print_state")) MASU_PRINTED(CALL_print_state);
#endif
#if defined(CALL_print_game) && defined(MASU_STATE) && defined(MASU_SCORE)
  if (!strcmp(name, "print_game")) {
    static Game g;
    g.MASU_STATE = s;
    g.MASU_SCORE = atoi(word);
#ifdef MASU_LEVEL
    g.MASU_LEVEL = 1;
#endif
    MASU_PRINTED(CALL_print_game);
  }
#endif
}
#endif

#if defined(MASU_GAME) && defined(MASU_BEST) && defined(MASU_SCORE)
static int masu_bests(Session *session) {
  return MASU_BEST_IS_ONE ? 1 : sizeof(session->MASU_BEST) / sizeof(MASU_BEST_OF(session, 0));
}

static void masu_report(Session *session) {
  for (int i = 0; i < masu_bests(session); i++) masu_numbers(i == 0 ? "best0" : i == 1 ? "best1" : i == 2 ? "best2" : "best3",
                                                             (int)MASU_BEST_OF(session, i), 0);
  masu_numbers("score", (int)session->MASU_GAME.MASU_SCORE, 0);
}

static void masu_session(const char *name, const char *word) {
  static Session session;
  for (int i = 0; i < masu_bests(&session); i++) MASU_BEST_OF(&session, i) = word[0] - '0';
  session.MASU_GAME.MASU_SCORE = word[1] - '0';
#if defined(MASU_GRID) && defined(MASU_STATE)
  masu_set(&session.MASU_GAME.MASU_STATE);
#endif
#ifdef MASU_LEVEL
  session.MASU_GAME.MASU_LEVEL = 1;
#endif
#ifdef CALL_restart_session_game
  if (!strcmp(name, "restart_session_game")) CALL_restart_session_game;
#endif
#ifdef CALL_init_session
  if (!strcmp(name, "init_session")) CALL_init_session;
#endif
#ifdef CALL_print_session
  if (!strcmp(name, "print_session")) MASU_PRINTED(CALL_print_session);
#endif
#ifdef CALL_new_game_score
  if (!strcmp(name, "new_game_score")) CALL_new_game_score;
#endif
  masu_report(&session);
}
#endif

int main(int argc, char **argv) {
  char name[50], word[50];
  if (argc < 2) return 99;
  masu_token = argv[1];
  for (int number = 0; masu_read(name, word); number++) {
    if (!masu_begin_case(number)) continue;
#ifdef MASU_GRID
    if (!masu_fits()) {
      masu_numbers("too-small", 1, 0);
      masu_end_case();
    }
    masu_state(name, word);
#endif
#if defined(MASU_GAME) && defined(MASU_BEST) && defined(MASU_SCORE)
    if (strstr(name, "session") || !strcmp(name, "new_game_score")) masu_session(name, word);
#endif
    masu_end_case();
  }
  return 0;
}
