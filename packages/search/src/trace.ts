// What a search reports to an observer while it runs. Every algorithm reports the same kinds of events, so that two of them can
// be shown side by side. `Recorder` keeps everything.

import type { Nodes } from './nodes.js';

/**
 * start: the start is in the frontier. expand: a node is taken out and examined. skip: a node is taken out, but an equal
 * one was expanded before. blocked, pruned, dead, visited, beyond: a successor that is not followed (impossible; a rule of
 * the problem; no goal by estimate; its state is visited; outside the bound of IDA*). kept: a new node. relinked: a known
 * node on a cheaper path, or in a new round (IDA*). back: all moves of the last node of the path are tried (IDA*). round: a
 * new bound (IDA*). found, exhausted: the end.
 */
export const EVENT_KINDS = [
  'start',
  'expand',
  'skip',
  'blocked',
  'pruned',
  'dead',
  'visited',
  'beyond',
  'kept',
  'relinked',
  'back',
  'round',
  'found',
  'exhausted',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const TRIES: readonly EventKind[] = ['blocked', 'pruned', 'dead', 'visited', 'beyond', 'kept', 'relinked'];

/** Whether an event is an action that was tried: what `generated` counts. */
export const isTry = (kind: EventKind): boolean => TRIES.includes(kind);

export interface SearchEvent {
  readonly kind: EventKind;
  /** The node expanded, skipped, kept, or met as visited; -1 if there is none. */
  readonly node: number;
  /** The action tried; -1 if there is none. */
  readonly action: number;
  /** pruned: the number of the rule. beyond: cost plus estimate. round: the bound. Otherwise 0. */
  readonly detail: number;
  /** Nodes in the frontier after the event; IDA*: nodes on the path. */
  readonly frontier: number;
  /** Comparisons of the visited set so far. */
  readonly comparisons: number;
}

export interface SearchTrace {
  /** Before the start is added. */
  begin?(nodes: Nodes): void;
  /** After the event `expand`: its node, and the lookups in the visited set so far. */
  expanded?(node: number, lookups: number): void;
  event?(kind: EventKind, node: number, action: number, detail: number, frontier: number, comparisons: number): void;
  /** The tables of the search grew to this size. */
  grown?(bytes: number): void;
}
