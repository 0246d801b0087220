// The lessons: a list of all of them, and one lesson step by step.

import './lessons.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type LabSpec,
  LESSONS,
  type Lesson,
  type LessonId,
  type LessonRow,
  type LessonStep,
  type Section,
} from '../../lessons/index.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { useDueParts } from '../app/turns.js';
import { Button } from '../controls.js';
import { Icon, Seal } from '../icons.js';
import { PLAY_ICON } from '../more-icons.js';
import { route } from '../route.js';
import { makeRoute } from '../routes.js';
import { lessonTexts } from '../texts/lesson.js';
import { lessonsTexts } from '../texts/lessons.js';
import { playTexts } from '../texts/play.js';
import { ExerciseView, RichText, solvedExercises } from './exercise-view.js';

// One step of a lesson: the text or the exercise on one side, the lab on the other.

/** Loaded in parallel with the page, drawn after its text. */
const LAB = lazyPart(async () => (await import('./lab-beside.js')).LabBeside);

/** Loaded with the first exercise. */
const PRACTICE = lazyPart(async () => (await import('./practice.js')).PracticePanel);

const stepAddress = (lesson: string, step: number): string =>
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

function LessonView({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
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

// Runs work that yields between slices on the page's own thread: a few milliseconds at a time, each in a task of its own,
// so that input never waits for all of it.

/** How long to work before the browser gets its turn. A phone takes several times as long to finish a slice. */
const TURN_MILLIS = 4;

interface Turns {
  now(): number;
  /** Resolves in a later task. */
  pause(): Promise<void>;
}

/** A message to itself starts a task without the 4 ms delay of nested timers. */
function messageTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  return { now: () => performance.now(), pause };
}

/** The value of the work; undefined if it is no longer needed. */
export async function finishInSlices<Value>(
  work: Generator<unknown, Value, void>,
  isWanted: () => boolean,
  { now, pause }: Turns = messageTurns(),
): Promise<Value | undefined> {
  for (;;) {
    await pause();
    if (!isWanted()) return undefined;
    const until = now() + TURN_MILLIS;
    do {
      const next = work.next();
      if (next.done) return next.value;
    } while (now() < until);
  }
}

// The texts of the lessons in the language of the page.

const lessonWords = (row: LessonRow): LessonRow['english'] => lessonTexts[row.id];

function LessonCard({ row, index }: { readonly row: LessonRow; readonly index: number }) {
  const words = lessonWords(row);
  const { exercises } = row;
  const solved = solvedExercises(row.id).filter((id) => exercises.includes(id)).length;
  const isDone = solved === exercises.length;
  return (
    <li class="panel lesson-card">
      <p class="over">{lessonsTexts.over(index + 1, LESSONS.length)}</p>
      <h2>
        <a href={stepAddress(row.id, 0)}>{words.title}</a>
        {isDone && <Seal />}
      </h2>
      <p>{words.summary}</p>
      <p class="quiet num">
        {isDone
          ? lessonsTexts.done
          : solved > 0
            ? lessonsTexts.solved(solved, exercises.length)
            : lessonsTexts.notStarted(exercises.length)}
      </p>
    </li>
  );
}

const FOR_TEACHERS = 'for-teachers';
const TEACHERS = lazyPart(async () => (await import('./practice.js')).TeachersPage);

function LessonList() {
  return (
    <>
      <div class="head">
        <div>
          <h1>{lessonsTexts.heading}</h1>
          <p class="over">
            {lessonsTexts.about} <a href={stepAddress(FOR_TEACHERS, 0)}>{lessonsTexts.teachers.link}</a>
          </p>
        </div>
      </div>
      <ol class="lesson-cards">
        {LESSONS.map((row, index) => (
          <LessonCard key={row.id} row={row} index={index} />
        ))}
      </ol>
    </>
  );
}

const made = new Map<LessonRow, Lesson>();

/** The lesson once it is made: its figures come from searches, which take a phone a quarter of a second. */
function useLesson(row: LessonRow): Lesson | undefined {
  const [lesson, setLesson] = useState(made.get(row));
  useEffect(() => {
    if (lesson) return;
    let isWanted = true;
    void finishInSlices(row.make(lessonWords(row)), () => isWanted).then((found) => {
      if (!found) return;
      made.set(row, found);
      setLesson(found);
    });
    return () => {
      isWanted = false;
    };
  }, [row, lesson]);
  return lesson;
}

function OneLesson({ row, index, at }: { readonly row: LessonRow; readonly index: number; readonly at: number }) {
  const lesson = useLesson(row);
  return (
    <>
      <div class="head">
        <div>
          <p class="over">
            <a href="#/lessons">{lessonsTexts.heading}</a> · {lessonsTexts.over(index + 1, LESSONS.length)}
          </p>
          <h1>{lessonWords(row).title}</h1>
        </div>
      </div>
      {lesson ? (
        <LessonView lesson={lesson} at={Math.max(0, Math.min(lesson.steps.length - 1, at))} />
      ) : (
        <p class="quiet">{playTexts.shell.loading}</p>
      )}
    </>
  );
}

export function LessonsPage() {
  const { target } = route.value;
  const index = target.kind === 'collection' ? LESSONS.findIndex(({ id }) => id === target.collection) : -1;
  const row = LESSONS[index];
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.lessons, row && lessonWords(row).title);
  }, [row]);
  if (target.kind === 'collection' && target.collection === FOR_TEACHERS) return <Lazy part={TEACHERS} />;
  if (row && target.kind === 'collection') return <OneLesson key={row.id} row={row} index={index} at={target.index} />;
  return (
    <>
      {target.kind !== 'none' && <p class="status ink">{lessonsTexts.notFound}</p>}
      <LessonList />
    </>
  );
}
