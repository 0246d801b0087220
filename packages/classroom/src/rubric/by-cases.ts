// Grades a built program by cases of `mark`: the same cases, checks, and points, inside the sandbox.

import { createHash } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defined } from '../../base/defined.js';
import { filesBelow } from '../../files/index.js';
import type { Course } from '../host.js';
import { markCases } from '../mark/mark.js';
import type { CourseCases, MarkCase } from '../mark/mark-case.js';
import { factLines, factsOfC } from './c-facts.js';
import { type Finding, gradeFindings } from './rubric-line.js';
import type { BenchBuild, BenchCommand, CourseRubric, Workbench } from './workbench.js';

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
  /** Whether the name of the course's program is among the arguments. */
  readonly tellsName?: boolean;
}

export const MAKEFILE = /^makefile$/i;

/** Facts about the style of these files, for a person. */
export const styleFacts = (bench: Workbench, paths: readonly string[]): string[] =>
  paths.flatMap((path) => factLines(path, factsOfC(bench.text(path))));

/** One finding per case, right if all of its checks are. */
export async function findByCases(
  bench: Workbench,
  all: readonly MarkCase[],
  { course, cases, command, writes, prefix = '', extra = [], tellsName = false }: CaseRun,
): Promise<Finding[]> {
  const { prlimit, sandbox, limits, stop } = bench.tools;
  const isFleeting = !writes;
  const findings: Finding[] = [];
  const named = all.map((each) => ({ ...each, name: `${prefix}${each.name}` }));
  for await (const { index, case: each, points, outOf, failed } of markCases(named, {
    ...{ course, cases, limits, extra },
    student: {
      ...{ command, omitsName: !tellsName },
      ...defined({ prlimit }),
      ...(sandbox
        ? { wrap: (words, folder) => sandbox.wrap(words, { folder, readable: [bench.folder], isFleeting }) }
        : {}),
    },
    ...(bench.keep === undefined ? {} : { keep: join(bench.keep, 'cases') }),
    typed: (word) => word.replaceAll(bench.folder, '../../build'),
    ...defined({ stop }),
  })) {
    const shown = failed?.difference;
    const texts = shown?.expected === undefined ? '' : ` Expected “${shown.expected}”, got “${shown.got ?? ''}”.`;
    const problem = points === outOf ? undefined : `${failed?.check}: ${shown?.message ?? 'wrong'}${texts}`;
    findings[index] = { name: each.name, ...defined({ problem }) };
  }
  return findings;
}

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
    const isThere = (word: string): boolean => named(word).some((each) => existsSync(join(bench.folder, each)));
    const isBuilt = !run.command[0].includes('/') || isThere(run.command[0]);
    const { make } = bench.tools;
    const canBuild = bench.paths(MAKEFILE).length > 0;
    const built = !isBuilt && canBuild && make ? await bench.build([make]) : undefined;
    const [first, ...rest] = run.command.map((word) => (isThere(word) ? join(bench.folder, word) : word));
    const programs = run.command.flatMap(named).map((word) => join(bench.folder, word));
    // A class that was unpacked from an archive may have lost the right to be run.
    for (const path of programs) if (existsSync(path)) chmodSync(path, 0o755);
    const missing = run.command[0].includes('/') && !isThere(run.command[0]);
    const why = [`There is no ${run.command[0]}.`, ...(built ? buildEvidence(built) : [])].join(' ');
    const command = [first as string, ...rest] as const;
    const findings = missing ? notFound(all, why) : await findByCases(bench, all, { ...run, command });
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
  const paths = [...filesBelow(bench.folder)].map(({ path }) => path).filter(isNamed);
  return paths.filter((path) => existsSync(path)).sort((a, b) => a.length - b.length)[0];
}

/** The first errors of a build as evidence. */
export const buildEvidence = ({ typed, exit, stdout, stderr }: BenchBuild): string[] => [
  `$ ${typed}`,
  ...(exit === 0 ? [] : [`It ended with exit status ${exit}.`]),
  ...`${stderr}\n${stdout}`
    .split('\n')
    .filter((line) => / (warning|error|fatal error): |No rule|\*\*\* /.test(line))
    .slice(0, 5),
];

// Reads what Valgrind reports about a program: the number of errors and leaks, and the first one with its place.

/** Options: leaks count as errors; debug information is read from the program. */
export const VALGRIND_OPTIONS = [
  '--leak-check=full',
  '--show-leak-kinds=definite,indirect,possible',
  '--num-callers=20',
];

const MAX_MESSAGES = 3;
const ERROR =
  /^(Invalid (?:read|write|free)|Conditional jump|Use of uninitialised|Syscall param|Argument|Mismatched free|Source and destination|.* (?:definitely|possibly) lost in loss record|Process terminating)/;

/**
 * The number of errors, and the first ones in words with their place: `Invalid read of size 4 in isLegal (futo.c:83)`.
 * Undefined if Valgrind has not reported to the end. `isOurs`: files of ours, which are no place of a student's error.
 */
export function memoryReport(log: string, isOurs: (file: string) => boolean) {
  const lines = log.split(/\r?\n/).map((line) => line.replace(/^==\d+== ?/, ''));
  const summary = lines
    .map((line) => /^ERROR SUMMARY: ([\d,]+) errors/.exec(line)?.[1])
    .find((found) => found !== undefined);
  if (summary === undefined) return undefined;
  const messages: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!ERROR.test(line)) continue;
    const frames = lines
      .slice(index + 1, index + 20)
      .map((each) => /(?:at|by) 0x[\dA-F]+: (\w+) \((.*?):(\d+)\)/.exec(each));
    const place = frames.find((frame) => frame && !isOurs(frame[2] as string) && !/^vg_/.test(frame[2] as string));
    const message = line.replace(/ in loss record.*$/, '').replace(/^Process terminating.*$/, 'The program was ended');
    messages.push(place ? `${message} in ${place[1]} (${place[2]}:${place[3]})` : message);
  }
  return { errors: Number(summary.replaceAll(',', '')), messages: [...new Set(messages)].slice(0, MAX_MESSAGES) };
}

/** What Valgrind says about a run: undefined if it could not check. */
export async function checkMemory(
  bench: Workbench,
  name: string,
  command: BenchCommand,
  files: Readonly<Record<string, string>>,
  input = '',
): Promise<{ readonly errors: number; readonly evidence: string } | undefined> {
  const { valgrind } = bench.tools;
  if (valgrind === undefined) return undefined;
  const ran = await bench.run(`valgrind-${name}`, [valgrind, ...VALGRIND_OPTIONS, ...command], { files, input });
  const report = memoryReport(ran.stderr, () => false);
  if (!report) return undefined;
  const evidence =
    report.errors === 0
      ? `${name}: no errors, no leaks`
      : `${name}: ${report.errors === 1 ? '1 error' : `${report.errors} errors`}: ${report.messages.join('; ')}`;
  return { errors: report.errors, evidence };
}
