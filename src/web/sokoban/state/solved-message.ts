// The message that a level is solved: how it compares with the fewest pushes known and with the record before. Loaded at the
// first win.

import type { SokobanRecord } from '../../../play/index.js';
import {
  comparePushes,
  compareSokoban,
  type PushesNews,
  type RecordNews,
  type SokobanEvent,
} from '../../../session/index.js';
import { type Notice, notice } from '../../app/notice.js';
import { loadedCollection } from '../../collections/data/collections.js';
import type { Onward } from '../../collections/data/onward.js';
import { knownGrade } from '../../grades/known-grades.js';
import { isDailyLevel } from '../../play/play-state.js';
import { eventsTexts } from '../../texts/events.js';
import { wonTexts } from '../../texts/won.js';
import { notifyWon } from './messages.js';

/** What can follow a solved level. */
export interface NextActions {
  readonly replay: () => void;
  readonly restart: () => void;
  readonly compare: () => void;
  readonly onward: Onward;
}

/** The level that was solved. */
interface WonLevel {
  readonly hash: string;
  readonly origin: { readonly collection?: { readonly id: string; readonly index: number } };
}

/** The proven minimum of pushes, if it is known. */
function provenMinimum({ hash, origin: { collection } }: WonLevel): number | undefined {
  const level = collection && loadedCollection(collection.id)?.levels[collection.index];
  return knownGrade('sokoban', level?.hash === hash ? level : { hash })?.optimum;
}

const PUSHES_WORDS: Readonly<Record<PushesNews['kind'], (by: number) => string>> = {
  // It is in the lead.
  minimum: () => '',
  'over-minimum': (by) => wonTexts.overMinimum(by),
  'best-known': () => wonTexts.bestKnown,
  'over-best': (by) => wonTexts.overBest(by),
};

/**
 * How the pushes compare with the fewest known, or what is better or as good without fewer pushes; then the records
 * before. Short enough to leave a phone's board in view.
 */
function resultWords(
  { moves, pushes }: { readonly moves: number; readonly pushes: number },
  pushesNews: PushesNews,
  news: RecordNews,
  before: SokobanRecord | undefined,
): string {
  const solved = wonTexts.solved(moves, pushes);
  const isEqual = news.startsWith('equal');
  const compared = PUSHES_WORDS[pushesNews.kind]('by' in pushesNews ? pushesNews.by : 0);
  return [
    pushesNews.kind === 'minimum' ? `${wonTexts.solvedWord} ${solved}` : solved,
    pushesNews.kind === 'best-known' && news !== 'none' && (isEqual || news === 'moves')
      ? wonTexts.recordNews[news]
      : compared,
    before && !isEqual ? wonTexts.before(before.bestMoves.moves, before.bestPushes.pushes) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Compares with the minimum and with the previous record, if the player's own moves solved the level. A shown solution earns no seal. */
export function notifySolved(
  score: { readonly moves: number; readonly pushes: number },
  by: Extract<SokobanEvent, { kind: 'solved' }>['by'],
  before: SokobanRecord | undefined,
  { onward, replay, restart, compare }: NextActions,
  level: WonLevel | undefined,
): void {
  const { moves, pushes } = score;
  if (by === 'shown') {
    const actions = [{ word: wonTexts.playYourself, main: true, act: restart }, onward];
    notifyWon({
      tone: 'calm',
      lead: wonTexts.shownSolution(moves, pushes),
      rest: wonTexts.shownRest,
      actions,
    });
    return;
  }
  const news = by === 'player' ? compareSokoban(before, score) : 'none';
  const isBest = news !== 'none' && !news.startsWith('equal');
  const pushesNews = comparePushes(pushes, level && provenMinimum(level), before);
  const isMinimum = pushesNews.kind === 'minimum';
  const shown = {
    tone: 'seal' as const,
    lead: isMinimum ? wonTexts.solvedMinimum : wonTexts.solvedWord,
    strong: true,
    rest: resultWords(score, pushesNews, news, by === 'player' ? before : undefined),
    actions: [
      { ...onward, main: true },
      { word: eventsTexts.replay, act: replay },
      ...(isMinimum ? [] : [{ word: wonTexts.compare.button, act: compare }]),
    ],
  };
  const words = [
    wonTexts.solvedSpoken(moves, pushes),
    isMinimum ? wonTexts.minimumSpoken : '',
    isBest ? wonTexts.newBestSpoken : '',
  ];
  const spoken = words.filter(Boolean).join(' ');
  if (by !== 'player' || !level || !isDailyLevel(level.hash)) {
    notifyWon(shown, spoken);
    return;
  }
  // Shown once, when it is complete: nothing moves. Whoever undid something meanwhile sees that instead.
  const earlier = notice.peek();
  const show = (complete: Notice): void => {
    // What is added is spoken, too.
    const added = complete.rest?.slice(shown.rest.length) ?? '';
    if (notice.peek() === earlier) notifyWon(complete, `${spoken}${added}`);
  };
  import('../../daily/win.js').then(
    ({ withDaily }) => show(withDaily(shown, 'sokoban', level.hash, notifyWon)),
    () => show(shown),
  );
}
