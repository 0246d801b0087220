// The one module of the engine room. Every search exports its functions from here.

export { arenaBytes, arenaReset, arenaTake } from './arena';
