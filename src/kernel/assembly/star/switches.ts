// Which techniques the search uses. All on in the product; each can be switched off to measure what it brings.

export const CORRALS: i32 = 1;
export const FROZEN: i32 = 2;
export const FROZEN_MAZES: i32 = 4;
export const PAIRS: i32 = 8;
export const ACCORDS: i32 = 16;

let switches: i32 = 0xff;

export function setSwitches(value: i32): void {
  switches = value;
}

@inline
export function uses(technique: i32): bool {
  return (switches & technique) != 0;
}
