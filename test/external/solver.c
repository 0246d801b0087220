/* A small Sokoban solver for tests of external programs: breadth first over single moves. The first word says how it behaves. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST 400000
#define CELLS 512
static char board[CELLS], walls[CELLS], goals[CELLS];
static int width, height, boxes;
/* A state is the player and the boxes in order. */
typedef struct { unsigned short player, box[6]; int before; char move; } State;
static State *states;
static int count, *table;

static void readLevel(FILE *file) {
  char line[128];
  memset(walls, 1, sizeof walls);
  width = 64;
  while (fgets(line, sizeof line, file) && height < 8 * CELLS / 64) {
    if (!strchr(line, '#')) { if (height) break; else continue; }
    for (int x = 0; line[x] && line[x] != '\n' && x < width; x++) board[height * width + x] = line[x];
    height++;
  }
  states = calloc(MOST, sizeof *states);
  table = calloc(4 * MOST, sizeof *table);
  for (int cell = 0; cell < height * width; cell++) {
    char letter = board[cell];
    walls[cell] = letter == '#' || letter == 0;
    goals[cell] = letter == '.' || letter == '*' || letter == '+';
    if (letter == '@' || letter == '+') states[0].player = cell;
    if ((letter == '$' || letter == '*') && boxes < 6) states[0].box[boxes++] = cell;
  }
}

static int same(const State *a, const State *b) { return a->player == b->player && !memcmp(a->box, b->box, sizeof a->box); }

/* 1 if it is new. */
static int add(const State *state) {
  unsigned hash = state->player * 2654435761u;
  for (int i = 0; i < boxes; i++) hash = (hash ^ state->box[i]) * 2246822519u;
  for (hash %= 4 * MOST; table[hash]; hash = (hash + 1) % (4 * MOST)) if (same(&states[table[hash] - 1], state)) return 0;
  if (count == MOST) return 0;
  states[count] = *state;
  table[hash] = ++count;
  return 1;
}

static int boxAt(const State *state, int cell) {
  for (int i = 0; i < boxes; i++) if (state->box[i] == cell) return i;
  return -1;
}

static int compare(const void *a, const void *b) { return *(const unsigned short *)a - *(const unsigned short *)b; }

static void printMoves(int at) {
  static char moves[MOST];
  int length = 0;
  for (; at > 0; at = states[at].before) moves[length++] = states[at].move;
  while (length) putchar(moves[--length]);
  putchar('\n');
}

static int solve(void) {
  State start = states[0];
  add(&start);
  int deltas[4] = {-64, 1, 64, -1};
  for (int at = 0; at < count; at++) {
    int home = 0;
    for (int i = 0; i < boxes; i++) home += goals[states[at].box[i]];
    if (home == boxes) { printMoves(at); return 1; }
    for (int d = 0; d < 4; d++) {
      State next = states[at];
      int ahead = next.player + deltas[d];
      if (ahead < 0 || ahead >= CELLS || walls[ahead]) continue;
      int box = boxAt(&next, ahead);
      next.move = "urdl"[d];
      if (box >= 0) {
        int onto = ahead + deltas[d];
        if (onto < 0 || onto >= CELLS || walls[onto] || boxAt(&next, onto) >= 0) continue;
        next.box[box] = onto;
        next.move = "URDL"[d];
        qsort(next.box, boxes, sizeof *next.box, compare);
      }
      next.player = ahead;
      next.before = at;
      add(&next);
    }
  }
  return 0;
}

/* How often this program ran: a number in a file that several processes may write. */
static int turn(const char *path) {
  FILE *file = fopen(path, "a+");
  flock(fileno(file), LOCK_EX);
  fputc('x', file);
  fflush(file);
  fseek(file, 0, SEEK_END);
  int length = ftell(file);
  fclose(file);
  return length;
}

static void spin(double seconds) {
  volatile double x = 0;
  while (seconds < 0 || clock() < seconds * 1e6) x += 1;
}

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "right";
  signal(SIGTERM, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  if (!strcmp(how, "crash")) { fprintf(stderr, "the end of\na crash\n"); abort(); }
  if (!strcmp(how, "hang")) for (;;) pause();
  if (!strcmp(how, "spin")) spin(-1);
  if (!strcmp(how, "flood")) { static char block[1 << 16]; memset(block, 'x', sizeof block); for (int i = 0; i < 1 << 14; i++) if (write(1, block, sizeof block) < 0) return 1; return 0; }
  if (!strcmp(how, "eat")) for (;;) { char *piece = malloc(1 << 22); if (!piece) pause(); memset(piece, 1, 1 << 22); }
  if (!strcmp(how, "fork")) {
    /* Children that leave the session, one that burns CPU, and grandchildren whose parent is gone. */
    for (int i = 0; i < 6; i++) if (!fork()) {
      if (i % 2) setsid();
      if (fork()) _exit(0);
      if (i == 5) spin(-1);
      for (;;) pause();
    }
    while (wait(NULL) > 0);
    if (argc > 3) for (;;) pause();
  }
  FILE *file = argc > 2 && strcmp(argv[2], "-") ? fopen(argv[2], "r") : stdin;
  if (!file) return 2;
  readLevel(file);
  if (!strcmp(how, "lie") && turn(argv[3]) % 10 == 0) { puts("uuuuRRRRlll"); return 0; }
  if (!strcmp(how, "burn")) { if (!fork()) { spin(0.4); _exit(0); } wait(NULL); }
  return solve() ? 0 : (puts("no solution"), 0);
}
