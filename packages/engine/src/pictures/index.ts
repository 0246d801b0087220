// Pictures of boards and solutions: SVG, animated SVG, GIF. Pure: text and bytes out, no screen.

export { sokobanGif } from './sokoban-gif.js';
export { SOKOBAN_SYMBOLS, sokobanAnimation, sokobanDrawing, sokobanSvg } from './sokoban-svg.js';
export {
  type ColorRole,
  colorProperties,
  FUTOSHIKI_STYLE,
  futoshikiDrawing,
  futoshikiSvg,
  inlineSvg,
  LIGHT,
  type SvgParts,
} from './svg.js';
