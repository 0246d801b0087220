// What hints and explanations say, as facts. Cells are pairs of row and column from 1.

export type CellAt = readonly [row: number, column: number];
export interface LineAt {
  readonly kind: 'row' | 'column';
  readonly number: number;
}
export type CellDigit = { readonly cell: CellAt; readonly digit: number };
/** Cells in which the same digits are ruled out. */
export type RuledOut = { readonly cells: readonly CellAt[]; readonly digits: readonly number[] };
/** What a sign implies for a cell: above the lowest candidate of the other cell (`up`), or below its highest. */
export type SignFacts = {
  readonly cell: CellAt;
  readonly other: CellAt;
  readonly up: boolean;
  readonly digit: number;
  /** The other cell is filled in. */
  readonly isExact: boolean;
};
export type ClueFacts =
  | ({ readonly kind: 'digit' } & CellDigit)
  | { readonly kind: 'sign'; readonly less: CellAt; readonly greater: CellAt };
/** Where reasoning ends in a contradiction. */
export type EndFacts =
  | { readonly kind: 'no-candidates'; readonly cell: CellAt }
  | { readonly kind: 'no-cell'; readonly line: LineAt; readonly digit: number }
  | { readonly kind: 'sign'; readonly sign: SignFacts; readonly digit: number };
/** A step of a proof by contradiction: a digit, or what is ruled out. */
export type StepFacts = { readonly place: CellDigit } | { readonly out: readonly RuledOut[] };
