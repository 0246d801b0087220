#include "loader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

map *load_map(const char *name) {
  FILE *p_file = fopen(name, "r");
  if (p_file == NULL) {
    fprintf(stderr, "Cannot read file %s!\n", name);
    exit(EXIT_FAILURE);
  }
  map *p_map = malloc(sizeof(map));
  if (fscanf(p_file, "%d %d", &p_map->width, &p_map->height) != 2) exit(EXIT_FAILURE);
  int letter = fgetc(p_file);
  while (letter != '\n' && letter != EOF) letter = fgetc(p_file);
  int size = p_map->width * p_map->height;
  p_map->cells = malloc(size);
  memset(p_map->cells, FLOOR, size);
  p_map->player = 0;
  for (int row = 0; row < p_map->height; row++) {
    int column = 0;
    while ((letter = fgetc(p_file)) != '\n' && letter != EOF) {
      if (column >= p_map->width || letter == '\r') continue;
      int index = row * p_map->width + column++;
      p_map->cells[index] = (char)letter;
      if (letter == BOY || letter == BOY_ON) p_map->player = index;
    }
  }
  fclose(p_file);
  return p_map;
}
