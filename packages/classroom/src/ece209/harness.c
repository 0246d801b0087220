/* Calls the functions of a submission for ECE 209, one call per process. It is compiled with the student's file, whose main is
   renamed. The functions are weak: a missing one is reported instead of a link error. A case is on standard input; every line
   of results begins with the token of the run, so that what a student prints is not taken for one. */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WEAK __attribute__((weak))
WEAK int readPuzzle(const char *filename, int **puzzle, int **constraints, int *size);
WEAK void printPuzzle(const int puzzle[], const int constraints[], int size);
WEAK int solve(int puzzle[], const int constraints[], int size);
WEAK int isLegal(int row, int col, int num, const int puzzle[], const int constraints[], int size);

static const char *token;

static int next(void) {
  int number;
  if (scanf("%d", &number) != 1) exit(99);
  return number;
}

static int *numbers(int count) {
  int *list = malloc(count * sizeof(int));
  if (!list) exit(99);
  for (int i = 0; i < count; i++) list[i] = next();
  return list;
}

static int *copy(const int *list, int count) {
  int *other = malloc(count * sizeof(int));
  if (!other) exit(99);
  memcpy(other, list, count * sizeof(int));
  return other;
}

static void report(const char *what, const int *list, int count) {
  fflush(stdout);
  printf("\n%s %s", token, what);
  for (int i = 0; i < count; i++) printf(" %d", list[i]);
  printf("\n");
  fflush(stdout);
}

static int open_files(void) {
  int count = 0;
  for (int each = 0; each < 256; each++) {
    if (fcntl(each, F_GETFD) != -1) count++;
  }
  return count;
}

static void call_read(const char *name, int is_whole) {
  int *puzzle = NULL, *constraints = NULL, size = -1;
  int before = open_files();
  int returned = readPuzzle(name, &puzzle, &constraints, &size);
  int left = open_files() - before;
  report("returned", &returned, 1);
  report("left-open", &left, 1);
  report("size", &size, 1);
  if (returned != 1 || !puzzle || !constraints || size < 1 || size > 9) return;
  report("puzzle", puzzle, size * size);
  report("constraints", constraints, size * size);
  if (is_whole) {
    printPuzzle(puzzle, constraints, size);
    returned = solve(puzzle, constraints, size);
    report("solved", &returned, 1);
  }
  free(puzzle);
  free(constraints);
}

int main(int argc, char **argv) {
  if (argc < 3) return 99;
  token = argv[1];
  const char *function = argv[2];
  if (!strcmp(function, "have")) {
    int have[] = {readPuzzle != NULL, printPuzzle != NULL, isLegal != NULL, solve != NULL};
    report("have", have, 4);
  } else if (!strcmp(function, "readPuzzle") || !strcmp(function, "whole")) {
    call_read(argv[3], !strcmp(function, "whole"));
  } else {
    int size = next();
    int count = size * size;
    int *puzzle = numbers(count), *constraints = numbers(count);
    int *given = copy(puzzle, count), *signs = copy(constraints, count);
    if (!strcmp(function, "printPuzzle")) {
      report("begin", NULL, 0);
      printPuzzle(given, signs, size);
    } else if (!strcmp(function, "solve")) {
      int returned = solve(given, signs, size);
      report("returned", &returned, 1);
      report("puzzle", given, count);
    } else {
      int asked = next();
      int *cells = numbers(3 * asked), *answers = copy(cells, asked);
      for (int i = 0; i < asked; i++) {
        answers[i] = isLegal(cells[3 * i], cells[3 * i + 1], cells[3 * i + 2], given, signs, size);
      }
      report("answers", answers, asked);
    }
    int is_same = !memcmp(constraints, signs, count * sizeof(int)) &&
                  (!strcmp(function, "solve") || !memcmp(puzzle, given, count * sizeof(int)));
    report("unchanged", &is_same, 1);
  }
  report("end", NULL, 0);
  return 0;
}
