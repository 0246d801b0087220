// What a level is played with: board, status message, tools, and replay bar, and the keys of the page. Loaded in parallel
// with the level.

import { useEffect } from 'preact/hooks';
import { sokobanPosition } from '../../session/index.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifySokoban } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Button, HoldButton } from '../controls.js';
import { formatNumber } from '../language.js';
import type { Origin } from '../play/play-state.js';
import { setting, toggleSetting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { goByLevels } from './head.js';
import { meaningOfKey, type PageKey, unitOf } from './keys/keys.js';
import { takeViewKey } from './keys/view-keys.js';
import { PlayBoard } from './play-board.js';
import { changeSpeed, pause, togglePlay } from './state/replay.js';
import { counts, currentLevel, isGameSolved, performSokoban, sokobanGame, undoBy } from './state/state.js';

const afterLevel = () => import('./after-level.js');

// The tools under the board.

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
        <Button variant="bare" icon="copy" onClick={() => void afterLevel().then(({ copyMoves }) => copyMoves())}>
          {playWords.copyMoves}
        </Button>
        <Button variant="bare" icon="link" onClick={() => void afterLevel().then(({ copyLink }) => copyLink())}>
          {playWords.link}
        </Button>
      </span>
    </div>
  );
}

// What the keys of the page do: commands go to the session, the rest to the page.

function openNext(): void {
  import('./won.js').then(
    ({ nextActions }) => nextActions().onward.act(),
    () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }),
  );
}

/** An action that returns false didn't use the key. */
const PAGE_ACTIONS: Readonly<Partial<Record<PageKey, (origin: Origin) => unknown>>> = {
  next: (origin) => goByLevels(origin, 1),
  previous: (origin) => goByLevels(origin, -1),
  hint: () => performSokoban({ kind: 'hint' }),
  'why-not': () => afterLevel().then(({ askWhyNot }) => askWhyNot()),
  dead: () => toggleSetting('dead'),
  warn: () => toggleSetting('warn'),
  bound: () => toggleSetting('bound'),
  box: () => import('./ghosts.js').then(({ chooseNextBox }) => chooseNextBox()),
  ghosts: () => toggleSetting('ghosts'),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  // After a win, Enter opens the next level.
  finish: () => isGameSolved.peek() && openNext(),
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

const ZOOM = lazyPart(async () => (await afterLevel()).PhoneZoom);

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

const ARROWS = lazyPart(async () => (await import('./arrows.js')).Arrows);
const REPLAY = lazyPart(async () => (await afterLevel()).ReplayBar);

export function PlayArea() {
  useShortcuts(takeKey);
  useEffect(() => pause, []);
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
