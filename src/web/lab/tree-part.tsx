// The search tree near the current state, as a picture and as a list of what became of each action.

import { DIRECTIONS } from '../../base/grid.js';
import { B } from '../texts/lab.js';
import type { Slot } from './model.js';
import { HOPELESS, type Run } from './run.js';
import type { SearchSetup } from './setup.js';
import { type TreeNode, treeNear } from './tree-near.js';

const WIDTH = 280;
const ROW = 44;
const RADIUS = 9;

const ARROWS = ['↑', '→', '↓', '←'] as const;

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
function totalOf(run: Run, node: number): string {
  const h = run.h[node] as number;
  return h === HOPELESS ? '∞' : String((run.g[node] as number) + h);
}

function Values({
  run,
  node,
  x,
  y,
}: {
  readonly run: Run;
  readonly node: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <text class="axis" x={x} y={y} text-anchor="middle">
      {totalOf(run, node)}
    </text>
  );
}

interface RowProps {
  readonly run: Run;
  readonly nodes: readonly TreeNode[];
  readonly y: number;
  readonly parentX: number;
  readonly order: SearchSetup['order'];
}

/** A row of nodes below one parent. */
function Family({ run, nodes, y, parentX }: RowProps) {
  return (
    <>
      {nodes.map((node, index) => {
        const x = spreadX(index, nodes.length);
        return (
          <g key={index}>
            <path d={`M${parentX} ${y - ROW + RADIUS}L${x} ${y - RADIUS}`} stroke="var(--line)" stroke-width="1.5" />
            <text class="axis" x={(parentX + 2 * x) / 3 + 7} y={y - ROW / 2 + 4}>
              {ARROWS[node.action]}
            </text>
            <Disc node={node} x={x} y={y} />
            {node.node >= 0 && <Values run={run} node={node.node} x={x} y={y + RADIUS + 13} />}
          </g>
        );
      })}
    </>
  );
}

export function TreePart({ slot }: { readonly slot: Slot }) {
  const { run, moment, setup } = slot;
  const order = setup.order.map((direction) => DIRECTIONS.indexOf(direction));
  const view = run && treeNear(run, moment, order, 2);
  if (!run || !view) return null;
  const { ancestors, siblings, children, above } = view;
  const currentIndex = siblings.findIndex(({ state }) => state === 'current');
  const currentX = spreadX(currentIndex, siblings.length);
  const top = 24;
  const currentY = top + ancestors.length * ROW;
  const height = currentY + ROW + 34;
  return (
    <section class="part">
      <h3>
        {B.tree.heading} {above > 0 && <span class="quiet num">{B.tree.above(above)}</span>}
      </h3>
      <svg
        class="near-tree"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={B.tree.picture(ancestors.length, siblings.length - 1, children.length)}
      >
        {ancestors.map((node, index) => {
          const y = top + index * ROW;
          return (
            <g key={index}>
              {index > 0 && (
                <>
                  <path d={`M${WIDTH / 2} ${y - ROW + RADIUS}V${y - RADIUS}`} stroke="var(--line)" stroke-width="1.5" />
                  <text class="axis" x={WIDTH / 2 + 7} y={y - ROW / 2 + 4}>
                    {ARROWS[node.action]}
                  </text>
                </>
              )}
              <Disc node={node} x={WIDTH / 2} y={y} />
              <text class="axis" x={WIDTH / 2 + RADIUS + 6} y={y + 4}>
                {totalOf(run, node.node)}
              </text>
            </g>
          );
        })}
        {ancestors.length > 0 ? (
          <Family run={run} nodes={siblings} y={currentY} parentX={WIDTH / 2} order={setup.order} />
        ) : (
          <>
            <Disc node={siblings[0] as TreeNode} x={WIDTH / 2} y={currentY} />
            <Values run={run} node={siblings[0]?.node ?? 0} x={WIDTH / 2 + 22} y={currentY + 4} />
          </>
        )}
        <Family run={run} nodes={children} y={currentY + ROW + 8} parentX={currentX} order={setup.order} />
      </svg>
      <ul class="outcomes">
        {children.map(({ action, outcome }) => (
          <li key={action}>
            {B.tree.successor(B.directions[DIRECTIONS[action] ?? 'up'], outcome ? B.tree.outcomes[outcome] : '')}
          </li>
        ))}
      </ul>
    </section>
  );
}
