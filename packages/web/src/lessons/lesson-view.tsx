// One step of a lesson: the text or the exercise on one side, the lab on the other.

import type { LabSpec, Lesson, LessonId, LessonStep, Section } from '@masu/teach/lesson.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { useDueParts } from '../app/turns.js';
import { Button } from '../controls.js';
import { Icon } from '../icons.js';
import { PLAY_ICON } from '../more-icons.js';
import { makeRoute } from '../routes.js';
import { lessonsTexts } from '../texts/lessons.js';
import { ExerciseView } from './exercise-view.js';
import { solvedExercises } from './progress.js';
import { RichText } from './rich-text.js';

/** Loaded in parallel with the page, drawn after its text. */
const LAB = lazyPart(async () => (await import('./lab-beside.js')).LabBeside);

/** Loaded with the first exercise. */
const PRACTICE = lazyPart(async () => (await import('./practice.js')).PracticePanel);

export const stepAddress = (lesson: string, step: number): string =>
  makeRoute({ page: 'lessons', target: { kind: 'collection', collection: lesson, index: step } });

function StepList({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const solved = solvedExercises(lesson.id);
  const list = useRef<HTMLElement>(null);
  // On a phone the list is wider than the page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const row = current?.closest('ol');
    if (current && row) row.scrollLeft = current.offsetLeft - row.clientWidth / 3;
  }, [lesson, at]);
  return (
    <nav class="step-list" aria-label={lessonsTexts.steps} ref={list}>
      <ol>
        {lesson.steps.map((step, index) => {
          const isSolved = step.kind === 'exercise' && solved.includes(step.id);
          return (
            <li key={`${step.kind} ${step.id}`}>
              <a
                href={stepAddress(lesson.id, index)}
                aria-current={index === at ? 'step' : undefined}
                class={isSolved ? 'solved' : ''}
              >
                {step.heading}
                {isSolved && <span class="hide"> ({lessonsTexts.solvedStep})</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SectionView({ section, onShow }: { readonly section: Section; readonly onShow: (lab: LabSpec) => void }) {
  return (
    <>
      {section.paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
      {section.actions.length > 0 && (
        <div class="row">
          {section.actions.map(({ label, lab }) => (
            <Button key={label} icon={PLAY_ICON} onClick={() => onShow(lab)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Foot({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const nextLesson = LESSONS[LESSONS.findIndex(({ id }) => id === lesson.id) + 1];
  return (
    <div class="row lesson-foot">
      {at > 0 && (
        <a class="btn" href={stepAddress(lesson.id, at - 1)}>
          <Icon name="previous" />
          {lessonsTexts.back}
        </a>
      )}
      {at + 1 < lesson.steps.length ? (
        <a class="btn main" href={stepAddress(lesson.id, at + 1)}>
          {lessonsTexts.next}
          <Icon name="next" />
        </a>
      ) : (
        <a class="btn main" href={nextLesson ? stepAddress(nextLesson.id, 0) : '#/lessons'}>
          {nextLesson ? lessonsTexts.nextLesson : lessonsTexts.all}
          <Icon name="next" />
        </a>
      )}
    </div>
  );
}

export function LessonView({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const step = lesson.steps[at] as LessonStep;
  const [shown, setShown] = useState<{ readonly step: LessonStep; readonly lab: LabSpec | undefined }>({
    step,
    lab: step.lab,
  });
  // A button of the text shows another lab until the next step.
  const spec = shown.step === step ? shown.lab : step.lab;
  const isLabDue = useDueParts(1) === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // After a step forward or back, the focus moves to its heading.
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <>
      <StepList lesson={lesson} at={at} />
      <div class={`lesson ${spec ? '' : 'alone'}`}>
        <article class="panel lesson-text">
          <h2 ref={heading} tabIndex={-1}>
            {step.heading}
          </h2>
          {step.kind === 'section' ? (
            <SectionView section={step} onShow={(lab) => setShown({ step, lab })} />
          ) : (
            <>
              <ExerciseView key={step.id} lesson={lesson.id} exercise={step} />
              <Lazy part={PRACTICE} props={{ lesson: lesson.id as LessonId }} />
            </>
          )}
          <Foot lesson={lesson} at={at} />
        </article>
        {isLabDue && spec && <Lazy part={LAB} props={{ spec }} />}
      </div>
    </>
  );
}
