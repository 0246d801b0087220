#include <stdlib.h>

#include "loader.h"

int main(int argc, char **argv) {
  if (argc < 2) return EXIT_FAILURE;
  map *p_map = load_map(argv[1]);
  print_map(p_map);
  free_map(p_map);
  return EXIT_SUCCESS;
}
