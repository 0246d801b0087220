// The style sheet of a book. Pages have a fixed height and never break inside; colors are those of the pictures, light
// only, and drawn as fills, because browsers leave backgrounds out of print. No rule depends on a style attribute: the web
// app's content security policy refuses those.

import { type ColorRole, colorProperties, LIGHT } from '../pictures/colors.js';
import { FUTOSHIKI_STYLE } from '../pictures/futoshiki-svg.js';
import { LINE, PAPER_MARGIN, type PageGrid, type Paper } from './layout.js';

export const INKS = ['full', 'save'] as const;
/** save: white boxes and light gray walls. With white walls, wall and floor are hard to tell apart. */
export type Ink = (typeof INKS)[number];

const SAVING: Readonly<Partial<Record<ColorRole, string>>> = {
  ink: '#000',
  edge: '#000',
  sheet: '#fff',
  floor: '#fff',
  floorline: '#ddd',
  goal: '#000',
  sealfill: '#000',
  wall: '#d5d5d5',
  walledge: '#000',
  wood: '#fff',
  woodlight: '#fff',
  woodedge: '#000',
  player: '#000',
  playerhole: '#fff',
};

/** `@page` names a size only if one was asked for: without one, the file prints on either. */
const PAGE_SIZES: Readonly<Record<Paper, string>> = { both: '', a4: 'size:A4;', letter: 'size:letter;' };

const numbered = (count: number, rule: (at: number) => string): string =>
  Array.from({ length: count }, (_, index) => rule(index + 1)).join('');

export function bookStyle(grid: PageGrid, paper: Paper, ink: Ink): string {
  const { width, height, head, foot, gap, columns, rows, padding, title, facts } = grid;
  const colors = { ...LIGHT, paper: '#fff', sheet: '#fff', ...(ink === 'save' ? SAVING : {}) };
  return `@page{${PAGE_SIZES[paper]}margin:${PAPER_MARGIN}mm}
*{box-sizing:border-box}
html{color:#000;background:#fff;font:10pt/1.3 system-ui,sans-serif;print-color-adjust:exact;-webkit-print-color-adjust:exact}
body,figure,p,h1,h2{margin:0}h1{font-size:11pt}
svg{${colorProperties(colors)}}
.page{width:${width}mm;height:${height}mm;margin:0 auto;break-after:page;break-inside:avoid;display:grid;grid-template-rows:${head}mm 1fr ${foot}mm}
.page:last-child{break-after:auto}
.page>header,.page>footer{display:flex;justify-content:space-between;gap:5mm;font-size:9pt;color:#333;overflow:hidden;white-space:nowrap}
.page>footer{align-items:end}.page>header>*{overflow:hidden;text-overflow:ellipsis}.page>header>.fill{flex:1;text-align:right}
.grid{display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));grid-template-rows:repeat(${rows},minmax(0,1fr));gap:${gap}mm;min-height:0}
${numbered(columns, (at) => `.c${at}{grid-column-start:${at}}.w${at}{grid-column-end:span ${at}}`)}
${numbered(rows, (at) => `.r${at}{grid-row-start:${at}}.h${at}{grid-row-end:span ${at}}`)}
figure{display:flex;flex-direction:column;align-items:center;min-width:0;min-height:0;overflow:hidden;padding:${padding}mm;break-inside:avoid}
figure>*{flex:none}
.cards figure{border:.2mm dashed #777}
h2{width:100%;height:${title}mm;line-height:${title - 1}mm;font-size:10pt;text-align:center;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
h2 small{font-weight:400;font-size:8.5pt;color:#333}
.facts{width:100%;min-height:${facts}mm;display:flex;justify-content:center;align-items:start;gap:3mm;font-size:8.5pt;color:#333;line-height:${facts}mm}
.facts span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.facts svg{flex:none}.coded span{white-space:normal;line-height:1.3;max-height:100%}
.lines{width:100%}.lines div{height:${LINE}mm;border-bottom:.25mm solid #888;font-size:8.5pt;color:#333;line-height:${LINE}mm}
.blank{display:inline-block;width:45mm;border-bottom:.25mm solid #888}
.answers{width:${width}mm;margin:0 auto;columns:3;column-gap:6mm;font-size:8.5pt}
.answers>h2{column-span:all;text-align:left;height:auto;font-size:12pt;margin-bottom:2mm;line-height:1.3}
.answers>p{margin-bottom:3mm;break-inside:avoid;overflow-wrap:anywhere}.answers>p.long{break-inside:auto}.answers>p.about{column-span:all;color:#333}
.answers svg{display:inline-block;margin-top:1mm;vertical-align:top}
code{font:7.5pt/1.3 ui-monospace,monospace}
${FUTOSHIKI_STYLE}
.symbols{position:absolute;width:0;height:0}
@media screen{html{background:#ddd}.page,.answers{background:#fff;margin:6mm auto;outline:${PAPER_MARGIN}mm solid #fff;box-shadow:0 0 2mm ${PAPER_MARGIN}mm #999}.page+.page,.answers{margin-top:${2 * PAPER_MARGIN + 6}mm}.page:first-of-type{margin-top:${PAPER_MARGIN + 6}mm}}
`;
}
