/* A student's program for COMP20003 (-s map), written for the tests of marking: Algorithm 1 with the heap and the corner
   test of the course. FAULT, if defined, is the one rule that it breaks. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef FAULT
#define FAULT 0
#endif

enum {
  FIFO = 1,           /* a queue instead of the heap: other figures */
  BLOCKED_NOT_COUNTED,/* blocked moves are not counted as generated */
  START_KNOWN,        /* the start is in the hash table */
  ORDER,              /* up, down, left, right */
  LOWER_CASE,         /* pushes in lower case */
  NO_FILE,            /* no solution.txt */
  EXIT_ONE,           /* 1 instead of 84 */
  TWO_BOXES,          /* pushes two boxes together */
  NO_CORNER,          /* no corner test */
  GREEDY,             /* the deepest first: a longer solution */
  DUPLICATES          /* dropped children count as duplicates */
};

typedef struct Node {
  char *map;
  struct Node *parent;
  char action;
  int depth;
  struct Node *chained;
  struct Node *older; /* every node, to free them */
} Node;

static Node *newest;

static char goals[1 << 16];
static int width, height, size;

static char *load(const char *name) {
  FILE *file = fopen(name, "r");
  if (!file) {
    fprintf(stderr, "No such file or directory\n");
    exit(FAULT == EXIT_ONE ? 1 : 84);
  }
  static char lines[256][258];
  while (height < 256 && fgets(lines[height], sizeof lines[0], file)) {
    lines[height][strcspn(lines[height], "\r\n")] = 0;
    int length = (int)strlen(lines[height]);
    if (length == 0) continue;
    if (length > width) width = length;
    height++;
  }
  fclose(file);
  width += 2;
  size = width * (height + 2);
  char *map = malloc(size + 1);
  memset(map, '#', size);
  map[size] = 0;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width - 2; x++) {
      int length = (int)strlen(lines[y]);
      char cell = x < length ? lines[y][x] : ' ';
      if (!strchr("# .$*@+", cell)) {
        fprintf(stderr, "unknown character\n");
        exit(84);
      }
      int at = (y + 1) * width + x + 1;
      goals[at] = cell == '.' || cell == '*' || cell == '+';
      map[at] = cell == '+' ? '@' : cell;
    }
  }
  return map;
}

static int is_box(char cell) { return cell == '$' || cell == '*'; }
static char empty_at(int at) { return goals[at] ? '.' : ' '; }

static char *apply(const char *map, int step, int *is_push) {
  int at = (int)(strchr(map, '@') - map);
  int ahead = at + step, beyond = ahead + step, behind = beyond + step;
  if (map[ahead] == '#') return NULL;
  *is_push = is_box(map[ahead]);
  int pushes_two = 0;
  if (*is_push) {
    if (map[beyond] == '#') return NULL;
    if (is_box(map[beyond])) {
      if (FAULT != TWO_BOXES || map[behind] == '#' || is_box(map[behind])) return NULL;
      pushes_two = 1;
    }
  }
  char *next = malloc(size + 1);
  memcpy(next, map, size + 1);
  if (pushes_two) next[behind] = goals[behind] ? '*' : '$';
  if (*is_push) next[beyond] = goals[beyond] ? '*' : '$';
  next[ahead] = '@';
  next[at] = empty_at(at);
  return next;
}

static int corner(const char *map, int x, int y) {
  int at = y * width + x, player = (int)(strchr(map, '@') - map);
  int up = map[at - width] == '#', down = map[at + width] == '#', left = map[at - 1] == '#', right = map[at + 1] == '#';
  return ((up && right) || (right && down) || (down && left) || (left && up)) && !goals[player];
}

/* As supplied by the course: each test overwrites the one before, and the row keeps what it was set to. */
static int is_dead(const char *map) {
  int player = (int)(strchr(map, '@') - map);
  int px = player % width, py = player / width, x = px, y = py, dead = 0;
  if (FAULT == NO_CORNER) return 0;
  if (map[player + width] == '$') y = py + 1, dead = corner(map, x, y);
  if (map[player - width] == '$') y = py - 1, dead = corner(map, x, y);
  if (map[player + 1] == '$') x = px + 1, dead = corner(map, x, y);
  if (map[player - 1] == '$') x = px - 1, dead = corner(map, x, y);
  return dead;
}

static Node **heap;
static int waiting, room, head;

static int priority(const Node *node) { return FAULT == GREEDY ? node->depth : -node->depth; }

