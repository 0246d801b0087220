// The bar that runs the searches: play, single steps, the slider over the whole run, speed, pace, and what is shown.

import type { Signal } from '@preact/signals';
import { Segments } from '../choices.js';
import { Button, HoldButton } from '../controls.js';
import { DOWN, FIRST, LAST, PAUSE, PLAY_ICON, UP } from '../more-icons.js';
import { labTexts } from '../texts/lab.js';
import { isAtEnd, type Lab, SPEEDS, sliderEnd } from './model/model.js';
import { MAX_SEARCHES, PARTS } from './model/setup.js';

interface RunSpan {
  readonly at: number;
  readonly reached: number;
  /** States of the whole run. */
  readonly steps: number;
}

/** How far a run is; of how many states, only once its end was shown. */
const positionText = ({ at, reached, steps }: RunSpan): string =>
  reached >= steps ? labTexts.bar.position(at, steps) : labTexts.bar.soFar(at);

/** The slider over the run of one search, or of all. */
export function RunSlider(props: RunSpan & { readonly lab: Lab; readonly index: number }) {
  const { lab, index, at, reached } = props;
  const max = Math.max(1, sliderEnd(reached, props.steps));
  const slide = (value: number): void => {
    lab.pause();
    lab.scrub(index, value);
  };
  return (
    <input
      class="run-slider"
      aria-label={labTexts.bar.slider}
      {...sliderProps({ min: 1, max, value: at, text: positionText(props) }, slide)}
    />
  );
}

interface SliderValue {
  readonly min?: number;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

/** The properties of a slider that is filled up to its value. */
export const sliderProps = ({ min = 0, max, value, text }: SliderValue, onSlide: (value: number) => void) => ({
  ...({ type: 'range', min, max, value, 'aria-valuetext': text } as const),
  style: { '--at': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%` },
  onInput: (event: { readonly currentTarget: HTMLInputElement }) => onSlide(event.currentTarget.valueAsNumber),
});

const STEP_ICONS = { first: FIRST, back: 'previous', forward: 'next', last: LAST, up: UP, down: DOWN } as const;
type StepId = keyof typeof STEP_ICONS;
type Steps = Readonly<Record<StepId, readonly [name: string, act: () => void]>>;

/** To the ends of a run, and by single steps, which repeat while a button is held. */
export function StepButtons({ steps }: { readonly steps: Steps }) {
  return (
    <div class="seg steps" role="group" aria-label={labTexts.bar.region}>
      {(Object.keys(STEP_ICONS) as StepId[]).map((id) => {
        const [name, act] = steps[id];
        const shown = { icon: STEP_ICONS[id], name, title: name };
        const hold = (): boolean => {
          act();
          return true;
        };
        return id === 'first' || id === 'last' ? (
          <Button key={id} {...shown} onClick={act} />
        ) : (
          <HoldButton key={id} {...shown} onPress={hold} />
        );
      })}
    </div>
  );
}

export function runSteps(lab: Lab, index: number): Steps {
  const { first, back, forward, last, lineBack, line } = labTexts.bar;
  const paused = (act: () => void) => () => {
    lab.pause();
    act();
  };
  return {
    first: [first, () => lab.scrub(index, 1)],
    back: [back, paused(() => lab.step(index, -1))],
    forward: [forward, paused(() => lab.step(index, 1))],
    last: [last, () => lab.scrub(index, Number.MAX_SAFE_INTEGER)],
    up: [lineBack, paused(() => lab.stepLine(index, -1))],
    down: [line, paused(() => lab.stepLine(index, 1))],
  };
}

export function RunButton({ lab, index }: { readonly lab: Lab; readonly index?: number }) {
  const searches = index === undefined ? lab.searches.value : lab.searches.value.slice(index, index + 1);
  const isRunning = searches.some((search) => search.isRunning);
  const isOver = searches.some(({ run }) => run) && searches.every(isAtEnd);
  return (
    <Button
      variant={index === undefined ? 'main' : ''}
      icon={isRunning ? PAUSE : PLAY_ICON}
      onClick={() => lab.toggle(index)}
    >
      {isRunning ? labTexts.bar.pause : isOver ? labTexts.bar.restart : labTexts.bar.run}
    </Button>
  );
}

/** Chooses one of the speeds. */
export function Speed(props: {
  readonly lab: { readonly speed: Signal<number> };
  readonly speeds: readonly number[];
  readonly speedText: (speed: number) => string;
}) {
  const { lab, speeds, speedText } = props;
  const speed = lab.speed.value;
  return (
    <label class="row pace">
      <span class="quiet">{labTexts.bar.speed}</span>
      <input
        {...sliderProps(
          { max: speeds.length - 1, value: speed, text: speedText(speeds[speed] ?? 1) },
          (chosen) => (lab.speed.value = chosen),
        )}
      />
    </label>
  );
}

function PartButtons({ lab }: { readonly lab: Lab }) {
  const { parts } = lab.view.value;
  const toggle = (id: (typeof PARTS)[number]): void =>
    lab.changeView({ parts: PARTS.filter((part) => (part === id ? !parts.includes(id) : parts.includes(part))) });
  return (
    <div class="seg" role="group" aria-label={labTexts.bar.show}>
      {PARTS.map((id) => (
        <Button key={id} pressed={parts.includes(id)} onClick={() => toggle(id)}>
          {labTexts.bar.parts[id]}
        </Button>
      ))}
    </div>
  );
}

export function Bar({ lab, isSmall = false }: { readonly lab: Lab; readonly isSmall?: boolean }) {
  const { pace } = lab.view.value;
  const speed = <Speed lab={lab} speeds={SPEEDS} speedText={labTexts.bar.speedText} />;
  const span = { at: lab.shared.value, reached: lab.reached.value, steps: lab.longest.value };
  return (
    <section class="panel lab-bar" aria-label={labTexts.bar.region}>
      <div class="row">
        <RunButton lab={lab} />
        {pace === 'together' && (
          <>
            <StepButtons steps={runSteps(lab, 0)} />
            <div class="slider-row">
              <RunSlider lab={lab} index={0} {...span} />
              <span class="quiet num">{positionText(span)}</span>
            </div>
          </>
        )}
        {(isSmall || pace === 'own') && speed}
      </div>
      {!isSmall && (
        <div class="row">
          {pace === 'together' && speed}
          <Segments
            name={labTexts.bar.pace}
            options={[
              ['together', labTexts.bar.together],
              ['own', labTexts.bar.own],
            ]}
            chosen={pace}
            onChoose={(chosen) => lab.changeView({ pace: chosen })}
          />
          <PartButtons lab={lab} />
          {lab.searches.value.length < MAX_SEARCHES && (
            <Button variant="desk-end" onClick={() => lab.addSearch()}>
              {labTexts.bar.add}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
