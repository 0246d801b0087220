// Compares what two programs printed. Blanks at line ends, the kind of line ends, and blank lines at the end don't count:
// no course marks them.

import { defined } from '@masu/core/base/defined.js';
import { splitLines } from '@masu/core/base/text.js';
import type { CaseCheck, OutputDifference, RunResult } from './mark-case.js';

export function outputLines(text: string): string[] {
  const lines = splitLines(text).map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

export const withoutBlanks = (lines: readonly string[]): string[] => lines.filter((line) => line !== '');

/** The first line in which two texts differ. */
export function firstDifference(expected: readonly string[], got: readonly string[]): OutputDifference | undefined {
  const length = Math.max(expected.length, got.length);
  for (let index = 0; index < length; index++) {
    const [wanted, answer] = [expected[index], got[index]];
    if (wanted === answer) continue;
    const line = index + 1;
    const message =
      answer === undefined
        ? `The output ends before line ${line}.`
        : wanted === undefined
          ? `The output continues after line ${index}.`
          : `Line ${line} differs.`;
    return { message, line, ...defined({ expected: wanted, got: answer }) };
  }
  return undefined;
}

/** The first difference as a sentence with both lines; undefined if there is none. */
export function differenceSentence(expected: readonly string[], got: readonly string[]): string | undefined {
  const difference = firstDifference(expected, got);
  return difference && `${difference.message} Expected “${difference.expected ?? ''}”, got “${difference.got ?? ''}”.`;
}

/** The same lines on standard output. */
export function sameOutput(name: string, pick: (lines: string[]) => string[] = (lines) => lines): CaseCheck {
  return {
    name,
    compare: (expected, got) => firstDifference(pick(outputLines(expected.stdout)), pick(outputLines(got.stdout))),
  };
}

/** The exit code of the course. */
export const SAME_EXIT: CaseCheck = {
  name: 'exit code',
  needsOthers: true,
  compare: (expected, got) =>
    expected.exit === got.exit
      ? undefined
      : { message: 'The exit code differs.', expected: String(expected.exit), got: String(got.exit) },
};

/** The course asks for failure, not for a code. */
export const FAILING_EXIT: CaseCheck = {
  name: 'exit code',
  compare: (_, got) =>
    got.exit === 0 ? { message: 'The program must fail.', expected: 'an exit code other than 0', got: '0' } : undefined,
};

/** The number in the last line that has these words, such as `explored nodes: 111`. */
function numberAfter(words: RegExp, { stdout }: RunResult): string | undefined {
  const line = outputLines(stdout).findLast((each) => words.test(each));
  return line?.replace(words, '').match(/\d+/)?.[0];
}

/** The same number after these words, wherever the line is. */
export function sameNumber(name: string, words: RegExp): CaseCheck {
  return {
    name,
    compare(expected, got) {
      const [wanted, answer] = [numberAfter(words, expected), numberAfter(words, got)];
      if (wanted === answer) return undefined;
      const message = answer === undefined ? `No line says “${name}”.` : `The number of “${name}” differs.`;
      return { message, ...defined({ expected: wanted, got: answer }) };
    },
  };
}
