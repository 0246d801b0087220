// The tables that exact values are read from, one per level and metric, within a bound of memory. When it is full, tables of
// levels that no board plays any more are dropped, the oldest first; if that is not enough, a level has no exact values.
// What is kept depends on the requests alone, so equal requests get equal replies.

import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { buildStateTable, type StateTable } from '@masu/studio/sokoban/labels/state-table.js';
import { tableBytes } from '@masu/studio/sokoban/labels/state-values.js';

/** `dead-start`: no state of the level has a solution. `beyond`: more states than a table can hold. */
export type ExactTable = StateTable | 'dead-start' | 'beyond';

/** States up to which a table is built: about a hundred megabytes and some seconds. */
const MAX_STATES = 2 ** 24;

export class ExactTables {
  private readonly tables = new Map<Level, ExactTable>();
  private readonly metric: Metric;
  private readonly mostBytes: number;
  private bytes = 0;

  constructor(metric: Metric, mostBytes: number) {
    this.metric = metric;
    this.mostBytes = mostBytes;
  }

  known(level: Level): ExactTable {
    return this.tables.get(level) ?? 'beyond';
  }

  /** Builds the table of a level if there is none. `inPlay`: the levels whose tables are in use. */
  *build(level: Level, inPlay: () => ReadonlySet<Level>): Generator<void, void, void> {
    if (this.tables.has(level)) return;
    const made = yield* buildStateTable(level, this.metric, MAX_STATES);
    if (made.kind !== 'table') {
      this.tables.set(level, made.kind === 'dead-start' ? 'dead-start' : 'beyond');
      return;
    }
    const size = tableBytes(made.table);
    if (this.bytes + size > this.mostBytes) this.drop(inPlay(), size);
    const fits = this.bytes + size <= this.mostBytes;
    this.tables.set(level, fits ? made.table : 'beyond');
    if (fits) this.bytes += size;
  }

  private drop(inPlay: ReadonlySet<Level>, needed: number): void {
    for (const [level, table] of this.tables) {
      if (this.bytes + needed <= this.mostBytes) return;
      if (typeof table === 'string' || inPlay.has(level)) continue;
      this.tables.delete(level);
      this.bytes -= tableBytes(table);
    }
  }
}
