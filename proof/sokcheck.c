/* sokcheck: checks a Sokoban certificate. Plain C11 (cc -O2 -o sokcheck sokcheck.c); shares no code with any solver.
 *   sokcheck LEVELS NUMBER CERTIFICATE     exit 0: the printed claim is proven for that level; 1: rejected, with the reason
 * Claims: "no solution", or none with fewer than K pushes (or moves), nor with K pushes and fewer than M moves. See docs/certificates.md.
 * The level comes from LEVELS, never from the certificate. Compare the printed claim with the one you want. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef uint64_t u64;
enum { INF = 1 << 28, BIG = 1 << 16, SIDE = 128, MAXN = 1024, SETW = MAXN / 64 + 1, FAR = 9999, DEAD = -1, ALL = -2 };
enum { MAX_BYTES = 1 << 22, MAX_SETS = 128, MAX_PATTERNS = 10000, MAX_COUNT = 1 << 30, MAX_TIE = 1 << 22 };   /* prices and goal sets; entries; costs */
static const u64 MAX_STEPS = 8000000000, MAX_ROOM = 268435456;                 /* what a check may take: docs/certificates.md, "Limits" */
#define EACH(c, m) for (int w_ = 0, c; w_ < W; w_++) for (u64 b_ = (m)[w_]; b_ && (c = w_ * 64 + __builtin_ctzll(b_), 1); b_ &= b_ - 1)
/* ---- the board: cells 0..N-1 row by row, those the player would reach without boxes; cell N is wall ---- */
static int N, W, n, player0, goals[MAXN], isgoal[MAXN + 1], live[MAXN + 1], nb[MAXN + 1][4], dist[MAXN + 1];
static u64 boxes0[SETW], goalSet[SETW], steps, room; static const int opp[4] = { 1, 0, 3, 2 };   /* directions: up, down, left, right */
static long long work; static int lost;                                        /* expansions and lemmas still allowed; boxes or goals out of reach */
static void reject(const char *why) { printf("REJECTED: %s\n", why); exit(1); }
static void *grown(void *p, size_t bytes) { p = realloc(p, bytes); if (!p) reject("out of memory"); return p; }
static int has(const u64 *m, int c) { return m[c >> 6] >> (c & 63) & 1; } static void flip(u64 *m, int c) { m[c >> 6] ^= 1ull << (c & 63); }
static void spend(u64 count) { if ((steps += count) > MAX_STEPS) reject("it needs more steps than a check may take"); }
static void occupy(u64 count) { if ((room += count) > MAX_ROOM) reject("it needs more room than a check may take"); }
static void readLevel(const char *file, int number) {
    static char g[SIDE * SIDE], line[4096];
    static int id[SIDE * SIDE], queue[SIDE * SIDE], step[4] = { -SIDE, SIDE, -1, 1 };
    int rows = 0, count = 0, inside = 0, whole = 1, start = -1, balance = 0, tail = 0, k = 0;
    FILE *f = (memset(g, ' ', sizeof g), memset(id, -1, sizeof id), fopen(file, "r"));
    while (f ? fgets(line, sizeof line, f) : (reject("no level file"), NULL)) {                     /* rows consist of #@+$*. -_ ; any other line ends a level */
        int first = whole, size = (whole = !!strchr(line, '\n'), line[strcspn(line, "\r\n")] = 0, (int)strlen(line));
        int row = first && strchr(line, '#') && (int)strspn(line, "#@+$*. -_") == size;
        count += row && !inside, inside = row;
        if (!row || count != number) continue;
        if (rows > SIDE - 4 || size > SIDE - 3) reject("level too large"); else memcpy(g + ++rows * SIDE + 1, line, size);
    }
    for (int i = (fclose(f), 0); i < SIDE * SIDE; i++) if (strchr("@+", g[i])) queue[tail++] = start = i;
    if (tail == 1) id[start] = 0; else reject("level: not exactly one player");
    for (int head = 0; head < tail; head++) for (int d = 0; d < 4; d++) {
        int i = queue[head], t = i + step[d];
        if (i < SIDE || i % SIDE == 0 || i % SIDE == SIDE - 1 || i / SIDE > rows) reject("level is not closed");
        if (g[t] != '#' && id[t] < 0) id[t] = 0, queue[tail++] = t;
    }
    for (int i = 0; i < SIDE * SIDE; i++) {
        balance += (g[i] == '$') - !!strchr(".+", g[i]), lost += id[i] < 0 && strchr("$.", g[i]);
        if (id[i] < 0) continue; else if (N == MAXN - 1) reject("level too large");
        if (i == start) player0 = N;
        if (strchr("$*", g[i])) flip(boxes0, N), n++;
        if (strchr(".*+", g[i])) flip(goalSet, N), isgoal[N] = 1, goals[k++] = N;
        id[i] = N++;
    }
    if (balance) reject("level: boxes and goals differ in number");
    for (int d = 0; d < 4; d++) nb[N][d] = N;
    for (int i = 0; i < SIDE * SIDE; i++) for (int d = 0; d < 4 && id[i] >= 0; d++) nb[id[i]][d] = id[i + step[d]] < 0 ? N : id[i + step[d]];
    W = (N + 64) / 64;
}
/* Walking distances around the boxes (FAR: out of reach, also boxes and wall). Returns the least cell reached. */
static int flood(const u64 *boxes, int from, int *far) {
    static int queue[MAXN]; int tail = 0, least = queue[tail++] = from;
    for (int c = (spend(8 * N), 0); c <= N; c++) far[c] = c == from ? 0 : FAR;
    for (int head = 0; head < tail; head++) for (int c = queue[head], d = 0, t; d < 4; d++) {
        if (c < least) least = c;
        if ((t = nb[c][d]) < N && far[t] == FAR && !has(boxes, t)) far[t] = far[c] + 1, queue[tail++] = t;
    }
    return least;
}
/* ---- one box alone: part[c][p] numbers the part of the floor the player p is in; away[c][part][goal] = pushes ---- */
static unsigned char part[MAXN][MAXN]; static int (*away)[4][MAXN];
static void singleBox(void) {
    static int queue[MAXN * 4]; u64 one[SETW] = { 0 };
    away = grown(NULL, sizeof *away * N);
    for (int c = 0; c < N; c++, flip(one, c - 1)) {
        memset(part[c], 9, sizeof part[c]), flip(one, c);
        for (int d = 0, parts = 0; d < 4; d++) if (nb[c][d] < N && part[c][nb[c][d]] == 9) {
            flood(one, nb[c][d], dist);
            for (int p = 0; p < N || (parts++, 0); p++) if (dist[p] < FAR) part[c][p] = parts;
        }
        for (int k = 0; k < 4; k++) for (int g = 0; g < n; g++) away[c][k][g] = INF;
    }
    for (int g = 0, tail = 0; g < n; g++, tail = 0) {                          /* backward from the goal, by pulls */
        for (int k = 0; k < 4; k++) away[goals[g]][k][g] = 0, queue[tail++] = goals[g] * 4 + k;
        for (int head = 0; head < tail; head++) for (int c = queue[head] / 4, k = queue[head] % 4, d = 0; d < 4; d++) {
            int x = nb[c][opp[d]], z = nb[x][opp[d]];                          /* pushed from x to c by a player from z */
            if (z == N || part[c][x] != k || away[x][part[x][z]][g] < INF) continue;
            away[x][part[x][z]][g] = away[c][k][g] + 1, queue[tail++] = x * 4 + part[x][z];
        }
    }
    for (int c = 0; c < N; c++) for (int g = 0; g < n; g++) for (int k = 0; k < 4; k++) live[c] |= away[c][k][g] < INF;
    steps = 0;                                                                 /* these tables are free */
}
/* ---- lemmas that hold ---- */
typedef struct { int price[MAXN], u[MAXN][4], total; } Price;                  /* u[c][part]: least of away - price */
typedef struct { int size; char in[MAXN][4]; } GoalSet;                        /* in: such a box has no goal outside the set */
typedef struct { int price, extra, next; u64 boxes[SETW], region[SETW]; } Pattern;
static Price *prices; static GoalSet *goalSets; static Pattern *patterns;
static int nPrices, nGoalSets, nPatterns, first[MAXN], last[MAXN], listed[MAXN];   /* listed: the boxes of all patterns with that first cell */
static int inOrder(const void *a, const void *b) { unsigned x = *(const unsigned *)a, y = *(const unsigned *)b; return (x > y) - (x < y); }
static int singles(const u64 *boxes, int player, int price) {                  /* each box as if alone; INF: impossible */
    int sum = 0, u; EACH(c, boxes) if ((u = prices[price].u[c][part[c][player]]) < INF) sum += u; else return INF;
    return sum;
}
/* A lower bound of the pushes that bring these boxes to goals, less the prices of those goals; INF: impossible. */
static int bound(const u64 *boxes, int player, int price) {
    int sum = singles(boxes, player, price), hits = 0, hit[MAXN]; unsigned order[MAXN];
    u64 used[SETW] = { 0 }; if (sum == INF) return INF;
    for (int h = 0, in = 0; h < nGoalSets; h++, in = 0) EACH(c, boxes) if (goalSets[h].in[c][part[c][player]] && ++in > goalSets[h].size) return INF;
    EACH(c, boxes) for (int l = first[c], w = 0; l >= 0; l = patterns[l].next, w = 0) {
        Pattern *p = &patterns[l];
        while (w < W && !(p->boxes[w] & ~boxes[w])) w++;
        if (w < W || !has(p->region, player) || (p->price != DEAD && p->price != price)) continue;
        if (p->price == DEAD) return INF;
        if (hits < MAXN) order[hits] = (BIG - 1u - p->extra) << 10 | hits, hit[hits++] = l;
    }
    qsort(order, hits, sizeof *order, inOrder);                                /* disjoint patterns add up; the largest first */
    for (int i = 0, w = 0; i < hits; i++, w = 0) {
        Pattern *p = &patterns[hit[order[i] & (MAXN - 1)]];
        while (w < W && !(p->boxes[w] & used[w])) w++;
        if (w < W) continue;
        for (sum += p->extra, w = 0; w < W; w++) used[w] |= p->boxes[w];
    }
    return sum;
}
/* ---- positions with costs, served in order of cost ---- */
typedef struct { u64 *keys; int *cost, *slots, *bucket, buckets, level, (*entry)[2]; long long size, mask, entries, limit, each; } Table;
static u64 slot(Table *t, const u64 *key) {                                    /* where the key is, or the free slot for it */
    u64 h = 0; for (int w = 0; w <= W; w++) h = (h ^ key[w]) * 0x9E3779B97F4A7C15ull, h ^= h >> 29;
    while (t->slots[h &= t->mask] >= 0 && memcmp(t->keys + t->slots[h] * (W + 1LL), key, (W + 1) * 8)) h++;
    return h;
}
static void put(Table *t, u64 *key, int player, int cost) {                    /* key: the boxes, and room for the player */
    if (t->size * 2 >= t->mask) {
        t->mask = t->mask ? t->mask * 2 + 1 : 255, t->slots = grown(t->slots, (t->mask + 1) * sizeof(int)), memset(t->slots, -1, (t->mask + 1) * sizeof(int));
        t->keys = grown(t->keys, (t->mask / 2 + 2) * (W + 1) * 8), t->cost = grown(t->cost, (t->mask / 2 + 2) * sizeof(int));
        for (long long i = 0; i < t->size; i++) t->slots[slot(t, t->keys + i * (W + 1))] = (int)i;
    }
    u64 h = (key[W] = player, slot(t, key));
    if (t->slots[h] < 0) occupy(t->each), memcpy(t->keys + t->size * (W + 1), key, (W + 1) * 8), t->slots[h] = (int)t->size++;
    else if (t->cost[t->slots[h]] <= cost) return;
    while (t->buckets <= cost) t->bucket = grown(t->bucket, (t->buckets + 1LL) * sizeof(int)), t->bucket[t->buckets++] = -1;
    if (t->entries == MAX_COUNT) reject("more positions than this checker can count");   /* size is at most entries */
    if (t->entries == t->limit) t->entry = grown(t->entry, (t->limit = t->limit * 2 + 64) * sizeof *t->entry);
    t->entry[t->entries][0] = t->slots[h], t->entry[t->entries][1] = t->bucket[cost];
    t->cost[t->slots[h]] = cost, t->bucket[cost] = (int)t->entries++;
}
static int take(Table *t, u64 *key) {                                          /* the cheapest position not yet taken; 0: none */
    for (; t->level < t->buckets; t->level++) while (t->bucket[t->level] >= 0) {
        int *e = t->entry[t->bucket[t->level]], i = (t->bucket[t->level] = e[1], e[0]);
        if (t->cost[i] != t->level) continue; else if (work-- <= 0) reject("more work than the certificate states");
        return memcpy(key, t->keys + i * (W + 1LL), (W + 1) * 8), 1;
    }
    return 0;
}
/* ---- corral: an area that opens only by pushes into it, all possible now. Counts them (INF: none); marks area 1, boxes 2 ---- */
static int corral(const u64 *boxes, int count, int seed, char *in) {
    int stack[8 * MAXN], top = 0, pushes, off, c;
    for (memset(in, 0, N + 1), spend(8 * N), stack[top++] = seed;;) {
        while (top) {
            if (in[c = stack[--top]] || c == N) continue;
            if ((in[c] = has(boxes, c) ? 2 : 1) == 1) for (int d = 0; d < 4; d++) stack[top++] = nb[c][d];
        }
        pushes = off = 0, spend(count);
        EACH(c, boxes) for (int d = 0; in[c] && d < 4; d++) {
            int a = nb[c][opp[d]], t = (off |= !isgoal[c], nb[c][d]);
            if (a == N || in[a] || t == N || in[t] == 2 || !live[t]) continue;
            if (in[t] && dist[a] < FAR) pushes++;
            else if (!in[t] && dist[t] == FAR) stack[top++] = t;
            else if (dist[a] == FAR) stack[top++] = a;
            else return INF;
        }
        if (!top) return off ? pushes : INF;
    }
}
/* ---- the ball: all positions from which the level can be solved at a cost of at most the radius (INF: at any cost) ---- */
static Table ball; static int radius = -1;
static void fillBall(int moves) {
    u64 key[SETW + 1]; memcpy(key, goalSet, sizeof goalSet), ball.each = n + 64;
    for (int p = 0; p < N; p++) if (!isgoal[p]) put(&ball, key, moves ? p : flood(goalSet, p, dist), 0);
    while (take(&ball, key)) {
        int p = (int)key[W], cost = ball.level, near[MAXN + 1]; flood(key, p, near);
        for (int x = 0; x < N; x++) for (int d = 0; d < 4; d++) {              /* the last push: from x to c, player from z */
            int c = nb[x][d], z = nb[x][opp[d]];
            if (c == N || z == N || !has(key, c) || has(key, z) || (moves ? x != p : near[x] == FAR)) continue;
            flip(key, c), flip(key, x);
            int least = flood(key, z, dist), then = cost + (radius < INF);
            if (!moves && then <= radius) put(&ball, key, least, then);
            for (int q = 0; moves && q < N; q++) if (dist[q] < FAR && cost + 1 + dist[q] <= radius) {
                int ends = q == player0;                                       /* can a push end here, or is it the start? */
                for (int e = 0; e < 4; e++) ends |= nb[q][e] < N && has(key, nb[q][e]) && nb[q][opp[e]] < N && !has(key, nb[q][opp[e]]);
                if (ends) put(&ball, key, q, cost + 1 + dist[q]);
            }
            flip(key, c), flip(key, x);
        }
    }
}
/* ---- the search that must fail: reject if these boxes get home below the target. A push costs 1, or (moves > 0) that and the walk ---- */
static void refute(const u64 *boxes, int player, int price, int target, int moves) {
    Table t = { 0 }; u64 key[SETW + 1], count = 0; char in[MAXN + 1], chosen[MAXN + 1], tried[MAXN + 1];
    EACH(c, boxes) count += c >= 0;
    memcpy(key, boxes, W * 8), t.each = count + 64, put(&t, key, moves ? player : flood(boxes, player, dist), 0);
    while (take(&t, key)) {
        int home = 1, paid = t.level, best = INF, near[MAXN + 1];
        EACH(c, key) home &= isgoal[c], paid -= price == ALL ? 0 : prices[price].price[c];
        if (home && (target == INF || paid < target)) reject("these boxes can reach goals for less");
        flood(key, (int)key[W], dist), memset(tried, 0, N);
        for (int s = 0, pushes; s < N && !moves; s++) if (dist[s] == FAR && !has(key, s) && !tried[s]) {
            for (int c = (pushes = corral(key, count, s, in), 0); c < N; c++) tried[c] |= in[c] == 1;
            if (pushes < best) best = pushes, memcpy(chosen, in, N);
        }
        for (int c = 0; c < N; c++) for (int d = 0; d < 4 && has(key, c); d++) {
            int from = nb[c][opp[d]], to = nb[c][d], h = -INF, cost = t.level + (moves ? moves + dist[from] : target < INF);
            if (dist[from] == FAR || to == N || has(key, to) || (best < INF && !(chosen[c] == 2 && chosen[to] == 1))) continue;
            u64 each = (flip(key, c), flip(key, to), count * (1 + nGoalSets)); EACH(b, key) each += listed[b];
            spend(200 + (price == ALL ? nPrices : 1) * each);
            for (int i = 0, b; i < nPrices && h < INF; i++) if (price == ALL || price == i) {
                b = bound(key, c, i), b += price == ALL && b < INF ? prices[i].total : 0;
                if (b > h) h = b;
            }
            if (h < INF && (target == INF || cost + (long long)h * (moves ? moves : 1) < target)) {
                key[W] = moves ? c : flood(key, c, near);
                if (price != ALL || radius < 0 || (radius < INF && cost + radius + 1 < target) || ball.slots[slot(&ball, key)] >= 0)
                    put(&t, key, (int)key[W], cost);
            }
            flip(key, c), flip(key, to);
        }
    }
    room -= t.size * t.each, free(t.keys), free(t.cost), free(t.slots), free(t.bucket), free(t.entry);
}
/* ---- the certificate: a list of lemmas, each checked with the help of those before it ---- */
static unsigned char *at, *end;
static int below(int limit) {                                                  /* the next number, 7 bits a byte */
    u64 v = 0; for (int shift = 0, more = 1; more; shift += 7, at++)
        if (at == end || shift > 28) reject("certificate: number"); else v |= (u64)(*at & 127) << shift, more = *at & 128;
    return v < (u64)limit ? (int)v : (reject("certificate: number too large"), 0);
}
static void addPrice(int zero) {
    prices = grown(prices, (nPrices + 1) * sizeof *prices);
    Price *p = memset(&prices[nPrices++], 0, sizeof *p); spend(4ull * N * n);
    for (int g = 0, v; g < n; g++) v = zero ? 0 : below(BIG), p->total += p->price[goals[g]] = v & 1 ? -(v / 2) - 1 : v / 2;
    for (int i = 0, *u; i < 4 * N; i++)
        for (int g = (u = &p->u[i / 4][i % 4], *u = INF, 0), *a = away[i / 4][i % 4]; g < n; g++) if (a[g] < INF && a[g] - p->price[goals[g]] < *u) *u = a[g] - p->price[goals[g]];
}
static void addGoalSet(void) {
    char set[MAXN] = { 0 };
    goalSets = grown(goalSets, (nGoalSets + 1) * sizeof *goalSets);
    GoalSet *h = memset(&goalSets[nGoalSets++], 1, sizeof *h); spend(4ull * N * n);
    for (int i = h->size = below(n + 1); i > 0; i--) set[below(n)] = 1;
    for (int c = 0; c < N; c++) for (int k = 0; k < 4; k++) for (int g = 0; g < n; g++) h->in[c][k] &= set[g] || away[c][k][g] == INF;
}
static void addPattern(void) {
    Pattern p = { .price = below(nPrices + 1) - 1 };
    int price = p.price == DEAD ? 0 : p.price, c = (p.extra = p.price == DEAD ? 0 : below(BIG), -1), start, count = below(n + 1);
    for (int k = count; k > 0; k--) { c += below(N) + 1; if (c >= N) reject("certificate: cell"); flip(p.boxes, c); }
    start = below(N + 1);                                                      /* N: wherever the player is */
    for (int s = 0; s < N; s++) if ((start == N || s == start) && !has(p.boxes, s) && !has(p.region, s)) {
        int sum = singles(p.boxes, s, price);
        flood(p.boxes, s, dist);
        for (int q = 0; q < N; q++) if (dist[q] < FAR) flip(p.region, q);
        if (sum < INF) refute(p.boxes, s, price, p.price == DEAD ? INF : sum + p.extra, 0);
    }
    for (c = 0; c < N && !has(p.boxes, c); ) c++;
    if (c == N || (start < N && has(p.boxes, start))) reject("certificate: a pattern without boxes or with the player on one");
    patterns = grown(patterns, (nPatterns + 1) * sizeof p);
    *(first[c] < 0 ? &first[c] : &patterns[last[c]].next) = nPatterns, p.next = -1, listed[c] += count, last[c] = nPatterns, patterns[nPatterns++] = p;
}
/* Counts moves and pushes of a solution of the level in lurd letters, up to the end of the line. */
static void replay(const char *lurd, int *moves, int *pushes) {
    static const char letters[] = "udlrUDLR"; u64 boxes[SETW]; int p = player0;
    for (*moves = *pushes = 0, memcpy(boxes, boxes0, sizeof boxes); *lurd != '\n'; lurd++, ++*moves) {
        const char *letter = strchr(letters, *lurd);
        int d = letter ? (letter - letters) & 3 : 0, t = nb[p][d], beyond = nb[t][d], push = t < N && has(boxes, t);
        if (!letter || t == N || (push && (beyond == N || has(boxes, beyond)))) break;
        p = t, *pushes += push, push ? flip(boxes, t), flip(boxes, beyond) : (void)0;
    }
    if (*lurd != '\n' || lost || memcmp(boxes, goalSet, sizeof boxes)) reject("the solution in the header does not solve the level");
}
/* ---- the header: "name: value" lines, then perhaps "level:" and its rows, up to an empty line ---- */
static unsigned char *headerEnd(unsigned char *text, const unsigned char *stop) {
    if (memcmp(text, "Sokoban certificate 1\n", 22)) return text;
    for (; text < stop && memcmp(text, "\n\n", 2); text++) if (*text != '\n' && (*text < 32 || *text == 127)) reject("a control character in the header");
    return text + 2;
}
static void readHeader(char *line, const char *stop, const char *claim, int *moves, int *pushes) {
    for (int rows = 0, size; line < stop; line = strchr(line, '\n') + 1)
        if (rows || !strncmp(line, "level:\n", 7)) { if (rows++ && line[strspn(line, "#@+$*. -_")] != '\n') reject("the header has more than rows after its level"); }
        else if (!(size = (int)strspn(line, "abcdefghijklmnopqrstuvwxyz-")) || strncmp(line + size, ": ", 2)) reject("a line of the header is no name and value");
        else if (!strncmp(line, "claim: ", 7) && (strncmp(line + 7, claim, strlen(claim)) || line[7 + strlen(claim)] != '\n')) reject("the header claims something else");
        else if (!strncmp(line, "solution: ", 10)) { if (*pushes < 0) replay(line + 10, moves, pushes); else reject("the header has two solutions"); }
}
int main(int argc, char **argv) {
    static unsigned char file[MAX_BYTES + 32]; FILE *f = argc == 4 ? fopen(argv[3], "rb") : NULL; if (!f) reject("usage: sokcheck LEVELS NUMBER CERTIFICATE");
    size_t bytes = fread(file, 1, MAX_BYTES, f); char claim[128]; unsigned char *proof = at = headerEnd(file, end = file + bytes);
    if (bytes == MAX_BYTES || end - at < 8 || memcmp(at, "SOKCERT1", 8)) reject("not a certificate");
    readLevel(argv[1], atoi(argv[2])), memset(first, -1, sizeof first), at += 8;
    int metric = below(3), K = below(BIG), M = metric == 2 ? below(BIG) : 0, kind, moves = 0, pushes = -1;
    long long stated = work = below(INT32_MAX), lemmas;
    if (metric == 2 && (!K || !M || (K + 1LL) * M > MAX_TIE)) reject("certificate: tie-break");
    if (K == 0) K = INF, metric = 0, strcpy(claim, "no solution"); else sprintf(claim, "no solution with fewer than %d %s%s", K, metric == 1 ? "move" : "push", K == 1 ? "" : metric == 1 ? "s" : "es");
    if (M) sprintf(claim + strlen(claim), ", or with %d push%s and fewer than %d move%s", K, K == 1 ? "" : "es", M, M == 1 ? "" : "s");
    if (proof > file) readHeader((char *)file + 22, (char *)proof - 1, claim, &moves, &pushes);
    if (lost && (K < INF || below(5) || at < end)) reject("a box or a goal is out of reach: only \"no solution\" is proven, without lemmas");
    if (lost) return printf("VERIFIED: %s (a box or a goal is out of reach)\n", claim), 0;
    for (singleBox(), addPrice(1); (kind = below(5)); )
        if (work-- <= 0 || (kind < 3 && nPrices + nGoalSets == MAX_SETS) || (kind == 3 && nPatterns == MAX_PATTERNS)) reject("certificate: more lemmas than stated or allowed");
        else if (kind == 1) addPrice(0);
        else if (kind == 2) addGoalSet();
        else if (kind == 3) addPattern();
        else if (radius < 0 && metric < 2) radius = below(BIG), radius = radius ? radius : INF, fillBall(metric);
        else reject("certificate: two balls, or one with a tie-break");
    if (at < end) reject("certificate: bytes after its end");
    lemmas = stated - work, refute(boxes0, player0, ALL, K, metric == 1);
    if (metric == 2) refute(boxes0, player0, ALL, (K + 1) * M, M + 1);        /* a push more outweighs all moves */
    printf("VERIFIED: %s (%d prices, %d goal sets, %d patterns; work: %lld for lemmas, %lld for the claim; %llu steps)\n", claim, nPrices, nGoalSets, nPatterns, lemmas, stated - work - lemmas, (unsigned long long)steps);
    if (pushes >= 0) printf("The solution in the header has %d push%s, %d move%s%s.\n", pushes, pushes == 1 ? "" : "es", moves, moves == 1 ? "" : "s", (metric == 1 ? moves : pushes) == K ? ": optimal" : "");
    return 0;
}
