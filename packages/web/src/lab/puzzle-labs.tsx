// The lab of each puzzle as pages use it: searches on a Sokoban level, backtracking and propagation on a Futoshiki. How a
// level gets there, what of it is in an address, its keys, and what is drawn. The lab's page and the lessons have one of
// each.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Result, TextError } from '@masu/core/base/result.js';
import { validateLevel as validatePuzzle } from '@masu/core/futoshiki/rules/validate-level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import type { DraftOf, LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choice } from '../choices.js';
import { makeLevelLink, parseLevelLink } from '../share/level-link.js';
import { makePuzzleLink, parsePuzzleLink } from '../share/puzzle-link.js';
import { labTexts } from '../texts/lab.js';
import { DrawPanel } from './draw-panel.js';
import { TriesLab } from './futoshiki/tries-model.js';
import { TriesView } from './futoshiki/tries-view.js';
import { LabView } from './lab-view.js';
import { Lab, SPEEDS } from './model/model.js';
import { PRESET_IDS, PRESETS } from './model/setup.js';
import { makeSetupLink, parseSetupLink } from './model/setup-link.js';

export interface PuzzleLab<Id extends PuzzleId> {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly isRunning: ReadonlySignal<boolean>;
  validate(draft: DraftOf<Id>): Result<LevelOf<Id>, Pick<TextError, 'message'>>;
  /** The level in a link; undefined if it has none of this puzzle. */
  parseLink(query: URLSearchParams): DraftOf<Id> | undefined;
  makeLink(level: LevelOf<Id>): URLSearchParams;
  /** Shows a level with the set-up of an address. */
  open(level: LevelOf<Id>, title: string, setup: URLSearchParams | undefined): void;
  /** Like `open`; without a set-up in the address, the level is searched as the last one was. */
  openNext(level: LevelOf<Id>, title: string, setup: URLSearchParams | undefined): void;
  /** Stops what runs; what is recorded is used again if the same level is opened. */
  close(): void;
  /** Closes the lab and forgets the level. */
  clear(): void;
  /** The level that is open. */
  level(): LevelOf<Id> | undefined;
  /** Whether the level was drawn here, so that no other address has it. */
  isDrawn(): boolean;
  /** The set-up, added to a query that may contain a level. */
  addSetup(query: URLSearchParams): URLSearchParams;
  /** The line over the heading. */
  over(): string | undefined;
  takeKey(event: KeyboardEvent): boolean;
  /** What the head of the page has for this lab. */
  Tools(): JSX.Element | null;
  View(props: { readonly isLesson?: boolean }): JSX.Element;
}

function sokobanLab(): PuzzleLab<'sokoban'> {
  const lab = new Lab();
  let isDrawn = false;
  const { speed, subject } = lab;
  /** Searches a drawn board with the same searches; false if it is not a level. */
  const openDrawing = (rows: readonly string[]): boolean => {
    const level = validateLevel({ rows });
    if (!level.ok) return false;
    isDrawn = true;
    lab.open({ level: level.value, title: labTexts.draw.title }, { ...lab.setup.peek(), at: [] });
    return true;
  };
  const open: PuzzleLab<'sokoban'>['open'] = (level, title, setup) => {
    isDrawn = false;
    lab.open({ level, title }, parseSetupLink(setup));
  };
  return {
    isOpen: computed(() => subject.value !== undefined),
    isRunning: lab.isRunning,
    validate: validateLevel,
    parseLink(query) {
      const link = parseLevelLink(query);
      return link.ok ? link.value.draft : undefined;
    },
    makeLink: (level) => makeLevelLink({ rows: showPosition(level, level.start), ...defined({ title: level.title }) }),
    open,
    openNext(level, title, setup) {
      const isKept = !setup?.has('s') && lab.searches.peek().length > 0;
      if (!isKept) return open(level, title, setup);
      isDrawn = false;
      lab.open({ level, title }, { ...lab.setup.peek(), at: [] });
    },
    close: () => lab.close(),
    clear() {
      lab.close();
      subject.value = undefined;
    },
    level: () => subject.value?.level,
    isDrawn: () => isDrawn,
    addSetup: (query) => makeSetupLink(lab.setup.value, query),
    over: () => subject.value && labTexts.over(subject.value.title, subject.value.level.start.boxes.length),
    takeKey({ key }) {
      if (key === ' ') lab.toggle();
      else if (key === 'ArrowRight') lab.step(0, 1);
      else if (key === 'ArrowLeft') lab.step(0, -1);
      else if (key === '.') lab.stepLine(0, 1);
      else if (key === ',') lab.stepLine(0, -1);
      else if (key === 'Home') lab.scrub(0, 1);
      else if (key === 'End') lab.scrub(0, Number.MAX_SAFE_INTEGER);
      else if (key === '+' || key === '=') speed.value = Math.min(SPEEDS.length - 1, speed.value + 1);
      else if (key === '-') speed.value = Math.max(0, speed.value - 1);
      else return false;
      return true;
    },
    Tools: () => (
      <Choice
        name={labTexts.presets.name}
        options={[['', labTexts.presets.chosen], ...PRESET_IDS.map((id) => [id, labTexts.presets[id]] as const)]}
        chosen=""
        onChoose={(id) => id !== '' && lab.showSearches(PRESETS[id])}
      />
    ),
    View: ({ isLesson = false }) => (
      <>
        {!isLesson && subject.value && <DrawPanel level={subject.value.level} onDraw={openDrawing} />}
        <LabView lab={lab} isLesson={isLesson} />
      </>
    ),
  };
}

function futoshikiLab(): PuzzleLab<'futoshiki'> {
  const lab = new TriesLab();
  const { subject } = lab;
  const open: PuzzleLab<'futoshiki'>['open'] = (level, title, setup) =>
    lab.open({ level, title }, parseSetupLink(setup).at);
  return {
    isOpen: computed(() => subject.value !== undefined),
    isRunning: lab.isRunning,
    validate: validatePuzzle,
    parseLink: (query) => parsePuzzleLink(query)?.draft,
    makeLink: (level) => makePuzzleLink(level),
    open,
    openNext: open,
    close: () => lab.close(),
    clear() {
      lab.close();
      subject.value = undefined;
    },
    level: () => subject.value?.level,
    isDrawn: () => false,
    addSetup(query) {
      const { backtrack, propagate } = lab.moments.value;
      const ran = lab.ran.value;
      query.set('at', [backtrack, propagate, ...(ran > 0 ? [ran] : [])].join('.'));
      return query;
    },
    over: () => subject.value && labTexts.tries.over(subject.value.title, subject.value.level.size),
    takeKey({ key }) {
      if (key === ' ') lab.toggle();
      else if (key === 'ArrowRight') lab.advance(1);
      else if (key === 'ArrowLeft') lab.advance(-1);
      else if (key === '.') lab.stepElimination(1);
      else if (key === ',') lab.stepElimination(-1);
      else if (key === 'Home') lab.advance(Number.MIN_SAFE_INTEGER);
      else if (key === 'End') lab.advance(Number.MAX_SAFE_INTEGER);
      else return false;
      return true;
    },
    Tools: () => null,
    View: ({ isLesson = false }) => <TriesView lab={lab} isLesson={isLesson} />,
  };
}

export const newLabs = (): { readonly [Id in PuzzleId]: PuzzleLab<Id> } => ({
  sokoban: sokobanLab(),
  futoshiki: futoshikiLab(),
});
