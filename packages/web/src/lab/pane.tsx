// One search of the lab: its switches, its figures now, the state being expanded, and the parts chosen above.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { figuresAt } from '@masu/search/recorded.js';
import { frontierPriority } from '@masu/search/strategies.js';
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useDueParts } from '../app/turns.js';
import { Board } from '../board/board.js';
import { planOfLevel } from '../board/plan.js';
import { formatNumber } from '../language.js';
import { labTexts } from '../texts/lab.js';
import { RunButton, RunSlider, runSteps, StepButtons } from './bar.js';
import { HeatCounter } from './heat.js';
import { isEndShown, type Lab, type LabSearch } from './model/model.js';
import { currentStep } from './model/moment.js';
import { solutionLength } from './model/run.js';
import { PARTS } from './model/setup.js';
import { AlgorithmChoice, PaneOptions } from './pane-options.js';
import { CodePart, FigureList } from './parts/code-part.js';
import { FrontierPart, type PartProps } from './parts/frontier-part.js';
import { MiniBoard } from './parts/mini-board.js';
import { SolutionPart, useShownNode } from './parts/solution-part.js';
import { TreePart } from './parts/tree-part.js';
import { VisitedPart } from './parts/visited-part.js';
import { SearchSign } from './results/search-mark.js';
import { useSlowly } from './slowly.js';

const heatHeight = (): number => 280;

const NO_POSE = { player: undefined, facing: 'down' as const, boxes: [] };

function HeatPart({ search, level }: Omit<PartProps, 'lab'>) {
  const { run } = search;
  const at = useSlowly(search.at);
  const plan = useMemo(() => planOfLevel(level), [level]);
  const counter = useMemo(() => run && new HeatCounter(run, level.walls.length), [run, level]);
  const heat = useMemo(() => counter?.at(Math.min(at, run?.recorded.steps.count ?? 0)), [counter, at, run]);
  const marks = useMemo(() => ({ heat: heat?.steps ?? [] }), [heat]);
  const most = heat?.most ?? 0;
  return (
    <section class="part">
      <h3>{labTexts.heat.heading}</h3>
      <Board
        plan={plan}
        pose={NO_POSE}
        marks={marks}
        name={labTexts.heat.heading}
        picture={labTexts.heat.picture(most)}
        largest={32}
        fitHeight={heatHeight}
        isPicture
      />
      <p class="legend">
        {labTexts.heat.seldom}
        {[4, 7, 9, 12, 15].map((side, index) => (
          <svg key={side} width={side} height={side} aria-hidden="true">
            <rect width={side} height={side} fill={`var(--h${index + 1})`} />
          </svg>
        ))}
        {labTexts.heat.often(most)}
      </p>
    </section>
  );
}

function Figures({ search }: { readonly search: LabSearch }) {
  const { run, moment } = search;
  const figures = run && figuresAt(run.recorded, moment);
  const shown: readonly (readonly [string, number | undefined])[] = [
    [labTexts.pane.expanded, figures?.expanded],
    [labTexts.pane.frontier, figures?.frontier],
    [labTexts.pane.depth, run?.recorded.steps.costs[currentStep(run.recorded, moment)]],
    [labTexts.pane.comparisons, figures?.comparisons],
  ];
  const text = (value: number | undefined): string => (value === undefined ? labTexts.table.none : formatNumber(value));
  return <FigureList figures={shown.map(([word, value]) => [word, text(value)])} />;
}

function CurrentBoard({ lab, search, level }: PartProps) {
  const { run, moment, replay } = search;
  const node = useShownNode(search);
  if (!run) {
    return (
      <>
        <MiniBoard level={level} position={level.start} name={labTexts.pane.board(0)} />
        <p class="quiet num">
          {search.progress > 0 ? labTexts.pane.progress(search.progress) : labTexts.pane.recording}
        </p>
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
      <MiniBoard level={level} position={lab.nodePosition(run, node)} name={name} />
      <p class="quiet num">{labTexts.pane.current(g, h, frontierPriority(run.recorded.algorithm, g, h))}</p>
    </>
  );
}

const RUN_PARTS = { frontier: FrontierPart, tree: TreePart, visited: VisitedPart, heat: HeatPart } as const;

/** The parts that need the run, drawn one after the other when it arrives. */
function RunParts(props: PartProps) {
  const { parts } = props.lab.view.value;
  const due = useDueParts(props.search.run ? PARTS.length : 0);
  return (
    <>
      {parts
        .filter((part) => part !== 'code')
        .slice(0, due)
        .map((part) => {
          const Part = RUN_PARTS[part];
          return <Part key={part} {...props} />;
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
  const search = useComputed(() => lab.searches.value[index]).value as LabSearch;
  const { parts, pace } = lab.view.value;
  const { setup } = search;
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
        <SearchSign index={index} />
        <span>{name}</span>
      </h2>
      {!isFixed && options}
      {pace === 'own' && (
        <div class="own-pace">
          <div class="row">
            <RunButton lab={lab} index={index} />
            <StepButtons steps={runSteps(lab, index)} />
          </div>
          <RunSlider
            lab={lab}
            index={index}
            at={search.at}
            reached={search.reached}
            steps={search.run?.recorded.steps.count ?? 0}
          />
        </div>
      )}
      <div class="now-board">
        <CurrentBoard lab={lab} search={search} level={level} />
      </div>
      <Figures search={search} />
      {isEndShown(search) && <SolutionPart lab={lab} search={search} index={index} />}
      {parts.includes('code') && <CodePart search={search} />}
      <RunParts lab={lab} search={search} level={level} />
    </section>
  );
}
