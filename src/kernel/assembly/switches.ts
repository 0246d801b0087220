// Which techniques a search uses: one bit each, see parameters.ts. All are on in the product; each can be left out to
// measure what it brings. One instance runs one engine, so both engines share this.

let given: i32 = -1;
let switches: i32 = -1;

/** What the caller wants on at all. */
export function setSwitches(bits: i32): void {
  given = bits;
  switches = bits;
}

/** Leaves more out, for the run at hand. */
export function leaveOut(bits: i32): void {
  switches = given & ~bits;
}

@inline
export function isOn(bit: i32): bool {
  return (switches & bit) != 0;
}
