// The search tree near the current state: its ancestors, its siblings, and what became of each of its actions.

import type { Recorded } from '@masu/search/recorded.js';
import { frontierPriority } from '@masu/search/strategies.js';
import { EVENT_KINDS, type EventKind, isTry } from '@masu/search/trace.js';
import { currentPath } from '../model/moment.js';

export interface TreeNode {
  /** -1: the action led to no node of its own. */
  readonly node: number;
  readonly action: number;
  /** -1: no goal can be reached. */
  readonly f: number;
  readonly state: 'current' | 'ancestor' | 'expanded' | 'waiting' | 'dropped';
  /** What became of the action. */
  readonly outcome?: EventKind;
}

interface TreeView {
  /** From the oldest shown to the parent of the current state. */
  readonly ancestors: readonly TreeNode[];
  /** How many more there are above. */
  readonly above: number;
  /** The nodes added together with the current state, which is among them. */
  readonly siblings: readonly TreeNode[];
  readonly children: readonly TreeNode[];
}

/** IDA* tries the moves of a state far apart; further back than this they are not looked for. */
const MAX_EVENTS = 20_000;

interface Try {
  readonly kind: EventKind;
  readonly node: number;
  readonly action: number;
}

/** The actions that a step has tried so far. */
function triedActions(recorded: Recorded, step: number, moment: number): Try[] {
  const { events, steps, algorithm } = recorded;
  const first = (steps.events[step] as number) + 1;
  const isDeepening = algorithm === 'ida-star';
  const size = events.frontiers[first - 1];
  const end = isDeepening
    ? Math.min(moment + 1, first + MAX_EVENTS)
    : Math.min(moment + 1, steps.events[step + 1] ?? events.count);
  const tries: Try[] = [];
  for (let event = first; event < end; event++) {
    const kind = EVENT_KINDS[events.kinds[event] as number] as EventKind;
    if (!isTry(kind) || (isDeepening && events.frontiers[event] !== size)) continue;
    tries.push({ kind, node: events.nodes[event] as number, action: events.actions[event] as number });
  }
  return tries;
}

const isAdded = (kind: EventKind): boolean => kind === 'kept' || kind === 'relinked';

export function treeNear(recorded: Recorded, moment: number, generations = 3): TreeView {
  const { steps, nodes } = recorded;
  const path = currentPath(recorded, moment);
  const step = path.at(-1) ?? 0;
  const current = steps.nodes[step] as number;
  const sum = (g: number, node: number): number => {
    const h = nodes.estimates[node] as number;
    return h < 0 ? -1 : frontierPriority(recorded.algorithm, g, h);
  };
  const nodeOfStep = (at: number, state: TreeNode['state']): TreeNode => {
    const node = steps.nodes[at] as number;
    return { node, action: nodes.actions[node] as number, f: sum(steps.costs[at] as number, node), state };
  };
  const nodeOfTry = ({ node, action, kind }: Try, g: number): TreeNode => {
    const isNew = isAdded(kind);
    let state: TreeNode['state'] = (nodes.taken[node] as number) <= moment ? 'expanded' : 'waiting';
    if (!isNew) state = 'dropped';
    else if (node === current) state = 'current';
    const shown = isNew || kind === 'dead' ? node : -1;
    return { node: shown, action, f: node < 0 ? -1 : sum(g, node), state, outcome: kind };
  };
  const before = path.slice(0, -1);
  const parent = before.at(-1);
  const family =
    parent === undefined
      ? []
      : triedActions(recorded, parent, moment)
          .filter(({ kind }) => isAdded(kind))
          .map((each) => nodeOfTry(each, (steps.costs[parent] as number) + 1));
  const g = steps.costs[step] as number;
  return {
    ancestors: before.slice(-generations).map((at) => nodeOfStep(at, 'ancestor')),
    above: Math.max(0, before.length - generations),
    siblings: family.some(({ state }) => state === 'current') ? family : [nodeOfStep(step, 'current')],
    children: triedActions(recorded, step, moment).map((each) => nodeOfTry(each, g + 1)),
  };
}
