#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "solver.h"

int main(void) {
  for (int with_tree = 0; with_tree < 2; with_tree++) {
    char cells[] = "######"
                   "#@ $.#"
                   "######";
    map start = {6, 3, 7, cells};
    stats found = solve(copy_map(&start), with_tree);
    assert(found.win && strcmp(found.plan, "EE") == 0);
    free(found.plan);
  }
  return 0;
}
