// The replay bar: buttons, a slider with a tick per push, the position in the game, and the speed.

import { computed, signal } from '@preact/signals';
import { type SokobanCommand, sokobanTimeline, timelineOf } from '../../../session/index.js';
import { isSolved } from '../../../sokoban/index.js';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { FIRST, LAST, PAUSE, PLAY_ICON } from '../../more-icons.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import { changeSpeed, isPlaying, pause, speed, togglePlay } from '../state/replay.js';
import { performSokoban, sokobanGame, sokobanSession } from '../state/state.js';
import { explaining } from './explaining.js';

const MAX_TICKS = 400;

/** Computed again when the game changes, not with each answer of a worker. */
const timeline = computed(() => sokobanGame.value && sokobanTimeline({ game: sokobanGame.value, actions: [] }));

function Ticks({ pushes, total }: { readonly pushes: readonly number[]; readonly total: number }) {
  if (pushes.length === 0 || pushes.length > MAX_TICKS) return null;
  const path = pushes.map((index) => `M${((index / total) * 1000).toFixed(1)} 0V6`).join('');
  return (
    <svg class="ticks" viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} stroke="var(--ink2)" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** A step by hand pauses the replay. */
function seek(command: SokobanCommand): void {
  pause();
  performSokoban(command);
}

/** From the current state, not the one last drawn: a second quick click may come before the first is drawn. */
function seekBy(moves: number): void {
  const now = sokobanSession.peek();
  if (now) seek({ kind: 'go-to', index: timelineOf(now).index + moves });
}

const EXPLAIN = lazyPart(async () => (await explaining()).ExplainReplay);
const isExplained = signal(false);

/** Whether the moves of the timeline solve the level: then they can be explained run by run. */
function endsSolved(): boolean {
  const [now, played] = [timeline.value, sokobanGame.value];
  if (!now || !played) return false;
  const end = played.entries[played.at + now.total - now.index - 1]?.to;
  return end !== undefined && isSolved(played.level, end);
}

function Explain() {
  return (
    <div class={`run ${endsSolved() ? '' : 'reserved'}`}>
      {isExplained.value ? (
        <Lazy part={EXPLAIN} />
      ) : (
        <Button
          onClick={() => {
            isExplained.value = true;
            void explaining().then(({ toggleReplay }) => toggleReplay());
          }}
        >
          {sideTexts.explain.replay}
        </Button>
      )}
    </div>
  );
}

export function ReplayBar() {
  return (
    <>
      <Bar />
      <Explain />
    </>
  );
}

function Bar() {
  const now = timeline.value;
  if (!now) return null;
  const { index, total, pushes } = now;
  const replayWords = sideTexts.replay;
  return (
    // Before the first move there is nothing to replay, but the bar has its room already.
    <div class={`replay ${total === 0 ? 'reserved' : ''}`}>
      <div class="seg" role="group" aria-label={replayWords.name}>
        <Button
          icon={FIRST}
          name={replayWords.first}
          title={playTexts.withKey(replayWords.first, playTexts.keys.home)}
          onClick={() => seek({ kind: 'home' })}
        />
        <Button icon="previous" name={replayWords.back} onClick={() => seekBy(-1)} />
        <Button
          icon={isPlaying.value ? PAUSE : PLAY_ICON}
          name={isPlaying.value ? replayWords.pause : replayWords.play}
          title={playTexts.withKey(isPlaying.value ? replayWords.pause : replayWords.play, playTexts.keys.space)}
          onClick={togglePlay}
        />
        <Button icon="next" name={replayWords.next} onClick={() => seekBy(1)} />
        <Button
          icon={LAST}
          name={replayWords.last}
          title={playTexts.withKey(replayWords.last, playTexts.keys.end)}
          onClick={() => seek({ kind: 'end' })}
        />
      </div>
      <div class="bar">
        <input
          type="range"
          aria-label={replayWords.slider}
          min={0}
          max={total}
          value={index}
          style={{ '--at': `${total === 0 ? 0 : (index / total) * 100}%` }}
          onInput={(event) => {
            pause();
            performSokoban({ kind: 'go-to', index: event.currentTarget.valueAsNumber }, true);
          }}
        />
        <Ticks pushes={pushes} total={total} />
      </div>
      <div class="where num">
        <div>
          <b>{formatNumber(index)}</b> / {formatNumber(total)}
        </div>
        <button
          type="button"
          class="speed"
          title={replayWords.speedKeys}
          aria-label={replayWords.speed(speed.value[1])}
          onClick={() => changeSpeed(speed.value[1] === '6' ? -9 : 1)}
        >
          <span class="desktop">{replayWords.speed(speed.value[1])}</span>
          {/* On a phone the number alone leaves room for the slider. */}
          <span class="phone">{speed.value[1]}×</span>
        </button>
      </div>
    </div>
  );
}
