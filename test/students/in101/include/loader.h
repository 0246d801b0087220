/** Maps from files. */
#ifndef LOADER_H
#define LOADER_H

#include "sokoban.h"

/** Returns the map of a file, or ends the program if it can't be read. */
map *load_map(const char *name);

#endif
