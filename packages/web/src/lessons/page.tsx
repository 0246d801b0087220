// The lessons: a list of all of them, and one lesson step by step.

import type { Lesson, LessonRow } from '@masu/teach/lesson.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { useEffect, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { Seal } from '../icons.js';
import { route } from '../route.js';
import { lessonsTexts } from '../texts/lessons.js';
import { playTexts } from '../texts/play.js';
import { finishInSlices } from './in-slices.js';
import { LessonView, stepAddress } from './lesson-view.js';
import { lessonWords } from './lesson-words.js';
import { solvedExercises } from './progress.js';
import './lessons.css';

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

const lessons = new Map<LessonRow, Lesson>();

/** The lesson once it is made: its figures come from searches, which take a phone a quarter of a second. */
function useLesson(row: LessonRow): Lesson | undefined {
  const [lesson, setLesson] = useState(lessons.get(row));
  useEffect(() => {
    if (lesson) return;
    let isWanted = true;
    void finishInSlices(row.make(lessonWords(row)), () => isWanted).then((lesson) => {
      if (!lesson) return;
      lessons.set(row, lesson);
      setLesson(lesson);
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
