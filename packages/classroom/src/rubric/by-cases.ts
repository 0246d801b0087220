// Grades a built program by cases of `mark`: the same cases, checks, and points, inside the sandbox.

import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import { textOrder } from '@masu/core/base/text.js';
import type { Course } from '../host.js';
import type { CourseCases } from '../mark/course-cases.js';
import { markCases } from '../mark/mark.js';
import type { MarkCase } from '../mark/mark-case.js';
import { factLines, factsOfC } from './c-facts.js';
import { buildByCompiler, buildByMake, cSources, MAKEFILE } from './c-programs.js';
import type { CourseRubric } from './course-rubric.js';
import { isGivenFile, isGivenFunction } from './given-code.js';
import { type Finding, gradeFindings } from './rubric-line.js';
import { memoryReport, VALGRIND_OPTIONS } from './valgrind.js';
import type { BenchBuild, BenchCommand, Workbench } from './workbench.js';

interface CaseRun {
  readonly course: Course;
  readonly cases: CourseCases;
  readonly command: BenchCommand;
  /** Whether files that the program writes are looked at. */
  readonly writes?: boolean;
  /** Part of the names of kept cases. */
  readonly prefix?: string;
  /** Arguments that only our program gets. */
  readonly extra?: readonly string[];
  /** Whether a case counts in part by its checks that are right. */
  readonly isPartial?: boolean;
  /** Whether the name of the course's program is among the arguments. */
  readonly tellsName?: boolean;
}

/** Facts about the style of these files, for a person. */
export function styleFacts(bench: Workbench, paths: readonly string[]): string[] {
  const { given } = bench.tools;
  const own = paths.filter((path) => !isGivenFile(bench.text(path), given));
  const left = paths.length - own.length;
  return [
    ...own.flatMap((path) => {
      const text = bench.text(path);
      const facts = factsOfC(text);
      const functions = facts.functions.filter((each) => !isGivenFunction(text, each, given));
      return factLines(path, { ...facts, functions });
    }),
    ...(left > 0
      ? [`${countOf(left, 'file', 'files')} as the course hands ${left === 1 ? 'it' : 'them'} out: left out.`]
      : []),
  ];
}

/** One finding per case, right if all of its checks are. */
export async function findByCases(
  bench: Workbench,
  all: readonly MarkCase[],
  { course, cases, command, writes, prefix = '', extra = [], tellsName = false, isPartial = false }: CaseRun,
): Promise<Finding[]> {
  const { sandbox, limits, stop } = bench.tools;
  bench.write();
  const findings: Finding[] = [];
  const named = all.map((each) => ({ ...each, name: `${prefix}${each.name}` }));
  for await (const { index, case: each, points, outOf, failed } of markCases(named, {
    ...{ course, cases, limits, extra },
    student: {
      ...{ command, omitsName: !tellsName, readable: [bench.folder], writes: writes === true },
      ...defined({ sandbox }),
    },
    ...(bench.keep === undefined ? {} : { keep: join(bench.keep, 'cases') }),
    typed: (word) => word.replaceAll(bench.folder, '../../build'),
    ...defined({ stop }),
  })) {
    const shown = failed?.difference;
    const texts = shown?.expected === undefined ? '' : ` Expected “${shown.expected}”, got “${shown.got ?? ''}”.`;
    const problem = points === outOf ? undefined : `${failed?.check}: ${shown?.message ?? 'wrong'}${texts}`;
    const share = isPartial && problem !== undefined && points > 0 ? points / outOf : undefined;
    findings[index] = { name: each.name, ...defined({ problem, share }) };
  }
  return findings;
}

/** How the courses compile a program by hand. */
const COMPILE_FLAGS: Readonly<Record<string, readonly string[]>> = {
  ece209: ['-Wall', '-pedantic'],
  in101: ['-std=c99', '-Wall'],
  comp20003: ['-g'],
  ips: ['-Wall', '-g'],
  mac110: ['-Wall'],
};

/**
 * The cases of `mark` as a table: one line per group, one point per case in which everything is right. The words of the
 * command that name files of the submission are those files; a program that is not there yet is built by make.
 */
