// The replay bar: buttons, a slider with a tick per push, the position in the game, and the speed.

import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { gameTimeline } from '@masu/engine/session/history.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { sokobanTimeline } from '@masu/engine/session/sokoban/session.js';
import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Lazy, lazyPart } from '../../../app/lazy.js';
import { Button } from '../../../controls.js';
import { formatNumber } from '../../../language.js';
import { FIRST, LAST, PAUSE, PLAY_ICON } from '../../../more-icons.js';
import { playTexts } from '../../../texts/play.js';
import { sideTexts } from '../../../texts/side.js';
import { changeSpeed, isPlaying, pause, speed, togglePlay } from '../../state/replay.js';
import { performSokoban, sokobanGame, sokobanSession } from '../../state/state.js';
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
  if (now) seek({ kind: 'go-to', index: gameTimeline(now).index + moves });
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

interface ReplayProps {
  readonly index: number;
  readonly total: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** What the first button says and does. */
  readonly first: { readonly name: string; readonly go: () => void };
  readonly stepBy: (moves: 1 | -1) => void;
  readonly goToEnd: () => void;
  readonly goTo: (index: number) => void;
  /** Whether the keys of the page do the same. */
  readonly hasKeys?: boolean;
  readonly ticks?: ComponentChildren;
  /** Beside the position. */
  readonly speed?: ComponentChildren;
}

/** The buttons of a replay, its slider, and the position in it. */
export function ReplayControls(props: ReplayProps) {
  const { index, total, isPlaying: isOn, first, hasKeys, speed: speedButton } = props;
  const replayWords = sideTexts.replay;
  const { home, end, space } = playTexts.keys;
  const named = (name: string, key: string) => (hasKeys ? { name, title: playTexts.withKey(name, key) } : { name });
  const position = (
    <>
      <b>{formatNumber(index)}</b> / {formatNumber(total)}
    </>
  );
  return (
    // Before the first move there is nothing to replay, but the bar has its room already.
    <div class={total === 0 ? 'replay reserved' : 'replay'}>
      <div class="seg" role="group" aria-label={replayWords.name}>
        <Button icon={FIRST} {...named(first.name, home)} onClick={first.go} />
        <Button icon="previous" name={replayWords.back} onClick={() => props.stepBy(-1)} />
        <Button
          icon={isOn ? PAUSE : PLAY_ICON}
          {...named(isOn ? replayWords.pause : replayWords.play, space)}
          onClick={props.toggle}
        />
        <Button icon="next" name={replayWords.next} onClick={() => props.stepBy(1)} />
        <Button icon={LAST} {...named(replayWords.last, end)} onClick={props.goToEnd} />
      </div>
      <div class="bar">
        <input
          type="range"
          aria-label={replayWords.slider}
          min={0}
          max={total}
          value={index}
          style={{ '--at': `${total === 0 ? 0 : (index / total) * 100}%` }}
          onInput={(event) => props.goTo(event.currentTarget.valueAsNumber)}
        />
        {props.ticks}
      </div>
      <div class="where num">
        {speedButton ? <div>{position}</div> : position}
        {speedButton}
      </div>
    </div>
  );
}

function Bar() {
  const now = timeline.value;
  if (!now) return null;
  const { index, total, pushes } = now;
  const replayWords = sideTexts.replay;
  return (
    <ReplayControls
      index={index}
      total={total}
      isPlaying={isPlaying.value}
      toggle={togglePlay}
      first={{ name: replayWords.first, go: () => seek({ kind: 'home' }) }}
      stepBy={seekBy}
      goToEnd={() => seek({ kind: 'end' })}
      goTo={(to) => {
        pause();
        performSokoban({ kind: 'go-to', index: to }, true);
      }}
      hasKeys
      ticks={<Ticks pushes={pushes} total={total} />}
      speed={
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
      }
    />
  );
}
