#include <stdio.h>
#include <stdlib.h>

#include "loader.h"

int main(int argc, char **argv) {
  if (argc < 2) return EXIT_FAILURE;
  map *p_map = load_map(argv[1]);
  print_map(p_map);
  for (int key = getchar(); key != 'q' && key != EOF; key = getchar()) {
    char letter = key == 'n' ? 'N' : key == 's' ? 'S' : key == 'e' ? 'E' : key == 'w' ? 'W' : ' ';
    if (letter == ' ') continue;
    map *p_next = move(p_map, letter);
    if (p_next != p_map) free_map(p_map);
    p_map = p_next;
    print_map(p_map);
  }
  free_map(p_map);
  return EXIT_SUCCESS;
}
