// Raises the lower bound when boxes compete for the same goals. The matching assigns goals at minimum cost but ignores
// that boxes block each other. If no assignment of zero reduced cost is free of pairwise conflicts (pairs.ts), the boxes
// need at least two extra pushes (penalty.ts).
//
// Method: backtracking over boxes, fewest remaining goals first, with forward checking (Haralick and Elliott 1980).
// The search is budgeted. When the budget runs out it returns true ("no conflict proven"), so the bound stays
// admissible. Most levels have no conflicts; each search spends shared credit, and each conflict found adds more.

import { goalCount } from '../level/level';
import { Ints, takeInts, takeWords, Words } from '../memory/tables';
import { ASSIGNMENT_CREDIT, ASSIGNMENT_GAIN, ASSIGNMENT_TRIES } from '../parameters';
import { goalOfRow } from '../position/cheapest-matching';
import { freeGoals } from './pairs';

const MAX_CREDIT: i32 = 1_000_000_000;

/** u64[row]: the goals it may choose. */
export let rowChoices = changetype<Words>(0);
/**
 * u64[row]: rows that are incompatible with some choice of this one; i32[row * rows + row]: the state of the two in the
 * pair table.
 */
let linkedRows = changetype<Words>(0);
let pairStates = changetype<Ints>(0);
/** u64[depth * rows + row]: what is left of the choices. */
let choicesLeft = changetype<Words>(0);
let triesLeft: i32 = 0;
let triesCredit: i32 = 0;
/** Goals that have a row among those without links, i32[goal] which, and goals that an augmenting path has tried. */
let goalsWithRow: u64 = 0;
let rowOnGoal = changetype<Ints>(0);
let triedGoals: u64 = 0;

export function openAssignment(rows: i32): void {
  rowChoices = takeWords(rows);
  linkedRows = takeWords(rows);
  pairStates = takeInts(rows, rows);
  choicesLeft = takeWords(rows, rows + 1);
  rowOnGoal = takeInts(rows);
  triesCredit = ASSIGNMENT_CREDIT;
}

/** Before the links of a position are made. */
@inline
export function clearLinks(): void {
  for (let i = 0; i < goalCount; i++) linkedRows[i] = 0;
}

/** The box of `low` is on the lower cell of the two. */
@inline
export function link(low: i32, high: i32, state: i32): void {
  linkedRows[low] = linkedRows[low] | ((1 as u64) << (high as u64));
  linkedRows[high] = linkedRows[high] | ((1 as u64) << (low as u64));
  // Twice, so that a lookup knows the order: the state itself, and its complement seen from the higher.
  pairStates[low * goalCount + high] = state;
  pairStates[high * goalCount + low] = ~state;
}

/** False: at least one of these rows must take a goal of higher cost, or two of them must pay more together. */
export function canAssign(rows: u64): bool {
  if (triesCredit <= 0) return true;
  let bound: u64 = 0;
  for (let i = 0; i < goalCount; i++) {
    choicesLeft[i] = rowChoices[i];
    if ((linkedRows[i] & rows) != 0) bound |= (1 as u64) << (i as u64);
  }
  triesLeft = ASSIGNMENT_TRIES;
  const isFound = give(choicesLeft, rows & bound, rows & ~bound);
  triesCredit = min(triesCredit + max(triesLeft, 0) - ASSIGNMENT_TRIES + (isFound ? 0 : ASSIGNMENT_GAIN), MAX_CREDIT);
  return isFound;
}

/** Assigns goals to the rows with links, and then to the others, which only need one each. */
function give(here: Words, rows: u64, others: u64): bool {
  if (rows == 0) return canSeat(here, others);
  const row = fewestChoices(here, rows);
  const rest = rows & ~((1 as u64) << (row as u64));
  const next = here.from(goalCount);
  const first = (1 as u64) << (goalOfRow[row] as u64);
  let open = here[row];
  while (open != 0) {
    // The goal of the matching first: it leaves the others theirs.
    const goal = ctz((open & first) != 0 ? first : open) as i32;
    open &= ~((1 as u64) << (goal as u64));
    if (--triesLeft < 0) return true;
    if (narrow(here, next, row, goal, rest | others) && give(next, rest, others)) return true;
  }
  return false;
}

function fewestChoices(here: Words, rows: u64): i32 {
  let row = -1;
  let fewest = 65;
  for (let word = rows; word != 0; word &= word - 1) {
    const i = ctz(word) as i32;
    const count = popcnt(here[i]) as i32;
    if (count >= fewest) continue;
    fewest = count;
    row = i;
  }
  return row;
}

/** A goal for each of these rows, no two the same: augmenting paths, one row after the other. */
function canSeat(here: Words, rows: u64): bool {
  goalsWithRow = 0;
  for (let word = rows; word != 0; word &= word - 1) {
    triedGoals = 0;
    if (!seat(here, ctz(word) as i32)) return false;
  }
  return true;
}

function seat(here: Words, row: i32): bool {
  for (let word = here[row] & ~triedGoals; word != 0; word &= ~triedGoals) {
    const goal = ctz(word) as i32;
    const bit = (1 as u64) << (goal as u64);
    triedGoals |= bit;
    word &= ~bit;
    if ((goalsWithRow & bit) != 0 && !seat(here, rowOnGoal[goal])) continue;
    goalsWithRow |= bit;
    rowOnGoal[goal] = row;
    return true;
  }
  return false;
}

/** The choices of the rest once `row` has `goal`. False: one has none. */
function narrow(here: Words, next: Words, row: i32, goal: i32, rest: u64): bool {
  const bit = (1 as u64) << (goal as u64);
  const bound = linkedRows[row];
  for (let word = rest; word != 0; word &= word - 1) {
    const j = ctz(word) as i32;
    let open = here[j] & ~bit;
    if ((bound >> (j as u64)) & 1) open = together(pairStates[row * goalCount + j], goal, open);
    if (open == 0) return false;
    next[j] = open;
  }
  return true;
}

/** Which of the goals in `open` are compatible with `goal` of the other box. */
@inline
function together(state: i32, goal: i32, open: u64): u64 {
  if (state >= 0) return open & freeGoals(state, goal);
  let fit: u64 = 0;
  for (let word = open; word != 0; word &= word - 1) {
    const other = ctz(word) as i32;
    if ((freeGoals(~state, other) >> (goal as u64)) & 1) fit |= (1 as u64) << (other as u64);
  }
  return fit;
}
