// The head of the Sokoban page: the level and its collection, buttons to the next and previous level, and the board menu.

import { computed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyNotLoaded } from '../app/notice.js';
import { PlayTimer } from '../app/timer.js';
import { Icon } from '../icons.js';
import { neighborLevel, PlayHead } from '../play/head.js';
import type { Origin } from '../play/play-state.js';
import { levelRoute, makeRoute } from '../routes.js';
import { setting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { currentLevel, isGameSolved, levelClock } from './state/state.js';

const ZOOM = lazyPart(async () => (await import('./panels/later/after-level.js')).DesktopZoom);
const GRADE = lazyPart(async () => (await import('./panels/later/after-level.js')).SokobanHeadGrade);
const MENU = lazyPart(async () => (await import('./panels/later/after-level.js')).BoardMenu);
const openOrigin = computed(() => currentLevel.value?.origin);

export function Head() {
  const origin = openOrigin.value;
  if (!origin) return null;
  const { collection } = origin;
  return (
    <PlayHead
      puzzle="sokoban"
      origin={origin}
      over={
        <>
          {collection ? (
            <a href={makeRoute(levelRoute('levels', collection.id))}>
              {playTexts.play.of(collection.title, collection.index + 1, collection.count)}
            </a>
          ) : (
            playTexts.pages.sokoban
          )}
          {setting('timer') && !isGameSolved.value && <PlayTimer clock={levelClock} />}
          <Lazy part={GRADE} />
        </>
      }
      words={playTexts.play}
      next={<span class="next-word">{playTexts.play.next}</span>}
      goBy={goByLevels}
      middle={<Lazy part={ZOOM} />}
      menu={<Menu />}
    />
  );
}

/** Goes to another level of the collection, or says why there is none. */
export function goByLevels(origin: Origin, by: 1 | -1): void {
  const go = neighborLevel('sokoban', origin, by);
  if (go) go();
  else
    import('./panels/later/after-level.js').then(
      ({ notifyNoNeighbor }) => notifyNoNeighbor(origin, by),
      notifyNotLoaded,
    );
}

const DOTS = 'M5 11V13M12 11V13M19 11V13';

/** Lies over the page: nothing moves when it opens. A choice, Escape, or a press elsewhere closes it. */
function Menu() {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    if (box.current) box.current.open = false;
  };
  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    const { signal } = ended;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      box.current?.querySelector('summary')?.focus();
    };
    addEventListener('keydown', onKey, { signal });
    addEventListener('pointerdown', ({ target }) => box.current?.contains(target as Node) || close(), { signal });
    addEventListener('click', ({ target }) => (target as Element).closest('.board-menu li') && close(), { signal });
    return () => ended.abort();
  }, [isOpen]);
  return (
    <details class="board-menu" ref={box} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="btn" aria-label={playTexts.play.menu} title={playTexts.play.menu}>
        <Icon name={DOTS} />
      </summary>
      {isOpen && <Lazy part={MENU} />}
    </details>
  );
}
