// The Sokoban page: head, board, status message, tools, and replay bar; the panels beside them.

import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type SokobanEvent, type SokobanSession, sokobanPosition } from '../../session/index.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { useClock } from '../app/play-clock.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Button, HoldButton } from '../controls.js';
import { formatNumber } from '../language.js';
import { setting, toggleSetting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { goByLevels } from './go-by.js';
import { Head } from './head.js';
import { meaningOfKey, type PageKey, unitOf } from './keys/keys.js';
import { takeViewKey } from './keys/view-keys.js';
import { PlayBoard } from './play-board.js';
import { followSokobanRoute } from './state/follow-route.js';
import { notifySokoban } from './state/notify.js';
import { changeSpeed, pause, togglePlay } from './state/replay.js';
import { isReverse } from './state/reverse-mode.js';
import {
  connectPage,
  counts,
  currentLevel,
  isGameSolved,
  level,
  levelClock,
  type Origin,
  performSokoban,
  sokobanGame,
  undoBy,
} from './state/state.js';

// The tools under the board.

const copying = () => import('./after-level.js');

const canUndo = (): boolean => (sokobanGame.value?.at ?? 0) > 0;
const canRedo = (): boolean => (sokobanGame.value?.at ?? 0) < (sokobanGame.value?.entries.length ?? 0);

function step(kind: 'undo' | 'redo', more: () => boolean, isShifted: boolean): boolean {
  pause();
  performSokoban({ kind, unit: unitOf(undoBy.peek(), isShifted) });
  return more();
}

function Tools() {
  const playWords = playTexts.play;
  return (
    <div class="tools">
      <HoldButton
        icon="undo"
        keyCap="u"
        disabled={!canUndo()}
        onPress={(isShifted) => step('undo', canUndo, isShifted)}
      >
        {playWords.undo}
      </HoldButton>
      <HoldButton
        icon="redo"
        keyCap="y"
        disabled={!canRedo()}
        onPress={(isShifted) => step('redo', canRedo, isShifted)}
      >
        {playWords.redo}
      </HoldButton>
      <Button icon="restart" keyCap="r" onClick={() => performSokoban({ kind: 'restart' })}>
        {playWords.restart}
      </Button>
      <Button icon="hint" keyCap="i" onClick={() => performSokoban({ kind: 'hint' })}>
        {playWords.hint}
      </Button>
      <span class="tools-end desktop">
        <Button variant="bare" icon="copy" onClick={() => void copying().then(({ copyMoves }) => copyMoves())}>
          {playWords.copyMoves}
        </Button>
        <Button variant="bare" icon="link" onClick={() => void copying().then(({ copyLink }) => copyLink())}>
          {playWords.link}
        </Button>
      </span>
    </div>
  );
}

// What the keys of the page do: commands go to the session, the rest to the page.

/** An action that returns false didn't use the key. */
const PAGE_ACTIONS: Readonly<Partial<Record<PageKey, (origin: Origin) => unknown>>> = {
  next: (origin) => goByLevels(origin, 1),
  previous: (origin) => goByLevels(origin, -1),
  hint: () => performSokoban({ kind: 'hint' }),
  'why-not': () => import('./after-level.js').then(({ askWhyNot }) => askWhyNot()),
  dead: () => toggleSetting('dead'),
  warn: () => toggleSetting('warn'),
  bound: () => toggleSetting('bound'),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  // After a win, Enter opens the next level.
  finish: () => isGameSolved.peek() && void won().then(({ nextActions }) => nextActions().onward.act(), reportFailure),
};

/** True if the key was used. */
function takeKey(event: KeyboardEvent): boolean {
  const meaning = meaningOfKey(event, undoBy.peek());
  const open = currentLevel.value;
  if (!meaning || !open) return false;
  if ('page' in meaning) {
    const { session, origin } = open;
    if (takeViewKey(meaning.page, sokobanPosition(session).player, session.game.level.width)) return true;
    return PAGE_ACTIONS[meaning.page]?.(origin) !== false;
  }
  pause();
  performSokoban(meaning.command, event.repeat && meaning.command.kind !== 'move');
  return true;
}

// Moves, pushes, and boxes on goals in one line, for phones.

const ZOOM = lazyPart(async () => (await import('./after-level.js')).PhoneZoom);

function CountsLine() {
  const countsWords = playTexts.counts;
  const counted = counts.value;
  if (!counted) return null;
  return (
    <div class="phone counts-line num">
      <span>
        <b>{formatNumber(counted.moves)}</b> {countsWords.movesWord(counted.moves)}
      </span>
      <span>
        <b>{formatNumber(counted.pushes)}</b> {countsWords.pushesWord(counted.pushes)}
      </span>
      <span>
        <b>{counted.boxesOnGoals}</b> {countsWords.onGoalWord(counted.boxes)}
      </span>
      <Lazy part={ZOOM} />
    </div>
  );
}

const REVERSE = lazyPart(async () => (await import('./reverse/reverse-board.js')).ReverseBoard);
const ARROWS = lazyPart(async () => (await import('./arrows.js')).Arrows);
const afterLevel = () => import('./after-level.js');
const PANELS = lazyPart(async () => (await afterLevel()).SidePanels);
const REPLAY = lazyPart(async () => (await afterLevel()).ReplayBar);

function Forward() {
  useShortcuts(takeKey);
  return (
    <>
      <CountsLine />
      <PlayBoard />
      <StatusMessage />
      {setting('arrows') && <Lazy part={ARROWS} />}
      <Tools />
      <Lazy part={REPLAY} />
    </>
  );
}

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

const reportFailure = (): void => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed });

function hintEvents(events: readonly SokobanEvent[], session: SokobanSession): void {
  if (!events.some(({ kind }) => kind === 'no-hint' || kind.startsWith('hint-'))) return;
  afterLevel().then(({ notifyHintEvents }) => notifyHintEvents(events, session), reportFailure);
}

const won = () => import('./won.js');

/** What runs the jobs of the session is loaded after the board is shown. */
function startJobs(): void {
  afterLevel().then(({ startJobs: start }) => start(), reportFailure);
}

/** Each part reads its own signals: a key redraws the board and the counts, not the page. */
export function SokobanPage() {
  useEffect(() => {
    connectPage({ messages: afterLevel, hintEvents, won });
    return followSokobanRoute();
  }, []);
  useClock(levelClock);
  useEffect(() => {
    document.body.classList.add('hasbar');
    startJobs();
    return () => {
      pause();
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
        {isReverse.value ? <Lazy part={REVERSE} /> : <Forward />}
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
