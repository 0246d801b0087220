/* Uses a list, a queue, or a tree of a submission for IN101, one case per process. The orders are on standard input: `add 2`
   adds the map of map2.in, `has 2` prints 1 if it is there, `take 0` prints the map that a queue removes.
   MASU_HEADER is the name of a header, made for each submission and each store. It includes the student's headers and defines
   MASU_MAP, the type of a map, MASU_LOAD_MAP and MASU_PRINT_MAP, the student's functions, MASU_DECLARE_STORE, a definition of
   `store`, and, for a map `m`, MASU_ADD_MAP and either MASU_HAS_MAP or, for a queue, MASU_TAKE_MAP. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>
#include MASU_HEADER

int main(int argc, char **argv) {
  const char *token = argc > 1 ? argv[1] : "";
  char order[9], name[20];
  int number;
  MASU_DECLARE_STORE
  printf("\n%s begin\n", token);
  while (scanf("%8s %d", order, &number) == 2) {
    sprintf(name, "map%d.in", number);
    if (!strcmp(order, "add")) {
      MASU_MAP m = MASU_LOAD_MAP(name);
      MASU_ADD_MAP;
    } else {
#ifdef MASU_TAKE_MAP
      MASU_PRINT_MAP(MASU_TAKE_MAP);
#else
      MASU_MAP m = MASU_LOAD_MAP(name);
      printf("%d\n", (MASU_HAS_MAP) ? 1 : 0);
#endif
    }
  }
  fflush(stdout);
  printf("\n%s end\n", token);
  return 0;
}
