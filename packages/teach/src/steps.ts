// Puts the steps of a lesson together from its text, its labs, and its answers.

import { defined } from '@masu/core/base/defined.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import type { Exercise, ExerciseOption, LabSpec, Section } from './lesson.js';

interface SectionText {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface SectionMore {
  readonly actions?: readonly (readonly [label: string, lab: LabSpec])[];
  readonly commands?: readonly string[];
  readonly table?: string;
}

export function section(id: string, text: SectionText, lab: LabSpec, more: SectionMore = {}): Section {
  return {
    kind: 'section',
    id,
    heading: text.heading,
    paragraphs: text.paragraphs,
    lab,
    actions: (more.actions ?? []).map(([label, shown]) => ({ label, lab: shown })),
    commands: more.commands ?? [],
    ...defined({ table: more.table }),
  };
}

interface ExerciseText {
  readonly heading: string;
  readonly question: string;
  readonly right: string;
  readonly hint: string;
  readonly options?: Readonly<Record<string, string>>;
}

interface ExerciseSetting {
  readonly board?: readonly string[];
  readonly lab?: LabSpec;
}

const exerciseBase = (id: string, { heading, question, right, hint }: ExerciseText) =>
  ({ kind: 'exercise', id, heading, question, right, hint }) as const;

const exerciseOptions = (text: ExerciseText): readonly ExerciseOption[] =>
  Object.entries(text.options ?? {}).map(([id, label]) => ({ id, label }));

export function numberExercise(id: string, text: ExerciseText, value: number, setting: ExerciseSetting = {}): Exercise {
  return { ...exerciseBase(id, text), ...setting, answer: 'number', value };
}

export function choiceExercise(id: string, text: ExerciseText, value: string, setting: ExerciseSetting = {}): Exercise {
  return { ...exerciseBase(id, text), ...setting, answer: 'choice', options: exerciseOptions(text), value };
}

export function orderExercise(
  id: string,
  text: ExerciseText,
  value: readonly string[],
  setting: ExerciseSetting = {},
): Exercise {
  return { ...exerciseBase(id, text), ...setting, answer: 'order', options: exerciseOptions(text), value };
}

export function cellExercise(
  id: string,
  text: ExerciseText,
  board: readonly string[],
  value: readonly number[],
): Exercise {
  return { ...exerciseBase(id, text), answer: 'cell', board, value };
}

/** A search as in a link to the lab (default: breadth-first, up first, no rules, a hash table). */
export function searchLink(
  strategy: string,
  { heuristic = 'none', order = 'udrl', rules = 'none', visited = 'hash' }: Readonly<Record<string, string>> = {},
): string {
  return [strategy, heuristic, order, rules, visited].join('.');
}

export function sokobanLab(
  rows: readonly string[],
  title: string,
  searches: readonly string[],
  { at = 1, show = 'frontier' }: { readonly at?: number; readonly show?: string } = {},
): LabSpec {
  const query = [...searches.map((text) => `s=${text}`), `at=${at}`, `show=${show}`];
  return { puzzle: 'sokoban', draft: { rows }, title, setup: query.join('&') };
}

/** `at`: the events that backtracking and propagation are shown at. */
export function futoshikiLab(draft: FutoshikiDraft, title: string, at: readonly [number, number]): LabSpec {
  return { puzzle: 'futoshiki', draft, title, setup: `at=${at.join('.')}` };
}
