// The module of tests and benchmarks: everything that ships, single parts of it, and the plain searches, which are
// simple enough to be compared with the same searches in C.

export * from '../index';
export { arenaBytes, arenaTake, arenaTakeEach, takeEach } from '../memory/arena';
export * from './fess-probes';
export * from './plain/plain';
export * from './probes';
