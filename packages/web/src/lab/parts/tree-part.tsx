// The search tree near the current state, as a picture and as a list of what became of each action.

import { DIRECTIONS } from '../../../base/grid.js';
import { EVENT_KINDS, type EventKind, frontierPriority, isTry, type Recorded } from '../../../search/index.js';
import { labTexts } from '../../texts/lab.js';
import type { LabSearch } from '../model/model.js';
import { currentPath } from '../model/moment.js';
import { ACTION_ARROWS } from './code-part.js';

// The search tree near the current state: its ancestors, its siblings, and what became of each of its actions.

interface TreeNode {
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
  const found: Try[] = [];
  for (let event = first; event < end; event++) {
    const kind = EVENT_KINDS[events.kinds[event] as number] as EventKind;
    if (!isTry(kind) || (isDeepening && events.frontiers[event] !== size)) continue;
    found.push({ kind, node: events.nodes[event] as number, action: events.actions[event] as number });
  }
  return found;
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

const WIDTH = 280;
const ROW = 44;
const RADIUS = 9;
const TOP = 24;

function spreadX(index: number, count: number): number {
  return (WIDTH / (count + 1)) * (index + 1);
}

function Disc({ node, x, y }: { readonly node: TreeNode; readonly x: number; readonly y: number }) {
  if (node.state === 'dropped') {
    return (
      <path
        d={`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`}
        stroke="var(--ink2)"
        stroke-width="2"
      />
    );
  }
  const fill = node.state === 'current' ? 'var(--guide)' : node.state === 'waiting' ? 'var(--sheet)' : 'var(--edge)';
  return (
    <circle
      cx={x}
      cy={y}
      r={RADIUS}
      fill={fill}
      stroke={node.state === 'current' ? 'var(--guide)' : 'var(--edge)'}
      stroke-width="2"
    />
  );
}

/** f of a node, or the sign for infinity. */
const totalCost = ({ f }: TreeNode): string => (f < 0 ? '∞' : String(f));

/** A row of nodes below one parent. */
function Family(props: { readonly nodes: readonly TreeNode[]; readonly y: number; readonly parentX: number }) {
  const { nodes, y, parentX } = props;
  return (
    <>
      {nodes.map((node, index) => {
        const x = spreadX(index, nodes.length);
        const isCurrent = node.state === 'current';
        return (
          <g key={index}>
            <path d={`M${parentX} ${y - ROW + RADIUS}L${x} ${y - RADIUS}`} stroke="var(--line)" stroke-width="1.5" />
            <text class="axis" x={(parentX + 2 * x) / 3 + 7} y={y - ROW / 2 + 4}>
              {ACTION_ARROWS[node.action]}
            </text>
            <Disc node={node} x={x} y={y} />
            {node.node >= 0 && (
              <text
                class="axis"
                x={isCurrent ? x + RADIUS + 4 : x}
                y={isCurrent ? y + 4 : y + RADIUS + 13}
                text-anchor={isCurrent ? 'start' : 'middle'}
              >
                {totalCost(node)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Ancestor({ node, index }: { readonly node: TreeNode; readonly index: number }) {
  const y = TOP + index * ROW;
  const x = WIDTH / 2;
  return (
    <g>
      {index > 0 && (
        <>
          <path d={`M${x} ${y - ROW + RADIUS}V${y - RADIUS}`} stroke="var(--line)" stroke-width="1.5" />
          <text class="axis" x={x + 7} y={y - ROW / 2 + 4}>
            {ACTION_ARROWS[node.action]}
          </text>
        </>
      )}
      <Disc node={node} x={x} y={y} />
      <text class="axis" x={x + RADIUS + 6} y={y + 4}>
        {totalCost(node)}
      </text>
    </g>
  );
}

function outcomeName(outcome: TreeNode['outcome']): string {
  return outcome ? (labTexts.tree.outcomes[outcome as keyof typeof labTexts.tree.outcomes] ?? outcome) : '';
}

export function TreePart({ search }: { readonly search: LabSearch }) {
  const { run, moment } = search;
  if (!run) return null;
  const { ancestors, siblings, children, above } = treeNear(run.recorded, moment, 2);
  const currentIndex = siblings.findIndex(({ state }) => state === 'current');
  const isRoot = ancestors.length === 0;
  const currentX = isRoot ? WIDTH / 2 : spreadX(currentIndex, siblings.length);
  const currentY = TOP + ancestors.length * ROW;
  return (
    <section class="part">
      <h3>
        {labTexts.tree.heading} {above > 0 && <span class="quiet num">{labTexts.tree.above(above)}</span>}
      </h3>
      <svg
        class="near-tree"
        viewBox={`0 0 ${WIDTH} ${currentY + ROW + 34}`}
        role="img"
        aria-label={labTexts.tree.picture(ancestors.length, siblings.length - 1, children.length)}
      >
        {ancestors.map((node, index) => (
          <Ancestor key={index} node={node} index={index} />
        ))}
        {isRoot ? (
          siblings.map((node) => <Ancestor key={node.node} node={node} index={0} />)
        ) : (
          <Family nodes={siblings} y={currentY} parentX={WIDTH / 2} />
        )}
        <Family nodes={children} y={currentY + ROW + 8} parentX={currentX} />
      </svg>
      <ul class="outcomes">
        {children.map(({ action, outcome }) => (
          <li key={action}>
            {labTexts.tree.successor(labTexts.directions[DIRECTIONS[action] ?? 'up'], outcomeName(outcome))}
          </li>
        ))}
      </ul>
    </section>
  );
}
