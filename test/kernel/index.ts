// The module of tests and benchmarks: everything that ships, single parts of it, and the plain searches, which are
// simple enough to be compared with the same searches in C.

export * from '../../src/kernel/assembly/index';
export { arenaBytes, arenaTake, arenaTakeEach, takeEach } from '../../src/kernel/assembly/memory/arena';
export * from './fess-probes';
export * from './plain/plain';
export * from './probes';
