/* Whether a function of a submission for IPS can be called in one way: masu-probe.h includes the student's headers and defines
   MASU_CALL. It is only compiled. */

#include "masu-probe.h"

void masu_probe(void) {
  static State s;
  static Game g;
  static Session session;
  int r = 0, o = 1;
  MASU_CALL;
  (void)s;
  (void)g;
  (void)session;
  (void)r;
  (void)o;
}
