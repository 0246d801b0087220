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
      const token = `masu-${randomBytes(6).toString('hex')}`;
      const ran = await bench.run(name, [program, token, ...words], { files, input });
      const lines = ran.stdout.split('\n');
      const isOurs = (line: string): boolean => line.startsWith(`${token} `);
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
      const printed = begin < 0 ? '' : lines.slice(begin + 1, end).join('\n');
      const problem = values.has('end') ? undefined : (ran.problem ?? 'The function ended the program.');
      return { values, rows, printed, ...defined({ problem }) };
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

/** Runs a function on cases; nothing is run if it can't be called. */
export async function findAll<Case extends { readonly name: string }>(
  harness: Harness,
  name: string,
  all: readonly Case[],
  check: (each: Case) => Promise<string | undefined>,
): Promise<Finding[]> {
  const missing = harness.missing.get(name);
  const findings: Finding[] = [];
  for (const each of all) {
    const problem = missing ?? (await check(each));
    findings.push({ name: each.name, ...defined({ problem }) });
  }
  return findings;
}
