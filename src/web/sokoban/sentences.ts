// From what happened at the board to the words under it and the words spoken: the page's and the live region's.

import { rowColumn } from '../../base/grid.js';
import type { Level, UndoAdvice } from '../../sokoban/index.js';
import { type Notice, notice } from '../app/notice.js';
import type { Insight } from '../insight/insight.js';
import { T } from '../texts/play.js';
import type { Happening } from './happening.js';
import { notify } from './notify.js';
import type { Counts } from './sitting.js';

export function sayWelcome({ boxes, home, moves, lineMoves }: Counts): void {
  const W = T.happened;
  if (moves > 0) notify({ tone: 'calm', lead: W.replayed(moves, lineMoves), rest: W.left(boxes - home) });
  else notify({ tone: 'calm', lead: W.welcome, rest: W.welcomeRest(boxes - home), yields: true });
}

interface Words {
  readonly lead: string;
  readonly rest?: string;
  readonly spoken: string;
}

function wordsOf(happening: Happening, counts: Counts, bound: number | undefined): Words | undefined {
  const W = T.happened;
  const open = counts.boxes - counts.home;
  const left = W.left(open, bound);
  switch (happening.kind) {
    case 'pushed': {
      const short = W.leftShort(open);
      if (happening.onto)
        return {
          lead: W.pushedOnto(happening.direction),
          rest: left,
          spoken: `${W.pushedOnto(happening.direction)} ${short}`,
        };
      if (happening.off)
        return {
          lead: W.pushedOff(happening.direction),
          rest: left,
          spoken: `${W.pushedOff(happening.direction)} ${short}`,
        };
      return { lead: W.pushed(happening.direction), rest: left, spoken: W.pushed(happening.direction) };
    }
    case 'blocked':
      return { lead: '', spoken: W.blocked(happening.box, happening.by) };
    case 'undone':
      return {
        lead: W.undone(happening.push, happening.direction),
        rest: left,
        spoken: `${W.undoneShort} ${W.leftShort(open)}`,
      };
    case 'redone':
      return {
        lead: W.redone(happening.push, happening.direction),
        rest: left,
        spoken: `${W.redoneShort} ${W.leftShort(open)}`,
      };
    case 'sought':
      return { lead: W.replayed(counts.moves, counts.lineMoves), rest: left, spoken: W.leftShort(open) };
    case 'restarted':
      return { lead: W.restarted, rest: W.restartedRest, spoken: W.restarted };
    case 'snapshot-taken':
      return { lead: W.snapshotTaken, rest: left, spoken: W.snapshotTaken };
    case 'snapshot-set':
      return {
        lead: W.snapshotSet(happening.slot),
        rest: W.snapshotSetRest(happening.slot),
        spoken: W.snapshotSet(happening.slot),
      };
    case 'snapshot-empty':
      return {
        lead: W.snapshotEmpty(happening.slot),
        rest: W.snapshotEmptyRest(happening.slot),
        spoken: W.snapshotEmpty(happening.slot),
      };
    case 'at-start':
      return { lead: W.atStart, spoken: W.atStart };
    case 'at-end':
      return { lead: W.atEnd, spoken: W.atEnd };
    case 'no-way':
      return { lead: W.noWay, spoken: W.noWay };
    case 'chosen':
      return {
        lead: W.chosen(happening.row, happening.column),
        rest: W.chosenRest(happening.targets),
        spoken: W.chosenRest(happening.targets),
      };
    case 'walked':
    case 'nothing':
      return undefined;
  }
}

const noticeOf = ({ lead, rest }: Words): Notice | undefined =>
  lead ? { tone: 'calm', lead, ...(rest === undefined ? {} : { rest }) } : undefined;

/** What happened last, and the notice that told it. */
let last: { readonly happening: Happening; readonly told: Notice | undefined } | undefined;

