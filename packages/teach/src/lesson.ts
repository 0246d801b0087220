// A lesson: steps of text that drive a lab, and exercises whose answers are checked. The same lessons are shown in the
// browser and printed to docs/lessons. Sentences are in `texts`, one table per lesson; every figure in them is computed.

import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/lesson.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';

/** What the lab shows beside a step. */
export type LabSpec = {
  readonly title: string;
  /** The set-up as in a link to the lab. */
  readonly setup: string;
} & (
  | { readonly puzzle: 'sokoban'; readonly draft: Draft }
  | { readonly puzzle: 'futoshiki'; readonly draft: FutoshikiDraft }
);

export interface Section {
  readonly kind: 'section';
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly lab: LabSpec;
  /** Buttons under the text that show something else in the lab. */
  readonly actions: readonly { readonly label: string; readonly lab: LabSpec }[];
  /** Commands that show the same in a terminal; printed to the docs only. */
  readonly commands: readonly string[];
  /** A table of counts, printed to the docs only. */
  readonly table?: string;
}

interface ExerciseBase {
  readonly kind: 'exercise';
  readonly id: string;
  readonly heading: string;
  readonly question: string;
  /** Shown after the right answer: why it is right. */
  readonly right: string;
  /** Shown after a wrong answer: what to look at. */
  readonly hint: string;
  /** The board of the question, if the lab would give the answer away. */
  readonly board?: readonly string[];
  readonly lab?: LabSpec;
}

export type Exercise = ExerciseBase &
  (
    | { readonly answer: 'number'; readonly value: number }
    | { readonly answer: 'choice'; readonly options: readonly ExerciseOption[]; readonly value: string }
    /** The options as they are shown at first. */
    | { readonly answer: 'order'; readonly options: readonly ExerciseOption[]; readonly value: readonly string[] }
    /** The board to put one box on, and the cells that are right. */
    | { readonly answer: 'cell'; readonly board: readonly string[]; readonly value: readonly number[] }
  );

export interface ExerciseOption {
  readonly id: string;
  readonly label: string;
}

export type LessonStep = Section | Exercise;

export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly LessonStep[];
}

/** The texts of all lessons; English defines them. */
export type LessonId = keyof typeof english;

export type LessonWords<Id extends LessonId> = Words<(typeof english)[Id]>;

/** The steps of a lesson being made: it yields between slices of the searches that its figures come from. */
export type Making = Generator<void, readonly LessonStep[], void>;

/** A lesson before it is made: its figures are computed when it is opened. */
export interface LessonRow {
  readonly id: LessonId;
  /** The ids of its exercises: a list of lessons is shown without making any. */
  readonly exercises: readonly string[];
  /** Its table of texts in English. */
  readonly english: Titled;
  /** In English, or in the words of a translation. */
  readonly make: (words?: Titled) => Generator<void, Lesson, void>;
}

interface Titled {
  readonly title: string;
  readonly summary: string;
}

export function lessonRow<Id extends LessonId>(
  id: Id,
  exercises: readonly string[],
  makeSteps: (words: LessonWords<Id>) => Making,
): LessonRow {
  return {
    ...{ id, exercises, english: english[id] },
    *make(words: Titled = english[id]) {
      return { id, title: words.title, summary: words.summary, steps: yield* makeSteps(words as LessonWords<Id>) };
    },
  };
}

/** The figures that some words need: those of every function among them. */
type Figures<Texts> = Texts extends string
  ? never
  : Texts extends (figures: infer Given) => string
    ? Given
    : Texts extends readonly (infer Item)[]
      ? Figures<Item>
      : { [Key in keyof Texts]: Figures<Texts[Key]> }[keyof Texts];

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer Each) => void
  ? Each
  : never;

type Filled<Texts> = Texts extends string | ((figures: never) => string)
  ? string
  : { readonly [Key in keyof Texts]: Filled<Texts[Key]> };

/** Words with their figures: every function among them becomes a text. */
export function fillIn<Texts>(words: Texts, figures: All<Figures<Texts>>): Filled<Texts> {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'function') return value(figures);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
  };
  return fill(words) as Filled<Texts>;
}

export const lessonExercises = (lesson: Lesson): readonly Exercise[] =>
  lesson.steps.filter((step): step is Exercise => step.kind === 'exercise');
