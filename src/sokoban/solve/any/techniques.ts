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
  'second-run': 1 << 18,
  'third-run': 1 << 19,
  'fourth-run': 1 << 20,
  'fifth-run': 1 << 22,
  // not the engine's: the optimal search that small levels are given to first
  'small-levels': 1 << 30,
};
