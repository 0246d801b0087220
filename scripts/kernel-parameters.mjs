// The one table of what the kernel and the TypeScript around it must agree on, and of every switch and tuning parameter.
// `node scripts/print-kernel.mjs` writes both sides from it and the tables of packages/solve/src/kernel/README.md; a test compares.

/** The states that a step of any engine can return. The number is the index in the list. */
export const STATES = [
  ['running', 'More to do.'],
  ['solved', 'A solution can be read.'],
  ['unsolvable', 'Proven: no solution, or none that beats the known one.'],
  ['full', 'Out of memory.'],
  ['unfit', 'The level is not for this engine.'],
  ['exhausted', 'Every search has ended, and nothing is proven.'],
];

/** The bits of a cell in the level buffer. */
export const CELL_BITS = [
  ['wall', 'Wall.'],
  ['goal', 'Goal.'],
  ['box', 'Box at the start.'],
  ['player', 'Player at the start.'],
];

/** What A* searches for. */
export const METRICS = [
  ['pushes', 'Fewest pushes, the player known by region only.'],
  ['pushes-then-moves', 'Fewest pushes, then fewest moves.'],
  ['moves-then-pushes', 'Fewest moves, then fewest pushes.'],
];

/** Switches of A*, one bit each. All are on by default. */
export const STAR_TECHNIQUES = [
  ['corrals', 'PI-corrals: pushes that can wait are left out.'],
  ['frozen', 'A push that freezes a box off its goal is a deadlock.'],
  ['frozen-mazes', 'Frozen boxes on goals are walls, with distances of their own.'],
  ['pairs', 'Penalties for two boxes that are in each other’s way.'],
  ['assignments', 'Penalties where no assignment without conflict is free.'],
];

/** Switches of the any-solution engine, one bit each. All are on by default. */
export const ANY_TECHNIQUES = [
  ['pi-corral', 'Only boxes of a PI-corral move while there is one.'],
  ['clumsy-stops', 'No stops inside tunnels or where a box blocks more than it must.'],
  ['matching', 'Deadlock test: boxes and goals have no matching.'],
  ['retrograde', 'Deadlock test: the goals cannot be filled, by pulling.'],
  ['hotspots', 'Feature: boxes that block others.'],
  ['advisors', 'Advisors name one move each that costs nothing.'],
  ['explorer', 'Advisor: a move after which another box can be pushed from a new side.'],
  ['opener', 'Advisor: a move that opens an area.'],
  ['plan', 'A packing plan is searched for first.'],
  ['sinks', 'In plan search, a box pulled among interchangeable starts vanishes.'],
  ['corral-search', 'Deadlock test: a small search inside a corral.'],
  ['cyclic-slots', 'Every other turn goes to the next slot in a cycle.'],
  ['best-slot', 'Every other turn goes to the best slot.'],
  ['playable', 'Moves backward must be playable forward.'],
  ['perimeter', 'Searches see the positions that others have reached.'],
  ['weights', 'A move that no advisor names costs one.'],
  ['areas-first', 'Without a plan, areas count before distance.'],
  ['fine-slots', 'Slots of a plan run also go by hotspots.'],
  ['immobile-boxes', 'Without a plan, boxes that cannot move and loose ends count.'],
  ['way', 'Advisor: a move out of the way of the next box of the plan.'],
  ['far-sinks', 'A sink is one of the largest group of starts and far from the box.'],
  ['dead-pairs', 'Deadlock test: two boxes that could not reach goals even if they were alone.'],
];

export const RUN_KINDS = ['plan', 'loose', 'home'];

/**
 * The runs of the any-solution engine: each gets a turn in every `period`-th round. `lasting`: it continues in every
 * slice. `no-plan` is complete: it leaves out no move that could be needed, so when it ends the level is unsolvable.
 */
