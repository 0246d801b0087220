// Exercises with new numbers: one after the other below an exercise of a lesson, and as sheets to print for a class.

import { defined } from '@masu/core/base/defined.js';
import type { Exercise, LessonId } from '@masu/teach/lesson.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { hasPractice, makePractice, type Practice } from '@masu/teach/practice.js';
import { useMemo, useState } from 'preact/hooks';
import { Preview } from '../board/preview.js';
import { Button } from '../controls.js';
import { formatNumber } from '../language.js';
import { lessonTexts } from '../texts/lesson.js';
import { lessonsTexts } from '../texts/lessons.js';
import { ExerciseView } from './exercise-view.js';

const { practice: texts } = lessonsTexts;

function practiceQuestion({ kind, given }: Practice): string {
  const { after = 0, count = 0, size = 0, row = 0, column = 0, above = 0, place = 0 } = given;
  const { questions } = lessonsTexts.practice;
  if (kind === 'waiting') return questions.waiting(after);
  if (kind === 'newStates' || kind === 'balanced' || kind === 'generated') return questions[kind](count);
  if (kind === 'sum' || kind === 'gap') return questions[kind](count, place);
  if (kind === 'nextBound') return questions.nextBound(count, above, row, column);
  if (kind === 'rounds') return questions.rounds(place, count);
  if (kind === 'repeated') return questions.repeated(size, count);
  if (kind === 'nearestSum' || kind === 'matched') return questions[kind](above, row, column, place);
  if (kind === 'highest') return questions.highest(above, row, column);
  if (kind === 'candidates') return questions.candidates(size, row, column, above);
  if (kind === 'chain') return questions.chain(size, count, place);
  return kind === 'fillings' ? questions.fillings(size, count) : questions[kind];
}

const makeExercise = (practice: Practice): Exercise => ({
  ...{ kind: 'exercise', id: practice.kind, heading: texts.title, answer: 'number', value: practice.answer },
  ...{ question: practiceQuestion(practice), right: texts.right(practice.answer), hint: texts.hint },
  ...defined({ board: practice.board }),
});

const MAX_SEED = 100_000;
const newSeed = (): number => 1 + Math.floor(Math.random() * MAX_SEED);

/** One exercise at a time: each press is the next kind with a new seed. */
export function PracticePanel({ lesson }: { readonly lesson: LessonId }) {
  const [shown, setShown] = useState<{ readonly seed: number; readonly turn: number } | undefined>(undefined);
  const practice = useMemo(() => {
    const all = shown ? makePractice(lesson, shown.seed) : [];
    return shown && all[shown.turn % all.length];
  }, [lesson, shown]);
  if (!hasPractice(lesson)) return null;
  return (
    <section class="practice">
      <h3>{texts.heading}</h3>
      {practice && shown && (
        <>
          <p class="quiet num">{texts.seed(shown.seed)}</p>
          <ExerciseView key={`${shown.seed} ${shown.turn}`} exercise={makeExercise(practice)} />
        </>
      )}
      <Button onClick={() => setShown({ seed: newSeed(), turn: (shown?.turn ?? -1) + 1 })}>{texts.another}</Button>
    </section>
  );
}

const COURSES = ['in101', 'ips', 'ece209', 'comp20003', 'mac110'] as const;

function Sheet({ seed }: { readonly seed: number }) {
  const sheets = useMemo(() => {
    const lessons = LESSONS.map(({ id }) => id).filter(hasPractice);
    return lessons.map((id) => [id, makePractice(id, seed)] as const);
  }, [seed]);
  return (
    <>
      <section class="panel sheet">
        <h2>{lessonsTexts.teachers.questions}</h2>
        <p>
          {texts.seed(seed)} · {lessonsTexts.teachers.name}
        </p>
        {sheets.map(([id, all], index) => (
          <div key={id}>
            <h3>
              {index + 1}. {lessonTexts[id].title}
            </h3>
            <ol type="a">
              {all.map((practice) => (
                <li key={practice.kind}>
                  {practiceQuestion(practice)}
                  {practice.board && (
                    <div class="exercise-board" role="img" aria-label={lessonsTexts.board}>
                      <Preview rows={practice.board} />
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <section class="panel sheet answers">
        <h2>{lessonsTexts.teachers.answers}</h2>
        <p>{texts.seed(seed)}</p>
        <table class="best num">
          <tbody>
            {sheets.map(([id, all], index) => (
              <tr key={id}>
                <th scope="row">
                  {index + 1}. {lessonTexts[id].title}
                </th>
                {all.map(({ kind, answer }, place) => (
                  <td key={kind}>
                    {'abcdef'[place]}) {formatNumber(answer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

export function TeachersPage() {
  const [seed, setSeed] = useState(1);
  const { teachers } = lessonsTexts;
  return (
    <>
      <div class="head teachers-head">
        <div>
          <p class="over">
            <a href="#/lessons">{lessonsTexts.heading}</a>
          </p>
          <h1>{teachers.heading}</h1>
          <p>{teachers.about}</p>
        </div>
        <div class="row">
          <label class="field short">
            {teachers.seedLabel}
            <input
              type="number"
              min={1}
              max={MAX_SEED}
              value={seed}
              onInput={({ currentTarget }) =>
                setSeed(Math.max(1, Math.min(MAX_SEED, currentTarget.valueAsNumber || 1)))
              }
            />
          </label>
          <Button variant="main" onClick={() => print()}>
            {teachers.print}
          </Button>
        </div>
      </div>
      <section class="panel course-weeks">
        <h2>{teachers.weeks}</h2>
        <dl>
          {COURSES.map((id) => (
            <div key={id}>
              <dt>{teachers.names[id]}</dt>
              <dd>{teachers.courses[id]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Sheet seed={seed} />
    </>
  );
}
