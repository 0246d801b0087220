// The switches of one search: algorithm, heuristic, visited set, order of moves, deadlock rules.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { HEURISTIC_IDS } from '@masu/core/base/search-choices.js';
import { ALGORITHMS, findStrategy } from '@masu/search/strategies.js';
import { VISITED_IDS } from '@masu/search/visited/visited.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { useState } from 'preact/hooks';
import { Check, Choice } from '../choices.js';
import { Button } from '../controls.js';
import { ERASE } from '../more-icons.js';
import { labTexts } from '../texts/lab.js';
import type { Lab } from './model/model.js';
import type { SearchSetup } from './model/setup.js';
import { parseOrderLetters } from './model/setup-link.js';
import { ruleName } from './results/search-mark.js';
import { orderName } from './results/search-name.js';

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

export function AlgorithmChoice({ lab, index, setup }: Pick<OptionsProps, 'lab' | 'index' | 'setup'>) {
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
export function PaneOptions(props: OptionsProps) {
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
