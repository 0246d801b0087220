// A hint in words for the position as it stands, worked out beside the keys.

import type { FutoshikiHint as Found } from '../../futoshiki/index.js';
import { type FutoshikiHint, type FutoshikiState, futoshikiPosition } from './state.js';
import type { Thinker } from './thinker.js';

function hintOf(found: Found): FutoshikiHint {
  if (found.kind === 'digit') {
    const name = found.steps.at(-1)?.name ?? found.rule;
    const reasons = found.because.filter((cell) => cell !== found.cell);
    const steps = found.steps.map(({ message }) => message);
    return { title: name, steps, target: found.cell, reasons, wrong: [] };
  }
  const wrong = found.kind === 'wrong' ? found.cells : [];
  return { title: '', steps: [found.message], target: undefined, reasons: [], wrong };
}

/** The next step and why; undefined where another question came between. */
export async function hintFor(thinker: Thinker, state: FutoshikiState): Promise<FutoshikiHint | undefined> {
  const { digits } = futoshikiPosition(state);
  const answer = await thinker.ask({ kind: 'hint', level: state.game.level, digits });
  if (answer?.kind === 'refused')
    return { title: '', steps: [answer.words], target: undefined, reasons: [], wrong: [] };
  return answer?.kind === 'hint' ? hintOf(answer.hint) : undefined;
}
