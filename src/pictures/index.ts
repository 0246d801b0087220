// Pictures of boards and solutions to keep and to share: SVG, animated SVG, GIF. Pure: text and bytes out, no screen.

export { futoshikiSvg } from './futoshiki-svg.js';
export { type GifRefusal, sokobanGif } from './sokoban-gif.js';
export { type AnimationOptions, type PictureOptions, sokobanAnimation, sokobanSvg } from './sokoban-svg.js';
