// A sentence with one kind of name or number changed: most such sentences are false, and an oracle that finds none of them
// false finds nothing.

import type { Random } from '@masu/core/base/random.js';

const DIRECTIONS = ['up', 'down', 'left', 'right'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const nextOf = (words: readonly string[], word: string): string =>
  words[(words.indexOf(word) + 1) % words.length] ?? word;

/** A changed sentence, or undefined if there is nothing to change. */
export function twisted(sentence: string, boxes: number, random: Random): string | undefined {
  const letters = Array.from({ length: boxes }, (_, box) => String.fromCharCode(65 + box));
  const goals = letters.map((_, goal) => String(goal + 1));
  const twists: readonly (() => string)[] = [
    () =>
      sentence.replace(/\b[A-Z]\b(?! (?:push|shortest|solution))/g, (name) =>
        letters.includes(name) ? nextOf(letters, name) : name,
      ),
    () =>
      sentence.replace(/\bgoals? [\d, andortheniv]+/gi, (list) => list.replace(/\d+/g, (goal) => nextOf(goals, goal))),
    () => sentence.replace(/\b(?:up|down|left|right)\b/g, (direction) => nextOf(DIRECTIONS, direction)),
    () => sentence.replace(/\brow (\d+)|\br(\d+)c/g, (cell) => cell.replace(/\d+/, (row) => String(Number(row) + 1))),
    () => sentence.replace(/\b\d+(?= (?:\w+ )?(?:push|move|box))/g, (count) => String(Number(count) + 1)),
    () => sentence.replace(/\b\d+(?=%)/g, (count) => String((Number(count) + 17) % 100)),
    () =>
      sentence.replace(/\b(?:one|two|three|four|five|six|seven)\b/gi, (count) => nextOf(NUMBERS, count.toLowerCase())),
  ];
  const changed = random.shuffle(twists.map((twist) => twist())).filter((each) => each !== sentence);
  return changed[0];
}
