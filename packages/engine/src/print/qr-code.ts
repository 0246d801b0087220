// The QR code of a link, as large as a phone needs to read it from paper, or none if that is too large for a page.

import { encode } from 'uqr';

export interface QrCode {
  /** In millimeters. */
  readonly side: number;
  readonly svg: string;
}

/** The least side of a module: a third of a millimeter is the usual advice for codes that phones read. */
const MODULE = 0.34;

const MIN_SIDE = 18;

const MAX_SIDE = 32;

/** What the lowest redundancy holds in the largest code. */
const MAX_BYTES = 2900;

/** Light modules around it. */
const BORDER = 2;

/** Undefined if the link is too long. */
export function qrCode(link: string): QrCode | undefined {
  if (link.length > MAX_BYTES) return undefined;
  const { data, size } = encode(link, { ecc: 'L', border: BORDER });
  const side = Math.max(MIN_SIDE, Math.ceil(size * MODULE));
  if (side > MAX_SIDE) return undefined;
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const svg = `<svg class="code" viewBox="0 0 ${size} ${size}" width="${side}mm" height="${side}mm" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
  return { side, svg };
}
