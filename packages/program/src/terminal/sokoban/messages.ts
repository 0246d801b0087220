// The sentences of a Sokoban game, for the full screen and for line mode: the session's events and state in words.

import { type Direction, rowColumn } from '@masu/core/base/grid.js';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { PushesNews, RecordNews } from '@masu/engine/session/records.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import type { SokobanHint } from '@masu/engine/session/sokoban/hint-plan.js';
import type { UndoAdvice } from '@masu/engine/session/sokoban/session.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { type TerminalTexts, texts } from '../texts/language.js';

export type PushedEvent = SokobanEvent & { kind: 'pushed' };

/** `lowerBound`: pushes still needed, if known and to be shown. */
export function pushMessage({ direction, goal, boxesLeft: left }: PushedEvent, lowerBound?: number): string {
  const { pushed } = texts.sokoban;
  if (goal === 'neither') return pushed.neither(direction);
  if (goal === 'off') return pushed.off(direction, left);
  return pushed.onto(direction, left, left === 0 ? undefined : lowerBound);
}

const LETTERS: Readonly<Record<Direction, string>> = { left: 'L', up: 'U', right: 'R', down: 'D' };

/** Which of several moves could not be made. */
export function movesBlockedMessage({ made, direction, by }: SokobanEvent & { kind: 'moves-blocked' }): string {
  const { blockedByWall, blockedByBox, playedBefore } = texts.sokoban;
  const blocked = (by === 'wall' ? blockedByWall : blockedByBox)(made + 1, LETTERS[direction]);
  return made === 0 ? blocked : `${blocked} ${playedBefore(made)}`;
}

export function solvedMessage(
  { moves, pushes, by }: Omit<SokobanEvent & { kind: 'solved' }, 'kind'>,
  news: RecordNews = 'none',
  pushesNews?: PushesNews,
  before?: SokobanRecord,
): string {
  if (by === 'shown') return texts.sokoban.solvedShown(moves, pushes);
  const isBetter = news === 'both' || news === 'moves' || news === 'pushes';
  return [
    texts.sokoban.solved(moves, pushes),
    pushesNews ? pushesMessage(pushesNews) : '',
    isBetter ? texts.sokoban.news[news] : '',
    before && isBetter ? texts.sokoban.before(before.bestMoves.moves, before.bestPushes.pushes) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function pushesMessage(news: PushesNews): string {
  const { minimum, overMinimum, bestKnown, overBest } = texts.sokoban.pushesNews;
  if (news.kind === 'over-minimum') return overMinimum(news.by);
  if (news.kind === 'over-best') return overBest(news.by);
  return news.kind === 'minimum' ? minimum : bestKnown;
}

/** A small number as a word, as in “the two boxes”. */
function inWords(count: number): string {
  const words: Readonly<Record<number, string>> = texts.sokoban.inWords;
  return words[count] ?? String(count);
}

/** The message of a deadlock whose boxes are marked on a board. */
export const markedDeadlockMessage = ({ reason, boxes }: Deadlock): string =>
  texts.sokoban.deadlock[reason](boxes.length, inWords(boxes.length));

/** How many pushes to undo: fewer than `atLeast` don't help; after `enough`, if known, a solution was found. */
function undoRange(
  { exactly, range, atLeast }: TerminalTexts['sokoban']['undo'],
  advice: { readonly atLeast: number; readonly enough?: number },
): string {
  const least = Math.max(1, advice.atLeast);
  if (advice.enough === undefined) return atLeast(least);
  return advice.enough <= least ? exactly(advice.enough) : range(least, advice.enough);
}

/** How many pushes to undo; empty if nothing is known. */
export function undoAdviceText(advice: UndoAdvice | undefined): string {
  if (!advice) return '';
  const { undo, levelUnsolvable } = texts.sokoban;
  return advice.kind === 'undo' ? undoRange(undo, advice) : levelUnsolvable;
}

/** What to do if no hint can be given. */
export function noHintMessage(advice: UndoAdvice | undefined): string {
  const { noHint, noHintUndo, levelUnsolvable } = texts.sokoban;
  if (!advice) return noHint;
  return advice.kind === 'undo' ? undoRange(noHintUndo, advice) : levelUnsolvable;
}

/**
 * The open steps of a hint, one sentence each. `box` names the box: by the mark on the board or, in line mode, by its
 * row and column.
 */
export function hintSentences(
  { width }: Pick<Level, 'width'>,
  { region, push, goal, pushesLeft, isOptimal, detail }: SokobanHint,
  box: string,
): string[] {
  const { hint } = texts.sokoban;
  if (detail === 1) return [hint.region[region]];
  const [row, column] = rowColumn(goal, width);
  if (detail === 3) return [box, hint.goal(row + 1, column + 1)];
  const steps = [box, hint.push(push.direction), (isOptimal ? hint.leftProven : hint.left)(pushesLeft)];
  return steps.slice(0, detail === 2 ? 1 : detail - 2);
}
