// Suggests the closest known name for a mistyped one. The distance counts insertions, deletions, substitutions, and
// swaps of adjacent letters (restricted Damerau–Levenshtein). Commander suggests options and commands only; this also
// serves solver, format, puzzle, and course names, and never echoes control characters.

function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** The closest name, or undefined if none is close: at most one typo per three letters, or a prefix. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const asked = word.toLowerCase().slice(0, 40);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const near = asked.length >= 2 && name.startsWith(asked) ? 0.5 : distance(asked, name);
    if (near <= Math.max(1, Math.floor(name.length / 3)) && near < bestDistance) [best, bestDistance] = [name, near];
  }
  return best;
}

/** `Unknown solver "pushoptimal". Did you mean "push-optimal"?` */
export function unknownName(kind: string, word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  const known = near === undefined ? `Available: ${names.join(', ')}.` : `Did you mean "${near}"?`;
  return `Unknown ${kind} ${JSON.stringify(word.slice(0, 60).replace(/[^ -~]/g, '?'))}. ${known}`;
}
