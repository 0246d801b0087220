// Runs one solver on a collection, as a run folder below bench/results: the same command continues an interrupted run,
// and `masu batch report` and `masu batch compare` read it, too. The build is part of the folder's name: after a change
// of the program every level runs again.

import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thisProgram } from '@masu/arena/folder/build.js';
import { openRun } from '@masu/arena/folder/open-run.js';
import { savePlan } from '@masu/arena/folder/plan-folder.js';
import { makePlan } from '@masu/arena/plan/make-plan.js';
import { joinRuns } from '@masu/arena/report/join.js';
import { runHere } from '@masu/arena/run/run-here.js';

const RESULTS = join(dirname(fileURLToPath(import.meta.url)), 'results');

export const suiteName = (path) => basename(path).replace(/\.[^.]*$/, '');

/** `1-3,7` as a predicate. */
export function picker(text) {
  if (!text) return () => true;
  const ranges = text.split(',').map((part) => part.split('-').map(Number));
  return (number) => ranges.some(([from, to]) => number >= from && number <= (to ?? from));
}

/** The engine, calling back with the plan's line and the report of every job that ends. */
function listening(engine, planned, took) {
  return {
    run(job, ...rest) {
      const task = engine.run(job, ...rest);
      task.report.then((reported) => reported.ok && took(planned.get(job), reported.value)).catch(() => {});
      return task;
    },
    close: () => engine.close(),
  };
}

/**
 * Runs the picked levels that have no report yet and returns the results of all picked ones, in order: `number` and
 * `result`. `engine` replaces the pool of threads; `took` is called for each new report.
 */
export async function runSuite({ name, suite, solver, limits, isPicked, isFresh, engine, took = () => {} }) {
  const folder = join(RESULTS, `${name}-${thisProgram().build}`);
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const saved = await savePlan(folder, await makePlan([suite], { solvers: [solver], limits }));
  if (!saved.ok) throw new Error(saved.error);
  const opened = openRun(folder);
  if (!opened.ok) throw new Error(opened.error);
  const run = opened.value;
  const isWanted = ({ places }) => places.some(({ number }) => isPicked(number));
  const planned = new Map(run.outstanding().map((line) => [line.job, line]));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  await run.begin({ jobs: 1 });
  const given = engine === undefined ? {} : { engine: listening(engine, planned, took) };
  const ending = await runHere(run, { lanes: 1, signal: stop.signal, tell: () => {}, isWanted, ...given });
  await run.close(ending);
  console.error(`${folder}: ${run.reused} reports reused`);
  const joined = joinRuns([folder]);
  if (!joined.ok) throw new Error(joined.error);
  return joined.value.results
    .flatMap((result) => result.places.map(({ number }) => ({ number, result })))
    .filter(({ number, result }) => isPicked(number) && result.line)
    .sort((a, b) => a.number - b.number);
}
