// Calls functions of a submission by a C program of ours, one process per call. What it prints begins with the token of the
// run, so that a student's own output is not taken for a result.

import { randomBytes } from 'node:crypto';
import { defined } from '@masu/core/base/defined.js';
import type { Finding } from './rubric-line.js';
import type { BenchCommand, Workbench } from './workbench.js';

/** The results that a run of the harness reported. */
export interface HarnessResults {
  /** Numbers by the name of what they are. */
  readonly values: ReadonlyMap<string, readonly number[]>;
  /** The rest of the lines called `row`. */
  readonly rows: readonly string[];
  /** What the function printed, between `begin` and the next result. */
  readonly printed: string;
  /** Why there are none. */
  readonly problem?: string;
}

export type Harness = ReturnType<typeof openHarness>;

/** The results in the lines of one case; without `end` it was ended by something else. */
function resultsIn(lines: readonly string[], token: string, brokenBy: string): HarnessResults {
  const isOurs = (line: string): boolean => line.startsWith(`${token} `) || line === token;
  const ours = lines.filter(isOurs).map((line) => line.slice(token.length + 1));
  const values = new Map(
    ours.map((line) => {
      const [what = '', ...numbers] = line.trim().split(' ');
      return [what, numbers.map(Number)];
    }),
  );
  const rows = ours.filter((line) => line.startsWith('row ')).map((line) => line.slice(4));
  const begin = lines.indexOf(`${token} begin`);
  const end = lines.findIndex((line, index) => index > begin && isOurs(line));
  const printed = begin < 0 ? '' : lines.slice(begin + 1, end < 0 ? undefined : end).join('\n');
  return { values, rows, printed, ...defined({ problem: values.has('end') ? undefined : brokenBy }) };
}

const newToken = (): string => `masu-${randomBytes(6).toString('hex')}`;

/** Signals that a function ends with. */
const SIGNAL_NAMES: Readonly<Record<number, string>> = {
  4: 'SIGILL',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  9: 'SIGKILL',
  11: 'SIGSEGV',
};
const ALARM = 14;

/** How a case of several has ended, from what the first process says of it. */
function endOfCase([signal = 0]: readonly number[]): string {
  if (signal === ALARM) return 'The function was still running after 2 s.';
  return signal === 0
    ? 'The function ended the program.'
    : `The function crashed (${SIGNAL_NAMES[signal] ?? `signal ${signal}`}).`;
}

export function openHarness(bench: Workbench, program: string) {
  return {
    bench,
    program,
    /** Why a function can't be called, by name. */
    missing: new Map<string, string>(),

    async call(
      name: string,
      words: readonly string[],
      input: string,
      files: Readonly<Record<string, string>> = {},
    ): Promise<HarnessResults> {
      const token = newToken();
      const ran = await bench.run(name, [program, token, ...words], { files, input });
      return resultsIn(ran.stdout.split('\n'), token, ran.problem ?? 'The function ended the program.');
    },

    /** Many cases in one run, each in a process of its own (`forked-cases.c`); in the order in which they are on the input. */
    async callAll(
      name: string,
      cases: readonly string[],
      files: Readonly<Record<string, string>> = {},
    ): Promise<HarnessResults[]> {
      const token = newToken();
      const ran = await bench.run(name, [program, token], { files, input: cases.join('') });
      const lines = ran.stdout.split('\n');
      const starts = new Map(
        lines.flatMap((line, index) => {
          const [, number] = line.startsWith(`${token} case `) ? (/ case (\d+)$/.exec(line) ?? []) : [];
          return number === undefined ? [] : [[Number(number), index] as const];
        }),
      );
      return cases.map((_, index) => {
        const start = starts.get(index);
        if (start === undefined)
          return {
            values: new Map(),
            rows: [],
            printed: '',
            problem: ran.problem ?? 'An earlier case ended the program.',
          };
        const end = lines.findIndex((line, at) => at > start && line.startsWith(`${token} done `));
        const own = lines.slice(start + 1, end < 0 ? undefined : end);
        const numbers = end < 0 ? [] : (lines[end] as string).split(' ').slice(2).map(Number);
        return resultsIn(own, token, end < 0 ? (ran.problem ?? 'The function ended the program.') : endOfCase(numbers));
      });
    },
  };
}

/**
 * The type in a note of the compiler about a name. A line may have text of a student, and many beginnings of such a note, so
 * it is split and not searched from each.
 */
function notedType(stderr: string, name: string): string | undefined {
  for (const line of stderr.split('\n')) {
    const [before = '', own] = line.split(/[’'"] with type [‘'"]/, 2);
    if (own !== undefined && before.includes(' note: ') && /[‘'"](\w+)$/.exec(before.slice(-100))?.[1] === name)
      return own.replace(/[’'"][^’'"]*$/, '');
  }
  return undefined;
}

/**
 * Functions whose signature is another one, by name. Declared again after the student's file, a different signature is an
 * error that names the function.
 */
export async function signatureProblems(
  bench: Workbench,
  compiler: BenchCommand,
  included: string,
  prototypes: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  bench.add('signatures.c', `${included}${Object.values(prototypes).join('\n')}\n`);
  const { stderr } = await bench.check([...compiler, '-w', '-fsyntax-only', 'signatures.c']);
  const errors = stderr.split('\n').filter((line) => / error: /.test(line));
  const problems = new Map<string, string>();
  for (const [name, prototype] of Object.entries(prototypes)) {
    const errorLine = errors.find((line) => new RegExp(`[‘'"]${name}[’'"]`).test(line));
    if (errorLine === undefined) continue;
    // The error has our type; a note of the compiler has the student's.
    const own = notedType(stderr, name);
    const rest = own === undefined ? `(${errorLine.replace(/^.*?error: /, '')})` : `found ${own}.`;
    problems.set(name, `The signature differs; expected ${prototype} ${rest}`);
  }
  return problems;
}

/** A call of a function on one case, and what is right. */
export interface HarnessCall {
  readonly name: string;
  readonly function: string;
  /** Undefined if it is right. */
  check(results: HarnessResults): string | undefined;
}

/** What is wrong with one case, and how much of it is right nevertheless. */
export interface PartProblem {
  readonly problem: string;
  readonly share: number;
}

/** Runs a function on cases; nothing is run if it can't be called. */
export async function findAll<Case extends { readonly name: string }>(
  harness: Harness,
  name: string,
  all: readonly Case[],
  check: (each: Case) => Promise<string | PartProblem | undefined>,
): Promise<Finding[]> {
  const missing = harness.missing.get(name);
  const findings: Finding[] = [];
  for (const each of all) {
    const found = missing ?? (await check(each));
    findings.push({ name: each.name, ...(typeof found === 'object' ? found : defined({ problem: found })) });
  }
  return findings;
}

/** Findings about answers: one that is always the same is right by chance, and counts for nothing. */
export function withoutConstant(
  findings: readonly Finding[],
  answers: readonly (number | undefined)[],
): readonly Finding[] {
  const isConstant = answers.length > 1 && answers[0] !== undefined && answers.every((each) => each === answers[0]);
  if (!isConstant) return findings;
  return findings.map(({ name, problem }) => ({ name, problem: problem ?? 'It always gives the same answer.' }));
}
