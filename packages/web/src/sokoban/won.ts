// What a solved level needs: its message, which compares it with the fewest pushes known and with the record before, what
// can follow, and the attempt for the rating. Loaded with the first one.

import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { comparePushes, compareSokoban, type PushesNews, type RecordNews } from '@masu/engine/session/records.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { notifyNotLoaded } from '../app/notice.js';
import { type Onward, onward } from '../collections/data/onward.js';
import { placedGrade } from '../grades/known-grades.js';
import { notifySolvedLevel } from '../play/solved-level.js';
import { eventsTexts } from '../texts/events.js';
import { playTexts } from '../texts/play.js';
import { wonTexts } from '../texts/won.js';
import { notifyWon } from './state/messages.js';
import { play } from './state/replay.js';
import { currentLevel, performSokoban } from './state/state.js';

export { noteEvents } from './state/attempt.js';

const whatFollows = (level: Pick<WonLevel, 'origin'> | undefined): Onward =>
  onward('sokoban', level?.origin ?? {}, playTexts.play.nextLevel);

export const openNextLevel = (): void => whatFollows(currentLevel.value).act();

const compare = (): void =>
  void import('./compare/dialog.js').then(({ openCompare }) => openCompare(), notifyNotLoaded);

/** The level that was solved. */
interface WonLevel {
  readonly hash: string;
  readonly origin: Parameters<typeof onward>[1];
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
  level: WonLevel | undefined,
): void {
  const { moves, pushes } = score;
  if (by === 'shown') {
    const restart = (): void => performSokoban({ kind: 'restart' });
    const actions = [{ word: wonTexts.playYourself, main: true, act: restart }, whatFollows(level)];
    notifyWon({ tone: 'calm', lead: wonTexts.shownSolution(moves, pushes), rest: wonTexts.shownRest, actions });
    return;
  }
  const news = by === 'player' ? compareSokoban(before, score) : 'none';
  const isBest = news !== 'none' && !news.startsWith('equal');
  const minimum = level && placedGrade('sokoban', level.hash, level.origin.collection)?.optimum;
  const pushesNews = comparePushes(pushes, minimum, before);
  const isMinimum = pushesNews.kind === 'minimum';
  const shown = {
    tone: 'seal' as const,
    lead: isMinimum ? wonTexts.solvedMinimum : wonTexts.solvedWord,
    strong: true,
    rest: resultWords(score, pushesNews, news, by === 'player' ? before : undefined),
    actions: [
      { ...whatFollows(level), main: true },
      { word: eventsTexts.replay, act: play },
      ...(isMinimum ? [] : [{ word: wonTexts.compare.button, act: compare }]),
    ],
  };
  const words = [
    wonTexts.solvedSpoken(moves, pushes),
    isMinimum ? wonTexts.minimumSpoken : '',
    isBest ? wonTexts.newBestSpoken : '',
  ];
  const spoken = words.filter(Boolean).join(' ');
  if (by === 'player' && level) notifySolvedLevel(shown, 'sokoban', level.hash, notifyWon, spoken);
  else notifyWon(shown, spoken);
}