export function rubricOfCases(all: readonly MarkCase[], run: CaseRun): CourseRubric {
  const words = all.map(({ group, name, words: given, files, input }) => [group, name, given, files, input]);
  const version = createHash('sha256').update(JSON.stringify([words, run.command, run.extra ?? []]));
  const grade = async (bench: Workbench) => {
    const named = (word: string): string[] =>
      word.includes('{}') ? all.map(({ program = '' }) => word.replaceAll('{}', program)) : [word];
    // A folder around everything is left off.
    const placed = (word: string): string => {
      const parts = word.replace(/^(\.\/)+/, '').split('/');
      const tails = parts.map((_, index) => parts.slice(index).join('/'));
      return tails.find((tail) => named(tail).some(bench.has)) ?? word;
    };
    const isThere = (word: string): boolean => named(placed(word)).some(bench.has);
    const isBuilt = !run.command[0].includes('/') || isThere(run.command[0]);
    const { make } = bench.tools;
    const canBuild = bench.paths(MAKEFILE).length > 0;
    const byMake = !isBuilt && canBuild && make ? await buildByMake(bench, ['']) : undefined;
    // Without a Makefile, by the compile line of the course.
    const isLeft = !isBuilt && !isThere(run.command[0]) && (byMake?.missing ?? []).length === 0;
    const flags = COMPILE_FLAGS[run.course.id] ?? [];
    const canCompile = isLeft && !canBuild && cSources(bench).length > 0;
    const name = basename(run.command[0]);
    const made = canCompile
      ? await buildByCompiler(bench, { flags, ...(name.includes('{}') ? {} : { name }) })
      : byMake;
    const missingHere = made?.missing ?? [];
    const built = made?.built;
    const [first, ...rest] = run.command.map((word) => (isThere(word) ? join(bench.folder, placed(word)) : word));
    for (const word of run.command.flatMap((each) => named(placed(each)))) bench.makeExecutable(word);
    const missing = run.command[0].includes('/') && !isThere(run.command[0]);
    const why = [`There is no ${run.command[0]}.`, ...(built ? buildEvidence(built) : [])].join(' ');
    const command = [first as string, ...rest] as const;
    const absent = notFound(all, why).map((each) =>
      missingHere.length > 0 ? { ...each, problem: missingHere.join(' '), isNotGradable: true as const } : each,
    );
    const findings = missing ? absent : await findByCases(bench, all, { ...run, command });
    const groups = [...new Set(all.map(({ group }) => group))];
    return groups.map((group) => {
      const own = findings.filter((_, index) => all[index]?.group === group);
      return gradeFindings(group, own.length, own);
    });
  };
  return { about: 'the cases of mark', version: version.digest('hex'), needsNoCompiler: true, grade };
}

/** The same findings for a program that is not there. */
export const notFound = (all: readonly { readonly name: string }[], problem: string): Finding[] =>
  all.map(({ name }) => ({ name, problem }));

/** The path of a built program by its name, with hyphens or underscores; the shortest if there are several. */
export function findBuilt(bench: Workbench, names: readonly string[]): string | undefined {
  const isNamed = (path: string): boolean =>
    names.includes(
      basename(path)
        .replaceAll('_', '-')
        .replace(/\.(exe|out)$/, ''),
    );
  const [path] = bench
    .builtPaths()
    .filter(isNamed)
    .sort((a, b) => a.length - b.length || textOrder(a, b));
  return path === undefined ? undefined : join(bench.folder, path);
}

/** The first errors of a build as evidence. */
export const buildEvidence = ({ typed, exit, stdout, stderr, problem }: BenchBuild): string[] => [
  `$ ${typed}`,
  ...(problem !== undefined ? [problem] : exit === 0 ? [] : [`It ended with exit status ${exit}.`]),
  ...`${stderr}\n${stdout}`
    .split('\n')
    .filter((line) => / (warning|error|fatal error): |No rule|\*\*\* /.test(line))
    .slice(0, 5),
];

/** What Valgrind says about a run: undefined if it could not check. */
export async function checkMemory(
  bench: Workbench,
  name: string,
  command: BenchCommand,
  files: Readonly<Record<string, string>>,
  input = '',
): Promise<{ readonly errors: number; readonly leaks: number; readonly evidence: string } | undefined> {
  const { valgrind } = bench.tools;
  if (valgrind === undefined) return undefined;
  const ran = await bench.run(`valgrind-${name}`, [valgrind, ...VALGRIND_OPTIONS, ...command], { files, input });
  const report = memoryReport(ran.stderr, () => false);
  if (!report) return undefined;
  const evidence =
    report.errors === 0
      ? `${name}: no errors, no leaks`
      : `${name}: ${report.errors === 1 ? '1 error' : `${report.errors} errors`}: ${report.messages.join('; ')}`;
  return { errors: report.errors, leaks: report.leaks, evidence };
}
