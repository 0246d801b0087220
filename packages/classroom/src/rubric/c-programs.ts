// Builds the programs of a submission: by its Makefile as far as that goes, or without a Makefile by the compiler, one
// program per file with a main and all files without one.

import { basename, dirname } from 'node:path';
import { textOrder } from '@masu/core/base/text.js';
import { factsOfC } from './c-facts.js';
import { missingLibraries } from './missing-libraries.js';
import type { BenchBuild, BenchCommand, Workbench } from './workbench.js';

export const MAKEFILE = /^(gnu)?makefile$/i;

const SOURCE = /\.c$/i;

/** Files of an editor's builds, which no student has written. */
const isOwn = (path: string): boolean => !/(^|\/)(CMakeFiles|cmake-build-\w+)\//.test(path);

export const cSources = (bench: Workbench): string[] => bench.paths(SOURCE).filter(isOwn);

export const hasMain = (bench: Workbench, path: string): boolean =>
  factsOfC(bench.text(path)).functions.some(({ name }) => name === 'main');

/** Options that let sources find the headers of the submission, whatever folder they are in. */
export function includeOptions(bench: Workbench): string[] {
  const folders = new Set(bench.paths(/\.h$/i).filter(isOwn).map(dirname));
  return [...folders].sort(textOrder).map((folder) => `-I${folder}`);
}

/** The name of a program that its file has: `src/solve_bst.c` is `solve-bst`. */
export const programName = (path: string): string =>
  basename(path)
    .replace(/\.\w+$/, '')
    .replaceAll('_', '-');

export interface MadePrograms {
  /** The build that says most, and all of them. */
  readonly built: BenchBuild;
  readonly isComplete: boolean;
  /** Sentences about libraries that this machine lacks. */
  readonly missing: readonly string[];
}

const logOf = ({ stdout, stderr }: BenchBuild): string => `${stdout}\n${stderr}`;

const UNKNOWN_COMPILER =
  /(?:make(?:\[\d+\])?: |: )((?:gcc|clang|cc|g\+\+|c99)[\w.-]*): (?:No such file|not found|command not found)/;

/** Builds a target as far as it can be, with our compiler if the submission's is not here. */
async function makeTarget(bench: Workbench, make: string, target: readonly string[]): Promise<BenchBuild> {
  const built = await bench.build([make, '-k', ...target]);
  if (built.exit === 0 || !UNKNOWN_COMPILER.test(logOf(built))) return built;
  return bench.build([make, '-k', `CC=${bench.tools.compiler}`, ...target]);
}

/** Builds by the Makefile: the first of these targets that there is; an empty one is the default. */
export async function buildByMake(bench: Workbench, targets: readonly string[]): Promise<MadePrograms> {
  const { make = 'make', build } = bench.tools;
  const attempts: BenchBuild[] = [];
  for (const target of build ? [undefined] : targets) {
    const words = target === undefined || target === '' ? [] : [target];
    const built = build ? await bench.build(build) : await makeTarget(bench, make, words);
    attempts.push(built);
    if (!/No rule to make target/.test(logOf(built)) || built.exit === 0) break;
  }
  const last = attempts.at(-1) as BenchBuild;
  const missing = missingLibraries(logOf(last), bench.has);
  return { built: last, isComplete: last.exit === 0, missing };
}

/** Builds one program per file with a main, which gets the name of that file; each with all files without a main. */
export async function buildByCompiler(
  bench: Workbench,
  { flags, name }: { readonly flags: readonly string[]; readonly name?: string },
): Promise<MadePrograms & { readonly programs: readonly string[] }> {
  const { compiler, build } = bench.tools;
  const sources = cSources(bench);
  const mains = sources.filter((path) => hasMain(bench, path));
  const parts = sources.filter((path) => !mains.includes(path));
  // Files that share a folder with the main belong to it first.
  const compile = async (output: string, main: readonly string[]): Promise<BenchBuild> => {
    const words = [...flags, ...includeOptions(bench), '-o', output, ...main, ...parts, '-lm'];
    return bench.build((build ?? [compiler, ...words]) as BenchCommand);
  };
  const programs: string[] = [];
  const logs: BenchBuild[] = [];
  const all = mains.length === 0 && sources.length > 0 ? [undefined] : mains;
  for (const main of all) {
    const output = name !== undefined && all.length === 1 ? name : programName(main ?? 'program').replaceAll('-', '_');
    const built = await compile(output, main === undefined ? [] : [main]);
    logs.push(built);
    if (built.exit === 0) programs.push(output);
  }
  const failed = logs.find(({ exit }) => exit !== 0) ?? (logs[0] as BenchBuild);
  const missing = [...new Set(logs.flatMap((each) => missingLibraries(logOf(each), bench.has)))];
  return { built: failed, isComplete: logs.every(({ exit }) => exit === 0), missing, programs };
}
