// Finds the descriptors that this process got open from whoever started it, such as a terminal or the runner of a class. Node
// opens its own so that no program inherits them, but hands those on: an open folder among them would lead out of any sandbox.

import { readdirSync, readFileSync } from 'node:fs';

/** O_CLOEXEC of the kernel's, in octal as /proc shows it. */
const CLOSED_ON_START = 0o2000000;
const FIRST = 3;

const isHandedOn = (descriptor: number): boolean => {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))?.[1] ?? '';
    return (Number.parseInt(flags, 8) & CLOSED_ON_START) === 0;
  } catch {
    return false; // the one that listed them
  }
};

let handedOn: readonly number[] | undefined;

/** Descriptors from 3 that a program would inherit; they do not change while this process runs. */
function inheritedDescriptors(): readonly number[] {
  try {
    handedOn ??= readdirSync('/proc/self/fd')
      .map(Number)
      .filter((each) => each >= FIRST && isHandedOn(each));
  } catch {
    handedOn = []; // a system without /proc
  }
  return handedOn;
}

/** The entries of `stdio` from `first` on that put a pipe, to be closed at once, in the place of each of those descriptors. */
export function hiddenDescriptors(first: number): ('ignore' | 'pipe')[] {
  const inherited = inheritedDescriptors();
  const length = Math.max(0, Math.max(0, ...inherited) + 1 - first);
  // What is ignored from 3 on stays as it is: not open.
  return Array.from({ length }, (_, index) => (inherited.includes(first + index) ? 'pipe' : 'ignore'));
}
