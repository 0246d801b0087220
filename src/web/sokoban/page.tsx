// The Sokoban page: head, board, what it says, tools, replay bar; counts, hint, solver and view beside them.

import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { useClock } from '../app/play-clock.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { setting } from '../saves/saves.js';
import { T } from '../texts/play.js';
import { isBackwards } from './backwards.js';
import { CountsLine, CountsPanel } from './counts-panel.js';
import { Head, neighbor } from './head.js';
import { takeKey } from './page-keys.js';
import { followRoute } from './place.js';
import { PlayBoard } from './play-board.js';
import { pause, play } from './replay.js';
import { ReplayBar } from './replay-bar.js';
import { clock, onSolved, table } from './table.js';
import { Arrows, Tools } from './tools.js';

const REVERSE = lazyPart(async () => (await import('./reverse-board.js')).ReverseBoard);
const PANELS = lazyPart(async () => (await import('./side-panels.js')).SidePanels);

function Forward() {
  useShortcuts(takeKey);
  return (
    <>
      <CountsLine />
      <PlayBoard />
      <StatusMessage />
      {setting('arrows', false) && <Arrows />}
      <Tools />
      <ReplayBar />
    </>
  );
}

const hasLevel = computed(() => table.value !== undefined);

function Title() {
  const title = table.value?.origin.title;
  useEffect(() => {
    document.title = T.shell.title(T.pages.sokoban, title);
  }, [title]);
  return null;
}

/** Each part reads what it shows: a key redraws the board and the figures, not the page. */
export function SokobanPage() {
  useEffect(followRoute, []);
  useClock(clock);
  useEffect(() => {
    document.body.classList.add('hasbar');
    onSolved(() => {
      const next = table.value && neighbor(table.value.origin, 1);
      return { replay: play, ...(next ? { next } : {}) };
    });
    return () => {
      pause();
      isBackwards.value = false;
      document.body.classList.remove('hasbar');
    };
  }, []);
  if (!hasLevel.value) return <EmptyTable />;
  return (
    <div class="bench">
      <Title />
      <section aria-label={T.play.region}>
        <Head />
        {isBackwards.value ? <Lazy part={REVERSE} /> : <Forward />}
      </section>
      <aside class="side" aria-label={T.play.side}>
        <CountsPanel />
        <Lazy part={PANELS} />
      </aside>
    </div>
  );
}

/** Before the first level, or where an address holds none. */
function EmptyTable() {
  return (
    <section aria-label={T.play.region}>
      <div class="head">
        <div>
          <p class="over">{T.pages.sokoban}</p>
          <h1>masu</h1>
        </div>
      </div>
      <StatusMessage />
    </section>
  );
}
