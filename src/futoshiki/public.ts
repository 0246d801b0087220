// Entry point `masu/futoshiki` of the package: its three smaller entry points in one, and the whole puzzle. What only our
// own front ends use is in `index.ts`.

export * from './formats/index.js';
export { FUTOSHIKI } from './index.js';
export * from './rules/index.js';
export * from './solve/index.js';
