// Pictures of boards and solutions: SVG, animated SVG, GIF. Pure: text and bytes out, no screen.

export { futoshikiSvg } from './futoshiki-svg.js';
export { sokobanGif } from './sokoban-gif.js';
export {
  type AnimationOptions,
  type PictureOptions,
  type PictureRefusal,
  sokobanAnimation,
  sokobanSvg,
} from './sokoban-svg.js';
