/* A student's program for IN101 (load, move, replay, solve), written for the tests of marking. FAULT, if defined, is the
   one rule that it breaks. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef FAULT
#define FAULT 0
#endif

enum {
  TWO_BOXES = 1,      /* pushes two boxes together */
  FORGETS_GOAL,       /* leaving a goal leaves floor */
  PUSH_OFF_GOAL,      /* pushing a box off a goal loses the goal */
  INTO_WALL,          /* pushes a box into a wall */
  WHOLE_PLAN,         /* replays the whole plan, whatever the length */
  ORDER,              /* successors in the order N, S, W, E */
  COUNTS_START,       /* counts the first map as explored */
  WIN_AT_GENERATION,  /* tests for the win when a map is generated */
  FORGETS_START,      /* the first map is not among the known ones */
  EXTRA_COLUMN,       /* prints a blank before each row */
  MISSING_FILE_OK,    /* exits with 0 where the file is missing */
  DEPTH_FIRST,        /* takes the newest map from the queue */
  CRASHES,            /* dereferences a null pointer when there is no plan */
  LOOPS               /* never ends when there is no plan */
};

static int width, height, size;

static char *load(const char *name) {
  FILE *file = fopen(name, "r");
  if (!file) {
    fprintf(stderr, "Cannot read file %s!\n", name);
    exit(FAULT == MISSING_FILE_OK ? 0 : 1);
  }
  if (fscanf(file, "%d %d", &width, &height) != 2) exit(1);
  int letter = fgetc(file);
  while (letter != '\n' && letter != EOF) letter = fgetc(file);
  size = width * height;
  char *map = malloc(size + 1);
  memset(map, ' ', size);
  map[size] = 0;
  for (int y = 0; y < height; y++) {
    for (int x = 0; (letter = fgetc(file)) != '\n' && letter != EOF; x++) {
      if (x < width && letter != '\r') map[y * width + x] = (char)letter;
    }
  }
  fclose(file);
  return map;
}

static void print(const char *map) {
  for (int y = 0; y < height; y++) printf(FAULT == EXTRA_COLUMN ? " %.*s\n" : "%.*s\n", width, map + y * width);
}

static int is_box(char cell) { return cell == '$' || cell == '*'; }
static int is_goal(char cell) { return cell == '.' || cell == '*' || cell == '+'; }

static int offset(char direction) {
  switch (direction) {
    case 'N': return -width;
    case 'S': return width;
    case 'E': return 1;
    default: return -1;
  }
}

/* The map after a move: a new one, or the same if the move is blocked. */
static char *move(char *map, char direction) {
  int at = 0;
  while (map[at] != '@' && map[at] != '+') at++;
  int step = offset(direction);
  int ahead = at + step;
  int beyond = ahead + step;
  int behind = beyond + step;
  if (map[ahead] == '#') return map;
  int pushes_two = 0;
  if (is_box(map[ahead])) {
    if (map[beyond] == '#' && FAULT != INTO_WALL) return map;
    if (is_box(map[beyond])) {
      if (FAULT != TWO_BOXES || behind < 0 || behind >= size || map[behind] == '#' || is_box(map[behind])) return map;
      pushes_two = 1;
    }
  }
  char *next = malloc(size + 1);
  memcpy(next, map, size + 1);
  if (pushes_two) next[behind] = is_goal(map[behind]) ? '*' : '$';
  if (is_box(map[ahead])) next[beyond] = is_goal(map[beyond]) ? '*' : '$';
  next[ahead] = is_goal(map[ahead]) ? '+' : '@';
  if (FAULT == PUSH_OFF_GOAL && map[ahead] == '*') next[ahead] = '@';
  next[at] = is_goal(map[at]) && FAULT != FORGETS_GOAL ? '.' : ' ';
  return next;
}

typedef struct Node {
  char *map;
  struct Node *parent;
  char action;
  int depth;
  struct Node *next;
  struct Node *chained;
} Node;

#define SLOTS 65536
static Node *known[SLOTS];

static unsigned hash(const char *map) {
  unsigned value = 2166136261u;
  for (int i = 0; i < size; i++) value = (value ^ (unsigned char)map[i]) * 16777619u;
  return value % SLOTS;
}

static int is_known(const char *map) {
  for (Node *node = known[hash(map)]; node; node = node->chained)
    if (strcmp(node->map, map) == 0) return 1;
  return 0;
}

static int is_won(const char *map) { return strchr(map, '$') == NULL; }

static Node *new_node(char *map, Node *parent, char action) {
  Node *node = calloc(1, sizeof(Node));
  node->map = map;
  node->parent = parent;
  node->action = action;
  node->depth = parent ? parent->depth + 1 : 0;
  return node;
}

static void add_known(Node *node) {
  unsigned slot = hash(node->map);
  node->chained = known[slot];
  known[slot] = node;
}

static void print_plan(const Node *node) {
  if (!node->parent) return;
  print_plan(node->parent);
  putchar(node->action);
}

static void report(const Node *won, int explored) {
  if (won) {
    print_plan(won);
    printf("\nplan length: %d\n", won->depth);
  } else {
    if (FAULT == CRASHES) printf("%d", *(volatile int *)NULL);
    while (FAULT == LOOPS);
    printf("no plan\nplan length: 0\n");
  }
  printf("explored nodes: %d\n", explored + (FAULT == COUNTS_START));
}

static void solve(char *map) {
  const char *order = FAULT == ORDER ? "NSWE" : "NSEW";
  Node *first = new_node(map, NULL, ' ');
  Node *last = first;
  if (FAULT != FORGETS_START) add_known(first);
  int explored = 0;
  while (first) {
    Node *node = first;
    if (is_won(node->map)) {
      report(node, explored);
      return;
    }
    first = first->next;
    if (!first) last = NULL;
    for (int i = 0; i < 4; i++) {
      char *next = move(node->map, order[i]);
      if (next == node->map || is_known(next)) continue;
      Node *child = new_node(next, node, order[i]);
      add_known(child);
      explored++;
      if (FAULT == WIN_AT_GENERATION && is_won(next)) {
        report(child, explored);
        return;
      }
      if (FAULT == DEPTH_FIRST) {
        child->next = first;
        first = child;
        if (!last) last = child;
      } else {
        if (last) last->next = child;
        else first = child;
        last = child;
      }
    }
  }
  report(NULL, explored);
}

int main(int count, char **words) {
  if (count < 3) return 1;
  char *map = load(words[2]);
  if (strcmp(words[1], "load") == 0) print(map);
  else if (strcmp(words[1], "move") == 0 && count == 4) print(move(map, words[3][0]));
  else if (strcmp(words[1], "replay") == 0 && count == 5) {
    int length = FAULT == WHOLE_PLAN ? (int)strlen(words[4]) : atoi(words[3]);
    for (int i = 0; i < length && words[4][i]; i++) map = move(map, words[4][i]);
    print(map);
  } else if (strcmp(words[1], "solve") == 0) solve(map);
  else return 1;
  return 0;
}