export const RUNS = [
  { id: 'plan', kind: 'plan', period: 1, lasting: false, without: ['way'] },
  { id: 'plan-steady', kind: 'plan', period: 2, lasting: true, without: ['fine-slots'] },
  { id: 'loose', kind: 'loose', period: 1, lasting: false, without: [] },
  { id: 'plan-no-hotspots', kind: 'plan', period: 4, lasting: false, without: ['hotspots', 'way'] },
  {
    id: 'loose-near',
    kind: 'loose',
    period: 2,
    lasting: true,
    without: ['weights', 'areas-first', 'immobile-boxes'],
  },
  { id: 'plan-bare', kind: 'plan', period: 6, lasting: false, without: ['hotspots', 'pi-corral', 'way'] },
  { id: 'plan-no-corrals', kind: 'plan', period: 7, lasting: false, without: ['pi-corral', 'way'] },
  { id: 'no-plan', kind: 'plan', period: 8, lasting: true, without: ['plan', 'clumsy-stops'] },
  { id: 'home', kind: 'home', period: 5, lasting: false, without: ['weights', 'areas-first'] },
  { id: 'loose-steady', kind: 'loose', period: 3, lasting: true, without: [] },
  { id: 'plan-near-sinks', kind: 'plan', period: 2, lasting: false, without: ['way', 'far-sinks'] },
];
export const COMPLETE_RUN = 'no-plan';
/** Until the plan search of the first run ends, the second run replaces it in the second's rounds. */
export const PRINCIPAL_RUN = 'plan';
export const DEPUTY_RUN = 'plan-near-sinks';

/** What the any-solution engine counts. */
export const COUNTS = [
  ['corral-searches', 'Corral searches.'],
  ['corral-positions', 'Positions in them.'],
  ['deadlock-tests', 'Tests of a chosen move.'],
  ['partner-steps', 'Steps of the solution that another engine had found.'],
  ['repeats', 'Forward searches that start where the last one of their run started.'],
];

/** Tuning parameters: id, type, default, least, most, what it does. */
export const PARAMETERS = [
  ['initial-pages', 'i32', 16, 2, 1024, 'all: pages of 64 KiB of a new memory'],
  ['slice-turns', 'i32', 1000, 100, 100_000, 'any: turns of the shortest slice of a run'],
  ['backward-turns', 'i32', 300, 1, 100_000, 'any: turns backward that a slice may always take'],
  ['plan-turns', 'i32', 16_000, 1000, 1_000_000, 'any: turns along one plan before its run starts over'],
  ['restarts', 'i32', 1000, 0, 1_000_000, 'any: trees discarded for memory before the engine gives up'],
  ['min-tree', 'i32', 1000, 1, 1_000_000, 'any: expansions of a tree that is worth discarding'],
  ['listed-moves', 'i32', 8, 1, 255, 'any: moves kept per expansion'],
  ['loose-ends-work', 'i32', 10_000, 0, 1_000_000, 'any: cells × boxes up to which loose ends are counted'],
  ['matched-boxes', 'i32', 64, 1, 1000, 'any: boxes up to which distance to a target is a matching'],
  ['corral-first-positions', 'i32', 50, 1, 2000, 'any: positions of the first search of a corral'],
  ['corral-repeat-queries', 'i32', 128, 1, 16_384, 'any: queries after which a corral is searched again, a power of 2'],
  ['corral-last-positions', 'i32', 1024, 50, 2000, 'any: positions of the last search of a corral'],
  ['max-corral-positions', 'i32', 2000, 50, 16_000, 'any: positions that a search of a corral can store'],
  ['hotspot-work', 'f64', 2e7, 0, 1e9, 'any: cells² × boxes up to which hotspots are computed'],
  ['perimeter-share', 'usize', 8, 1, 64, 'any: the perimeter gets one part in this many of the memory'],
  ['pair-share', 'usize', 32, 1, 1024, 'any: the table of dead pairs gets one part in this many of the memory'],
  ['pair-turn', 'i32', 64, 1, 100_000, 'any: pairs of boxes examined per turn while that table is built'],
  ['assignment-tries', 'i32', 200, 1, 100_000, 'A*: steps of one search for an assignment without conflict'],
  ['assignment-credit', 'i32', 200_000, 0, 1_000_000_000, 'A*: steps that all of them have together at first'],
  ['assignment-gain', 'i32', 1000, 0, 1_000_000, 'A*: steps that each conflict found adds'],
  ['max-mazes', 'u32', 20_000, 1, 1_000_000, 'A*: sets of frozen boxes with distances of their own'],
  ['maze-bytes', 'usize', 268_435_456, 0, 4_000_000_000, 'A*: memory for those'],
  ['pair-labels', 'f64', 64e6, 0, 1e9, 'A*: size of the pair table, in labels, above which there is none'],
  ['pair-steps', 'f64', 400e6, 0, 1e10, 'A*: work on the pair table above which there is none'],
  ['max-closed', 'i32', 255, 1, 255, 'beam: closed cells that count'],
  ['setup-entries', 'i32', 65_536, 1, 16_777_216, 'A*: entries of the distance table filled in per step'],
];
