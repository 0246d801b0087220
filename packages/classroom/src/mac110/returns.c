/* Included before the files of a submission for MAC110: whether Move returned by a return statement, because a function that
   ends without one returns anything. Headers of the system come first, so that their functions stay as they are. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <unistd.h>

static int masu_has_returned;

#ifdef MASU_KNOWS_RETURNS
static int masu_note(const char *name) {
  if (!strcmp(name, "Move")) masu_has_returned = 1;
  return 1;
}
#define return for (masu_note(__func__);;) return
#endif
