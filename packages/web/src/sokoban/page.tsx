// The Sokoban page: the level's head, what it is played with, and the panels beside them.

import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import type { SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchPart, Lazy, lazyPart } from '../app/lazy.js';
import { notifyNotLoaded } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { usePlaying } from '../app/play-clock.js';
import { StatusMessage } from '../app/status-message.js';
import { playTexts } from '../texts/play.js';
import { followSokobanRoute, levelReader } from './follow-route.js';
import { Head } from './head.js';
import { connectPage, currentLevel, isReverse, level, levelClock } from './state/state.js';

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
  usePageTitle(playTexts.pages.sokoban, currentLevel.value?.origin.title);
  return null;
}

function hintEvents(events: readonly SokobanEvent[], session: SokobanSession): void {
  if (!events.some(({ kind }) => kind === 'no-hint' || kind.startsWith('hint-'))) return;
  afterLevel().then(({ notifyHintEvents }) => notifyHintEvents(events, session), notifyNotLoaded);
}

/** Each part reads its own signals: a key redraws the board and the counts, not the page. */
export function SokobanPage() {
  useEffect(() => {
    void fetchPart(PLAY).catch(() => {});
    connectPage({ messages: afterLevel, hintEvents, won: () => import('./won.js') });
    // What runs the jobs of the session is loaded after the board is shown.
    afterLevel().then(({ startJobs }) => startJobs(), notifyNotLoaded);
    return () => {
      isReverse.value = false;
    };
  }, []);
  usePlaying(followSokobanRoute, levelClock);
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
