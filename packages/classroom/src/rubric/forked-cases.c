/* Cases of a program of ours that calls functions of a submission, one process each: a case that crashes, never ends, or writes
   over memory says nothing about the next. Lines of results begin with the token of the run. */

#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#define MASU_CASE_SECONDS 2

static const char *masu_token = "";

/* Begins a case: 1 in a process of its own, which ends with masu_end_case; 0 in the first one, when the case is over. */
static int masu_begin_case(int number) {
  fflush(stdout);
  printf("\n%s case %d\n", masu_token, number);
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    alarm(MASU_CASE_SECONDS);
    return 1;
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) < 0) status = 99 << 8;
  printf("\n%s done %d %d\n", masu_token, WIFSIGNALED(status) ? WTERMSIG(status) : 0, WEXITSTATUS(status));
  fflush(stdout);
  return 0;
}

static void masu_end_case(void) {
  fflush(stdout);
  printf("\n%s end\n", masu_token);
  fflush(stdout);
  _exit(0);
}
