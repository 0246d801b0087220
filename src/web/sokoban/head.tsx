// The head of the Sokoban page: the level and its collection, and buttons to the next and previous level.

import { computed } from '@preact/signals';
import { Lazy, lazyPart } from '../app/lazy.js';
import { PlayTimer } from '../app/timer.js';
import { Button } from '../controls.js';
import { setting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { goByLevels } from './go-by.js';
import { neighborLevel } from './state/neighbor.js';
import { currentLevel, isGameSolved, levelClock, type Origin } from './state/state.js';

const ZOOM = lazyPart(async () => (await import('./after-level.js')).DesktopZoom);
const GRADE = lazyPart(async () => (await import('./after-level.js')).SokobanHeadGrade);
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
          {collection
            ? playTexts.play.of(collection.title, collection.index + 1, collection.count)
            : playTexts.pages.sokoban}
          {setting('timer') && !isGameSolved.value && <PlayTimer clock={levelClock} />}
          <Lazy part={GRADE} />
        </div>
        <h1>{origin.title}</h1>
      </div>
      <Lazy part={ZOOM} />
      {collection && (
        <div class="row">
          <Button
            icon="previous"
            name={playTexts.play.previous}
            title={playTexts.withKey(playTexts.play.previous, 'p')}
            disabled={!neighborLevel(origin, -1)}
            onClick={() => goByLevels(origin, -1)}
          />
          <Button
            after="next"
            title={playTexts.withKey(playTexts.play.nextLevel, 'n')}
            disabled={!neighborLevel(origin, 1)}
            onClick={() => goByLevels(origin, 1)}
          >
            {playTexts.play.next}
          </Button>
        </div>
      )}
    </div>
  );
}
