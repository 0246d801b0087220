// Which techniques a search uses: one bit each, see parameters.ts. All are on in the product; each can be switched off
// to measure what it contributes. One instance runs one engine, so both engines share this.

let givenSwitches: i32 = -1;
let activeSwitches: i32 = -1;

/** The techniques that the caller enables. */
export function setSwitches(bits: i32): void {
  givenSwitches = bits;
  activeSwitches = bits;
}

/** Switches off more, for the current run. */
export function leaveOut(bits: i32): void {
  activeSwitches = givenSwitches & ~bits;
}

@inline
export function isOn(bit: i32): bool {
  return (activeSwitches & bit) != 0;
}
