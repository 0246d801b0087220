// Where each board of a book goes, in millimeters. A page is a grid of equal slots. A board whose cells would be too small
// to read or to write in gets a row of slots, two rows, or the page; the order of the boards stays. Sizes are computed
// here and not by the browser, so that no board can be larger than its slot.

export const PAPERS = ['both', 'a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Width and height. `both` fits A4 and Letter: the narrower width and the lower height. */
const PAPER_SIDES: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  both: [210, 279.4],
};

/** Leaves room for what browsers print at the edge themselves. */
export const PAPER_MARGIN = 12;

export const BOOK_LAYOUTS = ['book', 'sheet', 'cards'] as const;
/** book: boards alone; sheet: with lines to write on; cards: to cut out. */
export type BookLayout = (typeof BOOK_LAYOUTS)[number];

export const PER_PAGE = [6, 4, 2] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** A page and its slots. */
export interface PageGrid {
  readonly width: number;
  readonly height: number;
  readonly head: number;
  readonly foot: number;
  readonly gap: number;
  readonly columns: number;
  readonly rows: number;
  /** The space inside a slot that no board uses: padding, the title, and what is below the board. */
  readonly padding: number;
  readonly title: number;
  readonly facts: number;
  /** Lines to write on. */
  readonly lines: number;
  /** The least size of a cell, as a share of the usual one: a card is held closer than a book. */
  readonly leastShare: number;
}

/** The height of a line to write on. */
export const LINE = 9;

const PER_PAGE_GRIDS: Readonly<Record<PerPage, readonly [columns: number, rows: number]>> = {
  6: [2, 3],
  4: [2, 2],
  2: [1, 2],
};

export function pageGrid(paper: Paper, layout: BookLayout, perPage: PerPage): PageGrid {
  const [across, down] = PAPER_SIDES[paper];
  // Whole millimeters: a page that is a fraction too high would be followed by an empty one.
  const [width, height] = [Math.floor(across - 2 * PAPER_MARGIN), Math.floor(down - 2 * PAPER_MARGIN)];
  const texts = { title: 6, facts: 5, leastShare: layout === 'cards' ? 0.7 : 1 };
  if (layout === 'cards') {
    return { width, height, head: 0, foot: 0, gap: 0, columns: 3, rows: 3, padding: 3, lines: 0, ...texts };
  }
  const [columns, rows] = layout === 'sheet' ? [1, 2] : PER_PAGE_GRIDS[perPage];
  const lines = layout === 'sheet' ? 4 : 0;
  return { width, height, head: 10, foot: 6, gap: 5, columns, rows, padding: 0, lines, ...texts };
}

/** A board as the layout sees it. */
export interface BoardShape {
  /** Width and height in cells; not whole where there are gaps between cells. */
  readonly across: number;
  readonly down: number;
  /** Millimeters per cell: below the first the board gets a larger slot; never above the second. */
  readonly minCell: number;
  readonly maxCell: number;
  /** The side of its QR code, below the board. */
  readonly code?: number;
}

/** A board at its slot: rows and columns count from 1. */
export interface PlacedBoard {
  /** Which of the boards. */
  readonly index: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Millimeters per cell. */
  readonly cell: number;
}

type Span = readonly [columns: number, rows: number];

/** The sizes of slots, the smallest first: one, a row, two rows, the page. */
function pageSpans({ columns, rows }: PageGrid): readonly Span[] {
  const row: readonly Span[] = columns > 1 ? [[columns, 1]] : [];
  const twoRows: readonly Span[] = rows > 2 ? [[columns, 2]] : [];
  return [[1, 1], ...row, ...twoRows, [columns, rows]];
}

/** Millimeters per cell in a slot of this size. */
function cellIn(grid: PageGrid, [columns, rows]: Span, { across, down, code = 0 }: BoardShape): number {
  const side = (all: number, count: number, span: number): number =>
    (span * (all - grid.gap * (count - 1))) / count + grid.gap * (span - 1) - 2 * grid.padding;
  const width = side(grid.width, grid.columns, columns);
  const height = side(grid.height - grid.head - grid.foot, grid.rows, rows);
  const below = Math.max(grid.facts, code) + grid.lines * LINE;
  return Math.min(width / across, (height - grid.title - below) / down);
}

/** Boards page by page, in their order. */
export function placeBoards(shapes: readonly BoardShape[], grid: PageGrid): readonly (readonly PlacedBoard[])[] {
  const spans = pageSpans(grid);
  const largest = spans.at(-1) as Span;
  const pages: PlacedBoard[][] = [];
  // The next free slot of the last page, from 0; a full page has none.
  let [row, column] = [grid.rows, 0];
  for (const [index, shape] of shapes.entries()) {
    const span = spans.find((each) => cellIn(grid, each, shape) >= shape.minCell * grid.leastShare) ?? largest;
    const [columnSpan, rowSpan] = span;
    if (column + columnSpan > grid.columns) [row, column] = [row + 1, 0];
    if (row + rowSpan > grid.rows) {
      pages.push([]);
      [row, column] = [0, 0];
    }
    const cell = Math.min(cellIn(grid, span, shape), shape.maxCell);
    pages.at(-1)?.push({ index, row: row + 1, column: column + 1, rowSpan, columnSpan, cell });
    if (columnSpan === grid.columns) row += rowSpan;
    else if (column + columnSpan === grid.columns) [row, column] = [row + 1, 0];
    else column += columnSpan;
  }
  return pages;
}
