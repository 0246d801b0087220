/* A student's program for MAC110, written for the tests of the rubric: text Sokoban with history and undo. */

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define LIM 100
#define MAXMOV 5000

/* Forgets what the map was, and fills it with floor. */
static void Clear(char map[LIM][LIM]) { memset(map, ' ', LIM * LIM); }

/* Reads a plain level. */
void LoadLevel(char map[LIM][LIM], int *m, int *n, char filename[]) {
  FILE *file = fopen(filename, "r");
  int letter, column = 0;
  *m = *n = 0;
  Clear(map);
  if (!file) return;
  while ((letter = fgetc(file)) != EOF) {
    if (letter == '\r') continue;
    if (letter == '\n') {
      (*m)++;
      column = 0;
      continue;
    }
    map[*m][column++] = (char)letter;
    if (column > *n) *n = column;
  }
  if (column > 0) (*m)++;
  fclose(file);
}

/* Reads a level of run lengths. */
void LoadLevelXSB(char map[LIM][LIM], int *m, int *n, char filename[]) {
  FILE *file = fopen(filename, "r");
  int letter, column = 0, count = 0;
  *m = *n = 0;
  Clear(map);
  if (!file) return;
  while ((letter = fgetc(file)) != EOF && letter != '\n' && letter != '\r') {
    if (isdigit(letter)) {
      count = 10 * count + letter - '0';
      continue;
    }
    if (letter == '|') {
      (*m)++;
      column = 0;
    } else {
      do {
        map[*m][column++] = (char)(letter == '-' || letter == '_' ? ' ' : letter);
      } while (--count > 0);
      if (column > *n) *n = column;
    }
    count = 0;
  }
  if (column > 0) (*m)++;
  fclose(file);
}

/* Prints a level. */
void PrintLevel(char map[LIM][LIM], int m, int n) {
  int i;
  for (i = 0; i < m; i++) printf("%.*s\n", n, map[i]);
}

/* Finds the player. */
void GetPlayerPos(char map[LIM][LIM], int m, int n, int *i, int *j) {
  int row, column;
  for (row = 0; row < m; row++) {
    for (column = 0; column < n; column++) {
      if (map[row][column] != '@' && map[row][column] != '+') continue;
      *i = row;
      *j = column;
    }
  }
}

static int IsGoal(char cell) { return cell == '.' || cell == '*' || cell == '+'; }

static int IsBox(char cell) { return cell == '$' || cell == '*'; }

/* The step of a letter. */
static void Step(char letter, int *di, int *dj) {
  letter = (char)tolower(letter);
  *di = letter == 'u' ? -1 : letter == 'd' ? 1 : 0;
  *dj = letter == 'l' ? -1 : letter == 'r' ? 1 : 0;
}

/* Makes a move; an upper-case letter says that a box was pushed. */
int Move(char *mov, char map[LIM][LIM], int m, int n) {
  int i, j, di, dj;
  GetPlayerPos(map, m, n, &i, &j);
  Step(*mov, &di, &dj);
  char *from = &map[i][j], *ahead = &map[i + di][j + dj];
  if (*ahead == '#') return 0;
  if (IsBox(*ahead)) {
    char *beyond = &map[i + 2 * di][j + 2 * dj];
    if (*beyond == '#' || IsBox(*beyond)) return 0;
    *beyond = IsGoal(*beyond) ? '*' : '$';
    *mov = (char)toupper(*mov);
  }
  *ahead = IsGoal(*ahead) ? '+' : '@';
  *from = IsGoal(*from) ? '.' : ' ';
  return 1;
}

/* Undoes the last move of the history. */
void Undo(char mov[MAXMOV], char map[LIM][LIM], int m, int n) {
  int i, j, di, dj, length = (int)strlen(mov);
  if (length == 0) return;
  GetPlayerPos(map, m, n, &i, &j);
  Step(mov[length - 1], &di, &dj);
  char *here = &map[i][j], *ahead = &map[i + di][j + dj], *back = &map[i - di][j - dj];
  *back = IsGoal(*back) ? '+' : '@';
  *here = IsGoal(*here) ? '.' : ' ';
  if (isupper((unsigned char)mov[length - 1])) {
    *here = IsGoal(*here) ? '*' : '$';
    *ahead = IsGoal(*ahead) ? '.' : ' ';
  }
  mov[length - 1] = '\0';
}

/* How many cells are one of these letters. */
static int Count(char map[LIM][LIM], int m, int n, const char *letters) {
  int i, j, count = 0;
  for (i = 0; i < m; i++) {
    for (j = 0; j < n; j++) {
      if (map[i][j] && strchr(letters, map[i][j])) count++;
    }
  }
  return count;
}

/* Whether every box is stored. */
int LevelComplete(char map[LIM][LIM], int m, int n) { return Count(map, m, n, "$") == 0; }

/* Whether there is one player, and a box for each storage place, of which there is one at least. */
int IsValidLevel(char map[LIM][LIM], int m, int n) {
  int places = Count(map, m, n, ".+*");
  return Count(map, m, n, "@+") == 1 && places > 0 && Count(map, m, n, "$*") == places;
}

int main(void) {
  char map[LIM][LIM], name[300], history[MAXMOV] = "", line[MAXMOV];
  int m, n, length = 0, at;
  printf("Map: ");
  if (scanf("%299s", name) != 1) return 0;
  if (strstr(name, ".xsb")) LoadLevelXSB(map, &m, &n, name);
  else LoadLevel(map, &m, &n, name);
  if (!IsValidLevel(map, m, n)) return 1;
  PrintLevel(map, m, n);
  for (;;) {
    printf("\nup, down, left, right, undo (one step back) or quit (u/d/l/r/b/q): ");
    if (scanf("%4999s", line) != 1) return 0;
    for (at = 0; line[at]; at++) {
      char letter = line[at];
      if (letter == 'q') return 0;
      if (letter == 'b') {
        Undo(history, map, m, n);
        length = (int)strlen(history);
      } else if (strchr("udlr", letter) && Move(&letter, map, m, n)) {
        history[length++] = letter;
        history[length] = '\0';
        if (LevelComplete(map, m, n)) break;
      }
    }
    PrintLevel(map, m, n);
    if (LevelComplete(map, m, n)) {
      printf("\nCongratulations! Level complete.\n");
      return 0;
    }
  }
}
