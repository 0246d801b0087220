// How hard a level is for a person, as one whole number in 4096ths, and the grade it falls into:
//
//   D = log2(1 + box changes) + 0.1 log2(1 + pushes) + 0.26 log2(1 + gap) + 1.5 dead share² - 0.2
//
// The weights were fitted to the failure rates of players on a public site (docs/grading.md). Whole numbers, because
// ECMAScript leaves the last bits of Math.log2 to the engine, and a grade must be the same everywhere.

export const SOKOBAN_GRADES = ['trivial', 'easy', 'tricky', 'hard', 'extreme'] as const;
/** How hard a Sokoban level is for people. */
export type SokobanGrade = (typeof SOKOBAN_GRADES)[number];

/** Units per point of difficulty. */
export const UNITS = 4096;
const FRACTION_BITS = 12;
const PUSHES_PERCENT = 10;
const GAP_PERCENT = 26;
const DEAD_PERCENT = 150;
const OFFSET_PERCENT = 20;
/** The unit of a share, so that its square times a weight is still an exact number. */
const SHARE = 2 ** 16;
/** The difficulty from which each grade after the first begins. */
const GRADE_STARTS = [3, 4, 5, 6];

const known = new Map<number, number>();

/** log2(1 + n) in units, rounded. The digits come from squaring; IEEE products are equal on every machine. */
export function logUnits(n: number): number {
  const knownValue = known.get(n);
  if (knownValue !== undefined) return knownValue;
  let whole = 0;
  let rest = n + 1;
  for (; rest >= 2; rest /= 2) whole++;
  let units = whole;
  for (let bit = 0; bit <= FRACTION_BITS; bit++) {
    rest *= rest;
    units *= 2;
    if (rest < 2) continue;
    rest /= 2;
    units++;
  }
  const rounded = (units + 1) >> 1;
  known.set(n, rounded);
  return rounded;
}

const percent = (value: number, hundredths: number): number => Math.floor((value * hundredths + 50) / 100);

/** The part of a difficulty that comes from one solution: changes of box, length, and pushes beyond the lower bound. */
export const solutionUnits = (changes: number, pushes: number, gap: number): number =>
  Math.max(
    0,
    logUnits(changes) +
      percent(logUnits(pushes), PUSHES_PERCENT) +
      percent(logUnits(gap), GAP_PERCENT) -
      percent(UNITS, OFFSET_PERCENT),
  );

/** The part of a difficulty that comes from wrong turns: the share of deadlocks among the reachable positions. */
export function deadUnits(dead: number, reachable: number): number {
  const share = Math.floor((2 * dead * SHARE + reachable) / (2 * reachable));
  return percent(Math.floor((share * share * UNITS) / SHARE ** 2), DEAD_PERCENT);
}

export function gradeOfUnits(units: number): SokobanGrade {
  const above = GRADE_STARTS.filter((start) => units >= start * UNITS).length;
  return SOKOBAN_GRADES[above] as SokobanGrade;
}

/** For people and files: two decimals, rounded down, so that no hard level shows 6.00, where extreme begins. */
export const difficultyNumber = (units: number): number => Math.floor((units * 100) / UNITS) / 100;
