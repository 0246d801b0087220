// The buttons that start a search. The solver panel is loaded when one is first pressed.

import { signal } from '@preact/signals';
import { Button } from '../../controls.js';
import { SOLVE_ICON } from '../../more-icons.js';
import { sideTexts } from '../../texts/side.js';

/** The search that was asked for and has not begun: from the start of the level, or from here. */
export const askedSearch = signal<'start' | 'here' | undefined>(undefined);

/** From the first search on, the panel shows results. */
export const isSolverUsed = signal(false);

function ask(from: 'start' | 'here'): void {
  askedSearch.value = from;
  isSolverUsed.value = true;
}

export function SolveButtons() {
  return (
    <div class="row">
      <Button icon={SOLVE_ICON} onClick={() => ask('start')}>
        {sideTexts.solve.start}
      </Button>
      <Button onClick={() => ask('here')}>{sideTexts.solve.fromHere}</Button>
    </div>
  );
}
