/* Calls the functions of a submission for MAC110, one process per case. Cases are on standard input: the function, a word, rows
   and columns, then the rows. masu-work.h, made for each submission, includes the student's files, which define LIM and MAXMOV,
   defines HAVE_NAME for each function that can be called, and masu_has_returned, if it is known. */

#include "masu-work.h"
#include "masu-cases.c"

static char masu_map[LIM][LIM];
static int masu_m, masu_n;

static int masu_read(char *name, char *word) {
  char line[400];
  if (!fgets(line, sizeof line, stdin) || sscanf(line, "%40s %40s %d %d", name, word, &masu_m, &masu_n) != 4) return 0;
  for (int i = 0; i < masu_m; i++) {
    if (!fgets(line, sizeof line, stdin)) return 0;
    for (int j = 0; j < masu_n && i < LIM && j < LIM; j++) masu_map[i][j] = line[j];
  }
  return 1;
}

static void masu_numbers(const char *what, int a, int b, int c) {
  fflush(stdout);
  printf("\n%s %s %d %d %d\n", masu_token, what, a, b, c);
}

static void masu_rows(void) {
  for (int i = 0; i < masu_m && i < LIM; i++) {
    printf("\n%s row ", masu_token);
    for (int j = 0; j < masu_n && j < LIM; j++) putchar(masu_map[i][j] < ' ' ? ' ' : masu_map[i][j]);
  }
  printf("\n");
}

static void masu_call(const char *name, char *word) {
  /* What a function does not fill is seen. */
  if (!strncmp(name, "LoadLevel", 9)) memset(masu_map, '~', sizeof masu_map);
#ifdef HAVE_LoadLevel
  if (!strcmp(name, "LoadLevel")) LoadLevel(masu_map, &masu_m, &masu_n, word);
#endif
#ifdef HAVE_LoadLevelXSB
  if (!strcmp(name, "LoadLevelXSB")) LoadLevelXSB(masu_map, &masu_m, &masu_n, word);
#endif
#ifdef HAVE_PrintLevel
  if (!strcmp(name, "PrintLevel")) {
    printf("\n%s begin\n", masu_token);
    PrintLevel(masu_map, masu_m, masu_n);
    fflush(stdout);
    printf("\n");
  }
#endif
#ifdef HAVE_GetPlayerPos
  if (!strcmp(name, "GetPlayerPos")) {
    int i = -1, j = -1;
    GetPlayerPos(masu_map, masu_m, masu_n, &i, &j);
    masu_numbers("position", i, j, 0);
  }
#endif
#ifdef HAVE_Move
  if (!strcmp(name, "Move")) {
    char letter[2] = {word[0], 0};
    masu_has_returned = 0;
    int returned = Move(letter, masu_map, masu_m, masu_n);
#ifndef MASU_KNOWS_RETURNS
    masu_has_returned = 1;
#endif
    masu_numbers("moved", returned != 0, letter[0], masu_has_returned);
  }
#endif
#ifdef HAVE_Undo
  if (!strcmp(name, "Undo")) {
    static char history[MAXMOV + 100];
    strncpy(history, word, sizeof history - 1);
    Undo(history, masu_map, masu_m, masu_n);
    masu_numbers("history", (int)strlen(history), strncmp(history, word, strlen(history)) == 0, 0);
  }
#endif
#ifdef HAVE_LevelComplete
  if (!strcmp(name, "LevelComplete")) masu_numbers("answer", LevelComplete(masu_map, masu_m, masu_n) != 0, 0, 0);
#endif
#ifdef HAVE_IsValidLevel
  if (!strcmp(name, "IsValidLevel")) masu_numbers("answer", IsValidLevel(masu_map, masu_m, masu_n) != 0, 0, 0);
#endif
  masu_numbers("size", masu_m, masu_n, 0);
  masu_rows();
}

int main(int argc, char **argv) {
  char name[50], word[50];
  if (argc < 2) return 99;
  masu_token = argv[1];
  for (int number = 0; masu_read(name, word); number++) {
    if (!masu_begin_case(number)) continue;
    masu_call(name, word);
    masu_end_case();
  }
  return 0;
}
