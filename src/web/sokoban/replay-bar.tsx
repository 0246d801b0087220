// The replay bar: first, back, play, on, last; a slider whose ticks are the pushes; where we are; the speed.

import { formatNumber } from '../../base/format.js';
import { Button } from '../controls.js';
import { T } from '../texts/play.js';
import type { Command } from './command.js';
import { changeSpeed, isPlaying, pause, speed, togglePlay } from './replay.js';
import { lineOf, pushMarks, type SokobanGame } from './sitting.js';
import { perform, table } from './table.js';

const MOST_TICKS = 400;

function Ticks({ game }: { readonly game: SokobanGame }) {
  const marks = pushMarks(game);
  if (marks.length === 0 || marks.length > MOST_TICKS) return null;
  const count = lineOf(game).moves.length;
  const path = marks.map((at) => `M${((at / count) * 1000).toFixed(1)} 0V6`).join('');
  return (
    <svg class="ticks" viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} stroke="var(--ink2)" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** A step by hand ends the playing. */
function seek(command: Command): void {
  pause();
  perform(command);
}

/** One move from where the game is now: a second quick click comes before the first is drawn. */
function seekBy(moves: number): void {
  const game = table.value?.sitting.game;
  if (game) seek({ kind: 'go-to', at: lineOf(game).at + moves });
}

export function ReplayBar() {
  const game = table.value?.sitting.game;
  if (!game) return null;
  const { at, moves } = lineOf(game);
  const count = moves.length;
  const R = T.replay;
  return (
    <div class="replay">
      <div class="seg" role="group" aria-label={R.name}>
        <Button
          icon="first"
          name={R.first}
          title={T.withKey(R.first, T.keys.home)}
          onClick={() => seek({ kind: 'go-to', at: 0 })}
        />
        <Button icon="previous" name={R.back} onClick={() => seekBy(-1)} />
        <Button
          icon={isPlaying.value ? 'pause' : 'play'}
          name={isPlaying.value ? R.pause : R.play}
          title={T.withKey(isPlaying.value ? R.pause : R.play, T.keys.space)}
          onClick={togglePlay}
        />
        <Button icon="next" name={R.on} onClick={() => seekBy(1)} />
        <Button
          icon="last"
          name={R.last}
          title={T.withKey(R.last, T.keys.end)}
          onClick={() => seek({ kind: 'go-to', at: count })}
        />
      </div>
      <div class="bar">
        <input
          type="range"
          aria-label={R.slider}
          min={0}
          max={count}
          value={at}
          style={{ '--at': `${count === 0 ? 0 : (at / count) * 100}%` }}
          onInput={(event) => {
            pause();
            perform({ kind: 'go-to', at: event.currentTarget.valueAsNumber }, true);
          }}
        />
        <Ticks game={game} />
      </div>
      <div class="where num">
        <div>
          <b>{formatNumber(at)}</b> / {formatNumber(count)}
        </div>
        <button
          type="button"
          class="speed"
          title={R.speedKeys}
          onClick={() => changeSpeed(speed.value[1] === '6' ? -9 : 1)}
        >
          {R.speed(speed.value[1])}
        </button>
      </div>
    </div>
  );
}
