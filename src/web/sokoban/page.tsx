// The Sokoban page: the level's head, what it is played with, and the panels beside them.

import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SokobanEvent, SokobanSession } from '../../session/index.js';
import type { Draft } from '../../sokoban/index.js';
import { fetchPart, Lazy, lazyPart } from '../app/lazy.js';
import { notifyNotLoaded, notifySokoban } from '../app/notice.js';
import { useClock } from '../app/play-clock.js';
import { StatusMessage } from '../app/status-message.js';
import { newFollowing } from '../play/follow-games.js';
import { go } from '../route.js';
import { pageRoute } from '../routes.js';
import { playTexts } from '../texts/play.js';
import { Head } from './head.js';
import { connectPage, currentLevel, isReverse, level, levelClock, openLevel } from './state/state.js';

// Opens the Sokoban level that the address names.

/** Loaded in parallel with the level. */
const levelReader = () => import('./later/level-reader.js');

/**
 * Reading, validating, and drawing the largest boards take tens of milliseconds each, so they run in separate tasks.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const followSokobanRoute = newFollowing({
  puzzle: 'sokoban',
  last: 'last',
  notify: notifySokoban,
  missing: () => playTexts.links.noLevel,
  levelCount: (count) => playTexts.links.levelCount(count),
  refusalActions: () => [{ word: playTexts.links.choose, main: true, act: () => go(pageRoute('levels')) }],
  prepare: levelReader,
  async openDraft(draft, origin, { isAgain, isWanted }, query) {
    const { parseLurd, readLevel } = await levelReader();
    const read = readLevel(draft as Draft);
    await pause();
    if (!isWanted()) return 'left';
    if ('error' in read) return { error: (await import('../said.js')).said(read.error) };
    const moves = query?.has('m') ? (await import('../share/level-link.js')).parseMovesLink(query) : '';
    return (await openLevel(read, origin, isWanted, { moves: moves ? parseLurd(moves) : undefined, isAgain }))
      ? 'opened'
      : 'left';
  },
  openLink: async (query, asked) => (await import('./open-link.js')).openLevelLink(query, asked),
  openNothing: (kind) => (kind === 'unknown' ? playTexts.links.noPage : playTexts.links.noLevel),
  isBegun: () => (currentLevel.value?.session.game.entries.length ?? 0) > 0,
});

const REVERSE = lazyPart(async () => (await import('./reverse/reverse-board.js')).ReverseBoard);
/** It is there when a level is. */
const PLAY = lazyPart(async () => (await levelReader()).PlayArea);
const afterLevel = () => import('./panels/later/after-level.js');
/** Not before the board: on a phone they are below it, and would move. */
const PANELS = lazyPart(async () => {
  const [{ SidePanels }] = await Promise.all([afterLevel(), fetchPart(PLAY)]);
  return SidePanels;
});

const hasLevel = computed(() => currentLevel.value !== undefined);

/** The shape of the board decides how much of a low window it gets. */
const shape = computed(() => ({ '--columns': String(level.value?.width), '--rows': String(level.value?.height) }));

function Title() {
  const title = currentLevel.value?.origin.title;
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.sokoban, title);
  }, [title]);
  return null;
}

function hintEvents(events: readonly SokobanEvent[], session: SokobanSession): void {
  if (!events.some(({ kind }) => kind === 'no-hint' || kind.startsWith('hint-'))) return;
  afterLevel().then(({ notifyHintEvents }) => notifyHintEvents(events, session), notifyNotLoaded);
}

const won = () => import('./won.js');

/** What runs the jobs of the session is loaded after the board is shown. */
function startJobs(): void {
  afterLevel().then(({ startJobs: start }) => start(), notifyNotLoaded);
}

/** Each part reads its own signals: a key redraws the board and the counts, not the page. */
export function SokobanPage() {
  useEffect(() => {
    void fetchPart(PLAY).catch(() => {});
    connectPage({ messages: afterLevel, hintEvents, won });
    return followSokobanRoute();
  }, []);
  useClock(levelClock);
  useEffect(() => {
    document.body.classList.add('hasbar');
    startJobs();
    return () => {
      isReverse.value = false;
      document.body.classList.remove('hasbar');
    };
  }, []);
  if (!hasLevel.value) return <NoLevel />;
  return (
    <div class="bench">
      <Title />
      <section aria-label={playTexts.play.region} style={shape.value}>
        <Head />
        {isReverse.value ? <Lazy key="reverse" part={REVERSE} /> : <Lazy key="play" part={PLAY} />}
      </section>
      <aside class="side" aria-label={playTexts.play.side}>
        <Lazy part={PANELS} />
      </aside>
    </div>
  );
}

/** Shown before the first level is loaded, or if the address names none. */
function NoLevel() {
  return (
    <section aria-label={playTexts.play.region}>
      <div class="head">
        <div>
          <p class="over">{playTexts.pages.sokoban}</p>
          <h1>masu</h1>
        </div>
      </div>
      <StatusMessage />
    </section>
  );
}
