// One search of the lab: its switches, its figures now, the state being expanded, and the parts chosen above.

import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { figuresAt } from '../../search/index.js';
import type { Level } from '../../sokoban/index.js';
import { useTurns } from '../app/turns.js';
import { formatNumber } from '../language.js';
import { labTexts } from '../texts/lab.js';
import { RunButton, RunSlider, StepButtons } from './bar.js';
import { isEndShown, type Lab, type LabSearch } from './model/model.js';
import { currentStep } from './model/moment.js';
import { solutionLength } from './model/run.js';
import { PARTS } from './model/setup.js';
import { AlgorithmChoice, PaneOptions } from './pane-options.js';
import { CodePart } from './parts/code-part.js';
import { FrontierPart } from './parts/frontier-part.js';
import { HeatPart } from './parts/heat-part.js';
import { MiniBoard } from './parts/mini-board.js';
import { SolutionPart, useShownNode } from './parts/solution-part.js';
import { TreePart } from './parts/tree-part.js';
import { VisitedPart } from './parts/visited-part.js';
import { SlotSign } from './results/slot-mark.js';

function Figures({ slot }: { readonly slot: LabSearch }) {
  const { run, moment } = slot;
  const figures = run && figuresAt(run.recorded, moment);
  const shown: readonly (readonly [string, number | undefined])[] = [
    [labTexts.pane.expanded, figures?.expanded],
    [labTexts.pane.frontier, figures?.frontier],
    [labTexts.pane.depth, run?.recorded.steps.costs[currentStep(run.recorded, moment)]],
    [labTexts.pane.comparisons, figures?.comparisons],
  ];
  return (
    <dl class="figures num">
      {shown.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value === undefined ? labTexts.table.none : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CurrentBoard({ lab, slot, level }: { readonly lab: Lab; readonly slot: LabSearch; readonly level: Level }) {
  const { run, moment, replay } = slot;
  const node = useShownNode(slot);
  if (!run) {
    return (
      <>
        <MiniBoard level={level} position={level.start} name={labTexts.pane.board(0)} />
        <p class="quiet num">{slot.progress > 0 ? labTexts.pane.progress(slot.progress) : labTexts.pane.recording}</p>
      </>
    );
  }
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const g = steps.costs[step] as number;
  const h = nodes.estimates[steps.nodes[step] as number] as number;
  const name = replay === undefined ? labTexts.pane.board(g) : labTexts.pane.boardAt(replay, solutionLength(run) ?? 0);
  return (
    <>
      <MiniBoard level={level} position={lab.positionOf(run, node)} name={name} />
      <p class="quiet num">{labTexts.pane.current(g, h, g + h)}</p>
    </>
  );
}

/** The parts that need the run, drawn one after the other when it arrives. */
function RunParts({ lab, slot, level }: { readonly lab: Lab; readonly slot: LabSearch; readonly level: Level }) {
  const { parts } = lab.view.value;
  const due = useTurns(slot.run ? PARTS.length : 0);
  return (
    <>
      {parts
        .filter((part) => part !== 'code')
        .slice(0, due)
        .map((part) => {
          if (part === 'frontier') return <FrontierPart key={part} lab={lab} slot={slot} level={level} />;
          if (part === 'tree') return <TreePart key={part} slot={slot} />;
          if (part === 'visited') return <VisitedPart key={part} slot={slot} />;
          return <HeatPart key={part} slot={slot} level={level} />;
        })}
    </>
  );
}

export function Pane(props: {
  readonly lab: Lab;
  readonly index: number;
  readonly name: string;
  readonly level: Level;
  readonly isOnly: boolean;
  /** In a lesson the text chooses the search. */
  readonly isFixed?: boolean;
}) {
  const { lab, index, name, level, isOnly, isFixed = false } = props;
  // Computed, so that the other searches don't redraw this one.
  const slot = useComputed(() => lab.slots.value[index]).value as LabSearch;
  const { parts, pace } = lab.view.value;
  const { setup } = slot;
  // The switches have a hundred elements; they are made again only when one of them changes.
  const options = useMemo(
    () => (
      <div class="pane-head">
        <AlgorithmChoice lab={lab} index={index} setup={setup} />
        <PaneOptions lab={lab} index={index} setup={setup} name={name} isOnly={isOnly} />
      </div>
    ),
    [lab, index, setup, name, isOnly],
  );
  return (
    <section class="panel pane" aria-label={labTexts.pane.search(index + 1, name)}>
      <h2>
        <SlotSign index={index} />
        <span>{name}</span>
      </h2>
      {!isFixed && options}
      {pace === 'own' && (
        <div class="own-pace">
          <div class="row">
            <RunButton lab={lab} index={index} />
            <StepButtons lab={lab} index={index} />
          </div>
          <RunSlider lab={lab} index={index} at={slot.at} steps={slot.run?.recorded.steps.count ?? 0} />
        </div>
      )}
      <div class="now-board">
        <CurrentBoard lab={lab} slot={slot} level={level} />
      </div>
      <Figures slot={slot} />
      {isEndShown(slot) && <SolutionPart lab={lab} slot={slot} index={index} />}
      {parts.includes('code') && <CodePart slot={slot} />}
      <RunParts lab={lab} slot={slot} level={level} />
    </section>
  );
}
