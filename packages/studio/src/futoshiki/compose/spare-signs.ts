// Adds signs to a trivial puzzle, which does not need them: its digits alone solve it, so the generator would remove all
// signs, and a Futoshiki without signs is a Latin square. Signs that are true of the solution change neither the solution
// nor the difficulty, because easier steps are tried first.

import type { Random } from '@masu/core/base/random.js';
import type { Clue } from '@masu/core/futoshiki/rules/clue.js';

/** The default minimum share of signs among the clues. */
const DEFAULT_SHARE = 1 / 3;

/** The number of signs for this many digits: at least the default share, or as close as possible to the requested one. */
function wanted(digits: number, share: number | undefined): number {
  if (share === undefined) return Math.ceil((digits * DEFAULT_SHARE) / (1 - DEFAULT_SHARE));
  return Math.round((digits * share) / (1 - share));
}

/** Some of the signs in `clues`, in addition to these digits; those with a blank cell come first. */
export function spareSigns(
  clues: readonly Clue[],
  digits: Iterable<Clue>,
  share: number | undefined,
  random: Random,
): Clue[] {
  const given = new Set([...digits].flatMap((clue) => (clue.kind === 'digit' ? [clue.cell] : [])));
  const signs = clues.filter((clue) => clue.kind === 'sign');
  const isBetweenGiven = ({ sign }: (typeof signs)[number]): boolean => given.has(sign.less) && given.has(sign.greater);
  const shuffled = random.shuffle(signs);
  const useful = shuffled.sort((a, b) => Number(isBetweenGiven(a)) - Number(isBetweenGiven(b)));
  return useful.slice(0, wanted(given.size, share));
}
