// An exercise: the question, a way to answer it, and the result of the check. Every kind of answer works with the
// keyboard alone and is announced.

import { rowColumn } from '@masu/core/base/grid.js';
import { type CheckedAnswer, checkAnswer } from '@masu/teach/check.js';
import type { Exercise } from '@masu/teach/lesson.js';
import { useState } from 'preact/hooks';
import { speak } from '../app/notice.js';
import { Preview } from '../board/preview.js';
import { Button } from '../controls.js';
import { Seal } from '../icons.js';
import { DOWN, UP } from '../more-icons.js';
import { lessonsTexts } from '../texts/lessons.js';
import { saveSolvedExercise, solvedExercises } from './progress.js';
import { RichText } from './rich-text.js';

interface AnswerProps<Kind extends Exercise['answer']> {
  readonly exercise: Extract<Exercise, { readonly answer: Kind }>;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

function NumberAnswer({ answer, onAnswer }: AnswerProps<'number'>) {
  return (
    <label class="field short">
      {lessonsTexts.answer}
      <input
        inputMode="numeric"
        autocomplete="off"
        value={answer}
        onInput={(event) => onAnswer(event.currentTarget.value)}
      />
    </label>
  );
}

function ChoiceAnswer({ exercise, answer, onAnswer }: AnswerProps<'choice'>) {
  return (
    <fieldset class="choices">
      <legend class="hide">{exercise.question}</legend>
      {exercise.options.map(({ id, label }) => (
        <label key={id} class="check">
          <input type="radio" name={exercise.id} checked={answer === id} onChange={() => onAnswer(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function OrderAnswer({ exercise, answer, onAnswer }: AnswerProps<'order'>) {
  const ids = answer === '' ? exercise.options.map(({ id }) => id) : answer.split(',');
  const optionLabel = (id: string): string => exercise.options.find((option) => option.id === id)?.label ?? id;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= ids.length) return;
    const moved = ids.filter((_, index) => index !== from);
    moved.splice(to, 0, ids[from] as string);
    onAnswer(moved.join());
    speak(lessonsTexts.step(to + 1, optionLabel(ids[from] as string)));
  };
  return (
    <ol class="orderable" aria-label={lessonsTexts.order}>
      {ids.map((id, index) => (
        <li key={id}>
          <span>{optionLabel(id)}</span>
          <Button
            icon={UP}
            name={lessonsTexts.up(optionLabel(id))}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <Button
            icon={DOWN}
            name={lessonsTexts.down(optionLabel(id))}
            disabled={index === ids.length - 1}
            onClick={() => move(index, index + 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The board with the chosen box on it. */
function withBox(board: readonly string[], answer: string): readonly string[] {
  const width = board[0]?.length ?? 1;
  const cell = answer === '' ? -1 : Number(answer);
  return board.map((row, index) =>
    [...row].map((letter, column) => (index * width + column !== cell ? letter : letter === '.' ? '*' : '$')).join(''),
  );
}

function CellAnswer({ exercise, answer, onAnswer }: AnswerProps<'cell'>) {
  const width = exercise.board[0]?.length ?? 1;
  const letters = exercise.board.join('');
  return (
    <fieldset class="cell-choice" style={{ '--columns': String(width), '--rows': String(exercise.board.length) }}>
      <legend class="hide">{lessonsTexts.choose}</legend>
      <Preview rows={withBox(exercise.board, answer)} />
      <div class="cell-grid">
        {Array.from(letters, (letter, cell) => {
          if (letter !== ' ' && letter !== '.') return <span key={cell} />;
          const [row, column] = rowColumn(cell, width);
          return (
            <label key={cell} title={lessonsTexts.cell(row + 1, column + 1)}>
              <input
                type="radio"
                name={exercise.id}
                aria-label={lessonsTexts.cell(row + 1, column + 1)}
                checked={answer === String(cell)}
                onChange={() => onAnswer(String(cell))}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Answer({ exercise, ...rest }: Omit<AnswerProps<never>, 'exercise'> & { readonly exercise: Exercise }) {
  if (exercise.answer === 'number') return <NumberAnswer exercise={exercise} {...rest} />;
  if (exercise.answer === 'choice') return <ChoiceAnswer exercise={exercise} {...rest} />;
  if (exercise.answer === 'order') return <OrderAnswer exercise={exercise} {...rest} />;
  return <CellAnswer exercise={exercise} {...rest} />;
}

/** Without a lesson it is practice, and nothing is saved. */
export function ExerciseView({ lesson, exercise }: { readonly lesson?: string; readonly exercise: Exercise }) {
  const [answer, setAnswer] = useState('');
  const [checked, setChecked] = useState<CheckedAnswer | undefined>(undefined);
  const wasSolved = lesson !== undefined && solvedExercises(lesson).includes(exercise.id);
  const change = (next: string): void => {
    setAnswer(next);
    setChecked(undefined);
  };
  const check = (): void => {
    const given = answer === '' && exercise.answer === 'order' ? exercise.options.map(({ id }) => id).join() : answer;
    const result = checkAnswer(exercise, given);
    setChecked(result);
    speak(result === 'right' ? exercise.right : [lessonsTexts.verdicts[result], exercise.hint].join(' '));
    if (result === 'right' && lesson !== undefined) saveSolvedExercise(lesson, exercise.id);
  };
  return (
    <form
      class="exercise"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p>
        <RichText text={exercise.question} />
      </p>
      {exercise.board && exercise.answer !== 'cell' && (
        <figure class="exercise-board" role="img" aria-label={lessonsTexts.board}>
          <Preview rows={exercise.board} />
        </figure>
      )}
      <Answer exercise={exercise} answer={answer} onAnswer={change} />
      <button type="submit" class="btn main">
        {lessonsTexts.check}
      </button>
      {checked === 'right' || (wasSolved && checked === undefined) ? (
        <p class="verdict-right">
          <Seal />
          <span>
            <RichText text={exercise.right} />
          </span>
        </p>
      ) : (
        checked && (
          <p class="verdict-wrong">
            <b>{lessonsTexts.verdicts[checked]}</b>{' '}
            <span>
              <RichText text={checked === 'unreadable' ? '' : exercise.hint} />
            </span>
          </p>
        )
      )}
    </form>
  );
}