static void push(Node *node) {
  if (waiting == room) heap = realloc(heap, sizeof(Node *) * (room = room ? 2 * room : 1024));
  heap[waiting++] = node;
  if (FAULT == FIFO) return;
  for (int at = waiting - 1; at > 0 && priority(heap[(at - 1) / 2]) < priority(heap[at]); at = (at - 1) / 2) {
    Node *other = heap[(at - 1) / 2];
    heap[(at - 1) / 2] = heap[at];
    heap[at] = other;
  }
}

static Node *pop(void) {
  if (FAULT == FIFO) return heap[head++];
  Node *root = heap[0];
  heap[0] = heap[--waiting];
  for (int at = 0;;) {
    int best = at, left = 2 * at + 1, right = left + 1;
    if (left < waiting && priority(heap[left]) > priority(heap[best])) best = left;
    if (right < waiting && priority(heap[right]) > priority(heap[best])) best = right;
    if (best == at) return root;
    Node *other = heap[at];
    heap[at] = heap[best];
    heap[best] = other;
    at = best;
  }
}

#define SLOTS (1 << 18)
static Node *known[SLOTS];

static unsigned slot_of(const char *map) {
  unsigned value = 2166136261u;
  for (int i = 0; i < size; i++) value = (value ^ (unsigned char)map[i]) * 16777619u;
  return value % SLOTS;
}

static int insert(Node *node) {
  unsigned slot = slot_of(node->map);
  for (Node *each = known[slot]; each; each = each->chained)
    if (strcmp(each->map, node->map) == 0) return 0;
  node->chained = known[slot];
  known[slot] = node;
  return 1;
}

static void solve(char *start) {
  const int left_first[] = {-1, 1, -width, width}, up_first[] = {-width, width, -1, 1};
  const int *steps = FAULT == ORDER ? up_first : left_first;
  const char *letters = FAULT == ORDER ? "udlr" : "lrud";
  int expanded = 0, generated = 0, duplicated = 0;
  Node *root = calloc(1, sizeof(Node)), *won = NULL;
  root->map = start;
  newest = root;
  push(root);
  if (FAULT == START_KNOWN) insert(root);
  while (FAULT == FIFO ? head < waiting : waiting > 0) {
    Node *node = pop();
    expanded++;
    if (!strchr(node->map, '$')) {
      won = node;
      break;
    }
    for (int i = 0; i < 4; i++) {
      int is_push = 0;
      char *map = apply(node->map, steps[i], &is_push);
      if (map || FAULT != BLOCKED_NOT_COUNTED) generated++;
      if (!map || is_dead(map)) {
        if (FAULT == DUPLICATES) duplicated++;
        free(map);
        continue;
      }
      Node *child = calloc(1, sizeof(Node));
      child->map = map;
      child->older = newest;
      newest = child;
      child->parent = node;
      child->depth = node->depth + 1;
      child->action = letters[i];
      if (is_push && FAULT != LOWER_CASE) child->action -= 32;
      if (insert(child)) push(child);
      else duplicated++;
    }
  }
  char *solution = calloc(1, (won ? won->depth : 0) + 1);
  for (Node *node = won; node && node->parent; node = node->parent) solution[node->depth - 1] = node->action;
  if (won) printf("SOLUTION:\n%s\n\n", solution);
  double seconds = (double)clock() / CLOCKS_PER_SEC;
  printf("STATS:\nExpanded nodes: %d\nGenerated nodes: %d\nDuplicated nodes: %d\n", expanded, generated, duplicated);
  printf("Solution Length: %d\nExpanded/seconds: %d\nTime (seconds): %f\n", won ? won->depth : 0,
         (int)(expanded / (seconds + 1e-6)), seconds);
  if (FAULT != NO_FILE) {
    FILE *file = fopen("solution.txt", "w");
    fprintf(file, "%s\n", solution);
    fclose(file);
  }
  free(solution);
  free(heap);
  while (newest) {
    Node *older = newest->older;
    free(newest->map);
    free(newest);
    newest = older;
  }
}

int main(int count, char **words) {
  const char *usage =
      "USAGE\n    ./sokoban <-s> map <play_solution>\n\nDESCRIPTION\nArguments within <> are optional\n"
      "    -s                calls the AI solver\n    play_solution     animates the solution found by the AI solver\n";
  if (count == 2 && strcmp(words[1], "-h") == 0) {
    printf("%s", usage);
    return 0;
  }
  if (count < 3 || strcmp(words[1], "-s") != 0) {
    printf("%s", usage);
    return FAULT == EXIT_ONE ? 1 : 84;
  }
  solve(load(words[2]));
  return 0;
}
