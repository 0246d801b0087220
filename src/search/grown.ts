// Typed arrays do not grow; a larger one takes over what the smaller held.

interface Column {
  readonly length: number;
  set(from: this): void;
}

/** A new array of this length that begins with the old one's values. */
export function grown<T extends Column>(old: T, length: number): T {
  const made = new (old.constructor as new (length: number) => T)(length);
  made.set(old);
  return made;
}
