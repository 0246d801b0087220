/* A student's program for ECE 209, written for the tests of the rubric: reads, prints, and solves Futoshiki puzzles. */

#include <stdio.h>
#include <stdlib.h>

#define LESS_RIGHT 1
#define GREATER_RIGHT 2
#define LESS_BELOW 4
#define GREATER_BELOW 8

int readPuzzle(const char *filename, int **puzzle, int **constraints, int *size);
void printPuzzle(const int puzzle[], const int constraints[], int size);
int solve(int puzzle[], const int constraints[], int size);
int isLegal(int row, int col, int num, const int puzzle[], const int constraints[], int size);

/* Asks for a file, prints the puzzle, and prints its solution. */
int main(void) {
  char name[200];
  int *puzzle = NULL;
  int *constraints = NULL;
  int size = 0;
  printf("Puzzle file: ");
  if (scanf("%199s", name) != 1) return 1;
  if (!readPuzzle(name, &puzzle, &constraints, &size)) {
    printf("Unable to open puzzle file: %s\n", name);
    return 1;
  }
  printf("PUZZLE:\n");
  printPuzzle(puzzle, constraints, size);
  if (solve(puzzle, constraints, size)) {
    printf("\nSOLUTION:\n");
    printPuzzle(puzzle, constraints, size);
  } else {
    printf("\nNo solution exists.\n");
  }
  free(puzzle);
  free(constraints);
  return 0;
}

/* The next character that is not a bar or the end of a line. */
static int nextSymbol(FILE *in) {
  int symbol = fgetc(in);
  while (symbol == '|' || symbol == '\n' || symbol == '\r') symbol = fgetc(in);
  return symbol;
}

/* Reads a puzzle file into new arrays. Returns 1, or 0 if the file can't be opened. */
int readPuzzle(const char *filename, int **puzzle, int **constraints, int *size) {
  FILE *in = fopen(filename, "r");
  int n, row, place;
  if (!in) return 0;
  if (fscanf(in, "%d", &n) != 1) n = 0;
  *size = n;
  *puzzle = malloc(n * n * sizeof(int));
  *constraints = malloc(n * n * sizeof(int));
  for (place = 0; place < n * n; place++) (*constraints)[place] = 0;
  for (row = 0; row < 2 * n - 1; row++) {
    for (place = 0; place < 2 * n - 1; place++) {
      int symbol = nextSymbol(in);
      int index = (row / 2) * n + place / 2;
      if (row % 2 == 0 && place % 2 == 0) (*puzzle)[index] = symbol == '-' ? 0 : symbol - '0';
      if (symbol == '<') (*constraints)[index] += LESS_RIGHT;
      if (symbol == '>') (*constraints)[index] += GREATER_RIGHT;
      if (symbol == '^') (*constraints)[index] += LESS_BELOW;
      if (symbol == 'v') (*constraints)[index] += GREATER_BELOW;
    }
  }
  fclose(in);
  return 1;
}

/* Prints a puzzle as in its file, without the size. */
void printPuzzle(const int puzzle[], const int constraints[], int size) {
  int row, col;
  for (row = 0; row < size; row++) {
    printf("|");
    for (col = 0; col < size; col++) {
      int signs = constraints[row * size + col];
      if (puzzle[row * size + col]) printf("%d", puzzle[row * size + col]);
      else printf("-");
      if (col < size - 1) printf("%c", signs & LESS_RIGHT ? '<' : signs & GREATER_RIGHT ? '>' : ' ');
    }
    printf("|\n");
    if (row == size - 1) break;
    printf("|");
    for (col = 0; col < size; col++) {
      int signs = constraints[row * size + col];
      printf("%c", signs & LESS_BELOW ? '^' : signs & GREATER_BELOW ? 'v' : ' ');
      if (col < size - 1) printf(" ");
    }
    printf("|\n");
  }
}

/* Fills in the puzzle by recursive backtracking. Returns 1, or 0 with the puzzle unchanged. */
int solve(int puzzle[], const int constraints[], int size) {
  int index = 0, num;
  while (index < size * size && puzzle[index]) index++;
  if (index == size * size) return 1;
  for (num = 1; num <= size; num++) {
    if (!isLegal(index / size, index % size, num, puzzle, constraints, size)) continue;
    puzzle[index] = num;
    if (solve(puzzle, constraints, size)) return 1;
    puzzle[index] = 0;
  }
  return 0;
}

/* Whether two filled boxes satisfy the signs between them. */
static int holds(int first, int second, int signs, int less, int greater) {
  if (!first || !second) return 1;
  if ((signs & less) && first >= second) return 0;
  if ((signs & greater) && first <= second) return 0;
  return 1;
}

/* Returns 1 if a number may be placed in a box, 0 otherwise. */
int isLegal(int row, int col, int num, const int puzzle[], const int constraints[], int size) {
  int i, here = row * size + col;
  for (i = 0; i < size; i++) {
    if (i != col && puzzle[row * size + i] == num) return 0;
    if (i != row && puzzle[i * size + col] == num) return 0;
  }
  if (col < size - 1 && !holds(num, puzzle[here + 1], constraints[here], LESS_RIGHT, GREATER_RIGHT)) return 0;
  if (col > 0 && !holds(puzzle[here - 1], num, constraints[here - 1], LESS_RIGHT, GREATER_RIGHT)) return 0;
  if (row < size - 1 && !holds(num, puzzle[here + size], constraints[here], LESS_BELOW, GREATER_BELOW)) return 0;
  if (row > 0 && !holds(puzzle[here - size], num, constraints[here - size], LESS_BELOW, GREATER_BELOW)) return 0;
  return 1;
}
