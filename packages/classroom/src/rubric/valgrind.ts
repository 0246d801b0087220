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

/** Anchored, since a student may have written the line: a search from every place in it would take long. */
const FRAME = /^ *(?:at|by) 0x[\dA-F]+: (\w+) \(([^():]*):(\d+)\)/;

const LEAK = /(?:definitely|possibly|indirectly) lost in loss record/;

/**
 * The number of errors, how many of them are memory that was not freed, and the first ones in words with their place:
 * `Invalid read of size 4 in isLegal (futo.c:83)`.
 * Undefined if Valgrind has not reported to the end. `isOurs`: files of ours, which are no place of a student's error.
 */
export function memoryReport(log: string, isOurs: (file: string) => boolean) {
  const lines = log.split(/\r?\n/).map((line) => line.replace(/^==\d+== ?/, ''));
  const summary = lines
    .map((line) => /^ERROR SUMMARY: ([\d,]+) errors/.exec(line)?.[1])
    .find((firstError) => firstError !== undefined);
  if (summary === undefined) return undefined;
  const messages: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!ERROR.test(line)) continue;
    const frames = lines.slice(index + 1, index + 20).map((each) => FRAME.exec(each));
    const place = frames.find((frame) => frame && !isOurs(frame[2] as string) && !/^vg_/.test(frame[2] as string));
    const message = line.replace(/ in loss record.*$/, '').replace(/^Process terminating.*$/, 'The program was ended');
    messages.push(place ? `${message} in ${place[1]} (${place[2]}:${place[3]})` : message);
  }
  const leaks = lines.filter((line) => LEAK.test(line)).length;
  return {
    errors: Number(summary.replaceAll(',', '')),
    leaks,
    messages: [...new Set(messages)].slice(0, MAX_MESSAGES),
  };
}
