// The techniques of the engine that can be left out, by name; the bits are those of the kernel's switches.

export const TECHNIQUES: Readonly<Record<string, number>> = {
  'pi-corral': 1,
  'clumsy-stops': 2,
  matching: 4,
  retrograde: 8,
  rooms: 16,
  'out-of-plan': 32,
  hotspots: 64,
  advisors: 128,
  explorer: 256,
  opener: 512,
  plan: 1024,
  sinks: 2048,
  'corral-search': 4096,
  'cyclic-slots': 8192,
  'best-slot': 16384,
  playable: 32768,
  perimeter: 65536,
  weights: 1 << 17,
  'areas-first': 1 << 26,
  'fine-slots': 1 << 28,
  'stuck-boxes': 1 << 31,
  'first-run': 1 << 21,
  'second-run': 1 << 18,
  'third-run': 1 << 19,
  'fourth-run': 1 << 20,
  'fifth-run': 1 << 22,
  'sixth-run': 1 << 23,
  'seventh-run': 1 << 24,
  'eighth-run': 1 << 25,
  'ninth-run': 1 << 27,
  // not the engine's, but tried before it: the optimal search on small levels, and a beam of pushes towards the goals
  'small-levels': 1 << 30,
  straight: 1 << 29,
};

/** The techniques that may answer in the engine's place; left out where the engine itself is to be tested or measured. */
export const BEFORE_ENGINE: readonly string[] = ['small-levels', 'straight'];
