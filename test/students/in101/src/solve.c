#include <stdlib.h>

#include "loader.h"
#include "solver.h"

int main(int argc, char **argv) {
  if (argc < 2) return EXIT_FAILURE;
  print_stats(solve(load_map(argv[1]), 0));
  return EXIT_SUCCESS;
}
