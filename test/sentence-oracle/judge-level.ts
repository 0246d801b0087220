// Every sentence that masu says about a level, judged: at its start, at positions of play, of its pushes, of solutions
// that are not the shortest, and for its author.

import type { Random } from '@masu/core/base/random.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import type { Push, Spot } from './board.js';
import { pushed } from './board.js';
import { askAt, judgeExplanation, judgePushes, judgeSolution, type Tell } from './explained.js';
import { judgeGrade } from './graded.js';
import { judgeHint, randomMoves } from './hinted.js';
import { TooManyPositions } from './plays.js';
import { judgeReview, type Line } from './reviewed.js';
import type { Tally } from './tally.js';
import { twisted } from './twisted.js';

/** Random pushes that do not lose, then the shortest way on: a solution that may be longer than it has to be. */
function windingLine(level: Level, random: Random, most: number): Line | undefined {
  const asked = askAt(level, level.start, most);
  try {
    const plays = asked.plays();
    const line: Push[] = [];
    let at = 0;
    for (let left = random.below(6); plays.live[at] && !plays.solved[at]; left--) {
      const live = (plays.steps[at] ?? []).filter(({ to }) => to >= 0 && plays.live[to]);
      const short = live.filter(({ to }) => plays.toGo[to] === (plays.toGo[at] as number) - 1);
      const [step] = random.shuffle(left > 0 ? live : short);
      if (!step) return undefined;
      line.push(step);
      at = step.to;
    }
    return plays.solved[at] ? line : undefined;
  } catch (error) {
    if (error instanceof TooManyPositions) return undefined;
    throw error;
  }
}

/** The line with a push left out, put twice, or its end cut off: most such lines no longer play. */
function brokenLine(line: Line, random: Random): Line {
  const at = random.below(line.length);
  const kind = random.below(3);
  if (kind === 0) return line.filter((_, index) => index !== at);
  if (kind === 1) return line.slice(0, at);
  return line.flatMap((push, index) => (index === at ? [push, push] : [push]));
}

/** Whether a changed sentence is found false; it may speak of what there is not. */
function isRefuted(isTrue: () => boolean | undefined): boolean {
  try {
    return isTrue() === false;
  } catch {
    return true;
  }
}

export function judgeLevel(level: Level, name: string, random: Random, most: number, tally: Tally): void {
  const board = (position: Position): string => `${name}\n${showPosition(level, position).join('\n')}`;
  const tellAt =
    (position: Position): Tell =>
    (asked, sentence, judge) => {
      const verdict = judge(sentence);
      tally.add({ board: board(position), asked, sentence, verdict });
      const other = verdict.isTrue ? twisted(sentence, position.boxes.length, random) : undefined;
      if (other !== undefined) tally.addTwisted(verdict.kind, isRefuted(() => judge(other).isTrue) ? 1 : 0);
    };
  const tell = tellAt(level.start);
  judgeExplanation(level, level.start, most, tell);
  judgePushes(level, level.start, most, tell);
  judgeGrade(level, most, tell);
  judgeReview(level, undefined, most, tell);
  judgeHint(level, '', most, tell);
  const asked = askAt(level, level.start, most);
  judgeHint(
    level,
    randomMoves(asked, 1 + random.below(6), (bound) => random.below(bound)),
    most,
    tell,
  );
  const line = windingLine(level, random, most);
  if (!line || line.length === 0) return;
  judgeReview(level, line, most, tell);
  judgeReview(level, brokenLine(line, random), most, tell);
  judgeSolution(level, line, most, tell);
  let spot: Spot = asked.start;
  for (const { from, onto } of line.slice(0, 1 + random.below(line.length)))
    spot = pushed(spot, { box: spot.boxes.indexOf(from), from, onto });
  const position: Position = { player: spot.player, boxes: [...spot.boxes].sort((a, b) => a - b) };
  judgeExplanation(level, position, most, tellAt(position));
  judgePushes(level, position, most, tellAt(position));
}
