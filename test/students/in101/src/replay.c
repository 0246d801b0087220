#include <stdlib.h>

#include "loader.h"

int main(int argc, char **argv) {
  if (argc < 4) return EXIT_FAILURE;
  map *p_map = load_map(argv[1]);
  map *p_last = replay(p_map, atoi(argv[2]), argv[3]);
  print_map(p_last);
  if (p_last != p_map) free_map(p_last);
  free_map(p_map);
  return EXIT_SUCCESS;
}