/** A walk clears what was said; a blocked step is spoken only. */
export function sayHappening(happening: Happening, counts: Counts): void {
  const words = wordsOf(happening, counts, undefined);
  if (!words && happening.kind !== 'walked') return;
  last = { happening, told: words && noticeOf(words) };
  notify(last.told, words?.spoken ?? '');
}

/** Fills the bound in once it is known, without a word spoken; what was said since stays. */
export function sayBound(counts: Counts, bound: number | undefined): void {
  const words = last && wordsOf(last.happening, counts, bound);
  if (!last || !words?.lead || notice.peek() !== last.told) return;
  last = { ...last, told: noticeOf(words) };
  notify(last.told, '');
}

export interface BestNews {
  readonly moves: boolean;
  readonly pushes: boolean;
}

export function saySolved(
  moves: number,
  pushes: number,
  news: BestNews,
  actions: { readonly replay: () => void; readonly next?: () => void },
): void {
  const W = T.happened;
  const best =
    news.moves && news.pushes ? W.newBestBoth : news.moves ? W.newBestMoves : news.pushes ? W.newBestPushes : '';
  const spoken = `${W.solvedSpoken(moves, pushes)}${best ? ` ${W.newBestSpoken}` : ''}`;
  notify(
    {
      tone: 'seal',
      lead: W.solvedWord,
      strong: true,
      rest: `${W.solved(moves, pushes)} ${best}`.trim(),
      actions: [
        { word: W.replay, act: actions.replay },
        ...(actions.next ? [{ word: T.play.nextLevel, main: true, act: actions.next }] : []),
      ],
    },
    spoken,
  );
}

/** What to say of how far to undo: a sentence, and how many pushes a button should take back. */
export interface UndoWords {
  readonly sentence?: string;
  /** None where undoing cannot help. */
  readonly count?: number;
}

/** `made` pushes lead here. Before the check has answered, a single push can be taken back, and nothing is promised. */
export function undoWords(advice: UndoAdvice | undefined, made: number): UndoWords {
  const W = T.happened;
  if (!advice) return { count: 1 };
  const { atLeast, enough } = advice;
  if (enough === atLeast) return { sentence: W.undoExactly(enough), count: enough };
  if (enough !== undefined) return { sentence: W.undoEnough(enough), count: enough };
  if (atLeast > made) return { sentence: W.undoNever };
  return { sentence: W.undoAtLeast(Math.max(1, atLeast)), count: Math.max(1, atLeast) };
}

const REASONS: Readonly<Record<NonNullable<Insight['why']>, (boxes: number) => string>> = {
  'dead-cell': (boxes) => T.happened.stuckCorner(boxes > 1),
  held: (boxes) => T.happened.stuckHeld(boxes),
  pinned: (boxes) => T.happened.stuckPinned(boxes),
  short: () => T.happened.stuckShort,
};

let stuckSaid: Notice | undefined;
/** Is the message shown the one about the deadlock? */
export const isStuckSaid = (): boolean => stuckSaid !== undefined && notice.peek() === stuckSaid;

export function sayStuck(
  level: Level,
  seen: Insight,
  actions: {
    readonly undo?: UndoWords;
    readonly undoPushes: (count: number) => void;
    readonly playOn: () => void;
  },
): void {
  const W = T.happened;
  const { undo } = actions;
  const reason = REASONS[seen.why ?? 'short'](seen.stuck.length);
  const places = seen.stuck
    .slice(0, 4)
    .map((box) => {
      const [row, column] = rowColumn(box, level.width);
      return T.place(row + 1, column + 1).toLowerCase();
    })
    .join('; ');
  const count = undo?.count;
  stuckSaid = {
    tone: 'ink',
    lead: W.stuck,
    strong: true,
    rest: [reason, undo?.sentence].filter(Boolean).join(' '),
    actions: [
      ...(count === undefined ? [] : [{ word: W.undoPush(count), main: true, act: () => actions.undoPushes(count) }]),
      { word: W.playOn, act: actions.playOn },
    ],
  };
  notify(stuckSaid, W.stuckSpoken(places, undo && (undo.sentence ?? W.undoKey)));
}
