// The letter of a key where the layout has no Latin letters: what is printed beside it on most keyboards, by its place.

export function keyLetter({ key, code }: { readonly key: string; readonly code: string }): string {
  const place = key.length === 1 && key > '~' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (place === undefined) return key;
  return key === key.toLowerCase() ? place.toLowerCase() : place;
}
