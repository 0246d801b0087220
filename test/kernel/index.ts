// The module of tests and benchmarks: everything that ships, single parts of it, and the plain searches, which are
// simple enough to be compared with the same searches in C.

export * from '../../packages/solve/src/kernel/assembly/index';
export { arenaBytes, arenaTake } from '../../packages/solve/src/kernel/assembly/memory/arena';
export { takeSized } from '../../packages/solve/src/kernel/assembly/memory/tables';
export * from './fess-probes';
export * from './plain/plain';
export * from './probes';
