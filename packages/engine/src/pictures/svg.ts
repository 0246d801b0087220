// The frame of an SVG file: size, title for readers who don't see it, colors.

import { escapeHtml } from '@masu/core/base/html.js';
import { COLOR_STYLE } from './colors.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Characters that XML forbids are dropped.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

export interface SvgParts {
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for screen readers. */
  readonly title: string;
  readonly style?: string;
  readonly body: string;
}

/** A picture inside a web page, which has the colors and styles: its size, such as `40mm`, is that of the page. */
export const inlineSvg = ({ width, height, title, body }: SvgParts, across: string, down: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${across}" height="${down}" role="img"><title>${escapeHtml(title)}</title>${body}</svg>`;

export function svgFile({ width, height, title, style = '', body }: SvgParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>${COLOR_STYLE}${style}</style>
${body}
</svg>
`;
}
