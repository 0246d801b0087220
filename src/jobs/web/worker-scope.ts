// The global scope of a dedicated worker: TypeScript's types of a page say that `self` is a window.

export const workerScope = self as unknown as DedicatedWorkerGlobalScope;
