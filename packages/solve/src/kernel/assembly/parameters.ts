// Made by scripts/print-kernel.mjs from scripts/kernel-parameters.mjs; not for editing.

// What a step ends with.
/** More to do. */
export const RUNNING: i32 = 0;
/** A solution can be read. */
export const SOLVED: i32 = 1;
/** Proven: no solution, or none that beats the known one. */
export const UNSOLVABLE: i32 = 2;
/** Out of memory. */
export const FULL: i32 = 3;
/** The level is not for this engine. */
export const UNFIT: i32 = 4;
/** Every search has ended, and nothing is proven. */
export const EXHAUSTED: i32 = 5;

// Bits of a cell in the level buffer.
/** Wall. */
export const WALL: u8 = 1;
/** Goal. */
export const GOAL: u8 = 2;
/** Box at the start. */
export const BOX: u8 = 4;
/** Player at the start. */
export const PLAYER: u8 = 8;

// What A* searches for.
/** Fewest pushes, the player known by region only. */
export const PUSHES: i32 = 0;
/** Fewest pushes, then fewest moves. */
export const PUSHES_THEN_MOVES: i32 = 1;
/** Fewest moves, then fewest pushes. */
export const MOVES_THEN_PUSHES: i32 = 2;

// Switches of A*.
/** PI-corrals: pushes that can wait are left out. */
export const CORRALS: i32 = 1;
/** A push that freezes a box off its goal is a deadlock. */
export const FROZEN: i32 = 2;
/** Frozen boxes on goals are walls, with distances of their own. */
export const FROZEN_MAZES: i32 = 4;
/** Penalties for two boxes that are in each other’s way. */
export const PAIRS: i32 = 8;
/** Penalties where no assignment without conflict is free. */
export const ASSIGNMENTS: i32 = 16;

// Switches of the any-solution engine.
/** Only boxes of a PI-corral move while there is one. */
export const PI_CORRAL: i32 = 1;
/** No stops inside tunnels or where a box blocks more than it must. */
export const CLUMSY_STOPS: i32 = 2;
/** Deadlock test: boxes and goals have no matching. */
export const MATCHING: i32 = 4;
/** Deadlock test: the goals cannot be filled, by pulling. */
export const RETROGRADE: i32 = 8;
/** Feature: boxes that block others. */
export const HOTSPOTS: i32 = 16;
/** Advisors name one move each that costs nothing. */
export const ADVISORS: i32 = 32;
/** Advisor: a move after which another box can be pushed from a new side. */
export const EXPLORER: i32 = 64;
/** Advisor: a move that opens an area. */
export const OPENER: i32 = 128;
/** A packing plan is searched for first. */
export const PLAN: i32 = 256;
/** In plan search, a box pulled among interchangeable starts vanishes. */
export const SINKS: i32 = 512;
/** Deadlock test: a small search inside a corral. */
export const CORRAL_SEARCH: i32 = 1024;
/** Every other turn goes to the next slot in a cycle. */
export const CYCLIC_SLOTS: i32 = 2048;
/** Every other turn goes to the best slot. */
export const BEST_SLOT: i32 = 4096;
/** Moves backward must be playable forward. */
export const PLAYABLE: i32 = 8192;
/** Searches see the positions that others have reached. */
export const PERIMETER: i32 = 16384;
/** A move that no advisor names costs one. */
export const WEIGHTS: i32 = 32768;
/** Without a plan, areas count before distance. */
export const AREAS_FIRST: i32 = 65536;
/** Slots of a plan run also go by hotspots. */
export const FINE_SLOTS: i32 = 131072;
/** Without a plan, boxes that cannot move and loose ends count. */
export const IMMOBILE_BOXES: i32 = 262144;
/** Advisor: a move out of the way of the next box of the plan. */
export const WAY: i32 = 524288;
/** A sink is one of the largest group of starts and far from the box. */
export const FAR_SINKS: i32 = 1048576;
/** Deadlock test: two boxes that could not reach goals even if they were alone. */
export const DEAD_PAIRS: i32 = 2097152;

