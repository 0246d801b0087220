// The player's progress at a level: solved, begun, or neither.

export type LevelProgress =
  | { readonly kind: 'open' }
  | { readonly kind: 'begun'; readonly words: string }
  | { readonly kind: 'solved'; readonly words: string };
