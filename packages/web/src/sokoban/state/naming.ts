// What boxes, goals, and cells are called on the board while a message or an explanation names them, and what of it is lit.
// Boxes have letters and goals numbers; a cell that is named has a mark, unless the board shows rows and columns.

import { rowColumn } from '@masu/core/base/grid.js';
import type { Sentence, SentencePart } from '@masu/core/base/sentence-parts.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { gameTimeline } from '@masu/engine/session/history.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import type { SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { effect, signal, untracked } from '@preact/signals';
import { notice } from '../../app/notice.js';
import { callCell, pointed, wordParts } from '../../app/pointing.js';
import { boardLabels } from '../../board/board-labels.js';
import { setting } from '../../saves/saves.js';
import { eventsTexts } from '../../texts/events.js';
import { ghostPush, isAsking, labels, lit, sokobanSession } from './state.js';

/** The sentences of explanations that are shown; set by what explains, once it is loaded. */
export const explainedSentences = signal<readonly Sentence[]>([]);

const markLetter = (index: number): string => String.fromCharCode(97 + (index % 26));

/** Everything that a message or an explanation on the page names. */
function namedParts(): SentencePart[] {
  const said = notice.value;
  const words = [said?.lead, said?.rest, said?.more, ...explainedSentences.value];
  return words.flatMap((each) => (each === undefined ? [] : wordParts(each))).filter(({ names }) => names);
}

/** The letters of the boxes where the board shows them: of a push that is only shown, too. */
function shownLetters(now: SokobanSession): ReadonlyMap<number, string> {
  const ghost = ghostPush.value;
  const letters = boxLetters(now);
  if (!ghost) return letters;
  return new Map([...letters].map(([cell, letter]) => [cell === ghost.from ? ghost.onto : cell, letter]));
}

function nameThings(): void {
  const now = sokobanSession.value;
  const parts = now ? namedParts() : [];
  const hasCoordinates = setting('coordinates');
  const cells = hasCoordinates ? [] : parts.flatMap(({ names }) => (names?.kind === 'cell' ? [names.id] : []));
  const marks = new Map([...new Set(cells)].map((cell, index) => [cell, markLetter(index)]));
  callCell.value = (cell) => {
    const mark = marks.get(cell);
    return mark && eventsTexts.markedCell(mark);
  };
  const isNamed = isAsking.value || parts.length > 0;
  labels.value =
    now && (isNamed || hasCoordinates)
      ? boardLabels({
          letters: isNamed ? shownLetters(now) : new Map(),
          goals: isNamed ? now.game.level.goals : [],
          marks,
          edges: hasCoordinates ? now.game.level : undefined,
        })
      : undefined;
}

/** The push of the solution on the timeline with this number. */
function timelinePush(now: SokobanSession, push: number) {
  const { moves } = gameTimeline(now);
  const pushes = [...replay(now.game.level, moves)].flatMap(({ step, direction }) =>
    step.kind === 'push' ? [{ ...step, direction }] : [],
  );
  return pushes[push];
}

/** What a part of a sentence names, on the board now. */
function litBy(now: SokobanSession, { text, names }: SentencePart): typeof lit.value {
  const cells = (...on: readonly (number | undefined)[]): typeof lit.value => ({
    lit: new Set(on.filter((cell) => cell !== undefined)),
  });
  const { level } = now.game;
  switch (names?.kind) {
    // Boxes are numbered as they were when the sentence was made; their letters stay.
    case 'box':
      return cells([...boxLetters(now)].find(([, letter]) => letter === text)?.[0]);
    case 'goal':
      return cells(level.goals[names.id]);
    case 'cell':
      return cells(names.id);
    case 'push': {
      const push = timelinePush(now, names.id);
      return push && { lit: new Set([push.from]), arrow: { cell: push.onto, direction: push.direction } };
    }
    case 'row':
    case 'column': {
      const at = names.kind === 'row' ? 0 : 1;
      return cells(...[...level.walls.keys()].filter((cell) => rowColumn(cell, level.width)[at] === names.id - 1));
    }
    default:
      return undefined;
  }
}

function lightThings(): void {
  const part = pointed.value;
  const now = untracked(() => sokobanSession.value);
  lit.value = part && now && litBy(now, part);
}

/** Names things while the page is open. Returns what ends that. */
export function startNaming(): () => void {
  const stops = [effect(nameThings), effect(lightThings)];
  return () => {
    for (const stop of stops) stop();
    callCell.value = () => undefined;
  };
}
