// The global scope of a dedicated worker: TypeScript's types of a page say that `self` is a window.

declare const self: DedicatedWorkerGlobalScope;

export const workerScope = self;
