// Pictures of boards and solutions: SVG, animated SVG, GIF. Pure: text and bytes out, no screen.

export { type ColorRole, colorProperties, LIGHT } from './colors.js';
export { FUTOSHIKI_STYLE, futoshikiDrawing, futoshikiSvg } from './futoshiki-svg.js';
export { sokobanGif } from './sokoban-gif.js';
export { SOKOBAN_SYMBOLS, sokobanAnimation, sokobanDrawing, sokobanSvg } from './sokoban-svg.js';
export { inlineSvg, type SvgParts } from './svg.js';