// The runs of the any-solution engine, by number.
export const PLAN_RUN: i32 = 0;
export const LOOSE_RUN: i32 = 1;
export const HOME_RUN: i32 = 2;
export const RUNS: i32 = 11;
export const COMPLETE_RUN: i32 = 7;
export const PRINCIPAL_RUN: i32 = 0;
export const DEPUTY_RUN: i32 = 10;
export const RUN_KINDS: StaticArray<i32> = [0, 0, 1, 0, 1, 0, 0, 0, 2, 1, 0];
/** A run gets a turn in every n-th round. */
export const RUN_PERIODS: StaticArray<i32> = [1, 2, 1, 4, 2, 6, 7, 8, 5, 3, 2];
/** 1: it continues in every slice. */
export const RUN_LASTING: StaticArray<i32> = [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0];
/** Switches that are off in a run. */
export const RUN_WITHOUT: StaticArray<i32> = [524288, 131072, 0, 524304, 360448, 524305, 524289, 258, 98304, 0, 1572864];

// What the any-solution engine counts.
/** Corral searches. */
export const CORRAL_SEARCHES: i32 = 0;
/** Positions in them. */
export const CORRAL_POSITIONS: i32 = 1;
/** Tests of a chosen move. */
export const DEADLOCK_TESTS: i32 = 2;
/** Steps of the solution that another engine had found. */
export const PARTNER_STEPS: i32 = 3;
/** Forward searches that start where the last one of their run started. */
export const REPEATS: i32 = 4;

// Tuning parameters.
/** all: pages of 64 KiB of a new memory. */
export const INITIAL_PAGES: i32 = 16;
/** any: turns of the shortest slice of a run. */
export const SLICE_TURNS: i32 = 1000;
/** any: turns backward that a slice may always take. */
export const BACKWARD_TURNS: i32 = 300;
/** any: turns along one plan before its run starts over. */
export const PLAN_TURNS: i32 = 16000;
/** any: trees discarded for memory before the engine gives up. */
export const RESTARTS: i32 = 1000;
/** any: expansions of a tree that is worth discarding. */
export const MIN_TREE: i32 = 1000;
/** any: moves kept per expansion. */
export const LISTED_MOVES: i32 = 8;
/** any: cells × boxes up to which loose ends are counted. */
export const LOOSE_ENDS_WORK: i32 = 10000;
/** any: boxes up to which distance to a target is a matching. */
export const MATCHED_BOXES: i32 = 64;
/** any: positions of the first search of a corral. */
export const CORRAL_FIRST_POSITIONS: i32 = 50;
/** any: queries after which a corral is searched again, a power of 2. */
export const CORRAL_REPEAT_QUERIES: i32 = 128;
/** any: positions of the last search of a corral. */
export const CORRAL_LAST_POSITIONS: i32 = 1024;
/** any: positions that a search of a corral can store. */
export const MAX_CORRAL_POSITIONS: i32 = 2000;
/** any: cells² × boxes up to which hotspots are computed. */
export const HOTSPOT_WORK: f64 = 20000000;
/** any: the perimeter gets one part in this many of the memory. */
export const PERIMETER_SHARE: usize = 8;
/** any: the table of dead pairs gets one part in this many of the memory. */
export const PAIR_SHARE: usize = 32;
/** any: pairs of boxes examined per turn while that table is built. */
export const PAIR_TURN: i32 = 64;
/** A*: steps of one search for an assignment without conflict. */
export const ASSIGNMENT_TRIES: i32 = 200;
/** A*: steps that all of them have together at first. */
export const ASSIGNMENT_CREDIT: i32 = 200000;
/** A*: steps that each conflict found adds. */
export const ASSIGNMENT_GAIN: i32 = 1000;
/** A*: sets of frozen boxes with distances of their own. */
export const MAX_MAZES: u32 = 20000;
/** A*: memory for those. */
export const MAZE_BYTES: usize = 268435456;
/** A*: size of the pair table, in labels, above which there is none. */
export const PAIR_LABELS: f64 = 64000000;
/** A*: work on the pair table above which there is none. */
export const PAIR_STEPS: f64 = 400000000;
/** beam: closed cells that count. */
export const MAX_CLOSED: i32 = 255;
/** A*: entries of the distance table filled in per step. */
export const SETUP_ENTRIES: i32 = 65536;
