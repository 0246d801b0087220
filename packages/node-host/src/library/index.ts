// Entry point `masu` on Node: work runs in worker threads. An idle worker doesn't keep a program from ending.

import { availableParallelism } from 'node:os';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { paired } from '@masu/engine/jobs/engines/paired.js';
import { withFallback } from '@masu/engine/jobs/engines/wrap-engine.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { type Library, libraryOn } from '@masu/engine/library/library.js';
import { nodeThread } from '../jobs/load-work.js';
import { startSteadyBytes, warmPool } from '../jobs/workers.js';

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
 * What to do next, from the start or after `moves`; `bad-moves`, with an error, if they can't be read or made.
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
 * "Why not this push?" Whether a push loses, and why, costs more pushes, or is as good as any; from the start or after `moves`.
 * @example
 * ```ts
 * const judged = await judgePush(level, { cell: [2, 4], direction: 'right' });
 * console.log(judged.verdict); // as-good
 * ```
 */
export const judgePush: Library['judgePush'] = library.judgePush;
/**
 * The certificate of what `solve` found: a proof of “no shorter solution”, “one solution”, or “no solution”, as a small file that
 * `verifyCertificate`, `masu verify`, and a program of about 300 lines of C can check. It was checked already. Without a limit of time it
 * takes 60 CPU seconds at most.
 * @example
 * ```ts
 * const answer = await solve(level, { solver: 'push-optimal' });
 * const proof = await certify(level, answer);
 * console.log(proof.verdict === 'certified' && verifyCertificate(level, proof.certificate).verified); // true
 * ```
 */
export const certify: Library['certify'] = library.certify;
/**
 * Optimal actions, exact distances, and dead states of a Sokoban level, for learning: of the states of one optimal solution, or of
 * all states.
 * @example
 * ```ts
 * const labeled = await label(level);
 * if (labeled.verdict === 'labeled') console.log(labeled.labels.map(({ action }) => action).join()); // r,R,
 * ```
 */
export const label: Library['label'] = library.label;
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

export * from '@masu/engine/library/names.js';
