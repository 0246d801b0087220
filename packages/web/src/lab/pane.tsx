// One search of the lab: its switches, its figures now, the state being expanded, and the parts chosen above.

import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { HEURISTIC_IDS } from '../../base/search-choices.js';
import { ALGORITHMS, figuresAt, findStrategy, frontierPriority, VISITED_IDS } from '../../search/index.js';
import { DEADLOCK_RULES, type Level } from '../../sokoban/index.js';
import { useDueParts } from '../app/turns.js';
import { Board } from '../board/board.js';
import { planOfLevel } from '../board/plan.js';
import { Check, Choice } from '../choices.js';
import { Button } from '../controls.js';
import { formatNumber } from '../language.js';
import { ERASE } from '../more-icons.js';
import { labTexts } from '../texts/lab.js';
import { RunButton, RunSlider, runSteps, StepButtons } from './bar.js';
import { isEndShown, type Lab, type LabSearch } from './model/model.js';
import { currentStep } from './model/moment.js';
import { type LabRun, solutionLength } from './model/run.js';
import { PARTS, type SearchSetup } from './model/setup.js';
import { parseOrderLetters } from './model/setup-link.js';
import { CodePart, FigureList } from './parts/code-part.js';
import { FrontierPart, type PartProps } from './parts/frontier-part.js';
import { MiniBoard } from './parts/mini-board.js';
import { SolutionPart, useShownNode } from './parts/solution-part.js';
import { TreePart } from './parts/tree-part.js';
import { VisitedPart } from './parts/visited-part.js';
import { orderName, ruleName, SearchSign } from './results/search-mark.js';

// Counts in how many expanded states each cell held a box. Kept up to date by adding or removing the states between two
// moments, so that scrubbing by one step costs one state.

interface Heat {
  readonly most: number;
  /** 0 (never) to 5 (nearly as often as the most), by cell. */
  readonly steps: Uint8Array;
}

export class HeatCounter {
  readonly #run: LabRun;
  readonly #counts: Uint32Array;
  #upTo = 0;

  constructor(run: LabRun, cells: number) {
    this.#run = run;
    this.#counts = new Uint32Array(cells);
  }

  at(expanded: number): Heat {
    const counts = this.#counts;
    const change = expanded < this.#upTo ? -1 : 1;
    const [from, to] = change > 0 ? [this.#upTo, expanded] : [expanded, this.#upTo];
    const { boxes, boxCount } = this.#run;
    for (let index = from * boxCount; index < to * boxCount; index++) {
      const cell = boxes[index] as number;
      counts[cell] = (counts[cell] as number) + change;
    }
    this.#upTo = expanded;
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const steps = Uint8Array.from(counts, (count) =>
      count === 0 ? 0 : Math.min(5, 1 + Math.floor((5 * count) / (most + 1))),
    );
    return { most, steps };
  }
}

// A value that follows another a few times per second, for what takes long to draw.

const REST_MILLIS = 120;

function useSlowly<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const timer = setTimeout(() => setShown(value), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}

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

// The switches of one search: algorithm, heuristic, visited set, order of moves, deadlock rules.

/** Every order of the four directions, those of the courses first. */
function allOrders(): readonly (readonly Direction[])[] {
  const rest = (left: readonly Direction[]): readonly (readonly Direction[])[] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first) => rest(left.filter((each) => each !== first)).map((more) => [first, ...more]));
  return rest(DIRECTIONS);
}

const letters = (order: readonly Direction[]): string => order.map((direction) => direction.charAt(0)).join('');
const COURSE_ORDERS = ['udrl', 'lrud'];
const ORDERS: readonly string[] = [
  ...COURSE_ORDERS,
  ...allOrders()
    .map(letters)
    .filter((text) => !COURSE_ORDERS.includes(text)),
];

interface OptionsProps {
  readonly lab: Lab;
  readonly index: number;
  readonly setup: SearchSetup;
  readonly name: string;
  readonly isOnly: boolean;
}

function AlgorithmChoice({ lab, index, setup }: Pick<OptionsProps, 'lab' | 'index' | 'setup'>) {
  return (
    <Choice
      name={labTexts.pane.algorithm}
      options={ALGORITHMS.map(({ id }) => [id, labTexts.strategies[id] ?? id] as const)}
      chosen={setup.strategy}
      onChoose={(strategy) => lab.changeSearch(index, { strategy })}
    />
  );
}

/** The switches have a hundred elements; they are drawn when they are first opened. */
function PaneOptions(props: OptionsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details class="options" onToggle={() => setOpened(true)}>
      <summary class="btn">{labTexts.pane.options}</summary>
      {wasOpened && <Switches {...props} />}
    </details>
  );
}

function Switches({ lab, index, setup, name, isOnly }: OptionsProps) {
  const change = (changes: Partial<SearchSetup>): void => lab.changeSearch(index, changes);
  const toggleRule = (id: (typeof DEADLOCK_RULES)[number]['id'], isOn: boolean): void =>
    change({
      rules: DEADLOCK_RULES.map((rule) => rule.id).filter((rule) => (rule === id ? isOn : setup.rules.includes(rule))),
    });
  return (
    <div class="options-body">
      {findStrategy(setup.strategy).needsEstimate && (
        <Choice
          name={labTexts.pane.heuristic}
          options={HEURISTIC_IDS.map((id) => [id, labTexts.heuristics[id]] as const)}
          chosen={setup.heuristic}
          onChoose={(heuristic) => change({ heuristic })}
        />
      )}
      <Choice
        name={labTexts.pane.visited}
        options={VISITED_IDS.map((id) => [id, labTexts.visited[id]] as const)}
        chosen={setup.visited}
        onChoose={(visited) => change({ visited })}
      />
      <Choice
        name={labTexts.pane.order}
        options={ORDERS.map((text) => [text, orderName(parseOrderLetters(text) ?? DIRECTIONS)] as const)}
        chosen={letters(setup.order)}
        onChoose={(text) => change({ order: parseOrderLetters(text) ?? setup.order })}
      />
      {!findStrategy(setup.strategy).isUnsound && (
        <fieldset>
          <legend>{labTexts.pane.rules}</legend>
          {DEADLOCK_RULES.map(({ id }) => (
            <Check key={id} checked={setup.rules.includes(id)} onChange={(isOn) => toggleRule(id, isOn)}>
              {ruleName(id)}
            </Check>
          ))}
        </fieldset>
      )}
      {!isOnly && (
        <Button icon={ERASE} name={labTexts.pane.removeNamed(name)} onClick={() => lab.removeSearch(index)}>
          {labTexts.pane.remove}
        </Button>
      )}
    </div>
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
