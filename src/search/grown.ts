// Grows a typed array by copying it into a larger one.

interface Column {
  readonly length: number;
  set(from: this): void;
}

/** A new array of this length that starts with the values of the old one. */
export function grown<T extends Column>(old: T, length: number): T {
  const made = new (old.constructor as new (length: number) => T)(length);
  made.set(old);
  return made;
}
