// The size of a cell: a whole, even number of device pixels (half a wall must be whole), the largest that fits.

/** Device pixels a cell for a space given in CSS pixels. At least 6; a board larger than its space then scrolls inside it. */
export function fitCell(
  space: { readonly width: number; readonly height: number },
  board: { readonly width: number; readonly height: number },
  density: number,
  largest = 72,
): number {
  const fits = Math.min(space.width / board.width, space.height / board.height, largest) * density;
  return Math.max(6, Math.floor(fits / 2) * 2);
}
