// The head of the Sokoban page: the level and its collection, buttons to the next and previous level, and the board menu.

import { computed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { PlayTimer } from '../app/timer.js';
import { Button } from '../controls.js';
import { Icon } from '../icons.js';
import type { Origin } from '../play/play-state.js';
import { makeRoute } from '../routes.js';
import { setting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { goByLevels } from './go-by.js';
import { neighborLevel } from './state/neighbor.js';
import { currentLevel, isGameSolved, levelClock } from './state/state.js';

const ZOOM = lazyPart(async () => (await import('./after-level.js')).DesktopZoom);
const GRADE = lazyPart(async () => (await import('./after-level.js')).SokobanHeadGrade);
const MENU = lazyPart(async () => (await import('./after-level.js')).BoardMenu);
const origin = computed(() => currentLevel.value?.origin);

export function Head() {
  const from = origin.value;
  return from ? <HeadOf origin={from} /> : null;
}

function HeadOf({ origin }: { readonly origin: Origin }) {
  const { collection } = origin;
  return (
    <div class="head play-head">
      <div>
        <div class="over">
          {collection ? (
            <a
              href={makeRoute({ page: 'levels', target: { kind: 'collection', collection: collection.id, index: 0 } })}
            >
              {playTexts.play.of(collection.title, collection.index + 1, collection.count)}
            </a>
          ) : (
            playTexts.pages.sokoban
          )}
          {setting('timer') && !isGameSolved.value && <PlayTimer clock={levelClock} />}
          <Lazy part={GRADE} />
        </div>
        <h1>{origin.title}</h1>
      </div>
      <Lazy part={ZOOM} />
      <div class="row">
        {collection && (
          <Button
            icon="previous"
            name={playTexts.play.previous}
            title={playTexts.withKey(playTexts.play.previous, 'p')}
            disabled={!neighborLevel(origin, -1)}
            onClick={() => goByLevels(origin, -1)}
          />
        )}
        {collection && (
          <Button
            after="next"
            title={playTexts.withKey(playTexts.play.nextLevel, 'n')}
            disabled={!neighborLevel(origin, 1)}
            onClick={() => goByLevels(origin, 1)}
          >
            <span class="next-word">{playTexts.play.next}</span>
          </Button>
        )}
        <Menu />
      </div>
    </div>
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
    addEventListener(
      'keydown',
      ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        close();
        box.current?.querySelector('summary')?.focus();
      },
      { signal },
    );
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
