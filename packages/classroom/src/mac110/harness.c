/* Calls the functions of a submission for MAC110, one call per process. A map is on standard input: rows, columns, then the rows.
   masu-work.h, made for each submission, includes the student's file, which defines LIM and MAXMOV, and defines HAVE_NAME for
   each function that is there. */

#include "masu-work.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *token;
static char masu_map[LIM][LIM];
static int masu_m, masu_n;

static void masu_read(void) {
  char line[300];
  if (!fgets(line, sizeof line, stdin) || sscanf(line, "%d %d", &masu_m, &masu_n) != 2) exit(99);
  for (int i = 0; i < masu_m; i++) {
    if (!fgets(line, sizeof line, stdin)) exit(99);
    for (int j = 0; j < masu_n; j++) masu_map[i][j] = line[j];
  }
}

static void masu_numbers(const char *what, int a, int b) {
  fflush(stdout);
  printf("\n%s %s %d %d\n", token, what, a, b);
}

static void masu_rows(void) {
  for (int i = 0; i < masu_m && i < LIM; i++) {
    printf("\n%s row ", token);
    for (int j = 0; j < masu_n && j < LIM; j++) putchar(masu_map[i][j] < ' ' ? ' ' : masu_map[i][j]);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  if (argc < 3) return 99;
  token = argv[1];
  const char *name = argv[2];
  if (strncmp(name, "LoadLevel", 9)) masu_read();
#ifdef HAVE_LoadLevel
  if (!strcmp(name, "LoadLevel")) LoadLevel(masu_map, &masu_m, &masu_n, argv[3]);
#endif
#ifdef HAVE_LoadLevelXSB
  if (!strcmp(name, "LoadLevelXSB")) LoadLevelXSB(masu_map, &masu_m, &masu_n, argv[3]);
#endif
#ifdef HAVE_PrintLevel
  if (!strcmp(name, "PrintLevel")) {
    printf("\n%s begin\n", token);
    PrintLevel(masu_map, masu_m, masu_n);
    fflush(stdout);
    printf("\n");
  }
#endif
#ifdef HAVE_GetPlayerPos
  if (!strcmp(name, "GetPlayerPos")) {
    int i = -1, j = -1;
    GetPlayerPos(masu_map, masu_m, masu_n, &i, &j);
    masu_numbers("position", i, j);
  }
#endif
#ifdef HAVE_Move
  if (!strcmp(name, "Move")) {
    char letter = argv[3][0];
    int returned = Move(&letter, masu_map, masu_m, masu_n);
    masu_numbers("moved", returned != 0, letter);
  }
#endif
#ifdef HAVE_Undo
  if (!strcmp(name, "Undo")) {
    char history[MAXMOV];
    memset(history, 0, sizeof history);
    strncpy(history, argv[3], sizeof history - 1);
    Undo(history, masu_map, masu_m, masu_n);
    masu_numbers("history", (int)strlen(history), strncmp(history, argv[3], strlen(history)) == 0);
  }
#endif
#ifdef HAVE_LevelComplete
  if (!strcmp(name, "LevelComplete")) masu_numbers("answer", LevelComplete(masu_map, masu_m, masu_n) != 0, 0);
#endif
#ifdef HAVE_IsValidLevel
  if (!strcmp(name, "IsValidLevel")) masu_numbers("answer", IsValidLevel(masu_map, masu_m, masu_n) != 0, 0);
#endif
  masu_numbers("size", masu_m, masu_n);
  masu_rows();
  masu_numbers("end", 0, 0);
  return 0;
}
