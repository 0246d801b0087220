// The search tree near the current state: its ancestors, its siblings, and what became of each of its actions. Successors
// of one state are numbered in a row, so that a family is found without a list of children.

import { type Moment, nodesAt } from './moment.js';
import { type OutcomeId, outcomeAt, type Run } from './run.js';

export type NodeState = 'current' | 'ancestor' | 'expanded' | 'waiting' | 'dropped';

export interface TreeNode {
  /** -1: the action led to no new node. */
  readonly node: number;
  readonly action: number;
  readonly state: NodeState;
  readonly outcome?: OutcomeId;
}

export interface TreeView {
  /** From the oldest shown to the parent of the current state. */
  readonly ancestors: readonly TreeNode[];
  /** How many more there are above. */
  readonly above: number;
  /** The children of the parent, the current state among them. */
  readonly siblings: readonly TreeNode[];
  readonly children: readonly TreeNode[];
}

/** `order` names the actions by the place in which they are tried. */
export function treeNear(run: Run, moment: Moment, order: readonly number[], generations = 3): TreeView | undefined {
  if (moment.at === 0) return undefined;
  const step = moment.at - 1;
  const current = run.node[step] as number;
  const ancestors: TreeNode[] = [];
  let above = 0;
  for (let node = run.parents[current] as number; node >= 0; node = run.parents[node] as number) {
    if (ancestors.length < generations) {
      ancestors.unshift({ node, action: run.byAction[node] as number, state: 'ancestor' });
    } else above++;
  }
  const parent = run.parents[current] as number;
  const count = nodesAt(run, moment);
  const siblings =
    parent < 0
      ? [{ node: current, action: 0, state: 'current' as const }]
      : familyOf(run, run.addedAt[current] as number, count, moment.at, current);
  return { ancestors, above, siblings, children: childrenOf(run, moment, order) };
}

function stateOf(run: Run, node: number, at: number, current: number): NodeState {
  if (node === current) return 'current';
  return (run.takenAt[node] as number) < at ? 'expanded' : 'waiting';
}

/** The nodes added in a step. */
function familyOf(run: Run, step: number, count: number, at: number, current: number): TreeNode[] {
  const found: TreeNode[] = [];
  for (let node = run.nodesBefore[step] as number; node < count && run.addedAt[node] === step; node++) {
    found.push({ node, action: run.byAction[node] as number, state: stateOf(run, node, at, current) });
  }
  return found;
}

function childrenOf(run: Run, { at, part }: Moment, order: readonly number[]): TreeNode[] {
  const step = at - 1;
  let next = run.nodesBefore[step] as number;
  const tried = Math.max(0, Math.min(run.actions, part - 1));
  return Array.from({ length: tried }, (_, index): TreeNode => {
    const outcome = outcomeAt(run, step, index);
    const action = order[index] as number;
    if (outcome !== 'added' && outcome !== 'hopeless') return { node: -1, action, state: 'dropped', outcome };
    return { node: next++, action, state: outcome === 'added' ? 'waiting' : 'dropped', outcome };
  });
}
