// The one switch of what a search tells a developer: with it, `trace('what', count, …numbers)` prints a decision through the host.
// `npm run bench -- trace` compiles the kernel with it (and with all checks); the shipped module has neither code nor texts.
//
// A decision is traced where it is made, as `if (TRACING) trace('box frozen', 1, cell)`: the condition is a constant, so
// nothing behind it is compiled otherwise. Cells are numbered from 1 as in level/level.ts.

export const TRACING: bool = isDefined(KERNEL_TRACE);
