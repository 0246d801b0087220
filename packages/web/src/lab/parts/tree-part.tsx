// The search tree near the current state, as a picture and as a list of what became of each action.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { labTexts } from '../../texts/lab.js';
import type { LabSearch } from '../model/model.js';
import { ACTION_ARROWS } from './code-part.js';
import { type TreeNode, treeNear } from './tree-near.js';

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
