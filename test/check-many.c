/* Runs proof/sokcheck.c on many certificates in one process, a child each: a line "LEVELS NUMBER CERTIFICATE" in, what it
   prints and a line "END status" out. For tests that check thousands. */
#define main checkOne
#include "../proof/sokcheck.c"
#undef main
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    char level[500], number[20], file[500];
    while (scanf("%499s %19s %499s", level, number, file) == 3) {
        int status = 0;
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) { char name[] = "sokcheck", *words[] = {name, level, number, file, NULL}; exit(checkOne(4, words)); }
        if (child < 0 || waitpid(child, &status, 0) != child) return 2;
        printf("END %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    }
    return 0;
}
