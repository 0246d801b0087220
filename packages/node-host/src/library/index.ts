// Entry point `masu` on Node: work runs in worker threads. An idle worker doesn't keep a program from ending.

import { availableParallelism } from 'node:os';
import { type Engine, paired, puzzleOf, withFallback } from '../../jobs/index.js';
import { nodeThread, startSteadyBytes, warmPool } from '../../jobs/node/index.js';
import { type Library, libraryOn } from '../library.js';

let opened: Engine | undefined;
const cores = availableParallelism();
const steadyBytes = startSteadyBytes(cores);

const library = libraryOn({
  engine() {
    if (opened) return opened;
    const pool = warmPool(cores);
    opened = withFallback(cores > 1 ? paired(pool, cores) : pool, nodeThread());
    return opened;
  },
  defaultBytes(puzzle, solver) {
    const usual = puzzleOf(puzzle).solvers.find(({ id }) => id === solver)?.defaultBytes;
    return Math.min(usual ?? Number.POSITIVE_INFINITY, steadyBytes());
  },
  solvers: async (puzzle) => puzzleOf(puzzle).solvers,
  seed: () => Math.floor(Math.random() * 2 ** 31),
});

/**
 * Solves a level, in a worker. Fulfilled with `solved`, `unsolvable`, or `gave-up`, also by a limit or an abort; rejected
 * only if the program is wrong, such as an unknown solver.
 * @example
 * ```ts
 * const report = await solve(level, { solver: 'push-optimal', seconds: 10 });
 * if (report.verdict === 'solved') console.log(report.solution, report.claim); // rR optimal
 * ```
 */
export const solve: Library['solve'] = library.solve;
/**
 * What to do next, from the start or after `moves`. Rejected if `moves` can't be read or made.
 * @example
 * ```ts
 * const found = await hint(level, { moves: 'r' });
 * if (found.verdict === 'hint') console.log(found.solution); // R
 * ```
 */
export const hint: Library['hint'] = library.hint;
/**
 * How hard a level is for people, with the figures that say so.
 * @example
 * ```ts
 * const graded = await grade(level);
 * if (graded.verdict === 'graded') console.log(graded.grade); // trivial
 * ```
 */
export const grade: Library['grade'] = library.grade;
/**
 * What every solution of a Sokoban level must do, and one solution with the reason for each run of pushes; every
 * sentence is proven.
 * @example
 * ```ts
 * const explained = await explain(level);
 * if (explained.verdict === 'explained') console.log(explained.runs.length); // 1
 * ```
 */
export const explain: Library['explain'] = library.explain;
/**
 * For authors: verdict, fewest pushes or number of solutions, grade, and notes with what a change would do.
 * @example
 * ```ts
 * const reviewed = await review(level);
 * if (reviewed.verdict === 'solved') console.log(reviewed.pushes, reviewed.notes.length); // 1 0
 * ```
 */
export const review: Library['review'] = library.review;
/**
 * Makes a solution of a Sokoban level shorter, or the first one that is found; never longer. Ten CPU seconds by default.
 * @example
 * ```ts
 * const better = await optimize(level, { moves: 'rlrR' });
 * if (better.verdict === 'solved') console.log(better.solution); // rR
 * ```
 */
export const optimize: Library['optimize'] = library.optimize;
/**
 * The solvers of a puzzle (default: Sokoban), with what each can prove.
 * @example
 * ```ts
 * const ids = (await solvers('futoshiki')).map(({ id }) => id);
 * console.log(ids.join()); // propagate,backtrack
 * ```
 */
export const solvers: Library['solvers'] = library.solvers;
/**
 * A new level; the same wish with the same `seed` gives the same level.
 * @example
 * ```ts
 * const made = await generate({ puzzle: 'futoshiki', size: 4, grade: 'easy', seed: 1 });
 * if (made.verdict === 'generated') console.log(made.level.size); // 4
 * ```
 */
export const generate: Library['generate'] = library.generate;

export * from '../names.js';
