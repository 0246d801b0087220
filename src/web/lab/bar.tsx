// The bar that runs the searches: play, single steps, the slider over the whole run, speed, pace, and what is shown.

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
  const steps = sliderEnd(reached, props.steps);
  return (
    <input
      class="run-slider"
      type="range"
      min={1}
      max={Math.max(1, steps)}
      value={at}
      style={{ '--at': `${steps > 1 ? ((at - 1) / (steps - 1)) * 100 : 0}%` }}
      aria-label={labTexts.bar.slider}
      aria-valuetext={positionText(props)}
      onInput={(event) => {
        lab.pause();
        lab.scrub(index, event.currentTarget.valueAsNumber);
      }}
    />
  );
}

export function StepButtons({ lab, index }: { readonly lab: Lab; readonly index: number }) {
  const hold = (act: () => void) => () => {
    lab.pause();
    act();
    return true;
  };
  return (
    <div class="seg steps" role="group" aria-label={labTexts.bar.region}>
      <Button icon={FIRST} name={labTexts.bar.first} onClick={() => lab.scrub(index, 1)} />
      <HoldButton
        icon="previous"
        name={labTexts.bar.back}
        title={labTexts.bar.back}
        onPress={hold(() => lab.step(index, -1))}
      />
      <HoldButton
        icon="next"
        name={labTexts.bar.forward}
        title={labTexts.bar.forward}
        onPress={hold(() => lab.step(index, 1))}
      />
      <Button icon={LAST} name={labTexts.bar.last} onClick={() => lab.scrub(index, Number.MAX_SAFE_INTEGER)} />
      <HoldButton
        icon={UP}
        name={labTexts.bar.lineBack}
        title={labTexts.bar.lineBack}
        onPress={hold(() => lab.stepLine(index, -1))}
      />
      <HoldButton
        icon={DOWN}
        name={labTexts.bar.line}
        title={labTexts.bar.line}
        onPress={hold(() => lab.stepLine(index, 1))}
      />
    </div>
  );
}

export function RunButton({ lab, index }: { readonly lab: Lab; readonly index?: number }) {
  const slots = index === undefined ? lab.slots.value : lab.slots.value.slice(index, index + 1);
  const isRunning = slots.some((slot) => slot.isRunning);
  const isOver = slots.some(({ run }) => run) && slots.every(isAtEnd);
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

function Speed({ lab }: { readonly lab: Lab }) {
  const speed = lab.speed.value;
  return (
    <label class="row pace">
      <span class="quiet">{labTexts.bar.speed}</span>
      <input
        type="range"
        min={0}
        max={SPEEDS.length - 1}
        value={speed}
        style={{ '--at': `${(speed / (SPEEDS.length - 1)) * 100}%` }}
        aria-valuetext={labTexts.bar.speedText(SPEEDS[speed] ?? 1)}
        onInput={(event) => (lab.speed.value = event.currentTarget.valueAsNumber)}
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
  const span = { at: lab.shared.value, reached: lab.reached.value, steps: lab.longest.value };
  return (
    <section class="panel lab-bar" aria-label={labTexts.bar.region}>
      <div class="row">
        <RunButton lab={lab} />
        {pace === 'together' && (
          <>
            <StepButtons lab={lab} index={0} />
            <div class="slider-row">
              <RunSlider lab={lab} index={0} {...span} />
              <span class="quiet num">{positionText(span)}</span>
            </div>
          </>
        )}
        {(isSmall || pace === 'own') && <Speed lab={lab} />}
      </div>
      {!isSmall && (
        <div class="row">
          {pace === 'together' && <Speed lab={lab} />}
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
          {lab.slots.value.length < MAX_SEARCHES && (
            <Button variant="desk-end" onClick={() => lab.addSearch()}>
              {labTexts.bar.add}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
