// Sokoban for planners: one domain, and one problem per level, in typed PDDL with action costs (PDDL 3.1). The domain is
// the same for both metrics: a problem says what a walk and a push cost. Cells are named by row and column, from 1.

import { DIRECTIONS, offsets, rowColumn } from '../../base/grid.js';
import type { Metric } from '../../base/puzzle.js';
import type { Level } from '../rules/level.js';

export const PDDL_DOMAIN = `; Sokoban, written by masu. A problem gives the cost of a walk and of a push.
(define (domain masu-sokoban)
  (:requirements :typing :action-costs)
  (:types cell direction)
  (:predicates
    (player ?at - cell)
    (box ?at - cell)
    (clear ?at - cell)
    (next ?from ?to - cell ?toward - direction))
  (:functions
    (total-cost) - number
    (walk-cost) - number
    (push-cost) - number)
  (:action walk
    :parameters (?from ?to - cell ?toward - direction)
    :precondition (and (player ?from) (next ?from ?to ?toward) (clear ?to))
    :effect (and
      (not (player ?from)) (player ?to)
      (clear ?from) (not (clear ?to))
      (increase (total-cost) (walk-cost))))
  (:action push
    :parameters (?from ?to ?onto - cell ?toward - direction)
    :precondition (and
      (player ?from) (next ?from ?to ?toward) (box ?to) (next ?to ?onto ?toward) (clear ?onto))
    :effect (and
      (not (player ?from)) (player ?to)
      (clear ?from) (not (box ?to))
      (box ?onto) (not (clear ?onto))
      (increase (total-cost) (push-cost)))))
`;

const COSTS: Readonly<Record<Metric, readonly [walk: number, push: number]>> = { moves: [1, 1], pushes: [0, 1] };

/** The problem of a level. `name` may have letters, digits, and hyphens. */
export function pddlProblem({ width, walls, goals, start }: Level, metric: Metric, name: string): string {
  const cellName = (cell: number): string => {
    const [row, column] = rowColumn(cell, width);
    return `r${row + 1}c${column + 1}`;
  };
  const floor = [...walls.keys()].filter((cell) => !walls[cell]);
  const deltas = offsets(width);
  const next = floor.flatMap((cell) =>
    DIRECTIONS.filter((direction) => !walls[cell + deltas[direction]]).map(
      (direction) => `    (next ${cellName(cell)} ${cellName(cell + deltas[direction])} ${direction})`,
    ),
  );
  const occupied = new Set([start.player, ...start.boxes]);
  const clear = floor.filter((cell) => !occupied.has(cell)).map((cell) => `(clear ${cellName(cell)})`);
  const [walk, push] = COSTS[metric];
  return [
    `(define (problem ${name})`,
    '  (:domain masu-sokoban)',
    '  (:objects',
    `    ${DIRECTIONS.join(' ')} - direction`,
    `    ${floor.map(cellName).join(' ')} - cell)`,
    '  (:init',
    `    (= (total-cost) 0) (= (walk-cost) ${walk}) (= (push-cost) ${push})`,
    `    (player ${cellName(start.player)})`,
    `    ${start.boxes.map((box) => `(box ${cellName(box)})`).join(' ')}`,
    `    ${clear.join(' ')}`,
    `${next.join('\n')})`,
    `  (:goal (and ${goals.map((goal) => `(box ${cellName(goal)})`).join(' ')}))`,
    '  (:metric minimize (total-cost)))',
    '',
  ].join('\n');
}
